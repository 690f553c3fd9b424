# SPDX-License-Identifier: GPL-3.0-or-later
"""All the moves of a crossword position, or the best one.

The search works on numbers (see `search`); this module is the way in and out. Moves stay packed
until somebody looks at them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest

from literaxx.model.board import Board, Placement
from literaxx.model.plays import TilePlay
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import Alphabet, WordGraph
from literaxx.players import lanes
from literaxx.players.kept import Kept
from literaxx.players.leaves import NOTHING
from literaxx.players.position import (
    Position,
    Setting,
    position_of,
    setting_of,
    square_of,
    tile_of,
)
from literaxx.players.search import MoveSearch

COMPILED = lanes.COMPILED
"""Whether the search runs compiled."""


_USUAL_ROOM = 12_000
"""So many moves fit without finding them twice; more are rare."""


def _copied(numbers: array[int] | list[int], count: int) -> array[int]:
    """The first numbers of a buffer, which compiled code has as a memory view."""
    if isinstance(numbers, list):
        return array("i", numbers[:count])
    copied = array("i")
    # As bytes: number by number it would take as long as finding them.
    copied.frombytes(memoryview(numbers).cast("B")[: count * copied.itemsize])
    return copied


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move and its points."""

    play: TilePlay
    points: int


class Moves:
    """The moves of a position, packed; a sequence in the order of the search."""

    __slots__ = ("_board", "_generator", "_packed", "_width")

    def __init__(self, generator: MoveGenerator, board: Position, packed: Sequence[int]) -> None:
        self._generator = generator
        self._board = board
        self._packed = packed
        self._width = generator.width

    def __len__(self) -> int:
        """Number of moves."""
        return len(self._packed) // self._width

    def __iter__(self) -> Iterator[Move]:
        """All moves."""
        return (self[index] for index in range(len(self)))

    def __getitem__(self, index: int) -> Move:
        """One move; IndexError beyond the last."""
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self._generator.unpack(self._board, self._packed, index)

    def points(self, index: int) -> int:
        """Points of one move, without looking at the rest of it."""
        return self._packed[index * self._width + 1] & 0xFFFFFF

    def tiles_laid(self, index: int) -> int:
        """How many tiles a move lays, without looking at the rest of it."""
        return self._packed[index * self._width + 1] >> 24

    @property
    def packed(self) -> Sequence[int]:
        """All of them, see `MoveSearch`."""
        return self._packed

    def heads(self) -> Sequence[int]:
        """For every move the tiles it lays times 2 ** 24, plus its points."""
        return self._packed[1 :: self._width]

    def place(self, index: int) -> int:
        """Place in the lanes where the word of a move begins."""
        return self._packed[index * self._width]

    def codes(self, index: int) -> list[int]:
        """Codes of the tiles that a move lays, plus `CODES` for a blank."""
        return self._generator.laid(self._packed, index)[1]

    def highest(self, count: int) -> list[Move]:
        """The moves of most points, the highest first; equal ones in the order of the search."""
        order = nsmallest(count, range(len(self)), key=lambda index: -self.points(index))
        return [self[index] for index in order]


class MoveGenerator:
    """Finds the moves of a variant's positions with the words of a graph.

    It may be used again and again, by one thread at a time.

    Attributes:
        search: The search itself.
    """

    def __init__(self, variant: Variant, graph: WordGraph) -> None:
        """A generator for a crossword variant.

        Args:
            variant: Board, tiles and switches.
            graph: The words; its alphabet has the letters of the tiles.
        """
        self._variant = variant
        self._alphabet = graph.alphabet
        self._setting = setting_of(variant, graph.alphabet)
        self.search = MoveSearch(graph, self._setting)
        self._nothing = Kept(self._setting, NOTHING, graph.alphabet)

    @property
    def width(self) -> int:
        """Numbers that a packed move takes."""
        return self.search.width

    @property
    def alphabet(self) -> Alphabet:
        """The letters and their codes."""
        return self._alphabet

    @property
    def setting(self) -> Setting:
        """The numbers of the variant."""
        return self._setting

    def position(self, board: Board, rack: Iterable[str]) -> Position:
        """The numbers of a position.

        Raises:
            ValueError: The rack has more tiles than the variant allows.
        """
        tiles = tuple(rack)
        if len(tiles) > self._variant.switches.rack_size:
            raise ValueError(f"{len(tiles)} tiles are too many for a rack")
        return position_of(self._variant, self._alphabet, board, tiles)

    def all_moves(self, position: Position) -> Moves:
        """Every legal move that lays tiles and makes only words of the graph, each once."""
        search = self.search
        numbers = (position.tiles, position.worths, position.rack)
        count = search.find_all(*numbers)
        if count <= search.room_for:
            return Moves(self, position, _copied(search.out, count * search.width))
        search.make_room(count)
        search.find_all(*numbers)
        packed = search.out  # Given away, so that large buffers neither stay nor are copied.
        search.make_room(_USUAL_ROOM)
        return Moves(self, position, packed)

    def best_move(self, position: Position) -> Move | None:
        """A move of the most points; always the same one of several, None when there is none."""
        moves = self.best_moves(position)
        return moves[0] if moves else None

    def best_moves(self, position: Position, kept: Kept | None = None) -> Moves:
        """A best move, packed; or none.

        Args:
            position: Board and rack.
            kept: What the rest of the rack is worth; None when only points count.
        """
        if kept is None:
            kept = self._nothing
            kept.take(position.rack)
        count = self.search.find_best(position.tiles, position.worths, position.rack, kept)
        return Moves(self, position, array("i", self.search.out[: count * self.width]))

    def laid(self, packed: Sequence[int], index: int) -> tuple[int, list[int], int]:
        """A packed move: the place where its word begins, codes of its tiles, points."""
        return self.search.unpack(packed, index)

    def unpack(self, position: Position, packed: Sequence[int], index: int) -> Move:
        """A packed move as a play on the board it was found for."""
        place, codes, points = self.search.unpack(packed, index)
        cell, step = cell_and_step(self._setting, place)
        placements = []
        for code in codes:
            while position.tiles[cell]:
                cell += step
            square = square_of(self._setting, cell)
            placements.append(Placement(square, tile_of(self._alphabet, code)))
            cell += step
        return Move(TilePlay(tuple(placements)), points)


def cell_and_step(setting: Setting, place: int) -> tuple[int, int]:
    """The cell of a place in the lanes, and how far the next one of its lane is."""
    down = setting.rows * (setting.columns + 1)
    if place < down:
        row, column = divmod(place, setting.columns + 1)
        return row * setting.columns + column - 1, 1
    column, row = divmod(place - down, setting.rows + 1)
    return (row - 1) * setting.columns + column, setting.columns
