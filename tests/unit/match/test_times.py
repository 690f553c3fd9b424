# SPDX-License-Identifier: GPL-3.0-or-later
"""The next deadline at every moment, and clocks to the millisecond."""

from collections.abc import Callable

import pytest

from literaxx.match import commands as cmd
from literaxx.match.events import Ballot
from literaxx.match.setup import Millis, Options
from literaxx.match.state import BrokenMatch
from literaxx.match.times import (
    clock_stopped,
    grace_left_ms,
    next_deadline_ms,
    shifted,
    time_shifted,
)
from tests.kit.matches import persons
from tests.kit.scripts import PATIENT, Story, story

TIMED = Options(decision_ms=10_000, move_ms=60_000, game_ms=90_000)


def three(options: Options = TIMED, *places: int) -> Story:
    return story("CABDE", "ACEEA", "BADEE", seats=persons(*(places or (0, 1, 2))), options=options)


DEADLINES: dict[str, tuple[Callable[[], Story], Millis | None]] = {
    "no limits": (lambda: three(PATIENT), None),
    "no limits, judging": (lambda: three(PATIENT).lays("3C", "CAB"), None),
    "no limits, undo": (lambda: three(PATIENT).waits(7).lays("3C", "CAB").asks(), 10_007),
    "move time": (three, 60_000),
    "game time": (lambda: three(Options(game_ms=90_000)), 90_000),
    "game time is less": (lambda: three(Options(move_ms=60_000, game_ms=9_000)), 9_000),
    "curtain": (lambda: three(TIMED, 0, 0, 0), 70_000),
    "curtain lifted": (lambda: three(TIMED, 0, 0, 0).waits(4_000).lifts(), 64_000),
    "judging": (lambda: three().waits(3_000).lays("3C", "CAB"), 13_000),
    "one has answered": (lambda: three().lays("3C", "CAB").waits(9).accepts(1), 10_000),
    "the next is asked": (
        lambda: three(TIMED, 0, 1, 1).lays("3C", "CAB").waits(9).accepts(1),
        10_009,
    ),
    "undo": (lambda: three().lays("3C", "CAB").waits(5_000).asks(), 15_000),
    "undo refused": (
        lambda: three().lays("3C", "CAB").waits(5_000).asks().waits(2_000).refuses(1),
        12_000,
    ),
    "unreachable judge": (lambda: three(PATIENT).lays("3C", "CAB").waits(500).loses(2), 30_500),
    "unreachable mover": (lambda: three().waits(500).loses(0), 500 + 120_000 + 59_500),
    "paused": (lambda: three().pauses(), None),
    "paused while judging": (lambda: three().lays("3C", "CAB").pauses(), None),
    "resumed": (lambda: three().waits(5_000).pauses().waits(1_000).resumes(), 61_000),
    "over": (lambda: three().leaves(0).leaves(1), None),
}


@pytest.mark.parametrize("moment", DEADLINES)
def test_the_next_deadline_is_when_something_runs_out(moment: str) -> None:
    build, deadline_ms = DEADLINES[moment]
    assert next_deadline_ms(build().state) == deadline_ms


@pytest.mark.parametrize("moment", [name for name, (_, at) in DEADLINES.items() if at is not None])
def test_at_a_deadline_a_tick_settles_something_and_before_it_nothing(moment: str) -> None:
    build, deadline_ms = DEADLINES[moment]
    match = build()
    assert deadline_ms is not None
    match.now_ms = deadline_ms - 1
    assert match.say(cmd.HOST, cmd.Tick()) == ()
    match.now_ms = deadline_ms
    assert match.say(cmd.HOST, cmd.Tick()) != ()


def test_a_clock_never_shows_less_than_nothing() -> None:
    match = three()
    match.now_ms = 10**7
    assert match.clock(0) == (0, 0)


def test_the_clock_of_who_is_not_composing_stands() -> None:
    match = three().waits(5_000).lays("3C", "CAB").waits(3_000)
    assert match.clock(0) == (85_000, None)
    assert match.clock(1) == (90_000, None)


def test_what_is_left_of_the_two_minutes_can_be_told_at_any_moment() -> None:
    match = three().loses(1).waits(10_000)
    assert grace_left_ms(match.state, 1, match.now_ms) == 120_000  # it is not his turn
    match.passes().waits(50_000)
    assert grace_left_ms(match.state, 1, match.now_ms) == 70_000
    match.waits(71_000)
    assert grace_left_ms(match.state, 1, match.now_ms) == 0
    assert grace_left_ms(match.state, 0, match.now_ms) == 120_000


def test_only_a_turn_has_a_clock_to_stop() -> None:
    with pytest.raises(BrokenMatch, match="nobody is composing"):
        clock_stopped(three().lays("3C", "CAB").state, 0)


def test_a_stopped_clock_has_used_what_was_composed() -> None:
    state = clock_stopped(three().waits(5_000).state, 7_000)
    assert state.progress.seats[0].game_ms_left == 83_000
    assert state.composing.move_ms_left == 53_000


def test_shifting_moves_every_deadline_but_those_of_an_undo_request() -> None:
    state = three().lays("3C", "CAB").asks().state
    moved = time_shifted(state, 1_000)
    assert [ballot.deadline_ms for ballot in moved.judging.ballots] == [11_000, 11_000]
    assert moved.undo is not None
    assert moved.undo.until_ms == 11_000
    assert moved.answering == state.answering


def test_shifting_by_nothing_changes_nothing() -> None:
    for build, _ in DEADLINES.values():
        state = build().state
        assert time_shifted(state, 0) == state


def test_ballots_without_a_deadline_get_none_by_shifting() -> None:
    ballots = (Ballot(1, is_asked=True, deadline_ms=5), Ballot(2, is_asked=False))
    assert shifted(ballots, 3) == (Ballot(1, is_asked=True, deadline_ms=8), ballots[1])
