# SPDX-License-Identifier: GPL-3.0-or-later
"""Judging what can be done in a crossword turn: points, and what the tiles kept are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from literaxx.players.leaves import Leaves, tiles_of
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.players.position import CODES, Position

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

    def best(self, spot: Spot, moves: Moves) -> Deed:
        """The best deed; always the same one of several."""
        return max(self._deeds(spot, moves), key=lambda deed: deed.equity)

    def ranked(self, spot: Spot, moves: Moves, count: int) -> list[Deed]:
        """The best deeds, the best first."""
        deeds = sorted(self._deeds(spot, moves, count), key=lambda deed: -deed.equity)
        return deeds[:count]

    def _deeds(self, spot: Spot, moves: Moves, count: int = 1) -> Iterator[Deed]:
        """All deeds that can be among the best; passing is the last of them."""
        rack = self.leaves.key(spot.position.rack)
        bound = self.leaves.bound(rack) if spot.bag else 2.0 * spot.others
        floor = -1e9
        heads = moves.heads()
        if heads:
            points = [head & 0xFFFFFF for head in heads]
            # Nothing that is worth less than this even with the best of leaves can be chosen.
            order = sorted(range(len(points)), key=points.__getitem__, reverse=True)
            found = [self._deed(spot, moves, index, rack) for index in order[:count]]
            yield from found
            floor = min(deed.equity for deed in found) - bound
            for index in order[count:]:
                if points[index] < floor:
                    break
                yield self._deed(spot, moves, index, rack)
        if spot.exchange and floor < 0:
            yield from self._exchanges(spot, rack)
        yield Deed(self._kept_value(spot, rack, 0), kept=rack)

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
            share = 1.0 if after >= self._rack_size else max(0, after) / self._rack_size
            return self.leaves.value(kept) * share - (1.0 - share) * self._burden(kept) / 2
        if not kept:
            # All the others lose their tiles, and the player gains them.
            return spot.others * (1.0 + 1.0 / (spot.seats - 1))
        return -2.0 * self._burden(kept) - OUT_OF_TURN

    def _burden(self, kept: int) -> int:
        """Value of the tiles kept."""
        return sum(self._values[code % CODES] * count for code, count in tiles_of(kept) if code)
