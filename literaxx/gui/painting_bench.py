# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the table takes to paint, at 200 % and without a screen.

Run in a process of its own: the scaling of a program is set before its first window.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from time import process_time

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from literaxx.gui.crossword_area import CrosswordArea
from literaxx.gui.look import Look
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, MatchState, Progress, SeatState
from literaxx.model.board import Board, Placement
from literaxx.model.table import Table
from literaxx.model.tiles import BLANK, HIDDEN, Tile
from literaxx.model.variant import Variant

SCALING = 2
SIZE = (684, 760)
"""Logical pixels of the left half in a window of 1180 by 800."""


class PaintingTimes(msgspec.Struct, frozen=True):
    """Medians and worst cases in milliseconds.

    Attributes:
        cold_ms: Everything anew after a change of the theme.
        frame_ms: A frame during a drag, from the move of the pointer to the painted window.
        worst_frame_ms: The longest of these frames.
        whole_ms: A whole repaint of the window from what is kept.
    """

    cold_ms: float
    frame_ms: float
    worst_frame_ms: float
    whole_ms: float


def measure(variant: Variant, *, frames: int = 300, changes: int = 6) -> PaintingTimes:
    """Paints a full table of a crossword game.

    Args:
        variant: The game.
        frames: Moves of the pointer with a tile in the hand.
        changes: Changes of the theme.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(SCALING)
    application = QApplication([])
    look = Look(application, "light")
    area = CrosswordArea(look, variant)
    area.resize(*SIZE)
    area.show_view(_full_table(variant), 0)
    area.show()
    application.processEvents()
    cold = []
    for change in range(changes):
        begun = process_time()
        look.use("dark" if change % 2 == 0 else "light")
        application.processEvents()
        cold.append(process_time() - begun)
    whole = _timed(application, area.update, frames // 10)
    drag = _drag(application, area, frames)
    area.close()
    return PaintingTimes(
        cold_ms=median(cold) * 1000,
        frame_ms=median(drag) * 1000,
        worst_frame_ms=max(drag) * 1000,
        whole_ms=median(whole) * 1000,
    )


def _drag(application: QApplication, area: CrosswordArea, frames: int) -> list[float]:
    """A tile of the rack goes round over the board; seconds of each frame."""
    width, height = SIZE
    area.hand.press(area.centre_of(area.draft.tiles[0].key))
    area.hand.move(QPointF(width / 2, height / 2))
    application.processEvents()
    times = []
    for frame in range(frames):
        along = frame / frames
        point = QPointF(40 + along * (width - 80), 40 + (frame * 37 % (height - 80)))
        begun = process_time()
        area.hand.move(point)
        application.processEvents()
        times.append(process_time() - begun)
    area.hand.cancel(at_once=True)
    return times


def _timed(application: QApplication, deed: Callable[[], None], count: int) -> list[float]:
    times = []
    for _ in range(count):
        deed()
        begun = process_time()
        application.processEvents()
        times.append(process_time() - begun)
    return times


def _full_table(variant: Variant) -> MatchState:
    """A board three quarters full and a full rack."""
    spec, tiles = variant.board, variant.tiles
    letters = [letter.letter for letter in tiles.specs]
    placements = [
        Placement(square, Tile(letters[(square.row * 7 + square.column) % len(letters)]))
        for square in spec.squares()
        if (square.row + square.column) % 4
    ]
    board = Board.empty(spec.rows, spec.columns).with_tiles(placements)
    size = variant.switches.rack_size
    rack = (*letters[: size - 1], BLANK)
    table = Table(board, (rack, (HIDDEN,) * size), (), (0, 0))
    seats = (SeatSpec("1"), SeatSpec("2"))
    return MatchState(
        Setup(variant.id, variant.revision, seats, Options()),
        1,
        Progress(table, (SeatState(), SeatState())),
        Composing(1, 0, has_curtain=False, clock_from_ms=0, move_ms_left=None),
    )
