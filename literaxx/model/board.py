# SPDX-License-Identifier: GPL-3.0-or-later
"""The board with the tiles that lie on it: an immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from literaxx.model.geometry import Direction, Square
from literaxx.model.tiles import Tile


class Placement(msgspec.Struct, frozen=True):
    """A tile on a square."""

    square: Square
    tile: Tile


class Board(msgspec.Struct, frozen=True):
    """What lies on each cell.

    Attributes:
        rows: Number of rows.
        columns: Number of columns.
        cells: Tile or None for each cell, row by row.
    """

    rows: int
    columns: int
    cells: tuple[Tile | None, ...]

    @classmethod
    def empty(cls, rows: int, columns: int) -> Board:
        """A board without a tile."""
        return cls(rows, columns, (None,) * (rows * columns))

    @classmethod
    def from_text(cls, text: str) -> Board:
        """Read a picture of a board.

        One line per row, `.` for an empty cell, lower case for a blank; blanks around lines and
        empty lines do not count. A tile of several letters is written in square brackets.

        Raises:
            ValueError: The lines are of different lengths.
        """
        rows = [list(_cells_of(line.strip())) for line in text.split("\n") if line.strip()]
        if len({len(row) for row in rows}) != 1:
            raise ValueError("the rows of a board must be equally long")
        return cls(len(rows), len(rows[0]), tuple(cell for row in rows for cell in row))

    def to_text(self) -> str:
        """The picture that `from_text` reads."""
        lines = []
        for row in range(self.rows):
            cells = self.cells[row * self.columns : (row + 1) * self.columns]
            lines.append("".join(cell_text(cell) for cell in cells))
        return "\n".join(lines)

    def at(self, square: Square) -> Tile | None:
        """The tile on a square; None for an empty one and for one off the board."""
        if self.holds(square):
            return self.cells[square.row * self.columns + square.column]
        return None

    def holds(self, square: Square) -> bool:
        """Whether the square lies on the board."""
        return 0 <= square.row < self.rows and 0 <= square.column < self.columns

    def is_empty(self) -> bool:
        """Whether no tile lies on the board."""
        return not any(self.cells)

    def with_tiles(self, placements: Iterable[Placement]) -> Board:
        """The board with these tiles laid; a tile already there is replaced."""
        cells = list(self.cells)
        for placement in placements:
            cells[placement.square.row * self.columns + placement.square.column] = placement.tile
        return Board(self.rows, self.columns, tuple(cells))

    def placements(self) -> Iterator[Placement]:
        """Every tile on the board, row by row."""
        for index, tile in enumerate(self.cells):
            if tile is not None:
                yield Placement(Square(*divmod(index, self.columns)), tile)

    def run(self, square: Square, direction: Direction) -> tuple[Square, ...]:
        """The unbroken run of tiles through an occupied square, from its first to its last."""
        first = square
        while self.at(first.step(direction, -1)) is not None:
            first = first.step(direction, -1)
        squares = []
        while self.at(first) is not None:
            squares.append(first)
            first = first.step(direction)
        return tuple(squares)

    def has_neighbour(self, square: Square) -> bool:
        """Whether a tile lies side by side with the square."""
        return any(
            self.at(square.step(direction, count)) is not None
            for direction in Direction
            for count in (-1, 1)
        )


def cell_text(cell: Tile | None) -> str:
    """One cell of a board picture: `.`, `A`, `a` for a blank, `[CH]` for a digraph."""
    if cell is None:
        return "."
    return cell.text if len(cell.letter) == 1 else f"[{cell.text}]"


def _cells_of(line: str) -> Iterator[Tile | None]:
    """The cells of one line of a board picture."""
    rest = line
    while rest:
        if rest[0] == "[" and "]" in rest:
            text, _, rest = rest[1:].partition("]")
        else:
            text, rest = rest[0], rest[1:]
        if text == " ":
            continue
        yield None if text == "." else Tile(text.upper(), is_blank=text != text.upper())
