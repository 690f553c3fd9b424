# SPDX-License-Identifier: GPL-3.0-or-later
"""A crossword table in words, cell by cell: what screen readers read and press."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from literaxx.gui.accessible import install
from literaxx.gui.board_view import BoardView
from literaxx.gui.describe import cell_text, owners, rack_tile_text, tile_text
from literaxx.gui.draft import Draft
from literaxx.gui.geometry import place_rect
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.match.state import Judging, MatchState
from literaxx.model.geometry import BoardSpec, Square
from literaxx.model.plays import TilePlay
from literaxx.model.tiles import Tile, TileSet
from literaxx.model.variant import Variant

translate = QCoreApplication.translate


class Scene(msgspec.Struct, frozen=True):
    """What is to be told.

    Attributes:
        view: The match as the person sees it.
        draft: The person's tiles; empty while they may not be seen.
        cursor: The keyboard's place on the board.
        place: The keyboard's place on the rack.
        chosen: Key of the tile that was pressed and waits for its place.
    """

    view: MatchState
    draft: Draft
    cursor: Square
    place: int
    chosen: int | None = None


Look = Callable[[], Scene | None]
"""Gives the scene of this moment; None while there is nothing to tell."""
Press = Callable[[QPointF], None]
"""A click at a point of the field."""


class BoardItems:
    """The cells of the board."""

    def __init__(
        self,
        spec: BoardSpec,
        tiles: TileSet,
        look: Look,
        rect_of: Callable[[Square], QRectF],
        press: Press,
    ) -> None:
        """Cells of a board.

        Args:
            spec: The printed board.
            tiles: The values of the letters.
            look: What lies there.
            rect_of: Where a cell is.
            press: Clicks at a point.
        """
        self._spec = spec
        self._tiles = tiles
        self._look = look
        self._rect_of = rect_of
        self._press = press

    def count(self) -> int:
        """All cells of the board."""
        return 0 if self._look() is None else self._spec.rows * self._spec.columns

    def name(self, index: int) -> str:
        """`H8, red, 5 points, start`; `H8, E, 1 point, laid by Ana`."""
        scene = self._look()
        square = self._square(index)
        if scene is None:
            return ""
        own = scene.draft.at(square)
        if own is not None:
            return self._tile_name(square, own.tile, translate("Cell", "laid by you, not played"))
        lying = scene.view.table.board.at(square)
        proposed = _proposed(scene.view).get(square)
        names = [seat.name for seat in scene.view.setup.seats]
        if proposed is not None and isinstance(scene.view.phase, Judging):
            by = translate("Cell", "proposed by {name}").format(name=names[scene.view.phase.seat])
            return self._tile_name(square, proposed, by)
        if lying is None:
            return cell_text(square, self._spec)
        owner = owners(scene.view).get(square)
        by = "" if owner is None else translate("Cell", "laid by {name}").format(name=names[owner])
        return self._tile_name(square, lying, by)

    def rect(self, index: int) -> QRect:
        """Where a cell is."""
        return self._rect_of(self._square(index)).toRect()

    def press(self, index: int) -> None:
        """A click on the cell."""
        self._press(self._rect_of(self._square(index)).center())

    def current(self) -> int | None:
        """The cell of the cursor."""
        scene = self._look()
        if scene is None:
            return None
        return scene.cursor.row * self._spec.columns + scene.cursor.column

    def _square(self, index: int) -> Square:
        return Square(*divmod(index, self._spec.columns))

    def _tile_name(self, square: Square, tile: Tile, what: str) -> str:
        return ", ".join(part for part in (square.name, tile_text(tile, self._tiles), what) if part)


class RackItems:
    """The places of the rack."""

    def __init__(
        self,
        count: int,
        tiles: TileSet,
        look: Look,
        rect_of: Callable[[int], QRectF],
        press: Press,
    ) -> None:
        """So many places; the rest is as for `BoardItems`."""
        self._count = count
        self._tiles = tiles
        self._look = look
        self._rect_of = rect_of
        self._press = press

    def count(self) -> int:
        """All places, the empty ones too."""
        return self._count

    def name(self, index: int) -> str:
        """`Place 1, E, 1 point`; `Place 2, empty`."""
        place = translate("Rack", "Place {number}").format(number=index + 1)
        scene = self._look()
        tiles = () if scene is None else scene.draft.tiles
        if index < len(tiles) and tiles[index].is_home:
            text = f"{place}, {rack_tile_text(tiles[index].face, self._tiles)}"
            is_chosen = scene is not None and tiles[index].key == scene.chosen
            return f"{text}, {translate('Rack', 'chosen')}" if is_chosen else text
        return f"{place}, {translate('Rack', 'empty')}"

    def rect(self, index: int) -> QRect:
        """Where a place is."""
        return self._rect_of(index).toRect()

    def press(self, index: int) -> None:
        """A click on the place."""
        self._press(self._rect_of(index).center())

    def current(self) -> int | None:
        """The place that the arrow keys are on."""
        scene = self._look()
        return None if scene is None else scene.place


class FieldItems:
    """The tiles on the exchange field, and last the room for another."""

    def __init__(
        self,
        tiles: TileSet,
        look: Look,
        rects: Callable[[], tuple[QRectF, ...]],
        room: Callable[[], tuple[QRectF, str]],
        press: Press,
    ) -> None:
        """Tiles on a field.

        Args:
            tiles: The values of the letters.
            look: What lies there.
            rects: Where the tiles are.
            room: Where the field is, and what it says while it is empty.
            press: Clicks at a point.
        """
        self._tiles = tiles
        self._look = look
        self._rects = rects
        self._room = room
        self._press = press

    def count(self) -> int:
        """One more than tiles lie there."""
        scene = self._look()
        return 0 if scene is None else len(scene.draft.offered) + 1

    def name(self, index: int) -> str:
        """`E, 1 point`; of the room, what the field says."""
        scene = self._look()
        if scene is None:
            return ""
        offered = scene.draft.offered
        if index == len(offered):
            return self._room()[1]
        return rack_tile_text(offered[index].face, self._tiles)

    def rect(self, index: int) -> QRect:
        """Where a tile is, or the whole field; nowhere while a tile is in the hand."""
        if index == self.count() - 1:
            return self._room()[0].toRect()
        rects = self._rects()
        return rects[index].toRect() if index < len(rects) else QRect()

    def press(self, index: int) -> None:
        """A click on the tile, or beside all tiles."""
        is_room = index == self.count() - 1
        rect = QRectF(self.rect(index))
        self._press(rect.topLeft() + QPointF(1, 1) if is_room else rect.center())

    def current(self) -> int | None:
        """None: the keyboard is on the field as a whole."""
        return None


def _proposed(view: MatchState) -> Mapping[Square, Tile]:
    """The tiles that are being judged."""
    phase = view.phase
    if isinstance(phase, Judging) and isinstance(phase.play, TilePlay):
        return {placement.square: placement.tile for placement in phase.play.placements}
    return {}


def furnish(
    variant: Variant,
    parts: tuple[BoardView, RackView, ExchangeField],
    look: Look,
    click: Press,
    field_text: Callable[[], str],
) -> None:
    """Tells screen readers what is on the parts of a table.

    Args:
        variant: The game.
        parts: Board, rack and exchange field.
        look: What lies there.
        click: Clicks at a point of the table.
        field_text: What stands on the empty exchange field.
    """
    board, rack, field = parts

    def clicks(part: QWidget) -> Press:
        return lambda point: click(point + QPointF(part.pos()))

    def place(index: int) -> QRectF:
        return place_rect(index, rack.metrics)

    def room() -> tuple[QRectF, str]:
        return QRectF(field.rect()), field_text()

    tiles, count = variant.tiles, variant.switches.rack_size
    board.items = BoardItems(variant.board, tiles, look, board.cell_rect, clicks(board))
    rack.items = RackItems(count, tiles, look, place, clicks(rack))
    field.items = FieldItems(tiles, look, field.tile_rects, room, clicks(field))
    install()
