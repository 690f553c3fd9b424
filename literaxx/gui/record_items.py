# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a recorded game in words, cell by cell: what screen readers read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF

from literaxx.gui.describe import cell_text, letter_text, tile_text
from literaxx.gui.recorded import RecordedGame, Shot
from literaxx.gui.texts import translate
from literaxx.model.geometry import Square
from literaxx.model.variant import Kind


class RecordItems:
    """The cells of a board that can only be looked at."""

    def __init__(
        self,
        game: RecordedGame,
        place: Callable[[], int],
        rect_of: Callable[[Square], QRectF],
    ) -> None:
        """Cells of a recorded game.

        Args:
            game: The game.
            place: Which of its lines is shown.
            rect_of: Where a cell is.
        """
        self._game = game
        self._spec, self._tiles = game.variant.board, game.variant.tiles
        self._is_path = game.variant.kind is Kind.LETTER_PATH
        self._place = place
        self._rect_of = rect_of

    def count(self) -> int:
        """All cells."""
        return self._spec.rows * self._spec.columns

    def name(self, index: int) -> str:
        """`H8, E, 1 point, laid by Ana`; `C2, L, value 2, letter 3 of the line`; an empty cell."""
        square, place = self._square(index), self._place()
        shot, tile = self._game.shots[place], self._game.seen(place).at(square)
        if tile is None:
            return cell_text(square, self._spec)
        told = letter_text if self._is_path else tile_text
        parts = [square.name, told(tile, self._tiles)]
        owner = _owners(self._game.shots[: place + 1]).get(square)
        if self._is_path and square in shot.squares:
            number = shot.squares.index(square) + 1
            parts.append(translate("Cell", "letter {number} of the line").format(number=number))
        elif not self._is_path and owner is not None:
            parts.append(translate("Cell", "laid by {name}").format(name=owner))
        return ", ".join(parts)

    def rect(self, index: int) -> QRect:
        """Where a cell is."""
        return self._rect_of(self._square(index)).toRect()

    def press(self, index: int) -> None:
        """Nothing: the game is over."""

    def current(self) -> int | None:
        """None: the keyboard is on the list of lines."""
        return None

    def _square(self, index: int) -> Square:
        return Square(*divmod(index, self._spec.columns))


def _owners(shots: Sequence[Shot]) -> Mapping[Square, str]:
    """Who laid the tile on each square that was empty before."""
    found: dict[Square, str] = {}
    for before, shot in pairwise(shots):
        found.update(
            (square, shot.player) for square in shot.squares if before.board.at(square) is None
        )
    return found
