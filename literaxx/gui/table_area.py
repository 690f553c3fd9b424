# SPDX-License-Identifier: GPL-3.0-or-later
"""The left half of the table: what every kind of game has there."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from literaxx.gui.board_painter import frame_radius
from literaxx.gui.curtain import Curtain
from literaxx.gui.draft import Refused
from literaxx.gui.geometry import CLOSE, Spacing
from literaxx.gui.look import Look
from literaxx.gui.painting import draw_shadow, shadow_corner, smooth_painter
from literaxx.gui.rack_view import Counter
from literaxx.gui.table_layout import MARGIN, TableLayout, table_layout, width_for
from literaxx.match.state import MatchState
from literaxx.model.plays import Play
from literaxx.model.variant import Variant

translate = QCoreApplication.translate


class TableSettings(msgspec.Struct, frozen=True):
    """How the person wants to see the table.

    Attributes:
        digits: Whether tiles and cells show their value as a digit rather than as pips.
        movement: Whether tiles glide.
        values: Whether pointing at a tile or cell tells its points.
        names: Whether the rows and columns are named.
    """

    digits: bool = False
    movement: bool = True
    values: bool = True
    names: bool = False


class TableArea(QWidget):
    """Board, counter, rack or word, and field; the kinds of game fill it.

    Attributes:
        spacing: How the cells of its board stand.

    Signals:
        draft_changed: The person has laid, moved or taken back something, or drawn a line.
        rack_arranged: The person has put the tiles in another order; the argument is the rack.
        ok_wanted: Enter was pressed.
        explained: Something did nothing; the argument says why, a `Refused` or a `Violation`.
        folded: A letter was typed, the first argument, and another one laid for it, the second.
        curtain_lifted: The person wants to see the tiles.
    """

    spacing: Spacing = CLOSE
    draft_changed = Signal()
    rack_arranged = Signal(object)
    ok_wanted = Signal()
    explained = Signal(object)
    folded = Signal(str, str)
    curtain_lifted = Signal()

    def __init__(self, look: Look, variant: Variant) -> None:
        """A table without a match.

        Args:
            look: Colours and fonts.
            variant: The game that is played on it.
        """
        super().__init__()
        self._look = look
        self._variant = variant
        self._settings = TableSettings()
        self._view: MatchState | None = None
        self._me: int | None = None
        self._has_cover = False
        self._is_paused = False
        self._counter = Counter(look)
        self._counter.setParent(self)
        self._curtain = Curtain(look)
        self._curtain.setParent(self)
        self._curtain.hide()
        self._curtain.lifted.connect(self.curtain_lifted)
        self._curtain_name: str | None = None
        self._layout = self._measured()
        self._shadow: tuple[tuple[float, float], QPixmap] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._arrange)

    # --- For the page around it ---

    def show_view(self, view: MatchState, me: int | None, *, covered: bool = False) -> None:
        """Shows a match as a person sees it; may be called at any time and any number of times.

        Args:
            view: What the person sees.
            me: Whose tiles are shown and may be laid; None for nobody's.
            covered: Whether these tiles lie face down.
        """
        self._view, self._me, self._has_cover = view, me, covered
        self._show(view, me)
        self._refresh_counter(view)

    def set_settings(self, settings: TableSettings) -> None:
        """Shows the table in another way from now on."""
        if settings != self._settings:
            self._settings = settings
            self._apply_settings(settings)
            self._arrange()

    def set_curtain(self, name: str | None) -> None:
        """Lowers the curtain in front of the rack for the person of this name; None lifts it."""
        if name == self._curtain_name:
            return
        self._curtain_name = name
        if name is not None:
            self._curtain.set_name(name)
            self._curtain.setGeometry(self._curtain_rect())
        self._curtain.setVisible(name is not None)
        self._curtain.raise_()
        self._reshow()

    def set_covered(self, is_paused: bool) -> None:
        """Covers board and rack during a pause."""
        if is_paused != self._is_paused:
            self._is_paused = is_paused
            self._reshow()

    def play(self) -> Play | None:
        """What is laid or drawn; None when nothing is."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def unfinished(self) -> Refused | None:
        """What was begun and is no play as it stands; nothing is played before that is gone."""
        return None

    def exchange_tiles(self) -> tuple[str, ...]:
        """The tiles on the exchange field."""
        return ()

    def clear(self) -> None:
        """Takes everything back."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def drop_text(self, text: str, point: QPoint) -> None:
        """Lays the letters of a text that was dropped at a point of this widget."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def take_keyboard(self) -> None:
        """Gives the keyboard to the curtain if it is down, and to the board otherwise."""
        if self._curtain.isVisible():
            self._curtain.setFocus()

    def width_for(self, height: int) -> int:
        """The width at which nothing of this height is left empty."""
        spec = self._variant.board
        return width_for(
            height,
            spec.rows,
            spec.columns,
            spacing=self.spacing,
            has_names=self._settings.names,
        )

    # --- For the kinds of game ---

    @property
    def is_hidden(self) -> bool:
        """Whether the tiles of the person may not be seen now."""
        return self._has_cover or self._is_paused or self._curtain_name is not None

    @property
    def _cover_text(self) -> str | None:
        """What stands on the covered board; None while it is open."""
        return translate("Table", "The game is paused") if self._is_paused else None

    def _show(self, view: MatchState, me: int | None) -> None:
        """Takes over a view."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def _place_parts(self, layout: TableLayout) -> None:
        """Puts the widgets where they belong."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def _apply_settings(self, settings: TableSettings) -> None:
        """Hands the settings on."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def _refresh_counter(self, view: MatchState) -> None:
        """Shows the number that counts in this game."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def _interrupt(self) -> None:
        """Ends a gesture because the window has lost the mouse, the focus or its size."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def _reshow(self) -> None:
        if self._view is not None:
            self.show_view(self._view, self._me, covered=self._has_cover)

    def _measured(self) -> TableLayout:
        spec = self._variant.board
        return table_layout(
            (self.width(), self.height()),
            spec.rows,
            spec.columns,
            self.devicePixelRatioF(),
            spacing=self.spacing,
            has_names=self._settings.names,
        )

    def _arrange(self) -> None:
        self._layout = self._measured()
        self._counter.setGeometry(self._layout.counter)
        self._curtain.setGeometry(self._curtain_rect())
        self._place_parts(self._layout)
        self.update()

    def _curtain_rect(self) -> QRect:
        """Over the rack; over the whole row where that is too narrow for the sentence."""
        rack = self._layout.rack
        if self._curtain.sizeHint().width() > rack.width():
            return self._layout.counter.united(self._layout.field)
        return rack

    # --- Qt ---

    def sizeHint(self) -> QSize:
        """As in the design: a board of about 640."""
        return QSize(self.width_for(740), 740)

    def minimumSizeHint(self) -> QSize:
        """Small, but still to be played on."""
        return QSize(self.width_for(480), 480)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything finds its place again; a tile in the hand goes home."""
        self._interrupt()
        self._arrange()
        super().resizeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """A tile in the hand goes home."""
        self._interrupt()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """Notices whatever takes the mouse away, and moves to another screen."""
        kind = event.type()
        if kind in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self._interrupt()
        elif kind is QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        elif kind is QEvent.Type.LanguageChange:
            if self._curtain_name is not None:
                self._curtain.set_name(self._curtain_name)
                self._curtain.setGeometry(self._curtain_rect())
            self._reshow()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shadow of the board."""
        if not self._shadow_touches(event.rect()):
            return
        radius = frame_radius(self._layout.metrics)
        key = radius, self.devicePixelRatioF()
        if self._shadow is None or self._shadow[0] != key:
            self._shadow = key, shadow_corner(radius, MARGIN, key[1])
        painter = smooth_painter(self)
        board = QRectF(self._layout.board).translated(0, 1)
        draw_shadow(painter, board, self._shadow[1], MARGIN)
        painter.end()

    def _shadow_touches(self, region: QRect) -> bool:
        """Whether some of the region lies outside the middle of the board."""
        return not self._layout.board.adjusted(8, 8, -8, -8).contains(region)
