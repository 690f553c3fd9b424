# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.board import Board, Placement
from literaxx.model.geometry import Direction, Square
from literaxx.model.tiles import Tile

PICTURE = "...\nAb.\n.[CH].\n.[ch]Ą"


def test_a_picture_reads_and_writes_blanks_digraphs_and_other_letters() -> None:
    board = Board.from_text(PICTURE)
    assert (board.rows, board.columns) == (4, 3)
    assert board.at(Square(1, 1)) == Tile("B", is_blank=True)
    assert board.at(Square(2, 1)) == Tile("CH")
    assert board.at(Square(3, 1)) == Tile("CH", is_blank=True)
    assert board.to_text() == PICTURE


def test_blanks_around_and_within_lines_do_not_count() -> None:
    assert Board.from_text("\n  A . b\n\n  . . .\n") == Board.from_text("A.b\n...")


def test_an_unclosed_bracket_is_a_character_like_others() -> None:
    assert Board.from_text("[A").at(Square(0, 0)) == Tile("[")


@pytest.mark.parametrize("text", ["", "...\n..", "\n \n"])
def test_rows_of_different_lengths_are_no_board(text: str) -> None:
    with pytest.raises(ValueError, match="equally long"):
        Board.from_text(text)


def test_nothing_lies_off_the_board() -> None:
    board = Board.from_text("AB\nCD")
    places = [(-1, 0), (0, -1), (2, 0), (0, 2), (10**9, 0)]
    assert [board.at(Square(*place)) for place in places] == [None] * 5


def test_laying_tiles_makes_another_board() -> None:
    board = Board.empty(2, 3)
    placement = Placement(Square(1, 2), Tile("A"))
    after = board.with_tiles([placement])
    assert board.is_empty()
    assert not after.is_empty()
    assert after.to_text() == "...\n..A"
    assert list(after.placements()) == [placement]


def test_a_run_ends_at_empty_cells_and_at_the_edge() -> None:
    board = Board.from_text("AB.D\n.E..\n.F..")
    assert board.run(Square(0, 1), Direction.ACROSS) == (Square(0, 0), Square(0, 1))
    assert board.run(Square(1, 1), Direction.DOWN) == (Square(0, 1), Square(1, 1), Square(2, 1))
    assert board.run(Square(0, 3), Direction.DOWN) == (Square(0, 3),)


def test_neighbours_are_side_by_side_not_corner_to_corner() -> None:
    board = Board.from_text("...\n.A.\n...")
    beside = [square for square in (Square(*divmod(i, 3)) for i in range(9))
              if board.has_neighbour(square)]  # fmt: skip
    assert beside == [Square(0, 1), Square(1, 0), Square(1, 2), Square(2, 1)]
