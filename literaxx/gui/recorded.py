# SPDX-License-Identifier: GPL-3.0-or-later
"""A recorded game as the window shows it: the board after each line of the record."""

from __future__ import annotations

import msgspec

from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.variant import Kind, Variant


class Shot(msgspec.Struct, frozen=True):
    """The game after one line of its record.

    Attributes:
        player: Name of the player; empty before the first line.
        text: What happened: a word, an exchange, a pass.
        place: Where the word lies; empty when there is none.
        points: What it brought by the rules.
        scores: The points of all players afterwards.
        board: The board afterwards.
        squares: The cells of the word.
        differs: Whether the record says something else than the rules.
    """

    player: str
    text: str
    place: str
    points: int
    scores: tuple[int, ...]
    board: Board
    squares: tuple[Square, ...] = ()
    differs: bool = False


class RecordedGame(msgspec.Struct, frozen=True):
    """A recorded game.

    Attributes:
        title: What it is called.
        variant: By whose rules it is shown.
        names: The players in seating order.
        shots: The beginning, and the game after each line.
    """

    title: str
    variant: Variant
    names: tuple[str, ...]
    shots: tuple[Shot, ...]

    def seen(self, place: int) -> Board:
        """The board that is shown with a line of the record.

        In the games that replace the letters of a word it is the one that the word was found on.
        """
        shot = self.shots[place]
        is_replaced = self.variant.kind is Kind.LETTER_PATH and bool(shot.squares)
        return self.shots[place - 1].board if is_replaced and place else shot.board
