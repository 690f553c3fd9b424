# SPDX-License-Identifier: GPL-3.0-or-later
from random import Random

import pytest

from literaxx.model.wordchange import with_changes
from literaxx.model.wordgraph import WordGraph, build

LETTERS = "ABCDE"
MANY = [chr(ord("A") + number) for number in range(40)]


def graph_of(*words: str) -> WordGraph:
    return WordGraph.from_bytes(build(words, LETTERS))


def test_words_are_added_and_removed() -> None:
    graph = graph_of("AB", "ABE", "CAB", "DAB")
    changed = with_changes(graph, ["BAD", "ABED"], ["ABE", "CAB"])
    assert list(changed) == ["AB", "ABED", "BAD", "DAB"]
    assert len(changed) == 4
    assert list(graph) == ["AB", "ABE", "CAB", "DAB"]


def test_a_word_that_is_both_is_added() -> None:
    assert list(with_changes(graph_of("AB"), ["AB", "BA"], ["AB", "BA"])) == ["AB", "BA"]


def test_what_is_there_already_or_cannot_be_spelled_changes_nothing() -> None:
    graph = graph_of("AB", "ABE")
    changed = with_changes(graph, ["AB", "ÉA", "A"], ["XY", "ABED", "B"])
    assert list(changed) == list(graph)
    assert changed.root == graph.root


def test_the_last_word_can_go() -> None:
    assert list(with_changes(graph_of("AB"), [], ["AB"])) == []


@pytest.mark.parametrize("letters", [list(LETTERS), MANY])
def test_any_changes_give_the_graph_of_the_words(letters: list[str]) -> None:
    random = Random(1)

    def some(count: int) -> set[str]:
        return {"".join(random.choices(letters, k=random.randint(2, 6))) for _ in range(count)}

    for _ in range(20):
        words, added = some(60), some(20)
        removed = some(10) | set(random.sample(sorted(words), 30))
        graph = WordGraph.from_bytes(build(words, letters))
        changed = with_changes(graph, added, removed)
        expected = WordGraph.from_bytes(build(words - removed | added, letters))
        assert list(changed) == list(expected)
        assert len(changed) == len(expected)
        assert all((word in changed) == (word in expected) for word in words | added | removed)
