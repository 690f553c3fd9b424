# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of tables on the network: what is read there, pushed there, and how one gets there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from literaxx.gui.lobby_page import LobbyPage
from literaxx.gui.main_window import MainWindow
from tests.kit.fake_network import FakeNetwork, FakeRoom, room_state, seat


def button(where: QWidget | None, text: str) -> QAbstractButton:
    """The button that says this, by its text or for a screen reader."""
    assert where is not None
    return next(
        each
        for each in where.findChildren(QAbstractButton)
        if text in (each.text(), each.accessibleName()) and not each.isHidden()
    )


def texts(where: QWidget | None) -> str:
    """All that is read on a page."""
    assert where is not None
    QApplication.processEvents()
    return "\n".join(label.text() for label in where.findChildren(QLabel) if label.isVisible())


def push(where: QWidget | None, text: str) -> None:
    """Pushes a button by the keyboard."""
    QTest.keyClick(button(where, text), Qt.Key.Key_Space)
    QApplication.processEvents()


def room_of(network: FakeNetwork) -> FakeRoom:
    assert network.room is not None
    return network.room


def host_lobby(window: MainWindow, network: FakeNetwork) -> LobbyPage:
    """The lobby of a host where one guest sits."""
    room = room_of(network)
    room.now = room_state(seat("Ana", is_mine=True, is_far=False), seat("Ben", is_ready=False))
    push(window.page, "Host a table")
    push(window.page, "Offer the table")
    page = window.page
    assert isinstance(page, LobbyPage)
    return page
