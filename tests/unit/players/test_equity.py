# SPDX-License-Identifier: GPL-3.0-or-later
"""The search for the best deed against looking at every one."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from literaxx.model.board import Board
from literaxx.players.equity import Judge, Spot
from literaxx.players.kept import OUT_OF_TURN, SCALE
from literaxx.players.leaves import LeaveTable, read_table
from literaxx.players.movegen import MoveGenerator
from tests.kit.matches import built_in
from tests.kit.positions import graph_of_few, positions

EMPTY = Board.empty(15, 15)


@pytest.mark.parametrize("name", ["literaxx-en", "literaxx-pl", "wordbox-ro"])
@pytest.mark.parametrize("blanks", [0, 1])
def test_the_best_deed_is_the_first_of_all_by_worth(name: str, blanks: int) -> None:
    variant = built_in(name)
    graph = graph_of_few(variant.word_list)
    judge = Judge(MoveGenerator(variant, graph), read_table(name))
    for position in positions(variant, graph, 4, blanks, Random(blanks)):
        numbers = judge.generator.position(position.board, position.rack)
        for bag in (60, 4, 0):
            spot = Spot(numbers, bag, others=15, seats=2, exchange=min(7, bag))
            _, best = judge.best(spot)
            _, ranked = judge.ranked(spot, 3)
            assert best.worth == ranked[0].worth


def judge_of(table: LeaveTable) -> Judge:
    variant = built_in("literaxx-en")
    return Judge(MoveGenerator(variant, graph_of_few("en")), table)


def test_what_is_kept_is_worth_the_first_tile_further_ones_and_the_shape() -> None:
    table = LeaveTable("AE", {"A": 1.5, "S": 7.0, "?": 20.0}, {"A": -4.0}, {"2,1": 0.25})
    judge = judge_of(table)
    rack = judge.generator.position(EMPTY, "AAS?").rack
    judge.kept.take(rack)
    judge.kept.weigh(50, 0, 2)
    assert judge.kept.worth[0] == round((1.5 - 4.0 + 7.0 + 20.0 + 0.25) * SCALE)


def test_with_the_bag_empty_going_out_counts_the_tiles_of_the_others() -> None:
    judge = judge_of(LeaveTable())
    rack = judge.generator.position(EMPTY, "AQ").rack
    judge.kept.take(rack)
    judge.kept.weigh(0, 10, 2)
    kept = {judge.kept.plain[part]: judge.kept.worth[part] for part in range(4)}
    assert kept[6] == 20 * SCALE
    assert kept[5] == -(2 * 1 + OUT_OF_TURN) * SCALE


def test_the_best_exchange_gives_away_what_is_worth_least() -> None:
    judge = judge_of(LeaveTable(first={"Q": -10.0, "V": -5.0, "S": 8.0}))
    position = judge.generator.position(EMPTY, "QVS")
    code = judge.generator.alphabet.code
    for most, gone in ((3, "QV"), (1, "Q")):
        _, deeds = judge.ranked(Spot(position, 50, 100, 2, most), 20)
        exchange = next(deed for deed in deeds if deed.exchanged)
        assert exchange.exchanged == tuple(map(code, gone))
        assert exchange.worth == (8 if most == 3 else 3) * SCALE


def test_a_rack_of_too_many_parts_counts_its_points_alone() -> None:
    variant = built_in("literaxx-en")
    switches = msgspec.structs.replace(variant.switches, rack_size=14)
    large = msgspec.structs.replace(variant, switches=switches)
    table = LeaveTable(first={"Q": -10.0})
    judge = Judge(MoveGenerator(large, graph_of_few("en")), table)
    judge.kept.take(judge.generator.position(EMPTY, "ABCDEFGHIJKLMN").rack)
    assert judge.kept.parts == 15
    assert not any(judge.kept.leave[:15])
