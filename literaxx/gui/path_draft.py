# SPDX-License-Identifier: GPL-3.0-or-later
"""The line that is being drawn through the letters of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from literaxx.gui.draft import Hint, Refused
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay
from literaxx.rules.base import Violation

MOST_LINES = 200
"""So many lines for the same letters are found, then the search stops."""

Assess = Callable[[PathPlay], object]
"""Tells a `Violation` for a line of two cells or more that is against the rules."""


class PathDraft(msgspec.Struct, frozen=True):
    """A line, from its first cell to its last; empty before it is begun.

    Attributes:
        squares: The cells.
        drawn: How many of them were drawn by hand; the rest was found for typed letters.
        others: Lines through other cells with the same letters, this one included; empty unless
            letters were typed.
    """

    squares: tuple[Square, ...] = ()
    drawn: int = 0
    others: tuple[tuple[Square, ...], ...] = ()

    def word(self, board: Board) -> str:
        """The letters along the line."""
        tiles = (board.at(square) for square in self.squares)
        return "".join(tile.letter for tile in tiles if tile is not None)

    def extended(self, square: Square, assess: Assess) -> PathDraft | Violation:
        """The line with one more cell at its end."""
        squares = (*self.squares, square)
        if len(squares) > 1:
            violation = assess(PathPlay(squares))
            if isinstance(violation, Violation):
                return violation
        return _drawn(squares)

    def stepped_back(self) -> PathDraft:
        """The line without its last cell."""
        return _drawn(self.squares[:-1])

    def shortened_to(self, square: Square) -> PathDraft:
        """The line up to one of its cells; itself when the cell is not on it."""
        if square not in self.squares:
            return self
        return _drawn(self.squares[: self.squares.index(square) + 1])

    def touched(self, square: Square, assess: Assess) -> PathDraft | Violation:
        """The line after a click: on its last cell, on an earlier one, or on a new one."""
        if self.squares and square == self.squares[-1]:
            return self.stepped_back()
        if square in self.squares:
            return self.shortened_to(square)
        return self.extended(square, assess)

    def passed(self, square: Square, assess: Assess) -> PathDraft | Violation:
        """The line after the pointer was dragged onto a cell: back over it, or further."""
        if square in self.squares:
            return self.shortened_to(square)
        return self.extended(square, assess)

    def typed(
        self, letter: str, board: Board, assess: Assess, points: Callable[[PathPlay], int]
    ) -> PathDraft | Refused:
        """The line after one more letter was typed: the best one that there is for the letters.

        Args:
            letter: The letter.
            board: The letters that lie there.
            assess: Tells whether a line is one.
            points: What a line is worth, to begin with the best.
        """
        letters = [*self._letters(board), letter]
        lines = self._lines(self.squares[: self.drawn], letters, board, assess)
        if not lines:
            return Refused(Hint.NO_LINE, "".join(letters))
        if len(letters) > 1:
            lines.sort(key=lambda line: -points(PathPlay(line)))
        return PathDraft(lines[0], self.drawn, tuple(lines))

    def next_line(self) -> PathDraft:
        """The next line with the same letters, after the last one the first."""
        if len(self.others) < 2:
            return self
        after = (self.others.index(self.squares) + 1) % len(self.others)
        return msgspec.structs.replace(self, squares=self.others[after])

    def fits(self, board: Board, other: Board) -> bool:
        """Whether the cells of the line hold the same letters on two boards."""
        return all(board.at(square) == other.at(square) for square in self.squares)

    def to_play(self) -> PathPlay | None:
        """The line as a play; None while it is not begun."""
        return PathPlay(self.squares) if self.squares else None

    def _letters(self, board: Board) -> list[str]:
        return [tile.letter for square in self.squares if (tile := board.at(square)) is not None]

    def _lines(
        self, begun: tuple[Square, ...], letters: list[str], board: Board, assess: Assess
    ) -> list[tuple[Square, ...]]:
        """All lines that begin like this and spell these letters."""
        lines = [begun]
        for length in range(len(begun), len(letters)):
            longer = []
            for line in lines:
                for square in _neighbours(line, board):
                    tile = board.at(square)
                    if tile is None or tile.letter != letters[length]:
                        continue
                    squares = (*line, square)
                    if length == 0 or not isinstance(assess(PathPlay(squares)), Violation):
                        longer.append(squares)
            lines = longer[:MOST_LINES]
        return lines


def _drawn(squares: tuple[Square, ...]) -> PathDraft:
    return PathDraft(squares, len(squares))


def _neighbours(line: tuple[Square, ...], board: Board) -> Iterator[Square]:
    """Where a line may go on, the cells already on it included; anywhere before it is begun."""
    if not line:
        for row in range(board.rows):
            for column in range(board.columns):
                yield Square(row, column)
        return
    last = line[-1]
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            square = Square(last.row + down, last.column + right)
            if square != last and board.holds(square):
                yield square
