# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows for the tests of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.app.settings import Settings
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.shelf import OpenTable
from literaxx.match.setup import SeatSpec
from literaxx.model.letters import orthography
from tests.kit.fake_network import FakeNetwork, FakeRoom
from tests.kit.lan_pages import host_lobby, room_of
from tests.kit.matches import AcceptAll, built_in, rules_of, setup_of
from tests.kit.sessions import hosted
from tests.kit.tabletop import Tabletop
from tests.kit.windows import FakeShelf

Open = Callable[..., Tabletop]
OpenWindow = Callable[[FakeShelf], MainWindow]


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """The light look."""
    made = Look(qapp, "light")
    yield made
    made.deleteLater()


@pytest.fixture
def open_window(qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[OpenWindow]:
    """Opens windows that are closed after the test."""
    windows: list[MainWindow] = []

    def open_one(shelf: FakeShelf) -> MainWindow:
        window = MainWindow(look, shelf, Settings(tmp_path))
        windows.append(window)
        window.resize(1180, 800)
        window.show()
        window.activateWindow()
        qtbot.waitExposed(window)
        return window

    yield open_one
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def open_table(look: Look, qtbot: QtBot) -> Iterator[Open]:
    """Opens tables that are closed after the test."""
    tables: list[Tabletop] = []

    def open_one(*args: str, **kwargs: object) -> Tabletop:
        tables.append(Tabletop(look, *args, **kwargs))  # type: ignore[arg-type]
        return tables[-1]

    yield open_one
    for table in tables:
        table.close()


@pytest.fixture
def network() -> FakeNetwork:
    """A network with a room where nothing is known yet."""
    return FakeNetwork(FakeRoom(None))


@pytest.fixture
def shelf() -> FakeShelf:
    """A shelf with one game."""
    return FakeShelf(built_in("literaxx-en"))


@pytest.fixture
def window(
    qtbot: QtBot, look: Look, tmp_path: Path, network: FakeNetwork, shelf: FakeShelf
) -> Iterator[MainWindow]:
    """A window at the network."""
    made = MainWindow(look, shelf, Settings(tmp_path), network=lambda: network)
    made.resize(1180, 800)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    yield made
    made.lan.leave()
    made.close()
    made.deleteLater()


@pytest.fixture
def playing(window: MainWindow, network: FakeNetwork) -> tuple[MainWindow, OpenTable]:
    """A host's window in the middle of a game with somebody from the network."""
    host_lobby(window, network)
    rules = rules_of("literaxx-en")
    setup = setup_of(rules, (SeatSpec("Ana"), SeatSpec("Ben", place=1)))
    opened = OpenTable(
        hosted(setup, rules), rules, AcceptAll(), orthography(rules.variant.tiles.blank_letters)
    )
    room_of(network).began.emit(opened)
    QApplication.processEvents()
    return window, opened
