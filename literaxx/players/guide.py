# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer player of the first game, who shows what a newcomer should see once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice, permutations

from literaxx.match import commands as cmd
from literaxx.match.state import Judging, MatchState, TurnKind
from literaxx.model.board import Placement
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score
from literaxx.model.tiles import BLANK
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.movegen import Move, MoveGenerator
from literaxx.rules.crossword import CrosswordRules

LEVEL = "guide"
"""Strength of a seat that the guide plays, by which a saved first game is known again."""
_LENGTHS = range(3, 6)  # letters of a word that a newcomer is shown
_UNFIT = frozenset(
    [
        "DOPE",
        "ERECT",
        "HANG",
        "HEROIN",
        "HOMO",
        "NUDE",
        "PEE",
        "POO",
        "RAPE",
        "RAPED",
        "SEX",
        "SEXY",
        "SLAVE",
        "SPERM",
    ]
)
"""Everyday words that are no welcome."""


class Guide:
    """Accepts everything; lays a plain word first, then one that does not exist, then plain ones.

    It plays below its means: a short word, and never the best.
    """

    def __init__(self, variant: Variant, words: WordGraph, plain: WordGraph) -> None:
        """A guide in a crossword variant.

        Args:
            variant: The variant.
            words: All words that exist.
            plain: Those of everyday use.
        """
        self._rules = CrosswordRules(variant)
        self._words = words
        self._generator = MoveGenerator(variant, plain)

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """Its command, see `Strategy`."""
        if isinstance(view.phase, Judging):
            return cmd.Accept(view.phase.proposal_id)
        turn_id = view.composing.turn_id
        play = self._invented(view, seat) if self._is_second_word(view, seat) else None
        play = play or self._plain(view, seat)
        return cmd.Pass(turn_id) if play is None else cmd.Propose(turn_id, play)

    def _is_second_word(self, view: MatchState, seat: int) -> bool:
        """Whether the next word is the one that does not exist."""
        mine = [turn.kind for turn in view.progress.history if turn.seat == seat]
        return TurnKind.PLAYED in mine and TurnKind.REFUSED not in mine

    def _moves(self, view: MatchState, seat: int) -> list[Move]:
        """Its moves with short words and no blank, the fewest points first."""
        rack = [tile for tile in view.table.racks[seat] if tile != BLANK]
        position = self._generator.position(view.table.board, rack)
        moves = self._generator.all_moves(position)
        plain = [move for move in moves if len(move.play.placements) in _LENGTHS]
        return sorted(plain, key=lambda move: move.points)

    def _plain(self, view: MatchState, seat: int) -> TilePlay | None:
        """A word of middling worth."""
        moves = self._moves(view, seat)
        middle = len(moves) // 2
        plays = (move.play for move in [*moves[middle:], *moves[:middle]])
        return next((play for play in plays if self._is_fit(view, seat, play)), None)

    def _is_fit(self, view: MatchState, seat: int, play: TilePlay) -> bool:
        """Whether all words that a play makes can be shown to anybody."""
        score = self._rules.assess(view.table, seat, play)
        return isinstance(score, Score) and _UNFIT.isdisjoint(word.word for word in score.words)

    def _invented(self, view: MatchState, seat: int) -> TilePlay | None:
        """The tiles of a word in an order that makes none."""
        for move in reversed(self._moves(view, seat)):
            for play in islice(_reordered(move.play), 24):
                score = self._rules.assess(view.table, seat, play)
                if (
                    isinstance(score, Score)
                    and len(score.words) == 1
                    and not self._words.contains(score.words[0].word)
                ):
                    return play
        return None


def _reordered(play: TilePlay) -> Iterable[TilePlay]:
    """The same tiles on the same cells in other orders."""
    squares = [placement.square for placement in play.placements]
    for tiles in permutations([placement.tile for placement in play.placements]):
        yield TilePlay(tuple(map(Placement, squares, tiles)))
