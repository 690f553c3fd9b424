# SPDX-License-Identifier: GPL-3.0-or-later
"""What events about judging and undo make of a state; `evolve` calls these steps."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from literaxx.match import events as ev
from literaxx.match.evolve_turns import turn_over, with_tiles
from literaxx.match.setup import ANSWER_MS, UNDONE_MOVE_MS, Millis
from literaxx.match.state import (
    BrokenMatch,
    Judging,
    MatchState,
    TurnKind,
    TurnRecord,
    UndoPoll,
    UndoWindow,
)
from literaxx.match.times import clock_stopped, time_shifted

replace = msgspec.structs.replace

BallotChange = Callable[[ev.Ballot], ev.Ballot]


def judged(state: MatchState, seat: int, change: BallotChange) -> MatchState:
    """The state with a seat's answer to the proposal changed."""
    phase = state.judging
    return replace(state, phase=replace(phase, ballots=_changed(phase.ballots, seat, change)))


def polled(state: MatchState, seat: int, change: BallotChange) -> MatchState:
    """The state with a seat's answer to the undo request changed."""
    poll = state.answering
    return replace(state, poll=replace(poll, ballots=_changed(poll.ballots, seat, change)))


def done(ballot: ev.Ballot) -> ev.Ballot:
    """The ballot of somebody who needs no more asking."""
    return replace(ballot, is_done=True)


def _asked(deadline_ms: Millis | None) -> BallotChange:
    return lambda ballot: replace(ballot, is_asked=True, deadline_ms=deadline_ms)


def _changed(
    ballots: tuple[ev.Ballot, ...], seat: int, change: BallotChange
) -> tuple[ev.Ballot, ...]:
    return tuple(change(ballot) if ballot.seat == seat else ballot for ballot in ballots)


def play_proposed(state: MatchState, event: ev.PlayProposed) -> MatchState:
    """The clock stops, the row of passes is broken, the opponents judge."""
    stopped = clock_stopped(state, event.at_ms)
    undo = None
    if event.may_undo:
        undo = UndoWindow(
            state.count, event.seat, event.undo_until_ms, stopped.progress, stopped.composing
        )
    return replace(
        stopped,
        progress=stopped.progress.with_seat(event.seat, lambda seat: replace(seat, passes=0)),
        phase=Judging(state.count, event.seat, event.play, event.score, event.ballots),
        undo=undo,
    )


def opponent_asked(state: MatchState, event: ev.OpponentAsked) -> MatchState:
    """Another opponent's time to answer runs."""
    return judged(state, event.seat, _asked(event.deadline_ms))


def opponent_done(state: MatchState, event: ev.OpponentAnswered | ev.OpponentSilent) -> MatchState:
    """An opponent needs no more asking."""
    return judged(state, event.seat, done)


def words_checked(state: MatchState, event: ev.WordsChecked) -> MatchState:
    """The words are known to be good or not; nothing can be undone any more."""
    by = event.by if event.cause is ev.CheckCause.SAID else None
    phase = replace(state.judging, verdicts=event.verdicts, checked_by=by)
    return replace(state, phase=phase, undo=None)


def play_stood(state: MatchState, event: ev.PlayStood) -> MatchState:
    """The tiles are on the board, the points counted, the turn over."""
    phase = state.judging
    laid = [placement.tile.on_rack for placement in event.laid]
    table = state.table.without(event.seat, laid).with_points(event.seat, event.points)
    undo = state.undo
    if undo is not None and undo.until_ms is None:
        undo = replace(undo, until_ms=event.at_ms + ANSWER_MS)
    record = TurnRecord(
        event.seat,
        TurnKind.PLAYED,
        score=phase.score,
        tiles=len(event.laid),
        verdicts=phase.verdicts,
        checked_by=phase.checked_by,
        points=event.points,
    )
    state = with_tiles(replace(state, undo=undo).with_table(table), event.laid)
    return turn_over(state, record)


def play_refused(state: MatchState, event: ev.PlayRefused) -> MatchState:
    """The tiles are back on the rack, which they never left; the turn is over."""
    phase = state.judging
    record = TurnRecord(
        event.seat,
        TurnKind.REFUSED,
        score=phase.score,
        verdicts=phase.verdicts,
        checked_by=phase.checked_by,
    )
    return turn_over(replace(state, undo=None), record)


def penalty_given(state: MatchState, event: ev.PenaltyGiven) -> MatchState:
    """The seat owes one turn more."""
    progress = state.progress.with_seat(
        event.seat, lambda seat: replace(seat, penalties=seat.penalties + 1)
    )
    return replace(state, progress=progress)


def undo_requested(state: MatchState, event: ev.UndoRequested) -> MatchState:
    """Everything but the request stands still."""
    return replace(state, poll=UndoPoll(state.count, event.seat, event.at_ms, event.ballots))


def undo_asked(state: MatchState, event: ev.UndoAsked) -> MatchState:
    """Another opponent's time to answer the request runs."""
    return polled(state, event.seat, _asked(event.deadline_ms))


def undo_agreed(state: MatchState, event: ev.UndoAgreed) -> MatchState:
    """An opponent has agreed."""
    return polled(state, event.seat, done)


def undo_ended(state: MatchState, event: ev.UndoEnded) -> MatchState:
    """Play goes on where it stood, with the time left; the turn has had its request."""
    moved = time_shifted(state, event.at_ms - state.answering.since_ms)
    return replace(moved, poll=None, undo=None)


def undo_done(state: MatchState, event: ev.UndoDone) -> MatchState:
    """All is as it was just before OK, but for time; the bag's mixing follows."""
    undo = state.undo
    if undo is None:
        raise BrokenMatch("nothing can be undone")
    table = undo.before.table
    for seat, rack in enumerate(state.table.racks):
        if seat != event.seat:  # their tiles are the same, in the order they have now
            table = table.with_rack(seat, rack)
    move_ms = undo.turn.move_ms_left
    turn = replace(
        undo.turn,
        turn_id=state.count,
        has_curtain=event.has_curtain,
        clock_from_ms=event.clock_from_ms,
        move_ms_left=None if move_ms is None else max(move_ms, UNDONE_MOVE_MS),
        may_undo=False,
    )
    progress = replace(undo.before, table=table)
    return replace(state, progress=progress, phase=turn, undo=None, poll=None)
