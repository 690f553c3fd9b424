# SPDX-License-Identifier: GPL-3.0-or-later
"""Records across games, from the last move of a game to the page about them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from literaxx.app.shelf import FileShelf
from literaxx.gui.actions import Act
from literaxx.gui.buttons import KeyButton
from literaxx.gui.main_window import MainWindow
from literaxx.gui.records_page import RecordsPage
from literaxx.match.commands import LiftCurtain, Pass
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, Finished
from literaxx.paths import user_data
from literaxx.storage.records_db import GameResult, PlayerResult, Wanted
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.sessions import FakeMachine
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui
SETUP = Setup("literaxx-en", 1, (SeatSpec("Ana"), SeatSpec("Bo")), Options(), first=0)


@pytest.fixture
def shelf() -> FakeShelf:
    """Records of two games."""
    made = FakeShelf(built_in("literaxx-en"))
    for name, place, total in (("1", 1, 210), ("2", 2, 180)):
        ana = PlayerResult("Ana", "", place, total, "QUARTZ", 48, "QUARTZ", 2, 1)
        bo = PlayerResult("Bo", "", 3 - place, 190, "TEN", 9, "TENTH", 0, 3)
        made.records().add(GameResult(name, f"2026-01-0{name}", "literaxx-en", (ana, bo)))
    return made


@pytest.fixture
def window(open_window: OpenWindow, shelf: FakeShelf) -> MainWindow:
    """A window at the page of records."""
    made = open_window(shelf)
    made.actions_table[Act.RECORDS].trigger()
    return made


def page_of(window: MainWindow) -> RecordsPage:
    """The page."""
    assert isinstance(window.page, RecordsPage)
    return window.page


def press(window: MainWindow, text: str) -> None:
    """Clicks a button."""
    buttons = page_of(window).findChildren(KeyButton)
    button = next(each for each in buttons if each.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_figures_follow_what_is_chosen(window: MainWindow) -> None:
    page = page_of(window)
    names = ("played", "won", "move", "longest", "checks")
    assert [page.value(name) for name in names] == [
        "2", "—", "QUARTZ · 48 · Ana", "QUARTZ · Ana", "4 : 8",
    ]  # fmt: skip
    page.player.setCurrentIndex(page.player.findData("Bo"))
    assert [page.value(name) for name in names] == ["2", "1", "TEN · 9", "TENTH", "0 : 6"]
    assert page.value("game").startswith("190 · ")
    assert page.bars.accessibleName().endswith(": 190, 190")
    page.opponent.setCurrentIndex(page.opponent.findData("Bo"))
    assert page.value("played") == "0"


def test_records_are_exported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    press(window, "Export…")
    text = (tmp_path / "mine.csv").read_text("utf-8-sig")
    assert text.count("QUARTZ") == 4
    assert len(text.splitlines()) == 5


def test_records_are_erased_only_when_that_is_said_twice(
    window: MainWindow, shelf: FakeShelf
) -> None:
    press(window, "Erase…")
    assert shelf.records().figures(Wanted()).played == 2
    press(window, "Really erase all records")
    assert shelf.records().figures(Wanted()).played == 0
    assert page_of(window).value("played") == "0"


def test_records_of_a_newer_version_are_told_of(open_window: OpenWindow, shelf: FakeShelf) -> None:
    with closing(sqlite3.connect(user_data() / "records.sqlite")) as newer:
        newer.execute("PRAGMA user_version = 99")
    window = open_window(shelf)
    window.actions_table[Act.RECORDS].trigger()
    told = [label.text() for label in page_of(window).findChildren(QLabel)]
    assert "A newer Literaxx keeps these records. Nothing was changed." in told
    assert page_of(window).value("played") == "0"


def test_a_game_that_is_over_is_handed_in_once(open_window: OpenWindow) -> None:
    shelf = FakeShelf(built_in("literaxx-en"))
    window = open_window(shelf)
    window.start_game(SETUP)
    player = Player(window, shelf.fake)
    for _ in range(4):
        assert shelf.results == []
        player.lift_curtain()
        player.press(Qt.Key.Key_F4)
    player.wait(1_000)
    assert shelf.results == shelf.opened


def test_a_result_on_the_disk_counts_once_also_when_the_game_is_opened_again(qtbot: QtBot) -> None:
    shelf = FileShelf(FakeMachine().machine)
    table = shelf.new_table(SETUP)
    session = table.session
    while not isinstance(phase := session.view(None).phase, Finished):
        assert isinstance(phase, Composing)
        command = LiftCurtain if phase.has_curtain else Pass
        with qtbot.waitSignal(session.advanced):
            session.submit(phase.seat, command(phase.turn_id))
    for _ in range(2):
        shelf.keep_result(table)
        qtbot.waitUntil(lambda: shelf.records().figures(Wanted()).played == 1)
    assert shelf.records().people() == ("Ana", "Bo")
    assert sum(shelf.records().figures(Wanted(name)).won for name in ("Ana", "Bo")) >= 1
    shelf.close(table)
