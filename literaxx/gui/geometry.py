# SPDX-License-Identifier: GPL-3.0-or-later
"""Where cells, rack places and crossings are: pure functions beside the painters.

All lengths are logical pixels. They are chosen so that every cell begins on a whole pixel of the
screen, whatever the scaling, and all cells of a board are equally large.
"""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF

from literaxx.model.geometry import Square

NAMES = 0.36  # of the pitch, more at the left and the top when rows and columns are named
TILE_INSET = 0.025  # of the cell, around a tile


class Spacing(msgspec.Struct, frozen=True):
    """How cells stand on a board, as parts of the pitch.

    Attributes:
        gap: Between two cells.
        margin: Around all cells.
    """

    gap: float
    margin: float

    def edges(self, *, has_names: bool) -> float:
        """What a board is larger than its pitch times its rows."""
        return 2 * self.margin - self.gap + (NAMES if has_names else 0.0)


CLOSE = Spacing(gap=0.05, margin=0.19)
"""Cells side by side."""
OPEN = Spacing(gap=0.42, margin=0.22)
"""Cells with room for a line and for signs between them."""


class BoardMetrics(msgspec.Struct, frozen=True):
    """The measures of a board of equal square cells.

    Attributes:
        rows: Number of rows.
        columns: Number of columns.
        pitch: From the left edge of a cell to that of the next.
        gap: Between two cells.
        left: Left edge of the first column.
        top: Upper edge of the first row.
        margin: Right of the last column and below the last row.
    """

    rows: int
    columns: int
    pitch: float
    gap: float
    left: float
    top: float
    margin: float

    @property
    def cell(self) -> float:
        """Side of a cell."""
        return self.pitch - self.gap

    @property
    def width(self) -> float:
        """Width of the whole board."""
        return self.left + self.columns * self.pitch - self.gap + self.margin

    @property
    def height(self) -> float:
        """Height of the whole board."""
        return self.top + self.rows * self.pitch - self.gap + self.margin


def board_metrics(
    rows: int,
    columns: int,
    pitch: float,
    scaling: float = 1.0,
    *,
    spacing: Spacing = CLOSE,
    has_names: bool = False,
) -> BoardMetrics:
    """The measures of a board with this pitch, rounded down to whole pixels of the screen.

    Args:
        rows: Number of rows.
        columns: Number of columns.
        pitch: Wanted distance of the cells.
        scaling: Pixels of the screen in a logical one.
        spacing: How the cells stand.
        has_names: Whether there is room for the names of rows and columns.
    """
    whole = max(4, math.floor(pitch * scaling))
    pitch = whole / scaling
    gap = max(1, round(whole * spacing.gap)) / scaling
    margin = round(whole * spacing.margin) / scaling
    names = round(whole * NAMES) / scaling if has_names else 0.0
    return BoardMetrics(rows, columns, pitch, gap, margin + names, margin + names, margin)


def cell_corner(square: Square, metrics: BoardMetrics) -> QPointF:
    """The upper left corner of a cell."""
    pitch = metrics.pitch
    return QPointF(metrics.left + square.column * pitch, metrics.top + square.row * pitch)


def cell_rect(square: Square, metrics: BoardMetrics) -> QRectF:
    """The cell of a square."""
    pitch, side = metrics.pitch, metrics.cell
    return QRectF(
        metrics.left + square.column * pitch, metrics.top + square.row * pitch, side, side
    )


def square_at(point: QPointF, metrics: BoardMetrics) -> Square | None:
    """The square under a point; the gap after a cell belongs to it. None off the cells."""
    row = math.floor((point.y() - metrics.top) / metrics.pitch)
    column = math.floor((point.x() - metrics.left) / metrics.pitch)
    if 0 <= row < metrics.rows and 0 <= column < metrics.columns:
        return Square(row, column)
    return None


def tile_inset(cell: float, scaling: float) -> float:
    """What a tile leaves free around it in a cell, in whole pixels of the screen."""
    return max(1, round(cell * TILE_INSET * scaling)) / scaling


def tile_rect(cell: QRectF, scaling: float = 1.0) -> QRectF:
    """The tile that lies in a cell; it begins on a whole pixel of the screen as the cell does."""
    inset = tile_inset(cell.width(), scaling)
    return cell.adjusted(inset, inset, -inset, -inset)


class RackMetrics(msgspec.Struct, frozen=True):
    """The measures of a rack.

    Attributes:
        places: Number of places.
        tile: Side of a tile.
        pitch: From the left edge of a tile to that of the next.
        left: Left edge of the first tile.
        top: Upper edge of the tiles.
    """

    places: int
    tile: float
    pitch: float
    left: float
    top: float


def rack_metrics(places: int, width: float, height: float, scaling: float = 1.0) -> RackMetrics:
    """The measures of a rack whose places stand in the middle of a field of this size.

    Args:
        places: Number of places.
        width: Of the field.
        height: Of the field.
        scaling: Pixels of the screen in a logical one; tiles begin on whole ones.
    """
    tile = height * 0.7
    pitch = tile * 1.13
    needed = places * pitch - (pitch - tile)
    if needed > width - tile * 0.3:
        tile *= (width - tile * 0.3) / needed
        pitch = tile * 1.13

    def snapped(length: float) -> float:
        return math.floor(length * scaling) / scaling

    tile, pitch = snapped(tile), snapped(pitch)
    left = snapped((width - (places - 1) * pitch - tile) / 2)
    return RackMetrics(places, tile, pitch, left, snapped((height - tile) / 2))


def place_rect(place: int, metrics: RackMetrics) -> QRectF:
    """The tile that stands on a place."""
    return QRectF(metrics.left + place * metrics.pitch, metrics.top, metrics.tile, metrics.tile)


def place_at(point: QPointF, metrics: RackMetrics) -> int:
    """The place nearest to a point."""
    offset = point.x() - metrics.left + (metrics.pitch - metrics.tile) / 2
    return max(0, min(metrics.places - 1, math.floor(offset / metrics.pitch)))
