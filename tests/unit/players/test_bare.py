# SPDX-License-Identifier: GPL-3.0-or-later
"""Bare games keep the rules of the match, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from literaxx.match import commands as cmd
from literaxx.match.decide import decide, start
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.match.views import view
from literaxx.model.tiles import BLANK
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.bare import BareTable
from literaxx.players.field import Field
from literaxx.players.leaves import LeaveTable, read_table
from literaxx.players.position import CODES
from literaxx.players.static import StaticTiles
from tests.kit.matches import built_in, rules_of
from tests.kit.positions import graph_of_few


class Beside:
    """A match that follows a bare game, with the same tiles."""

    def __init__(self, variant: Variant, graph: WordGraph, table: LeaveTable) -> None:
        self.rules = rules_of(variant)
        self.graph = graph
        self.player = StaticTiles(variant, graph, table)
        self.letters = (BLANK, *graph.alphabet.letters)
        options = Options(decision_ms=0, pace_ms=0)
        seats = tuple(SeatSpec(name, SeatKind.COMPUTER) for name in ("Ana", "Bogdan"))
        setup = Setup(variant.id, variant.revision, seats, options, hides_racks=True)
        self.state: MatchState = replay(start(setup, self.rules, 1))
        self.first = self.state.composing.seat
        self.turns = 0
        self.was_exchange = True

    def follow(self, field: Field, seat: int) -> None:
        """Does what was found for a seat of the bare game, after comparing everything."""
        mover = (self.first + seat) % 2
        assert self.state.composing.seat == mover
        bag = self._letters(field.bag[: field.left])
        racks = [self._letters(self._rack(field, each)) for each in (0, 1)]
        if self.first:
            racks.reverse()
        table = self.state.table
        if self.turns:
            assert [Counter(rack) for rack in table.racks] == [Counter(rack) for rack in racks]
            assert Counter(table.bag) == Counter(bag)
            assert self.was_exchange or table.bag == bag
            code = self.graph.alphabet.code
            lying = [0 if tile is None else code(tile.letter) for tile in table.board.cells]
            assert lying == list(field.tiles)
        self._take(racks, bag)
        seen = view(self.state, mover)
        command = self.player.choose(seen, mover, 1, lambda: False)
        assert isinstance(command, cmd.Propose) == (field.laid > 0)
        assert isinstance(command, cmd.Exchange) == (field.gone > 0)
        self.was_exchange = isinstance(command, cmd.Exchange)
        self._decided(command, mover)
        if isinstance(self.state.phase, Judging):
            assert self.state.phase.score.points == field.points
            self._decided(cmd.Accept(self.state.phase.proposal_id), 1 - mover)
        self.turns += 1

    def scores(self) -> list[int]:
        """Points of both, whoever begins the bare game first."""
        assert isinstance(self.state.phase, Finished)
        scores = list(self.state.table.scores)
        return scores[::-1] if self.first else scores

    def _decided(self, command: cmd.Command, seat: int) -> None:
        events = decide(self.state, cmd.Stamped(command, seat, 0, 5), self.rules, self.graph)
        assert not isinstance(events, Refusal)
        for event in events:
            self.state = evolve(self.state, event)
        assert isinstance(self.state.phase, (Composing, Judging, Finished))

    def _take(self, racks: Sequence[tuple[str, ...]], bag: tuple[str, ...]) -> None:
        """Lets the tiles lie as in the bare game."""
        replace = msgspec.structs.replace
        table = replace(self.state.table, racks=tuple(racks), bag=bag)
        self.state = replace(self.state, progress=replace(self.state.progress, table=table))

    def _letters(self, codes: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.letters[code] for code in codes)

    @staticmethod
    def _rack(field: Field, seat: int) -> list[int]:
        counts = field.racks[seat * (CODES + 1) : (seat + 1) * (CODES + 1)]
        return [code for code in range(CODES) for _ in range(counts[code])]


@pytest.mark.parametrize(("name", "seed"), [("literaxx-en", 2), ("wordbox-it", 2)])
def test_a_bare_game_goes_like_a_match(name: str, seed: int) -> None:
    variant = built_in(name)
    graph = graph_of_few(variant.word_list)
    table = read_table(name)
    beside = Beside(variant, graph, table)
    game = BareTable(variant, graph, table).play(seed, beside.follow)
    assert beside.turns == game.turns
    assert beside.scores() == game.scores
