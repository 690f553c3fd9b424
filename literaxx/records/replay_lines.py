# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing a recorded letter-path game again, line by line, by the rules of its variant."""

from __future__ import annotations

from collections import Counter

import msgspec

from literaxx.model.board import Board
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay
from literaxx.model.scoring import WordScore
from literaxx.model.sentence import Sentence
from literaxx.model.table import Table
from literaxx.records.lines import Line, LinesRecord, ShuffleLine, WordLine, parse_board
from literaxx.records.problems import Fault, Problem
from literaxx.records.record import RecordError
from literaxx.rules.base import Rules, Violation


class LineStep(msgspec.Struct, frozen=True):
    """What one line of a letter-path record comes to; see `literaxx.records.replay.Step`."""

    move: Line
    words: tuple[WordScore, ...]
    points: int
    total: int
    problems: tuple[Problem, ...]
    table: Table


def replay_lines(record: LinesRecord, rules: Rules) -> tuple[LineStep, ...]:
    """The steps of a recorded letter-path game, one for each line after the first.

    Raises:
        RecordError: The board it begins with is of another size, or has letters of another game.
    """
    replayer = _Replayer(record, rules)
    return tuple(replayer.take(move) for move in record.moves)


class _Replayer:
    """Keeps the table while the lines are taken one by one."""

    def __init__(self, record: LinesRecord, rules: Rules) -> None:
        seats = len(record.players)
        spec = rules.variant.board
        self._rules = rules
        self._seats = {player.nick: seat for seat, player in enumerate(record.players)}
        self._turns_left = rules.turn_limit(seats)
        self._shuffles = [0] * seats
        self._problems: list[Problem] = []
        board = Board.empty(spec.rows, spec.columns)
        self._table = Table(board, ((),) * seats, (), record.scores or (0,) * seats)
        self._renew(record.board, tuple(spec.squares()))
        if self._problems:
            raise RecordError(1, Sentence("the board is not one of this variant"))

    def take(self, move: Line) -> LineStep:
        """Play one line."""
        self._problems = []
        seat = self._seats[move.player]
        words: tuple[WordScore, ...] = ()
        points = 0
        if isinstance(move, WordLine):
            words, points = self._draw(seat, move)
        elif isinstance(move, ShuffleLine):
            self._shuffle(seat, move)
        if not isinstance(move, ShuffleLine):
            self._end_turn()
        self._table = self._table.with_points(seat, points)
        total = self._table.scores[seat]
        return LineStep(move, words, points, total, tuple(self._problems), self._table)

    def _draw(self, seat: int, move: WordLine) -> tuple[tuple[WordScore, ...], int]:
        score = self._rules.assess(self._table, seat, PathPlay(move.line))
        if isinstance(score, Violation):
            self._problems.append(Problem(score))
            return (), 0
        if score.words[0].word != move.word:
            self._problems.append(Problem(Fault.OTHER_WORD, score.words[0].word))
        if move.board is not None:
            self._renew(move.board, () if move.refused else move.line)
        return score.words, 0 if move.refused else score.points

    def _shuffle(self, seat: int, move: ShuffleLine) -> None:
        allowed = self._rules.shuffled(self._table, self._shuffles[seat], Chance(0))
        if isinstance(allowed, Violation):
            self._problems.append(Problem(allowed))
        self._shuffles[seat] += 1
        before = Counter(self._table.board.cells)
        self._renew(move.board, tuple(self._rules.variant.board.squares()))
        if Counter(self._table.board.cells) != before:
            self._problems.append(Problem(Fault.LETTERS))

    def _renew(self, text: str, changing: tuple[Square, ...]) -> None:
        """Put a recorded board on the table; only some of its cells may have other letters."""
        board = parse_board(text)
        before = self._table.board
        known = self._rules.variant.tiles.by_letter
        if board is None or (board.rows, board.columns) != (before.rows, before.columns):
            self._problems.append(Problem(Fault.BOARD))
            return
        tiles = {placement.square: placement.tile for placement in board.placements()}
        if any(tile.letter not in known for tile in tiles.values()):
            self._problems.append(Problem(Fault.BOARD))
            return
        if any(
            tile != before.at(square) for square, tile in tiles.items() if square not in changing
        ):
            self._problems.append(Problem(Fault.LETTERS))
        self._table = msgspec.structs.replace(self._table, board=board)

    def _end_turn(self) -> None:
        if self._rules.turn_limit(len(self._seats)):
            self._turns_left -= 1
            if self._turns_left < 0:
                self._problems.append(Problem(Fault.TURNS))
