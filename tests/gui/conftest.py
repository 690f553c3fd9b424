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
