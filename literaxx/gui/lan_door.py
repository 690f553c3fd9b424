# SPDX-License-Identifier: GPL-3.0-or-later
"""The door to the network: behind it is imported only what somebody asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.gui.lan import MakeNetwork
from literaxx.gui.look import Look
from literaxx.gui.shelf import Memory, OpenTable, Shelf

if TYPE_CHECKING:
    from literaxx.gui.lan_rooms import LanRooms
    from literaxx.gui.table_page import TablePage


class LanDoor(QObject):
    """The window's way to tables on the network.

    Signals:
        page_wanted: A page is to be shown.
        table_wanted: A game is to be shown; the argument is its OpenTable.
        start_wanted: The start page is to be shown.
        back_wanted: The page is left, the table is to be seen again.
        said: A sentence for the player.
        changed: There is a table of the network now, or no more.
    """

    page_wanted = Signal(object)
    table_wanted = Signal(object)
    start_wanted = Signal()
    back_wanted = Signal()
    said = Signal(str)
    changed = Signal()

    def __init__(
        self, window: QWidget, look: Look, shelf: Shelf, memory: Memory, network: MakeNetwork | None
    ) -> None:
        """A door that is closed.

        Args:
            window: Parent, and what is alerted.
            look: Colours and fonts.
            shelf: What there is to play.
            memory: Names and preferences.
            network: Makes what knows where tables are; None for no network.
        """
        super().__init__(window)
        self._things = (window, look, shelf, memory)
        self._network = network
        self._rooms: LanRooms | None = None

    @property
    def is_there(self) -> bool:
        """Whether there is a network at all."""
        return self._network is not None

    @property
    def has_room(self) -> bool:
        """Whether somebody here is at a table of the network."""
        return self._rooms is not None and self._rooms.room is not None

    def show_network(self, back_to: str = "") -> None:
        """Shows the tables on the network, and goes back to a seat at one of them, if asked to."""
        if self._network is not None:
            self._open(self._network).show_network(back_to)

    def show_host(self) -> None:
        """Shows the page of a table that is to be offered."""
        if self._network is not None:
            self._open(self._network).show_host()

    def show_room(self) -> bool:
        """Shows who is at the table, and what is said there; whether somebody here is at one."""
        if self._rooms is None or not self._rooms.is_entered:
            return False
        self._rooms.show_lobby()
        return True

    def seated(self, opened: OpenTable, table: TablePage) -> None:
        """A game is shown; one of the network is offered there again."""
        is_of_network = self.has_room or bool(opened.session.log().header.table)
        if self._network is not None and is_of_network:
            self._open(self._network).seated(opened, table)

    def rematch(self) -> bool:
        """Starts the next game at the table of the network, if somebody here is at one."""
        return self._rooms is not None and self._rooms.rematch()

    def leave(self) -> None:
        """Goes away from the network."""
        if self._rooms is not None:
            self._rooms.leave()

    def leave_first(
        self, then: Callable[[], object], otherwise: Callable[[], object] | None = None
    ) -> None:
        """Does something that takes whoever is here away from a table of the network.

        Args:
            then: That; if others wait at the table, only after a question.
            otherwise: What is done instead if the answer is no.
        """
        if not self.asks_first(then, otherwise):
            then()

    def asks_first(
        self, then: Callable[[], object], otherwise: Callable[[], object] | None = None
    ) -> bool:
        """Asks before the table is left, if others wait there; whether that was asked.

        Args:
            then: What is done when the table has been left, if the answer is yes.
            otherwise: What is done if it is no.
        """
        asked = None if self._rooms is None else self._rooms.leaving_question()
        application = QApplication.instance()
        is_logging_out = isinstance(application, QApplication) and application.isSavingSession()
        if asked is None or is_logging_out:
            return False
        from literaxx.gui.question import Question

        window, look, *_ = self._things
        question = Question(window, look, asked)
        question.accepted.connect(self.leave)
        question.accepted.connect(then)
        if otherwise is not None:
            question.rejected.connect(otherwise)
        question.open()
        return True

    def _open(self, network: MakeNetwork) -> LanRooms:
        if self._rooms is None:
            from literaxx.gui.lan_rooms import LanRooms

            rooms = self._rooms = LanRooms(*self._things, network())
            rooms.page_wanted.connect(self.page_wanted)
            rooms.table_wanted.connect(self.table_wanted)
            rooms.start_wanted.connect(self.start_wanted)
            rooms.back_wanted.connect(self.back_wanted)
            rooms.said.connect(self.said)
            rooms.changed.connect(self.changed)
        return self._rooms
