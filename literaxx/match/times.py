# SPDX-License-Identifier: GPL-3.0-or-later
"""What time it is at the table, and when something runs out.

While the game is paused all time stands still; while an undo request is answered, all but the
request's own. Deadlines are absolute, and are shifted when time goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from literaxx.match.events import Ballot
from literaxx.match.setup import Millis
from literaxx.match.state import Composing, Judging, MatchState, SeatState

replace = msgspec.structs.replace


def request_now(state: MatchState, at_ms: Millis) -> Millis:
    """The time that counts for an undo request: it stands still in a pause."""
    return at_ms if state.paused_ms is None else state.paused_ms


def table_now(state: MatchState, at_ms: Millis) -> Millis:
    """The time that counts for turns and judging: it also stands still for an undo request."""
    return request_now(state, at_ms) if state.poll is None else state.poll.since_ms


def next_deadline_ms(state: MatchState) -> Millis | None:
    """When a Tick will have something to do; None when nothing can run out."""
    if state.paused_ms is not None:
        return None
    if state.poll is not None:
        return _earliest(open_deadlines(state.poll.ballots))
    match state.phase:
        case Judging(ballots=ballots):
            return _earliest(open_deadlines(ballots))
        case Composing():
            return _earliest(composing_deadlines(state, state.phase))
        case _:
            return None


def composing_deadlines(state: MatchState, turn: Composing) -> tuple[Millis | None, Millis | None]:
    """When game time and move time of the player to move run out; None without a limit."""
    game_ms = state.progress.seats[turn.seat].game_ms_left
    return (
        None if game_ms is None else turn.clock_from_ms + game_ms,
        None if turn.move_ms_left is None else turn.clock_from_ms + turn.move_ms_left,
    )


def open_deadlines(ballots: Iterable[Ballot]) -> tuple[Millis | None, ...]:
    """The deadlines of those who are asked and have not answered."""
    return tuple(ballot.deadline_ms for ballot in ballots if ballot.is_open)


def clock_ms(state: MatchState, seat: int, at_ms: Millis) -> tuple[Millis | None, Millis | None]:
    """(game time, move time) that a seat has left, as a clock shows it; None without a limit.

    Only the player to move has move time.
    """
    game_ms = state.progress.seats[seat].game_ms_left
    if not isinstance(state.phase, Composing) or state.phase.seat != seat:
        return game_ms, None
    used_ms = _composed_ms(state, state.phase, at_ms)
    return _less(game_ms, used_ms), _less(state.phase.move_ms_left, used_ms)


def grace_left_ms(state: MatchState, seat: int, at_ms: Millis) -> Millis:
    """How long the clock of a player who cannot be reached will still stand in this game."""
    turn, grace_ms = state.phase, state.grace_ms[seat]
    if not isinstance(turn, Composing) or turn.seat != seat or state.lost_ms[seat] is None:
        return grace_ms
    return max(0, min(grace_ms, turn.clock_from_ms - table_now(state, at_ms)))


def clock_stopped(state: MatchState, at_ms: Millis) -> MatchState:
    """The state with the clock of the player to move stopped, as when his turn is over.

    What he composed is taken from his game time and move time; how long his clock stood because he
    could not be reached, from his grace.

    Raises:
        BrokenMatch: Nobody is composing.
    """
    turn = state.composing
    used_ms = _composed_ms(state, turn, at_ms)

    def spend(seat: SeatState) -> SeatState:
        return replace(seat, game_ms_left=_less(seat.game_ms_left, used_ms))

    return replace(
        state,
        progress=state.progress.with_seat(turn.seat, spend),
        phase=replace(turn, move_ms_left=_less(turn.move_ms_left, used_ms)),
        grace_ms=_grace_spent(state, turn, at_ms),
    )


def time_shifted(state: MatchState, by_ms: Millis) -> MatchState:
    """The state with turn, judging and undo window moved in time; an undo request is not."""
    phase = state.phase
    if isinstance(phase, Composing):
        phase = replace(phase, clock_from_ms=phase.clock_from_ms + by_ms)
    elif isinstance(phase, Judging):
        phase = replace(phase, ballots=shifted(phase.ballots, by_ms))
    undo = state.undo
    if undo is not None and undo.until_ms is not None:
        undo = replace(undo, until_ms=undo.until_ms + by_ms)
    return replace(state, phase=phase, undo=undo)


def shifted(ballots: Iterable[Ballot], by_ms: Millis) -> tuple[Ballot, ...]:
    """The ballots with every deadline moved."""
    return tuple(
        ballot
        if ballot.deadline_ms is None
        else replace(ballot, deadline_ms=ballot.deadline_ms + by_ms)
        for ballot in ballots
    )


def _composed_ms(state: MatchState, turn: Composing, at_ms: Millis) -> Millis:
    """How long the player to move has been composing since his clock was last set going."""
    return max(0, table_now(state, at_ms) - turn.clock_from_ms)


def _grace_spent(state: MatchState, turn: Composing, at_ms: Millis) -> tuple[Millis, ...]:
    """The grace of all seats after the turn's clock stood still until now.

    For a player who cannot be reached, the clock has been set to start when his grace is used up.
    """
    grace = list(state.grace_ms)
    grace[turn.seat] = grace_left_ms(state, turn.seat, at_ms)
    return tuple(grace)


def _less(limit_ms: Millis | None, used_ms: Millis) -> Millis | None:
    """What is left of a limit; None stays none."""
    return None if limit_ms is None else max(0, limit_ms - used_ms)


def _earliest(deadlines: Iterable[Millis | None]) -> Millis | None:
    """The first deadline, if there is any."""
    return min((deadline for deadline in deadlines if deadline is not None), default=None)
