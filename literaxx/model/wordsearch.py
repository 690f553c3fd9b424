# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches a word graph: by beginning, end, pattern, letters and length, all at once.

The graph is walked letter by letter, so a search that is stopped early has cost little, and a
branch that no word of the answer lies on is never entered.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from literaxx.model.wordgraph import (
    FINAL,
    LETTER_MASK,
    MAX_LENGTH,
    MIN_LENGTH,
    NODE_SHIFT,
    WordGraph,
)

ANY_LETTER = "?"
ANY_RUN = "*"


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for; every part that is given must hold.

    All texts are folded, as the graph has its words.

    Attributes:
        begins: Beginning of the word.
        ends: End of the word.
        pattern: The whole word, `?` for any letter, `*` for any run of letters, also none.
        made_of: Letters the word is made of, each used once at most; `?` is a blank.
        holds: Letters that must all be in the word, in any order.
        shortest: Least number of letters.
        longest: Greatest number of letters.
    """

    begins: str = ""
    ends: str = ""
    pattern: str = ""
    made_of: str = ""
    holds: str = ""
    shortest: int = MIN_LENGTH
    longest: int = MAX_LENGTH


def search(graph: WordGraph, query: Query) -> Iterator[str]:
    """The words that fit, in the order of the alphabet; may be left at any word."""
    patterns = [
        _Pattern((*_items(graph, query.begins), ANY_RUN)),
        _Pattern((ANY_RUN, *_items(graph, query.ends))),
    ]
    if query.pattern:
        patterns.append(_Pattern(_items(graph, query.pattern)))
    stock = Counter(_items(graph, query.made_of)) if query.made_of else None
    walk = _Walk(graph, patterns, Counter(_items(graph, query.holds)), query.shortest)
    longest = query.longest if stock is None else min(query.longest, stock.total())
    return walk.below(graph.root, [], tuple(p.start for p in patterns), stock, longest)


def made_of(graph: WordGraph, letters: str) -> Iterator[str]:
    """The words that can be laid with these letters; `?` is a blank."""
    return search(graph, Query(made_of=letters)) if letters else iter(())


def _items(graph: WordGraph, text: str) -> tuple[str, ...]:
    return tuple(graph.alphabet.split(text))


class _Pattern:
    """A pattern as a machine whose state is the set of places it may be at, one bit each."""

    def __init__(self, items: Sequence[str]) -> None:
        self._items = items
        self._end = 1 << len(items)
        self.start = self._slide(1)

    def step(self, state: int, letter: str) -> int:
        """The state after one more letter; 0 when nothing can fit any more."""
        after = 0
        for place, item in enumerate(self._items):
            if state >> place & 1:
                if item == ANY_RUN:
                    after |= 1 << place
                elif item in (ANY_LETTER, letter):
                    after |= 2 << place
        return self._slide(after)

    def accepts(self, state: int) -> bool:
        """Whether the word may end here."""
        return state & self._end != 0

    def _slide(self, state: int) -> int:
        for place, item in enumerate(self._items):
            if item == ANY_RUN and state >> place & 1:
                state |= 2 << place
        return state


@dataclass(frozen=True, slots=True)
class _Walk:
    graph: WordGraph
    patterns: Sequence[_Pattern]
    holds: Mapping[str, int]
    shortest: int

    def below(
        self,
        node: int,
        word: list[str],
        states: tuple[int, ...],
        stock: Counter[str] | None,
        left: int,
    ) -> Iterator[str]:
        """The words of the answer that begin with `word` and go on from `node`."""
        if left == 0:
            return
        for arc in self.graph.arcs(node):
            letter = self.graph.alphabet.letters[(arc & LETTER_MASK) - 1]
            used = letter
            if stock is not None and not stock[letter]:
                used = ANY_LETTER
                if not stock[used]:
                    continue
            after = tuple(
                pattern.step(state, letter)
                for pattern, state in zip(self.patterns, states, strict=True)
            )
            if not all(after):
                continue
            word.append(letter)
            if arc & FINAL and self._fits(word, after):
                yield "".join(word)
            if stock is not None:
                stock[used] -= 1
            yield from self.below(arc >> NODE_SHIFT, word, after, stock, left - 1)
            if stock is not None:
                stock[used] += 1
            word.pop()

    def _fits(self, word: Sequence[str], states: Sequence[int]) -> bool:
        return (
            len(word) >= self.shortest
            and all(
                pattern.accepts(state) for pattern, state in zip(self.patterns, states, strict=True)
            )
            and all(word.count(letter) >= count for letter, count in self.holds.items())
        )
