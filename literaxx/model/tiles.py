# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles, racks and the set of tiles that a game is played with.

A *letter* is a string in upper case, usually one character; a digraph tile has two. On a rack and
in the bag a tile is written by its letter alone, a blank as `BLANK`, and a tile that the
onlooker may not see as `HIDDEN`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec

BLANK = "?"
HIDDEN = "*"


class Tile(msgspec.Struct, frozen=True):
    """A tile as it lies on the board.

    Attributes:
        letter: The letter it stands for; empty for a blank that has not been named yet.
        is_blank: True for a blank, which is worth nothing and has no colour.
    """

    letter: str
    is_blank: bool = False

    @property
    def on_rack(self) -> str:
        """How the tile is written on a rack."""
        return BLANK if self.is_blank else self.letter

    @property
    def text(self) -> str:
        """How the tile is written in a word: lower case for a blank."""
        return self.letter.lower() if self.is_blank else self.letter


class LetterSpec(msgspec.Struct, frozen=True):
    """One letter of a tile set.

    Attributes:
        letter: The letter.
        value: Points it is worth.
        colour: Colour class, 1 to 5; the value as far as it is one, unless a variant says
            otherwise.
        count: Tiles of this letter in the bag.
        weight: How often it is drawn in a game without a bag.
    """

    letter: str
    value: int
    colour: int
    count: int
    weight: float


class TileSet(msgspec.Struct, frozen=True, dict=True):
    """All tiles of a variant.

    Attributes:
        specs: The letters that have tiles, in alphabetical order of the language.
        blanks: Number of blanks.
        blank_letters: Every letter a blank may stand for, tiles or not, in alphabetical order.
    """

    specs: tuple[LetterSpec, ...]
    blanks: int
    blank_letters: tuple[str, ...]

    @cached_property
    def by_letter(self) -> Mapping[str, LetterSpec]:
        """The specs by letter."""
        return {spec.letter: spec for spec in self.specs}

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """Every tile of a full bag, in alphabetical order, blanks last."""
        letters = [spec.letter for spec in self.specs for _ in range(spec.count)]
        return (*letters, *([BLANK] * self.blanks))

    def value(self, tile: Tile) -> int:
        """Points of a tile on the board, 0 for a blank."""
        return 0 if tile.is_blank else self.by_letter[tile.letter].value

    def colour(self, tile: Tile) -> int | None:
        """Colour class of a tile on the board, None for a blank."""
        return None if tile.is_blank else self.by_letter[tile.letter].colour

    def rack_value(self, rack: Iterable[str]) -> int:
        """Points of the tiles on a rack; blanks count nothing."""
        return sum(self.by_letter[letter].value for letter in rack if letter != BLANK)


def rack_without(rack: tuple[str, ...], taken: Iterable[str]) -> tuple[str, ...]:
    """The rack after some of its tiles are taken; the others keep their order.

    A tile that is not seen on the rack is taken from its hidden ones.

    Raises:
        ValueError: The rack does not hold all of them.
    """
    left = list(rack)
    for letter in taken:
        if letter in left:
            left.remove(letter)
        else:
            left.remove(HIDDEN)
    return tuple(left)


def rack_holds(rack: Iterable[str], wanted: Iterable[str]) -> bool:
    """Whether all the wanted tiles can be on a rack; a hidden tile may be any of them."""
    seen = Counter(rack)
    hidden = seen.pop(HIDDEN, 0)
    return (Counter(wanted) - seen).total() <= hidden
