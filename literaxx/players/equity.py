# SPDX-License-Identifier: GPL-3.0-or-later
"""Judging what can be done in a crossword turn: points, and what the tiles kept are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nsmallest
from itertools import product
from math import ceil

from literaxx.players.leaves import Leaves, tiles_of
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.players.position import Position

OUT_OF_TURN = 8
"""What it costs, beside the tiles kept, not to go out when the bag is empty."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What counts in a turn beside the points.

    Attributes:
        position: Board and rack.
        bag: Tiles in the bag.
        others: Value of all the tiles that the player does not see.
        seats: Number of players.
        exchange: How many tiles may be exchanged now.
    """

    position: Position
    bag: int
    others: int
    seats: int
    exchange: int


@dataclass(frozen=True, slots=True)
class Deed:
    """A play, an exchange or a pass.

    Attributes:
        equity: Its points and what the tiles kept are worth.
        index: Which of the moves it is; -1 for none.
        exchanged: Key of the tiles to exchange; 0 for none.
        kept: Key of the tiles kept.
    """

    equity: float
    index: int = -1
    exchanged: int = 0
    kept: int = 0


class Judge:
    """Compares what can be done, without looking ahead."""

    def __init__(self, generator: MoveGenerator, leaves: Leaves) -> None:
        """A judge.

        Args:
            generator: Finds the moves.
            leaves: Knows what tiles are worth.
        """
        self.generator = generator
        self.leaves = leaves
        self._values = generator.setting.values
        self._rack_size = generator.setting.rack_size

    def best(self, spot: Spot) -> tuple[Moves, Deed]:
        """The best deed, always the same one of several, and the moves it is one of."""
        moves, deeds = self._hopeful(spot)
        return moves, max(deeds, key=lambda deed: deed.equity)

    def ranked(self, spot: Spot, count: int) -> tuple[Moves, list[Deed]]:
        """The best deeds, the best first, and the moves they are among."""
        moves = self.generator.all_moves(spot.position)
        rack = self.leaves.key(spot.position.rack)
        deeds = [self._deed(spot, moves, index, rack) for index in range(len(moves))]
        deeds += self._without_word(spot, rack)
        return moves, nsmallest(count, deeds, key=lambda deed: -deed.equity)

    def _hopeful(self, spot: Spot) -> tuple[Moves, list[Deed]]:
        """All deeds that can be the best one."""
        rack = self.leaves.key(spot.position.rack)
        moves = self.generator.best_moves(spot.position)
        if not moves:
            return moves, self._without_word(spot, rack)
        first = self._deed(spot, moves, 0, rack)
        # What is worth less than this even with the best of leaves need not be looked at.
        bound = self.leaves.bound(rack) if spot.bag else 2.0 * spot.others
        floor = ceil(first.equity - bound) - 1
        if floor < moves.points(0) - 1:
            moves = self.generator.moves_above(spot.position, max(floor, -1))
        deeds = [self._deed(spot, moves, index, rack) for index in range(len(moves))]
        return moves, deeds + self._without_word(spot, rack) if floor < 0 else deeds

    def _without_word(self, spot: Spot, rack: int) -> list[Deed]:
        """Exchanges and the pass."""
        passing = Deed(self._kept_value(spot, rack, 0), kept=rack)
        return [*self._exchanges(spot, rack), passing] if spot.exchange else [passing]

    def _deed(self, spot: Spot, moves: Moves, index: int, rack: int) -> Deed:
        """A move and what it is worth."""
        units = self.leaves.units
        kept = rack
        laid = 0
        for code in moves.codes(index):
            kept -= units[code]
            laid += 1
        return Deed(moves.points(index) + self._kept_value(spot, kept, laid), index, kept=kept)

    def _exchanges(self, spot: Spot, rack: int) -> Iterator[Deed]:
        """Every exchange."""
        tiles = tiles_of(rack)
        for counts in product(*(range(count + 1) for _, count in tiles)):
            gone = sum(
                self.leaves.units[code] * count
                for (code, _), count in zip(tiles, counts, strict=True)
            )
            if 0 < sum(counts) <= spot.exchange:
                yield Deed(self.leaves.value(rack - gone), exchanged=gone, kept=rack - gone)

    def _kept_value(self, spot: Spot, kept: int, laid: int) -> float:
        """What the tiles kept are worth after so many have been laid."""
        if spot.bag:
            # With fewer tiles to come there are fewer good turns for them.
            after = spot.bag - laid
            if after >= self._rack_size:
                return self.leaves.value(kept)
            share = max(0, after) / self._rack_size
            return self.leaves.value(kept) * share - (1.0 - share) * self._burden(kept) / 2
        if not kept:
            # All the others lose their tiles, and the player gains them.
            return spot.others * (1.0 + 1.0 / (spot.seats - 1))
        return -2.0 * self._burden(kept) - OUT_OF_TURN

    def _burden(self, kept: int) -> int:
        """Value of the tiles kept."""
        return self.leaves.burden(kept, self._values)
