# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.tiles import LetterSpec, Tile, TileSet, rack_holds, rack_without

SET = TileSet(
    (LetterSpec("A", 1, 1, 2, 2.0), LetterSpec("CH", 8, 5, 1, 1.0)),
    blanks=1,
    blank_letters=("A", "CH", "Z"),
)


def test_a_tile_is_written_by_its_letter_and_a_blank_in_lower_case() -> None:
    assert [Tile("CH").text, Tile("CH", is_blank=True).text] == ["CH", "ch"]
    assert [Tile("CH").on_rack, Tile("CH", is_blank=True).on_rack] == ["CH", "?"]


def test_a_full_bag_holds_every_tile_blanks_last() -> None:
    assert SET.tiles == ("A", "A", "CH", "?")


def test_a_blank_has_neither_value_nor_colour() -> None:
    assert (SET.value(Tile("CH")), SET.colour(Tile("CH"))) == (8, 5)
    assert (SET.value(Tile("CH", is_blank=True)), SET.colour(Tile("CH", is_blank=True))) == (
        0,
        None,
    )


def test_a_rack_is_worth_the_values_of_its_letters() -> None:
    assert SET.rack_value(("A", "?", "CH", "A")) == 10


def test_tiles_taken_from_a_rack_leave_the_others_in_order() -> None:
    assert rack_without(("A", "B", "A", "?"), ("A", "?")) == ("B", "A")


def test_a_tile_not_seen_is_taken_from_the_hidden_ones() -> None:
    assert rack_without(("*", "B", "*"), ("A", "B")) == ("*",)


def test_taking_a_tile_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(ValueError, match="not in list"):
        rack_without(("A",), ("B",))


@pytest.mark.parametrize(
    ("rack", "wanted", "holds"),
    [
        ("AB", "BA", True),
        ("AB", "AA", False),
        ("A*", "AX", True),
        ("A*", "XX", False),
        ("", "", True),
    ],
)
def test_a_rack_holds_tiles_by_number(rack: str, wanted: str, holds: bool) -> None:
    assert rack_holds(rack, wanted) is holds
