# SPDX-License-Identifier: GPL-3.0-or-later
"""The one place where text becomes letters.

Whatever comes in (a typed word, a line of a record, an entry of a word list) may be written in
lower case, with decomposed accents, with a cedilla where Romanian has a comma, in fullwidth forms
or with a Greek or Cyrillic twin of a Latin letter.  `canonical` brings all of it to one *spelled*
form, upper case.  An `Orthography` then turns the spelled form into the *folded* form, the letters
as they lie on the table, and cuts it into tiles.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

_CEDILLA_TO_COMMA = {"Ş": "Ș", "Ţ": "Ț", "ş": "ș", "ţ": "ț"}

# Letters of other scripts that cannot be told from Latin capitals by eye.
_TWINS = {
    **dict(zip("АВЕЅІЈКМНОРСТУХ", "ABESIJKMHOPCTYX", strict=True)),  # Cyrillic
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),  # Greek
}
_ROMAN = re.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")

_CANONICAL = str.maketrans(_CEDILLA_TO_COMMA | _TWINS)
_SMALL = str.maketrans(_CEDILLA_TO_COMMA)


def canonical(text: str) -> str:
    """The spelled form of a word: composed, comma below, Latin capitals.

    Compatibility forms (fullwidth letters, ligatures) become plain ones first; invisible format
    characters such as a soft hyphen vanish.  What is no letter otherwise stays as it is.
    """
    if text.isascii():
        return text.upper()
    plain = unicodedata.normalize("NFKC", text).upper()
    if not plain.isalpha():
        plain = "".join(c for c in plain if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFC", plain).translate(_CANONICAL)


def composed(text: str) -> str:
    """Composed text with commas below, its case kept: for files and texts that stay as written."""
    return unicodedata.normalize("NFC", text).translate(_SMALL)


def bare(letter: str) -> str:
    """A letter without its marks: `É` gives `E`, `Ș` gives `S`; `Ł`, which has none, stays."""
    return "".join(c for c in unicodedata.normalize("NFD", letter) if not unicodedata.combining(c))


def is_roman_numeral(word: str) -> bool:
    """Whether a word reads as a Roman numeral, as MIX does."""
    return _ROMAN.fullmatch(word.upper()) is not None


@dataclass(frozen=True, slots=True)
class Orthography:
    """The letters a language lays, and what its other spelled letters are laid as.

    Attributes:
        letters: Folded letters in the language's order, upper case; one of two characters or
            more is a digraph on a tile of its own.
        folds: Spelled letter to folded letter, e.g. `À` to `A`; letters that stay are left out.
    """

    letters: tuple[str, ...]
    folds: Mapping[str, str] = field(default_factory=dict)
    _table: dict[int, str] = field(init=False, repr=False, compare=False)
    _known: frozenset[str] = field(init=False, repr=False, compare=False)
    _sizes: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Prepare what every look-up needs."""
        object.__setattr__(self, "_table", str.maketrans(dict(self.folds)))
        object.__setattr__(self, "_known", frozenset(self.letters))
        sizes = sorted({len(letter) for letter in self.letters}, reverse=True)
        object.__setattr__(self, "_sizes", tuple(sizes))

    def fold(self, text: str) -> str:
        """The word as it is laid, from any way of writing it.

        Characters outside the letters stay, so that a look-up fails rather than misleads.
        """
        return canonical(text).translate(self._table)

    def split(self, text: str) -> tuple[str, ...] | None:
        """The tiles that make a word, or None when it has a character that no tile shows.

        A digraph is taken wherever it fits; a variant that has the digraph and both its letters
        writes them apart as `C|H` when two tiles are meant.
        """
        tiles: list[str] = []
        for part in self.fold(text).split("|"):
            cut = self._cut(part)
            if cut is None:
                return None
            tiles += cut
        return tuple(tiles)

    def _cut(self, folded: str) -> list[str] | None:
        tiles: list[str] = []
        at = 0
        while at < len(folded):
            for size in self._sizes:
                if folded[at : at + size] in self._known:
                    break
            else:
                return None
            tiles.append(folded[at : at + size])
            at += size
        return tiles

    def spelled_letters(self) -> Mapping[str, tuple[str, ...]]:
        """Each folded letter with all the letters it may stand for, itself first."""
        ways = {letter: [letter] for letter in self.letters}
        for spelled, folded in self.folds.items():
            ways[folded].append(spelled)
        return {letter: tuple(spelled) for letter, spelled in ways.items()}


def orthography(letters: Iterable[str], folds: Mapping[str, str] | None = None) -> Orthography:
    """An orthography from letters in any case and way of writing.

    Raises:
        ValueError: A letter is empty, comes twice, or folds to one that is not in the alphabet.
    """
    order = tuple(canonical(letter) for letter in letters)
    if not order or "" in order or len(set(order)) != len(order):
        raise ValueError(f"not an alphabet: {order!r}")
    table = {canonical(spelled): canonical(folded) for spelled, folded in (folds or {}).items()}
    for spelled, folded in table.items():
        if folded not in order or spelled in order or len(spelled) != 1:
            raise ValueError(f"{spelled!r} cannot be laid as {folded!r}")
    return Orthography(order, table)
