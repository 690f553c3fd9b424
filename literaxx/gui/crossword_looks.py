# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen at a crossword table, from a view, the draft and the hand: pure functions."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QCoreApplication

from literaxx.gui.board_view import CellLook
from literaxx.gui.describe import last_squares
from literaxx.gui.draft import Draft
from literaxx.gui.hand import Hand, OnBoard, OnRack
from literaxx.gui.rack_view import PlaceLook
from literaxx.gui.tile_painter import TileFace, face_of
from literaxx.match.state import Finished, Judging, MatchState
from literaxx.model.geometry import Square
from literaxx.model.plays import TilePlay
from literaxx.model.tiles import HIDDEN, TileSet
from literaxx.model.variant import Switches

translate = QCoreApplication.translate


def fixed_cells(view: MatchState, tiles: TileSet) -> Mapping[Square, CellLook]:
    """The cells that neither draft nor hand change: the board and what is proposed."""
    last = last_squares(view)
    cells = {
        placement.square: CellLook(face_of(placement.tile, tiles), is_last=placement.square in last)
        for placement in view.table.board.placements()
    }
    phase = view.phase
    if isinstance(phase, Judging) and isinstance(phase.play, TilePlay):
        for placement in phase.play.placements:
            cells[placement.square] = CellLook(face_of(placement.tile, tiles), is_framed=True)
    return cells


def with_draft(
    fixed: Mapping[Square, CellLook], draft: Draft, hand: Hand, tiles: TileSet
) -> Mapping[Square, CellLook]:
    """All cells: the fixed ones, the tiles laid, and the cell that a tile would drop on."""
    cells = dict(fixed)
    for tile in draft.laid:
        if tile.square is not None and tile.key != hand.is_off_table:
            face = face_of(tile.tile, tiles)
            chosen = tile.key == hand.chosen
            cells[tile.square] = CellLook(face, is_framed=True, is_chosen=chosen)
    if isinstance(hand.target, OnBoard):
        under = cells.get(hand.target.square, CellLook())
        cells[hand.target.square] = msgspec.structs.replace(under, is_lit=True)
    return cells


def rack_places(
    draft: Draft, hand: Hand, tiles: TileSet, count: int, *, is_hidden: bool
) -> tuple[PlaceLook, ...]:
    """The places of the rack; one whose tile lies elsewhere is empty."""
    lit = hand.target.place if isinstance(hand.target, OnRack) else None
    places = []
    for index in range(count):
        tile = draft.tiles[index] if index < len(draft.tiles) else None
        if tile is None or not tile.is_home or tile.key == hand.is_off_table:
            places.append(PlaceLook(is_lit=index == lit))
        elif is_hidden or tile.face == HIDDEN:
            places.append(PlaceLook(is_covered=True))
        else:
            chosen = tile.key == hand.chosen
            face = face_of(tile.tile, tiles)
            places.append(PlaceLook(face, is_lit=index == lit, is_chosen=chosen))
    return tuple(places)


def field_faces(draft: Draft, hand: Hand, tiles: TileSet) -> tuple[TileFace, ...]:
    """The tiles that lie on the exchange field."""
    return tuple(
        face_of(tile.tile, tiles) for tile in draft.offered if tile.key != hand.is_off_table
    )


def field_text(switches: Switches, view: MatchState | None, me: int | None) -> str:
    """What stands on the empty exchange field: how often it can be used, or why not.

    After the game it is empty.

    Args:
        switches: How often the game allows it.
        view: The match; None before there is one.
        me: Whose field it is; None for nobody's.
    """
    limit = switches.exchanges
    if view is not None and isinstance(view.phase, Finished):
        return ""
    if limit == 0:
        return translate("Table", "No exchange in this game")
    here = translate("Table", "Drop tiles here to exchange")
    if view is None or me is None:
        return here
    used = view.progress.seats[me].exchanges
    if limit is not None and used >= limit:
        return translate("Table", "No exchange left")
    if len(view.table.bag) < switches.exchange_min_bag:
        return translate("Table", "Too few in the bag to exchange")
    if limit is None:
        return here
    counted = translate("Table", "Drop tiles here to exchange · {count}\u00a0left")
    return counted.format(count=limit - used)
