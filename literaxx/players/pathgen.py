# SPDX-License-Identifier: GPL-3.0-or-later
"""All the words of a letter-path board, each with its best line."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.pathsearch import MOST_CELLS, PathSearch
from literaxx.model.pathsolver import Line, lines
from literaxx.model.plays import PathPlay
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.rules.letterpath import crossing_bonus

SHORTEST = 2


@dataclass(frozen=True, slots=True)
class PathMove:
    """A word with the line that gives the most points, and these."""

    play: PathPlay
    word: str
    points: int


class PathGenerator:
    """Finds the words on a variant's boards; for one thread at a time."""

    def __init__(self, variant: Variant, graph: WordGraph) -> None:
        """A generator for a letter-path variant.

        Args:
            variant: Its board and letter values.
            graph: The words.
        """
        self._variant = variant
        self._graph = graph
        self._rows, self._columns = variant.board.rows, variant.board.columns
        self._search: PathSearch | None = None
        self._room = 1024
        if self._rows * self._columns <= MOST_CELLS:
            self._search = PathSearch(graph, self._rows, self._columns)

    def all_words(self, board: Board) -> list[PathMove]:
        """Every word on the board once, with its best line, in the order of the alphabet.

        Of several best lines it is always the same one.
        """
        letters = ["" if tile is None else tile.letter for tile in board.cells]
        bonuses = self.bonuses(board)
        best: Iterable[tuple[Line, int]]
        if self._search is None:
            best = self._by_definition(board, bonuses)
        else:
            self.search(self.codes(board), bonuses)
            best = _unpacked(bytes(self._search.out[: self._search.filled]))
        return [
            PathMove(
                PathPlay(tuple(Square(*divmod(cell, self._columns)) for cell in line)),
                "".join(letters[cell] for cell in line),
                points,
            )
            for line, points in best
        ]

    def best_word(self, board: Board) -> PathMove | None:
        """The word of most points, None when there is no word at all."""
        return max(self.all_words(board), key=lambda move: move.points, default=None)

    def codes(self, board: Board) -> array[int]:
        """Code of the letter on each cell, 0 where there is none that a word could use."""
        code = self._graph.alphabet.code
        return array("i", [0 if tile is None else code(tile.letter) for tile in board.cells])

    def bonuses(self, board: Board) -> array[int]:
        """Bonus of each crossing, at the index of the upper left of its four cells."""
        bonuses = array("i", bytes(4 * len(board.cells)))
        for row in range(self._rows - 1):
            for column in range(self._columns - 1):
                bonus = crossing_bonus(self._variant.tiles, board, Square(row, column))
                bonuses[row * self._columns + column] = bonus
        return bonuses

    def search(self, codes: array[int], bonuses: array[int]) -> int:
        """Find all words and leave them packed; their number.

        Args:
            codes: See `codes`.
            bonuses: See `bonuses`.
        """
        assert self._search is not None
        most = len(self._graph) + 1
        while (count := self._search.search(codes, bonuses, SHORTEST, most)) < 0:
            self._room *= 2
            self._search.make_room(self._room)
        return count

    def _by_definition(self, board: Board, bonuses: array[int]) -> Iterable[tuple[Line, int]]:
        """The same for a board that is too large for the search."""
        best: dict[str, tuple[Line, int]] = {}
        for word, line in lines(self._graph, board):
            points = len(line) + sum(bonuses[cell] for cell in self._crossings(line))
            if len(line) >= SHORTEST and (word not in best or points > best[word][1]):
                best[word] = line, points
        order = self._graph.alphabet.encode
        return [best[word] for word in sorted(best, key=order)]

    def _crossings(self, line: Line) -> Iterator[int]:
        """The crossings that a line runs through."""
        for one, two in pairwise(line):
            down = two // self._columns - one // self._columns
            right = two % self._columns - one % self._columns
            if down and right:
                yield min(one, one + down * self._columns) + min(right, 0)


def _unpacked(packed: bytes) -> Iterator[tuple[Line, int]]:
    at = 0
    while at < len(packed):
        end = at + 3 + packed[at]
        yield tuple(packed[at + 3 : end]), packed[at + 1] | packed[at + 2] << 8
        at = end
