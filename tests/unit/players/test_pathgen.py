# SPDX-License-Identifier: GPL-3.0-or-later
from random import Random

import msgspec
import pytest

from literaxx.model.board import Board
from literaxx.model.geometry import PLAIN, BoardSpec, Square
from literaxx.model.pathsolver import lines
from literaxx.model.plays import PathPlay
from literaxx.model.table import Table
from literaxx.model.tiles import Tile
from literaxx.model.variant import Kind, Variant
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.pathgen import PathGenerator
from literaxx.rules.base import Violation
from literaxx.rules.letterpath import LetterPathRules
from literaxx.storage.variants import catalogue, load_variant
from tests.kit.positions import graph_of_few

VARIANTS = [name for name in catalogue() if load_variant(name).kind is Kind.LETTER_PATH]


def random_board(variant: Variant, random: Random) -> Board:
    specs = variant.tiles.specs
    count = variant.board.rows * variant.board.columns
    drawn = random.choices(specs, [spec.weight for spec in specs], k=count)
    tiles = tuple(Tile(spec.letter) for spec in drawn)
    return Board(variant.board.rows, variant.board.columns, tiles)


def best_by_definition(variant: Variant, graph: WordGraph, board: Board) -> dict[str, int]:
    """The points of each word's best line, as the rules count them."""
    rules = LetterPathRules(variant, None)
    table = Table(board, ((),), (), (0,))
    best: dict[str, int] = {}
    for word, line in lines(graph, board):
        squares = tuple(Square(*divmod(cell, board.columns)) for cell in line)
        score = rules.assess(table, 0, PathPlay(squares))
        assert not isinstance(score, Violation)
        best[word] = max(best.get(word, 0), score.points)
    return best


@pytest.mark.parametrize("name", VARIANTS)
def test_each_word_comes_once_with_the_points_of_its_best_line(name: str) -> None:
    variant = load_variant(name)
    graph = graph_of_few(variant.word_list)
    generator = PathGenerator(variant, graph)
    rules = LetterPathRules(variant, None)
    random = Random(3)
    for _ in range(10):
        board = random_board(variant, random)
        moves = generator.all_words(board)
        assert {move.word: move.points for move in moves} == best_by_definition(
            variant, graph, board
        )
        assert [move.word for move in moves] == sorted(
            (move.word for move in moves), key=graph.alphabet.encode
        )
        for move in moves:
            score = rules.assess(Table(board, ((),), (), (0,)), 0, move.play)
            assert not isinstance(score, Violation)
            assert (score.points, score.words[0].word) == (move.points, move.word)


def test_a_board_that_is_too_large_for_the_search_gives_the_same() -> None:
    variant = load_variant("wordstream-en")
    graph = graph_of_few("en")
    large = msgspec.structs.replace(variant, board=BoardSpec(7, 10, (PLAIN,) * 70, Square(0, 0)))
    board = random_board(large, Random(8))
    moves = PathGenerator(large, graph).all_words(board)
    assert {move.word: move.points for move in moves} == best_by_definition(large, graph, board)
    assert [move.word for move in moves] == sorted(move.word for move in moves)


def test_many_lines_for_a_word_are_no_trouble() -> None:
    variant = load_variant("wordstream-en")
    graph = WordGraph.from_bytes(build(["A" * n for n in range(2, 8)], "AB"))
    board = Board(5, 5, (Tile("A"),) * 25)
    moves = PathGenerator(variant, graph).all_words(board)
    # A line that is diagonal all the way: a point a letter, a point a crossing.
    assert [(move.word, move.points) for move in moves] == [
        ("A" * n, 2 * n - 1) for n in range(2, 8)
    ]


def test_the_best_word_is_one_of_most_points() -> None:
    variant = load_variant("wordstream-en")
    generator = PathGenerator(variant, graph_of_few("en"))
    board = random_board(variant, Random(2))
    best = generator.best_word(board)
    assert best is not None
    assert best.points == max(move.points for move in generator.all_words(board))
    assert generator.best_word(Board.empty(5, 5)) is None
