# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""The search for words along lines of a letter board.

The word graph is walked once, and with every prefix go all the lines that spell it: so each word
turns up once, with all its lines at hand. A line goes to neighbouring cells in eight directions,
takes no cell twice, and never both diagonals of one crossing.

Plain Python that Cython compiles when the package is built (`pathsearch.pxd` has the C types).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from literaxx.model.wordgraph import WordGraph

COMPILED = not __file__.endswith(".py")
MOST_CELLS = 64


def buffer(code: str, count: int) -> array[int] | list[int]:
    """Zeros: an array of this type code for compiled code, a list for Python."""
    return array(code, bytes(array(code).itemsize * count)) if COMPILED else [0] * count


class PathSearch:
    """Searches boards of one size, of at most `MOST_CELLS` cells.

    Lines in the making are kept on a stack, all lines of one prefix together.

    Attributes:
        near: Cells around a cell, a bit each.
        spots: Cells of a letter code, a bit each.
        crossing: Bit of the crossing between two cells (index one times `cells` plus other).
        bonus: Points of going from one cell to the other.
        at, used, crossed, points, parent: The last cell of a line, the cells and crossings it
            has taken, its points, the line it goes on from.
        out: The words found, packed: number of cells, points (low byte, high byte), cells.
        filled: How much of `out` holds words.
        found: How many words there are.
        best: Where in `out` the first word of most points is.
        overflow: Whether the buffers were too small.
    """

    def __init__(self, graph: WordGraph, rows: int, columns: int) -> None:
        self.arcs = graph.cells
        self.root = graph.root
        self.first = 2 if graph.wide else 1
        self.cells = rows * columns
        self.near = buffer("Q", self.cells)
        self.spots = buffer("Q", 64)
        self.crossing = buffer("Q", self.cells * self.cells)
        self.bonus = buffer("i", self.cells * self.cells)
        self.bits = buffer("i", 67)
        for bit in range(64):
            self.bits[pow(2, bit, 67)] = bit
        for one in range(self.cells):
            for two in range(self.cells):
                down = two // columns - one // columns
                right = two % columns - one % columns
                if one != two and abs(down) <= 1 and abs(right) <= 1:
                    self.near[one] |= 1 << two
                if abs(down) == abs(right) == 1:
                    corner = min(one, one + down * columns) + min(right, 0)
                    self.crossing[one * self.cells + two] = 1 << corner
        self.make_room(1024)

    def make_room(self, lines: int) -> None:
        """Make the buffers large enough for so many lines in the making."""
        self.room = lines
        self.at = buffer("i", lines)
        self.used = buffer("Q", lines)
        self.crossed = buffer("Q", lines)
        self.points = buffer("i", lines)
        self.parent = buffer("i", lines)
        self.out = buffer("B", lines * 28)

    def search(
        self, codes: Sequence[int], bonuses: Sequence[int], shortest: int, enough: int
    ) -> int:
        """Find the words on a board, each with its best line.

        Args:
            codes: Code of the letter on each cell, 0 for none.
            bonuses: Bonus of each crossing, by the upper left of its four cells.
            shortest: Cells that a word must have.
            enough: Number of words at which to stop.

        Returns:
            How many words were found; -1 when the buffers are too small.
        """
        self.shortest = shortest
        self.enough = enough
        self.found = self.filled = self.best = self.most = 0
        self.overflow = False
        for code in range(64):
            self.spots[code] = 0
        one = 1
        for cell in range(self.cells):
            if codes[cell]:
                self.spots[codes[cell]] |= one << cell
        for pair in range(self.cells * self.cells):
            bit = self.crossing[pair]
            self.bonus[pair] = 1 + bonuses[self.bits[bit % 67]] if bit else 1
        self.begin()
        return -1 if self.overflow else self.found

    def begin(self) -> None:
        """Start lines at every cell, letter by letter."""
        one = 1
        at = self.root + self.first
        left = self.arcs[self.root] | (self.arcs[self.root + 1] if self.first == 2 else 0)
        arc = 0
        while left and not arc & 128:
            arc = self.arcs[at]
            at += 1
            end = 0
            for cell in range(self.cells):
                if self.spots[arc & 63] & one << cell:
                    self.at[end] = cell
                    self.used[end] = one << cell
                    self.crossed[end] = 0
                    self.points[end] = 1
                    end += 1
            if end and arc >> 8:
                self.walk(arc >> 8, 0, end, 1)

    def walk(self, node: int, first: int, last: int, length: int) -> None:
        """Lengthen the lines `first` to `last` - 1, which spell the way to a node."""
        one = 1
        around = one & 0
        for line in range(first, last):
            around |= self.near[self.at[line]] & ~self.used[line]
        at = node + self.first
        arc = 0
        while not arc & 128:
            arc = self.arcs[at]
            at += 1
            if not self.spots[arc & 63] & around:
                continue
            end = self.lengthen(self.spots[arc & 63], first, last)
            if self.overflow or self.found >= self.enough:
                return
            if end > last:
                if arc & 64 and length + 1 >= self.shortest:
                    self.keep(last, end, length + 1)
                if arc >> 8:
                    self.walk(arc >> 8, last, end, length + 1)

    def lengthen(self, spots: int, first: int, last: int) -> int:
        """Put the lines that go on to some of these cells on the stack; its new end."""
        end = last
        for line in range(first, last):
            here = self.at[line]
            targets = self.near[here] & spots & ~self.used[line]
            while targets:
                bit = targets & -targets
                targets ^= bit
                pair = here * self.cells + self.bits[bit % 67]
                if self.crossing[pair] & self.crossed[line]:
                    continue
                if end == self.room:
                    self.overflow = True
                    return end
                self.at[end] = self.bits[bit % 67]
                self.used[end] = self.used[line] | bit
                self.crossed[end] = self.crossed[line] | self.crossing[pair]
                self.points[end] = self.points[line] + self.bonus[pair]
                self.parent[end] = line
                end += 1
        return end

    def keep(self, first: int, last: int, length: int) -> None:
        """Record the best of the lines that spell a word."""
        best = first
        for line in range(first + 1, last):
            if self.points[line] > self.points[best]:
                best = line
        self.found += 1
        at = self.filled
        self.filled += length + 3
        if self.filled > self.room * 28:
            self.overflow = True
            return
        if self.points[best] > self.most:
            self.most = self.points[best]
            self.best = at
        self.out[at] = length
        self.out[at + 1] = self.points[best] & 255
        self.out[at + 2] = self.points[best] >> 8
        at += 2 + length
        for _ in range(length):
            self.out[at] = self.at[best]
            best = self.parent[best]
            at -= 1
