# SPDX-License-Identifier: GPL-3.0-or-later
"""Countdown rings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.painting import faded, middle, ring_arc, smooth_painter

LAST_SECONDS = 10


class CountdownRing(QWidget):
    """A ring that empties, with the seconds in it.

    It shows what it is told and counts nothing itself. In the last ten seconds of a longer time its
    colour changes, once and without flashing.
    """

    def __init__(self, look: Look, *, diameter: int = 44) -> None:
        """A ring; hidden text until a time is set."""
        super().__init__()
        self._look = look
        self._diameter = diameter
        self._left_ms = 0
        self._total_ms = 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_time(self, left_ms: int, total_ms: int) -> None:
        """Shows that so much of the whole time is left."""
        left_ms = max(0, min(left_ms, total_ms))
        if (left_ms, total_ms) != (self._left_ms, self._total_ms):
            self._left_ms, self._total_ms = left_ms, max(1, total_ms)
            self.setAccessibleName(str(self.seconds))
            self.update()

    @property
    def seconds(self) -> int:
        """The number in the ring: seconds left, a begun one counted whole."""
        return -(-self._left_ms // 1000)

    @property
    def is_urgent(self) -> bool:
        """Whether the last ten seconds of a longer time run."""
        return self.seconds <= LAST_SECONDS < self._total_ms / 1000

    def sizeHint(self) -> QSize:
        """A square."""
        side = self._look.px(self._diameter)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Track, arc, seconds."""
        theme = self._look.theme
        painter = smooth_painter(self)
        side = min(self.width(), self.height())
        rect = middle(QRectF(self.rect()), side, side)
        width = side / 11
        ring_arc(painter, rect, 1.0, faded(theme.muted, 0.3), width)
        colour = theme.alarm if self.is_urgent else theme.accent
        ring_arc(painter, rect, self._left_ms / self._total_ms, colour, width)
        painter.setPen(theme.alarm if self.is_urgent else theme.ink)
        digits = len(str(self.seconds))
        painter.setFont(self._look.font(self._diameter * (0.34 if digits < 3 else 0.27), SEMIBOLD))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.seconds))
        painter.end()
