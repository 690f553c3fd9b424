# SPDX-License-Identifier: GPL-3.0-or-later
"""Which words a computer player knows, and which ones look like words to it."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Protocol
from zlib import crc32

from literaxx.model.wordgraph import WordGraph

_EDGE = " "
_SHORT = 2


class Words(Protocol):
    """The words of a language; see `literaxx.storage.dictionaries.WordList`."""

    @property
    def graph(self) -> WordGraph:
        """All words."""
        ...

    def everyday_words(self) -> WordGraph:
        """The words of everyday life."""
        ...

    def excludes(self, word: str) -> bool:
        """Whether a word is one that a table does not want to see."""
        ...


class Vocabulary:
    """The words of somebody who has not learned the list.

    He knows the everyday words, and of the others the shortest and a share that is always the
    same, as if he had come across them once.

    Attributes:
        everyday: The everyday words.
        all: Every word there is, of which he knows some.
        percent: The share that he knows of words outside everyday life; with none he does not
            know the shortest either.
    """

    def __init__(self, words: Words, percent: int) -> None:
        """A vocabulary of this size."""
        self.everyday = words.everyday_words()
        self.all = words.graph
        self.percent = percent
        self._excludes = words.excludes

    def contains(self, word: str) -> bool:
        """Whether he knows a word."""
        if word in self.everyday:
            return True
        if not self.percent or word not in self.all:
            return False
        return len(word) <= _SHORT or crc32(word.encode()) % 100 < self.percent

    def may_invent(self, word: str) -> bool:
        """Whether he does not know a word but would believe in it, and the table bears it."""
        return not self.contains(word) and self.looks_right(word) and not self._excludes(word)

    def looks_right(self, word: str) -> bool:
        """Whether he would believe in a word that he does not know."""
        return not self.strangeness(word)

    def strangeness(self, word: str) -> float:
        """The share of its letters, 0 to 1, that stand where they never do in everyday words."""
        triples = _triples([_EDGE, *self.everyday.alphabet.split(word), _EDGE])
        return sum(triple not in self._triples for triple in triples) / len(triples)

    @cached_property
    def _triples(self) -> frozenset[tuple[str, str, str]]:
        split = self.everyday.alphabet.split
        return frozenset(
            triple for word in self.everyday for triple in _triples([_EDGE, *split(word), _EDGE])
        )


def _triples(letters: list[str]) -> list[tuple[str, str, str]]:
    return [(one[0], one[1], two[1]) for one, two in pairwise(pairwise(letters))]
