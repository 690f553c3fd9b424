# SPDX-License-Identifier: GPL-3.0-or-later
"""What there is to tell about a game that is over: sums, best move, longest word, checks."""

from __future__ import annotations

import msgspec

from literaxx.match.state import Finished, MatchState, TurnKind
from literaxx.model.scoring import WordScore


class SeatSums(msgspec.Struct, frozen=True):
    """The sums of one seat.

    Attributes:
        place: 1 for the winner; equal totals share a place.
        seat: Which seat.
        moves: Points of all its moves.
        gained: Added for the tiles of others.
        lost: Taken for its own tiles, 0 or more.
        total: All together.
        tiles: What was left on its rack.
        has_left: Whether the player left the game.
    """

    place: int
    seat: int
    moves: int
    gained: int
    lost: int
    total: int
    tiles: tuple[str, ...]
    has_left: bool


class BestMove(msgspec.Struct, frozen=True):
    """The move that brought most points."""

    seat: int
    word: str
    points: int


class Summary(msgspec.Struct, frozen=True):
    """A game that is over.

    Attributes:
        sums: One for each seat, the winner first.
        best: The move with most points, the first of equals; None when no word stood.
        longest: The longest word that stood, the first of equals; None likewise.
        full_racks: Moves that laid a full rack.
        checks_won: Checks that found a word missing.
        checks_lost: Checks that found all words good.
    """

    sums: tuple[SeatSums, ...]
    best: BestMove | None
    longest: WordScore | None
    full_racks: int
    checks_won: int
    checks_lost: int


def summary(view: MatchState) -> Summary:
    """What there is to tell about a game.

    Args:
        view: The state, or the view of anybody, after the game.
    """
    assert isinstance(view.phase, Finished)
    played = [turn for turn in view.progress.history if turn.kind is TurnKind.PLAYED]
    best = max(played, key=lambda turn: turn.points, default=None)
    words = [word for turn in played if turn.score is not None for word in turn.score.words]
    checked = [turn for turn in view.progress.history if turn.checked_by is not None]
    return Summary(
        sums=_sums(view, view.phase),
        best=None
        if best is None or best.score is None
        else BestMove(best.seat, best.score.words[0].word, best.points),
        longest=max(words, key=lambda word: len(word.letters), default=None),
        full_racks=sum(1 for turn in played if turn.score and turn.score.full_rack_bonus),
        checks_won=sum(1 for turn in checked if turn.kind is TurnKind.REFUSED),
        checks_lost=sum(1 for turn in checked if turn.kind is TurnKind.PLAYED),
    )


def _sums(view: MatchState, phase: Finished) -> tuple[SeatSums, ...]:
    """The sums from the winner down."""
    rows = []
    for place, seat in view.ranking():
        end = phase.settlements[seat]
        total = view.table.scores[seat]
        rows.append(
            SeatSums(
                place=place,
                seat=seat,
                moves=total - end.gained + end.lost,
                gained=end.gained,
                lost=end.lost,
                total=total,
                tiles=end.tiles,
                has_left=seat in view.left,
            )
        )
    return tuple(rows)
