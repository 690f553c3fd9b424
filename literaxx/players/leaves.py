# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tiles are worth that stay on the rack, learned by self-play.

A table is `resources/leaves/VARIANT.toml`, made by `make.py` there. It is a sum: so much for the
first tile of a letter, so much for each further one, and so much for the numbers of vowels and
other letters. Values are points that the next turns bring beyond the average.
"""

from __future__ import annotations

import tomllib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from literaxx.model.tiles import BLANK
from literaxx.model.wordgraph import Alphabet
from literaxx.paths import resources
from literaxx.players.position import CODES

_BITS = 5
"""Bits that the number of tiles of one letter takes in a key."""
_MOST_KEPT = 200_000


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """The numbers of a table.

    Attributes:
        vowels: The letters that count as vowels.
        first: Value of the first tile of each letter; a missing one is worth 0.
        further: Value of each further tile of a letter.
        shape: Value of a number of vowels and of other letters, written `2,3`; blanks are neither.
    """

    vowels: str = ""
    first: Mapping[str, float] = field(default_factory=dict)
    further: Mapping[str, float] = field(default_factory=dict)
    shape: Mapping[str, float] = field(default_factory=dict)


NOTHING = LeaveTable()
"""The table by which all tiles are worth the same."""


def read_table(variant: str) -> LeaveTable:
    """The table of a variant; `NOTHING` when there is none."""
    path = resources() / "leaves" / f"{variant}.toml"
    if not path.is_file():
        return NOTHING
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return LeaveTable(values["vowels"], values["first"], values["further"], values["shape"])


class Leaves:
    """Looks leaves up; tiles are letter codes here, and a set of tiles is a *key*.

    A key is a sum of the `units` of its tiles, so that tiles are taken away by subtraction.

    Attributes:
        units: Key of a single tile by its code; from `CODES` on a blank in whatever role.
    """

    def __init__(self, table: LeaveTable, alphabet: Alphabet) -> None:
        """Leaves of words spelled in this alphabet."""
        letters = (BLANK, *alphabet.letters)
        vowels = {alphabet.code(letter) for letter in table.vowels}
        self._first = [table.first.get(letter, 0.0) for letter in letters]
        self._further = [table.further.get(letter, 0.0) for letter in letters]
        self._is_vowel = [code in vowels for code in range(len(letters))]
        self._shape = {
            (int(vowels), int(others)): value
            for text, value in table.shape.items()
            for vowels, others in [text.split(",")]
        }
        self._best_shape = max(self._shape.values(), default=0.0)
        self.units = [1 << _BITS * code for code in range(CODES)] + [1] * (CODES + 1)
        self._values: dict[int, float] = {}
        self._burdens: dict[int, int] = {}

    def key(self, counts: array[int] | Sequence[int]) -> int:
        """The key of a rack as `Position` has it: how many tiles of each code."""
        return sum(counts[code] << _BITS * code for code in range(CODES) if counts[code])

    def value(self, key: int) -> float:
        """Value of the tiles of a key."""
        value = self._values.get(key)
        if value is None:
            if len(self._values) > _MOST_KEPT:
                self._values.clear()
                self._burdens.clear()
            value = self._values[key] = self._computed(tuple(tiles_of(key)))
        return value

    def bound(self, key: int) -> float:
        """A value that no part of these tiles exceeds."""
        return max(0.0, self._best_shape) + sum(
            max(0.0, self._first[code]) + (count - 1) * max(0.0, self._further[code])
            for code, count in tiles_of(key)
        )

    def burden(self, key: int, values: Sequence[int]) -> int:
        """What the tiles of a key count when they are left over, by values of the codes."""
        burden = self._burdens.get(key)
        if burden is None:
            burden = sum(values[code] * count for code, count in tiles_of(key) if code)
            self._burdens[key] = burden
        return burden

    def _computed(self, tiles: Iterable[tuple[int, int]]) -> float:
        vowels = others = 0
        value = 0.0
        for code, count in tiles:
            value += self._first[code] + (count - 1) * self._further[code]
            if self._is_vowel[code]:
                vowels += count
            elif code:
                others += count
        return value + self._shape.get((vowels, others), 0.0)


def tiles_of(key: int) -> list[tuple[int, int]]:
    """The tiles of a key: codes in ascending order, and how many of each."""
    tiles = []
    code = 0
    while key:
        count = key & (1 << _BITS) - 1
        if count:
            tiles.append((code, count))
        key >>= _BITS
        code += 1
    return tiles
