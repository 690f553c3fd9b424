# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters that change on a board: the old ones sink away, the new ones come one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.tiles import Tile

ONE_MS = 360
"""So long one letter takes."""
NEXT_MS = 110
"""So much later the next one begins …"""
ALL_MS = 900
"""… unless there are so many of them that the last one would begin later than this."""


class Arrivals(QObject):
    """Knows how far each letter has come.

    Attributes:
        are_allowed: Whether letters move; else they are there at once.

    Signals:
        moved: The letters are to be painted again.
    """

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        """Nothing arrives yet."""
        super().__init__(parent)
        self.are_allowed = True
        self._old: dict[Square, Tile | None] = {}
        self._starts: dict[Square, int] = {}
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self.moved)
        self._clock.finished.connect(self.stop)

    def start(self, board: Board, squares: Sequence[Square]) -> None:
        """Lets letters arrive.

        Args:
            board: What lay there before.
            squares: Where they arrive, in this order.
        """
        self.stop()
        if not self.are_allowed or not squares:
            return
        step = min(NEXT_MS, ALL_MS // len(squares))
        self._old = {square: board.at(square) for square in squares}
        self._starts = {square: place * step for place, square in enumerate(squares)}
        whole = step * (len(squares) - 1) + ONE_MS
        self._clock.setDuration(whole)
        self._clock.setStartValue(0)
        self._clock.setEndValue(whole)
        self._clock.start()

    def stop(self) -> None:
        """Everything is there."""
        self._clock.stop()
        self._old, self._starts = {}, {}
        self.moved.emit()

    @property
    def are_moving(self) -> bool:
        """Whether a letter is on its way."""
        return bool(self._starts)

    def way(self, square: Square) -> float:
        """How far the letter of a cell has come: 0 while the old one lies there, 1 at the end."""
        start = self._starts.get(square)
        if start is None:
            return 1.0
        return min(1.0, max(0.0, (self._clock.currentTime() - start) / ONE_MS))

    def old(self, square: Square) -> Tile | None:
        """What lay on a cell before."""
        return self._old.get(square)
