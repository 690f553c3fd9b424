# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players who know what people know: Beginner and Casual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from literaxx.match import commands as cmd
from literaxx.match.state import MatchState
from literaxx.model.board import Board
from literaxx.model.chance import Chance
from literaxx.model.plays import TilePlay
from literaxx.model.variant import Variant
from literaxx.players.answers import unsure_answer_of
from literaxx.players.bluff import made_up
from literaxx.players.movegen import Move, MoveGenerator, Moves
from literaxx.players.pathgen import PathGenerator, PathMove, PointedLine
from literaxx.players.vocabulary import Vocabulary, Words
from literaxx.rules.base import Violation
from literaxx.rules.crossword import CrosswordRules


@dataclass(frozen=True, slots=True)
class Traits:
    """What makes such a player strong or weak.

    Attributes:
        finds: How many of the plays with everyday words come to his mind; the best is played.
        percent: The share of words outside everyday life that he knows.
        recalls: How many plays with any words he looks at for some that he knows.
        bluff: How often he makes a word up, in percent.
        trust: How often he believes in a word that looks right, in percent.
    """

    finds: int
    percent: int
    recalls: int
    bluff: int
    trust: int


BEGINNER = Traits(finds=6, percent=0, recalls=0, bluff=3, trust=60)
CASUAL = Traits(finds=60, percent=20, recalls=150, bluff=2, trust=30)


class EverydayTiles:
    """Plays a crossword game with the words he knows, as well as he finds them."""

    def __init__(self, variant: Variant, words: Words, traits: Traits) -> None:
        """A player of a variant with such traits."""
        self._rules = CrosswordRules(variant)
        self._known = Vocabulary(words, traits.percent)
        self._everyday = MoveGenerator(variant, self._known.everyday)
        self._any = MoveGenerator(variant, self._known.all)
        self._traits = traits

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """His command, see `Strategy`."""
        answer = unsure_answer_of(view, self._known, self._traits.trust, entropy)
        return self._move(view, seat, Chance(entropy)) if answer is None else answer

    def _move(self, view: MatchState, seat: int, chance: Chance) -> cmd.Command:
        turn, table = view.composing, view.table
        position = self._everyday.position(table.board, table.racks[seat])
        moves = self._everyday.all_moves(position)
        found = _sample(len(moves), self._traits.finds, chance)
        best = self._best(view, seat, moves, found, chance)
        if best is not None and chance.below(100) < self._traits.bluff:
            for index in found:
                places = moves[index].play
                play = made_up(self._rules, self._known, table, seat, places, chance)
                if play is not None:
                    return cmd.Propose(turn.turn_id, play)
        if best is not None:
            return cmd.Propose(turn.turn_id, best.play)
        tiles = table.racks[seat][: len(table.bag)]
        used = view.progress.seats[seat].exchanges
        if self._rules.exchange_violation(table, seat, tiles, used) is None:
            return cmd.Exchange(turn.turn_id, tiles)
        return cmd.Pass(turn.turn_id)

    def _best(
        self, view: MatchState, seat: int, moves: Moves, found: Sequence[int], chance: Chance
    ) -> Move | None:
        """The best of the everyday moves found, and of those that he knows among some others."""
        best = max(found, key=moves.points, default=None)
        points = -1 if best is None else moves.points(best)
        if self._traits.recalls:
            table = view.table
            others = self._any.all_moves(self._any.position(table.board, table.racks[seat]))
            seen = _sample(len(others), self._traits.recalls, chance)
            for index in sorted(seen, key=lambda each: -others.points(each)):
                if others.points(index) <= points:
                    break
                move = others[index]
                if self._knows(view, seat, move.play):
                    return move
        return None if best is None else moves[best]

    def _knows(self, view: MatchState, seat: int, play: TilePlay) -> bool:
        score = self._rules.assess(view.table, seat, play)
        assert not isinstance(score, Violation)
        return all(self._known.contains(word.word) for word in score.words)


class EverydayLines:
    """Plays a letter-path game with the words he knows, as well as he finds them."""

    def __init__(self, variant: Variant, words: Words, traits: Traits) -> None:
        """A player of a variant with such traits."""
        self._known = Vocabulary(words, traits.percent)
        self._everyday = PathGenerator(variant, self._known.everyday)
        self._any = PathGenerator(variant, self._known.all)
        self._traits = traits

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """His command, see `Strategy`."""
        answer = unsure_answer_of(view, self._known, self._traits.trust, entropy)
        if answer is not None:
            return answer
        turn_id = view.composing.turn_id
        best = self._best(view.table.board, Chance(entropy))
        return cmd.Pass(turn_id) if best is None else cmd.Propose(turn_id, best.play)

    def _best(self, board: Board, chance: Chance) -> PathMove | None:
        """The best of the everyday words found, and of those that he knows among some others."""
        lines = self._everyday.all_lines(board)
        found = [lines[index] for index in _sample(len(lines), self._traits.finds, chance)]
        best = max(found, key=_points, default=None)
        if self._traits.recalls:
            lines = self._any.all_lines(board)
            seen = [lines[index] for index in _sample(len(lines), self._traits.recalls, chance)]
            for line in sorted(seen, key=_points, reverse=True):
                if best is not None and _points(line) <= _points(best):
                    break
                move = self._any.move(board, line)
                if self._known.contains(move.word):
                    return move
        return None if best is None else self._everyday.move(board, best)


def _points(line: PointedLine) -> int:
    return line[1]


def _sample(count: int, most: int, chance: Chance) -> list[int]:
    """Some of the first whole numbers, in random order."""
    numbers = list(range(count))
    for place in range(min(count, most)):
        other = place + chance.below(count - place)
        numbers[place], numbers[other] = numbers[other], numbers[place]
    return numbers[:most]
