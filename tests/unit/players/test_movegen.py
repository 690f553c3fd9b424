# SPDX-License-Identifier: GPL-3.0-or-later
from random import Random

import msgspec
import pytest

from literaxx.model.board import Board, Placement
from literaxx.model.geometry import BoardSpec, Square
from literaxx.model.variant import Kind, Variant
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.movegen import MoveGenerator
from literaxx.storage.variants import catalogue, load_variant
from tests.kit.positions import (
    Position,
    WordSearch,
    few_words,
    generated,
    graph_of_few,
    positions,
)
from tests.kit.tables import lay, small_game

VARIANTS = [name for name in catalogue() if load_variant(name).kind is Kind.CROSSWORD]
POSITIONS = {0: 2, 1: 1, 2: 1}
"""How many positions are searched with so many blanks; the script beside does hundreds."""


def small_generator(*words: str, **switches: str) -> MoveGenerator:
    return MoveGenerator(small_game(**switches), WordGraph.from_bytes(build(words, "ABCDEJZ")))


def best_of(generator: MoveGenerator, position: Position) -> int | None:
    move = generator.best_move(generator.position(position.board, position.rack))
    return None if move is None else move.points


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("blanks", POSITIONS)
def test_moves_are_those_of_a_search_that_knows_only_the_words(name: str, blanks: int) -> None:
    variant = load_variant(name)
    graph = graph_of_few(variant.word_list)
    generator = MoveGenerator(variant, graph)
    search = WordSearch(variant, few_words(variant.word_list))
    for position in positions(variant, graph, POSITIONS[blanks], blanks, Random(blanks)):
        expected = search(position)
        assert generated(generator, position) == expected
        assert best_of(generator, position) == max(expected.values(), default=None)


def transposed(variant: Variant) -> Variant:
    spec = variant.board
    turned = BoardSpec(
        spec.columns,
        spec.rows,
        tuple(spec.premium(Square(r, c)) for c in range(spec.columns) for r in range(spec.rows)),
        Square(spec.start.column, spec.start.row),
    )
    return msgspec.structs.replace(variant, board=turned)


def turned(placement: Placement) -> Placement:
    return Placement(Square(placement.square.column, placement.square.row), placement.tile)


@pytest.mark.parametrize("name", VARIANTS)
def test_moves_of_a_board_turned_over_are_the_moves_turned_over(name: str) -> None:
    variant = load_variant(name)
    graph = graph_of_few(variant.word_list)
    straight = MoveGenerator(variant, graph)
    over = MoveGenerator(transposed(variant), graph)
    for position in positions(variant, graph, 10, 1, Random(5)):
        board = Board.empty(variant.board.columns, variant.board.rows).with_tiles(
            map(turned, position.board.placements())
        )
        assert generated(over, Position(board, position.rack)) == {
            frozenset(map(turned, play)): points
            for play, points in generated(straight, position).items()
        }


def test_the_first_word_covers_the_start_cell_and_has_two_letters() -> None:
    generator = small_generator("AB", "BAD")
    empty = Position(Board.empty(5, 7), ("A", "B"))
    plays = [lay("3B", "AB"), lay("3C", "AB"), lay("C2", "AB"), lay("C3", "AB")]
    assert set(generated(generator, empty)) == {frozenset(play.placements) for play in plays}


def test_a_single_tile_that_makes_two_words_is_one_move() -> None:
    generator = small_generator("AB", "BA", "AA")
    board = Board.from_text("B......\n.B.....\n.......\n.......\n.......")
    assert set(generated(generator, Position(board, ("A",)))) >= {
        frozenset(lay("1B", "A").placements)
    }


def test_no_rack_no_word_or_no_room_gives_no_move() -> None:
    generator = small_generator("AB")
    empty = Board.empty(5, 7)
    full = Board.from_text("\n".join(["ABABABA"] * 5))
    for position in (Position(empty, ()), Position(empty, ("J", "Z")), Position(full, ("A", "?"))):
        assert generated(generator, position) == {}
        assert best_of(generator, position) is None


def test_a_letter_on_the_board_that_no_word_has_stops_words() -> None:
    generator = MoveGenerator(small_game(), WordGraph.from_bytes(build(["AB", "BA"], "AB")))
    board = Board.from_text(".......\n.......\n..AJ...\n.......\n.......")
    found = generated(generator, Position(board, ("B", "J", "*")))
    assert set(found) == {
        frozenset(lay("C2", "B").placements),
        frozenset(lay("C4", "B").placements),
        frozenset(lay("3B", "B").placements),
    } - {frozenset(lay("3B", "B").placements)}


def test_a_move_worth_nothing_is_still_the_best_when_there_is_no_other() -> None:
    generator = small_generator("AB")
    empty = Position(Board.empty(5, 7), ("?", "?"))
    assert best_of(generator, empty) == 0


@pytest.mark.parametrize("size", [1, 3, 5, 6, 9])
def test_racks_of_any_size_give_the_moves_of_the_search_by_definition(size: int) -> None:
    variant = small_game(rack_size=str(size), full_rack_bonus="30")
    words = ["AB", "BA", "AD", "ABACA", "DAB", "DECADE", "ACE", "BEADED", "JA", "BAZED"]
    graph = WordGraph.from_bytes(build(words, "ABCDEJZ"))
    generator = MoveGenerator(variant, graph)
    search = WordSearch(variant, words)
    for position in positions(variant, graph, 20, 0, Random(size)):
        assert generated(generator, position) == search(position)


def test_a_rack_that_is_too_large_is_refused() -> None:
    generator = small_generator("AB")
    with pytest.raises(ValueError, match="too many"):
        generator.position(Board.empty(5, 7), "ABABAB")


def test_moves_are_packed_until_looked_at() -> None:
    generator = small_generator("AB", "BA", "ABA", "ADA")
    empty = generator.position(Board.empty(5, 7), "ABAD")
    moves = generator.all_moves(empty)
    points = [moves.points(index) for index in range(len(moves))]
    assert points == [move.points for move in moves]
    assert [move.points for move in moves.highest(3)] == sorted(points, reverse=True)[:3]
    assert moves.tiles_laid(0) == len(moves[0].play.placements)
    with pytest.raises(IndexError):
        moves[len(moves)]
