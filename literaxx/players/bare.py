# SPDX-License-Identifier: GPL-3.0-or-later
"""Crossword games of two as bare numbers, for learning and for measuring many games.

The rules are those of the match with everybody knowing all words and nobody asking for undo; a
test holds both to the same games. Tiles are letter codes, a blank is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from literaxx.model.chance import Chance
from literaxx.model.tiles import BLANK
from literaxx.model.variant import EndCount, Variant
from literaxx.model.wordgraph import Alphabet, WordGraph
from literaxx.players.field import Field
from literaxx.players.kept import Kept
from literaxx.players.leaves import LeaveTable
from literaxx.players.movegen import Moves, cell_and_step
from literaxx.players.position import CODES, Position, Setting, setting_of
from literaxx.players.search import MoveSearch


def with_move(setting: Setting, position: Position, moves: Moves, index: int) -> Position:
    """The position after a move, its tiles gone from the rack."""
    place, codes = moves.place(index), moves.codes(index)
    tiles, worths, rack = position.tiles[:], position.worths[:], position.rack[:]
    cell, step = cell_and_step(setting, place)
    for code in codes:
        while tiles[cell]:
            cell += step
        tiles[cell] = code % CODES
        worths[cell] = setting.values[code] if code < CODES else 0
        rack[code if code < CODES else 0] -= 1
    return Position(tiles, worths, rack)


def codes_of(variant: Variant, alphabet: Alphabet) -> tuple[int, ...]:
    """The codes of all the tiles of a variant."""
    return tuple(0 if tile == BLANK else alphabet.code(tile) for tile in variant.tiles.tiles)


@dataclass(slots=True)
class Game:
    """A game that is going on.

    Attributes:
        scores: Points of both.
        exchanges: Exchanges used.
        passes: Turns that they passed in a row.
        turns: Turns so far.
        zeros: Turns in a row without a word.
    """

    scores: list[int] = field(default_factory=lambda: [0, 0])
    exchanges: list[int] = field(default_factory=lambda: [0, 0])
    passes: list[int] = field(default_factory=lambda: [0, 0])
    turns: int = 0
    zeros: int = 0


Watch = Callable[[Field, int], None]
"""Is told what a seat found best, before it is done."""


class BareTable:
    """Plays such games, both sides as Strong does."""

    def __init__(self, variant: Variant, graph: WordGraph, table: LeaveTable) -> None:
        """A table.

        Args:
            variant: The game.
            graph: The words.
            table: What both value tiles by.
        """
        setting = setting_of(variant, graph.alphabet)
        self._switches = variant.switches
        self._tiles = codes_of(variant, graph.alphabet)
        self._search = MoveSearch(graph, setting)
        self._kept = Kept(setting, table, graph.alphabet)
        self._field = Field(self._search, self._kept, setting, len(self._tiles))

    def play(self, seed: int, watch: Watch | None = None) -> Game:
        """Play a game to its end.

        Args:
            seed: The order of the tiles, and of what goes back into the bag.
            watch: Is told of every deed.
        """
        chance = Chance(seed)
        game, table = Game(), self._field
        table.clear(2)
        table.put_bag(array("i", chance.shuffled(self._tiles)), len(self._tiles))
        table.draw(0)
        table.draw(1)
        while not self._is_over(game):
            seat = game.turns % 2
            table.find(seat, self._may_exchange(game, seat))
            if watch is not None:
                watch(table, seat)
            self._do(game, seat, chance)
            game.turns += 1
        self._settle(game)
        return game

    def _may_exchange(self, game: Game, seat: int) -> int:
        """How many tiles a seat may exchange."""
        most = self._switches.exchanges
        left = self._field.left
        if left < max(1, self._switches.exchange_min_bag):
            return 0
        if most is not None and game.exchanges[seat] >= most:
            return 0
        return min(self._field.held[seat], left)

    def _do(self, game: Game, seat: int, chance: Chance) -> None:
        """Do what was found."""
        table = self._field
        game.passes[seat] = 0 if table.laid or table.gone else game.passes[seat] + 1
        game.zeros = 0 if table.laid else game.zeros + 1
        game.scores[seat] += table.points
        table.act(seat)
        if table.gone:
            game.exchanges[seat] += 1
            bag = [*table.bag[: table.left], *self._exchanged()]
            table.put_bag(array("i", chance.shuffled(bag)), len(bag))

    def _exchanged(self) -> list[int]:
        """The codes of the tiles that were exchanged just now."""
        table, kept = self._field, self._kept
        counts = [kept.count(table.gone, code, table.rack[code]) for code in range(CODES)]
        return [code for code in range(CODES) for _ in range(counts[code])]

    def _is_over(self, game: Game) -> bool:
        limit = self._switches.zero_turns_end
        return (
            any(not self._field.left and not self._field.held[seat] for seat in (0, 1))
            or min(game.passes) >= 2
            or bool(limit and game.zeros >= limit)
        )

    def _settle(self, game: Game) -> None:
        """Count the tiles that are left."""
        burdens = [self._field.burden(seat) for seat in (0, 1)]
        out = not self._field.left and not all(self._field.held[:2])
        doubled = out and self._switches.end_count is EndCount.DOUBLE_GAIN
        for seat in (0, 1):
            if out and not self._field.held[seat]:
                game.scores[seat] += sum(burdens) * (2 if doubled else 1)
            elif not doubled:
                game.scores[seat] -= burdens[seat]
