# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of the line games: letters apart, bonuses between them, and the line."""

from __future__ import annotations

import math
from itertools import pairwise

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen

from literaxx.gui.arrivals import Arrivals
from literaxx.gui.board_painter import frame_radius
from literaxx.gui.fonts import BOLD, SEMIBOLD, font
from literaxx.gui.geometry import OPEN, BoardMetrics, board_metrics, cell_rect, square_at
from literaxx.gui.look import Look
from literaxx.gui.painting import rounded, smooth_painter
from literaxx.gui.tile_painter import RADIUS, TilePainter, face_of
from literaxx.gui.typing_field import TypingField
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.tiles import Tile, TileSet
from literaxx.rules.letterpath import crossing_bonus

_SUNK = 0.35  # of the way: when the old letter is gone
_REACH = 0.36  # of the pitch: so near the middle of a cell a dragged pointer must come


class PathLook(msgspec.Struct, frozen=True):
    """What is seen.

    Attributes:
        board: The letters.
        line: The cells of the line.
        last: The cells that the word before has changed, in its order.
        cursor: The keyboard's place.
    """

    board: Board
    line: tuple[Square, ...] = ()
    last: tuple[Square, ...] = ()
    cursor: Square | None = None


def crossing_at(crossing: Square, metrics: BoardMetrics) -> QPointF:
    """The middle between four cells, named by the upper left of them."""
    cell = cell_rect(crossing, metrics)
    half = metrics.gap / 2
    return cell.bottomRight() + QPointF(half, half)


def reached_square(point: QPointF, metrics: BoardMetrics) -> Square | None:
    """The cell whose middle a dragged pointer has come near; diagonals pass between two others."""
    shifted = point + QPointF(metrics.gap / 2, metrics.gap / 2)
    square = square_at(shifted, metrics)
    if square is None:
        return None
    way = point - cell_rect(square, metrics).center()
    return square if math.hypot(way.x(), way.y()) <= metrics.pitch * _REACH else None


class PathBoardView(TypingField):
    """Paints the board; what the mouse does to it is the business of the table around it.

    Attributes:
        arrivals: Letters that are on their way.
    """

    def __init__(
        self, look: Look, rows: int, columns: int, tiles: TileSet, painter: TilePainter
    ) -> None:
        """A board without letters.

        Args:
            look: Colours and fonts.
            rows: Number of rows.
            columns: Number of columns.
            tiles: The values of the letters.
            painter: Draws them.
        """
        super().__init__(look)
        self._values = tiles
        self._tiles = painter
        self._shown = PathLook(Board.empty(rows, columns))
        self._cover: str | None = None
        self.arrivals = Arrivals(self)
        self.arrivals.moved.connect(self.update)
        self.metrics: BoardMetrics = board_metrics(rows, columns, 64, spacing=OPEN)
        look.changed.connect(self.update)

    def set_metrics(self, metrics: BoardMetrics) -> None:
        """Paints by other measures; the size of the widget is the caller's business."""
        self.metrics = metrics
        self.update()

    def set_look(self, shown: PathLook) -> None:
        """Shows this."""
        if shown == self._shown:
            return
        before, now = self._shown.board, shown.board
        self._shown = shown
        if before != now and not before.is_empty() and self._cover is None and self.isVisible():
            others = (placement.square for placement in now.placements())
            order = dict.fromkeys((*shown.last, *others))
            self.arrivals.start(before, [s for s in order if before.at(s) != now.at(s)])
        self.update()

    def set_cover(self, text: str | None) -> None:
        """Covers everything and shows this text instead; None uncovers it."""
        if text != self._cover:
            self.arrivals.stop()
            self._cover = text
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, line, bonuses, letters."""
        theme = self._look.theme
        painter = smooth_painter(self)
        whole = QRectF(0, 0, self.metrics.width, self.metrics.height)
        rounded(painter, whole, frame_radius(self.metrics), theme.board)
        if self._cover is None:
            self._paint_line(painter)
            self._paint_crossings(painter)
            for placement in self._shown.board.placements():
                self._paint_letter(painter, placement.square)
        else:
            painter.setPen(theme.muted)
            painter.setFont(self._look.font(26, SEMIBOLD))
            painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, self._cover)
        painter.end()

    def _paint_line(self, painter: QPainter) -> None:
        pen = QPen(self._look.theme.frame, self.metrics.pitch * 0.085)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middles = [cell_rect(square, self.metrics).center() for square in self._shown.line]
        painter.drawPolyline(middles)

    def _paint_crossings(self, painter: QPainter) -> None:
        """A diamond on each crossing; the ones that the line runs through are filled."""
        board, line = self._shown.board, self._shown.line
        crossed = {
            Square(min(one.row, two.row), min(one.column, two.column))
            for one, two in pairwise(line)
            if one.row != two.row and one.column != two.column
        }
        for row in range(board.rows - 1):
            for column in range(board.columns - 1):
                crossing = Square(row, column)
                bonus = crossing_bonus(self._values, board, crossing)
                self._paint_crossing(painter, crossing, bonus, is_crossed=crossing in crossed)

    def _paint_crossing(
        self, painter: QPainter, crossing: Square, bonus: int, *, is_crossed: bool
    ) -> None:
        theme = self._look.theme
        side = self.metrics.pitch * 0.23
        colour = min(max(bonus, 1), len(theme.cells))
        painter.save()
        painter.translate(crossing_at(crossing, self.metrics))
        painter.rotate(45)
        rect = QRectF(-side / 2, -side / 2, side, side)
        ground = theme.frame if is_crossed else theme.cells[colour - 1]
        edge = theme.frame if is_crossed else theme.pips[colour - 1]
        rounded(painter, rect, side * 0.2, ground, edge, max(1.0, side * 0.05))
        painter.rotate(-45)
        painter.setPen(theme.on_accent if is_crossed else theme.ink)
        painter.setFont(font(self.metrics.pitch * 0.115, BOLD))
        box = QRectF(-side, -side, 2 * side, 2 * side)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"+{bonus}")
        painter.restore()

    def _paint_letter(self, painter: QPainter, square: Square) -> None:
        theme, shown = self._look.theme, self._shown
        tile = shown.board.at(square)
        if tile is None:
            return
        rect = cell_rect(square, self.metrics)
        way = self.arrivals.way(square)
        if way < 1:
            self._paint_arrival(painter, square, tile, way)
            return
        self._tiles.draw(painter, face_of(tile, self._values), rect, is_marked=square in shown.last)
        reach = self.metrics.pitch * 0.025
        ring = rect.adjusted(-reach, -reach, reach, reach)
        if square in shown.line:
            width = max(2.0, self.metrics.pitch * 0.035)
            rounded(painter, ring, ring.width() * RADIUS, None, theme.frame, width)
        if square == shown.cursor and self.hasFocus():
            ring = ring.adjusted(-reach, -reach, reach, reach)
            rounded(painter, ring, ring.width() * RADIUS, None, theme.focus, 2)

    def _paint_arrival(self, painter: QPainter, square: Square, tile: Tile, way: float) -> None:
        """In the first part of its way the old letter sinks, in the rest the new one comes."""
        rect, pitch = cell_rect(square, self.metrics), self.metrics.pitch
        old = self.arrivals.old(square)
        painter.save()
        if way < _SUNK and old is not None:
            left = 1 - way / _SUNK
            painter.setOpacity(left)
            rect.translate(0, pitch * 0.2 * (1 - left))
            self._tiles.draw(painter, face_of(old, self._values), rect)
        elif way >= _SUNK:
            come = (way - _SUNK) / (1 - _SUNK)
            painter.setOpacity(come)
            rect.translate(0, -pitch * 0.3 * (1 - come) ** 2)
            face = face_of(tile, self._values)
            self._tiles.draw(painter, face, rect, is_marked=square in self._shown.last)
        painter.restore()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees letters arrive any more."""
        self.arrivals.stop()
        super().hideEvent(event)
