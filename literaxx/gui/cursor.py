# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard's place on the board."""

from __future__ import annotations

import msgspec

from literaxx.model.board import Board
from literaxx.model.geometry import Direction, Square


class Cursor(msgspec.Struct, frozen=True):
    """A square, and the way in which typed letters go on from it."""

    square: Square
    direction: Direction = Direction.ACROSS

    def turned(self) -> Cursor:
        """The same square, the other direction."""
        return Cursor(self.square, self.direction.other)

    def moved(self, rows: int, columns: int, board: Board) -> Cursor:
        """So many rows and columns further, but never off the board."""
        square = Square(self.square.row + rows, self.square.column + columns)
        return Cursor(square, self.direction) if board.holds(square) else self

    def at(self, square: Square) -> Cursor:
        """On another square."""
        return Cursor(square, self.direction)

    def to_free(self, board: Board) -> Cursor | None:
        """On the first free square from here on; None when there is none up to the edge.

        Args:
            board: Everything that lies there, own tiles included.
        """
        square = self.square
        while board.at(square) is not None:
            square = square.step(self.direction)
        return self.at(square) if board.holds(square) else None

    def after_laying(self, board: Board) -> Cursor:
        """Where the next letter goes: the next free square, or here at the end of the line."""
        return self.to_free(board) or self
