# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies under the hand at a crossword table: which tile is where, and what may go where."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from literaxx.gui.board_view import BoardView
from literaxx.gui.composer import Composer
from literaxx.gui.crossword_keys import CrosswordKeys
from literaxx.gui.describe import cell_tip, tile_text
from literaxx.gui.draft import Draft, DraftTile, Refused
from literaxx.gui.geometry import place_at, place_rect, square_at, tile_rect
from literaxx.gui.hand import OnBoard, OnField, OnRack, Place
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.gui.tile_painter import TileFace, face_of
from literaxx.model.geometry import Square
from literaxx.model.variant import Variant


class CrosswordDesk:
    """Board, rack and exchange field as one surface, in the measures of the table."""

    def __init__(
        self,
        variant: Variant,
        composer: Composer,
        keys: CrosswordKeys,
        parts: tuple[BoardView, RackView, ExchangeField],
        *,
        explain: Callable[[Refused], None],
        name_blank: Callable[[int], None],
        refresh: Callable[[], None],
    ) -> None:
        """A desk over widgets that stand side by side in the table.

        Args:
            variant: The game.
            composer: The draft.
            keys: Keeps the cursor, which a click brings along.
            parts: The widgets.
            explain: Told why something did nothing.
            name_blank: Asks for the letter of a blank that was just laid.
            refresh: Shows everything as it is now.
        """
        self._variant = variant
        self._composer = composer
        self._keys = keys
        self._board, self._rack, self._field = parts
        self._explain = explain
        self._name_blank = name_blank
        self._refresh = refresh
        self._clicked: Square | None = None

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point; None beside all of them."""
        whole = point.toPoint()
        if self._board.geometry().contains(whole):
            square = square_at(point - QPointF(self._board.pos()), self._board.metrics)
            return None if square is None else OnBoard(square)
        if self._rack.geometry().contains(whole):
            return OnRack(place_at(point - QPointF(self._rack.pos()), self._rack.metrics))
        if self._field.geometry().contains(whole):
            return OnField(self._field.tile_at(point - QPointF(self._field.pos())))
        return None

    def own_tile(self, place: Place) -> DraftTile | None:
        """The own tile that lies on a place."""
        draft = self._composer.draft
        if isinstance(place, OnBoard):
            return draft.at(place.square)
        if isinstance(place, OnRack):
            found = draft.tiles[place.place] if place.place < len(draft.tiles) else None
            return found if found is not None and found.is_home else None
        if place.index is None or place.index >= len(draft.offered):
            return None
        return draft.offered[place.index]

    def tile_at(self, place: Place) -> int | None:
        """The key of the own tile that can be taken there."""
        tile = self.own_tile(place)
        may = self._composer.may_lay or (isinstance(place, OnRack) and self._composer.may_arrange)
        return tile.key if tile is not None and may else None

    def accepts(self, key: int, place: Place) -> bool:
        """Whether a tile may be dropped on a place."""
        tile = self._composer.draft.find(key)
        if tile is None:
            return False
        if not self._composer.may_lay:
            return self._composer.may_arrange and tile.is_home and isinstance(place, OnRack)
        if isinstance(place, OnBoard):
            return self._composer.board.at(place.square) is None
        return isinstance(place, OnRack) or self._variant.switches.exchanges != 0

    def drop(self, key: int, place: Place) -> None:
        """Puts a tile on a place that accepts it."""
        draft = self._composer.draft
        if isinstance(place, OnBoard):
            self.attempt(draft.with_laid(key, place.square, self._composer.board))
            tile = self._composer.draft.find(key)
            if tile is not None and tile.is_blank and tile.square and not tile.name:
                self._name_blank(key)
        elif isinstance(place, OnRack):
            self.attempt(draft.with_racked(key, place.place))
        else:
            self.attempt(draft.with_offered(key))

    def attempt(self, result: Draft | Refused) -> None:
        """Takes over a draft, or tells why not."""
        refused = self._composer.attempt(result)
        if refused is not None:
            self._explain(refused)

    def click(self, place: Place) -> None:
        """A click on a cell brings the cursor there; another one turns it.

        One who clicks where the cursor stands by itself wants to begin there, not to turn it.
        """
        if isinstance(place, OnBoard):
            cursor = self._keys.cursor
            is_again = cursor.square == place.square == self._clicked
            self._keys.cursor = cursor.turned() if is_again else cursor.at(place.square)
            self._clicked = place.square

    def tip_at(self, point: QPointF, *, is_hidden: bool) -> str:
        """The points of what lies at a point, or what its cell does; empty for nothing to tell.

        Args:
            point: Where.
            is_hidden: Whether the own tiles may not be seen.
        """
        place = self.place_at(point)
        if place is None:
            return ""
        tiles, own = self._variant.tiles, self.own_tile(place)
        if own is not None and not is_hidden:
            return tile_text(own.tile, tiles)
        if not isinstance(place, OnBoard):
            return ""
        lying = self._composer.board.at(place.square)
        if lying is not None:
            return tile_text(lying, tiles)
        return cell_tip(place.square, self._variant.board)

    def rect_of(self, key: int) -> QRectF:
        """Where a tile lies."""
        draft = self._composer.draft
        tile = draft.find(key)
        if tile is None:
            return QRectF(self._rack.geometry())
        if tile.square is not None:
            rect = tile_rect(self._board.cell_rect(tile.square))
            return rect.translated(QPointF(self._board.pos()))
        if tile.is_offered:
            rects = self._field.tile_rects()
            index = draft.offered.index(tile)
            if index < len(rects):
                return rects[index].translated(QPointF(self._field.pos()))
            return QRectF(self._field.geometry())
        rect = place_rect(draft.place_of(key), self._rack.metrics)
        return rect.translated(QPointF(self._rack.pos()))

    def face_of(self, key: int) -> TileFace:
        """What a tile looks like.

        Raises:
            KeyError: Its owner has it no more.
        """
        tile = self._composer.draft.find(key)
        if tile is None:
            raise KeyError(key)
        return face_of(tile.tile, self._variant.tiles)

    def refresh(self) -> None:
        """What the hand holds, has chosen or points at has changed."""
        self._refresh()
