# SPDX-License-Identifier: GPL-3.0-or-later
"""The name of the program at the left of its menu bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenuBar

from literaxx.gui.controls import Label
from literaxx.gui.fonts import BOLD
from literaxx.gui.look import Look


class Brand(Label):
    """The name, where the platform leaves the menu bar in the window."""

    def __init__(self, look: Look, bar: QMenuBar) -> None:
        """Puts the name into the bar."""
        super().__init__(look, "Literaxx", size=15, weight=BOLD)
        self._bar = bar
        self.setContentsMargins(20, 0, 4, 0)
        look.changed.connect(self._place)
        self._place()

    def _place(self) -> None:
        """Takes the room that the size of text needs."""
        self.setMinimumSize(0, 0)  # which a label counts to what it needs
        self.setFixedSize(self.sizeHint())
        self._bar.setCornerWidget(self, Qt.Corner.TopLeftCorner)
