# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer player that always takes the most points."""

from __future__ import annotations

from collections.abc import Callable

from literaxx.match import commands as cmd
from literaxx.match.state import MatchState
from literaxx.model.variant import Kind, Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.answers import answer_of
from literaxx.players.movegen import MoveGenerator
from literaxx.players.pathgen import PathGenerator
from literaxx.rules.crossword import CrosswordRules


class GreedyTiles:
    """Plays a crossword game for points; exchanges its whole rack when it has no word."""

    def __init__(self, variant: Variant, graph: WordGraph) -> None:
        """A player of a variant who knows these words."""
        self._rules = CrosswordRules(variant)
        self._generator = MoveGenerator(variant, graph)
        self._words = graph

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """Its command, see `Strategy`."""
        answer = answer_of(view, self._words)
        return self._move(view, seat) if answer is None else answer

    def _move(self, view: MatchState, seat: int) -> cmd.Command:
        turn, table = view.composing, view.table
        rack = table.racks[seat]
        move = self._generator.best_move(self._generator.position(table.board, rack))
        if move is not None:
            return cmd.Propose(turn.turn_id, move.play)
        used = view.progress.seats[seat].exchanges
        tiles = rack[: len(table.bag)]
        if self._rules.exchange_violation(table, seat, tiles, used) is None:
            return cmd.Exchange(turn.turn_id, tiles)
        return cmd.Pass(turn.turn_id)


class GreedyLines:
    """Plays a letter-path game for points; passes when the board has no word."""

    def __init__(self, variant: Variant, graph: WordGraph) -> None:
        """A player of a variant who knows these words."""
        self._generator = PathGenerator(variant, graph)
        self._words = graph

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """Its command, see `Strategy`."""
        answer = answer_of(view, self._words)
        if answer is not None:
            return answer
        turn_id = view.composing.turn_id
        best = self._generator.best_word(view.table.board)
        return cmd.Pass(turn_id) if best is None else cmd.Propose(turn_id, best.play)


def greedy(variant: Variant, graph: WordGraph) -> GreedyTiles | GreedyLines:
    """The greedy player of a variant."""
    if variant.kind is Kind.CROSSWORD:
        return GreedyTiles(variant, graph)
    return GreedyLines(variant, graph)
