# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a line game in words: what screen readers read and press."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication, QRect, QRectF

from literaxx.gui.describe import letter_text
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.tiles import TileSet

translate = QCoreApplication.translate


class PathScene(msgspec.Struct, frozen=True):
    """What is to be told: the letters, the line through them, the keyboard's place."""

    board: Board
    line: tuple[Square, ...]
    place: Square


class PathItems:
    """The letters of the board."""

    def __init__(
        self,
        tiles: TileSet,
        look: Callable[[], PathScene | None],
        rect_of: Callable[[Square], QRectF],
        press: Callable[[Square], None],
    ) -> None:
        """Letters of a board.

        Args:
            tiles: Their values.
            look: Gives the scene of this moment; None while there is nothing to tell.
            rect_of: Where a cell is.
            press: Does what a click on a cell does.
        """
        self._tiles = tiles
        self._look = look
        self._rect_of = rect_of
        self._press = press

    def count(self) -> int:
        """All cells."""
        scene = self._look()
        return 0 if scene is None else scene.board.rows * scene.board.columns

    def name(self, index: int) -> str:
        """`C2, L, value 2`; on the line also `letter 3 of the line`."""
        scene = self._look()
        if scene is None:
            return ""
        square = Square(*divmod(index, scene.board.columns))
        tile = scene.board.at(square)
        parts = [square.name] if tile is None else [square.name, letter_text(tile, self._tiles)]
        if square in scene.line:
            number = scene.line.index(square) + 1
            parts.append(translate("Cell", "letter {number} of the line").format(number=number))
        return ", ".join(parts)

    def rect(self, index: int) -> QRect:
        """Where a cell is."""
        scene = self._look()
        if scene is None:
            return QRect()
        return self._rect_of(Square(*divmod(index, scene.board.columns))).toRect()

    def press(self, index: int) -> None:
        """A click on the cell."""
        scene = self._look()
        if scene is not None:
            self._press(Square(*divmod(index, scene.board.columns)))

    def current(self) -> int | None:
        """The cell that the keyboard is on."""
        scene = self._look()
        return None if scene is None else scene.place.row * scene.board.columns + scene.place.column
