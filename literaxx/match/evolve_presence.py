# SPDX-License-Identifier: GPL-3.0-or-later
"""What events about the people make of a state; `evolve` calls these steps."""

from __future__ import annotations

from collections import Counter

import msgspec

from literaxx.match import events as ev
from literaxx.match.evolve_answers import done, judged, polled
from literaxx.match.setup import UNREACHABLE_MS, Millis
from literaxx.match.state import BrokenMatch, Composing, Judging, MatchState
from literaxx.match.times import clock_stopped, shifted, time_shifted

replace = msgspec.structs.replace


def rack_arranged(state: MatchState, event: ev.RackArranged) -> MatchState:
    """The same tiles lie in another order."""
    if Counter(event.tiles) != Counter(state.table.racks[event.seat]):
        raise BrokenMatch("other tiles are on the rack")
    return state.with_table(state.table.with_rack(event.seat, event.tiles))


def paused(state: MatchState, event: ev.Paused) -> MatchState:
    """All time stands still."""
    return replace(state, paused_ms=event.at_ms)


def resumed(state: MatchState, event: ev.Resumed) -> MatchState:
    """All deadlines move by as much as the pause was long."""
    if state.paused_ms is None:
        raise BrokenMatch("the game is not paused")
    by_ms = event.at_ms - state.paused_ms
    moved = time_shifted(state, by_ms)
    poll = moved.poll
    if poll is not None:
        poll = replace(poll, since_ms=poll.since_ms + by_ms, ballots=shifted(poll.ballots, by_ms))
    return replace(moved, paused_ms=None, poll=poll)


def seat_left(state: MatchState, event: ev.SeatLeft) -> MatchState:
    """A player is asked nothing any more, and nothing of his can be undone."""
    undo = state.undo
    if undo is not None and undo.seat == event.seat:
        undo = None
    state = replace(state, left=state.left | {event.seat}, undo=undo)
    if isinstance(state.phase, Judging):
        state = judged(state, event.seat, done)
    return state if state.poll is None else polled(state, event.seat, done)


def help_used(state: MatchState, event: ev.HelpUsed) -> MatchState:
    """Nothing changes: the event itself is what everybody is to know."""
    return state


def link_lost(state: MatchState, event: ev.LinkLost) -> MatchState:
    """Clock and judging wait for a player who cannot be reached, but not for ever."""
    seat, turn = event.seat, state.phase
    if isinstance(turn, Composing) and turn.seat == seat:
        from_ms = max(turn.clock_from_ms, event.at_ms) + state.grace_ms[seat]
        state = _clock_set(state, event.at_ms, from_ms)
    return _judge_limited(_with_link(state, seat, event.at_ms), seat, event.at_ms + UNREACHABLE_MS)


def link_regained(state: MatchState, event: ev.LinkRegained) -> MatchState:
    """Clock and judging go on as for anybody."""
    seat, turn = event.seat, state.phase
    if isinstance(turn, Composing) and turn.seat == seat:
        from_ms = max(turn.clock_from_ms - state.grace_ms[seat], event.at_ms)
        state = _clock_set(state, event.at_ms, from_ms)
    return _judge_limited(_with_link(state, seat, None), seat, None)


def _clock_set(state: MatchState, at_ms: Millis, from_ms: Millis) -> MatchState:
    """The clock of the player to move stopped now, and set to go on at another moment."""
    stopped = clock_stopped(state, at_ms)
    return replace(stopped, phase=replace(stopped.composing, clock_from_ms=from_ms))


def _with_link(state: MatchState, seat: int, lost_ms: Millis | None) -> MatchState:
    links = list(state.lost_ms)
    links[seat] = lost_ms
    return replace(state, lost_ms=tuple(links))


def _judge_limited(state: MatchState, seat: int, deadline_ms: Millis | None) -> MatchState:
    """Where decisions have no limit, an asked judge has one while he cannot be reached."""
    if not isinstance(state.phase, Judging) or state.setup.options.decision_ms:
        return state
    return judged(
        state,
        seat,
        lambda ballot: replace(ballot, deadline_ms=deadline_ms) if ballot.is_asked else ballot,
    )
