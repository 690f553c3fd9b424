# SPDX-License-Identifier: GPL-3.0-or-later
"""Points as sums one can follow: letter by letter, word by word."""

from __future__ import annotations

from math import prod

import msgspec

from literaxx.model.geometry import Direction, Square


class LetterScore(msgspec.Struct, frozen=True):
    """One letter of a word: what it is worth and what its cell multiplied it by."""

    letter: str
    is_blank: bool
    value: int
    factor: int = 1

    @property
    def points(self) -> int:
        """Value times factor."""
        return self.value * self.factor

    @property
    def text(self) -> str:
        """The letter, in lower case for a blank."""
        return self.letter.lower() if self.is_blank else self.letter


class WordScore(msgspec.Struct, frozen=True):
    """One word of a play.

    Attributes:
        squares: Where its letters lie, first to last.
        letters: What each of them counts.
        multipliers: Word multipliers of the cells covered in this move, in order.
        bonuses: Points added after multiplying, for instance for crossings of a line.
    """

    squares: tuple[Square, ...]
    letters: tuple[LetterScore, ...]
    multipliers: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = ()

    @property
    def word(self) -> str:
        """The word as it is looked up: upper case, blanks as the letters they stand for."""
        return "".join(letter.letter for letter in self.letters)

    @property
    def text(self) -> str:
        """The word as records write it: blanks in lower case."""
        return "".join(letter.text for letter in self.letters)

    @property
    def points(self) -> int:
        """Points of the word."""
        letters = sum(letter.points for letter in self.letters)
        return letters * prod(self.multipliers) + sum(self.bonuses)

    @property
    def direction(self) -> Direction:
        """How the word lies; for a line through letters the answer has no meaning."""
        down = len(self.squares) > 1 and self.squares[0].column == self.squares[1].column
        return Direction.DOWN if down else Direction.ACROSS

    @property
    def position(self) -> str:
        """Where the word begins: `8G` across, `G8` down."""
        first = self.squares[0]
        if self.direction is Direction.DOWN:
            return first.name
        return f"{first.row + 1}{first.name[:1]}"


class Score(msgspec.Struct, frozen=True):
    """All the points of a play.

    Attributes:
        words: The words it makes, the main word first; never empty.
        full_rack_bonus: Added once when a full rack was laid.
    """

    words: tuple[WordScore, ...]
    full_rack_bonus: int = 0

    @property
    def points(self) -> int:
        """Points of the whole play."""
        return sum(word.points for word in self.words) + self.full_rack_bonus


class Settlement(msgspec.Struct, frozen=True):
    """The last sums of one seat.

    Attributes:
        tiles: What was left on its rack.
        gained: Points added for the tiles of others.
        lost: Points taken for its own tiles, 0 or more.
        gained_from: The tiles of others it gained for.
    """

    tiles: tuple[str, ...]
    gained: int
    lost: int
    gained_from: tuple[str, ...] = ()
