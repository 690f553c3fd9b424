# SPDX-License-Identifier: GPL-3.0-or-later
"""The curtain between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent

from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Card
from literaxx.gui.fonts import SEMIBOLD, fitting
from literaxx.gui.look import Look
from literaxx.gui.painting import smooth_painter
from literaxx.match.choices import Choices, Matter
from literaxx.match.state import MatchState

translate = QCoreApplication.translate
_EDGE = 12


class Curtain(Card):
    """Covers the rack until the person whose turn it is lifts it.

    Signals:
        lifted: The person wants to see the tiles.
    """

    lifted = Signal()

    def __init__(self, look: Look) -> None:
        """A curtain for nobody yet."""
        super().__init__(look, radius=10)
        self._sentence = ""
        self._button = KeyButton(look, "", "", is_primary=True)
        self._button.setParent(self)
        self._button.clicked.connect(self.lifted)
        self.setFocusProxy(self._button)

    def set_name(self, name: str) -> None:
        """Says whose turn it is."""
        self._sentence = translate("Curtain", "{name}, it is your turn").format(name=name)
        self._button.setText(translate("Curtain", "Show my tiles"))
        self._button.set_key(translate("Curtain", "Space"))
        self.setAccessibleName(self._sentence)
        # The button has the keyboard, so it is what a screen reader reads.
        self._button.setAccessibleName(f"{self._sentence}: {self._button.text()}")
        self._place_button()
        self.update()

    @property
    def sentence(self) -> str:
        """What the curtain says."""
        return self._sentence

    def sizeHint(self) -> QSize:
        """Sentence and button side by side."""
        text = QFontMetricsF(self._look.font(17, SEMIBOLD)).horizontalAdvance(self._sentence)
        return QSize(round(text) + self._button.sizeHint().width() + 3 * _EDGE, 66)

    def _place_button(self) -> None:
        """The sentence stands left of the button, both in the middle."""
        spare = self.width() - self.sizeHint().width()
        hint = self._button.sizeHint() if spare >= 0 else self._button.minimumSizeHint()
        height = min(hint.height(), self.height() - 8)
        left = self.width() - hint.width() - _EDGE - max(0, spare) // 2
        self._button.setGeometry(left, (self.height() - height) // 2, hint.width(), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card with the sentence, on two lines and smaller where there is little room."""
        super().paintEvent(event)
        painter = smooth_painter(self)
        flags = (
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextWordWrap
        )
        room = QRectF(_EDGE, 0, self._button.x() - 2 * _EDGE, self.height())
        painter.setFont(fitting(self._look.font(17, SEMIBOLD), self._sentence, room, flags))
        painter.setPen(self._look.theme.ink)
        painter.drawText(room, flags, self._sentence)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button finds its place."""
        self._place_button()
        super().resizeEvent(event)


def lifter(view: MatchState, choices: Choices) -> str | None:
    """The name of the person who is to lift the curtain; None while it is up."""
    if choices.matter is not Matter.CURTAIN or choices.seat is None:
        return None
    return view.setup.seats[choices.seat].name
