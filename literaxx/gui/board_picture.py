# SPDX-License-Identifier: GPL-3.0-or-later
"""A small picture of a game, drawn from its real board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from literaxx.gui.fonts import BOLD
from literaxx.gui.look import Look
from literaxx.gui.painting import faded, middle, rounded, smooth_painter
from literaxx.gui.theme import Theme
from literaxx.model.geometry import Premium
from literaxx.model.variant import Kind, Variant

_LINE = (3, 7, 13, 18)  # cells of a board of five columns, as in a word of four letters


class BoardPicture(QWidget):
    """The cells of a board without any sign on them."""

    def __init__(self, look: Look, variant: Variant) -> None:
        """The picture of a variant."""
        super().__init__()
        self._look = look
        self._variant = variant
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(look.px(150))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As in the middle of a card."""
        return QSize(self._look.px(234), self._look.px(136))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and cells."""
        painter = smooth_painter(self)
        theme = self._look.theme
        ground = QRectF(self.rect())
        rounded(painter, ground, 8, theme.paper)
        spec = self._variant.board
        pitch = min((ground.width() - 12) / spec.columns, (ground.height() - 4) / spec.rows)
        box = middle(ground, pitch * spec.columns, pitch * spec.rows)
        rounded(painter, box, 4, theme.board)
        if self._variant.kind is Kind.LETTER_PATH:
            self._paint_letters(painter, box, pitch)
            painter.end()
            return
        for square in spec.squares():
            cell = QRectF(
                box.x() + square.column * pitch, box.y() + square.row * pitch, pitch, pitch
            ).adjusted(0.5, 0.5, -0.5, -0.5)
            self._paint_cell(painter, cell, colour_of(theme, spec.premium(square)))
        painter.end()

    def _paint_letters(self, painter: QPainter, box: QRectF, pitch: float) -> None:
        """Letters of the game in the order of their weight, and a line under some of them."""
        theme, columns = self._look.theme, self._variant.board.columns
        specs = sorted(self._variant.tiles.specs, key=lambda spec: -spec.weight)
        shown = []
        for index in range(self._variant.board.rows * columns):
            # A step that shares no factor with the number of cells spreads the colours.
            spec = specs[index * 7 % len(specs)]
            row, column = divmod(index, columns)
            left, top = box.x() + column * pitch, box.y() + row * pitch
            cell = QRectF(left, top, pitch, pitch).adjusted(3, 3, -3, -3)
            rounded(painter, cell, 3, theme.tiles[spec.colour])
            shown.append((cell, spec))
        pen = QPen(faded(theme.accent, 0.6), pitch / 6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([shown[index][0].center() for index in _LINE if index < len(shown)])
        painter.setFont(self._look.font(pitch * 0.42, BOLD))
        for cell, spec in shown:
            painter.setPen(theme.tile_inks[spec.colour])
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, spec.letter)

    def _paint_cell(self, painter: QPainter, cell: QRectF, colour: QColor) -> None:
        rounded(painter, cell, cell.width() / 5, colour)


def colour_of(theme: Theme, premium: Premium) -> QColor:
    """The colour of a cell in the picture: full where the board itself is pale."""
    if premium.colour is not None:
        return theme.tiles[premium.colour]
    if premium.word > 2:
        return theme.triple_cell
    if premium.word > 1:
        return theme.double_cell
    return theme.letter_cell if premium.letter > 1 else theme.cell
