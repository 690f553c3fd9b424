# SPDX-License-Identifier: GPL-3.0-or-later
"""Files and texts that come to the window: games of one's own, and letters for the table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from literaxx.gui.actions import Act
from literaxx.gui.buttons import Pushable
from literaxx.gui.chips import Chip
from literaxx.gui.controls import Label
from literaxx.gui.main_window import MainWindow
from literaxx.gui.new_game_page import NewGamePage
from literaxx.gui.shelf import SavedGame
from literaxx.gui.start_page import StartPage
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.rules.variants import parse_variant
from tests.gui.conftest import OpenWindow
from tests.kit.documents import variant_example
from tests.kit.matches import built_in
from tests.kit.saves import NOW
from tests.kit.windows import FakeShelf, Player

OWN = parse_variant(variant_example(), "docs/variants.md")
TWIN = parse_variant(variant_example().replace('"hill-game"', '"hill-too"'), "its twin")
SEATS = (SeatSpec("Ana"), SeatSpec("Bo"))


@pytest.fixture
def shelf() -> FakeShelf:
    """Games of two kinds, one in two languages, and two of the player's own."""
    names = ("literaxx-en", "literaxx-pl", "wordbox-it", "wordstream-it")
    return FakeShelf(*map(built_in, names), OWN, TWIN)


@pytest.fixture
def window(open_window: OpenWindow, shelf: FakeShelf) -> MainWindow:
    """A window at its start page."""
    return open_window(shelf)


def by_drop(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drops a file on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(window, data, QPoint(50, 50))


def by_menu(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chooses a file in the dialog of the menu."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.actions_table[Act.OPEN].trigger()


def by_command_line(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program does with the file that it was started with."""
    window.open_file(path)


Way = Callable[[MainWindow, Path, pytest.MonkeyPatch], None]
WAYS: tuple[Way, ...] = (by_drop, by_menu, by_command_line)


def drop(window: MainWindow, data: QMimeData, point: QPoint) -> bool:
    """Drags something over the window and drops it; whether it was welcome."""
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    enter = QDragEnterEvent(point, *how, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(point), *how, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(window, event)
    return enter.isAccepted()


@pytest.mark.parametrize("way", WAYS)
def test_an_opened_variant_file_leads_to_a_new_game_of_it(
    window: MainWindow, shelf: FakeShelf, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    way(window, Path("mine.toml"), monkeypatch)
    assert shelf.kept == [Path("mine.toml")]
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.setup().variant == TWIN.id
    assert "on the start page" in window.notice.text


@pytest.mark.parametrize("way", WAYS)
def test_a_broken_variant_file_is_told_and_nothing_else_happens(
    window: MainWindow, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    way(window, Path("broken.toml"), monkeypatch)
    assert window.notice.text == "broken.toml cannot be used as a game: id: missing."
    assert isinstance(window.page, StartPage)


def test_what_is_no_file_of_ours_is_not_welcome(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "picture.png"))])
    assert not drop(window, data, QPoint(50, 50))
    words = QMimeData()
    words.setText("word")
    assert not drop(window, words, QPoint(50, 50))


def test_text_is_dropped_on_a_cell_of_the_table(window: MainWindow, shelf: FakeShelf) -> None:
    shelf.order = "PLANETS"
    window.start_game(Setup("literaxx-en", 1, SEATS, Options(), first=0))
    player = Player(window, shelf.fake)
    player.lift_curtain()
    data = QMimeData()
    data.setText("plane")
    assert drop(window, data, player.cell("F8"))
    laid = {tile.square.name: tile.face for tile in player.area.draft.laid if tile.square}
    assert laid == {"F8": "P", "G8": "L", "H8": "A", "I8": "N", "J8": "E"}


# The start page.


def push(window: MainWindow, name: str) -> None:
    """Clicks the button of the page that a screen reader calls so."""
    assert window.page is not None
    buttons = window.page.findChildren(Pushable)
    button = next(each for each in buttons if each.accessibleName() == name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_saved_game_is_removed_from_the_start_page(window: MainWindow, shelf: FakeShelf) -> None:
    shelf.games = tuple(
        SavedGame(Path(f"{name}.literaxx"), "Literaxx", "en", (name, "Bo"), (1, 2), 3, "Bo", NOW)
        for name in ("Ana", "Eva")
    )
    window.show_start()
    push(window, "Remove: Ana, Bo, Literaxx")
    assert [game.names[0] for game in shelf.games] == ["Eva"]
    assert window.notice.text == "Ana.literaxx is in the trash now."
    with pytest.raises(StopIteration):
        push(window, "Remove: Ana, Bo, Literaxx")


def test_a_game_of_ones_own_is_removed_from_the_start_page(
    window: MainWindow, shelf: FakeShelf
) -> None:
    shelf.own = (TWIN,)
    window.show_start()
    before = chips(window)
    push(window, f"Remove: {TWIN.title}, English")
    assert len(chips(window)) == len(before) - 1
    assert window.notice.text == "hill-too is in the trash now."


def chips(window: MainWindow) -> list[str]:
    """What the chips of the start page say, from the first card on."""
    page = window.page
    assert isinstance(page, StartPage)
    return [chip.text() for chip in page.findChildren(Chip)]


def test_chips_tell_variants_apart(window: MainWindow) -> None:
    assert chips(window) == [
        "English", "Polski · Literaki", "Italiano", "Italiano", "English", "English · hill-too",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("last", "first"), [("literaxx-pl", "Polski · Literaki"), ("hill-game", "English")]
)
def test_the_last_choice_comes_first(
    window: MainWindow, shelf: FakeShelf, last: str, first: str
) -> None:
    window.start_game(Setup(last, 1, SEATS, Options(), first=0))
    window.show_start()
    page = window.page
    assert isinstance(page, StartPage)
    assert chips(window)[0] == first
    QTest.mouseClick(page.findChildren(Chip)[0], Qt.MouseButton.LeftButton)
    again = window.page
    assert isinstance(again, NewGamePage)
    assert again.setup().variant == last


def test_a_game_keeps_its_name_when_its_last_language_has_another(window: MainWindow) -> None:
    window.start_game(Setup("literaxx-pl", 1, SEATS, Options(), first=0))
    window.show_start()
    page = window.page
    assert page is not None
    titles = [label.text() for label in page.findChildren(Label)]
    assert titles.index("Literaxx") < titles.index("WordBox")


def test_cards_of_many_games_stand_in_rows(window: MainWindow) -> None:
    page = window.page
    assert page is not None
    tops = [chip.mapTo(window, QPoint(0, 0)).y() for chip in page.findChildren(Chip)]
    assert tops[0] == tops[2] == tops[3] < tops[4]
