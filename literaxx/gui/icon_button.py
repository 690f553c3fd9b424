# SPDX-License-Identifier: GPL-3.0-or-later
"""Small buttons with a sign instead of a word; the word is in the tool tip."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen

from literaxx.gui.buttons import Pushable
from literaxx.gui.look import Look
from literaxx.gui.painting import focus_ring, rounded, smooth_painter


class Sign(Enum):
    """What is drawn: strokes in a square of 16 by 16, each a row of points."""

    SHUFFLE = (
        ((2, 4.5), (5, 4.5), (10, 11.5), (14, 11.5)),
        ((2, 11.5), (5, 11.5), (10, 4.5), (14, 4.5)),
        ((11.5, 2), (14, 4.5), (11.5, 7)),
        ((11.5, 9), (14, 11.5), (11.5, 14)),
    )
    SORT = (
        ((2, 4), (6, 4)),
        ((2, 8), (8, 8)),
        ((2, 12), (10, 12)),
        ((12.5, 3), (12.5, 13)),
        ((10.2, 10.7), (12.5, 13), (14.8, 10.7)),
    )
    REMOVE = (
        ((4, 4), (12, 12)),
        ((12, 4), (4, 12)),
    )


class IconButton(Pushable):
    """A square button with a sign."""

    def __init__(self, look: Look, sign: Sign) -> None:
        """A button without a word yet; give it one with `set_word`."""
        super().__init__(look, "")
        self._sign = sign

    def set_word(self, word: str) -> None:
        """What it does, for the tool tip and for screen readers."""
        self.setToolTip(word)
        self.setAccessibleName(word)

    def sizeHint(self) -> QSize:
        """As small as a finger can bear."""
        return QSize(self._look.px(24), self._look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground under the pointer, sign, ring."""
        theme = self._look.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        if self.isDown() or (self._is_hot and self.isEnabled()):
            rounded(painter, rect, 5, theme.pressed if self.isDown() else theme.hover)
        if self.hasFocus():
            focus_ring(painter, rect, 5, theme.focus)
        self._paint_sign(painter, rect)
        painter.end()

    def _paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        scale = min(rect.width(), rect.height()) / 16 * 0.66
        painter.translate(rect.center())
        painter.scale(scale, scale)
        painter.translate(-8, -8)
        pen = QPen(theme.muted if self.isEnabled() else theme.faint, 1.7)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in self._sign.value:
            path = QPainterPath(QPointF(*stroke[0]))
            for point in stroke[1:]:
                path.lineTo(QPointF(*point))
            painter.drawPath(path)
