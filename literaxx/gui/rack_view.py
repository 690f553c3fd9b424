# SPDX-License-Identifier: GPL-3.0-or-later
"""The rack, the exchange field and the counter below the board."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from literaxx.gui.fonts import BOLD, MEDIUM, SMALLEST, fitting, font
from literaxx.gui.geometry import RackMetrics, place_rect, rack_metrics
from literaxx.gui.look import Look
from literaxx.gui.painting import faded, focus_ring, rounded, smooth_painter
from literaxx.gui.tile_painter import RADIUS, TileFace, TilePainter
from literaxx.gui.typing_field import TypingField

FIELD_RADIUS = 10.0
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_TEXT = 12.5


class PlaceLook(msgspec.Struct, frozen=True):
    """What is seen on one place of the rack.

    Attributes:
        face: The tile that stands there; None for none.
        is_lit: Whether the tile in the hand would drop there.
        is_chosen: Whether its tile has been clicked and waits for a place.
        is_covered: Whether a tile stands there with its back to the onlooker.
    """

    face: TileFace | None = None
    is_lit: bool = False
    is_chosen: bool = False
    is_covered: bool = False


class RackView(TypingField):
    """Paints the rack."""

    def __init__(self, look: Look, places: int, painter: TilePainter) -> None:
        """An empty rack of so many places."""
        super().__init__(look)
        look.changed.connect(self.update)
        self._count = places
        self._tiles = painter
        self._places: tuple[PlaceLook, ...] = ()
        self._current = 0
        self._width_left = 0.0

    def set_places(self, places: tuple[PlaceLook, ...]) -> None:
        """Shows these places; those after the last are empty."""
        if places != self._places:
            self._places = places
            self.update()

    def set_current(self, place: int) -> None:
        """Marks the place that the arrow keys are on."""
        if place != self._current:
            self._current = place
            self.update()

    def keep_free(self, width: float) -> None:
        """Leaves so much room free at the right end."""
        self._width_left = width
        self.update()

    @property
    def metrics(self) -> RackMetrics:
        """Where the places are."""
        width = self.width() - self._width_left
        return rack_metrics(self._count, width, self.height(), self.devicePixelRatioF())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, empty places, tiles."""
        theme = self._look.theme
        painter = smooth_painter(self)
        rounded(painter, QRectF(self.rect()), FIELD_RADIUS, theme.board)
        metrics = self.metrics
        nothing = PlaceLook()
        for place in range(metrics.places):
            shown = self._places[place] if place < len(self._places) else nothing
            self._paint_place(painter, place_rect(place, metrics), shown)
        if self.hasFocus():
            ring = place_rect(self._current, metrics).adjusted(-3, -3, 3, 3)
            focus_ring(painter, ring, ring.width() * RADIUS + 2, theme.focus)
        painter.end()

    def _paint_place(self, painter: QPainter, rect: QRectF, place: PlaceLook) -> None:
        theme = self._look.theme
        radius = rect.width() * RADIUS
        if place.is_lit:
            ring = rect.adjusted(-1, -1, 1, 1)
            rounded(painter, ring, radius, theme.lit, theme.frame, 2)
        elif place.is_covered:
            rounded(painter, rect, radius, theme.slot)
        elif place.face is None:
            pen = QPen(theme.slot, 1, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if place.face is None:
            return
        raised = rect.translated(0, -rect.height() * 0.06) if place.is_chosen else rect
        self._tiles.draw(painter, place.face, raised)
        if place.is_chosen:
            ring = raised.adjusted(-1, -1, 1, 1)
            rounded(painter, ring, radius, None, theme.frame, 2)


class ExchangeField(TypingField):
    """Paints the field on which tiles are put that shall be exchanged, or only a text."""

    def __init__(self, look: Look, painter: TilePainter) -> None:
        """An empty field."""
        super().__init__(look)
        look.changed.connect(self.update)
        self._tiles = painter
        self._text = ""
        self._faces: tuple[TileFace, ...] = ()
        self._is_lit = False

    def set_content(self, text: str, faces: tuple[TileFace, ...], *, is_lit: bool) -> None:
        """Shows these tiles, or the text when there are none."""
        if (text, faces, is_lit) != (self._text, self._faces, self._is_lit):
            self._text, self._faces, self._is_lit = text, faces, is_lit
            self.update()

    @property
    def text(self) -> str:
        """What stands there while no tile does."""
        return self._text

    def tile_rects(self) -> tuple[QRectF, ...]:
        """Where the tiles lie: in one row or two, as large as they fit."""
        count = len(self._faces)
        if not count:
            return ()
        rows = 1 if count <= 3 else 2
        columns = -(-count // rows)
        side = min(self.height() * 0.62 / rows, (self.width() - 12) / columns - 3)
        step = side + 3
        left = (self.width() - columns * step + 3) / 2
        top = (self.height() - rows * step + 3) / 2
        return tuple(
            QRectF(left + index % columns * step, top + index // columns * step, side, side)
            for index in range(count)
        )

    def tile_at(self, point: QPointF) -> int | None:
        """The index of the tile under a point."""
        rects = self.tile_rects()
        return next((index for index, rect in enumerate(rects) if rect.contains(point)), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dashed outline with tiles or text in it."""
        theme = self._look.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        if self._is_lit:
            rounded(painter, rect, FIELD_RADIUS, theme.lit, theme.frame, 2)
        else:
            painter.setPen(QPen(faded(theme.muted, 0.7), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(inner, FIELD_RADIUS, FIELD_RADIUS)
        if self.hasFocus():
            focus_ring(painter, rect, FIELD_RADIUS, theme.focus)
        for face, tile in zip(self._faces, self.tile_rects(), strict=True):
            self._tiles.draw(painter, face, tile)
        if not self._faces:
            painter.setPen(theme.muted)
            room = rect.adjusted(4, 2, -4, -2)
            painter.setFont(fitting(self._look.font(_TEXT), self._text, room, _WRAPPED))
            painter.drawText(room, _WRAPPED, self._text)
        painter.end()


class Counter(QWidget):
    """A number with what it counts: tiles in the bag, turns left."""

    def __init__(self, look: Look) -> None:
        """Nothing counted yet."""
        super().__init__()
        self._look = look
        self._number = 0
        self._text = ""
        look.changed.connect(self.update)

    def set_count(self, number: int, text: str) -> None:
        """Shows a number and the words below it."""
        if (number, text) != (self._number, self._text):
            self._number, self._text = number, text
            self.setAccessibleName(f"{number} {text}")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card with the number large and the words small."""
        theme = self._look.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, FIELD_RADIUS, theme.panel, theme.line)
        large = self._look.font(min(22, self.height() * 0.34), BOLD)
        room = QRectF(0, 0, self.width() - 14, self.height() * 0.4)
        small = fitting(self._look.font(_TEXT, MEDIUM), self._text, room, _WRAPPED)
        height = QFontMetricsF(large).height() + QFontMetricsF(small).height()
        top = (rect.height() - height) / 2
        painter.setPen(theme.ink)
        painter.setFont(large)
        upper = QRectF(0, top, rect.width(), QFontMetricsF(large).height())
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setPen(theme.muted)
        painter.setFont(small)
        lower = QRectF(0, upper.bottom(), rect.width(), QFontMetricsF(small).height())
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


class WordBar(QWidget):
    """The word that is being made, where other games have the rack."""

    def __init__(self, look: Look) -> None:
        """No word yet."""
        super().__init__()
        self._look = look
        self._word = ""
        self._text = ""
        look.changed.connect(self.update)

    def set_word(self, word: str, text: str) -> None:
        """Shows a word, or the text while there is none."""
        if (word, text) != (self._word, self._text):
            self._word, self._text = word, text
            self.setAccessibleName(word or text)
            self.update()

    @property
    def word(self) -> str:
        """The word shown."""
        return self._word

    def paintEvent(self, event: QPaintEvent) -> None:
        """The letters far apart; closer and smaller when they are many."""
        theme = self._look.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, FIELD_RADIUS, theme.board)
        if self._word:
            painter.setPen(theme.ink)
            painter.setFont(self._fitting())
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._word)
        else:
            room = rect.adjusted(8, 2, -8, -2)
            painter.setPen(theme.muted)
            painter.setFont(fitting(self._look.font(_TEXT), self._text, room, _WRAPPED))
            painter.drawText(room, _WRAPPED, self._text)
        painter.end()

    def _fitting(self) -> QFont:
        size = min(28.0, self.height() * 0.42)
        while True:
            made = QFont(font(size, BOLD))
            made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size * 0.3)
            width = QFontMetricsF(made).horizontalAdvance(self._word)
            if size < SMALLEST or width < self.width() - 16:
                return made
            size -= 1
