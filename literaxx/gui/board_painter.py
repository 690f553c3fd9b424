# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed board: cells with their colours, pips and multipliers, before any tile."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from literaxx.gui.fonts import MEDIUM, SEMIBOLD, font
from literaxx.gui.geometry import BoardMetrics, cell_corner, cell_rect
from literaxx.gui.painting import rounded
from literaxx.gui.theme import Theme
from literaxx.gui.tile_painter import draw_pips
from literaxx.model.geometry import BoardSpec, Premium, Square, column_name

CELL_RADIUS = 0.1  # of the cell


class PrintPainter:
    """Paints parts of a printed board; it keeps one picture of each kind of cell."""

    def __init__(self, spec: BoardSpec) -> None:
        """Paints this board."""
        self._spec = spec
        self._kinds: Mapping[Premium, QPixmap] = {}
        self._key: tuple[float, float, str, bool] | None = None

    def paint(
        self,
        painter: QPainter,
        region: QRect,
        metrics: BoardMetrics,
        theme: Theme,
        *,
        has_digits: bool,
    ) -> None:
        """Paints what of the board lies in a rectangle, and perhaps a little more.

        Args:
            painter: Where to; it is clipped to the rectangle.
            region: The rectangle.
            metrics: How large the board is.
            theme: In which colours.
            has_digits: Whether coloured cells show their value as a digit rather than as pips.
        """
        self._prepare(metrics, theme, painter.device().devicePixelRatioF(), has_digits=has_digits)
        spec, area = self._spec, QRectF(region)
        _paint_ground(painter, area, metrics, theme.board)
        for square in squares_in(area, metrics):
            painter.drawPixmap(cell_corner(square, metrics), self._kinds[spec.premium(square)])
        start = cell_rect(spec.start, metrics)
        if start.intersects(area):
            draw_start(painter, start, _start_ink(spec, theme))
        if area.left() < metrics.left or area.top() < metrics.top:
            _draw_names(painter, metrics, theme)

    def _prepare(
        self, metrics: BoardMetrics, theme: Theme, scaling: float, *, has_digits: bool
    ) -> None:
        key = (metrics.cell, scaling, theme.name, has_digits)
        if key != self._key:
            self._key = key
            self._kinds = {
                premium: _cell_picture(premium, metrics, theme, scaling, has_digits=has_digits)
                for premium in dict.fromkeys(self._spec.premiums)
            }


def squares_in(region: QRectF, metrics: BoardMetrics, reach: float = 0.0) -> Iterator[Square]:
    """The squares that may be seen in a region, row by row.

    Args:
        region: Where.
        metrics: How large the board is.
        reach: How far beyond its cell something belongs to a square.
    """
    top = max(0, math.floor((region.top() - reach - metrics.top) / metrics.pitch))
    left = max(0, math.floor((region.left() - reach - metrics.left) / metrics.pitch))
    bottom = math.ceil((region.bottom() + reach - metrics.top) / metrics.pitch)
    right = math.ceil((region.right() + reach - metrics.left) / metrics.pitch)
    for row in range(top, min(metrics.rows, bottom)):
        for column in range(left, min(metrics.columns, right)):
            yield Square(row, column)


def _paint_ground(painter: QPainter, area: QRectF, metrics: BoardMetrics, colour: QColor) -> None:
    """The ground between the cells; away from the round corners it is only filled."""
    whole, radius = QRectF(0, 0, metrics.width, metrics.height), frame_radius(metrics)
    high, wide = whole.adjusted(0, radius, 0, -radius), whole.adjusted(radius, 0, -radius, 0)
    if high.contains(area) or wide.contains(area):
        painter.fillRect(area, colour)
    else:
        rounded(painter, whole, radius, colour)


def _cell_picture(
    premium: Premium, metrics: BoardMetrics, theme: Theme, scaling: float, *, has_digits: bool
) -> QPixmap:
    """One cell as a picture: there are many cells and few kinds of them."""
    side = round(metrics.cell * scaling)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(scaling)
    # Opaque, since that is copied many times as fast; what shows at the corners is the board.
    picture.fill(theme.board)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, metrics.cell, metrics.cell)
    draw_cell(painter, rect, premium, theme, has_digits=has_digits)
    painter.end()
    return picture


def frame_radius(metrics: BoardMetrics) -> float:
    """Radius of the corners of a whole board."""
    return min(12.0, metrics.pitch * 0.24)


def draw_cell(
    painter: QPainter, rect: QRectF, premium: Premium, theme: Theme, *, has_digits: bool
) -> None:
    """One cell."""
    rounded(painter, rect, rect.width() * CELL_RADIUS, cell_colour(premium, theme))
    if premium.word > 1:
        _draw_factor(painter, rect, premium.word, theme.cell_ink)
    elif premium.colour is not None:
        ink = theme.pips[premium.colour - 1]
        if has_digits:
            painter.setPen(ink)
            painter.setFont(font(rect.width() * 0.34, SEMIBOLD))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(premium.colour))
        else:
            middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.85)
            draw_pips(painter, middle, premium.colour, rect.width(), ink)
    elif premium.letter > 1:
        # Drawn on the outline of a tile, since it multiplies one and not the word.
        side = rect.width() * 0.62
        inner = QRectF(0, 0, side, side)
        inner.moveCenter(rect.center())
        rounded(painter, inner, side * 0.2, None, theme.cell_ink, max(1.0, side * 0.06))
        _draw_factor(painter, rect, premium.letter, theme.cell_ink, part=0.28)


def draw_start(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """The sign of the cell that the first word must cover: a star of four points."""
    centre = rect.center() - QPointF(0, rect.height() * 0.06)
    points = []
    for corner in range(8):
        reach = rect.width() * (0.24 if corner % 2 == 0 else 0.085)
        angle = corner * math.pi / 4
        points.append(centre + QPointF(math.sin(angle), -math.cos(angle)) * reach)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(points))


def cell_colour(premium: Premium, theme: Theme) -> QColor:
    """The ground of a cell."""
    if premium.word > 1:
        return theme.double_cell if premium.word == 2 else theme.triple_cell
    if premium.colour is not None:
        return theme.cells[premium.colour - 1]
    return theme.letter_cell if premium.letter > 1 else theme.cell


def _draw_factor(
    painter: QPainter, rect: QRectF, factor: int, ink: QColor, part: float = 0.32
) -> None:
    painter.setPen(ink)
    painter.setFont(font(rect.width() * part, SEMIBOLD))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"{factor}×")


def _draw_names(painter: QPainter, metrics: BoardMetrics, theme: Theme) -> None:
    """Column letters above the board and row numbers beside it, if there is room for them."""
    if metrics.left <= metrics.margin:
        return
    painter.setPen(theme.cell_ink)
    painter.setFont(font(metrics.pitch * 0.27, MEDIUM))
    for column in range(metrics.columns):
        cell = cell_rect(Square(0, column), metrics)
        above = QRectF(cell.left(), 0, cell.width(), metrics.top)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, column_name(column))
    for row in range(metrics.rows):
        cell = cell_rect(Square(row, 0), metrics)
        beside = QRectF(0, cell.top(), metrics.left, cell.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, str(row + 1))


def _start_ink(spec: BoardSpec, theme: Theme) -> QColor:
    """A colour that stands out from the start cell."""
    colour = spec.premium(spec.start).colour
    return theme.cell_ink if colour is None else theme.pips[colour - 1]
