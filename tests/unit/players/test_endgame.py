# SPDX-License-Identifier: GPL-3.0-or-later
"""The search of an end against minimax by definition."""

from __future__ import annotations

from array import array

import pytest

from literaxx.model.board import Board
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.bare import with_move
from literaxx.players.endgame import Endgame
from literaxx.players.movegen import MoveGenerator
from literaxx.players.position import Position
from tests.kit.matches import built_in

WORDS = ("AD", "AT", "DA", "EAT", "EH", "HAT", "HATE", "HE", "HEAD", "TA", "TEA", "THE", "QAT")
ROWS = ["." * 15] * 7


def by_definition(
    generator: MoveGenerator, position: Position, theirs: array[int], passes: int
) -> int:
    """What the player to move gains when both play as well as can be."""
    values = generator.setting.values

    def worth(rack: array[int]) -> int:
        return sum(values[code] * rack[code] for code in range(1, 64))

    if passes:
        best = worth(theirs) - worth(position.rack)
    else:
        other = Position(position.tiles, position.worths, theirs)
        best = -by_definition(generator, other, position.rack, 1)
    moves = generator.all_moves(position)
    for index in range(len(moves)):
        after = with_move(generator.setting, position, moves, index)
        gain = moves.points(index)
        if not any(after.rack):
            gain += 2 * worth(theirs)
        else:
            other = Position(after.tiles, after.worths, theirs)
            gain -= by_definition(generator, other, after.rack, 0)
        best = max(best, gain)
    return best


@pytest.mark.parametrize(("mine", "theirs"), [("AT", "HE"), ("EQ", "TA"), ("DH", "AT"), ("Q", "Q")])
def test_a_search_to_the_end_gains_what_minimax_gains(mine: str, theirs: str) -> None:
    variant = built_in("literaxx-en")
    letters = [spec.letter for spec in variant.tiles.specs]
    generator = MoveGenerator(variant, WordGraph.from_bytes(build(WORDS, letters)))
    board = Board.from_text("\n".join([*ROWS, "......HEAD.....", *ROWS]))
    position = generator.position(board, mine)
    rack = generator.position(board, theirs).rack
    moves = generator.all_moves(position)
    line = Endgame(generator).best(position, moves, rack, 100_000, lambda: False)
    assert line is not None
    assert line.is_exact
    assert line.gain == by_definition(generator, position, rack, 0)


def test_without_time_there_is_no_answer() -> None:
    variant = built_in("literaxx-en")
    letters = [spec.letter for spec in variant.tiles.specs]
    generator = MoveGenerator(variant, WordGraph.from_bytes(build(WORDS, letters)))
    board = Board.from_text("\n".join([*ROWS, "......HEAD.....", *ROWS]))
    position = generator.position(board, "AT")
    moves = generator.all_moves(position)
    assert Endgame(generator).best(position, moves, position.rack, 100, lambda: True) is None
