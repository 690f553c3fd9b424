# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a crossword game of two, when the bag is empty and so both racks are known."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass

from literaxx.players.bare import with_move
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.players.position import CODES, Position

_INFINITE = 1 << 20


class _Stopped(Exception):
    """There is no time to look further."""


@dataclass(frozen=True, slots=True)
class Line:
    """What came of a search.

    Attributes:
        index: Which of the moves is best; -1 to pass.
        gain: By how many points the player will be ahead of now.
        is_exact: Whether everything was looked at to the end.
    """

    index: int
    gain: int
    is_exact: bool


class Endgame:
    """Searches such ends, deeper and deeper.

    Where a search does not look further both go on with the move of most points; when no line
    had to be cut, the result is exact.
    """

    def __init__(self, generator: MoveGenerator) -> None:
        """A search by the moves of a generator."""
        self._generator = generator
        self._setting = generator.setting
        self._left = 0
        self._is_stopped: Callable[[], bool] = bool
        self._was_cut = False

    def best(
        self,
        position: Position,
        moves: Moves,
        theirs: array[int],
        positions: int,
        is_stopped: Callable[[], bool],
    ) -> Line | None:
        """The best move.

        Args:
            position: Board and rack of the player to move.
            moves: All his moves.
            theirs: The other rack.
            positions: How many positions may be looked at.
            is_stopped: Becomes true when there is no more time.

        Returns:
            The best that was found; None when there was no time for anything.
        """
        self._left, self._is_stopped = positions, is_stopped
        found = None
        first = self._ordered(moves)
        for depth in range(1, 15):
            self._was_cut = False
            try:
                found = self._root(position, moves, first, theirs, depth)
            except _Stopped:
                break
            if not self._was_cut:
                return Line(found.index, found.gain, is_exact=True)
            # The best so far goes first, so that more of the others can be left out.
            first = [found.index, *(index for index in first if index != found.index)]
        return found

    def _root(
        self, position: Position, moves: Moves, order: list[int], theirs: array[int], depth: int
    ) -> Line:
        best, chosen = -_INFINITE, -1
        for index in order:
            gain = self._after(position, moves, index, theirs, depth, best, _INFINITE, 0)
            if gain > best:
                best, chosen = gain, index
        return Line(chosen, best, is_exact=False)

    def _search(
        self, position: Position, theirs: array[int], depth: int, low: int, high: int, passes: int
    ) -> int:
        """Points that the player to move will gain on the other from here."""
        self._left -= 1
        if self._left < 0 or self._is_stopped():
            raise _Stopped
        if depth == 0:
            self._was_cut = True
            return self._greedily(position, theirs)
        moves = self._generator.all_moves(position)
        best = -_INFINITE
        for index in self._ordered(moves):
            gain = self._after(position, moves, index, theirs, depth, max(low, best), high, passes)
            best = max(best, gain)
            if best >= high:
                break
        return best

    def _after(
        self,
        position: Position,
        moves: Moves,
        index: int,
        theirs: array[int],
        depth: int,
        low: int,
        high: int,
        passes: int,
    ) -> int:
        """The gain of one move, or of passing."""
        if index < 0:
            if passes:
                return self._worth(theirs) - self._worth(position.rack)
            other = Position(position.tiles, position.worths, theirs)
            return -self._search(other, position.rack, depth - 1, -high, -low, 1)
        points = moves.points(index)
        after = with_move(self._setting, position, moves, index)
        if not any(after.rack):
            return points + 2 * self._worth(theirs)
        other = Position(after.tiles, after.worths, theirs)
        return points - self._search(other, after.rack, depth - 1, points - high, points - low, 0)

    def _greedily(self, position: Position, theirs: array[int]) -> int:
        """The gain when both play the most points to the end."""
        gain, sign, passes = 0, 1, 0
        while passes < 2:
            moves = self._generator.best_moves(position)
            if moves:
                passes = 0
                gain += sign * moves.points(0)
                position = with_move(self._setting, position, moves, 0)
                if not any(position.rack):
                    return gain + sign * 2 * self._worth(theirs)
            else:
                passes += 1
            sign = -sign
            position, theirs = Position(position.tiles, position.worths, theirs), position.rack
        return gain + sign * (self._worth(theirs) - self._worth(position.rack))

    def _ordered(self, moves: Moves) -> list[int]:
        """The moves, the most promising first, and the pass."""
        heads = moves.heads()
        order = sorted(
            range(len(moves)), key=lambda at: -(heads[at] & 0xFFFFFF) - (heads[at] >> 24)
        )
        return [*order, -1]

    def _worth(self, rack: array[int]) -> int:
        return sum(
            self._setting.values[code] * rack[code] for code in range(1, CODES) if rack[code]
        )
