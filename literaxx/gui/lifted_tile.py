# SPDX-License-Identifier: GPL-3.0-or-later
"""The tile that is off the table: under the pointer, or gliding to its place."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from literaxx.gui.painting import smooth_painter
from literaxx.gui.tile_painter import TileFace, TilePainter

GLIDE_MS = 150
_ROOM = 2.1  # side of the widget, of the tile: the shadow needs room, too


class LiftedTile(QWidget):
    """A small overlay that is moved instead of repainting the table."""

    def __init__(self, parent: QWidget, painter: TilePainter, landed: Callable[[], None]) -> None:
        """Nothing is shown yet.

        Args:
            parent: The table; all points are in its measures.
            painter: Draws the tile.
            landed: Called when a glide has ended.
        """
        super().__init__(parent)
        self._tiles = painter
        self._landed = landed
        self._face: TileFace | None = None
        self._size = 40.0
        self._centre = QPointF()
        self.is_moving_allowed = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_moved)
        self._glide.finished.connect(self._on_finished)
        self.hide()

    def set_tile_size(self, size: float) -> None:
        """Lifted tiles are so large from now on."""
        self._size = size
        side = math.ceil(size * _ROOM)
        self.resize(side, side)

    def raise_tile(self, face: TileFace, centre: QPointF) -> None:
        """Shows a tile under the pointer."""
        self._glide.stop()
        self._face = face
        self.follow(centre)
        self.raise_()
        self.show()

    def follow(self, centre: QPointF) -> None:
        """Moves it there."""
        self._centre = QPointF(centre)
        corner = centre - QPointF(self.width() / 2, self.height() / 2)
        self.move(round(corner.x()), round(corner.y()))

    def settle(self, rect: QRectF) -> None:
        """Lets it glide to the middle of its place."""
        if not self.is_moving_allowed or not self.isVisible():
            self.vanish()
            self._landed()
            return
        self._glide.stop()
        self._glide.setStartValue(self._centre)
        self._glide.setEndValue(rect.center())
        self._glide.start()

    def vanish(self) -> None:
        """Shows it no more; a glide ends without a word."""
        self._glide.stop()
        self._face = None
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile with a wide shadow."""
        if self._face is None:
            return
        painter = smooth_painter(self)
        corner = (self.width() - self._size) / 2
        rect = QRectF(corner, corner, self._size, self._size)
        self._tiles.draw(painter, self._face, rect, is_lifted=True)
        painter.end()

    def _on_moved(self, centre: QPointF) -> None:
        self.follow(centre)

    def _on_finished(self) -> None:
        self.vanish()
        self._landed()
