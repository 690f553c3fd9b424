# SPDX-License-Identifier: GPL-3.0-or-later
"""Polish: the forms of hunspell-pl, and of wpolish those that come in inflected families."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence, Set

from dictionaries.builder.hunspell import expand
from dictionaries.builder.rulebook import Harvest, RuleBook, in_alphabet, sift
from dictionaries.builder.sources import HUNSPELL_PL, WPOLISH, system_file
from literaxx.model.letters import composed

LETTERS = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
VOWELS = "aeiouyąęó"
SOURCES = (HUNSPELL_PL, WPOLISH)

_HUNSPELL = "/usr/share/hunspell/pl_PL"
_WPOLISH = "/usr/share/dict/polish"

_FAMILY = 3
"""So many words must share a beginning to count as the forms of one."""

_NOUN_ENDINGS = [
    "a",
    "ą",
    "ę",
    "y",
    "i",
    "e",
    "o",
    "u",
    "om",
    "ów",
    "em",
    "owi",
    "ie",
    "ami",
    "ach",
]
_NOUN_FORMS = 5
"""A short word passes when so many of these endings are met with its stem."""


def harvest(book: RuleBook) -> Harvest:
    """All Polish words."""
    affixes = system_file(HUNSPELL_PL, _HUNSPELL + ".aff")
    entries = system_file(HUNSPELL_PL, _HUNSPELL + ".dic")
    words = in_alphabet({form.text for form in expand(affixes, entries)}, LETTERS)
    second = composed(system_file(WPOLISH, _WPOLISH).read_text(encoding="utf-8")).split()
    more = in_alphabet(second, LETTERS) - words
    alone = _without_family(more, words | more)
    result = Harvest(words | more)
    result.drop("second source, no inflected family", alone)
    sift(result, book, VOWELS)
    return result


def _without_family(words: Iterable[str], known: set[str]) -> set[str]:
    """The words whose beginning hardly any other word has: foreign pieces, mostly."""
    order = sorted(known)
    return {
        word
        for word in words
        if not _shares_beginning(word, order)
        and not (word.startswith("naj") and word[3:] in known)
        and not _is_declined(word, known)
    }


def _shares_beginning(word: str, order: Sequence[str]) -> bool:
    """Whether enough words, in the order of the alphabet, begin as this one does."""
    # The endings of verbs are longer than those of nouns: -libyście, -wszy.
    ending = 3 if len(word) <= 6 else 5
    beginning = word[: max(4, len(word) - ending)]
    first = bisect_left(order, beginning)
    near = order[first : first + _FAMILY]
    return len(near) == _FAMILY and near[-1].startswith(beginning)


def _is_declined(word: str, known: Set[str]) -> bool:
    """Whether the word is a form of a noun, which may be too short to share a beginning."""
    stems = {word, *(word.removesuffix(ending) for ending in _NOUN_ENDINGS)}
    return any(
        len(stem) > 1 and sum(stem + ending in known for ending in _NOUN_ENDINGS) >= _NOUN_FORMS
        for stem in stems
    )
