# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""Where words can begin, what they can be worth, and all of that as tables of bits.

A *start* is a place with nothing before it: empty, or the first tile of a run. The search lays
the same letters from many starts at once, so a set of starts is a row of machine words with a
bit for each, and one AND tells which of them take another letter. Plain Python has integers of
any length and needs only one word for them all.
"""

from __future__ import annotations

from literaxx.model.wordgraph import WordGraph
from literaxx.players.kept import SCALE, Kept
from literaxx.players.lanes import COMPILED, Lanes, buffer
from literaxx.players.leaves import NOTHING
from literaxx.players.position import CODES, Setting

WORD = 64 if COMPILED else 1018
"""Bits of a word; every power of two below has a remainder of its own by 1019."""
_BUCKETS = 256


class Starts(Lanes):
    """The starts of a position, and the bit tables of those that are searched together.

    Attributes:
        starts: Place of each start.
        joined: Tiles to lay from it until they touch a tile on the board (or cover the start
            cell of an empty board); 0 for a start on a tile.
        room: Tiles that can be laid from it before a tile on the board, or an end, comes.
        top: What a start may be worth at most with so many tiles or more, `depths` numbers each, in
            hundredths of a point.
        order: The starts, the most promising first.
        gain, dearest: What the cell of a place adds to a tile at most, and the most a tile counts
            there.
        kept: What the rest of the rack is worth.
        members: The starts that are searched together; bit `n` of the tables is member `n`.
        words: Machine words in a row of a table, of `bits` bits each. The rows follow by the
            number of tiles laid.
        active: Starts that have taken the letters laid so far.
        fits: Starts that take a letter as the next; `CODES` rows for each number.
        ends: Starts at which a word may end here.
        meets: Starts at which the next place holds a tile: that of bit `met` of the member.
        alive: Starts that may still beat the best move with so many tiles or more.
    """

    def __init__(self, graph: WordGraph, setting: Setting) -> None:
        super().__init__(graph, setting)
        self.kept = Kept(setting, NOTHING, graph.alphabet)
        self.scale = SCALE
        self.lowest = -1 << 30
        self.bits = WORD
        self.all = 0
        self.all -= 1  # -1, or every bit of an unsigned word
        self.depths = min(setting.rack_size, self.longest) + 2
        most = (self.size + WORD - 1) // WORD * self.depths
        self.starts = buffer("i", self.size)
        self.joined = buffer("i", self.size)
        self.room = buffer("i", self.size)
        self.top = buffer("i", self.size * self.depths)
        self.members = buffer("i", self.size)
        self.met = buffer("Q", self.size)
        self.active = buffer("Q", most)
        self.fits = buffer("Q", most * CODES)
        self.ends = buffer("Q", most)
        self.meets = buffer("Q", most)
        self.alive = buffer("Q", most)
        self.order = buffer("i", self.size)
        self.bucket = buffer("i", _BUCKETS + 1)
        self.buckets = _BUCKETS
        self.gain = buffer("i", self.size)
        self.dearest = buffer("i", self.size)
        self.joins = buffer("i", self.size)
        self.rooms = buffer("i", self.size)
        self.values = buffer("i", CODES)
        for code in range(CODES):
            self.values[code] = setting.values[code]

    def find_starts(self) -> int:
        """Find where words can begin; the number of starts."""
        room = joined = 0
        for place in range(self.size - 2, 0, -1):
            if self.tile[place] != 0 or self.allowed[place] == 0:
                room = joined = 0
            else:
                room = min(room + 1, self.total)
                if (
                    self.cell[place] == self.start
                    if self.empty
                    else self.beside[place] >= 0 or self.tile[place + 1] > 0
                ):
                    joined = 1
                elif joined:
                    joined += 1
            self.rooms[place] = room
            self.joins[place] = joined if joined <= room else 0
        count = 0
        for place in range(1, self.size - 1):
            if self.tile[place - 1] <= 0 and (self.joins[place] or self.tile[place] > 0):
                self.starts[count] = place
                self.joined[count] = self.joins[place]
                self.room[count] = self.rooms[place]
                count += 1
        return count

    def set_tables(self, count: int) -> None:
        """Fill the tables for the first `count` members; all of them are alive."""
        self.count = count
        self.words = (count + WORD - 1) // WORD
        for index in range(self.words * self.depths):
            self.active[index] = self.ends[index] = self.meets[index] = 0
            self.alive[index] = self.all
        usable = (self.held | self.wild) << 1
        for depth in range(self.total):
            self.clear_fits(depth, usable | 1)
        for member in range(count):
            self.enter(member)
        for depth in range(self.total):
            self.spread_fits(depth, usable)

    def clear_fits(self, depth: int, usable: int) -> None:
        """Empty the rows of these codes (a bit each)."""
        row = depth * self.codes * self.words
        while usable:
            if usable & 1:
                for word in range(self.words):
                    self.fits[row + word] = 0
            usable >>= 1
            row += self.words

    def spread_fits(self, depth: int, usable: int) -> None:
        """Add the starts that take every letter, row 0, to the rows of these codes."""
        first = row = depth * self.codes * self.words
        while usable:
            if usable & 1:
                for word in range(self.words):
                    self.fits[row + word] |= self.fits[first + word]
            usable >>= 1
            row += self.words

    def enter(self, member: int) -> None:
        """Write a start into the tables."""
        start = self.members[member]
        word = member // WORD
        bit = 1
        bit <<= member % WORD
        self.active[word] |= bit
        place = self.starts[start]
        room = self.room[start]
        for depth in range(room):
            row = depth * self.codes * self.words + word
            if self.beside[place + depth] < 0:
                self.fits[row] |= bit
            else:
                allowed = self.allowed[place + depth] << 1
                while allowed:
                    if allowed & 1:
                        self.fits[row] |= bit
                    allowed >>= 1
                    row += self.words
        for depth in range(max(self.joined[start], 2), room + 1):
            if self.tile[place + depth] <= 0:
                self.ends[depth * self.words + word] |= bit
        if self.tile[place + room] > 0:
            self.meets[room * self.words + word] |= bit
            bit = 1
            self.met[member] = bit << (self.tile[place + room] - 1)

    def find_bounds(self, count: int) -> None:
        """Find what each start may be worth at most, and put the starts in `order` by that."""
        for place in range(1, self.size - 1):
            if self.tile[place] == 0:
                self.find_gain(place)
        if count == 0:
            return
        highest = lowest = self.bound(0)
        for start in range(1, count):
            hope = self.bound(start)
            highest = max(highest, hope)
            lowest = min(lowest, hope)
        span = highest - lowest + 1
        for index in range(self.buckets + 1):
            self.bucket[index] = 0
        for start in range(count):
            index = (highest - self.top[start * self.depths]) * self.buckets // span
            self.bucket[index + 1] += 1
        for index in range(self.buckets):
            self.bucket[index + 1] += self.bucket[index]
        for start in range(count):
            index = (highest - self.top[start * self.depths]) * self.buckets // span
            self.order[self.bucket[index]] = start
            self.bucket[index] += 1

    def find_gain(self, place: int) -> None:
        """Find what the cell of a place may add to a tile, and the most a tile counts there."""
        base = self.cell[place] * self.codes
        gain = dearest = 0
        one = 1
        for index in range(self.kinds):
            code = self.kind[index]
            if self.allowed[place] & one << (code - 1):
                points = self.points[base + code]
                dearest = max(dearest, points)
                gain = max(gain, points - self.values[code])
        self.gain[place] = gain
        self.dearest[place] = dearest

    def bound(self, start: int) -> int:
        """Find the most worth of a start for each number of tiles; the highest.

        Each cell is taken to get the tile of the rack that gains most there, in either word.
        """
        row = start * self.depths
        for laid in range(self.depths):
            self.top[row + laid] = self.lowest
        times = 1
        worth = crossing = laid = 0
        at = self.skip(self.starts[start])
        for place in range(self.starts[start], at):
            worth += self.worth[place]
        while laid < self.total and self.tile[at] == 0 and self.allowed[at]:
            times *= self.times[at]
            if self.beside[at] >= 0:
                crossing += (self.beside[at] + self.dearest[at]) * self.times[at]
            worth += self.gain[at]
            laid += 1
            end = self.skip(at + 1)
            for place in range(at + 1, end):
                worth += self.worth[place]
            at = end
            if laid >= self.joined[start]:
                points = worth * times + crossing
                if laid == self.rack_size:
                    points += self.bonus
                self.top[row + laid] = points * self.scale + self.kept.top(times, laid)
        while laid > 0:
            if self.top[row + laid - 1] < self.top[row + laid]:
                self.top[row + laid - 1] = self.top[row + laid]
            laid -= 1
        return self.top[row]

    def skip(self, place: int) -> int:
        """The first place from here on that holds no tile."""
        while self.tile[place] > 0:
            place += 1
        return place

    def revise(self, best: int) -> None:
        """Take out of `alive` what cannot be worth more than `best`."""
        for index in range(self.words * self.depths):
            self.alive[index] = 0
        one = 1
        for member in range(self.count):
            row = self.members[member] * self.depths
            bit = one << (member % WORD)
            word = member // WORD
            for depth in range(self.total + 1):
                if self.top[row + depth] <= best:
                    break
                self.alive[word] |= bit
                word += self.words
