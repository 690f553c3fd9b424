# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody may see: views of the state and redacted events.

Law, held by a property test: for every state, event and pair of eyes
`evolve(view(state, eyes), redact(event, eyes)) == view(evolve(state, event), eyes)`.
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

Eyes = int | frozenset[int] | None
"""Who looks: a seat, all persons at one PC, or an onlooker who sees no rack."""


def view(state: MatchState, eyes: Eyes) -> MatchState:
    """The state as somebody sees it, foreign racks and the bag covered.

    Args:
        state: The whole state, or a view that already sees at least as much.
        eyes: Who looks.
    """
    undo = state.undo
    return msgspec.structs.replace(
        state,
        progress=_progress(state.progress, eyes, is_revealed=state.is_revealed),
        undo=None if undo is None else _window(undo, eyes, is_revealed=state.is_revealed),
    )


def redact(event: Event, eyes: Eyes) -> Event:
    """The event as somebody learns of it: bag order, foreign draws and exchanges covered."""
    match event:
        case BagShuffled(order=order):
            return BagShuffled(_covered(order))
        case TilesDrawn(seat=owner) | TilesExchanged(seat=owner) | RackArranged(seat=owner):
            if _owns(eyes, owner):
                return event
            return msgspec.structs.replace(event, tiles=_covered(event.tiles))
        case _:
            return event


def _owns(eyes: Eyes, seat: int) -> bool:
    """Whether somebody may see the tiles of a seat."""
    return seat in eyes if isinstance(eyes, frozenset) else seat == eyes


def _covered(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """As many hidden tiles."""
    return (HIDDEN,) * len(tiles)


def _table(table: Table, eyes: Eyes, *, is_revealed: bool) -> Table:
    """The table as somebody sees it."""
    racks = tuple(
        rack if is_revealed or _owns(eyes, owner) else _covered(rack)
        for owner, rack in enumerate(table.racks)
    )
    return msgspec.structs.replace(table, racks=racks, bag=_covered(table.bag))


def _progress(progress: Progress, eyes: Eyes, *, is_revealed: bool) -> Progress:
    """Progress as somebody sees it."""
    table = _table(progress.table, eyes, is_revealed=is_revealed)
    return msgspec.structs.replace(progress, table=table)


def _window(window: UndoWindow, eyes: Eyes, *, is_revealed: bool) -> UndoWindow:
    """The chance for undo as somebody sees it."""
    before = _progress(window.before, eyes, is_revealed=is_revealed)
    return msgspec.structs.replace(window, before=before)
