# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the crossword games: Literaxx, WordBox, Literaki and their relatives.

Source: the rules of Literaxx by Marek Futrega, and those of WordBox, as `docs/rules.md` tells them.
"""

from __future__ import annotations

from collections.abc import Mapping

from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Direction, Square
from literaxx.model.plays import Play, TilePlay
from literaxx.model.scoring import LetterScore, Score, Settlement, WordScore
from literaxx.model.table import Table
from literaxx.model.tiles import Tile, rack_holds
from literaxx.model.variant import EndCount, Variant
from literaxx.rules.base import Opening, Violation, Why, whole_rounds


class CrosswordRules:
    """Tiles from a rack, words crossing on a board."""

    def __init__(self, variant: Variant) -> None:
        """Rules for a variant of the crossword kind."""
        self._variant = variant

    @property
    def variant(self) -> Variant:
        """The variant they belong to."""
        return self._variant

    def opening(self, chance: Chance) -> Opening:
        """The whole tile set, mixed; an empty board."""
        return Opening(chance.shuffled(self._variant.tiles.tiles), ())

    def assess(self, table: Table, seat: int, play: Play) -> Score | Violation:
        """Whether the laid tiles are a legal move, and their points as sums.

        Hidden tiles on the rack are taken to be whatever is laid: who does not see a rack cannot
        judge by it.
        """
        if not isinstance(play, TilePlay):
            return Violation(Why.WRONG_KIND)
        placements = tuple(sorted(play.placements, key=lambda placement: placement.square))
        return (
            self._tiles_violation(table, seat, placements)
            or self._place_violation(table.board, placements)
            or self._score(table.board.with_tiles(placements), placements)
        )

    def laid(self, play: Play) -> tuple[Placement, ...]:
        """The tiles of the play."""
        return play.placements if isinstance(play, TilePlay) else ()

    def renewal(self, table: Table, play: Play, chance: Chance) -> tuple[Placement, ...]:
        """Nothing: letters stay where they were laid."""
        return ()

    def shuffled(self, table: Table, used: int, chance: Chance) -> Violation:
        """There is no shuffle here."""
        return Violation(Why.NO_SHUFFLE)

    def exchange_violation(
        self, table: Table, seat: int, tiles: tuple[str, ...], used: int
    ) -> Violation | None:
        """Why these tiles may not be exchanged: too few in the bag, too often, not on the rack."""
        switches = self._variant.switches
        if not tiles:
            return Violation(Why.NO_TILES)
        if switches.exchanges is not None and used >= switches.exchanges:
            return Violation(Why.EXCHANGES_USED, str(switches.exchanges))
        if len(table.bag) < switches.exchange_min_bag:
            return Violation(Why.BAG_TOO_LOW, str(switches.exchange_min_bag))
        if len(tiles) > len(table.bag):
            return Violation(Why.TOO_MANY_TILES, str(len(table.bag)))
        if not rack_holds(table.racks[seat], tiles):
            return Violation(Why.NOT_ON_RACK)
        return None

    def owed_tiles(self, table: Table, seat: int) -> int:
        """What is missing from a full rack, as far as the bag goes."""
        return min(self._variant.switches.rack_size - len(table.racks[seat]), len(table.bag))

    def is_out(self, table: Table, seat: int) -> bool:
        """Whether rack and bag are both empty."""
        return not table.racks[seat] and not table.bag

    def turn_limit(self, seats: int) -> int:
        """The variant's limit, in whole rounds."""
        return whole_rounds(self._variant.switches.turns, seats)

    def settle(self, table: Table, out: int | None) -> tuple[Settlement, ...]:
        """Tiles left: lost by their owners, gained by the one who went out, if anybody did."""
        values = [self._variant.tiles.rack_value(rack) for rack in table.racks]
        doubled = self._variant.switches.end_count is EndCount.DOUBLE_GAIN and out is not None
        others = tuple(tile for rack in table.racks for tile in rack)
        return tuple(
            Settlement(
                tiles=rack,
                gained=sum(values) * (2 if doubled else 1) if seat == out else 0,
                lost=0 if doubled else values[seat],
                gained_from=others if seat == out else (),
            )
            for seat, rack in enumerate(table.racks)
        )

    def _tiles_violation(
        self, table: Table, seat: int, placements: tuple[Placement, ...]
    ) -> Violation | None:
        """What is wrong with the tiles themselves."""
        if not placements:
            return Violation(Why.NO_TILES)
        tiles = self._variant.tiles
        for placement in placements:
            square, tile = placement.square, placement.tile
            if not table.board.holds(square):
                return Violation(Why.OFF_BOARD)
            if tile.is_blank and not tile.letter:
                return Violation(Why.BLANK_UNNAMED, square.name)
            if tile.is_blank and tile.letter not in tiles.blank_letters:
                return Violation(Why.BLANK_LETTER, tile.letter)
            if not tile.is_blank and tile.letter not in tiles.by_letter:
                return Violation(Why.NOT_ON_RACK)
        if not rack_holds(table.racks[seat], [placement.tile.on_rack for placement in placements]):
            return Violation(Why.NOT_ON_RACK)
        return None

    def _place_violation(self, board: Board, placements: tuple[Placement, ...]) -> Violation | None:
        """What is wrong with where they lie."""
        squares = [placement.square for placement in placements]
        for square in squares:
            if board.at(square) is not None:
                return Violation(Why.OCCUPIED, square.name)
        if len(set(squares)) < len(squares):
            return Violation(Why.SQUARE_TWICE)
        if len({s.row for s in squares}) > 1 and len({s.column for s in squares}) > 1:
            return Violation(Why.NOT_IN_LINE)
        run = board.with_tiles(placements).run(squares[0], _line_of(squares))
        if squares[-1] not in run:
            return Violation(Why.GAP)
        if board.is_empty():
            start = self._variant.board.start
            if start not in squares:
                return Violation(Why.OFF_START, start.name)
            return Violation(Why.TOO_SHORT) if len(squares) == 1 else None
        if not any(board.has_neighbour(square) for square in squares):
            return Violation(Why.APART)
        return None

    def _score(self, board: Board, placements: tuple[Placement, ...]) -> Score:
        """The words of a legal play on the board with its tiles, the main word first."""
        new = {placement.square: placement.tile for placement in placements}
        squares = list(new)
        line = _line_of(squares)
        main = board.run(squares[0], line)
        if len(main) == 1:
            line = line.other
            main = board.run(squares[0], line)
        words = [self._word(board, main, new)]
        for square in squares:
            crossing = board.run(square, line.other)
            if len(crossing) > 1:
                words.append(self._word(board, crossing, new))
        switches = self._variant.switches
        bonus = switches.full_rack_bonus if len(new) == switches.rack_size else 0
        return Score(tuple(words), bonus)

    def _word(
        self, board: Board, squares: tuple[Square, ...], new: Mapping[Square, Tile]
    ) -> WordScore:
        """The points of one word; only cells under new tiles count."""
        letters = []
        multipliers = []
        tiles = self._variant.tiles
        for square in squares:
            tile = board.at(square)
            assert tile is not None
            factor = 1
            if square in new:
                premium = self._variant.board.premium(square)
                factor = premium.factor_for(tiles.colour(tile))
                if premium.word > 1:
                    multipliers.append(premium.word)
            letters.append(LetterScore(tile.letter, tile.is_blank, tiles.value(tile), factor))
        return WordScore(squares, tuple(letters), tuple(multipliers))


def _line_of(squares: list[Square]) -> Direction:
    """The direction in which sorted squares lie; a single one counts as lying across."""
    down = len(squares) > 1 and squares[0].column == squares[-1].column
    return Direction.DOWN if down else Direction.ACROSS
