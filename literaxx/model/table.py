# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: board, racks, bag and scores – all that the rules may see."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from literaxx.model.board import Board, Placement
from literaxx.model.tiles import rack_without


class Table(msgspec.Struct, frozen=True):
    """What lies on the table.

    Attributes:
        board: The board; what has been laid for a word that is still judged is not on it.
        racks: The tiles of each seat, in the order their owner keeps them.
        bag: The tiles left, drawn from the end.
        scores: Points of each seat.
    """

    board: Board
    racks: tuple[tuple[str, ...], ...]
    bag: tuple[str, ...]
    scores: tuple[int, ...]

    def with_rack(self, seat: int, rack: Iterable[str]) -> Table:
        """The table with another rack at one seat."""
        racks = list(self.racks)
        racks[seat] = tuple(rack)
        return msgspec.structs.replace(self, racks=tuple(racks))

    def with_points(self, seat: int, points: int) -> Table:
        """The table after points are added to (or, negative, taken from) one seat."""
        scores = list(self.scores)
        scores[seat] += points
        return msgspec.structs.replace(self, scores=tuple(scores))

    def with_drawn(self, seat: int, tiles: tuple[str, ...]) -> Table:
        """The table after a seat has drawn these tiles from the end of the bag."""
        bag = self.bag[: len(self.bag) - len(tiles)]
        return msgspec.structs.replace(self, bag=bag).with_rack(seat, self.racks[seat] + tiles)

    def without(self, seat: int, tiles: Iterable[str]) -> Table:
        """The table after tiles have left a rack, their other tiles keeping their order."""
        return self.with_rack(seat, rack_without(self.racks[seat], tiles))

    def with_tiles(self, placements: Iterable[Placement]) -> Table:
        """The table with tiles on the board; a letter already there is replaced."""
        return msgspec.structs.replace(self, board=self.board.with_tiles(placements))
