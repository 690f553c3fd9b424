# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches a word graph: by beginning, end, pattern, letters and length, all at once.

The graph is walked letter by letter, so a search that is stopped early has cost little, and a
branch that no word of the answer lies on is entered once at most, however many beginnings lead to
it.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

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


def search(
    graph: WordGraph, query: Query, go_on: Callable[[], bool] = lambda: True
) -> Iterator[str]:
    """The words that fit, in the order of the alphabet; may be left at any word.

    Args:
        graph: The words.
        query: What to look for.
        go_on: Asked again and again on the way; the search ends when it says no.
    """
    patterns = [
        _Pattern((*_items(graph, query.begins), ANY_RUN)),
        _Pattern((ANY_RUN, *_items(graph, query.ends))),
    ]
    if query.pattern:
        patterns.append(_Pattern(_items(graph, query.pattern)))
    stock = Counter(_items(graph, query.made_of)) if query.made_of else None
    longest = query.longest if stock is None else min(query.longest, stock.total())
    walk = _Walk(graph, patterns, query.shortest, query.longest, go_on, stock)
    start = _State(tuple(p.start for p in patterns), tuple(_items(graph, query.holds)), longest)
    return walk.below(graph.root, [], start)


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


class _State(NamedTuple):
    """What the letters so far have left to be done.

    Attributes:
        places: State of each pattern.
        wanted: Letters that must still come.
        left: Greatest number of letters that may still come.
    """

    places: tuple[int, ...]
    wanted: tuple[str, ...]
    left: int


@dataclass(frozen=True, slots=True)
class _Walk:
    graph: WordGraph
    patterns: Sequence[_Pattern]
    shortest: int
    longest: int
    go_on: Callable[[], bool]
    stock: Counter[str] | None
    barren: set[tuple[int, _State]] = field(default_factory=set)
    """Where no word of the answer lies below; not kept when letters are used up on the way."""

    def below(self, node: int, word: list[str], state: _State) -> Generator[str, None, bool]:
        """The words of the answer that begin with `word` and go on from `node`; whether any do."""
        if state.left < max(1, len(state.wanted)) or not self.go_on():
            return False
        key = (node, state if self._has_limits else state._replace(left=0))
        if key in self.barren:
            return False
        is_fertile = False
        for arc in self.graph.arcs(node):
            letter = self.graph.alphabet.letters[(arc & LETTER_MASK) - 1]
            used = self._used(letter)
            after = self._after(state, letter) if used else None
            if after is None:
                continue
            word.append(letter)
            if arc & FINAL and self._fits(word, after):
                is_fertile = True
                yield "".join(word)
            if self.stock is not None:
                self.stock[used] -= 1
            is_fertile |= yield from self.below(arc >> NODE_SHIFT, word, after)
            if self.stock is not None:
                self.stock[used] += 1
            word.pop()
        if not is_fertile and self.stock is None:
            self.barren.add(key)
        return is_fertile

    @property
    def _has_limits(self) -> bool:
        """Whether the number of letters so far makes a difference."""
        return self.shortest > MIN_LENGTH or self.longest < MAX_LENGTH

    def _used(self, letter: str) -> str:
        """What of the stock is used up for a letter; nothing when there is nothing."""
        if self.stock is None or self.stock[letter]:
            return letter
        return ANY_LETTER if self.stock[ANY_LETTER] else ""

    def _after(self, state: _State, letter: str) -> _State | None:
        """The state after one more letter; None when nothing can fit any more."""
        places = tuple(
            pattern.step(place, letter)
            for pattern, place in zip(self.patterns, state.places, strict=True)
        )
        if not all(places):
            return None
        wanted = state.wanted
        if letter in wanted:
            at = wanted.index(letter)
            wanted = wanted[:at] + wanted[at + 1 :]
        return _State(places, wanted, state.left - 1)

    def _fits(self, word: Sequence[str], state: _State) -> bool:
        ends = zip(self.patterns, state.places, strict=True)
        return (
            len(word) >= self.shortest
            and not state.wanted
            and all(pattern.accepts(place) for pattern, place in ends)
        )
