# SPDX-License-Identifier: GPL-3.0-or-later
"""A table's own words on the page of a new game."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from literaxx.gui.main_window import MainWindow
from literaxx.gui.new_game_page import NewGamePage
from literaxx.gui.own_words import FROM_FILE, OwnWordsBox
from literaxx.gui.shelf import ShelfError
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf

pytestmark = pytest.mark.gui


@pytest.fixture
def shelf() -> FakeShelf:
    """One game."""
    return FakeShelf(built_in("literaxx-en"))


@pytest.fixture
def window(open_window: OpenWindow, shelf: FakeShelf) -> MainWindow:
    """The page of a new game in a window."""
    made = open_window(shelf)
    made.show_new()
    return made


def page_of(window: MainWindow) -> NewGamePage:
    """The page."""
    assert isinstance(window.page, NewGamePage)
    return window.page


def boxes(window: MainWindow) -> tuple[OwnWordsBox, OwnWordsBox]:
    """That of extra and that of excluded words."""
    extra, excluded = page_of(window).findChildren(OwnWordsBox)
    return extra, excluded


def choose(box: OwnWordsBox, data: str) -> None:
    """Chooses an item as a person does."""
    index = box.findData(data)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_a_file_is_taken_in_and_chosen_and_offered_for_both(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/x/club.txt", ""))
    extra, excluded = boxes(window)
    choose(extra, FROM_FILE)
    qtbot.waitUntil(lambda: extra.value() == "club")
    assert extra.currentText() == "club, 3 words"
    choose(excluded, "club")
    options = page_of(window).setup().options
    assert (options.extra_words, options.excluded_words) == ("club", "club")
    choose(extra, "")
    assert page_of(window).setup().options.extra_words == ""


def test_reading_a_file_can_be_given_up(window: MainWindow, qtbot: QtBot) -> None:
    extra, _ = boxes(window)
    importing = extra.take_file(Path("endless.txt"))
    assert importing is not None
    with qtbot.waitSignal(importing.failed) as failed:
        importing.progress.canceled.emit()
    assert failed.args == [""]
    assert extra.value() == ""


def test_why_a_file_is_refused_is_said(
    window: MainWindow, shelf: FakeShelf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> str:
        raise ShelfError("club.txt, line 3: no.")

    monkeypatch.setattr(shelf, "take_words", refuse)
    extra, _ = boxes(window)
    assert extra.take_file(Path("club.txt")) is not None
    qtbot.waitUntil(lambda: window.notice.text == "club.txt, line 3: no.")
