# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing a recorded crossword game again, line by line, by the rules of its variant.

Racks are known as far as the record tells them; every other tile is hidden, as it is to an
onlooker of the game, and the tiles of the bag always are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import assert_never

import msgspec

from literaxx.model.board import Board, Placement
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score, Settlement, WordScore
from literaxx.model.table import Table
from literaxx.model.tiles import HIDDEN, Tile
from literaxx.records.notation import THROUGH
from literaxx.records.problems import Fault, Problem
from literaxx.records.record import (
    LEFT,
    Challenged,
    Exchanged,
    Laid,
    Leftover,
    Overtime,
    Passed,
    Record,
    RecordedMove,
    Refused,
)
from literaxx.rules.base import Rules, Violation


class Step(msgspec.Struct, frozen=True):
    """What one line of a record comes to.

    Attributes:
        move: The line.
        words: The words it made, the recorded one first.
        points: What it is worth by the rules.
        total: The player's points afterwards, all lines before being worth what they are by the
            rules.
        problems: What else is wrong with it.
        table: The table afterwards.
    """

    move: RecordedMove
    words: tuple[WordScore, ...]
    points: int
    total: int
    problems: tuple[Problem, ...]
    table: Table

    @property
    def differs(self) -> bool:
        """Whether the record says something else than the rules."""
        recorded = (self.move.points, self.move.total)
        return bool(self.problems) or recorded != (self.points, self.total)


def replay(record: Record, rules: Rules) -> tuple[Step, ...]:
    """The steps of a recorded game, one for each line."""
    replayer = _Replayer(rules, len(record.players))
    for move in record.moves:
        replayer.take(move)
    replayer.close(record)
    return tuple(replayer.steps)


class _Replayer:
    """Keeps the table while the lines are taken one by one."""

    def __init__(self, rules: Rules, seats: int) -> None:
        variant = rules.variant
        self._rules = rules
        self._seats = range(seats)
        self._tile_set = Counter(variant.tiles.tiles)
        self._excess: Counter[str] = Counter()
        self._used = [0] * seats
        self._last_mover: int | None = None
        self._before_word: dict[int, tuple[Table, int]] = {}
        self._left: tuple[Settlement, ...] | None = None
        self._told: set[int] = set()
        self._words: tuple[WordScore, ...] = ()
        self._problems: list[Problem] = []
        self.steps: list[Step] = []
        board = Board.empty(variant.board.rows, variant.board.columns)
        bag = (HIDDEN,) * len(variant.tiles.tiles)
        self._table = Table(board, ((),) * seats, bag, (0,) * seats)
        for seat in self._seats:
            self._draw(seat)

    def take(self, move: RecordedMove) -> None:
        """Play one line."""
        self._words, self._problems = (), []
        if not isinstance(move.action, Refused):
            self._see_rack(move.player, move.rack)
        points = self._points(move)
        self._table = self._table.with_points(move.player, points)
        self._count_tiles()
        total = self._table.scores[move.player]
        step = Step(move, self._words, points, total, tuple(self._problems), self._table)
        self.steps.append(step)

    def close(self, record: Record) -> None:
        """Look at what should have followed the last line, and at the racks told then."""
        self._problems = []
        for seat, rack in enumerate(record.racks):
            self._see_rack(seat, rack)
        self._count_tiles()
        if self._left is not None and not record.is_incomplete:
            for seat, sums in enumerate(self._left):
                if seat not in self._told and (sums.gained or sums.lost):
                    nick = record.players[seat].nick
                    self._problems.append(Problem(Fault.LEFTOVER_MISSING, nick))
        if self.steps:
            last = self.steps[-1]
            self.steps[-1] = msgspec.structs.replace(
                last, problems=(*last.problems, *self._problems), table=self._table
            )

    def _points(self, move: RecordedMove) -> int:
        """What a line is worth by the rules; the table is moved on."""
        match move.action:
            case Laid():
                return self._lay(move.player, move.action, draws=LEFT not in move.notes)
            case Exchanged():
                return self._exchange(move.player, move.action)
            case Passed():
                return 0
            case Challenged():
                return self._bonus(move.player)
            case Overtime():
                return min(move.points, 0)
            case Refused():
                return self._refuse(move)
            case Leftover():
                return self._settle(move, move.action)
            case other:
                assert_never(other)

    def _lay(self, seat: int, laid: Laid, *, draws: bool) -> int:
        board = self._table.board
        placements = tuple(self._placements(laid))
        self._last_mover = seat
        self._before_word[seat] = self._table, 0
        score = self._rules.assess(self._table, seat, TilePlay(placements))
        if isinstance(score, Violation):
            self._problems.append(Problem(score))
            # The tiles lie there all the same, so that the lines after this one can be followed.
            self._move_tiles(seat, [one for one in placements if self._can_lie(board, one)])
            self._draw(seat)
            return 0
        self._move_tiles(seat, placements)
        if draws:
            self._draw(seat)
        self._name_words(laid, score)
        self._before_word[seat] = self._before_word[seat][0], score.points
        return score.points

    def _placements(self, laid: Laid) -> Iterable[Placement]:
        """The tiles that are new on the board."""
        for place, cell in enumerate(laid.cells):
            square = laid.square.step(laid.direction, place)
            there = self._table.board.at(square)
            letter = cell.strip("()")
            if there is None:
                if letter == cell != THROUGH:
                    yield Placement(square, Tile(cell.upper(), is_blank=cell != cell.upper()))
                else:
                    self._problems.append(Problem(Fault.NO_TILE_THERE, square.name))
            elif letter not in (THROUGH, there.letter, there.text):
                self._problems.append(Problem(Fault.OTHER_LETTER, square.name))

    def _can_lie(self, board: Board, placement: Placement) -> bool:
        return board.holds(placement.square) and bool(self._existing([placement.tile.on_rack]))

    def _name_words(self, laid: Laid, score: Score) -> None:
        """Put the recorded word first; it must be one that the tiles make."""
        squares = tuple(laid.square.step(laid.direction, place) for place in range(len(laid.cells)))
        recorded = [word for word in score.words if word.squares == squares]
        others = [word for word in score.words if word.squares != squares]
        self._words = (*recorded, *others)
        if not recorded:
            first = score.words[0]
            self._problems.append(Problem(Fault.OTHER_WORD, f"{first.position} {first.text}"))

    def _exchange(self, seat: int, exchanged: Exchanged) -> int:
        tiles = exchanged.tiles or (HIDDEN,) * exchanged.count
        covered = self._table.with_rack(seat, (HIDDEN,) * len(self._table.racks[seat]))
        before = self._table if exchanged.tiles else covered
        violation = self._rules.exchange_violation(before, seat, tiles, self._used[seat])
        if violation is not None:
            self._problems.append(Problem(violation))
        self._used[seat] += 1
        # Who writes a game down often has to guess at an exchange, so the tiles that were kept are
        # not held against the racks that follow.
        self._table = covered
        return 0

    def _bonus(self, seat: int) -> int:
        """The bonus for a word that was checked in vain: the player's own, and the last laid."""
        last = self.steps[-1].move if self.steps else None
        if last is None or last.player != seat or not isinstance(last.action, Laid):
            self._problems.append(Problem(Fault.NOTHING_CHECKED))
        return self._rules.variant.switches.challenge_bonus

    def _refuse(self, move: RecordedMove) -> int:
        """Take back the word just laid."""
        is_last = bool(self.steps) and self.steps[-1].move.player == move.player
        before = self._before_word.pop(move.player, None)
        if before is None or not is_last:
            self._problems.append(Problem(Fault.NOTHING_REFUSED))
            return 0
        table, points = before
        self._table = msgspec.structs.replace(table, scores=self._table.scores)
        self._see_rack(move.player, move.rack)
        return -points

    def _settle(self, move: RecordedMove, leftover: Leftover) -> int:
        """The sums at the end, as far as they concern this line."""
        seat = move.player
        out = self._last_mover
        if out is not None and not self._rules.is_out(self._table, out):
            out = None
        if seat in self._told or (move.points > 0 and seat != out):
            self._problems.append(Problem(Fault.LEFTOVER))
            return 0
        self._told.add(seat)
        holders = [other for other in self._seats if other != seat] if seat == out else [seat]
        table = self._see_left(holders, leftover.tiles)
        racks = tuple(tuple(_seen(rack)) for rack in table.racks)
        self._left = self._rules.settle(msgspec.structs.replace(table, racks=racks), out)
        return self._left[seat].gained - self._left[seat].lost

    def _see_left(self, holders: list[int], tiles: tuple[str, ...]) -> Table:
        """Tiles left on some racks; they must be those that are known, and all of them.

        Returns:
            The table with these tiles on the racks of their holders.
        """
        tiles = self._existing(tiles)
        racks = [self._table.racks[holder] for holder in holders]
        known = Counter(tile for rack in racks for tile in _seen(rack))
        if sum(map(len, racks)) != len(tiles) or known - Counter(tiles):
            self._problems.append(Problem(Fault.LEFTOVER))
            return self._table
        rest = iter(tiles)
        shares = [tuple(islice(rest, len(rack))) for rack in racks]
        if any(
            Counter(_seen(rack)) - Counter(share) for rack, share in zip(racks, shares, strict=True)
        ):
            # Not in seat order: who holds what is not told, and the sum is the same either way.
            hidden = (Counter(tiles) - known).elements()
            guess = [tuple(next(hidden) if t == HIDDEN else t for t in rack) for rack in racks]
            return _with_racks(self._table, holders, guess)
        self._table = _with_racks(self._table, holders, shares)
        return self._table

    def _see_rack(self, seat: int, told: tuple[str, ...]) -> None:
        """Tiles that a player holds, perhaps not all, beside those we know he kept."""
        rack = self._table.racks[seat]
        told = self._existing(told)
        known = Counter(told) | Counter(_seen(rack))
        if known.total() > len(rack):
            self._problems.append(Problem(Fault.RACK))
            known = Counter(told[: len(rack)])
        hidden = (HIDDEN,) * (len(rack) - known.total())
        self._table = self._table.with_rack(seat, (*known.elements(), *hidden))

    def _existing(self, tiles: Iterable[str]) -> tuple[str, ...]:
        """The tiles without those of which the variant has none, which are told."""
        told = tuple(tiles)
        for tile in dict.fromkeys(told):
            if tile not in self._tile_set:
                self._problems.append(Problem(Fault.TOO_MANY, tile))
        return tuple(tile for tile in told if tile in self._tile_set)

    def _count_tiles(self) -> None:
        """No letter can be seen more often than there are tiles of it; told where it begins."""
        seen = Counter(placement.tile.on_rack for placement in self._table.board.placements())
        for rack in self._table.racks:
            seen.update(_seen(rack))
        excess = seen - self._tile_set
        for tile in excess - self._excess:
            self._problems.append(Problem(Fault.TOO_MANY, tile))
        self._excess = excess

    def _move_tiles(self, seat: int, placements: Iterable[Placement]) -> None:
        """Tiles leave the rack for the board."""
        laid = tuple(placements)
        self._table = self._table.with_tiles(laid)
        self._take_from_rack(seat, [placement.tile.on_rack for placement in laid])

    def _take_from_rack(self, seat: int, tiles: Iterable[str]) -> None:
        """Tiles leave a rack; one that cannot be there leaves in the place of any other."""
        rack = list(self._table.racks[seat])
        for tile in tiles:
            if rack:
                rack.remove(next((held for held in (tile, HIDDEN) if held in rack), rack[-1]))
        self._table = self._table.with_rack(seat, rack)

    def _draw(self, seat: int) -> None:
        owed = self._rules.owed_tiles(self._table, seat)
        self._table = self._table.with_drawn(seat, (HIDDEN,) * owed)


def _seen(rack: Iterable[str]) -> Iterator[str]:
    """The tiles of a rack that are known."""
    return (tile for tile in rack if tile != HIDDEN)


def _with_racks(table: Table, seats: list[int], racks: list[tuple[str, ...]]) -> Table:
    for seat, rack in zip(seats, racks, strict=True):
        table = table.with_rack(seat, rack)
    return table
