# SPDX-License-Identifier: GPL-3.0-or-later
"""Polish: the forms of hunspell-pl, and of wpolish those that come in inflected families."""

from bisect import bisect_left
from collections.abc import Iterable

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
    lonely = set()
    for word in words:
        # The endings of verbs are longer than those of nouns: -libyście, -wszy.
        ending = 3 if len(word) <= 10 else 5
        beginning = word[: max(4, len(word) - ending)]
        first = bisect_left(order, beginning)
        near = order[first : first + _FAMILY]
        if len(near) < _FAMILY or not near[-1].startswith(beginning):
            lonely.add(word)
    return lonely
