# SPDX-License-Identifier: GPL-3.0-or-later
"""A line at the top of the window: what happened, what was kept, what to do; gone by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from literaxx.gui.announcing import announce
from literaxx.gui.controls import Card, Label
from literaxx.gui.look import Look

SHOWN_MS = 9_000
TOP = 54


class Notice(Card):
    """A sentence over everything else that asks nothing; a click sends it away."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Nothing to say yet.

        Args:
            look: Colours and fonts.
            window: Over which it is shown.
        """
        super().__init__(look)
        self.setParent(window)
        self._window = window
        self._label = Label(look, size=14.5)
        self._label.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 12, 18, 12)
        row.addWidget(self._label)
        self.set_framed(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()
        window.installEventFilter(self)

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, text: str) -> None:
        """Shows a sentence for a while."""
        self._label.setText(text)
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        announce(self, text)

    def _place(self) -> None:
        width = min(self._window.width() - 80, 560)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((self._window.width() - width) // 2, TOP)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click sends it away."""
        self._timer.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in the middle of a window that changes its size, and closes with it."""
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self._place()
        elif event.type() is QEvent.Type.Close:
            self._timer.stop()
        return super().eventFilter(watched, event)
