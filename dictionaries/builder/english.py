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


def harvest(book: RuleBook) -> Harvest:
    """All English words.

    SCOWL sorts its words into classes; only `words` is read, so that abbreviations, names and
    contractions never come in.  English tiles have no accents and neither has a written accent any
    weight in English, so café is simply CAFE.
    """
    found: set[str] = set()
    for path in sorted(system_file(SCOWL, _FOLDER).glob("*-words.*")):
        if int(path.suffix[1:]) > _TOP_LEVEL:
            continue
        for line in composed(path.read_text(encoding="utf-8")).splitlines():
            if line == line.lower():
                found.add(line if line.isascii() else "".join(map(bare, line)))
    result = Harvest(in_alphabet(found, LETTERS))
    sift(result, book, VOWELS)
    return result
