# SPDX-License-Identifier: GPL-3.0-or-later
"""The left half of the table for the crossword games: tiles from a rack onto a board."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from literaxx.gui.accessible import tell_focus
from literaxx.gui.blank_chooser import BlankChooser
from literaxx.gui.board_view import BoardView, CellLook
from literaxx.gui.composer import Composer
from literaxx.gui.crossword_desk import CrosswordDesk
from literaxx.gui.crossword_items import Scene, furnish
from literaxx.gui.crossword_keys import CrosswordKeys, Part
from literaxx.gui.crossword_looks import (
    field_faces,
    field_text,
    fixed_cells,
    rack_places,
    with_draft,
)
from literaxx.gui.cursor import Cursor
from literaxx.gui.draft import Draft
from literaxx.gui.hand import Hand, OnBoard, OnField, OnRack
from literaxx.gui.icon_button import IconButton, Sign
from literaxx.gui.lifted_tile import LiftedTile
from literaxx.gui.look import Look
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.gui.table_area import TableArea, TableSettings
from literaxx.gui.table_layout import TableLayout
from literaxx.gui.tile_painter import TilePainter
from literaxx.gui.typed_letters import TypedLetters
from literaxx.match.state import MatchState
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.letters import Orthography
from literaxx.model.plays import TilePlay
from literaxx.model.variant import Variant

translate = QCoreApplication.translate


class CrosswordArea(TableArea):
    """A board, a rack, an exchange field, and a hand that moves tiles between them.

    Attributes:
        hand: The gesture with the mouse.
        keys: The keyboard.
        chooser: The letter chooser while it is open.
    """

    _order_made = Signal(object)

    def __init__(self, look: Look, variant: Variant, written: Orthography | None = None) -> None:
        """An empty table.

        Args:
            look: Colours and fonts.
            variant: The game.
            written: How its language is written, for typed letters; None reads them bare.
        """
        super().__init__(look, variant)
        self._tiles = TilePainter(look)
        self._letters = TypedLetters(variant, written)
        self._composer = Composer(variant, self._on_draft_changed)
        self._fixed: Mapping[Square, CellLook] = {}
        self._shown_me: int | None = None
        self._shown_order: tuple[str, ...] = ()
        self._make_parts()
        self._lift = LiftedTile(self, self._tiles, self._on_landed)
        self.keys = CrosswordKeys(
            self._composer,
            self._letters,
            Cursor(variant.board.start),
            explain=self.explained.emit,
            tell_fold=self.folded.emit,
            name_blank=self._name_blank,
        )
        self._desk = CrosswordDesk(
            variant,
            self._composer,
            self.keys,
            (self._board, self._rack, self._field),
            explain=self.explained.emit,
            name_blank=self._name_blank,
            refresh=self.refresh,
        )
        self.hand = Hand(self._desk, self._lift)
        furnish(
            self._variant,
            (self._board, self._rack, self._field),
            self._scene,
            self.hand.click,
            self._field_text,
        )
        self.chooser: BlankChooser | None = None
        # Queued: whoever is told may show the next view, and that not before this one is shown.
        self._order_made.connect(self.rack_arranged, Qt.ConnectionType.QueuedConnection)
        self._say_words()

    @property
    def draft(self) -> Draft:
        """The play that is being composed."""
        return self._composer.draft

    def play(self) -> TilePlay | None:
        """What is laid; None when nothing is."""
        play = self.draft.to_play()
        return play if play.placements else None

    def exchange_tiles(self) -> tuple[str, ...]:
        """The tiles on the exchange field."""
        return self.draft.exchange_tiles()

    def clear(self) -> None:
        """Takes all tiles back to the rack."""
        self._desk.attempt(self.draft.cleared())

    def shuffle_rack(self) -> None:
        """Mixes the tiles that are on the rack."""
        self._desk.attempt(self.draft.shuffled(Chance(secrets.randbits(64))))

    def sort_rack(self) -> None:
        """Puts the tiles that are on the rack in alphabetical order."""
        self._desk.attempt(self.draft.sorted(spec.letter for spec in self._variant.tiles.specs))

    def drop_text(self, text: str, point: QPoint) -> None:
        """Lays the letters of a text from a cell on, or puts its tiles on the exchange field."""
        place = self._desk.place_at(QPointF(point))
        if isinstance(place, OnBoard):
            self.keys.cursor = self.keys.cursor.at(place.square)
        self._on_committed(Part.FIELD if isinstance(place, OnField) else Part.BOARD, text)

    def take_keyboard(self) -> None:
        """Gives the keyboard to the curtain if it is down, and to the board otherwise."""
        super().take_keyboard()
        if self._curtain_name is None:
            self._board.setFocus()

    def tip_at(self, point: QPointF) -> str:
        """The points of what lies at a point; empty unless the table has agreed on telling them."""
        if not self._settings.values or self._is_paused or self.hand.held is not None:
            return ""
        return self._desk.tip_at(point, is_hidden=self.is_hidden)

    def centre_of(self, key: int) -> QPointF:
        """The middle of one of the own tiles, wherever it lies."""
        return self._desk.rect_of(key).center()

    def refresh(self) -> None:
        """Shows draft, hand and cursor as they are now."""
        tiles, draft = self._variant.tiles, self.draft
        shown = Draft() if self.is_hidden else draft
        self._board.set_cells(with_draft(self._fixed, shown, self.hand, tiles))
        cursor = None if self._is_paused else self.keys.cursor
        self._board.set_cursor(cursor, is_typing=self._composer.may_lay)
        count = self._variant.switches.rack_size
        self._rack.set_places(rack_places(draft, self.hand, tiles, count, is_hidden=self.is_hidden))
        self._rack.set_current(self.keys.place)
        lit = isinstance(self.hand.target, OnField)
        self._field.set_content(
            self._field_text(), field_faces(shown, self.hand, tiles), is_lit=lit
        )

    # --- What the table area asks for ---

    def _show(self, view: MatchState, me: int | None) -> None:
        if self.is_hidden or me != self._shown_me:
            self.hand.cancel(at_once=True)
        self._shown_me = me
        order_differs = self._composer.show(view, me, covered=self.is_hidden)
        for key in (self.hand.held, self.hand.chosen, self.hand.landing):
            if key is not None and self.draft.find(key) is None:
                self.hand.forget(key)
        self._close_stale_chooser()
        self._fixed = fixed_cells(view, self._variant.tiles)
        self._board.set_cover(self._cover_text)
        may = self._composer.may_arrange
        self._shuffle.setEnabled(may)
        self._sort.setEnabled(may)
        self._shown_order = self.draft.rack
        self.refresh()
        if order_differs:
            self._order_made.emit(self.draft.rack)

    def _place_parts(self, layout: TableLayout) -> None:
        self._board.set_metrics(layout.metrics)
        self._board.setGeometry(layout.board)
        self._rack.setGeometry(layout.rack)
        self._field.setGeometry(layout.field)
        side = min(26, (layout.rack.height() - 8) // 2)
        left = layout.rack.right() - side - 5
        middle = layout.rack.center().y()
        self._shuffle.setGeometry(QRect(left, middle - side, side, side))
        self._sort.setGeometry(QRect(left, middle + 1, side, side))
        self._rack.keep_free(side + 4)
        self._lift.set_tile_size(self._rack.metrics.tile)
        for button in (self._shuffle, self._sort, self._curtain, self._lift):
            button.raise_()

    def _apply_settings(self, settings: TableSettings) -> None:
        self._tiles.has_digits = settings.digits
        self._lift.is_moving_allowed = settings.movement
        self._board.renew()
        self._rack.update()
        self._field.update()

    def _refresh_counter(self, view: MatchState) -> None:
        self._counter.set_count(len(view.table.bag), translate("Table", "in the bag"))

    def _interrupt(self) -> None:
        self.hand.cancel(at_once=True)

    # --- Painting ---

    def _make_parts(self) -> None:
        self._board = BoardView(self._look, self._variant.board, self._tiles)
        self._rack = RackView(self._look, self._variant.switches.rack_size, self._tiles)
        self._field = ExchangeField(self._look, self._tiles)
        self._shuffle = IconButton(self._look, Sign.SHUFFLE)
        self._sort = IconButton(self._look, Sign.SORT)
        self._parts = {self._board: Part.BOARD, self._rack: Part.RACK, self._field: Part.FIELD}
        for field, part in self._parts.items():
            field.setParent(self)
            field.committed.connect(lambda text, part=part: self._on_committed(part, text))
            field.focused.connect(self._tell_focus)
        for button, deed in ((self._shuffle, self.shuffle_rack), (self._sort, self.sort_rack)):
            button.setParent(self)
            button.clicked.connect(deed)
        chain: list[QWidget] = [self._board, self._rack, self._shuffle, self._sort, self._field]
        for one, two in pairwise(chain):
            QWidget.setTabOrder(one, two)

    def _scene(self) -> Scene | None:
        """What screen readers are told."""
        if self._view is None or self._is_paused:
            return None
        draft, keys = Draft() if self.is_hidden else self.draft, self.keys
        return Scene(self._view, draft, keys.cursor.square, keys.place, self.hand.chosen)

    def _say_words(self) -> None:
        """Sets what is said by words, in the language of the interface."""
        self._shuffle.set_word(translate("Table", "Shuffle the tiles on the rack"))
        self._sort.set_word(translate("Table", "Sort the tiles on the rack"))
        self._board.setAccessibleName(translate("Table", "Board"))
        self._rack.setAccessibleName(translate("Table", "Rack"))
        self._field.setAccessibleName(translate("Table", "Exchange field"))

    def _field_text(self) -> str:
        """What stands on the empty exchange field."""
        return field_text(self._variant.switches, self._view, self._me)

    # --- What happens ---

    def _on_draft_changed(self) -> None:
        self.refresh()
        if self.draft.rack != self._shown_order:
            self._shown_order = self.draft.rack
            self.rack_arranged.emit(self.draft.rack)
        self.draft_changed.emit()

    def _on_landed(self) -> None:
        self.hand.landed()

    def _on_committed(self, part: Part, text: str) -> None:
        if self.chooser is not None:
            # Typed before the letter chooser had the keyboard, but meant for it.
            self.chooser.choose_typed(text)
            return
        self.keys.take(part, text)
        self.refresh()

    def _name_blank(self, key: int) -> None:
        """Opens the letter chooser for a laid blank."""
        if self.chooser is not None:
            return
        chooser = BlankChooser(
            self, self._look, self._tiles, self._variant.tiles.blank_letters, self._letters
        )
        chooser.chosen.connect(
            lambda letter: self._desk.attempt(self.draft.with_named(key, letter))
        )
        chooser.finished.connect(lambda _: self._on_chooser_closed(key))
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.chooser = chooser
        self._chooser_key = key
        chooser.open()

    def _on_chooser_closed(self, key: int) -> None:
        self.chooser = None
        tile = self.draft.find(key)
        if tile is not None and tile.square and not tile.name:
            self._desk.attempt(self.draft.with_racked(key))
            self.keys.cursor = self.keys.cursor.at(tile.square)
            self.refresh()

    def _close_stale_chooser(self) -> None:
        """Closes the chooser of a tile that lies on the board no more."""
        if self.chooser is not None:
            tile = self.draft.find(self._chooser_key)
            if tile is None or tile.square is None or not self._composer.may_lay:
                self.chooser.reject()

    # --- Qt ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The hand takes hold; a second button lets go again."""
        point = event.position()
        self._letters.forget()
        if event.button() is Qt.MouseButton.LeftButton:
            self._focus_part(point)
            self.hand.press(point)
        else:
            self.hand.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand moves."""
        self.hand.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The hand lets go."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.hand.release(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """On a laid blank it opens the letter chooser; elsewhere it is a second press."""
        place = self._desk.place_at(event.position())
        tile = self._desk.own_tile(place) if isinstance(place, OnBoard) else None
        if tile is not None and tile.is_blank and self._composer.may_lay:
            self.hand.cancel(at_once=True)
            self._name_blank(tile.key)
        else:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table, and those of the part that has the keyboard."""
        focused = next((part for field, part in self._parts.items() if field.hasFocus()), None)
        if focused is None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.ok_wanted.emit()
        elif self.keys.press(focused, event):
            self.hand.unchoose()
            self.refresh()
            self._tell_focus()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tool tips, and words in another language."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        if event.type() is QEvent.Type.LanguageChange:
            self._say_words()
        return super().event(event)

    def _tell_focus(self) -> None:
        """Tells screen readers where the keyboard is now."""
        for field in self._parts:
            tell_focus(field)

    def _escape(self) -> None:
        """First the hand is emptied; only the next Esc takes everything back, the cursor too."""
        if self.hand.held is not None or self.hand.chosen is not None:
            self.hand.cancel()
        elif not self.draft.is_empty:
            laid = self.draft.laid
            self.clear()
            if laid and laid[0].square and not self.draft.laid:
                self.keys.cursor = self.keys.cursor.at(laid[0].square)
                self.refresh()

    def _focus_part(self, point: QPointF) -> None:
        place = self._desk.place_at(point)
        if isinstance(place, OnBoard):
            self._board.setFocus(Qt.FocusReason.MouseFocusReason)
        elif isinstance(place, OnRack):
            self._rack.setFocus(Qt.FocusReason.MouseFocusReason)
        elif isinstance(place, OnField):
            self._field.setFocus(Qt.FocusReason.MouseFocusReason)
