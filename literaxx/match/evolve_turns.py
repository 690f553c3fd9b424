# SPDX-License-Identifier: GPL-3.0-or-later
"""What events about tiles, turns and the end make of a state; `evolve` calls these steps."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from literaxx.match import events as ev
from literaxx.match.state import (
    BetweenTurns,
    BrokenMatch,
    Composing,
    Finished,
    MatchState,
    TurnKind,
    TurnRecord,
)
from literaxx.match.times import clock_stopped
from literaxx.model.board import Placement
from literaxx.model.tiles import HIDDEN

replace = msgspec.structs.replace


def turn_over(state: MatchState, record: TurnRecord) -> MatchState:
    """The state with a turn written down."""
    progress = state.progress
    if record.kind is not TurnKind.SKIPPED:
        zero_turns = 0 if record.points else progress.zero_turns + 1
        progress = replace(progress, zero_turns=zero_turns)
    progress = replace(progress, history=(*progress.history, record))
    return replace(state, progress=progress, phase=BetweenTurns(record.seat))


def with_tiles(state: MatchState, placements: Iterable[Placement]) -> MatchState:
    """The state with tiles on the board."""
    laid = tuple(placements)
    if not all(state.table.board.holds(placement.square) for placement in laid):
        raise BrokenMatch("there is no such cell")
    return state.with_table(state.table.with_tiles(laid))


def bag_shuffled(state: MatchState, event: ev.BagShuffled) -> MatchState:
    """The bag is what the event says."""
    return state.with_table(replace(state.table, bag=event.order))


def tiles_drawn(state: MatchState, event: ev.TilesDrawn) -> MatchState:
    """Tiles go from the end of the bag to a rack; a hidden one may be any."""
    bag = state.table.bag
    top = bag[len(bag) - len(event.tiles) :] if len(event.tiles) <= len(bag) else ()
    for lying, drawn in zip(top, event.tiles, strict=True):
        if lying not in (drawn, HIDDEN):
            raise BrokenMatch("these tiles do not lie at the end of the bag")
    return state.with_table(state.table.with_drawn(event.seat, event.tiles))


def letters_changed(state: MatchState, event: ev.LettersChanged) -> MatchState:
    """Cells of the board get other letters."""
    return with_tiles(state, event.cells)


def turn_began(state: MatchState, event: ev.TurnBegan) -> MatchState:
    """A player composes; his move time is whole."""
    move_ms = state.setup.options.move_ms or None
    turn = Composing(state.count, event.seat, event.has_curtain, event.clock_from_ms, move_ms)
    return replace(state, phase=turn)


def curtain_lifted(state: MatchState, event: ev.CurtainLifted) -> MatchState:
    """The clock runs; the chance for undo is over if the mover's screen shows another's tiles."""
    turn = state.composing
    undo = state.undo
    if undo is not None and undo.seat in state.setup.sharing(event.seat) and undo.seat != turn.seat:
        undo = None
    clock_from_ms = min(turn.clock_from_ms, event.at_ms)
    turn = replace(turn, has_curtain=False, clock_from_ms=clock_from_ms)
    return replace(state, phase=turn, undo=undo)


def tiles_exchanged(state: MatchState, event: ev.TilesExchanged) -> MatchState:
    """Tiles leave the rack and the turn is over; drawing and mixing follow."""
    stopped = clock_stopped(state, event.at_ms)
    stopped = stopped.with_table(stopped.table.without(event.seat, event.tiles))
    progress = stopped.progress.with_seat(
        event.seat, lambda seat: replace(seat, passes=0, exchanges=seat.exchanges + 1)
    )
    record = TurnRecord(event.seat, TurnKind.EXCHANGED, tiles=len(event.tiles))
    return turn_over(replace(stopped, progress=progress, undo=None), record)


def board_shuffled(state: MatchState, event: ev.BoardShuffled) -> MatchState:
    """One shuffle is used up; the turn goes on."""
    progress = state.progress.with_seat(
        event.seat, lambda seat: replace(seat, shuffles=seat.shuffles + 1)
    )
    return replace(state, progress=progress, undo=None)


def turn_passed(state: MatchState, event: ev.TurnPassed) -> MatchState:
    """The turn is over and counts as a pass."""
    stopped = clock_stopped(state, event.at_ms)
    progress = stopped.progress.with_seat(
        event.seat, lambda seat: replace(seat, passes=seat.passes + 1)
    )
    said = event.cause is ev.PassCause.SAID
    record = TurnRecord(event.seat, TurnKind.PASSED if said else TurnKind.TIMED_OUT)
    return turn_over(replace(stopped, progress=progress, undo=None), record)


def turn_skipped(state: MatchState, event: ev.TurnSkipped) -> MatchState:
    """The turn is over without a pass; a penalty that it paid for is gone."""
    if isinstance(state.phase, Composing):
        state = clock_stopped(state, event.at_ms)
    progress = state.progress
    if event.cause is ev.SkipCause.PENALTY:
        progress = progress.with_seat(
            event.seat, lambda seat: replace(seat, penalties=seat.penalties - 1)
        )
    record = TurnRecord(event.seat, TurnKind.SKIPPED, skip=event.cause)
    return turn_over(replace(state, progress=progress), record)


def racks_revealed(state: MatchState, event: ev.RacksRevealed) -> MatchState:
    """All racks lie open; nothing can be undone any more."""
    if len(event.racks) != len(state.setup.seats):
        raise BrokenMatch("each seat has a rack")
    shown = state.with_table(replace(state.table, racks=event.racks))
    return replace(shown, is_revealed=True, undo=None, poll=None)


def match_ended(state: MatchState, event: ev.MatchEnded) -> MatchState:
    """The last sums are added; no clock runs any more, and no pause lasts."""
    if len(event.settlements) != len(state.setup.seats):
        raise BrokenMatch("each seat has its last sums")
    table = state.table
    for seat, settlement in enumerate(event.settlements):
        table = table.with_points(seat, settlement.gained - settlement.lost)
    finished = Finished(event.cause, event.out, event.settlements)
    return replace(state.with_table(table), phase=finished, paused_ms=None)
