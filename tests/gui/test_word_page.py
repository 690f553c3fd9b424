# SPDX-License-Identifier: GPL-3.0-or-later
"""The word browser, by real keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from literaxx.gui.actions import Act
from literaxx.gui.main_window import MainWindow
from literaxx.gui.word_page import WordPage
from literaxx.match.setup import Options, SeatSpec, Setup
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui
SEATS = (SeatSpec("Ana"), SeatSpec("Bo"))


def open_page(window: MainWindow, language: str) -> WordPage:
    """The page, opened from the menu."""
    window.actions_table[Act.WORDS].trigger()
    page = window.page
    assert isinstance(page, WordPage)
    page.language.setCurrentIndex(page.language.findData(language))
    return page


def rows(page: WordPage) -> list[list[str]]:
    """What the list shows."""
    items = [page.words.topLevelItem(row) for row in range(page.words.topLevelItemCount())]
    return [[item.text(column) for column in range(3)] for item in items if item is not None]


def test_words_are_found_by_what_is_typed(open_window: OpenWindow, qtbot: QtBot) -> None:
    page = open_page(open_window(FakeShelf(built_in("literaxx-en"))), "en")
    QTest.keyClicks(page.begins, "qua")
    QTest.keyClicks(page.ends, "tz")
    qtbot.waitUntil(lambda: [row[0] for row in rows(page)] == ["QUARTZ"], timeout=30_000)
    assert rows(page) == [["QUARTZ", "QUARTZ", "everyday"]]
    assert page.note.text().startswith("1 ")
    QTest.keyClicks(page.holds, "q")
    page.ends.clear()
    page.longest.setValue(3)
    qtbot.waitUntil(lambda: [row[0] for row in rows(page)] == ["QUA"], timeout=30_000)


def test_words_without_marks_show_how_they_are_spelled(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    page = open_page(open_window(FakeShelf(built_in("literaxx-en"))), "ro")
    page.pattern.insert("școal?")
    qtbot.waitUntil(
        lambda: ["SCOALA", "SCOALĂ, ȘCOALA, ȘCOALĂ", "everyday"] in rows(page), timeout=30_000
    )


def test_long_answers_are_cut_and_say_so(open_window: OpenWindow, qtbot: QtBot) -> None:
    page = open_page(open_window(FakeShelf(built_in("literaxx-en"))), "en")
    QTest.keyClicks(page.begins, "s")
    qtbot.waitUntil(lambda: len(rows(page)) == 500, timeout=30_000)
    assert "500" in page.note.text()


@pytest.mark.parametrize("has_help", [False, True])
def test_a_running_game_closes_the_words_unless_it_has_friendly_help(
    open_window: OpenWindow, *, has_help: bool
) -> None:
    shelf = FakeShelf(built_in("literaxx-en"))
    window = open_window(shelf)
    window.start_game(Setup("literaxx-en", 1, SEATS, Options(friendly_help=has_help), first=0))
    assert window.actions_table[Act.WORDS].isEnabled() is has_help
    other = open_window(FakeShelf(built_in("literaxx-en")))
    other.sides.show_words()
    assert isinstance(other.page, WordPage) is has_help


def test_the_end_of_a_game_opens_the_words(open_window: OpenWindow) -> None:
    shelf = FakeShelf(built_in("literaxx-en"))
    window = open_window(shelf)
    window.start_game(Setup("literaxx-en", 1, SEATS, Options(), first=0))
    player = Player(window, shelf.fake)
    for _ in range(4):
        player.lift_curtain()
        player.press(Qt.Key.Key_F4)
    player.wait(1_000)
    assert window.actions_table[Act.WORDS].isEnabled()
