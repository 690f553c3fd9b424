# SPDX-License-Identifier: GPL-3.0-or-later
"""Making up words that others may believe in."""

from __future__ import annotations

from literaxx.model.board import Placement
from literaxx.model.chance import Chance
from literaxx.model.plays import TilePlay
from literaxx.model.table import Table
from literaxx.model.tiles import BLANK, Tile
from literaxx.players.vocabulary import Vocabulary
from literaxx.rules.base import Violation
from literaxx.rules.crossword import CrosswordRules

_TRIES = 200
_LEAST_LETTERS = 4


def made_up(
    rules: CrosswordRules,
    known: Vocabulary,
    table: Table,
    seat: int,
    places: TilePlay,
    chance: Chance,
) -> TilePlay | None:
    """A play whose main word the player does not know but would believe in.

    All other words that it makes are known to him, and it lays no blank.

    Args:
        rules: The rules of the game.
        known: The words he knows.
        table: The table.
        seat: His seat.
        places: A legal play; other tiles are laid in its places.
        chance: Chance.

    Returns:
        The play; None when nothing comes to mind.
    """
    squares = [placement.square for placement in places.placements]
    letters = [letter for letter in table.racks[seat] if letter != BLANK]
    if len(letters) < len(squares):
        return None
    for _ in range(_TRIES):
        chosen = chance.shuffled(letters)[: len(squares)]
        play = TilePlay(
            tuple(
                Placement(square, Tile(letter))
                for square, letter in zip(squares, chosen, strict=True)
            )
        )
        score = rules.assess(table, seat, play)
        if isinstance(score, Violation):
            return None
        main, *others = (word.word for word in score.words)
        if (
            len(score.words[0].letters) >= _LEAST_LETTERS
            and known.may_invent(main)
            and all(known.contains(word) for word in others)
        ):
            return play
    return None
