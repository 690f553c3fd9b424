# SPDX-License-Identifier: GPL-3.0-or-later
"""Nonsense of every kind, into the codec and into a living host while others play on."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from literaxx.match import commands as cmd
from literaxx.match.events import SeatLeft
from literaxx.match.refusals import Reason
from literaxx.match.setup import SeatSpec
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.model.board import Placement
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay, TilePlay
from literaxx.model.tiles import Tile
from literaxx.net import messages as msg
from literaxx.net.client import Guest
from literaxx.net.errand import new_token
from literaxx.net.messages import PROTOCOL, TO_HOST, ToHost
from literaxx.net.wire import Reader, WireError, frame
from literaxx.session.host import HostSession
from literaxx.session.remote import RemoteSession
from tests.kit.bots import STEADY, seat_bots
from tests.kit.lan import Table, wait_for
from tests.kit.matches import OddWordsBad, rules_of, setup_of
from tests.kit.raw_guest import RawGuest

pytestmark = pytest.mark.lan

CODEC_INPUTS = 90_000
LIVE_MESSAGES = 12_000
LIVE_CONNECTIONS = 400


def samples(random: Random) -> list[bytes]:
    """Good messages of every kind, as bytes."""
    token = new_token()
    commands: list[msg.PlayerCommand] = [
        cmd.Propose(1, TilePlay((Placement(Square(7, 7), Tile("A")),))),
        cmd.Propose(1, PathPlay((Square(0, 0), Square(0, 1)))),
        cmd.Exchange(1, ("A", "?")),
        cmd.Pass(1),
        cmd.Check(1),
        cmd.AnswerUndo(1, agree=True),
        cmd.ArrangeRack(("A",)),
    ]
    said: list[ToHost] = [
        msg.Hello(PROTOCOL),
        msg.Join(("Ana", "Bo"), token),
        msg.Return(token, "1", 3, "ab"),
        msg.Say("hi", msg.Phrase.THANKS),
        msg.Ready(is_ready=True),
        msg.Beat(),
        *(msg.Ask(n + 1, "1", n % 4, command) for n, command in enumerate(commands)),
    ]
    random.shuffle(said)
    return [frame(TO_HOST.encode(message)) for message in said]


def spoilt(random: Random, good: list[bytes]) -> bytes:
    """Something that is nearly good, or not at all."""
    frame_ = bytearray(random.choice(good))
    match random.randrange(9):
        case 0:
            return random.randbytes(random.randint(1, 60))
        case 1:
            return bytes(frame_[: random.randint(0, len(frame_))])
        case 2:
            frame_[random.randrange(len(frame_))] = random.randrange(256)
            return bytes(frame_)
        case 3:
            return random.randrange(2**32).to_bytes(4, "big") + bytes(frame_)
        case 4:
            return frame(b"".join(random.choices((b"[", b"{", b'"', b","), k=200)))
        case 5:
            return frame(b"[" * random.randint(1, 3_000))
        case 6:
            value: object = random.choice([None, True, -1, 2**70, 1e300, "x" * 5_000, [], {}])
            keys = ("id", "seat", "names", "token", "text", "protocol", "command", "count")
            data = msgspec.json.decode(bytes(frame_[4:]), type=dict[str, object])
            data[random.choice(keys)] = value
            return frame(json.dumps(data).encode())
        case 7:
            return frame(b'{"type":"say","text":"' + random.randbytes(20) + b'"}')
        case _:
            return b"".join(random.sample(good, 3))


def test_no_bytes_ever_raise_anything_but_a_wire_error() -> None:
    random = Random(1)
    good = samples(random)
    outcomes = {True: 0, False: 0}
    for _ in range(CODEC_INPUTS):
        reader = Reader(TO_HOST)
        try:
            for _message in reader.feed(spoilt(random, good)):
                outcomes[True] += 1
        except WireError:
            outcomes[False] += 1
    assert min(outcomes.values()) > 1_000


class Playing:
    """A table where two honest guests and the host play game after game, with a villain."""

    def __init__(self) -> None:
        """Begin."""
        self.rules = rules_of("literaxx-en")
        seats = (SeatSpec("Host"), *(SeatSpec(""),) * 3)
        setup = setup_of(self.rules, seats, STEADY)
        self.table = Table(self.rules, setup=setup, referee=OddWordsBad())
        for name in ("Ben", "Cleo"):
            guest = self.table.sit(name)
            guest.began.connect(self._seat_bots)
        self.villain = RawGuest(self.table.port)
        self.villain.sit("Villain", new_token())
        wait_for(lambda: self.villain.last(msg.Seated))
        self.turns = 0
        self.matches = 0
        self.begin()

    @property
    def session(self) -> HostSession:
        """The game that is going on."""
        assert self.table.session is not None
        return self.table.session

    def begin(self) -> None:
        """The next game."""
        self.matches += 1
        seat_bots(self.table.start(str(self.matches)), (0,), self.rules, self.matches)

    def go_on(self, command_id: int) -> None:
        """Even a villain moves and judges, or nobody gets on; begin again when a game is over."""
        state = self.session.state
        match state.phase:
            case Finished():
                self.turns += len(state.progress.history)
                self.session.close()
                self.session.deleteLater()
                self.begin()
            case Composing(seat=3, turn_id=turn_id):
                self._ask(command_id, cmd.Pass(turn_id))
            case Judging(proposal_id=proposal_id, ballots=ballots):
                if any(ballot.seat == 3 and ballot.is_open for ballot in ballots):
                    self._ask(command_id, cmd.Accept(proposal_id))

    def honest(self) -> list[Guest]:
        """The others."""
        return self.table.guests

    def _ask(self, command_id: int, command: msg.PlayerCommand) -> None:
        self.villain.send(msg.Ask(command_id, str(self.matches), 3, command))

    def _seat_bots(self, session: RemoteSession) -> None:
        seat_bots(session, session.seats_here, self.rules, self.matches)


@pytest.fixture
def playing(qapp: QApplication) -> Iterator[Playing]:
    playing = Playing()
    yield playing
    playing.villain.hang_up(gently=False)
    playing.villain.deleteLater()
    playing.table.close()


def hostile(random: Random, state: MatchState, match_id: str, number: int) -> msg.Ask:
    """A well-formed command that ought to be refused: forged, stale, replayed, not allowed."""
    subject = random.choice((state.count, state.count - 1, 0, -5, 2**53, random.randrange(300)))
    match state.phase:
        case Composing(turn_id=turn_id):
            subject = random.choice((subject, turn_id))
        case Judging(proposal_id=proposal_id):
            subject = random.choice((subject, proposal_id))
    tiles = tuple(
        random.choice(("A", "?", "", "*", "ZZ", "é")) for _ in range(random.randint(0, 9))
    )
    squares = tuple(
        Square(random.randint(-2, 16), random.randint(-2, 16)) for _ in range(random.randint(0, 30))
    )
    command: msg.PlayerCommand = random.choice(
        (
            cmd.Propose(subject, PathPlay(squares)),
            cmd.Propose(subject, TilePlay(tuple(Placement(s, Tile("A")) for s in squares))),
            cmd.Exchange(subject, tiles),
            cmd.Shuffle(subject),
            cmd.Pass(subject),
            cmd.Accept(subject),
            cmd.Check(subject),
            cmd.RequestUndo(subject),
            cmd.AnswerUndo(subject, agree=False),
            cmd.LiftCurtain(subject),
            cmd.ArrangeRack(tiles),
            cmd.Pause(),
            cmd.Resume(),
            cmd.Leave(),
            cmd.UseHelp(),
        )
    )
    ask_id = random.choice((number, number, number, random.randint(1, number)))
    is_forged = not isinstance(command, cmd.Exchange | cmd.Pause | cmd.Shuffle | cmd.UseHelp)
    seat = random.choice((0, 1, 2)) if is_forged else 3
    return msg.Ask(ask_id, random.choice((match_id, match_id, "", "x")), seat, command)


def test_a_host_plays_on_whatever_a_modified_guest_asks_for(playing: Playing) -> None:
    random = Random(2)
    villain = playing.villain
    ids = count(1)
    for _ in range(LIVE_MESSAGES // 100):
        for _ in range(100):
            state, match_id = playing.session.state, str(playing.matches)
            villain.send(hostile(random, state, match_id, next(ids)))
        playing.go_on(next(ids))
        last = next(ids)
        villain.send(msg.Ask(last, "last", 3, cmd.Pass(0)))
        wait_for(partial(_is_answered, villain, last))
    assert villain.is_connected
    assert all(guest.is_linked for guest in playing.honest())
    refused = [done for done in villain.answered if done.refusal is not None]
    assert len(refused) > LIVE_MESSAGES // 2
    left = [event for event in playing.session.events_since(0, None) if isinstance(event, SeatLeft)]
    assert left == []
    assert playing.turns + len(playing.session.state.progress.history) > 10


def test_an_exchange_against_the_rules_is_refused(playing: Playing) -> None:
    """The fourth one, and one with fewer than seven tiles in the bag."""
    villain, session = playing.villain, playing.session
    ids = count(1)
    for _ in range(400):
        state = playing.session.state
        match state.phase:
            case Finished():
                break
            case Composing(seat=3, turn_id=turn_id):
                rack = state.table.racks[3][:1]
                ask = next(ids)
                exchange = cmd.Exchange(turn_id, rack)
                villain.send(msg.Ask(ask, str(playing.matches), 3, exchange))
                wait_for(partial(_is_answered, villain, ask))
                if villain.answered[-1].refusal is not None:
                    assert state.progress.seats[3].exchanges == 3 or len(state.table.bag) < 7
                    playing.go_on(next(ids))
            case _:
                playing.go_on(next(ids))
        wait_for(partial(_is_past, playing, state.count))
    used = session.state.progress.seats[3].exchanges
    assert used <= 3
    reasons = [done.refusal.reason for done in villain.answered if done.refusal is not None]
    assert Reason.AGAINST_RULES in reasons


def test_malformed_input_ends_its_own_connection_and_nothing_else(playing: Playing) -> None:
    random = Random(3)
    good = samples(random)
    sizes = []
    for number in range(LIVE_CONNECTIONS):
        peer = RawGuest(playing.table.port)
        for _ in range(random.randint(1, 5)):
            peer.send_bytes(spoilt(random, good))
        peer.hang_up(gently=random.random() < 0.5)
        peer.deleteLater()
        playing.go_on(number + 1)
        if number % 100 == 99:
            gc.collect()
            sizes.append(resident_kib())
    wait_for(lambda: playing.table.server.connections == 3)
    assert all(guest.is_linked for guest in playing.honest())
    assert playing.villain.is_connected
    assert sizes[-1] - sizes[0] < 20_000


def _is_answered(villain: RawGuest, command_id: int) -> bool:
    return any(done.id == command_id for done in reversed(villain.answered))


def _is_past(playing: Playing, count_: int) -> bool:
    state = playing.session.state
    return state.count > count_ or isinstance(state.phase, Finished)


def resident_kib() -> int:
    """The memory of this process; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4
