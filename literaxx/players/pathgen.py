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

SHORTEST = 2


PointedLine = tuple[Line, int]
"""A line that spells a word, and its points."""


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
        self._values = {spec.letter: spec.value for spec in variant.tiles.specs}
        self._search: PathSearch | None = None
        self._room = 1024
        if self._rows * self._columns <= MOST_CELLS:
            self._search = PathSearch(graph, self._rows, self._columns)

    def all_words(self, board: Board) -> list[PathMove]:
        """Every word on the board once, with its best line, in the order of the alphabet.

        Of several best lines it is always the same one.
        """
        return [self.move(board, line) for line in self.all_lines(board)]

    def all_lines(self, board: Board) -> list[PointedLine]:
        """What `all_words` gives, as lines that are quicker made."""
        bonuses = self.bonuses(board)
        if self._search is None:
            return list(self._by_definition(board, bonuses))
        self.search(self.codes(board), bonuses)
        return list(_unpacked(bytes(self._search.out[: self._search.filled])))

    def best_line(self, board: Board) -> PointedLine | None:
        """The first line of most points, None when there is no word at all."""
        if self._search is None:
            return max(self.all_lines(board), key=lambda line: line[1], default=None)
        if not self.search(self.codes(board), self.bonuses(board)):
            return None
        at = self._search.best
        out = self._search.out[at : at + 3 + self._search.out[at]]
        return next(_unpacked(bytes(out)))

    def best_word(self, board: Board) -> PathMove | None:
        """The word of most points, None when there is no word at all."""
        line = self.best_line(board)
        return None if line is None else self.move(board, line)

    def move(self, board: Board, line: PointedLine) -> PathMove:
        """The word of a line."""
        cells, points = line
        letters = [board.cells[cell] for cell in cells]
        return PathMove(
            PathPlay(tuple(Square(*divmod(cell, self._columns)) for cell in cells)),
            "".join(tile.letter for tile in letters if tile is not None),
            points,
        )

    def codes(self, board: Board) -> array[int]:
        """Code of the letter on each cell, 0 where there is none that a word could use."""
        code = self._graph.alphabet.code
        return array("i", [0 if tile is None else code(tile.letter) for tile in board.cells])

    def bonuses(self, board: Board) -> array[int]:
        """Bonus of each crossing, at the index of the upper left of its four cells."""
        values = [0 if tile is None else self._values[tile.letter] for tile in board.cells]
        bonuses = array("i", bytes(4 * len(board.cells)))
        columns = self._columns
        for row in range(self._rows - 1):
            for at in range(row * columns, row * columns + columns - 1):
                below = at + columns
                bonuses[at] = max(values[at], values[at + 1], values[below], values[below + 1])
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

    def _by_definition(self, board: Board, bonuses: array[int]) -> Iterable[PointedLine]:
        """The same for a board that is too large for the search."""
        best: dict[str, PointedLine] = {}
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


def _unpacked(packed: bytes) -> Iterator[PointedLine]:
    at = 0
    while at < len(packed):
        end = at + 3 + packed[at]
        yield tuple(packed[at + 3 : end]), packed[at + 1] | packed[at + 2] << 8
        at = end
