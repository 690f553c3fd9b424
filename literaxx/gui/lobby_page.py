# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of one table on the network: who is there, ready marks, start, chat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import Chip
from literaxx.gui.controls import Label, Tone
from literaxx.gui.flow import FlowLayout
from literaxx.gui.lan import PHRASES, Room, RoomSeat, RoomState
from literaxx.gui.lan_texts import phrase_text, seat_text, secrecy_text
from literaxx.gui.look import Look
from literaxx.gui.page import Hairline, Page, TitledCard
from literaxx.gui.texts import LANGUAGE_NAMES, translate

MOST_LINES = 200


class LobbyPage(Page):
    """A table on the network.

    Attributes:
        start: The host's button.
        ready: The guest's button.
        chat: What has been said.
        line: What is to be said.

    Signals:
        muted: Whether what others say is to be shown.
    """

    muted = Signal(bool)

    def __init__(self, look: Look, room: Room, said: list[str], *, is_muted: bool) -> None:
        """The page of a table.

        Args:
            look: Colours and fonts.
            room: The table.
            said: What has been said so far.
            is_muted: Whether chat is not shown.
        """
        super().__init__(look, "")
        self._room = room
        self._rows: list[QWidget] = []
        self._seats = TitledCard(look, translate("Lan", "Seats"))
        self._list = QVBoxLayout()
        self._seats.column.addLayout(self._list)
        left = QVBoxLayout()
        left.setSpacing(20)
        left.addWidget(self._facts_card())
        left.addWidget(self._seats)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(20)
        right.addWidget(self._chat_card(said, is_muted=is_muted), 1)
        right.addLayout(self._buttons())
        columns = self.columns()
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        self.fill()
        room.changed.connect(self.show_state)
        self.show_state()

    def take_keyboard(self) -> None:
        """Gives the keyboard to what is done first here: getting ready, starting, or talking."""
        wanted = (self.ready, self.start, self.line)
        next(each for each in wanted if each.isVisible() and each.isEnabled()).setFocus()

    def add_line(self, text: str) -> None:
        """Somebody said something."""
        if not self._mute.isChecked():
            self.chat.appendPlainText(text)

    def show_state(self) -> None:
        """Shows the table as it is now."""
        state = self._room.state
        if state is None:
            return
        language = LANGUAGE_NAMES.get(state.language, state.language)
        self.title.setText(escape(state.name))
        self.setAccessibleName(state.name)
        self._game.setText(f"<b>{escape(state.title)}, {escape(language)}</b>")
        self._referee.setText(
            translate("Lan", "Referee: {name}").format(name=escape(state.referee))
        )
        self._secrecy.setText(escape(secrecy_text(state)))
        code = translate("Lan", "Code: <b>{code}</b>").format(code=escape(state.code))
        self._code.setText(code)
        self._code.setVisible(bool(state.code))
        self._where.setText(translate("Lan", "Address: {where}").format(where=escape(state.where)))
        self._where.setVisible(bool(state.where))
        self._watchers.setText(translate("Lan", "%n onlookers", None, state.watchers))
        self._watchers.setVisible(state.watchers > 0)
        self._show_seats(state)
        self._show_buttons(state)

    def _show_buttons(self, state: RoomState) -> None:
        mine = any(seat.is_mine for seat in state.seats)
        self.start.setVisible(state.is_host and not state.is_started)
        self.start.setEnabled(state.may_start)
        is_open = any(not seat.name for seat in state.seats)
        self.start.setText(
            translate("Lan", "Start without the free seats")
            if is_open and state.may_start
            else translate("Lan", "Start the game")
        )
        self.ready.setVisible(mine and not state.is_host and not state.is_started)
        self.ready.setText(
            translate("Lan", "Not ready yet") if state.is_ready else translate("Lan", "Ready")
        )
        self.ready.set_primary(not state.is_ready)
        self.leave.setText(
            translate("Lan", "To the table") if state.is_started else translate("Lan", "Leave")
        )

    def _show_seats(self, state: RoomState) -> None:
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for place, seat in enumerate(state.seats):
            if place:
                self._add(Hairline(self.look))
            self._add(self._seat_row(state, place, seat))

    def _add(self, row: QWidget) -> None:
        self._rows.append(row)
        self._list.addWidget(row)

    def _seat_row(self, state: RoomState, place: int, seat: RoomSeat) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 4, 0, 4)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        name = escape(seat.name) if seat.name else translate("Lan", "free")
        mark = "✓ " if seat.name and seat.is_ready and seat.is_here else ""
        texts.addWidget(Label(self.look, f"{mark}<b>{name}</b>", size=14.5))
        tone = Tone.ALARM if seat.name and not seat.is_here else Tone.MUTED
        texts.addWidget(Label(self.look, seat_text(seat), size=13.5, tone=tone))
        line.addLayout(texts, 1)
        if state.is_host and seat.is_far and not (seat.is_here and state.is_started):
            if state.is_started and not seat.is_driven:
                text = translate("Lan", "A computer plays")
                self._seat_button(line, text, seat, partial(self._room.seat_computer, place))
            text = translate("Lan", "Free the seat")
            self._seat_button(line, text, seat, partial(self._room.let_go, place))
        return row

    def _seat_button(
        self, line: QHBoxLayout, text: str, seat: RoomSeat, call: Callable[[], None]
    ) -> None:
        button = Chip(self.look, text, is_checkable=False)
        button.setAccessibleName(f"{text}: {seat.name}")
        button.clicked.connect(call)
        line.addWidget(button)

    # What the page is made of.

    def _facts_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("Lan", "Table"))
        self._game = Label(self.look, size=14.5)
        self._referee = Label(self.look, size=13.5, tone=Tone.MUTED)
        self._secrecy = Label(self.look, size=13.5, tone=Tone.MUTED)
        self._code = Label(self.look, size=22)  # read aloud across a room
        self._where = Label(self.look, size=14.5)
        self._watchers = Label(self.look, size=13.5, tone=Tone.MUTED)
        labels = (self._game, self._referee, self._secrecy, self._code, self._where, self._watchers)
        for label in labels:
            label.setWordWrap(True)
            card.column.addWidget(label)
        for label in (self._code, self._where):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return card

    def _chat_card(self, said: list[str], *, is_muted: bool) -> TitledCard:
        card = TitledCard(self.look, translate("Lan", "Chat"))
        self.chat = QPlainTextEdit()
        self.chat.setReadOnly(True)
        self.chat.setMaximumBlockCount(MOST_LINES)
        self.chat.setMinimumHeight(self.look.px(150))
        self.chat.setTabChangesFocus(True)
        self.chat.setAccessibleName(translate("Lan", "What has been said"))
        self.line = QLineEdit()
        self.line.setMaxLength(200)
        self.line.setPlaceholderText(translate("Lan", "Say something to all"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.returnPressed.connect(self._on_said)
        phrases = QWidget()
        flow = FlowLayout(phrases)
        for phrase in PHRASES:
            chip = Chip(self.look, phrase_text(phrase), is_checkable=False)
            chip.clicked.connect(partial(self._room.say, "", phrase))
            flow.addWidget(chip)
        self._mute = Chip(self.look, translate("Lan", "Mute"))
        self._mute.setChecked(is_muted)
        self._mute.toggled.connect(self.muted)
        flow.addWidget(self._mute)
        for widget in (self.chat, self.line, phrases):
            card.column.addWidget(widget)
        for text in said[-MOST_LINES:]:
            self.add_line(text)
        return card

    def _buttons(self) -> QHBoxLayout:
        self.leave = KeyButton(self.look, translate("Lan", "Leave"))
        self.leave.clicked.connect(self.left)
        self.ready = KeyButton(self.look, translate("Lan", "Ready"), is_primary=True)
        self.ready.clicked.connect(self._on_ready)
        self.start = KeyButton(self.look, translate("Lan", "Start the game"), is_primary=True)
        self.start.clicked.connect(self._room.start)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        for button in (self.leave, self.ready, self.start):
            row.addWidget(button)
        return row

    def _on_ready(self) -> None:
        state = self._room.state
        if state is not None:
            self._room.set_ready(not state.is_ready)

    def _on_said(self) -> None:
        text, state = self.line.text().strip(), self._room.state
        if text:
            self._room.say(text)
            if state is not None and state.is_linked:
                self.line.clear()
