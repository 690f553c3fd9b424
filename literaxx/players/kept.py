# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""What is worth having on the rack after a turn: a number for every part of the rack.

A *part* is some tiles of the rack that are laid or exchanged; the others are kept. Its index is the
sum of the `units` of its tiles. All worths are whole hundredths of a point, so that they are the
same wherever they are computed.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from literaxx.model.tiles import BLANK
from literaxx.model.wordgraph import Alphabet
from literaxx.players.lanes import buffer
from literaxx.players.leaves import LeaveTable
from literaxx.players.position import CODES, Setting

SCALE = 100
OUT_OF_TURN = 8
"""Points that it costs, beside the tiles kept, not to go out when the bag is empty."""
_MOST_PARTS = 1 << 13
_MOST_TIMES = 10


class Kept:
    """Says what the tiles kept are worth, for one rack at a time.

    Attributes:
        units: What a laid tile adds to an index, by its code; from `CODES` on a blank in whatever
            role.
        parts: How many parts the rack has. A rack of too many has one for each number of its
            dearest tiles instead, and nothing kept is worth anything.
        laid: Number of tiles of each part.
        plain: Their value.
        leave: What the others are worth while the bag is full.
        worth: What they are worth now, see `weigh`.
        highest: The most that `worth` is for so many tiles laid.
    """

    def __init__(self, setting: Setting, table: LeaveTable, alphabet: Alphabet) -> None:
        """The worths of a game that has this table."""
        self.rack_size = setting.rack_size
        self.scale = SCALE
        self.codes = CODES
        self.out_of_turn = OUT_OF_TURN * SCALE
        self.units = buffer("i", 2 * CODES + 1)
        self.values = buffer("i", CODES)
        self.first = buffer("i", CODES)
        self.further = buffer("i", CODES)
        self.is_vowel = buffer("i", CODES)
        for code, letter in enumerate((BLANK, *alphabet.letters)):
            self.values[code] = setting.values[code] if code else 0
            self.first[code] = round(table.first.get(letter, 0.0) * SCALE)
            self.further[code] = round(table.further.get(letter, 0.0) * SCALE)
            self.is_vowel[code] = letter in table.vowels
        self.side = setting.rack_size + 1
        self.shape = buffer("i", self.side * self.side)
        for text, value in table.shape.items():
            vowels, others = map(int, text.split(","))
            if max(vowels, others) < self.side:
                self.shape[vowels * self.side + others] = round(value * SCALE)
        most = _MOST_PARTS + setting.rack_size
        self.most_parts = _MOST_PARTS
        self.laid = buffer("i", most)
        self.plain = buffer("i", most)
        self.leave = buffer("i", most)
        self.worth = buffer("i", most)
        self.vowels = buffer("i", most)
        self.others = buffer("i", most)
        self.highest = buffer("i", self.side)
        self.most_times = _MOST_TIMES
        self.known = buffer("i", _MOST_TIMES)
        self.tops = buffer("i", _MOST_TIMES * self.side)
        self.parts = self.total = 0

    def take(self, rack: Sequence[int]) -> None:
        """Turn to a rack, given as in `Position`; nothing kept is worth anything yet."""
        parts = 1
        for code in range(self.codes):
            parts = min(parts * (rack[code] + 1), self.most_parts + 1)
        if parts > self.most_parts:
            self.take_dearest(rack)
        else:
            self.take_parts(rack)
        self.total = self.plain[self.parts - 1]
        for part in range(self.parts):
            self.worth[part] = 0
        self.find_highest()

    def take_parts(self, rack: Sequence[int]) -> None:
        """List all parts, each made of one with fewer kinds of tiles."""
        self.laid[0] = self.plain[0] = self.leave[0] = self.vowels[0] = self.others[0] = 0
        unit = 1
        for code in range(self.codes):
            held = rack[code]
            if held == 0:
                continue
            self.units[code] = unit
            for count in range(held, -1, -1):
                rest = held - count
                value = self.first[code] + (rest - 1) * self.further[code] if rest else 0
                for old in range(unit):
                    part = count * unit + old
                    self.laid[part] = self.laid[old] + count
                    self.plain[part] = self.plain[old] + count * self.values[code]
                    self.leave[part] = self.leave[old] + value
                    self.vowels[part] = self.vowels[old] + (rest if self.is_vowel[code] else 0)
                    self.others[part] = self.others[old]
                    if code and not self.is_vowel[code]:
                        self.others[part] += rest
            unit *= held + 1
        for code in range(self.codes, 2 * self.codes):
            self.units[code] = self.units[0]
        self.parts = unit
        for part in range(unit):
            self.leave[part] += self.shape[self.vowels[part] * self.side + self.others[part]]

    def take_dearest(self, rack: Sequence[int]) -> None:
        """List a part for each number of the dearest tiles."""
        for code in range(2 * self.codes):
            self.units[code] = 0
        self.parts = 1
        self.laid[0] = self.plain[0] = self.leave[0] = 0
        for value in range(1001, -1, -1):
            for code in range(self.codes):
                if self.values[code] == value:
                    for _ in range(rack[code]):
                        self.laid[self.parts] = self.parts
                        self.plain[self.parts] = self.plain[self.parts - 1] + value
                        self.leave[self.parts] = 0
                        self.parts += 1

    def weigh(self, bag: int, unseen: int, seats: int) -> None:
        """Say what the tiles kept are worth in a turn.

        Args:
            bag: Tiles in the bag.
            unseen: Value of all tiles that the player does not see; counts with an empty bag only.
            seats: Number of players.
        """
        for part in range(self.parts):
            burden = (self.total - self.plain[part]) * self.scale
            if bag == 0:
                self.worth[part] = -2 * burden - self.out_of_turn
                continue
            # With fewer tiles to come there are fewer good turns for those kept.
            after = min(max(0, bag - self.laid[part]), self.rack_size)
            part_of_leave = self.leave[part] * after - (self.rack_size - after) * burden // 2
            self.worth[part] = part_of_leave // self.rack_size
        if bag == 0:
            # All the others lose their tiles, and the player gains them.
            self.worth[self.parts - 1] = unseen * self.scale * seats // (seats - 1)
        self.find_highest()

    def find_highest(self) -> None:
        """Find the highest worth for each number of tiles laid."""
        for times in range(self.most_times):
            self.known[times] = 0
        for count in range(self.side):
            self.highest[count] = -1000000
        for part in range(self.parts):
            count = self.laid[part]
            self.highest[count] = max(self.highest[count], self.worth[part])

    def top(self, times: int, laid: int) -> int:
        """The most that so many tiles bring, their value taken so many times, with the rest."""
        row = times * self.side
        if times >= self.most_times:
            return self.plain[self.parts - 1] * times * self.scale + self.highest[laid]
        if not self.known[times]:
            self.known[times] = 1
            for count in range(self.side):
                self.tops[row + count] = -1000000
            for part in range(self.parts):
                at = row + self.laid[part]
                value = self.plain[part] * times * self.scale + self.worth[part]
                self.tops[at] = max(self.tops[at], value)
        return self.tops[row + laid]

    def best_exchange(self, most: int) -> int:
        """The part that is best exchanged, of so many tiles at most; 0 for none."""
        best = 0
        for part in range(1, self.parts):
            if self.laid[part] <= most and (best == 0 or self.leave[part] > self.leave[best]):
                best = part
        return best

    def weigh_moves(self, packed: Sequence[int], width: int, worths: MutableSequence[int]) -> None:
        """Find what packed moves (see `MoveSearch`) are worth, tiles kept included."""
        for index in range(len(worths)):
            at = index * width
            part = 0
            for tile in range(packed[at + 1] >> 24):
                code = packed[at + 2 + tile // 4] >> 8 * (tile % 4) & 255
                part += self.units[code]
            worths[index] = (packed[at + 1] & 0xFFFFFF) * self.scale + self.worth[part]

    def count(self, part: int, code: int, held: int) -> int:
        """How many tiles of a code a part has, of so many on the rack."""
        return part // self.units[code] % (held + 1) if held else 0
