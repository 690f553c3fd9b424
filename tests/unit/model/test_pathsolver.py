# SPDX-License-Identifier: GPL-3.0-or-later
from itertools import pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from literaxx.model.board import Board
from literaxx.model.pathsolver import Line, count_words, lines
from literaxx.model.tiles import Tile
from literaxx.model.wordgraph import WordGraph, build

BOARD = Board.from_text("CAT\nSED\n.TA")


def graph(*words: str) -> WordGraph:
    return WordGraph.from_bytes(build(words, "ABCDEST"))


def found(board: Board, *words: str) -> dict[str, list[Line]]:
    lists: dict[str, list[Line]] = {}
    for word, line in lines(graph(*words), board):
        lists.setdefault(word, []).append(line)
    return lists


def test_words_are_found_along_neighbouring_cells_in_eight_directions() -> None:
    assert found(BOARD, "CAT", "SEA", "CD", "TAC", "DEED") == {
        "CAT": [(0, 1, 2)],
        "SEA": [(3, 4, 1), (3, 4, 8)],
        "TAC": [(2, 1, 0)],
    }


def test_a_line_takes_no_cell_twice_and_never_crosses_itself() -> None:
    square = Board.from_text("AB\nCD")
    assert found(square, "ADBC", "ABCD", "ABA") == {"ABCD": [(0, 1, 2, 3)]}


def test_letters_outside_the_alphabet_and_empty_cells_are_never_entered() -> None:
    assert found(Board.from_text("AZ\n.T"), "AT", "TA") == {"AT": [(0, 3)], "TA": [(3, 0)]}


def test_different_words_of_three_letters_are_counted_as_far_as_asked() -> None:
    words = graph("CAT", "SEA", "TAC", "SE")
    assert count_words(words, BOARD, at_least=20) == 3
    assert count_words(words, BOARD, at_least=2) == 2
    assert count_words(words, BOARD, at_least=20, shortest=2) == 4
    assert count_words(words, Board.empty(3, 3), at_least=1) == 0


def every_line(board: Board, length: int) -> set[tuple[str, Line]]:
    """Every legal line of some length, by its definition."""

    def places(line: Line) -> list[tuple[int, int]]:
        return [divmod(cell, board.columns) for cell in line]

    def is_legal(line: Line) -> bool:
        steps = list(pairwise(places(line)))
        near = all(max(abs(r - s), abs(c - d)) == 1 for (r, c), (s, d) in steps)
        # Two steps through one crossing have the same middle.
        return near and len({(r + s, c + d) for (r, c), (s, d) in steps}) == len(steps)

    letters = [cell.letter if cell else "" for cell in board.cells]
    return {
        ("".join(letters[cell] for cell in line), line)
        for line in permutations(range(len(letters)), length)
        if is_legal(line)
    }


@given(st.lists(st.sampled_from("AB"), min_size=6, max_size=6))
def test_the_lines_are_those_of_a_search_without_cleverness(letters: list[str]) -> None:
    board = Board(2, 3, tuple(Tile(letter) for letter in letters))
    expected = {pair for length in (2, 3, 4) for pair in every_line(board, length)}
    assert set(lines(graph(*{word for word, _ in expected}), board)) == expected
