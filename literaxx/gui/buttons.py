# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons that show the key that does the same."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from literaxx.gui.fonts import MEDIUM, SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.painting import faded, focus_ring, middle, rounded, smooth_painter

BUTTON_RADIUS = 10.0
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class Pushable(QAbstractButton):
    """A painted button that knows whether the pointer is over it."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__()
        self._look = look
        self._is_hot = False
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._renew)

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as the space bar does, on every system."""
        is_plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == _NO_MODIFIER
        if is_plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self._is_hot = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self._is_hot = False
        self.update()
        super().leaveEvent(event)


class KeyButton(Pushable):
    """A button that shows the key that does the same.

    The key is only shown here; whoever owns the button listens for it.
    """

    def __init__(self, look: Look, text: str, key: str = "", *, is_primary: bool = False) -> None:
        """A button.

        Args:
            look: Colours and fonts.
            text: What it says; change it with `setText`.
            key: Name of the key for the cap beside the text; empty for none.
            is_primary: Whether it is the one in the accent colour.
        """
        super().__init__(look, text)
        self._key = ""
        self._is_primary = is_primary
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_key(key)

    @property
    def key(self) -> str:
        """The key on the cap."""
        return self._key

    def set_key(self, key: str) -> None:
        """Shows another key; empty for none."""
        self._key = key
        self.setAccessibleDescription(key)
        self._renew()

    @property
    def is_primary(self) -> bool:
        """Whether it is painted in the accent colour."""
        return self._is_primary

    def set_primary(self, is_primary: bool) -> None:
        """Paints it in the accent colour, or as a plain button."""
        if is_primary != self._is_primary:
            self._is_primary = is_primary
            self.update()

    def sizeHint(self) -> QSize:
        """Text, cap and air."""
        width = self._text_width(self.text()) + self._cap_width(self._key) + self._look.px(44)
        return QSize(math.ceil(width), self._look.px(44))

    def minimumSizeHint(self) -> QSize:
        """Text and cap with less air, so that three buttons fit into a narrow window."""
        return QSize(self.least_width(self.text(), self._key), self.sizeHint().height())

    def least_width(self, text: str, key: str) -> int:
        """The least width at which this text and this cap are seen whole."""
        width = self._text_width(text) + self._cap_width(key) + self._look.px(22)
        return math.ceil(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, text, key cap, focus ring."""
        theme = self._look.theme
        painter = smooth_painter(self)
        ground, ink, line = self._colours()
        rect = QRectF(self.rect())
        rounded(painter, rect, BUTTON_RADIUS, ground, line)
        if self.hasFocus():
            ring = theme.on_accent if self._is_primary and self.isEnabled() else theme.focus
            inner = rect.adjusted(3, 3, -3, -3) if self._is_primary else rect
            focus_ring(painter, inner, BUTTON_RADIUS - (3 if self._is_primary else 0), ring)
        text_width = self._text_width(self.text())
        box = middle(rect, text_width + self._cap_width(self._key), rect.height())
        painter.setFont(self._font())
        painter.setPen(ink)
        painter.drawText(
            QRectF(box.left(), 0, text_width + 1, rect.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            self.text(),
        )
        if self._key:
            self._paint_cap(painter, box.left() + text_width, ink)
        painter.end()

    def _paint_cap(self, painter: QPainter, left: float, ink: QColor) -> None:
        height = self._look.px(19)
        gap = self._look.px(10)
        cap = QRectF(
            left + gap, (self.height() - height) / 2, self._cap_width(self._key) - gap, height
        )
        rounded(painter, cap, 4, None, faded(ink, ink.alphaF() * 0.75))
        painter.setFont(self._cap_font())
        painter.setPen(ink)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Ground, ink and outline as the button is just now."""
        theme = self._look.theme
        if not self.isEnabled():
            return theme.paper, theme.faint, theme.line
        if self._is_primary:
            ground = theme.accent_hover if self._is_hot or self.isDown() else theme.accent
            return ground, theme.on_accent, ground
        if self.isDown():
            return theme.pressed, theme.ink, theme.line
        return theme.hover if self._is_hot else theme.panel, theme.ink, theme.line

    def _font(self) -> QFont:
        return self._look.font(15, SEMIBOLD)

    def _cap_font(self) -> QFont:
        return self._look.font(11.5, MEDIUM)

    def _text_width(self, text: str) -> float:
        return QFontMetricsF(self._font()).horizontalAdvance(text)

    def _cap_width(self, key: str) -> float:
        """Width of a cap and the gap before it."""
        if not key:
            return 0.0
        text = QFontMetricsF(self._cap_font()).horizontalAdvance(key)
        return text + self._look.px(22)
