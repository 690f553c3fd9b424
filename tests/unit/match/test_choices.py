# SPDX-License-Identifier: GPL-3.0-or-later
"""What F2, F3 and F4 mean, in every phase and for everybody."""

import msgspec
import pytest

from literaxx.match.choices import (
    Choices,
    Deed,
    Key,
    Matter,
    Offer,
    addressed,
    choices,
    command_for,
    is_covered,
    mover,
    rack_seat,
    undoer,
)
from literaxx.match.commands import (
    Accept,
    AnswerUndo,
    Check,
    Exchange,
    Pass,
    Propose,
    RequestUndo,
    Resume,
    Shuffle,
)
from literaxx.match.events import Ballot, EndCause
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import (
    Composing,
    Finished,
    Judging,
    MatchState,
    Phase,
    Progress,
    SeatState,
    UndoPoll,
    UndoWindow,
)
from literaxx.model.board import Board
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score, Settlement
from literaxx.model.table import Table

PLAY = TilePlay(())
TURN = Composing(turn_id=7, seat=0, has_curtain=False, clock_from_ms=0, move_ms_left=None)
PROGRESS = Progress(Table(Board.empty(3, 3), ((),) * 3, (), (0,) * 3), (SeatState(),) * 3)
TURN_OFFERS = (Offer(Deed.OK, Key.F2), Offer(Deed.EXCHANGE, Key.F3), Offer(Deed.PASS, Key.F4))
JUDGE_OFFERS = (Offer(Deed.ACCEPT, Key.F2), Offer(Deed.CHECK, Key.F3))
UNDO_OFFERS = (Offer(Deed.UNDO, Key.F2),)


def match_at(phase: Phase, *, hides_racks: bool = True) -> MatchState:
    """A match of three persons at one PC."""
    seats = tuple(SeatSpec(name) for name in ("Ana", "Bo", "Cy"))
    setup = Setup("small", 1, seats, Options(), hides_racks)
    return MatchState(setup, 20, PROGRESS, phase, lost_ms=(None,) * 3)


def judging(*ballots: Ballot) -> Judging:
    return Judging(9, 0, PLAY, Score(()), ballots)


def window(until_ms: int | None, seat: int = 0) -> UndoWindow:
    turn = msgspec.structs.replace(TURN, seat=seat)
    return UndoWindow(9, seat, until_ms, PROGRESS, turn)


ASKED_1 = judging(Ballot(1, True, 10_000), Ballot(2, False))
ASKED_2 = judging(Ballot(1, True, 10_000, True), Ballot(2, True, 15_000))
OVER = Finished(EndCause.PASSES, None, (Settlement((), 0, 0),) * 3)
POLL = UndoPoll(12, 0, 500, (Ballot(1, True, 10_500), Ballot(2, False)))


def test_the_player_to_move_has_ok_exchange_and_pass() -> None:
    assert choices(match_at(TURN), 0, 0) == Choices(0, Matter.COMPOSING, 7, TURN_OFFERS)


def test_without_racks_f3_shuffles() -> None:
    assert choices(match_at(TURN, hides_racks=False), 0, 0).on(Key.F3) is Deed.SHUFFLE


def test_behind_the_curtain_no_key_does_anything() -> None:
    covered = msgspec.structs.replace(TURN, has_curtain=True)
    assert choices(match_at(covered), 0, 0) == Choices(0, Matter.CURTAIN, 7)


def test_others_wait_while_one_composes() -> None:
    assert choices(match_at(TURN), 1, 0) == Choices(1, Matter.WAITING)


def test_an_opponent_who_is_asked_accepts_or_checks() -> None:
    assert choices(match_at(ASKED_1), 1, 0) == Choices(1, Matter.JUDGING, 9, JUDGE_OFFERS, 10_000)


@pytest.mark.parametrize(("phase", "seat"), [(ASKED_1, 2), (ASKED_2, 1), (ASKED_1, 0)])
def test_who_is_not_asked_or_has_answered_or_moved_waits(phase: Judging, seat: int) -> None:
    assert choices(match_at(phase), seat, 0) == Choices(seat, Matter.WAITING)


@pytest.mark.parametrize("until_ms", [None, 10_000])
def test_the_mover_may_ask_for_undo_while_his_word_is_judged(until_ms: int | None) -> None:
    state = msgspec.structs.replace(match_at(ASKED_1), undo=window(until_ms))
    assert choices(state, 0, 9_999) == Choices(
        0, Matter.WAITING, 9, UNDO_OFFERS, undo_until_ms=until_ms
    )


def test_the_chance_for_undo_ends_at_its_deadline() -> None:
    state = msgspec.structs.replace(match_at(ASKED_1), undo=window(10_000))
    assert choices(state, 0, 10_000) == Choices(0, Matter.WAITING)
    assert undoer(state, (0, 1, 2), 10_000) is None


def test_a_turn_that_had_its_undo_request_has_no_other() -> None:
    spent = msgspec.structs.replace(TURN, may_undo=False)
    state = msgspec.structs.replace(match_at(ASKED_1), undo=UndoWindow(9, 0, None, PROGRESS, spent))
    assert undoer(state, (0,), 0) is None


def test_judging_comes_before_asking_for_undo() -> None:
    state = msgspec.structs.replace(match_at(ASKED_1), undo=window(None, seat=1))
    assert choices(state, 1, 0).matter is Matter.JUDGING


def test_asking_for_undo_comes_before_ok_when_the_next_turn_is_ones_own() -> None:
    state = msgspec.structs.replace(match_at(TURN), undo=window(10_000))
    asking = choices(state, 0, 0)
    assert asking.on(Key.F2) is Deed.UNDO
    assert asking.allows(Deed.OK)
    assert choices(state, 0, 10_000).on(Key.F2) is Deed.OK


@pytest.mark.parametrize("phase", [TURN, ASKED_1])
def test_an_undo_request_comes_before_everything(phase: Phase) -> None:
    state = msgspec.structs.replace(match_at(phase), poll=POLL, undo=window(None))
    assert choices(state, 1, 600) == Choices(
        1,
        Matter.UNDO_ANSWER,
        12,
        (Offer(Deed.AGREE, Key.F2), Offer(Deed.REFUSE, Key.F3)),
        10_500,
    )
    assert choices(state, 0, 600) == Choices(0, Matter.WAITING, 12)
    assert choices(state, 2, 600) == Choices(2, Matter.WAITING, 12)


@pytest.mark.parametrize("phase", [TURN, ASKED_1])
def test_in_a_pause_there_is_only_going_on(phase: Phase) -> None:
    state = msgspec.structs.replace(match_at(phase), paused_ms=100, undo=window(None))
    assert choices(state, 0, 100) == Choices(0, Matter.PAUSED, offers=(Offer(Deed.RESUME, None),))
    assert choices(state, 0, 100, may_resume=False) == Choices(0, Matter.PAUSED)
    assert choices(state, 0, 100, is_away=True) == Choices(0, Matter.AWAY)
    assert undoer(state, (0,), 100) is None


def test_after_the_game_no_key_does_anything() -> None:
    after = choices(match_at(OVER), 0, 0)
    assert after == Choices(0, Matter.FINISHED, offers=(Offer(Deed.RESULT, None),))
    assert [after.on(key) for key in Key] == [None, None, None]
    assert mover(match_at(OVER)) is None


def test_who_has_left_is_asked_nothing() -> None:
    state = msgspec.structs.replace(match_at(ASKED_1), left=frozenset({1}))
    assert choices(state, 1, 0) == Choices(1, Matter.WAITING)


@pytest.mark.parametrize(
    ("phase", "poll", "here", "who"),
    [
        (TURN, None, (0, 1, 2), 0),
        (TURN, None, (1, 2), None),
        (TURN, None, (2,), 2),
        (ASKED_1, None, (0, 1, 2), 1),
        (ASKED_2, None, (0, 1, 2), 2),
        (ASKED_2, None, (0, 1), None),
        (TURN, POLL, (0, 1, 2), 1),
        (TURN, POLL, (0, 2), None),
        (OVER, None, (0, 1), None),
    ],
)
def test_the_person_addressed_is_the_one_who_is_asked(
    phase: Phase, poll: UndoPoll | None, here: tuple[int, ...], who: int | None
) -> None:
    assert addressed(msgspec.structs.replace(match_at(phase), poll=poll), here, 0) == who


def test_the_mover_is_addressed_when_nobody_else_here_is_asked() -> None:
    state = msgspec.structs.replace(match_at(ASKED_2), undo=window(None))
    assert addressed(state, (0, 1), 0) == 0
    assert undoer(state, (0, 1, 2), 0) == 0
    assert addressed(state, (0, 1, 2), 0) == 2


COMMANDS = [
    (Deed.OK, TURN, Propose(7, PLAY)),
    (Deed.EXCHANGE, TURN, Exchange(7, ("A",))),
    (Deed.SHUFFLE, TURN, Shuffle(7)),
    (Deed.PASS, TURN, Pass(7)),
    (Deed.ACCEPT, ASKED_1, Accept(9)),
    (Deed.CHECK, ASKED_1, Check(9)),
    (Deed.UNDO, ASKED_1, RequestUndo(9)),
    (Deed.AGREE, TURN, AnswerUndo(12, True)),
    (Deed.REFUSE, TURN, AnswerUndo(12, False)),
    (Deed.RESUME, TURN, Resume()),
]


@pytest.mark.parametrize(("deed", "phase", "command"), COMMANDS)
def test_each_deed_is_one_command_about_the_matter_at_hand(
    deed: Deed, phase: Phase, command: object
) -> None:
    state = msgspec.structs.replace(match_at(phase), poll=POLL, undo=window(None))
    assert command_for(deed, state, PLAY, ("A",)) == command


@pytest.mark.parametrize("deed", [deed for deed in Deed if deed is not Deed.RESUME])
def test_a_deed_whose_matter_is_gone_is_no_command(deed: Deed) -> None:
    assert command_for(deed, match_at(OVER), PLAY, ("A",)) is None


def test_nothing_laid_is_no_proposal() -> None:
    assert command_for(Deed.OK, match_at(TURN), None, ()) is None
    assert command_for(Deed.ACCEPT, match_at(TURN), PLAY, ()) is None
    assert command_for(Deed.OK, match_at(ASKED_1), PLAY, ()) is None


@pytest.mark.parametrize(
    ("phase", "here", "who", "rack", "covered"),
    [
        (TURN, (0, 1), 0, 0, False),
        (TURN, (2,), 2, 2, False),
        (TURN, (1, 2), None, 1, True),
        (ASKED_1, (0, 1, 2), 1, 0, True),
        (ASKED_1, (1, 2), 1, 1, True),
        (ASKED_1, (1,), 1, 1, False),
        (msgspec.structs.replace(TURN, has_curtain=True), (0, 1), 0, 0, True),
        (TURN, (), None, None, False),
    ],
)
def test_at_a_shared_screen_only_the_player_who_composes_sees_a_rack(
    phase: Phase, here: tuple[int, ...], who: int | None, rack: int | None, covered: bool
) -> None:
    state = match_at(phase)
    assert addressed(state, here, 0) == who
    assert rack_seat(state, here, who) == rack
    assert is_covered(state, here, choices(state, who, 0)) is covered


def test_an_undo_request_covers_the_rack_of_the_one_who_composes() -> None:
    state = msgspec.structs.replace(match_at(TURN), poll=POLL)
    assert rack_seat(state, (0, 1, 2), 1) == 0
    assert is_covered(state, (0, 1, 2), choices(state, 1, 0))


def test_a_pause_covers_everything_and_the_end_nothing() -> None:
    paused = msgspec.structs.replace(match_at(TURN), paused_ms=5)
    assert is_covered(paused, (0,), choices(paused, 0, 5))
    over = msgspec.structs.replace(match_at(OVER), is_revealed=True)
    assert not is_covered(over, (0, 1, 2), choices(over, None, 5))
