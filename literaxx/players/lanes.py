# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""The board as lanes: every row, then every column, one after the other in flat arrays.

A *place* is a cell seen in one of its two lanes. Places of a lane are neighbours in the arrays,
and a guard lies before, between and after the lanes, so that nothing ever asks for an edge.

This is plain Python that Cython compiles when the package is built (`lanes.pxd` has the C types);
both give the same results. The arrays are typed ones when compiled and lists when not, and are
made once for a generator.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from literaxx.model.wordgraph import WordGraph
from literaxx.players.position import CODES, Setting

COMPILED = not __file__.endswith(".py")


def buffer(code: str, count: int) -> array[int] | list[int]:
    """Zeros: an array of this type code for compiled code, a list for Python."""
    return array(code, bytes(array(code).itemsize * count)) if COMPILED else [0] * count


class Lanes:
    """A position laid out for the search, with the letters that crossing words allow.

    Attributes:
        arcs: The body of the word graph.
        tile: Code of the letter at a place, 0 when empty, -1 at a guard.
        worth: Value of the tile there.
        crossed: Letters, as mask bits, with which the word at right angles exists; all of them
            where there is none.
        allowed: Those of them that the rack has.
        beside: Value of the tiles of that word, or -1 when there is none.
        after: Node of the graph behind the tiles from the beginning of a run up to here.
        cell, twin, times: Cell of a place, its place in the other lane, its word multiplier.
        lane, lanes, begin, changed: Lane of a place, how many there are, the first place of each,
            and whether it has to be looked at.
        rack: Tiles left of each code.
        kind, kinds: The codes of the rack's letters, and how many there are.
        held: Mask of the letters left.
        wild: Mask of the letters that a blank can be, while one is left.
        blanks: Blanks left.
        total: Tiles of the whole rack.
        codes: `CODES`, as an attribute because compiled modules share no constants; a node's
            mask is its cell and, as far as `upper` allows, the next one.
    """

    def __init__(self, graph: WordGraph, setting: Setting) -> None:
        rows, columns = setting.rows, setting.columns
        self.arcs = graph.cells
        self.root = graph.root
        self.first = 2 if graph.wide else 1
        self.upper = 0xFFFFFFFF if graph.wide else 0
        self.codes = CODES
        self.letters = setting.letters
        self.start = setting.start
        self.bonus = setting.bonus
        self.rack_size = setting.rack_size
        self.longest = max(rows, columns)
        self.cells = rows * columns
        self.blank_mask = setting.blank_mask
        self.down = rows * (columns + 1)
        self.size = self.down + columns * (rows + 1) + 1
        self.lanes = rows + columns
        self.lane = buffer("i", self.size)
        self.begin = buffer("i", self.lanes)
        self.changed = buffer("i", self.lanes)
        self.every = (1 << 63) - 1
        self.tile = buffer("i", self.size)
        self.worth = buffer("i", self.size)
        self.crossed = buffer("Q", self.size)
        self.allowed = buffer("Q", self.size)
        self.beside = buffer("i", self.size)
        self.after = buffer("I", self.size)
        self.cell = buffer("i", self.size)
        self.twin = buffer("i", self.size)
        self.times = buffer("i", self.size)
        self.across = buffer("i", self.cells)
        self.rack = buffer("i", 65)
        self.kind = buffer("i", CODES)
        self.kinds = 0
        self.points = buffer("i", len(setting.points))
        for index in range(len(setting.points)):
            self.points[index] = setting.points[index]
        for place in range(self.size):
            self.cell[place] = self.tile[place] = -1
        for cell in range(self.cells):
            row, column = divmod(cell, columns)
            one = row * (columns + 1) + 1 + column
            two = self.down + column * (rows + 1) + 1 + row
            self.across[cell] = one
            self.cell[one] = self.cell[two] = cell
            self.twin[one], self.twin[two] = two, one
            self.times[one] = self.times[two] = setting.times[cell]
            self.lane[one], self.lane[two] = row, rows + column
            self.tile[one] = self.tile[two] = 0
            self.crossed[one] = self.crossed[two] = self.every
            self.beside[one] = self.beside[two] = -1
        for row in range(rows):
            self.begin[row] = row * (columns + 1) + 1
        for column in range(columns):
            self.begin[rows + column] = self.down + column * (rows + 1) + 1

    def load(self, tiles: Sequence[int], worths: Sequence[int], rack: Sequence[int]) -> None:
        """Take over a position (see `Position`) and find what its places allow.

        Lanes that are as they were in the position before are not looked at again.
        """
        self.empty = True
        for cell in range(self.cells):
            place = self.across[cell]
            if tiles[cell] > 0:
                self.empty = False
            if self.tile[place] != tiles[cell] or self.worth[place] != worths[cell]:
                other = self.twin[place]
                self.tile[place] = self.tile[other] = tiles[cell]
                self.worth[place] = self.worth[other] = worths[cell]
                self.changed[self.lane[place]] = self.changed[self.lane[other]] = 1
        for lane in range(self.lanes):
            if self.changed[lane]:
                self.changed[lane] = 0
                self.renew(self.begin[lane])
        one = 1
        self.held = one & 0
        self.kinds = 0
        self.blanks = self.total = rack[0]
        for code in range(1, self.letters + 1):
            self.rack[code] = rack[code]
            self.total += rack[code]
            if rack[code]:
                self.held |= one << (code - 1)
                self.kind[self.kinds] = code
                self.kinds += 1
        self.total = min(self.total, self.longest)
        self.wild = self.blank_mask if self.blanks else 0
        usable = self.held | self.wild
        for place in range(1, self.size - 1):
            self.allowed[place] = self.crossed[place] & usable

    def arc(self, node: int, code: int) -> int:
        """Arc of a letter from a node, 0 when there is none."""
        one = 1
        mask = self.arcs[node] | (self.arcs[node + 1] & self.upper) << 32
        if not mask & one << (code - 1):
            return 0
        at = node + self.first
        while self.arcs[at] & 63 != code:
            at += 1
        return self.arcs[at]

    def renew(self, place: int) -> None:
        """Find what a lane, given by its first place, means for the lanes that cross it."""
        first = place
        while self.tile[place] >= 0:
            if self.tile[place] > 0:
                node = self.after[place - 1] if self.tile[place - 1] > 0 else self.root
                self.after[place] = self.arc(node, self.tile[place]) >> 8
            place += 1
        for at in range(first, place):
            other = self.twin[at]
            if self.tile[at] == 0 and (self.tile[at - 1] > 0 or self.tile[at + 1] > 0):
                self.crossed[other] = self.crossing(other, at)
            else:
                self.crossed[other] = self.every
                self.beside[other] = -1

    def crossing(self, place: int, other: int) -> int:
        """Letters that make a word with the tiles around the twin of a place; sums those up."""
        worth = 0
        at = other - 1
        while self.tile[at] > 0:
            worth += self.worth[at]
            at -= 1
        node = self.root if at == other - 1 else self.after[other - 1]
        at = other + 1
        while self.tile[at] > 0:
            worth += self.worth[at]
            at += 1
        self.beside[place] = worth
        one = 1
        found = one & 0
        left = self.arcs[node] | (self.arcs[node + 1] & self.upper) << 32
        index = node + self.first
        while left:
            arc = self.arcs[index]
            index += 1
            bit = one << ((arc & 63) - 1)
            left ^= bit
            at = other + 1
            while arc and self.tile[at] > 0:
                arc = self.arc(arc >> 8, self.tile[at])
                at += 1
            if arc & 64:
                found |= bit
        return found
