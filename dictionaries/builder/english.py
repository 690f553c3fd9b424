# SPDX-License-Identifier: GPL-3.0-or-later
"""English: SCOWL's word classes up to level 80, in every national spelling."""

from dictionaries.builder.rulebook import Harvest, RuleBook, in_alphabet, sift
from dictionaries.builder.sources import SCOWL, system_file
from literaxx.model.letters import bare, composed

LETTERS = "abcdefghijklmnopqrstuvwxyz"
MARKED = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜÝ"
"""What a borrowed word may be written with; it is laid without the marks."""

VOWELS = "aeiouy"
SOURCES = (SCOWL,)

_FOLDER = "/usr/share/dict/scowl"
_TOP_LEVEL = 80
_COMMON_LEVEL = 60


def harvest(book: RuleBook) -> Harvest:
    """All English words.

    SCOWL sorts its words into classes; only `words` is read, so that abbreviations, names and
    contractions never come in.  English tiles have no accents and neither has a written accent any
    weight in English, so café is simply CAFE.
    """
    result = Harvest(in_alphabet(_words(_TOP_LEVEL), LETTERS))
    sift(result, book, VOWELS)
    return result


def common(book: RuleBook) -> set[str]:
    """Words that may be everyday vocabulary.

    SCOWL's upper levels have many a rare word that is far better known as a name (alaska, boston).
    """
    return {*_words(_COMMON_LEVEL), *book.add}


def _words(top: int) -> set[str]:
    """The lower-case words of all levels up to this one, without marks."""
    found: set[str] = set()
    for path in sorted(system_file(SCOWL, _FOLDER).glob("*-words.*")):
        if int(path.suffix[1:]) > top:
            continue
        for line in composed(path.read_text(encoding="utf-8")).splitlines():
            if line == line.lower():
                found.add(line if line.isascii() else "".join(map(bare, line)))
    return found
