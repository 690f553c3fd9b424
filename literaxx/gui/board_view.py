# SPDX-License-Identifier: GPL-3.0-or-later
"""The board with its tiles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF, QRegion

from literaxx.gui.board_painter import CELL_RADIUS, PrintPainter, frame_radius, squares_in
from literaxx.gui.cursor import Cursor
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.geometry import BoardMetrics, board_metrics, cell_rect, tile_inset
from literaxx.gui.look import Look
from literaxx.gui.painting import focus_ring, rounded, smooth_painter
from literaxx.gui.tile_painter import RADIUS, TileFace, TilePainter
from literaxx.gui.typing_field import TypingField
from literaxx.model.geometry import BoardSpec, Direction, Square


class CellLook(msgspec.Struct, frozen=True):
    """What is seen on one cell beside its print.

    Attributes:
        face: The tile that lies there; None for none.
        is_framed: Whether it is laid or proposed in the turn that goes on.
        is_last: Whether it belongs to the word before.
        is_lit: Whether the tile in the hand would drop there.
        is_chosen: Whether its tile has been clicked and waits for a place.
    """

    face: TileFace | None = None
    is_framed: bool = False
    is_last: bool = False
    is_lit: bool = False
    is_chosen: bool = False


class BoardView(TypingField):
    """Paints the board; what the mouse does to it is the business of the table around it."""

    def __init__(self, look: Look, spec: BoardSpec, painter: TilePainter) -> None:
        """An empty board.

        Args:
            look: Colours and fonts.
            spec: The printed board.
            painter: Draws its tiles.
        """
        super().__init__(look)
        self._tiles = painter
        self._cells: Mapping[Square, CellLook] = {}
        self._cursor: Cursor | None = None
        self._is_typing = False
        self._cover: str | None = None
        self._print = PrintPainter(spec)
        self.metrics: BoardMetrics = board_metrics(spec.rows, spec.columns, 32)
        look.changed.connect(self.renew)

    def set_metrics(self, metrics: BoardMetrics) -> None:
        """Paints by other measures; the size of the widget is the caller's business."""
        if metrics != self.metrics:
            self.metrics = metrics
            self.renew()

    def set_cells(self, cells: Mapping[Square, CellLook]) -> None:
        """Shows these cells; those not named are empty. Only what changed is painted again."""
        nothing = CellLook()
        for square in self._cells.keys() | cells.keys():
            if self._cells.get(square, nothing) != cells.get(square, nothing):
                self._update_cell(square)
        self._cells = cells

    def set_cursor(self, cursor: Cursor | None, *, is_typing: bool) -> None:
        """Shows the keyboard's place, as long as the board has the keyboard.

        Args:
            cursor: Where it is; None to show nothing.
            is_typing: Whether letters can be typed there now; then it tells where they go.
        """
        if (cursor, is_typing) != (self._cursor, self._is_typing):
            for shown in (self._cursor, cursor):
                if shown is not None:
                    self._update_cell(shown.square)
            self._cursor, self._is_typing = cursor, is_typing

    def set_cover(self, text: str | None) -> None:
        """Covers everything and shows this text instead; None uncovers it."""
        if text != self._cover:
            self._cover = text
            self.update()

    def renew(self) -> None:
        """Paints everything anew: the theme, the measures or the digits are others."""
        self.update()

    def cell_rect(self, square: Square) -> QRectF:
        """Where a cell is, in the widget's own measures."""
        return cell_rect(square, self.metrics)

    def typing_rect(self) -> QRectF:
        """The cell of the cursor."""
        return (
            super().typing_rect() if self._cursor is None else self.cell_rect(self._cursor.square)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The print, then the tiles that lie in the region.

        Painted rectangle by rectangle: where the clip is one, pictures are copied four times as
        fast.
        """
        painter = smooth_painter(self)
        inset = tile_inset(self.metrics.cell, self.devicePixelRatioF())
        for region in _rects(event.region()):
            painter.setClipRect(region)
            if self._cover is not None:
                self._paint_cover(painter, self._cover)
                continue
            self._print.paint(
                painter, region, self.metrics, self._look.theme, has_digits=self._tiles.has_digits
            )
            for square in squares_in(QRectF(region), self.metrics, _reach(self.metrics)):
                cell = self._cells.get(square)
                if cell is not None:
                    self._paint_cell(painter, self.cell_rect(square), cell, inset)
            if self._cursor is not None and self.hasFocus():
                self._paint_cursor(painter, self._cursor)
        painter.end()

    def _update_cell(self, square: Square) -> None:
        reach = _reach(self.metrics)
        rect = self.cell_rect(square).adjusted(-reach, -reach, reach, reach)
        self.update(rect.toAlignedRect())

    def _paint_cell(self, painter: QPainter, rect: QRectF, cell: CellLook, inset: float) -> None:
        theme = self._look.theme
        pitch = self.metrics.pitch
        if cell.is_lit:
            radius = rect.width() * CELL_RADIUS
            rounded(painter, rect, radius, theme.lit, theme.frame, max(2.0, pitch * 0.05))
        if cell.face is None:
            return
        tile = rect.adjusted(inset, inset, -inset, -inset)
        self._tiles.draw(painter, cell.face, tile, is_marked=cell.is_last)
        if cell.is_framed or cell.is_lit:
            half = self.metrics.gap / 2
            ring = rect.adjusted(-half, -half, half, half)
            rounded(painter, ring, ring.width() * 0.14, None, theme.frame, max(2.0, pitch * 0.055))
        if cell.is_chosen:
            ring = rect.adjusted(2, 2, -2, -2)
            focus_ring(painter, ring, ring.width() * RADIUS, theme.ink)

    def _paint_cursor(self, painter: QPainter, cursor: Cursor) -> None:
        """A ring; and while one can type, an arrow at the side to which letters go on."""
        theme = self._look.theme
        rect = self.cell_rect(cursor.square)
        width = max(2.0, self.metrics.pitch * 0.06)
        rounded(painter, rect, rect.width() * CELL_RADIUS, None, theme.focus, width)
        if not self._is_typing:
            return
        size = rect.width() * 0.2
        if cursor.direction is Direction.ACROSS:
            tip = QPointF(rect.right(), rect.center().y())
            corners = [tip, tip + QPointF(-size, -size), tip + QPointF(-size, size)]
        else:
            tip = QPointF(rect.center().x(), rect.bottom())
            corners = [tip, tip + QPointF(-size, -size), tip + QPointF(size, -size)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.focus)
        painter.drawPolygon(QPolygonF(corners))

    def _paint_cover(self, painter: QPainter, text: str) -> None:
        theme = self._look.theme
        whole = QRectF(0, 0, self.metrics.width, self.metrics.height)
        rounded(painter, whole, frame_radius(self.metrics), theme.board)
        painter.setPen(theme.muted)
        painter.setFont(self._look.font(26, SEMIBOLD))
        painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, text)


def _rects(region: QRegion) -> Iterator[QRect]:
    """The rectangles of a region."""
    yield from region  # type: ignore[misc]  # it can be iterated over; the stubs forget that


def _reach(metrics: BoardMetrics) -> int:
    """How far a tile may paint beyond its cell."""
    return math.ceil(metrics.cell * 0.15) + 2
