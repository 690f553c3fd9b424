# SPDX-License-Identifier: GPL-3.0-or-later
import pytest
from hypothesis import given
from hypothesis import strategies as st

from literaxx.model.board import Board
from literaxx.model.tiles import Tile
from literaxx.records.cgp import CgpError, CgpPosition, parse_cgp, write_cgp

LINE = "4/1Ca1/2[CH]1/4 AB?/ 12/-3 2 lex English; tmr 5;"
BOARD = Board.from_text("....\n.Ca.\n..[CH].\n....")


def test_a_line_is_read_part_by_part() -> None:
    assert parse_cgp(LINE) == CgpPosition(
        BOARD, (("A", "B", "?"), ()), (12, -3), 2, ("lex English", "tmr 5")
    )


def test_a_position_is_written_as_it_was_read() -> None:
    assert write_cgp(parse_cgp(LINE)) == LINE


def test_racks_of_nobody_known_leave_their_place_empty() -> None:
    assert parse_cgp("2/2  0 0").racks == ((),)
    assert parse_cgp("2/2 // 1/2/3 0").scores == (1, 2, 3)


def test_scores_zero_turns_and_operations_may_be_missing() -> None:
    assert parse_cgp("2/2 AB/C") == CgpPosition(Board.empty(2, 2), (("A", "B"), ("C",)), (0, 0))


tiles = st.builds(Tile, st.sampled_from(["A", "Ż", "CH"]), st.booleans())
cells = st.lists(st.none() | tiles, min_size=12, max_size=12).map(tuple)
racks = st.lists(st.lists(st.sampled_from(["A", "?", "CH"]), max_size=3).map(tuple), min_size=1)


@given(cells, racks, st.integers(0, 9))
def test_every_position_comes_back_from_its_line(
    on_board: tuple[Tile | None, ...], known: list[tuple[str, ...]], zero_turns: int
) -> None:
    scores = tuple(range(-1, len(known) - 1))
    position = CgpPosition(Board(3, 4, on_board), tuple(known), scores, zero_turns, ("lex x",))
    assert parse_cgp(write_cgp(position)) == position


@pytest.mark.parametrize(
    "line",
    [
        "",
        "2/3 A/B",
        "2/A?/2 A",
        "2//2 A",
        "2/2 A[",
        "2/2 A/B 0",
        "2/2 A 1.5",
        "2/2 A 0 two",
        "2/2 A 0 -1",
        "999999999999/2 A 0 0",
    ],
)
def test_what_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(CgpError):
        parse_cgp(line)
