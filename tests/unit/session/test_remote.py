# SPDX-License-Identifier: GPL-3.0-or-later
"""A session that follows what it is told."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from literaxx.match import commands as cmd
from literaxx.match.events import Event
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Millis
from literaxx.match.state import BrokenMatch
from literaxx.match.views import redact
from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.host import HostSession
from literaxx.session.remote import RemoteSession, followed
from literaxx.storage.savefile import Header, Step, read_save
from tests.kit.matches import persons, rules_of, setup_of
from tests.kit.sessions import FakeMachine, HandJournal, hosted

EYES = frozenset((1,))


class Pair:
    """A host, and a guest who has been told the beginning."""

    def __init__(self) -> None:
        """A match that has begun."""
        rules = rules_of("literaxx-en")
        self.host: HostSession = hosted(setup_of(rules, persons(0, 1)), rules)
        self.fake = FakeMachine()
        self.journal = HandJournal()
        self.guest = RemoteSession(
            followed(self.header, self.steps(0)),
            (1,),
            journal=self.journal,
            machine=self.fake.machine,
        )

    @property
    def header(self) -> Header:
        """What the guest's file begins with."""
        return self.host.log().header

    def steps(self, count: int) -> list[Step]:
        """What the guest may know of what happened after so many events."""
        return [
            Step(step.n, step.at_ms, tuple(redact(event, EYES) for event in step.events))
            for step in self.host.steps_since(count)
        ]

    def move(self) -> list[Step]:
        """The host passes; what the guest is told."""
        count = self.host.state.count
        turn = self.host.state.composing
        self.host.submit(turn.seat, cmd.Pass(turn.turn_id))
        return self.steps(count)


@pytest.fixture
def pair(qapp: QApplication) -> Pair:
    return Pair()


def test_a_guest_sees_what_its_seat_sees(pair: Pair) -> None:
    assert pair.guest.view(1) == pair.host.view(1)
    assert pair.guest.view(None) == pair.host.view(None)
    assert pair.guest.view(0) != pair.host.view(0)
    told: list[tuple[Event, ...]] = []
    pair.guest.advanced.connect(told.append)
    pair.guest.follow(pair.move())
    assert pair.guest.view(1) == pair.host.view(1)
    assert pair.guest.count == pair.host.state.count
    assert len(told) == 1


def test_steps_that_are_known_are_passed_over(pair: Pair) -> None:
    steps = pair.move()
    pair.guest.follow(steps)
    pair.guest.follow(steps)
    assert pair.guest.count == pair.host.state.count


def test_a_gap_is_a_fault(pair: Pair) -> None:
    pair.move()
    later = pair.move()
    with pytest.raises(BrokenMatch):
        pair.guest.follow(later)
    with pytest.raises(BrokenMatch):
        followed(pair.header, later)
    with pytest.raises(BrokenMatch):
        followed(pair.header, [])


def test_commands_are_handed_on(pair: Pair) -> None:
    wanted: list[tuple[int, cmd.Command]] = []
    refused: list[tuple[int, Refusal]] = []
    pair.guest.wanted.connect(lambda seat, command: wanted.append((seat, command)))
    pair.guest.refused.connect(lambda seat, refusal: refused.append((seat, refusal)))
    pair.guest.submit(1, cmd.UseHelp())
    assert wanted == [(1, cmd.UseHelp())]
    pair.guest.refuse(1, Refusal(Reason.NO_HELP_HERE))
    assert refused == [(1, Refusal(Reason.NO_HELP_HERE))]


def test_what_happens_is_written_down(pair: Pair) -> None:
    pair.guest.keep(1, with_header=True)
    pair.guest.follow(pair.move())
    assert [type(line).__name__ for line in pair.journal.lines] == ["Header", "Step", "Step"]
    assert pair.journal.tail is not None
    assert pair.journal.tail.n == pair.guest.count


def test_nothing_new_is_nothing_to_write(pair: Pair) -> None:
    pair.guest.keep(0, with_header=False)
    assert pair.journal.lines == []


def test_a_copy_can_be_read_like_any_save(pair: Pair, tmp_path: Path) -> None:
    pair.guest.save_copy(tmp_path / "copy.literaxx")
    copy = read_save((tmp_path / "copy.literaxx").read_bytes())
    assert copy.state == pair.guest.log().state
    assert copy.damaged_line is None


@pytest.mark.parametrize(
    ("samples", "shown"),
    [
        ([(1_000, 0)], 1_000),
        ([(1_000, 0), (1_500, 700)], 1_700),
        ([(1_000, 0), (1_900, 700)], 1_900),
    ],
)
def test_the_quickest_message_is_believed_about_the_time(
    pair: Pair, samples: list[tuple[Millis, Millis]], shown: Millis
) -> None:
    start_ms = pair.fake.now_ms
    for at_ms, received_ms in samples:
        pair.fake.now_ms = start_ms + received_ms
        pair.guest.set_time(at_ms)
    assert pair.guest.now_ms() == shown


def test_time_never_goes_back(pair: Pair) -> None:
    pair.guest.set_time(5_000)
    assert pair.guest.now_ms() == 5_000
    for _ in range(20):
        pair.guest.set_time(1_000)
    assert pair.guest.now_ms() == 5_000


def test_time_stands_while_the_host_is_away_and_goes_on_as_the_host_says(pair: Pair) -> None:
    told: list[Trouble] = []
    pair.guest.trouble.connect(told.append)
    pair.guest.set_time(20_000)
    pair.fake.now_ms += 4_000
    pair.guest.lose(TroubleKind.HOST_LOST)
    pair.fake.now_ms += 60_000
    assert (pair.guest.now_ms(), pair.guest.away) == (24_000, TroubleKind.HOST_LOST)
    pair.guest.regain()
    pair.guest.set_time(19_000)
    pair.fake.now_ms += 500
    assert (pair.guest.now_ms(), pair.guest.away) == (19_500, None)
    assert [each.kind for each in told] == [TroubleKind.HOST_LOST, TroubleKind.HOST_BACK]


def test_a_host_that_is_behind_a_log_of_before_is_believed(pair: Pair) -> None:
    save = msgspec.structs.replace(pair.guest.log(), at_ms=30_000)
    guest = RemoteSession(save, (1,), machine=pair.fake.machine)
    assert guest.now_ms() == 30_000
    guest.set_time(12_000)
    assert guest.now_ms() == 12_000


def test_a_closed_session_asks_for_nothing(pair: Pair) -> None:
    wanted: list[int] = []
    closed: list[bool] = []
    pair.guest.wanted.connect(lambda seat, command: wanted.append(seat))
    pair.guest.closed.connect(lambda: closed.append(True))
    assert pair.guest.close()
    assert pair.guest.close()
    pair.guest.submit(1, cmd.UseHelp())
    assert (wanted, closed, pair.journal.closed) == ([], [True], True)
    assert pair.guest.away is TroubleKind.TABLE_LEFT
