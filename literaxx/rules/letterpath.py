# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the letter-path game: Wordstream, in Polish Słowotok.

Source: the rules of Wordstream, as `docs/rules.md` tells them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Protocol

from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay, Play
from literaxx.model.scoring import LetterScore, Score, Settlement, WordScore
from literaxx.model.table import Table
from literaxx.model.tiles import Tile, TileSet
from literaxx.model.variant import Variant
from literaxx.rules.base import Opening, Violation, Why, whole_rounds

ENOUGH_WORDS = 20
"""A board with fewer words of three letters or more is drawn again …"""
MOST_DRAWS = 100
"""… up to so many times; then the best of them stands."""


class WordCounter(Protocol):
    """Counts the words on a board."""

    def __call__(self, board: Board, at_least: int) -> int:
        """How many different words of three letters or more lie on the board.

        Args:
            board: A letter on every cell.
            at_least: Counting may stop here.
        """
        ...


class LetterPathRules:
    """A line through neighbouring letters, which are renewed under it."""

    def __init__(self, variant: Variant, count_words: WordCounter | None) -> None:
        """Rules for a variant of the letter-path kind.

        Args:
            variant: Its board and letters.
            count_words: Keeps boards alive; None lets every board stand, for a language
                without a built-in list.
        """
        self._variant = variant
        self._count_words = count_words

    @property
    def variant(self) -> Variant:
        """The variant they belong to."""
        return self._variant

    def opening(self, chance: Chance) -> Opening:
        """No bag; a letter on every cell."""
        spec = self._variant.board
        squares = tuple(spec.squares())
        return Opening((), self._drawn(Board.empty(spec.rows, spec.columns), squares, chance))

    def assess(self, table: Table, seat: int, play: Play) -> Score | Violation:
        """Whether the line is a legal one, and its points as a sum."""
        if not isinstance(play, PathPlay):
            return Violation(Why.WRONG_KIND)
        board = table.board
        violation = _violation(board, play.squares)
        if violation is not None:
            return violation
        letters = tuple(
            LetterScore(tile.letter, is_blank=False, value=1)
            for square in play.squares
            if (tile := board.at(square)) is not None
        )
        bonuses = tuple(
            crossing_bonus(self._variant.tiles, board, crossing)
            for crossing in _crossings(play.squares)
        )
        return Score((WordScore(play.squares, letters, bonuses=bonuses),))

    def laid(self, play: Play) -> tuple[Placement, ...]:
        """Nothing: there are no racks."""
        return ()

    def renewal(self, table: Table, play: Play, chance: Chance) -> tuple[Placement, ...]:
        """New letters in the cells of the word."""
        squares = play.squares if isinstance(play, PathPlay) else ()
        return self._drawn(table.board, squares, chance)

    def shuffled(
        self, table: Table, used: int, chance: Chance
    ) -> tuple[Placement, ...] | Violation:
        """All letters in other places."""
        most = self._variant.switches.shuffles
        if most == 0:
            return Violation(Why.NO_SHUFFLE)
        if used >= most:
            return Violation(Why.SHUFFLES_USED, str(most))
        squares = tuple(self._variant.board.squares())
        tiles = tuple(placement.tile for placement in table.board.placements())
        return self._liveliest(
            table.board, (_placed(squares, chance.shuffled(tiles)) for _ in range(MOST_DRAWS))
        )

    def exchange_violation(
        self, table: Table, seat: int, tiles: tuple[str, ...], used: int
    ) -> Violation:
        """There is nothing to exchange here."""
        return Violation(Why.NO_EXCHANGE)

    def owed_tiles(self, table: Table, seat: int) -> int:
        """None: there are no racks."""
        return 0

    def is_out(self, table: Table, seat: int) -> bool:
        """Never."""
        return False

    def turn_limit(self, seats: int) -> int:
        """The variant's limit, in whole rounds."""
        return whole_rounds(self._variant.switches.turns, seats)

    def settle(self, table: Table, out: int | None) -> tuple[Settlement, ...]:
        """Nothing is gained or lost at the end."""
        return tuple(Settlement((), gained=0, lost=0) for _ in table.racks)

    def _drawn(
        self, board: Board, squares: tuple[Square, ...], chance: Chance
    ) -> tuple[Placement, ...]:
        """Letters for these cells, drawn by their weights."""
        specs = self._variant.tiles.specs
        tiles = [Tile(spec.letter) for spec in specs]
        weights = [spec.weight for spec in specs]
        draws = (
            _placed(squares, tuple(chance.weighted(tiles, weights) for _ in squares))
            for _ in range(MOST_DRAWS)
        )
        return self._liveliest(board, draws)

    def _liveliest(
        self, board: Board, draws: Iterator[tuple[Placement, ...]]
    ) -> tuple[Placement, ...]:
        """The first draw that leaves enough words on the board, or the one that leaves most."""
        best: tuple[Placement, ...] = ()
        most = -1
        for draw in draws:
            if self._count_words is None:
                return draw
            words = self._count_words(board.with_tiles(draw), ENOUGH_WORDS)
            if words > most:
                best, most = draw, words
            if words >= ENOUGH_WORDS:
                break
        return best


def crossing_bonus(tiles: TileSet, board: Board, crossing: Square) -> int:
    """The bonus where the diagonals of four neighbouring letters cross.

    Args:
        tiles: The values of the letters.
        board: The board; an empty cell is worth nothing.
        crossing: The upper left of the four cells.
    """
    row, column = crossing
    around = (board.at(Square(row + down, column + right)) for down in (0, 1) for right in (0, 1))
    return max((tiles.value(tile) for tile in around if tile is not None), default=0)


def _violation(board: Board, squares: tuple[Square, ...]) -> Violation | None:
    """What is wrong with a line."""
    if not all(board.holds(square) for square in squares):
        return Violation(Why.OFF_BOARD)
    if len(squares) < 2:
        return Violation(Why.TOO_SHORT)
    if len(set(squares)) < len(squares):
        return Violation(Why.SQUARE_TWICE)
    for one, two in pairwise(squares):
        if max(abs(one.row - two.row), abs(one.column - two.column)) > 1:
            return Violation(Why.NOT_NEIGHBOURS, two.name)
    crossings = list(_crossings(squares))
    if len(set(crossings)) < len(crossings):
        return Violation(Why.CROSSES_ITSELF)
    return None


def _crossings(squares: tuple[Square, ...]) -> Iterator[Square]:
    """The crossings a line runs through, each by the upper left of its four cells.

    A line that visits no cell twice can meet a crossing twice only along both its diagonals.
    """
    for one, two in pairwise(squares):
        if one.row != two.row and one.column != two.column:
            yield Square(min(one.row, two.row), min(one.column, two.column))


def _placed(squares: tuple[Square, ...], tiles: tuple[Tile, ...]) -> tuple[Placement, ...]:
    return tuple(Placement(square, tile) for square, tile in zip(squares, tiles, strict=True))
