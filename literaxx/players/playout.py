# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, nonecheck=False, annotation_typing=False
"""How a turn may go on: the others reply as Strong would, holding what they may hold."""

from __future__ import annotations

from collections.abc import Sequence

from literaxx.players.field import Field
from literaxx.players.lanes import buffer
from literaxx.players.position import CODES


class Playouts:
    """Plays turns out from one position.

    The player is seat 0 here, the others follow in the order of turns.
    """

    def __init__(self, field: Field, tiles: int) -> None:
        """Playouts on a table, whose contents they replace, of so many tiles."""
        self.field = field
        self.codes = CODES
        self.scale = field.kept.scale
        self.width = field.search.width
        self.cells = field.cells
        self.tiles = buffer("i", self.cells)
        self.worths = buffer("i", self.cells)
        self.rack = buffer("i", CODES + 1)
        self.sizes = buffer("i", 4)
        self.rest = buffer("i", tiles)
        self.seats = 2
        self.to_the_end = False

    def begin(
        self,
        tiles: Sequence[int],
        worths: Sequence[int],
        rack: Sequence[int],
        others: Sequence[int],
        to_the_end: bool,
    ) -> None:
        """Turn to a position.

        Args:
            tiles: The board, see `Position`.
            worths: Values on it.
            rack: The rack of the player.
            others: How many tiles each of the others has.
            to_the_end: Whether to play to the end of the game, and not only until after the
                player's next turn.
        """
        for cell in range(self.cells):
            self.tiles[cell] = tiles[cell]
            self.worths[cell] = worths[cell]
        for code in range(self.codes):
            self.rack[code] = rack[code]
        self.seats = len(others) + 1
        for seat in range(1, self.seats):
            self.sizes[seat] = others[seat - 1]
        self.to_the_end = to_the_end

    def deal(self, hidden: Sequence[int]) -> None:
        """Put everything where it was, and deal what is hidden: the racks first, then the bag."""
        field = self.field
        field.clear(self.seats)
        field.put_board(self.tiles, self.worths)
        field.give(0, self.rack)
        at = 0
        for seat in range(1, self.seats):
            for _ in range(self.sizes[seat]):
                field.add(seat, hidden[at])
                at += 1
        count = len(hidden) - at
        for index in range(count):
            self.rest[index] = hidden[at + index]
        field.put_bag(self.rest, count)

    def play(self, hidden: Sequence[int], packed: Sequence[int], index: int) -> int:
        """What a packed move brings more than the others get, in hundredths of a point."""
        self.deal(hidden)
        at = index * self.width
        self.field.lay(0, packed, at)
        self.field.draw(0)
        return self.go_on((packed[at + 1] & 0xFFFFFF) * self.scale)

    def exchange(self, hidden: Sequence[int], gone: Sequence[int]) -> int:
        """What an exchange of these tiles brings, or a pass."""
        self.deal(hidden)
        self.field.put_back(0, gone)
        return self.go_on(0)

    def go_on(self, value: int) -> int:
        """Play on after the player's deed; what it all brings."""
        seat = passes = 0
        field = self.field
        while True:
            if field.left == 0 and field.held[seat] == 0:
                return value + self.settled(seat)
            seat = seat + 1 if seat + 1 < self.seats else 0
            field.find(seat, 0)
            points = field.points * self.scale
            if not self.to_the_end and field.left:
                # The tiles kept count, as nobody plays on.
                points = field.worth
            value += points if seat == 0 else -points // (self.seats - 1)
            if seat == 0 and not self.to_the_end and field.left:
                return value
            passes = 0 if field.laid else passes + 1
            if passes == self.seats:
                return value + self.unsettled()
            field.act(seat)

    def settled(self, out: int) -> int:
        """What the tiles left bring when somebody has gone out."""
        burden = 0
        for seat in range(1, self.seats):
            burden += self.field.burden(seat)
        own = self.field.burden(0)
        if out == 0:
            return (burden + burden // (self.seats - 1)) * self.scale
        # Whoever is out gains what the other opponents lose, and the player's own tiles.
        return -(own + own // (self.seats - 1)) * self.scale

    def unsettled(self) -> int:
        """What the tiles left bring when nobody has gone out: each loses his own."""
        burden = 0
        for seat in range(1, self.seats):
            burden += self.field.burden(seat)
        return (burden // (self.seats - 1) - self.field.burden(0)) * self.scale
