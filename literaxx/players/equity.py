# SPDX-License-Identifier: GPL-3.0-or-later
"""Judging what can be done in a crossword turn: points, and what the tiles kept are worth."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from heapq import nsmallest

from literaxx.players.kept import Kept
from literaxx.players.leaves import LeaveTable
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.players.position import CODES, Position


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
        worth: Its points and what the tiles kept are worth, in hundredths of a point.
        index: Which of the moves it is; -1 for none.
        exchanged: Codes of the tiles to exchange, 0 for a blank.
    """

    worth: int
    index: int = -1
    exchanged: tuple[int, ...] = ()


class Judge:
    """Compares what can be done, without looking ahead."""

    def __init__(self, generator: MoveGenerator, table: LeaveTable) -> None:
        """A judge.

        Args:
            generator: Finds the moves.
            table: Says what tiles are worth.
        """
        self.generator = generator
        self.kept = Kept(generator.setting, table, generator.alphabet)

    def best(self, spot: Spot) -> tuple[Moves, Deed]:
        """The best deed, always the same one of several, and the moves it is one of."""
        self._turn_to(spot)
        moves = self.generator.best_moves(spot.position, self.kept)
        deeds = [Deed(self.generator.search.best, 0)] if moves else []
        deeds += self._without_word(spot)
        return moves, max(deeds, key=lambda deed: deed.worth)

    def ranked(self, spot: Spot, count: int) -> tuple[Moves, list[Deed]]:
        """The best deeds, the best first, and the moves they are among.

        Of all exchanges only the best one is among them.
        """
        self._turn_to(spot)
        moves = self.generator.all_moves(spot.position)
        worths = array("i", bytes(4 * len(moves)))
        self.kept.weigh_moves(moves.packed, self.generator.width, worths)
        best = nsmallest(count, range(len(worths)), key=lambda index: -worths[index])
        deeds = [Deed(worths[index], index) for index in best] + self._without_word(spot)
        return moves, nsmallest(count, deeds, key=lambda deed: -deed.worth)

    def _turn_to(self, spot: Spot) -> None:
        self.kept.take(spot.position.rack)
        self.kept.weigh(spot.bag, spot.others, spot.seats)

    def _without_word(self, spot: Spot) -> list[Deed]:
        """The best exchange, if there is one, and the pass."""
        deeds = []
        part = self.kept.best_exchange(spot.exchange)
        if part:
            rack = spot.position.rack
            counts = [self.kept.count(part, code, rack[code]) for code in range(CODES)]
            gone = tuple(code for code in range(CODES) for _ in range(counts[code]))
            deeds.append(Deed(self.kept.leave[part], exchanged=gone))
        return [*deeds, Deed(self.kept.worth[0])]
