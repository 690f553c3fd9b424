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
from literaxx.match.state import Composing, Judging, MatchState


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
    return tuple(b.deadline_ms for b in ballots if b.is_asked and not b.is_done)


def composed_ms(state: MatchState, turn: Composing, at_ms: Millis) -> Millis:
    """How long the player to move has been composing."""
    return max(0, table_now(state, at_ms) - turn.clock_from_ms)


def clock_ms(state: MatchState, seat: int, at_ms: Millis) -> tuple[Millis | None, Millis | None]:
    """(game time, move time) that a seat has left, as a clock shows it; None without a limit.

    Only the player to move has move time.
    """
    game_ms = state.progress.seats[seat].game_ms_left
    if not isinstance(state.phase, Composing) or state.phase.seat != seat:
        return game_ms, None
    used = composed_ms(state, state.phase, at_ms)
    move_ms = state.phase.move_ms_left
    return (
        None if game_ms is None else max(0, game_ms - used),
        None if move_ms is None else max(0, move_ms - used),
    )


def shifted(ballots: Iterable[Ballot], by_ms: Millis) -> tuple[Ballot, ...]:
    """The ballots with every deadline moved."""
    return tuple(
        ballot
        if ballot.deadline_ms is None
        else msgspec.structs.replace(ballot, deadline_ms=ballot.deadline_ms + by_ms)
        for ballot in ballots
    )


def _earliest(deadlines: Iterable[Millis | None]) -> Millis | None:
    """The first deadline, if there is any."""
    return min((deadline for deadline in deadlines if deadline is not None), default=None)
