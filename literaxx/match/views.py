# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may see: views of the state and redacted events.

Law, held by a property test: for every state, event and seat
`evolve(view(state, seat), redact(event, seat)) == view(evolve(state, event), seat)`.
"""

from __future__ import annotations

import msgspec

from literaxx.match.events import (
    BagShuffled,
    Event,
    RackArranged,
    TilesDrawn,
    TilesExchanged,
)
from literaxx.match.state import MatchState, Progress, UndoWindow
from literaxx.model.table import Table
from literaxx.model.tiles import HIDDEN


def view(state: MatchState, seat: int | None) -> MatchState:
    """The state as a seat sees it, foreign racks and the bag covered.

    Args:
        state: The whole state, or a view that already sees at least as much.
        seat: Whose eyes; None for an onlooker who sees no rack.
    """
    undo = state.undo
    return msgspec.structs.replace(
        state,
        progress=_progress(state.progress, seat, is_revealed=state.is_revealed),
        undo=None if undo is None else _window(undo, seat, is_revealed=state.is_revealed),
    )


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat learns of it: bag order, foreign draws and exchanges covered."""
    match event:
        case BagShuffled(order=order):
            return BagShuffled(_covered(order))
        case TilesDrawn(seat=owner) | TilesExchanged(seat=owner) | RackArranged(seat=owner):
            if owner == seat:
                return event
            return msgspec.structs.replace(event, tiles=_covered(event.tiles))
        case _:
            return event


def _covered(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """As many hidden tiles."""
    return (HIDDEN,) * len(tiles)


def _table(table: Table, seat: int | None, *, is_revealed: bool) -> Table:
    """The table as a seat sees it."""
    racks = tuple(
        rack if is_revealed or owner == seat else _covered(rack)
        for owner, rack in enumerate(table.racks)
    )
    return msgspec.structs.replace(table, racks=racks, bag=_covered(table.bag))


def _progress(progress: Progress, seat: int | None, *, is_revealed: bool) -> Progress:
    """Progress as a seat sees it."""
    table = _table(progress.table, seat, is_revealed=is_revealed)
    return msgspec.structs.replace(progress, table=table)


def _window(window: UndoWindow, seat: int | None, *, is_revealed: bool) -> UndoWindow:
    """The chance for undo as a seat sees it."""
    before = _progress(window.before, seat, is_revealed=is_revealed)
    return msgspec.structs.replace(window, before=before)
