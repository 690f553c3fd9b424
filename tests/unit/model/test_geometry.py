# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.geometry import PLAIN, BoardSpec, Direction, Premium, Square, column_name


def test_a_square_is_named_by_column_letter_and_row_number() -> None:
    assert [Square(0, 0).name, Square(7, 6).name, Square(14, 16).name] == ["A1", "G8", "Q15"]
    assert [column_name(column) for column in (0, 16, 25)] == ["A", "Q", "Z"]


def test_a_step_leads_along_the_row_or_down_the_column() -> None:
    assert Square(2, 3).step(Direction.ACROSS) == Square(2, 4)
    assert Square(2, 3).step(Direction.DOWN, -3) == Square(-1, 3)
    assert (Direction.ACROSS.other, Direction.DOWN.other) == (Direction.DOWN, Direction.ACROSS)


@pytest.mark.parametrize(
    ("premium", "colour", "factor"),
    [
        (PLAIN, 3, 1),
        (Premium(letter=3, colour=3), 3, 3),
        (Premium(letter=3, colour=3), 2, 1),
        (Premium(letter=3, colour=3), None, 1),
        (Premium(letter=2), 5, 2),
        (Premium(letter=2), None, 2),
        (Premium(word=3), 5, 1),
    ],
)
def test_a_premium_of_a_colour_works_for_that_colour_only(
    premium: Premium, colour: int | None, factor: int
) -> None:
    assert premium.factor_for(colour) == factor


def test_a_board_knows_its_cells_and_where_it_ends() -> None:
    board = BoardSpec(2, 3, (PLAIN,) * 5 + (Premium(word=2),), Square(0, 1))
    assert board.premium(Square(1, 2)).word == 2
    assert list(board.squares()) == [Square(r, c) for r in (0, 1) for c in (0, 1, 2)]
    held = [board.holds(Square(*place)) for place in ((1, 2), (2, 2), (1, 3), (-1, 0), (0, -1))]
    assert held == [True, False, False, False, False]
