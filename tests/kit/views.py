# SPDX-License-Identifier: GPL-3.0-or-later
"""Views of matches written down as they are needed, without playing up to them."""

from collections.abc import Iterable

import msgspec

from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, Judging, MatchState, Progress, SeatState, TurnRecord
from literaxx.model.board import Board
from literaxx.model.plays import PathPlay, TilePlay
from literaxx.model.scoring import LetterScore, Score, WordScore
from literaxx.model.table import Table
from literaxx.model.tiles import HIDDEN
from literaxx.model.variant import Variant

NAMES = ("Ana", "Bogdan", "Cezar", "Dora")


def composing(
    variant: Variant,
    rack: Iterable[str],
    *,
    board: Board | None = None,
    mover: int = 0,
    turn: int = 1,
    history: tuple[TurnRecord, ...] = (),
    bag: int = 50,
    has_curtain: bool = False,
) -> MatchState:
    """What Ana sees of a match of two while somebody composes."""
    spec = variant.board
    lying = board or Board.empty(spec.rows, spec.columns)
    table = Table(lying, (tuple(rack), (HIDDEN,) * 7), (HIDDEN,) * bag, (0, 0))
    return MatchState(
        setup=Setup(variant.id, 1, tuple(SeatSpec(name) for name in NAMES[:2]), Options()),
        count=10,
        progress=Progress(table, (SeatState(), SeatState()), history),
        phase=Composing(turn, mover, has_curtain, 0, None),
    )


def judging(
    view: MatchState, play: TilePlay | PathPlay, mover: int = 0, word: str = "A"
) -> MatchState:
    """The same match while a play of this word is judged; its points do not matter."""
    letters = tuple(LetterScore(letter, is_blank=False, value=1) for letter in word)
    score = Score((WordScore((), letters),))
    return msgspec.structs.replace(view, phase=Judging(9, mover, play, score, ()))
