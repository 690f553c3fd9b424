# SPDX-License-Identifier: GPL-3.0-or-later
from literaxx.model.board import Placement
from literaxx.model.geometry import Square
from literaxx.model.tiles import Tile
from tests.kit.tables import table

BEFORE = table("..\n..", "ABA", "C", bag="XYZ", scores=(5, 7))


def test_points_are_added_to_one_seat() -> None:
    assert BEFORE.with_points(1, -10).scores == (5, -3)


def test_tiles_are_drawn_from_the_end_of_the_bag() -> None:
    after = BEFORE.with_drawn(1, ("Z", "Y"))
    assert (after.bag, after.racks) == (("X",), (("A", "B", "A"), ("C", "Z", "Y")))
    assert BEFORE.with_drawn(1, ()) == BEFORE


def test_tiles_leave_a_rack() -> None:
    assert BEFORE.without(0, ("A",)).racks == (("B", "A"), ("C",))


def test_tiles_come_to_lie_on_the_board() -> None:
    after = BEFORE.with_tiles([Placement(Square(1, 0), Tile("A"))])
    assert after.board.to_text() == "..\nA."
    assert BEFORE.board.is_empty()
