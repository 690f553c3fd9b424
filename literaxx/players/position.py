# SPDX-License-Identifier: GPL-3.0-or-later
"""Variant, board and rack as plain numbers, the way the move generator reads them.

A letter is its code in the word graph, from 1; a cell is its row times the number of columns
plus its column.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import Alphabet

CODES = 64
"""Letter codes are below this; a blank standing for a letter is its code plus this."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same in a game.

    Attributes:
        rows: Rows of the board.
        columns: Columns of the board.
        start: Cell that the first word covers.
        letters: Number of letter codes.
        rack_size: Tiles of a full rack.
        bonus: Points for laying a full rack.
        values: Value of a tile by its letter's code.
        points: Points of a tile laid on a cell, its premium included: index cell times `CODES`
            plus code.
        times: Word multiplier of a cell.
        blank_mask: Bit `code - 1` for every letter that a blank may stand for.
    """

    rows: int
    columns: int
    start: int
    letters: int
    rack_size: int
    bonus: int
    values: tuple[int, ...]
    points: tuple[int, ...]
    times: tuple[int, ...]
    blank_mask: int


@dataclass(frozen=True, slots=True)
class Position:
    """A board and a rack.

    Attributes:
        tiles: Code of the letter on each cell, 0 for an empty one.
        worths: Value of the tile on each cell.
        rack: How many tiles of each code; at 0 the blanks.
    """

    tiles: array[int]
    worths: array[int]
    rack: array[int]


def setting_of(variant: Variant, alphabet: Alphabet) -> Setting:
    """The numbers of a variant whose words are spelled in this alphabet."""
    board = variant.board
    specs = [(alphabet.code(spec.letter), spec) for spec in variant.tiles.specs]
    values = [0] * CODES
    points = [0] * (board.rows * board.columns * CODES)
    for code, spec in specs:
        if code:
            values[code] = spec.value
            for cell, premium in enumerate(board.premiums):
                points[cell * CODES + code] = spec.value * premium.factor_for(spec.colour)
    blanks = {alphabet.code(letter) for letter in variant.tiles.blank_letters} - {0}
    return Setting(
        rows=board.rows,
        columns=board.columns,
        start=board.start.row * board.columns + board.start.column,
        letters=len(alphabet.letters),
        rack_size=variant.switches.rack_size,
        bonus=variant.switches.full_rack_bonus,
        values=tuple(values),
        points=tuple(points),
        times=tuple(premium.word for premium in board.premiums),
        blank_mask=sum(1 << (code - 1) for code in blanks),
    )


def position_of(
    variant: Variant, alphabet: Alphabet, board: Board, rack: Iterable[str]
) -> Position:
    """The numbers of a board and a rack.

    A tile on the rack that no word can use (a hidden one, a letter outside the alphabet) does
    not count; one on the board is a letter that no word goes through.
    """
    foreign = len(alphabet.letters) + 1
    known = {spec.letter: spec.value for spec in variant.tiles.specs}
    tiles = array("i", [0]) * len(board.cells)
    worths = array("i", tiles)
    for cell, tile in enumerate(board.cells):
        if tile is not None:
            tiles[cell] = alphabet.code(tile.letter) or foreign
            worths[cell] = 0 if tile.is_blank else known[tile.letter]
    counts = array("i", [0]) * (CODES + 1)
    for letter in rack:
        if letter == BLANK:
            counts[0] += 1
        elif code := alphabet.code(letter):
            counts[code] += 1
    return Position(tiles, worths, counts)


def tile_of(alphabet: Alphabet, code: int) -> Tile:
    """The tile that a code stands for, a blank when it is above `CODES`."""
    return Tile(alphabet.letters[code % CODES - 1], is_blank=code > CODES)


def square_of(setting: Setting, cell: int) -> Square:
    """The square of a cell."""
    return Square(*divmod(cell, setting.columns))
