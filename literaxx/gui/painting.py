# SPDX-License-Identifier: GPL-3.0-or-later
"""Strokes that several painters share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

FOCUS_WIDTH = 2.0


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    line: QColor | None = None,
    width: float = 1.0,
) -> None:
    """A rounded rectangle whose outline lies wholly inside the rectangle."""
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
        return
    painter.setPen(QPen(line, width))
    inset = width / 2
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(inner, radius - inset, radius - inset)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """The ring around what has the keyboard, just inside the rectangle."""
    rounded(painter, rect, radius, None, colour, FOCUS_WIDTH)


def ring_arc(painter: QPainter, rect: QRectF, part: float, colour: QColor, width: float) -> None:
    """An arc from the top, clockwise, over a part (0 to 1) of the circle in a square."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    box = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawArc(box, 90 * 16, -round(part * 360 * 16))


def faded(colour: QColor, part: float) -> QColor:
    """The colour with a part (0 to 1) of its opacity."""
    made = QColor(colour)
    made.setAlphaF(part)
    return made


def middle(rect: QRectF, width: float, height: float) -> QRectF:
    """A rectangle of a size in the middle of another."""
    corner = rect.center() - QPointF(width / 2, height / 2)
    return QRectF(corner.x(), corner.y(), width, height)


def smooth_painter(widget: QWidget) -> QPainter:
    """A painter with smooth edges; end it before the event returns."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
