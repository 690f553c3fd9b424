# SPDX-License-Identifier: GPL-3.0-or-later
"""Playouts that can be counted by hand."""

from __future__ import annotations

from array import array

import pytest

from literaxx.match import commands as cmd
from literaxx.model.board import Board
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.expert import SimulatingTiles
from literaxx.players.field import Field
from literaxx.players.kept import SCALE, Kept
from literaxx.players.leaves import NOTHING
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.players.playout import Playouts
from literaxx.players.position import Position
from tests.kit.matches import built_in
from tests.kit.views import composing

ENGLISH = built_in("literaxx-en")
LETTERS = [spec.letter for spec in ENGLISH.tiles.specs]
GRAPH = WordGraph.from_bytes(build(["HEAD", "AHEAD", "HEADS", "AT", "TA"], LETTERS))
ROWS = ["." * 15] * 7
HEAD = Board.from_text("\n".join([*ROWS, "......HEAD.....", *ROWS]))


class Told:
    """The moves of a rack beside HEAD, and what playouts say of them."""

    def __init__(self, rack: str, hidden: str, others: int, *, to_the_end: bool = True) -> None:
        generator = MoveGenerator(ENGLISH, GRAPH)
        kept = Kept(generator.setting, NOTHING, GRAPH.alphabet)
        field = Field(generator.search, kept, generator.setting, 100)
        self.position: Position = generator.position(HEAD, rack)
        self.moves: Moves = generator.all_moves(self.position)
        self.hidden = array("i", map(GRAPH.alphabet.code, hidden))
        self.playouts = Playouts(field, 100)
        sizes = array("i", [(len(hidden)) // others] * others)
        position = self.position
        self.playouts.begin(position.tiles, position.worths, position.rack, sizes, to_the_end)

    def points_and_worth(self, word: str) -> tuple[int, int]:
        """Points of the first move that lays these letters, and what its playout brings."""
        for index, move in enumerate(self.moves):
            if "".join(placement.tile.letter for placement in move.play.placements) == word:
                worth = self.playouts.play(self.hidden, self.moves.packed, index)
                return move.points, worth
        raise AssertionError(word)


def test_who_goes_out_gains_what_the_other_holds_and_loses() -> None:
    points, worth = Told("S", "QZ", 1).points_and_worth("S")
    assert worth == (points + 2 * 10) * SCALE


def test_when_nobody_can_move_any_more_each_loses_his_own_tiles() -> None:
    points, worth = Told("SJ", "QZB", 1).points_and_worth("S")
    assert worth == (points - 5 + 13) * SCALE


def test_what_others_gain_counts_by_its_mean() -> None:
    # Both others hold a Q: one who goes out gains both, and each of them loses his own.
    points, worth = Told("S", "QQ", 2).points_and_worth("S")
    assert worth == (points + 10 + 5) * SCALE


def test_the_reply_of_one_who_goes_out_is_taken_off() -> None:
    told = Told("TJ", "A", 1)
    points, worth = told.points_and_worth("T")
    move = next(move for move in told.moves if move.points == points)
    generator = MoveGenerator(ENGLISH, GRAPH)
    board = HEAD.with_tiles(move.play.placements)
    reply = generator.best_move(generator.position(board, "A"))
    assert reply is not None
    assert worth == (points - reply.points - 2 * 5) * SCALE


@pytest.mark.parametrize("playouts", [0, 60])
def test_expert_plays_a_word_with_or_without_time(playouts: int) -> None:
    expert = SimulatingTiles(ENGLISH, GRAPH, NOTHING, playouts)
    view = composing(ENGLISH, "SATJQBV", board=HEAD, bag=82)
    assert isinstance(expert.choose(view, 0, 1, lambda: False), cmd.Propose)
