# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""The search for moves: all of them, or the best one.

Words of rack tiles alone are found for all starts at once, walking the word graph a single time
with the rack; the sets of starts that still fit become smaller on the way (see `starts`). Where a
start meets a tile on the board it leaves the common walk and goes on alone.

For the best move starts are taken in groups, the most promising first, and whatever cannot beat
the best move found so far is left out. Moves are compared by their points and the worth of the
tiles kept (see `kept`), which is nothing when only points count.
"""

from __future__ import annotations

from collections.abc import Sequence

from literaxx.model.wordgraph import WordGraph
from literaxx.players.kept import Kept
from literaxx.players.lanes import buffer
from literaxx.players.position import Setting
from literaxx.players.starts import Starts

_GROUP = 64


class MoveSearch(Starts):
    """Finds moves and keeps them packed.

    A move takes `width` numbers: the place of its word's first cell; the number of tiles laid
    times 2 ** 24 plus the points; the codes of the tiles in their order, four to a
    number, lowest byte first, plus `CODES` for a blank.

    Attributes:
        out: The packed moves.
        room_for: How many fit into it; those beyond are counted and not kept.
        found: How many there are.
        laid: Codes of the tiles laid so far.
        hunting: Whether only the best move is wanted.
        best: What that is worth so far, in hundredths of a point.
        group: How many starts are searched together when hunting.
        origin: Place of the first cell of the word that is being laid.
        promise: Index of its start's first number in `top`.
    """

    def __init__(self, graph: WordGraph, setting: Setting) -> None:
        super().__init__(graph, setting)
        self.laid = buffer("B", self.depths + 4)
        self.width = 2 + (self.depths + 1) // 4
        self.hunting = False
        self.best = 0
        self.group = _GROUP
        self.remainders = buffer("i", 1019)
        for bit in range(1018):
            self.remainders[pow(2, bit, 1019)] = bit
        self.make_room(1024)

    def make_room(self, moves: int) -> None:
        """Make the buffer large enough for so many moves; what it held is lost."""
        self.room_for = moves
        self.out = buffer("i", moves * self.width)

    def unpack(self, packed: Sequence[int], index: int) -> tuple[int, list[int], int]:
        """A packed move: the place where its word begins, codes of its tiles, points."""
        at = index * self.width
        count = packed[at + 1] >> 24
        codes = [packed[at + 2 + k // 4] >> 8 * (k % 4) & 255 for k in range(count)]
        return packed[at], codes, packed[at + 1] & 0xFFFFFF

    def find_all(self, tiles: Sequence[int], worths: Sequence[int], rack: Sequence[int]) -> int:
        """Find all moves of a position; their number."""
        self.load(tiles, worths, rack)
        self.hunting = False
        self.found = 0
        count = self.find_starts()
        members = 0
        for start in range(count):
            if self.joined[start]:
                self.members[members] = start
                members += 1
            else:
                self.from_run(start)
        if members:
            self.set_tables(members)
            self.walk(self.root, 0)
        return self.found

    def find_best(
        self, tiles: Sequence[int], worths: Sequence[int], rack: Sequence[int], kept: Kept
    ) -> int:
        """Find a move that is worth most with the tiles kept; 1, or 0 when there is no move.

        Args:
            tiles: The board, see `Position`.
            worths: Values on it.
            rack: The rack.
            kept: What the rest of this rack is worth; it has been turned to it.
        """
        self.load(tiles, worths, rack)
        self.kept = kept
        self.hunting = True
        self.found = 0
        self.best = self.lowest
        count = self.find_starts()
        self.find_bounds(count)
        at = 0
        while at < count:
            at = self.search_group(at, count)
        return self.found

    def search_group(self, at: int, count: int) -> int:
        """Search some starts from a place in their order on; the place behind them."""
        members = self.count = self.words = 0
        while at < count and members < self.group:
            start = self.order[at]
            at += 1
            if self.top[start * self.depths] > self.best:
                if self.joined[start]:
                    self.members[members] = start
                    members += 1
                else:
                    self.from_run(start)
        if members:
            self.set_tables(members)
            self.revise(self.best)
            self.walk(self.root, 0)
        return at

    def walk(self, node: int, depth: int) -> None:
        """Lay every letter that goes on from a node, at all starts that take it."""
        left = self.arcs[node] | (self.arcs[node + 1] & self.upper) << 32
        left &= self.held | self.wild
        one = 1
        at = node + self.first
        row = depth * self.words
        while left:
            arc = self.arcs[at]
            at += 1
            code = arc & 63
            bit = one << (code - 1)
            if not left & bit:
                continue
            left ^= bit
            some = one & 0
            fits = (depth * self.codes + code) * self.words
            for word in range(row, row + self.words):
                taken = self.active[word] & self.fits[fits] & self.alive[word + self.words]
                self.active[word + self.words] = taken
                some |= taken
                fits += 1
            if some:
                held = self.rack[code]
                if held:
                    self.rack[code] = held - 1
                    if held == 1:
                        self.held ^= bit
                    self.laid[depth] = code
                    self.visit(arc, depth + 1)
                    self.rack[code] = held
                    self.held |= bit
                if self.wild & bit:
                    self.blanks -= 1
                    self.wild = self.blank_mask if self.blanks else 0
                    self.laid[depth] = code + self.codes
                    self.visit(arc, depth + 1)
                    self.blanks += 1
                    self.wild = self.blank_mask

    def visit(self, arc: int, depth: int) -> None:
        """Record the words that end here, follow the tiles that are met, walk on."""
        node = arc >> 8
        first = depth * self.words
        if arc & 64:
            for word in range(self.words):
                bits = self.active[first + word] & self.ends[first + word]
                while bits:
                    bit = bits & -bits
                    bits ^= bit
                    member = word * self.bits + self.remainders[bit % 1019]
                    self.leave(self.members[member], depth, 0)
        following = self.arcs[node] | (self.arcs[node + 1] & self.upper) << 32
        for word in range(self.words):
            bits = self.active[first + word] & self.meets[first + word]
            while bits:
                bit = bits & -bits
                bits ^= bit
                member = word * self.bits + self.remainders[bit % 1019]
                if following & self.met[member]:
                    self.leave(self.members[member], depth, node)
        if depth < self.total:
            self.walk(node, depth)

    def leave(self, start: int, depth: int, node: int) -> None:
        """Count the letters laid from a start; record the word, or go on from a node alone."""
        at = self.starts[start]
        self.origin = at
        self.promise = start * self.depths
        worth = crossing = 0
        times = 1
        for index in range(depth):
            code = self.laid[index]
            points = self.points[self.cell[at] * self.codes + code] if code < self.codes else 0
            worth += points
            times *= self.times[at]
            if self.beside[at] >= 0:
                crossing += (self.beside[at] + points) * self.times[at]
            at += 1
        if node:
            self.follow(node, at, worth, times, crossing, depth)
        else:
            self.record(worth * times + crossing, depth)

    def from_run(self, start: int) -> None:
        """Search the words that begin with tiles on the board."""
        self.origin = self.starts[start]
        self.promise = start * self.depths
        at = self.origin
        worth = 0
        while self.tile[at] > 0:
            worth += self.worth[at]
            at += 1
        if self.tile[at] == 0:
            self.extend(self.after[at - 1], at, worth, 1, 0, 0)

    def follow(self, node: int, at: int, worth: int, times: int, crossing: int, laid: int) -> None:
        """Go through tiles on the board, then end the word and go on."""
        arc = 0
        while self.tile[at] > 0:
            arc = self.arc(node, self.tile[at])
            if arc == 0:
                return
            node = arc >> 8
            worth += self.worth[at]
            at += 1
        if arc & 64:
            self.record(worth * times + crossing, laid)
        if self.tile[at] == 0 and laid < self.total:
            self.extend(node, at, worth, times, crossing, laid)

    def extend(self, node: int, at: int, worth: int, times: int, crossing: int, laid: int) -> None:
        """Lay every letter that goes on from a node at an empty place.

        Args:
            node: Node behind the word so far.
            at: The place.
            worth: Points of the letters so far.
            times: Product of their word multipliers.
            crossing: Points of the crossing words so far.
            laid: Number of tiles laid so far.
        """
        left = self.arcs[node] | (self.arcs[node + 1] & self.upper) << 32
        left &= self.allowed[at] & (self.held | self.wild)
        if left == 0 or (self.hunting and self.top[self.promise + laid + 1] <= self.best):
            return
        one = 1
        index = node + self.first
        base = self.cell[at] * self.codes
        factor = self.times[at] if self.beside[at] >= 0 else 0
        crossing += self.beside[at] * factor
        times *= self.times[at]
        while left:
            arc = self.arcs[index]
            index += 1
            code = arc & 63
            bit = one << (code - 1)
            if not left & bit:
                continue
            left ^= bit
            held = self.rack[code]
            if held:
                self.rack[code] = held - 1
                if held == 1:
                    self.held ^= bit
                self.laid[laid] = code
                points = self.points[base + code]
                self.step(arc, at + 1, worth + points, times, crossing + points * factor, laid + 1)
                self.rack[code] = held
                self.held |= bit
            if self.wild & bit:
                self.blanks -= 1
                self.wild = self.blank_mask if self.blanks else 0
                self.laid[laid] = code + self.codes
                self.step(arc, at + 1, worth, times, crossing, laid + 1)
                self.blanks += 1
                self.wild = self.blank_mask

    def step(self, arc: int, at: int, worth: int, times: int, crossing: int, laid: int) -> None:
        """After a letter: through the tiles that follow, or end the word here and go on."""
        if self.tile[at] > 0:
            self.follow(arc >> 8, at, worth, times, crossing, laid)
            return
        if arc & 64:
            self.record(worth * times + crossing, laid)
        if self.tile[at] == 0 and laid < self.total:
            self.extend(arc >> 8, at, worth, times, crossing, laid)

    def record(self, points: int, laid: int) -> None:
        """Keep a move; a single tile that makes two words is kept as the word across."""
        if laid == self.rack_size:
            points += self.bonus
        if laid == 1 and self.origin >= self.down:
            at = self.origin
            while self.tile[at] > 0:
                at += 1
            if self.beside[at] >= 0:
                return
        index = self.found * self.width
        if self.hunting:
            value = points * self.scale
            if value + self.kept.highest[laid] <= self.best:
                return
            part = 0
            for at in range(laid):
                part += self.kept.units[self.laid[at]]
            value += self.kept.worth[part]
            if value <= self.best:
                return
            self.best = value
            self.revise(value)
            self.found = 1
            index = 0
        else:
            self.found += 1
            if self.found > self.room_for:
                return
        out = self.out
        out[index] = self.origin
        out[index + 1] = laid << 24 | points
        index += 2
        at = 0
        while at < laid:
            code = self.laid[at]
            code |= self.laid[at + 1] << 8
            code |= self.laid[at + 2] << 16
            code |= self.laid[at + 3] << 24
            out[index] = code
            index += 1
            at += 4
