# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: its pages, menus and standard keys."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
)

from literaxx.app.settings import Settings
from literaxx.gui.actions import Act
from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import Chip
from literaxx.gui.controls import Label
from literaxx.gui.end_page import EndPage
from literaxx.gui.help_pages import AboutPage, KeysPage, RulesPage
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.new_game_page import NewGamePage
from literaxx.gui.page import Page, TitledCard
from literaxx.gui.preferences_page import PreferencesPage
from literaxx.gui.shelf import RefereeChoice, SavedGame
from literaxx.gui.start_page import StartPage
from literaxx.gui.theme import THEMES
from literaxx.match.setup import Options, SeatSpec, Setup
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.saves import NOW
from tests.kit.windows import FakeShelf, Player


@pytest.fixture
def shelf() -> FakeShelf:
    """Two games."""
    return FakeShelf(built_in("literaxx-en"), built_in("wordbox-en"))


@pytest.fixture
def window(open_window: OpenWindow, shelf: FakeShelf) -> MainWindow:
    """A window at its start page."""
    return open_window(shelf)


NO_MODIFIER = Qt.KeyboardModifier.NoModifier
PAGES: list[tuple[Callable[[MainWindow], None], type[Page]]] = [
    (MainWindow.show_start, StartPage),
    (MainWindow.show_new, NewGamePage),
    (lambda window: window.sides.show_preferences(), PreferencesPage),
    (lambda window: window.sides.show_rules(), RulesPage),
    (lambda window: window.sides.show_keys(), KeysPage),
    (lambda window: window.sides.show_about(), AboutPage),
]


def shown(window: MainWindow) -> Page | None:
    """The page in front; None for the table."""
    return window.page


def play_out(player: Player) -> None:
    """Both players pass twice, which ends the game."""
    for _ in range(4):
        player.lift_curtain()
        player.press(Qt.Key.Key_F4)


def start(window: MainWindow, shelf: FakeShelf) -> Player:
    """A game of two that Ana begins."""
    window.start_game(
        Setup("literaxx-en", 1, (SeatSpec("Ana"), SeatSpec("Bo")), Options(), first=0)
    )
    return Player(window, shelf.fake)


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_opens_in_every_theme(window: MainWindow, look: Look, theme: str) -> None:
    look.use(theme)
    for show, kind in PAGES:
        show(window)
        page = shown(window)
        assert isinstance(page, kind)
        corner = page.mapTo(window, QPoint(3, 3))
        assert window.grab().toImage().pixelColor(corner) == look.theme.paper
    window.show_start()


@pytest.mark.parametrize(("show", "kind"), PAGES[1:])
def test_escape_leaves_a_page(
    window: MainWindow, show: Callable[[MainWindow], None], kind: type[Page]
) -> None:
    show(window)
    page = shown(window)
    assert isinstance(page, kind)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(shown(window), StartPage)


def test_a_chip_opens_the_new_game_page_and_a_second_click_starts(
    window: MainWindow, shelf: FakeShelf
) -> None:
    page = shown(window)
    assert page is not None
    chips = page.findChildren(Chip)
    assert [chip.accessibleName() for chip in chips] == ["Literaxx, English", "WordBox, English"]
    QTest.mouseClick(chips[1], Qt.MouseButton.LeftButton)
    assert isinstance(shown(window), NewGamePage)
    QTest.mouseClick(button(window, "Start the game"), Qt.MouseButton.LeftButton)
    assert shown(window) is None
    assert shelf.opened[0].rules.variant.id == "wordbox-en"


def button(window: MainWindow, text: str) -> KeyButton:
    """The button of the page that says this."""
    page = shown(window)
    assert page is not None
    return next(each for each in page.findChildren(KeyButton) if each.text() == text)


def test_the_choices_of_last_time_are_made_again(window: MainWindow) -> None:
    window.show_new("literaxx-en")
    page = shown(window)
    assert isinstance(page, NewGamePage)
    QTest.mouseClick(button(window, "Add a player"), Qt.MouseButton.LeftButton)
    names = [field for field in page.findChildren(QLineEdit) if field.isVisible()]
    for field, name in zip(names, ("Ana", "Bo", "Cy"), strict=True):
        field.setText(name)
    for chip in page.findChildren(Chip):
        if chip.text() in ("2 min", "Bo"):
            QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    chosen = page.setup()
    assert [seat.name for seat in chosen.seats] == ["Ana", "Bo", "Cy"]
    assert chosen.first == 1
    assert chosen.options.move_ms == 120_000
    page.start()
    window.show_new("literaxx-en")
    again = shown(window)
    assert isinstance(again, NewGamePage)
    assert again.setup() == chosen
    window.show_start()


@pytest.mark.parametrize(
    ("name", "problem"),
    [("", "Every player needs a name."), ("player 1", "Two players have the same name.")],
)
def test_one_cannot_start_without_names_that_differ(
    window: MainWindow, shelf: FakeShelf, name: str, problem: str
) -> None:
    window.show_new()
    page = shown(window)
    assert isinstance(page, NewGamePage)
    page.findChildren(QLineEdit)[1].setText(name)
    assert problem in [label.text() for label in page.findChildren(Label)]
    assert not button(window, "Start the game").isEnabled()
    page.start()
    assert shelf.opened == []


def test_a_referee_that_cannot_be_chosen_says_why(window: MainWindow) -> None:
    window.show_new()
    page = shown(window)
    assert page is not None
    box = next(each for each in page.findChildren(QComboBox) if each.accessibleName() == "Referee")
    assert box.itemText(1) == "Speller – no library for it was found"
    box.setCurrentIndex(0)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentIndex() == 0


def test_the_standard_keys_open_their_pages(window: MainWindow) -> None:
    for key, modifier, kind in (
        (Qt.Key.Key_F1, NO_MODIFIER, RulesPage),
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, NewGamePage),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, PreferencesPage),
    ):
        QTest.keyClick(window, key, modifier)
        assert isinstance(shown(window), kind)


@pytest.mark.parametrize("modifier", [NO_MODIFIER, Qt.KeyboardModifier.ShiftModifier])
def test_a_question_mark_at_the_table_lists_the_keys(
    window: MainWindow, shelf: FakeShelf, modifier: Qt.KeyboardModifier
) -> None:
    player = start(window, shelf)
    player.lift_curtain()
    focused = QApplication.focusWidget()
    assert focused is not None
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        QApplication.sendEvent(focused, QKeyEvent(kind, Qt.Key.Key_Question, modifier, "?"))
    assert isinstance(shown(window), KeysPage)
    window.back()


def test_f11_fills_the_screen_and_back(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.actions_table[Act.FULL_SCREEN].isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_another_page_pauses_the_game_until_one_is_back(
    window: MainWindow, shelf: FakeShelf
) -> None:
    player = start(window, shelf)
    seen = []
    for deed in (window.sides.show_rules, window.sides.show_preferences, window.back):
        deed()
        seen.append(player.table.is_paused)
    assert seen == [True, True, False]


def test_a_game_that_was_paused_stays_paused_when_one_is_back(
    window: MainWindow, shelf: FakeShelf
) -> None:
    player = start(window, shelf)
    player.table.toggle_pause()
    window.sides.show_rules()
    window.back()
    assert player.table.is_paused


def test_preferences_hold_at_once_and_are_kept(
    window: MainWindow, look: Look, tmp_path: Path
) -> None:
    window.sides.show_preferences()
    page = shown(window)
    assert page is not None
    for chip in page.findChildren(Chip):
        if chip.text() in ("dark", "130 %"):
            QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert (look.theme.name, look.text_scale) == ("dark", 1.3)
    kept = Settings(tmp_path).preferences()
    assert (kept.theme, kept.text_percent) == ("dark", 130)
    look.use("light", 1.0)


def test_after_the_game_the_table_stays_until_the_result_is_asked_for(
    window: MainWindow, shelf: FakeShelf
) -> None:
    player = start(window, shelf)
    play_out(player)
    assert shown(window) is None
    window.actions_table[Act.RESULT].trigger()
    assert isinstance(shown(window), EndPage)
    QTest.mouseClick(button(window, "Table"), Qt.MouseButton.LeftButton)
    assert shown(window) is None


def test_a_rematch_seats_the_same_people(window: MainWindow, shelf: FakeShelf) -> None:
    player = start(window, shelf)
    play_out(player)
    window.show_end()
    QTest.mouseClick(button(window, "Rematch"), Qt.MouseButton.LeftButton)
    assert shown(window) is None
    first, second = shelf.opened
    assert second.session.view(None).setup == first.session.view(None).setup


def test_a_game_is_exported_and_copied_where_the_player_says(
    window: MainWindow, shelf: FakeShelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(window, shelf)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "game"), ""))
    window.actions_table[Act.EXPORT].trigger()
    assert shelf.exported == [tmp_path / "game.gcg"]
    assert window.notice.text == "Written: game.gcg"
    window.actions_table[Act.COPY].trigger()
    assert window.notice.text == "A copy is saved: game.literaxx"


def test_a_file_gets_a_name_that_says_whose_game_it_is(
    window: MainWindow, shelf: FakeShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = (SeatSpec('Ana / "A"'), SeatSpec("Bo: 2"))
    window.start_game(Setup("literaxx-en", 1, seats, Options(), first=0))
    asked: list[Path] = []

    def ask(parent: object, title: str, begin: str, kinds: str) -> tuple[str, str]:
        asked.append(Path(begin))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.actions_table[Act.EXPORT].trigger()
    window.actions_table[Act.COPY].trigger()
    for path, suffix in zip(asked, (".gcg", ".literaxx"), strict=True):
        assert re.fullmatch(r"Ana A Bo 2 \d{4}-\d\d-\d\d", path.stem)
        assert path.suffix == suffix
        assert path.parent.is_absolute()


def test_a_saved_game_is_dropped_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "old.literaxx"))])
    place = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_MODIFIER)
    enter = QDragEnterEvent(QPoint(50, 50), *place)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), *place))
    assert window.notice.text == "old.literaxx is not a saved game."


def test_a_saved_game_is_offered_on_the_start_page(
    window: MainWindow, shelf: FakeShelf, tmp_path: Path
) -> None:
    shelf.games = (
        SavedGame(tmp_path / "g.literaxx", "Literaxx", "en", ("A&<b>", "Bo"), (3, 4), 9, "Bo", NOW),
    )
    window.show_start()
    QTest.mouseClick(button(window, "Continue"), Qt.MouseButton.LeftButton)
    assert window.notice.text == "g.literaxx is not a saved game."


@pytest.mark.parametrize("count", [1, 5])
def test_no_card_of_the_start_page_is_blown_up_by_its_neighbours(
    window: MainWindow, shelf: FakeShelf, tmp_path: Path, count: int
) -> None:
    path = tmp_path / "g.literaxx"
    game = SavedGame(path, "Literaxx", "en", ("Ana", "Bo"), (3, 4), 9, "Bo", NOW)
    shelf.games = (game,) * count
    window.show_start()
    QApplication.processEvents()
    page = shown(window)
    assert page is not None
    card = next(
        each for each in page.findChildren(TitledCard) if each.heading.text() == "New here?"
    )
    assert card.height() <= card.sizeHint().height() + 60


def test_faults_of_own_games_are_told_on_the_start_page(
    window: MainWindow, shelf: FakeShelf
) -> None:
    shelf.wrong = ("mine.toml: board.start: Z9 is not a cell of this board",)
    window.show_start()
    page = shown(window)
    assert page is not None
    assert shelf.wrong[0] in [label.text() for label in page.findChildren(Label)]


def test_closing_asks_nothing_and_ends_the_session(
    window: MainWindow, shelf: FakeShelf, tmp_path: Path
) -> None:
    player = start(window, shelf)
    session = player.session
    assert window.close()
    count = session.view(None).count
    shelf.fake.wait(60_000)
    assert session.view(None).count == count
    assert not Settings(tmp_path).window().isEmpty()


def test_the_versions_are_copied_for_a_bug_report(window: MainWindow) -> None:
    window.sides.show_about()
    page = shown(window)
    assert isinstance(page, AboutPage)
    QTest.mouseClick(page.copy_button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Literaxx ")
    assert "PySide6" in text


def test_tab_goes_through_the_new_game_page_from_the_top(window: MainWindow) -> None:
    window.show_new()
    page = shown(window)
    assert page is not None
    page.findChildren(Chip)[0].setFocus()
    seen = []
    for _ in range(18):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused.accessibleName() or str(focused.property("text")))
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == [
        "Literaxx", "English", "Name of player 1", "Name of player 2", "Add a player", "drawn",
        "none", "none", "10 s", "accept", "yes", "Referee", "Extra words", "Excluded words",
        "yes", "no",
        "Cancel", "Start the game",
    ]  # fmt: skip


def test_the_built_in_list_is_read_whole(
    window: MainWindow, shelf: FakeShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = "Lista del programma: Italiano, 1.839.876 parole"
    monkeypatch.setattr(shelf, "referees", lambda _: (RefereeChoice("", long),))
    window.resize(1024, 640)
    window.show_new()
    QApplication.processEvents()
    assert window.page is not None
    boxes = window.page.findChildren(QComboBox)
    box = next(each for each in boxes if each.accessibleName() == "Referee")
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        box,
    )
    assert field.width() >= box.fontMetrics().horizontalAdvance(long)


def test_yes_stands_before_no_in_every_row(window: MainWindow) -> None:
    for show in (window.show_new, window.sides.show_preferences):
        show()
        page = shown(window)
        assert page is not None
        texts = [chip.text() for chip in page.findChildren(Chip) if chip.text() in ("yes", "no")]
        assert texts
        assert texts == ["yes", "no"] * (len(texts) // 2)


def test_alt_and_a_letter_lead_to_a_choice(window: MainWindow) -> None:
    window.show_new()
    page = shown(window)
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_I, Qt.KeyboardModifier.AltModifier)
    focused = QApplication.focusWidget()
    assert isinstance(focused, Chip)
    assert focused.text() == "accept"
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert isinstance(page, NewGamePage)
    assert page.setup().options.silence_checks


def test_every_control_of_every_page_is_reached_by_tab_and_has_a_name(window: MainWindow) -> None:
    for show, _ in PAGES:
        show(window)
        page = shown(window)
        assert page is not None
        for kind in (KeyButton, Chip, QLineEdit, QComboBox):
            for control in page.findChildren(kind):
                assert control.focusPolicy() & Qt.FocusPolicy.TabFocus
                assert control.accessibleName() or control.property("text")
