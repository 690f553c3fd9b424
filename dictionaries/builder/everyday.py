# SPDX-License-Identifier: GPL-3.0-or-later
"""The everyday vocabulary: the commonest forms of running text that are words of the list."""

from collections.abc import Callable, Collection, Iterator
from functools import cache

from literaxx.model.letters import composed


@cache
def frequencies(language: str) -> dict[str, float]:
    """Share of running text of each token, the largest list that there is for the language."""
    # Only a builder of lists has this; those who test the builder need not.
    from wordfreq import get_frequency_dict

    shares: dict[str, float] = {}
    for token, share in get_frequency_dict(language, wordlist="best").items():
        word = composed(token)
        shares[word] = shares.get(word, 0.0) + share
    return shares


def by_frequency(language: str) -> Iterator[str]:
    """All tokens, the commonest first; equals in the order of their letters."""
    shares = frequencies(language)
    return iter(sorted(shares, key=lambda token: (-shares[token], token)))


def everyday(
    language: str,
    words: Collection[str],
    left_out: Collection[str],
    count: int,
    fold: Callable[[str], str],
) -> set[str]:
    """The commonest words, folded.

    Args:
        language: ISO code.
        words: The spelled words of the list, lower case.
        left_out: Words that are in the list but no everyday vocabulary: names and foreign words
            that happen to be spelled like a rare word, and coarse ones.
        count: How many folded forms there shall be.
        fold: Spelled to folded form.
    """
    found: set[str] = set()
    for token in by_frequency(language):
        if token in words and token not in left_out:
            found.add(fold(token))
            if len(found) == count:
                break
    return found
