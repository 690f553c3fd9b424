# SPDX-License-Identifier: GPL-3.0-or-later
"""Crossword games of two as bare numbers, for learning and for measuring many games.

The rules are those of the match with everybody knowing all words and nobody asking for undo; a
test holds both to the same games. Tiles are letter codes, a blank is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from literaxx.model.chance import Chance
from literaxx.model.tiles import BLANK
from literaxx.model.variant import EndCount, Variant
from literaxx.players.equity import Deed, Judge, Spot
from literaxx.players.leaves import tiles_of
from literaxx.players.movegen import Moves, cell_and_step
from literaxx.players.position import CODES, Position, Setting

Chooser = Callable[[Spot], tuple[Moves, Deed]]
"""Says what a player does, and the moves it is one of."""


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


@dataclass(slots=True)
class Side:
    """One of the players.

    Attributes:
        rack: How many tiles of each code.
        score: Points.
        exchanges: Exchanges used.
        passes: Turns passed in a row.
    """

    rack: array[int]
    score: int = 0
    exchanges: int = 0
    passes: int = 0


@dataclass(slots=True)
class Game:
    """A game that is going on.

    Attributes:
        tiles: Codes on the board.
        worths: Their values.
        bag: The bag; tiles are drawn from its end.
        sides: The players.
        turns: Turns so far.
        zeros: Turns in a row without a word.
    """

    tiles: array[int]
    worths: array[int]
    bag: list[int]
    sides: list[Side]
    turns: int = 0
    zeros: int = 0


class BareTable:
    """Plays such games."""

    def __init__(self, variant: Variant, judge: Judge) -> None:
        """A table.

        Args:
            variant: The game.
            judge: Its generator finds the moves for both.
        """
        self._setting = judge.generator.setting
        self._switches = variant.switches
        code = judge.generator.alphabet.code
        self._tiles = [0 if tile == BLANK else code(tile) for tile in variant.tiles.tiles]
        self._values = self._setting.values

    def play(
        self,
        choosers: Sequence[Chooser],
        seed: int,
        watch: Callable[[int, Spot, Deed], None] | None = None,
    ) -> Game:
        """Play a game to its end.

        Args:
            choosers: Both players; the first begins.
            seed: The order of the tiles, and of what goes back into the bag.
            watch: Is told of every deed: whose, in which spot, what.
        """
        chance = Chance(seed)
        cells = len(self._setting.times)
        sides = [Side(array("i", bytes(4 * (CODES + 1)))) for _ in choosers]
        blank = array("i", bytes(4 * cells))
        game = Game(blank, blank[:], list(chance.shuffled(self._tiles)), sides)
        for side in sides:
            self._fill(game, side)
        while not self._is_over(game):
            mover = game.turns % len(sides)
            spot = self._spot(game, mover)
            moves, deed = choosers[mover](spot)
            if watch is not None:
                watch(mover, spot, deed)
            self._do(game, sides[mover], spot, moves, deed, chance)
            game.turns += 1
        self._settle(game)
        return game

    def _spot(self, game: Game, mover: int) -> Spot:
        side = game.sides[mover]
        others = sum(self._values[code] for code in game.bag)
        others += sum(self._worth(other) for other in game.sides if other is not side)
        most = self._switches.exchanges
        may = len(game.bag) >= max(1, self._switches.exchange_min_bag)
        may = may and (most is None or side.exchanges < most)
        return Spot(
            position=Position(game.tiles, game.worths, side.rack),
            bag=len(game.bag),
            others=others,
            seats=len(game.sides),
            exchange=min(sum(side.rack), len(game.bag)) if may else 0,
        )

    def _do(
        self, game: Game, side: Side, spot: Spot, moves: Moves, deed: Deed, chance: Chance
    ) -> None:
        side.passes = side.passes + 1 if deed.index < 0 and not deed.exchanged else 0
        game.zeros = game.zeros + 1 if deed.index < 0 else 0
        if deed.index >= 0:
            after = with_move(self._setting, spot.position, moves, deed.index)
            game.tiles, game.worths, side.rack = after.tiles, after.worths, after.rack
            side.score += moves.points(deed.index)
            self._fill(game, side)
        elif deed.exchanged:
            side.exchanges += 1
            gone = [code for code, count in tiles_of(deed.exchanged) for _ in range(count)]
            for code in gone:
                side.rack[code] -= 1
            self._fill(game, side)
            game.bag = list(chance.shuffled(game.bag + gone))

    def _fill(self, game: Game, side: Side) -> None:
        for _ in range(min(self._setting.rack_size - sum(side.rack), len(game.bag))):
            side.rack[game.bag.pop()] += 1

    def _is_over(self, game: Game) -> bool:
        limit = self._switches.zero_turns_end
        return (
            any(not game.bag and not any(side.rack) for side in game.sides)
            or all(side.passes >= 2 for side in game.sides)
            or bool(limit and game.zeros >= limit)
        )

    def _settle(self, game: Game) -> None:
        total = sum(self._worth(side) for side in game.sides)
        out = not game.bag and any(not any(side.rack) for side in game.sides)
        doubled = out and self._switches.end_count is EndCount.DOUBLE_GAIN
        for side in game.sides:
            if out and not any(side.rack):
                side.score += total * (2 if doubled else 1)
            elif not doubled:
                side.score -= self._worth(side)

    def _worth(self, side: Side) -> int:
        return sum(self._values[code] * side.rack[code] for code in range(1, CODES))
