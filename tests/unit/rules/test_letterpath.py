# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay
from literaxx.model.scoring import Score, Settlement
from literaxx.model.tiles import Tile
from literaxx.model.variant import Variant
from literaxx.rules.base import Violation, Why
from literaxx.rules.letterpath import (
    ENOUGH_WORDS,
    MOST_DRAWS,
    LetterPathRules,
    WordCounter,
    crossing_bonus,
)
from literaxx.rules.variants import parse_variant
from tests.kit.tables import lay, line, square, table

GAME = '''
format = 1
id = "lines"
game = "lines"
title = "Lines"
language = "en"
kind = "letter-path"
board.rows = """
...
...
..."""
tiles.letters = { A = [1, 6], B = [3, 3], J = [5, 1] }
switches = { turns = 30, shuffles = 3 }
'''
BOARD = """
    ABA
    BAA
    AAJ
"""
# Bonuses at the four crossings: 3 3 / 3 5


def game(text: str = GAME) -> Variant:
    return parse_variant(text, "the lines game")


def rules(count_words: WordCounter | None = None) -> LetterPathRules:
    return LetterPathRules(game(), count_words)


def assessed(*names: str) -> Score | Violation:
    return rules().assess(table(BOARD, ""), 0, line(*names))


@pytest.mark.parametrize(
    ("names", "word", "bonuses", "points"),
    [
        (("A1", "B1"), "AB", (), 2),
        (("A1", "B2", "C3"), "AAJ", (3, 5), 11),
        (("A1", "B1", "A2", "B2", "A3"), "ABBAA", (3, 3), 11),
        (("C3", "B3", "A3"), "JAA", (), 3),
    ],
)
def test_a_line_earns_a_point_a_letter_and_the_bonuses_it_runs_through(
    names: tuple[str, ...], word: str, bonuses: tuple[int, ...], points: int
) -> None:
    result = assessed(*names)
    assert isinstance(result, Score)
    (only,) = result.words
    assert (only.word, only.bonuses, only.points) == (word, bonuses, points)
    assert only.squares == tuple(square(name) for name in names)


@pytest.mark.parametrize(
    ("names", "why", "detail"),
    [
        ((), Why.TOO_SHORT, ""),
        (("A1",), Why.TOO_SHORT, ""),
        (("A1", "C1"), Why.NOT_NEIGHBOURS, "C1"),
        (("A1", "A3"), Why.NOT_NEIGHBOURS, "A3"),
        (("A1", "B1", "A1"), Why.SQUARE_TWICE, ""),
        (("C1", "D1"), Why.OFF_BOARD, ""),
        (("A1", "B2", "B1", "A2"), Why.CROSSES_ITSELF, ""),
        (("A1", "B2", "C2", "C1", "B1", "A2"), Why.CROSSES_ITSELF, ""),
    ],
)
def test_a_line_against_the_rules_is_told_why(
    names: tuple[str, ...], why: Why, detail: str
) -> None:
    assert assessed(*names) == Violation(why, detail)


def test_a_line_may_touch_itself_without_crossing() -> None:
    assert isinstance(assessed("A1", "B2", "A2", "B1"), Violation)
    assert isinstance(assessed("A1", "B1", "A2", "B2", "B3"), Score)


def test_tiles_cannot_be_laid_here() -> None:
    assert rules().assess(table(BOARD, ""), 0, lay("1A", "AB")) == Violation(Why.WRONG_KIND)
    assert rules().renewal(table(BOARD, ""), lay("1A", "AB"), Chance(1)) == ()
    assert rules().laid(line("A1", "B1")) == ()


def test_a_crossing_is_worth_the_highest_of_its_four_letters() -> None:
    board = Board.from_text(BOARD)
    tiles = game().tiles
    worth = [crossing_bonus(tiles, board, Square(r, c)) for r in (0, 1) for c in (0, 1)]
    assert worth == [3, 3, 3, 5]
    assert crossing_bonus(tiles, Board.empty(3, 3), Square(0, 0)) == 0


def test_a_game_opens_with_a_letter_on_every_cell_and_no_bag() -> None:
    opening = rules().opening(Chance(1))
    assert opening.bag == ()
    assert [placement.square for placement in opening.cells] == list(game().board.squares())


def test_letters_come_by_their_weights() -> None:
    text = GAME.replace("J = [5, 1]", "J = [5, 1, 5, 0]")
    cells = LetterPathRules(game(text), None).opening(Chance(1)).cells
    assert {placement.tile.letter for placement in cells} == {"A", "B"}


class Counting:
    """Says what it was told to say, one number a draw, and keeps the boards."""

    def __init__(self, *counts: int) -> None:
        self.counts = counts
        self.boards: list[Board] = []

    def __call__(self, board: Board, at_least: int) -> int:
        assert at_least == ENOUGH_WORDS
        self.boards.append(board)
        return self.counts[min(len(self.boards), len(self.counts)) - 1]


def after(board: Board, cells: tuple[Placement, ...]) -> Board:
    return board.with_tiles(cells)


def test_a_draw_is_made_again_until_there_are_words_enough() -> None:
    counting = Counting(0, 19, 20, 25)
    cells = rules(counting).opening(Chance(1)).cells
    assert len(counting.boards) == 3
    assert after(Board.empty(3, 3), cells) == counting.boards[2]


def test_the_best_of_a_hundred_draws_stands_when_none_is_good() -> None:
    counting = Counting(0, 3, 7, 7, 1)
    cells = rules(counting).opening(Chance(1)).cells
    assert len(counting.boards) == MOST_DRAWS
    assert after(Board.empty(3, 3), cells) == counting.boards[2]


def test_a_word_brings_new_letters_to_its_own_cells_only() -> None:
    counting = Counting(0, 20)
    play = line("A1", "B2", "C3")
    cells = rules(counting).renewal(table(BOARD, ""), play, Chance(3))
    assert isinstance(play, PathPlay)
    assert tuple(placement.square for placement in cells) == play.squares
    assert after(Board.from_text(BOARD), cells) == counting.boards[1]


def test_a_shuffle_moves_the_letters_and_changes_none() -> None:
    counting = Counting(0, 20)
    before = table(BOARD, "")
    cells = rules(counting).shuffled(before, 0, Chance(1))
    assert not isinstance(cells, Violation)
    shuffled = after(before.board, cells)
    assert shuffled == counting.boards[1]
    assert sorted(cell.letter for cell in shuffled.cells if cell) == sorted("ABABAAAAJ")
    assert counting.boards[0] != counting.boards[1]


def test_shuffles_are_counted() -> None:
    before = table(BOARD, "")
    assert not isinstance(rules().shuffled(before, 2, Chance(1)), Violation)
    assert rules().shuffled(before, 3, Chance(1)) == Violation(Why.SHUFFLES_USED, "3")
    without = LetterPathRules(game(GAME.replace("shuffles = 3", "shuffles = 0")), None)
    assert without.shuffled(before, 0, Chance(1)) == Violation(Why.NO_SHUFFLE)


def test_there_are_no_racks_nothing_to_exchange_and_nothing_to_settle() -> None:
    before = table(BOARD, "", "")
    assert rules().exchange_violation(before, 0, ("A",), 0) == Violation(Why.NO_EXCHANGE)
    assert rules().owed_tiles(before, 0) == 0
    assert not rules().is_out(before, 0)
    assert rules().settle(before, None) == (Settlement((), 0, 0), Settlement((), 0, 0))


def test_thirty_turns_are_played_in_whole_rounds() -> None:
    assert [rules().turn_limit(seats) for seats in (1, 2, 3, 4)] == [30, 30, 30, 32]


def test_a_letter_is_a_tile_of_its_own() -> None:
    result = rules().assess(table(Board.from_text("[CH]A\nAA"), ""), 0, line("A1", "B1"))
    assert isinstance(result, Score)
    assert (result.words[0].word, result.points) == ("CHA", 2)
    assert result.words[0].letters[0].letter == Tile("CH").letter


def test_rules_name_their_variant() -> None:
    assert rules().variant == game()
