# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards and labels, painted from the theme in use; they follow it when it changes."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel

from literaxx.gui.fonts import REGULAR
from literaxx.gui.look import TEXT_SIZE, Look
from literaxx.gui.painting import rounded, smooth_painter

CARD_RADIUS = 12.0


class Tone(Enum):
    """How a label speaks; the values are roles of the theme."""

    PLAIN = "ink"
    MUTED = "muted"
    FAINT = "faint"
    ALARM = "alarm"
    GOOD = "good"


class Label(QLabel):
    """Text in a size, a weight and a tone."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        size: float = TEXT_SIZE,
        weight: QFont.Weight = REGULAR,
        tone: Tone = Tone.PLAIN,
    ) -> None:
        """A label; sizes are logical pixels before the player's choice of text size."""
        super().__init__(text)
        self._look = look
        self._size = size
        self._weight = weight
        self._tone = tone
        look.changed.connect(self._renew)
        self._renew()

    def set_tone(self, tone: Tone) -> None:
        """Speaks in another tone from now on."""
        self._tone = tone
        self._renew()

    def _renew(self) -> None:
        self.setFont(self._look.font(self._size, self._weight))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._look.theme, self._tone.value))
        self.setPalette(palette)


class Card(QFrame):
    """A panel with soft corners; put a layout into it."""

    def __init__(self, look: Look, *, radius: float = CARD_RADIUS) -> None:
        """An empty card."""
        super().__init__()
        self._look = look
        self._radius = radius
        self._is_framed = False
        look.changed.connect(self.update)

    @property
    def is_framed(self) -> bool:
        """Whether the card is framed in the accent colour."""
        return self._is_framed

    def set_framed(self, is_framed: bool) -> None:
        """Frames the card in the accent colour, or no longer: whose turn it is, what is asked."""
        if is_framed != self._is_framed:
            self._is_framed = is_framed
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel and outline."""
        theme = self._look.theme
        painter = smooth_painter(self)
        line, width = (theme.accent, 2.0) if self._is_framed else (theme.line, 1.0)
        rounded(painter, QRectF(self.rect()), self._radius, theme.panel, line, width)
        painter.end()
