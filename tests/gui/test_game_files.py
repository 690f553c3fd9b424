# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in files, in a real window over the real disk: opened, dropped, offered again, refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.board_view import BoardView
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.path_board_view import PathBoardView
from literaxx.gui.record_page import RecordPage
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Finished
from literaxx.storage.savefile import FORMAT, VERSION, Header, seal
from literaxx.storage.saves import saves_folder
from tests.kit.sessions import FakeMachine
from tests.kit.tables import square

pytestmark = pytest.mark.gui
SETUP = Setup("literaxx-en", 1, (SeatSpec("Ana"), SeatSpec("Bo")), Options(), first=0)
GAME = """#game-type literaxx-en
#player1 ana Ana
#player2 bo Bo
>ana: CATSEIN 8F CATS +12 12
>bo: DOGSEIN H7 E. +9 9
>ana: EIN - +0 12
"""
LINES = (
    '{"format":"literaxx-lines","version":1,"variant":"wordstream-en","players":'
    '[{"nick":"ana","name":"Ana"},{"nick":"bob","name":"Bob"}],'
    '"board":"CATCH/SEDAN/OTTER/PARKS/LINES"}\n'
    '{"do":"word","player":"ana","total":3,"word":"CAT","line":[[0,0],[0,1],[0,2]],'
    '"points":3,"board":"EIOCH/SEDAN/OTTER/PARKS/LINES"}\n'
    '{"do":"pass","player":"bob","total":0}\n'
)


@pytest.fixture
def window(qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[MainWindow]:
    """A window of a new player."""
    made = MainWindow(look, FileShelf(FakeMachine().machine), Settings(tmp_path))
    made.resize(1180, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def save(window: MainWindow) -> Path:
    """A saved game that is open nowhere."""
    window.start_game(SETUP)
    window.show_start()
    (path,) = saves_folder().glob("*.literaxx")
    return path


def drop(window: MainWindow, path: Path) -> None:
    """Drops a file on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    place = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    enter = QDragEnterEvent(QPoint(50, 50), *place, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(50, 50), *place, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, event)


def test_a_dropped_save_goes_on(window: MainWindow, save: Path) -> None:
    drop(window, save)
    assert window.table is not None
    assert window.page is None
    assert window.notice.isHidden()


def test_a_dropped_record_is_shown_line_by_line(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.gcg"
    path.write_text(GAME)
    drop(window, path)
    page = window.page
    assert isinstance(page, RecordPage)
    assert [page.lines.item(row).text() for row in range(page.lines.count())] == [
        "The beginning",
        "Ana · 8F CATS · 12 points",
        "Bo · H7 ET · 2 points",
        "Ana · pass · 0 points",
    ]
    QTest.keyClick(page.lines, Qt.Key.Key_Down)
    assert page.lines.currentRow() == 1
    assert fault(page) == ""
    QTest.keyClick(page.lines, Qt.Key.Key_Down)
    assert fault(page) == "The record says something else than the rules here."
    QTest.keyClick(page.lines, Qt.Key.Key_Escape)
    assert window.page is not page


def fault(page: RecordPage) -> str:
    """What the page says is wrong with the line."""
    return page.fault.text()


def test_a_record_of_the_line_game_is_shown(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(LINES)
    window.open_file(path)
    page = window.page
    assert isinstance(page, RecordPage)
    texts = [page.lines.item(row).text() for row in range(page.lines.count())]
    assert texts[1:] == ["Ana · CAT · 3 points", "Bob · pass · 0 points"]


def test_the_board_of_a_record_is_read_cell_by_cell(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.gcg"
    path.write_text(GAME)
    window.open_file(path)
    page = window.page
    assert isinstance(page, RecordPage)
    view = page.findChild(BoardView)
    assert view is not None
    board = QAccessible.queryAccessibleInterface(view)
    assert board.text(QAccessible.Text.Name) == "Board"
    assert board.childCount() == 225

    def cell(name: str) -> str:
        at = square(name)
        return board.child(at.row * 15 + at.column).text(QAccessible.Text.Name)

    assert cell("H8") == "H8, red, 5 points, start"
    assert not board.child(0).state().focusable
    assert board.child(0).rect().isValid()
    page.lines.setCurrentRow(2)
    assert cell("F8") == "F8, C, 3 points, laid by Ana"
    assert cell("H7") == "H7, E, 1 point, laid by Bo"
    assert cell("H8") == "H8, T, 1 point, laid by Ana"
    page.lines.setCurrentRow(1)
    assert cell("H7") == "H7"


def test_the_line_of_a_record_is_read_letter_by_letter(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(LINES)
    window.open_file(path)
    page = window.page
    assert isinstance(page, RecordPage)
    page.lines.setCurrentRow(1)
    view = page.findChild(PathBoardView)
    assert view is not None
    board = QAccessible.queryAccessibleInterface(view)
    names = [board.child(index).text(QAccessible.Text.Name) for index in range(board.childCount())]
    assert len(names) == 25
    for letter, number in (("C", 1), ("A", 2), ("T", 3)):
        (name,) = (name for name in names if f"letter {number} of the line" in name)
        assert f", {letter}, " in name


def test_a_game_saved_elsewhere_is_offered_again(
    window: MainWindow, save: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "my game.literaxx"
    save.rename(elsewhere)
    window.open_file(elsewhere)
    window.show_start()
    window.menus.recent.aboutToShow.emit()
    (action,) = window.menus.recent.actions()
    assert action.text().startswith("&1  Ana, Bo · Literaxx, English · ")
    action.trigger()
    assert window.table is not None


def test_what_is_wrong_with_a_file_is_said(window: MainWindow, save: Path, tmp_path: Path) -> None:
    content = save.read_bytes()
    newer = tmp_path / "newer.literaxx"
    header = Header(FORMAT, VERSION + 1, "9.9", "x", 1, ())
    newer.write_bytes(seal(header))
    window.open_file(newer)
    assert "saved by a newer Literaxx (9.9). Nothing was changed." in window.notice.text
    assert newer.read_bytes() == seal(header)
    broken = tmp_path / "broken.gcg"
    broken.write_text("#player1 ana Ana\n>ana: no such line\n>ana: no\n")
    window.open_file(broken)
    assert window.notice.text.startswith(
        "broken.gcg is neither a saved game nor a record: line 2: "
    )
    damaged = tmp_path / "damaged.literaxx"
    damaged.write_bytes(content[:-40])
    window.open_file(damaged)
    assert "damaged" in window.notice.text
    assert (tmp_path / "damaged.literaxx.damaged").read_bytes() == content[:-40]
    assert window.table is not None
    assert not isinstance(window.table.view.phase, Finished)
