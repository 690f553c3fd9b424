# SPDX-License-Identifier: GPL-3.0-or-later
import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literaxx.model.wordgraph import (
    FINAL,
    NODE_SHIFT,
    Alphabet,
    Word,
    WordGraph,
    WordGraphError,
    build,
)

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
POLISH = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"  # 35 letters: masks of two cells
DIGRAPHS = ("A", "C", "CH", "H", "L", "LL", "O")


def graph_of(words: Iterable[Word], letters: Iterable[str] = LATIN) -> WordGraph:
    return WordGraph.from_bytes(build(words, letters))


word_sets = st.sets(st.text("ABC", min_size=2, max_size=6), max_size=60)


@given(word_sets, st.lists(st.text("ABC", max_size=7)))
def test_graph_answers_as_a_set_does(words: set[str], questions: list[str]) -> None:
    graph = graph_of(words, "ABC")
    assert {word for word in (*words, *questions) if word in graph} == words
    assert len(graph) == len(words)


@given(st.sets(st.text(POLISH, min_size=2, max_size=25), max_size=40), st.text(POLISH))
def test_graph_with_wide_masks_answers_as_a_set_does(words: set[str], question: str) -> None:
    graph = graph_of(words, POLISH)
    assert all(word in graph for word in words)
    assert (question in graph) == (question in words)
    assert sorted(graph) == sorted(words)


def test_an_empty_graph_holds_no_letter_and_no_word() -> None:
    graph = graph_of(set(), POLISH)
    assert not any(letter in graph for letter in POLISH)
    assert not any(letter * 2 in graph for letter in POLISH)


@given(word_sets)
def test_words_come_in_the_order_of_the_alphabet(words: set[str]) -> None:
    assert list(graph_of(words, "CBA")) == sorted(words, key=lambda w: w.translate(REVERSED))


REVERSED = str.maketrans("ABC", "CBA")


@given(word_sets, st.text("ABC", max_size=4))
def test_words_with_a_prefix_are_those_that_begin_so(words: set[str], prefix: str) -> None:
    begin = sorted(word for word in words if word.startswith(prefix))
    assert list(graph_of(words, "ABC").words(prefix)) == begin


@given(st.lists(st.text("AB", min_size=2, max_size=5)), st.randoms())
def test_the_same_words_in_any_order_give_the_same_bytes(
    words: list[str], chance: random.Random
) -> None:
    shuffled = words * 2
    chance.shuffle(shuffled)
    assert build(shuffled, "AB") == build(words, "AB")


def test_graph_is_minimal() -> None:
    graph = graph_of(["CAR", "CARS", "BAR", "BARS"])
    first = [arc >> NODE_SHIFT for arc in graph.arcs(graph.root)]
    assert len(first) == 2
    assert len(set(first)) == 1


def test_walking_letter_by_letter_tells_where_a_word_ends() -> None:
    graph = graph_of(["AT", "ATE"])
    a = graph.arc(graph.root, graph.alphabet.code("A"))
    t = graph.arc(a >> NODE_SHIFT, graph.alphabet.code("T"))
    assert (bool(a & FINAL), bool(t & FINAL)) == (False, True)
    assert graph.arc(a >> NODE_SHIFT, graph.alphabet.code("E")) == 0
    assert graph.arc(a >> NODE_SHIFT, 0) == 0


def test_a_string_is_read_with_the_longest_letter_first() -> None:
    graph = graph_of(["CHAL", ("C", "H", "A"), "LLO"], DIGRAPHS)
    assert "CHAL" in graph
    assert ("CH", "A", "L") in graph
    assert ("C", "H", "A", "L") not in graph
    assert "CHA" not in graph
    assert ("C", "H", "A") in graph
    assert list(graph) == ["CHA", "CHAL", "LLO"]


@pytest.mark.parametrize("word", ["", "A", "cat", "C?T", "Ä", "CATS CATS"])
def test_what_is_no_word_is_not_in_the_graph(word: str) -> None:
    assert word not in graph_of(["CAT", "CATS"])


def test_a_graph_of_no_words_holds_nothing() -> None:
    graph = graph_of([])
    assert len(graph) == 0
    assert list(graph) == []
    assert "AA" not in graph


def test_a_graph_read_from_its_file_is_the_same(tmp_path: Path) -> None:
    chance = random.Random(7)
    words = {"".join(chance.choices(LATIN, k=chance.randint(2, 25))) for _ in range(500)}
    file = tmp_path / "words.lxg"
    file.write_bytes(build(words, LATIN))
    assert list(WordGraph.open(str(file))) == sorted(words)


@pytest.mark.parametrize("words", [["A"], ["A" * 26], ["CAT", "CÁT"], [("C", "AT")]])
def test_unfit_words_are_refused(words: list[Word]) -> None:
    with pytest.raises(WordGraphError):
        build(words, LATIN)


@pytest.mark.parametrize("letters", ["", "AA", ["A", ""], ["A\n"], map(chr, range(65, 129))])
def test_unfit_alphabets_are_refused(letters: Iterable[str]) -> None:
    with pytest.raises(WordGraphError):
        Alphabet(letters)


GOOD = build(["CAT"], LATIN)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        GOOD[:10],
        GOOD[:-4],
        GOOD + b"\0\0\0\0",
        b"DAWG" + GOOD[4:],
        GOOD[:4] + b"\x02\x00" + GOOD[6:],
        GOOD[:6] + b"\x19\x00" + GOOD[8:],
        GOOD.replace(b"A\nB", b"\xff\nB"),
    ],
)
def test_damaged_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(WordGraphError):
        WordGraph.from_bytes(data)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.lxg"
    file.touch()
    with pytest.raises(WordGraphError):
        WordGraph.open(str(file))
