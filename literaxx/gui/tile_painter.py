# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles: painted once for each size, theme and screen, and copied from then on."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QPolygonF

from literaxx.gui.fonts import BOLD, SEMIBOLD, font
from literaxx.gui.look import Look
from literaxx.gui.painting import shade
from literaxx.model.tiles import Tile, TileSet

RADIUS = 0.13  # of the tile
_PAD = 0.12  # of the tile: room for the shadow of one that lies
_LIFTED_PAD = 0.5  # the same for one in the hand
_KEPT = 400  # pictures: those of a few sizes; while a window is resized there are many sizes


class TileFace(msgspec.Struct, frozen=True):
    """What is seen of a tile.

    Attributes:
        letter: What is written on it; empty on a blank without a letter.
        colour: Index of its colour in the theme, 0 for a blank.
        value: Its points.
    """

    letter: str
    colour: int
    value: int


def face_of(tile: Tile, tiles: TileSet) -> TileFace:
    """The face of a tile on the board."""
    return TileFace(tile.letter, tiles.colour(tile) or 0, tiles.value(tile))


class TilePainter:
    """Draws tiles from its store of pictures."""

    def __init__(self, look: Look) -> None:
        """An empty store; it is emptied again whenever the look changes, but for the shadows."""
        self._look = look
        self._store: dict[tuple[TileFace, float, float, bool, bool, bool], QPixmap] = {}
        self._bodies: dict[tuple[int, int, float, float, bool], QPixmap] = {}
        self._shadows: dict[tuple[float, float, bool], QPixmap] = {}
        self.has_digits = False
        look.changed.connect(self._forget)

    def draw(
        self,
        painter: QPainter,
        face: TileFace,
        rect: QRectF,
        *,
        is_lifted: bool = False,
        is_marked: bool = False,
    ) -> None:
        """Draws a tile that fills a square; its shadow goes beyond it.

        Args:
            painter: Where to.
            face: What is seen of it.
            rect: The square.
            is_lifted: Whether it is in the hand, high above the table.
            is_marked: Whether it bears the sign of the last word.
        """
        size = rect.width()
        scaling = painter.device().devicePixelRatioF()
        pad = _pad(size, scaling, is_lifted=is_lifted)
        key = (face, size, scaling, self.has_digits, is_lifted, is_marked)
        picture = self._store.get(key)
        if picture is None:
            if len(self._store) >= _KEPT:
                self._forget()
                self._shadows.clear()
            picture = self._store[key] = self._paint(
                face, size, scaling, is_lifted=is_lifted, is_marked=is_marked
            )
        painter.drawPixmap(rect.topLeft() - QPointF(pad, pad), picture)

    def _forget(self) -> None:
        self._store.clear()
        self._bodies.clear()

    def _paint(
        self, face: TileFace, size: float, scaling: float, *, is_lifted: bool, is_marked: bool
    ) -> QPixmap:
        pips = 0 if self._has_figure(face) else face.value
        key = (face.colour, pips, size, scaling, is_lifted)
        body = self._bodies.get(key)
        if body is None:
            body = self._body(face.colour, pips, size, scaling, is_lifted=is_lifted)
            self._bodies[key] = body
        picture = QPixmap(body)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pad = _pad(size, scaling, is_lifted=is_lifted)
        rect = QRectF(pad, pad, size, size)
        self._paint_face(painter, rect, face)
        if is_marked:
            _paint_mark(painter, rect, self._look.theme.tile_inks[face.colour])
        painter.end()
        return picture

    def _has_figure(self, face: TileFace) -> bool:
        """Whether the points are a figure: pips count up to five, and only where they are colours.

        A blank has neither.
        """
        return self.has_digits or face.value != face.colour

    def _body(
        self, colour: int, pips: int, size: float, scaling: float, *, is_lifted: bool
    ) -> QPixmap:
        """A soft block with its pips: its lower edge dark, its face a little lighter at the top."""
        theme = self._look.theme
        shadow = self._shadows.get((size, scaling, is_lifted))
        if shadow is None:
            shadow = _shadow(size, scaling, is_lifted=is_lifted)
            self._shadows[size, scaling, is_lifted] = shadow
        picture = QPixmap(shadow)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pad = _pad(size, scaling, is_lifted=is_lifted)
        rect = QRectF(pad, pad, size, size)
        radius = size * RADIUS
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.tile_edges[colour])
        painter.drawRoundedRect(rect, radius, radius)
        top = rect.adjusted(0, 0, 0, -max(1.0, size * 0.055))
        fill = QLinearGradient(top.topLeft(), top.bottomLeft())
        fill.setColorAt(0.0, theme.tiles[colour].lighter(104))
        fill.setColorAt(0.5, theme.tiles[colour])
        painter.setBrush(fill)
        painter.drawRoundedRect(top, radius, radius)
        if pips:
            middle = QPointF(rect.center().x(), rect.top() + size * 0.85)
            draw_pips(painter, middle, pips, size, theme.tile_inks[colour])
        painter.end()
        return picture

    def _paint_face(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        size = rect.width()
        painter.setPen(self._look.theme.tile_inks[face.colour])
        shown = 0.58 if len(face.letter) < 2 else 0.42
        painter.setFont(font(size * shown, BOLD))
        letter = rect.adjusted(0, -size * 0.03, 0, -size * 0.09)
        painter.drawText(letter, Qt.AlignmentFlag.AlignCenter, face.letter)
        if face.colour and self._has_figure(face):
            painter.setFont(font(size * 0.27, SEMIBOLD))
            corner = rect.adjusted(0, 0, -size * 0.09, -size * 0.07)
            painter.drawText(
                corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(face.value)
            )


def draw_pips(painter: QPainter, middle: QPointF, count: int, size: float, colour: QColor) -> None:
    """A row of small dots for a square of this size."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    radius = max(1.0, size * 0.042)
    step = radius * 2.75
    left = middle.x() - (count - 1) * step / 2
    for pip in range(count):
        painter.drawEllipse(QPointF(left + pip * step, middle.y()), radius, radius)


def _paint_mark(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """The sign of the last word: a small triangle in the upper right corner."""
    edge, side = rect.width() * 0.1, rect.width() * 0.17
    corner = rect.topRight() + QPointF(-edge, edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([corner, corner - QPointF(side, 0), corner + QPointF(0, side)]))


def _pad(size: float, scaling: float, *, is_lifted: bool) -> float:
    """Room around a tile for its shadow, in whole pixels of the screen."""
    return math.ceil(size * (_LIFTED_PAD if is_lifted else _PAD) * scaling) / scaling


def _shadow(size: float, scaling: float, *, is_lifted: bool) -> QPixmap:
    """A soft shadow of layers that add up; the higher the tile, the wider and lower it falls."""
    pad = _pad(size, scaling, is_lifted=is_lifted)
    side = math.ceil((size + 2 * pad) * scaling)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(scaling)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layers, spread, drop, strength = (14, 0.26, 0.16, 0.034) if is_lifted else (4, 0.06, 0.03, 0.06)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(strength))
    rect = QRectF(pad, pad, size, size)
    for layer in range(layers):
        grow = size * spread * (layer / layers - 0.25)
        grown = rect.adjusted(-grow, -grow, grow, grow).translated(0, size * drop)
        radius = max(0.0, size * RADIUS + grow)
        painter.drawRoundedRect(grown, radius, radius)
    painter.end()
    return picture
