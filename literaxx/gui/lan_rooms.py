# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's way to the network: which page, which table, what is said there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.gui.lan import Amiss, Network, Offer, Room, Visit, VisitError
from literaxx.gui.lan_texts import leaving_text, phrase_text
from literaxx.gui.look import Look
from literaxx.gui.question import Asked
from literaxx.gui.shelf import Memory, OpenTable, Shelf, ShelfError
from literaxx.gui.table_page import TablePage
from literaxx.match.choices import Matter
from literaxx.match.setup import Setup

MOST_LINES = 200
_CALLING = frozenset((Matter.COMPOSING, Matter.JUDGING, Matter.UNDO_ANSWER, Matter.CURTAIN))


class LanRooms(QObject):
    """At most one table of the network, and the pages around it.

    Signals:
        page_wanted: A page is to be shown.
        table_wanted: A game is to be shown; the argument is its OpenTable.
        start_wanted: The start page is to be shown.
        back_wanted: The page is left, the table is to be seen again.
        said: A sentence for the player.
        changed: There is a table of the network now, or no more.
        line_added: A line of chat.
        turned_back: Somebody was not let in; the argument is an Amiss.
    """

    page_wanted = Signal(object)
    table_wanted = Signal(object)
    start_wanted = Signal()
    back_wanted = Signal()
    said = Signal(str)
    changed = Signal()
    line_added = Signal(str)
    turned_back = Signal(object)

    def __init__(
        self, window: QWidget, look: Look, shelf: Shelf, memory: Memory, network: Network
    ) -> None:
        """At no table.

        Args:
            window: Parent, and what is alerted.
            look: Colours and fonts.
            shelf: What there is to play.
            memory: Names and preferences.
            network: Where tables are.
        """
        super().__init__(window)
        self._window = window
        self._look = look
        self._shelf = shelf
        self._memory = memory
        self._network = network
        self._room: Room | None = None
        self._lines: list[str] = []
        self._is_muted = False
        self._is_playing = False
        self._is_entered = False
        self._table: TablePage | None = None
        self._called: object = None

    @property
    def room(self) -> Room | None:
        """The table of the network, if there is one."""
        return self._room

    @property
    def is_entered(self) -> bool:
        """Whether somebody here has come in there."""
        return self._room is not None and self._is_entered

    # Pages.

    def show_network(self, back_to: str = "") -> None:
        """Shows the tables that there are, and goes back to a seat at one of them, if asked to."""
        from literaxx.gui.network_page import NetworkPage

        page = NetworkPage(self._look, self._network, self._memory.guest_names())
        page.said.connect(self.said)
        self.turned_back.connect(page.try_again)
        page.join_wanted.connect(self.join)
        page.return_wanted.connect(self.go_back)
        page.host_wanted.connect(self.show_host)
        page.left.connect(self.start_wanted)
        page.again = self.show_network
        self.page_wanted.emit(page)
        page.take_keyboard()
        if back_to:
            page.go_back(back_to)

    def show_host(self) -> None:
        """Shows the page of a table that is to be offered."""
        variants = [each.id for each in self._shelf.variants()]
        if not variants:
            return
        from literaxx.gui.host_page import HostPage

        last = self._memory.last_variant()
        variant = last if last in variants else variants[0]
        networks = self._network.interfaces()
        page = HostPage(self._look, self._shelf, self._memory, variant, networks)
        page.said.connect(self.said)
        page.host_wanted.connect(self.host)
        page.left.connect(self.start_wanted)
        page.again = self.show_host
        self.page_wanted.emit(page)
        page.focus_start()

    def show_lobby(self) -> None:
        """Shows who is at the table, and what is said there."""
        room = self._room
        if room is None:
            return
        from literaxx.gui.lobby_page import LobbyPage

        page = LobbyPage(self._look, room, self._lines, is_muted=self._is_muted)
        page.muted.connect(self._on_muted)
        page.left.connect(self._on_lobby_left)
        self.line_added.connect(page.add_line)
        page.again = self.show_lobby
        self.page_wanted.emit(page)
        page.take_keyboard()

    # Tables.

    def host(self, setup: Setup, offer: Offer) -> None:
        """Offers a table."""
        try:
            room = self._network.host(setup, offer)
        except ShelfError as error:
            self.said.emit(str(error))
            return
        self._enter(room)
        self._on_changed()

    def join(self, visit: Visit) -> None:
        """Goes to a table."""
        if visit.names:
            self._memory.keep_guest_names(visit.names)
        try:
            room = self._network.join(visit)
        except VisitError as error:
            self.said.emit(str(error))
            self.turned_back.emit(error.amiss)
            return
        self._enter(room)

    def go_back(self, table: str) -> None:
        """Goes back to a table where the persons here have seats."""
        try:
            room = self._network.go_back(table)
        except ShelfError as error:
            self.said.emit(str(error))
            self.turned_back.emit(Amiss.OTHER)
            return
        self._enter(room)

    def rematch(self) -> bool:
        """Starts the next game at the table of the network, if there is one and it is ours."""
        if self._room is None:
            return False
        self._room.start()
        return True

    def seated(self, opened: OpenTable, table: TablePage) -> None:
        """A game is shown; if it was saved at a table of the network, that is offered again."""
        if self._room is None:
            try:
                room = self._network.host_again(opened)
            except ShelfError as error:
                self.said.emit(str(error))
                return
            if room is None:
                return
            self._enter(room)
            self._is_entered = True
        self._is_playing = True
        self._table = table
        table.refreshed.connect(partial(self._call, table))

    def leaving_question(self) -> Asked | None:
        """What is to be asked before the table is left; None when nobody waits for those here."""
        state = None if self._room is None else self._room.state
        if state is None or self._table is None or self._table.asking.matter is Matter.FINISHED:
            return None
        return leaving_text(state, self._table.view.left)

    def leave(self) -> None:
        """Goes away from the network."""
        self._network.stop_looking()
        room, self._room = self._room, None
        self._is_playing = False
        self._table = None
        if room is not None:
            room.leave()
            room.deleteLater()
            self.changed.emit()

    def _enter(self, room: Room) -> None:
        self.leave()
        self._room = room
        self._is_entered = False
        self._lines.clear()
        room.began.connect(self._on_began)
        room.over.connect(self._on_over)
        room.noted.connect(self.said)
        room.said.connect(self._on_said)
        room.changed.connect(self._on_changed)
        self.changed.emit()
        if room.note:
            self.said.emit(room.note)

    # What happens there.

    def _on_changed(self) -> None:
        """Shows the table as soon as somebody is let in."""
        if not self._is_entered and self._room is not None and self._room.state is not None:
            self._is_entered = True
            self.show_lobby()

    def _on_began(self, opened: OpenTable) -> None:
        self._is_playing = True
        self.table_wanted.emit(opened)

    def _on_over(self, text: str) -> None:
        room, was_playing, was_entered = self._room, self._is_playing, self._is_entered
        self.leave()
        self.said.emit(text)
        if room is not None and not was_entered:
            self.turned_back.emit(room.amiss)
        elif not was_playing:
            self.show_network()

    def _on_said(self, name: str, text: str, phrase: str) -> None:
        line = f"{name}: {text or phrase_text(phrase)}"
        self._lines.append(line)
        del self._lines[:-MOST_LINES]
        self.line_added.emit(line)
        if self._is_playing and not self._is_muted:
            self.said.emit(line)

    def _on_muted(self, is_muted: bool) -> None:
        self._is_muted = is_muted

    def _on_lobby_left(self) -> None:
        if self._is_playing:
            self.back_wanted.emit()
        else:
            self.start_wanted.emit()

    def _call(self, table: TablePage) -> None:
        """Alerts the window when somebody here is asked and looks elsewhere."""
        asking = table.asking
        calling = (asking.seat, asking.matter, asking.subject)
        if calling == self._called:
            return
        self._called = calling
        wanted = self._memory.preferences().alert
        if asking.matter in _CALLING and wanted and not self._window.isActiveWindow():
            QApplication.alert(self._window)
