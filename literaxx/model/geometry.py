# SPDX-License-Identifier: GPL-3.0-or-later
"""Squares, directions and the printed board: where things are, before any tile lies there."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

import msgspec


class Square(NamedTuple):
    """A cell of a board; row and column count from 0, the top left corner is (0, 0)."""

    row: int
    column: int

    def step(self, direction: Direction, count: int = 1) -> Square:
        """The square `count` cells further in a direction; it may lie off the board."""
        if direction is Direction.ACROSS:
            return Square(self.row, self.column + count)
        return Square(self.row + count, self.column)

    @property
    def name(self) -> str:
        """Column letter and row number, as printed beside a board: (7, 6) is `G8`."""
        return f"{column_name(self.column)}{self.row + 1}"


class Direction(Enum):
    """The two ways a word may lie."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Direction:
        """The direction at right angles."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


def column_name(column: int) -> str:
    """The letter over a column: 0 is `A`, 16 is `Q`."""
    return chr(ord("A") + column)


class Premium(msgspec.Struct, frozen=True):
    """What a cell does to the tile laid on it, in the move that lays it.

    Attributes:
        letter: Multiplies the letter's value.
        word: Multiplies the whole word.
        colour: When given, `letter` only works on a tile of this colour.
    """

    letter: int = 1
    word: int = 1
    colour: int | None = None

    def factor_for(self, colour: int | None) -> int:
        """The letter multiplier for a tile of this colour (None: a blank, which has none)."""
        if self.colour is None or self.colour == colour:
            return self.letter
        return 1


PLAIN = Premium()


class BoardSpec(msgspec.Struct, frozen=True):
    """The printed board of a variant.

    Attributes:
        rows: Number of rows.
        columns: Number of columns.
        premiums: One per cell, row by row.
        start: The cell that the first word must cover (ignored by games without that rule).
    """

    rows: int
    columns: int
    premiums: tuple[Premium, ...]
    start: Square

    def premium(self, square: Square) -> Premium:
        """The premium of a cell on the board."""
        return self.premiums[square.row * self.columns + square.column]

    def holds(self, square: Square) -> bool:
        """Whether the square lies on the board."""
        return 0 <= square.row < self.rows and 0 <= square.column < self.columns

    def squares(self) -> Iterator[Square]:
        """All squares, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield Square(row, column)
