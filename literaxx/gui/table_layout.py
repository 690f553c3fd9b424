# SPDX-License-Identifier: GPL-3.0-or-later
"""How the left half of the table shares its room: board, counter, rack, field."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRect

from literaxx.gui.geometry import CLOSE, BoardMetrics, Spacing, board_metrics

MARGIN = 10  # around everything; the shadow of the board falls into it
_ROW = 0.1025  # height of the row below the board, of the board's height
_ROW_GAP = 0.24  # between board and row, of the row
_GAP = 0.21  # between the parts of the row, of the row
_COUNTER = 1.45  # width of the counter, of the row
_FIELD = 1.82  # width of the exchange field, of the row


class TableLayout(msgspec.Struct, frozen=True):
    """Where the parts are, in logical pixels, and the measures of the board."""

    metrics: BoardMetrics
    board: QRect
    counter: QRect
    rack: QRect
    field: QRect


def table_layout(
    size: tuple[int, int],
    rows: int,
    columns: int,
    scaling: float = 1.0,
    *,
    spacing: Spacing = CLOSE,
    has_names: bool = False,
) -> TableLayout:
    """The largest board that fits, with its row below it, in the middle of the room.

    Args:
        size: Width and height of the room.
        rows: Number of rows of the board.
        columns: Number of its columns.
        scaling: Pixels of the screen in a logical one.
        spacing: How the cells of the board stand.
        has_names: Whether rows and columns are named.
    """
    width, height = size[0] - 2 * MARGIN, size[1] - 2 * MARGIN
    edges = spacing.edges(has_names=has_names)
    board_height = height / (1 + _ROW * (1 + _ROW_GAP))
    pitch = max(4.0, min(width / (columns + edges), board_height / (rows + edges)))
    metrics = board_metrics(rows, columns, pitch, scaling, spacing=spacing, has_names=has_names)
    # Rounding up may not take what the board needs; the row has the pixel less.
    board_width, board_height = round(metrics.width), round(metrics.height)
    row = round(board_height * _ROW)
    left = MARGIN + max(0, round((width - board_width) / 2))
    top = MARGIN + max(0, round((height - board_height - row * (1 + _ROW_GAP)) / 2))
    below = top + board_height + round(row * _ROW_GAP)
    gap, counter, field = round(row * _GAP), round(row * _COUNTER), round(row * _FIELD)
    rack = board_width - counter - field - 2 * gap
    return TableLayout(
        metrics=metrics,
        board=QRect(left, top, board_width, board_height),
        counter=QRect(left, below, counter, row),
        rack=QRect(left + counter + gap, below, rack, row),
        field=QRect(left + board_width - field, below, field, row),
    )


def width_for(
    height: int, rows: int, columns: int, *, spacing: Spacing = CLOSE, has_names: bool = False
) -> int:
    """The width at which the room is filled in both directions."""
    edges = spacing.edges(has_names=has_names)
    board_height = (height - 2 * MARGIN) / (1 + _ROW * (1 + _ROW_GAP))
    return round(board_height / (rows + edges) * (columns + edges)) + 2 * MARGIN
