# SPDX-License-Identifier: GPL-3.0-or-later
import string
from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literaxx.model.wordgraph import Word, WordGraph, build
from literaxx.model.wordsearch import Query, made_of, search

WORDS = ["AIL", "AT", "BAIT", "BAITS", "BAT", "BATS", "BET", "CAT", "CATS", "SAT", "STAB", "TABS"]


def graph_of(words: Iterable[Word], letters: Iterable[str] = string.ascii_uppercase) -> WordGraph:
    return WordGraph.from_bytes(build(words, letters))


def found(query: Query) -> list[str]:
    return list(search(graph_of(WORDS), query))


def test_an_empty_query_lists_every_word_in_order() -> None:
    assert found(Query()) == sorted(WORDS)


@pytest.mark.parametrize(
    ("query", "words"),
    [
        (Query(begins="BA"), ["BAIT", "BAITS", "BAT", "BATS"]),
        (Query(begins="BAT"), ["BAT", "BATS"]),
        (Query(ends="ATS"), ["BATS", "CATS"]),
        (Query(ends="AT"), ["AT", "BAT", "CAT", "SAT"]),
        (Query(pattern="B?T"), ["BAT", "BET"]),
        (Query(pattern="*A?T*"), ["BAIT", "BAITS"]),
        (Query(pattern="*"), sorted(WORDS)),
        (Query(begins="B", ends="S", longest=4), ["BATS"]),
        (Query(holds="STAB"), ["BAITS", "BATS", "STAB", "TABS"]),
        (Query(holds="TT"), []),
        (Query(shortest=5), ["BAITS"]),
        (Query(longest=2), ["AT"]),
        (Query(made_of="TAB"), ["AT", "BAT"]),
        (Query(made_of="TA?"), ["AT", "BAT", "CAT", "SAT"]),
        (Query(made_of="TABS", ends="B"), ["STAB"]),
    ],
)
def test_every_part_of_a_query_narrows_the_answer(query: Query, words: list[str]) -> None:
    assert found(query) == words


def test_a_query_can_hold_letters_of_two_characters() -> None:
    graph = graph_of([("CH", "A"), ("C", "A", "CH")], ["A", "C", "CH"])
    assert list(search(graph, Query(begins="CH"))) == ["CHA"]
    assert list(made_of(graph, "CHA")) == ["CHA"]


def test_no_letters_make_no_word() -> None:
    assert list(made_of(graph_of(WORDS), "")) == []


def test_a_search_may_be_left_and_begun_again() -> None:
    graph = graph_of(WORDS)
    running = search(graph, Query())
    assert list(islice(running, 2)) == ["AIL", "AT"]
    assert next(search(graph, Query(begins="T"))) == "TABS"


@given(
    st.sets(st.text("ABC", min_size=2, max_size=6), min_size=1, max_size=30),
    st.text("ABC?", min_size=1, max_size=7),
    st.text("ABC?*", min_size=1, max_size=5),
)
def test_a_search_finds_what_a_look_at_every_word_finds(
    words: set[str], rack: str, pattern: str
) -> None:
    graph = graph_of(words, "ABC")
    wanted = sorted(w for w in words if can_make(w, rack) and fnmatchcase(w, pattern))
    assert list(search(graph, Query(made_of=rack, pattern=pattern))) == wanted


def can_make(word: str, rack: str) -> bool:
    return (Counter(word) - Counter(rack)).total() <= rack.count("?")
