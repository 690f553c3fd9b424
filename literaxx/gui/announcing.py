# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader says at once, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Has a screen reader say something at once."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
