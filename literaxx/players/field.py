# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""A crossword table as bare numbers, on which turns are played quickly one after the other.

Tiles are letter codes, a blank is 0. This is for players who think ahead and for games without
a match around them; whether a turn is allowed is their matter.
"""

from __future__ import annotations

from collections.abc import Sequence

from literaxx.players.kept import Kept
from literaxx.players.lanes import buffer
from literaxx.players.position import CODES, Setting
from literaxx.players.search import MoveSearch

_MOST_SEATS = 4
_NOTHING_YET = -(1 << 30)


class Field:
    """Board, racks and bag, changed in place.

    Attributes:
        tiles: Code of the letter on each cell, 0 for an empty one.
        worths: Value of the tile on each cell.
        racks: How many tiles of each code; `CODES` + 1 numbers for each seat.
        held: How many tiles on each rack.
        bag: The tiles of the bag in the order of drawing, the last first.
        left: How many of them there are.
        index: Which of the search's moves the deed is that was found last.
        laid: How many tiles it lays; 0 for no word.
        points: Points of that.
        gone: Part of the rack that it exchanges; 0 for none.
        worth: What it is worth, in hundredths of a point.
    """

    def __init__(self, search: MoveSearch, kept: Kept, setting: Setting, tiles: int) -> None:
        """A table.

        Args:
            search: Finds the moves.
            kept: Knows what tiles are worth.
            setting: The game.
            tiles: How many it has.
        """
        self.search = search
        self.kept = kept
        self.codes = CODES
        self.stride = CODES + 1
        self.cells = len(setting.times)
        self.rack_size = setting.rack_size
        self.tiles = buffer("i", self.cells)
        self.worths = buffer("i", self.cells)
        self.rack = buffer("i", self.stride)
        self.racks = buffer("i", _MOST_SEATS * self.stride)
        self.held = buffer("i", _MOST_SEATS)
        self.bag = buffer("i", tiles)
        self.values = buffer("i", CODES)
        for code in range(CODES):
            self.values[code] = setting.values[code]
        self.seats = 2
        self.left = self.index = self.laid = self.points = self.gone = self.worth = 0

    def clear(self, seats: int) -> None:
        """Begin again with an empty table of so many seats."""
        self.seats = seats
        self.left = 0
        for cell in range(self.cells):
            self.tiles[cell] = self.worths[cell] = 0
        for index in range(seats * self.stride):
            self.racks[index] = 0
        for seat in range(seats):
            self.held[seat] = 0

    def put_board(self, tiles: Sequence[int], worths: Sequence[int]) -> None:
        """Put these tiles on the board."""
        for cell in range(self.cells):
            self.tiles[cell] = tiles[cell]
            self.worths[cell] = worths[cell]

    def put_bag(self, bag: Sequence[int], count: int) -> None:
        """Put the first so many of these tiles into the bag, in the place of what is in it."""
        self.left = count
        for index in range(count):
            self.bag[index] = bag[index]

    def give(self, seat: int, rack: Sequence[int]) -> None:
        """Give a seat a rack, counted as in `Position`."""
        self.held[seat] = 0
        for code in range(self.codes):
            self.racks[seat * self.stride + code] = rack[code]
            self.held[seat] += rack[code]

    def add(self, seat: int, code: int) -> None:
        """Put a tile on a rack."""
        self.racks[seat * self.stride + code] += 1
        self.held[seat] += 1

    def put_back(self, seat: int, gone: Sequence[int]) -> None:
        """Exchange tiles, given by their codes; they go to the bottom of the bag."""
        count = len(gone)
        for index in range(count):
            self.racks[seat * self.stride + gone[index]] -= 1
            self.held[seat] -= 1
        self.draw(seat)
        for index in range(self.left - 1, -1, -1):
            self.bag[index + count] = self.bag[index]
        for index in range(count):
            self.bag[index] = gone[index]
        self.left += count

    def draw(self, seat: int) -> None:
        """Fill a rack from the bag."""
        while self.left and self.held[seat] < self.rack_size:
            self.left -= 1
            self.racks[seat * self.stride + self.bag[self.left]] += 1
            self.held[seat] += 1

    def burden(self, seat: int) -> int:
        """Value of the tiles on a rack."""
        worth = 0
        for code in range(1, self.codes):
            worth += self.racks[seat * self.stride + code] * self.values[code]
        return worth

    def find(self, seat: int, exchange: int) -> None:
        """Find the best deed of a seat, as `Judge` does.

        Args:
            seat: The seat.
            exchange: How many tiles it may exchange.
        """
        for code in range(self.stride):
            self.rack[code] = self.racks[seat * self.stride + code]
        unseen = 0
        if self.left == 0:
            for other in range(self.seats):
                if other != seat:
                    unseen += self.burden(other)
        self.kept.take(self.rack)
        self.kept.weigh(self.left, unseen, self.seats)
        self.laid = self.points = self.gone = 0
        self.worth = _NOTHING_YET
        if self.search.find_best(self.tiles, self.worths, self.rack, self.kept):
            self.pick(0)
            self.worth = self.search.best
        if exchange:
            part = self.kept.best_exchange(exchange)
            if part and self.kept.leave[part] > self.worth:
                self.laid = self.points = 0
                self.gone = part
                self.worth = self.kept.leave[part]
        if self.kept.worth[0] > self.worth:
            self.laid = self.points = self.gone = 0
            self.worth = self.kept.worth[0]

    def pick(self, index: int) -> None:
        """Take a move of the search's instead of what was found."""
        at = index * self.search.width
        self.index = index
        self.laid = self.search.out[at + 1] >> 24
        self.points = self.search.out[at + 1] & 0xFFFFFF
        self.gone = 0

    def act(self, seat: int) -> None:
        """Do what was found for a seat; after an exchange the old tiles are not in the bag yet."""
        base = seat * self.stride
        if self.gone:
            for code in range(self.codes):
                if self.rack[code]:
                    count = self.kept.count(self.gone, code, self.rack[code])
                    self.racks[base + code] -= count
                    self.held[seat] -= count
        elif self.laid:
            self.lay(seat, self.search.out, self.index * self.search.width)
        self.draw(seat)

    def lay(self, seat: int, packed: Sequence[int], index: int) -> None:
        """Lay a packed move (see `MoveSearch`) from a rack, which is not filled yet."""
        base = seat * self.stride
        at = packed[index]
        for tile in range(packed[index + 1] >> 24):
            code = packed[index + 2 + tile // 4] >> 8 * (tile % 4) & 255
            while self.tiles[self.search.cell[at]]:
                at += 1
            cell = self.search.cell[at]
            self.tiles[cell] = code % self.codes
            if code < self.codes:
                self.worths[cell] = self.values[code]
                self.racks[base + code] -= 1
            else:
                self.worths[cell] = 0
                self.racks[base] -= 1
            self.held[seat] -= 1
