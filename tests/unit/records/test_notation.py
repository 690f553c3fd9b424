# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.geometry import Direction, Square
from literaxx.records.notation import (
    parse_position,
    parse_tiles,
    parse_word,
    position_text,
    tiles_text,
    word_text,
)


@pytest.mark.parametrize(
    ("text", "place", "direction"),
    [
        ("8G", (7, 6), Direction.ACROSS),
        ("G8", (7, 6), Direction.DOWN),
        ("15Q", (14, 16), Direction.ACROSS),
        ("Q15", (14, 16), Direction.DOWN),
    ],
)
def test_the_number_comes_first_across_and_the_letter_down(
    text: str, place: tuple[int, int], direction: Direction
) -> None:
    assert parse_position(text) == parse_position(text.lower()) == (Square(*place), direction)
    assert position_text(Square(*place), direction) == text


@pytest.mark.parametrize("text", ["", "8", "G", "0G", "8GG", "G0", "100A", "-8G", "8Ą", "٣G"])
def test_anything_else_is_no_position(text: str) -> None:
    assert parse_position(text) is None


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("", ()),
        ("A?Ż", ("A", "?", "Ż")),
        ("C[CH]A", ("C", "CH", "A")),
        ("aB", ("A", "B")),
    ],
)
def test_a_rack_is_its_tiles(text: str, tiles: tuple[str, ...]) -> None:
    assert parse_tiles(text) == tiles
    assert parse_tiles(tiles_text(tiles)) == tiles


@pytest.mark.parametrize("text", ["A1", "A.", "(A)", "[CH", "CH]", "[]", "A B", "*"])
def test_other_characters_make_no_rack(text: str) -> None:
    assert parse_tiles(text) is None


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("AiL", ("A", "i", "L")),
        ("ON.", ("O", "N", ".")),
        ("A(B)C", ("A", "(B)", "C")),
        ("A(Bc)C", ("A", "(B)", "(c)", "C")),
        ("[CH]A([CH]I)[ch]", ("CH", "A", "(CH)", "(I)", "ch")),
        ("ŻÓŁć", ("Ż", "Ó", "Ł", "ć")),
    ],
)
def test_a_word_is_its_cells(text: str, cells: tuple[str, ...]) -> None:
    assert parse_word(text) == cells
    assert parse_word(word_text(cells)) == cells


@pytest.mark.parametrize(
    "text", ["", "A?", "(A", "A)", "()", "(.)", "A1", "((A))", "[A", "-", "[..]"]
)
def test_other_characters_make_no_word(text: str) -> None:
    assert parse_word(text) is None
