# SPDX-License-Identifier: GPL-3.0-or-later
"""Strokes that several painters share."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
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


def shade(strength: float) -> QColor:
    """A layer of shadow: it takes that part of the light away, in every theme alike."""
    return QColor.fromRgbF(0.0, 0.0, 0.0, strength)


def middle(rect: QRectF, width: float, height: float) -> QRectF:
    """A rectangle of a size in the middle of another."""
    corner = rect.center() - QPointF(width / 2, height / 2)
    return QRectF(corner.x(), corner.y(), width, height)


def shadow_corner(radius: float, reach: int, scaling: float) -> QPixmap:
    """The shadow of a rounded rectangle so small that it is all corners; see `draw_shadow`.

    Args:
        radius: Of the corners of what throws it.
        reach: How far it goes beyond.
        scaling: Pixels of the screen in a logical one.
    """
    half = math.ceil(radius) + reach
    side = math.ceil(2 * half * scaling)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(scaling)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(0.016))
    box = QRectF(reach, reach, 2 * (half - reach), 2 * (half - reach))
    for layer in range(reach - 1):
        grown = box.adjusted(-layer, -layer, layer, layer)
        painter.drawRoundedRect(grown, radius + layer, radius + layer)
    painter.end()
    return picture


def draw_shadow(painter: QPainter, rect: QRectF, corner: QPixmap, reach: int) -> None:
    """Draws the shadow around a rectangle: four corners, and four edges stretched between them."""
    scaling = corner.devicePixelRatioF()
    side = corner.width() / scaling
    half = side / 2
    outer = rect.adjusted(-reach, -reach, reach, reach)
    lefts = ((outer.left(), half, 0.0, half), (outer.right() - half, half, half, half))
    wide = (outer.left() + half, outer.width() - side, half - 1, 1.0)
    tops = ((outer.top(), half, 0.0, half), (outer.bottom() - half, half, half, half))
    high = (outer.top() + half, outer.height() - side, half - 1, 1.0)
    for x, width, from_x, from_width in (*lefts, wide):
        for y, height, from_y, from_height in (*tops, high):
            if (x, width) == wide[:2] and (y, height) == high[:2]:
                continue  # the middle lies under what throws the shadow
            source = QRectF(from_x, from_y, from_width, from_height)
            painter.drawPixmap(
                QRectF(x, y, width, height),
                corner,
                QRectF(source.topLeft() * scaling, source.size() * scaling),
            )


def smooth_painter(widget: QWidget) -> QPainter:
    """A painter with smooth edges; end it before the event returns."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
