# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer player Strong: the whole list, points and the value of the tiles kept."""

from __future__ import annotations

from collections.abc import Callable

from literaxx.match import commands as cmd
from literaxx.match.state import MatchState
from literaxx.model.tiles import BLANK
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.answers import answer_of
from literaxx.players.equity import Deed, Judge, Spot
from literaxx.players.leaves import LeaveTable
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.rules.crossword import CrosswordRules


class StaticTiles:
    """Plays a crossword game by equity, without looking ahead."""

    def __init__(self, variant: Variant, graph: WordGraph, table: LeaveTable) -> None:
        """A player of a variant who knows these words and values tiles by this table."""
        self.rules = CrosswordRules(variant)
        self.words = graph
        self.judge = Judge(MoveGenerator(variant, graph), table)
        self._total = variant.tiles.rack_value(variant.tiles.tiles)

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """Its command, see `Strategy`."""
        answer = answer_of(view, self.words)
        if answer is not None:
            return answer
        return self.command(view, *self.judge.best(self.spot(view, seat)))

    def spot(self, view: MatchState, seat: int) -> Spot:
        """What the player sees of his turn."""
        table = view.table
        rack = table.racks[seat]
        tiles = self.rules.variant.tiles
        lying = sum(tiles.value(tile) for tile in table.board.cells if tile is not None)
        used = view.progress.seats[seat].exchanges
        may_exchange = self.rules.exchange_violation(table, seat, rack[:1], used) is None
        return Spot(
            position=self.judge.generator.position(table.board, rack),
            bag=len(table.bag),
            others=self._total - lying - tiles.rack_value(rack),
            seats=len(table.racks),
            exchange=min(len(rack), len(table.bag)) if may_exchange else 0,
        )

    def command(self, view: MatchState, moves: Moves, deed: Deed) -> cmd.Command:
        """The command for a deed."""
        turn_id = view.composing.turn_id
        if deed.index >= 0:
            return cmd.Propose(turn_id, moves[deed.index].play)
        if deed.exchanged:
            letters = (BLANK, *self.words.alphabet.letters)
            return cmd.Exchange(turn_id, tuple(letters[code] for code in deed.exchanged))
        return cmd.Pass(turn_id)
