# SPDX-License-Identifier: GPL-3.0-or-later
"""The first game with its guide, from the start page to the end of the lesson; and the tips."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.buttons import Pushable
from literaxx.gui.coach import CoachCard
from literaxx.gui.lesson import Step, step_text
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.start_page import StartPage
from literaxx.match.choices import Matter
from literaxx.match.commands import Leave
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import TurnKind
from literaxx.model.tiles import BLANK
from literaxx.players.movegen import MoveGenerator
from literaxx.storage.dictionaries import open_list
from literaxx.storage.records_db import Wanted
from tests.gui.conftest import OpenWindow
from tests.kit.languages import LANGUAGES, speaking
from tests.kit.matches import built_in
from tests.kit.sessions import FakeMachine
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui


@pytest.fixture
def fake() -> FakeMachine:
    """Time that the test moves."""
    return FakeMachine()


@pytest.fixture
def window(qtbot: QtBot, look: Look, tmp_path: Path, fake: FakeMachine) -> Iterator[MainWindow]:
    """A newcomer's window over the real disk."""
    made = MainWindow(look, FileShelf(fake.machine), Settings(tmp_path))
    made.resize(1180, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def coach(window: MainWindow) -> CoachCard:
    """What the coach says."""
    assert window.table is not None
    card = window.table.findChild(CoachCard)
    assert card is not None
    return card


def press(window: MainWindow, text: str) -> None:
    """Clicks a button of the page or of the coach."""
    where = window.page or window.table
    assert where is not None
    buttons = where.findChildren(Pushable)
    button = next(each for each in buttons if each.text() == text and each.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def until(qtbot: QtBot, player: Player, is_so: Callable[[], bool]) -> None:
    """Lets time pass until the guide has done something."""

    def looked() -> bool:
        player.wait(500)
        return is_so()

    qtbot.waitUntil(looked, timeout=20_000)


def test_a_newcomer_learns_everything_by_doing(
    window: MainWindow, fake: FakeMachine, qtbot: QtBot
) -> None:
    press(window, "First game")
    player = Player(window, fake)
    player.settle()
    assert coach(window).text.startswith("Lay a word.")
    assert "".join(player.rack) == "PLANETS"
    player.lay_by_keys("C8", "PLANET")
    player.settle()
    assert coach(window).text.startswith("Colours are points.")
    player.press(Qt.Key.Key_F2)
    until(qtbot, player, lambda: coach(window).text.startswith("Do you believe it?"))

    # Left in the middle, and gone on with.
    press(window, "Skip the lesson")
    assert isinstance(window.page, StartPage)
    press(window, "Continue")
    until(qtbot, player, lambda: player.table.is_paused)
    press(window, "Go on")
    until(qtbot, player, lambda: coach(window).text.startswith("Do you believe it?"))

    player.press(Qt.Key.Key_F2)
    until(qtbot, player, lambda: coach(window).text.startswith("The blank."))
    lay_with_blank(player)
    assert "double click" in coach(window).text
    player.press(Qt.Key.Key_F2)
    until(qtbot, player, lambda: coach(window).text.startswith("Check it."))
    player.press(Qt.Key.Key_F3)
    until(qtbot, player, lambda: coach(window).text.startswith("Exchange."))
    history = player.table.view.progress.history
    assert history[-1].kind is TurnKind.REFUSED
    player.drag(player.place(player.rack[0]), player.field())
    player.settle()
    assert "(F3)" in coach(window).text
    player.press(Qt.Key.Key_F3)
    until(qtbot, player, lambda: player.table.asking.matter is Matter.JUDGING)
    player.settle()
    assert coach(window).text.startswith("Another word. This one is good")
    player.press(Qt.Key.Key_F2)
    until(qtbot, player, lambda: coach(window).text.startswith("That is all there is to it."))
    press(window, "Start page")
    assert isinstance(window.page, StartPage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_is_read_whole_in_a_small_window_with_large_text(
    window: MainWindow, fake: FakeMachine, look: Look, qapp: QApplication, language: str
) -> None:
    press(window, "First game")
    player = Player(window, fake)
    right = player.table.right
    assert right.moves.isVisible()
    window.resize(1024, 640)
    look.use("light", 1.5)
    card = coach(window)
    with speaking(qapp, language):
        for step in Step:
            title, text = step_text(step)
            card.say(title, "1 / 6", text, "", "Skip")
            player.settle()
            card.say(title, "1 / 6", text, "", "Skip")
            QApplication.processEvents()
            assert card.height() >= card.heightForWidth(card.width())
            assert not card.geometry().intersects(right.cards.geometry())
            assert not right.cards.geometry().intersects(right.bar.geometry())
            assert not right.bar.geometry().intersects(right.deeds.geometry())
            assert right.bar.height() >= right.bar.heightForWidth(right.bar.width())
    assert not right.moves.isVisible()
    look.use("light", 1.0)


def lay_with_blank(player: Player) -> None:
    """Lays the first move there is that needs the blank."""
    words = open_list("en").graph
    generator = MoveGenerator(built_in("literaxx-en"), words)
    view = player.table.view
    rack = [tile for tile in player.rack if tile != BLANK][:2]
    moves = generator.all_moves(generator.position(view.table.board, [*rack, BLANK]))
    move = next(move for move in moves if any(each.tile.is_blank for each in move.play.placements))
    for placement in move.play.placements:
        tile = placement.tile
        face = BLANK if tile.is_blank else tile.letter
        player.drag(player.place(face), player.cell(placement.square.name))
        if tile.is_blank:
            assert player.area.chooser is not None
            player.key(Qt.Key.Key_unknown, tile.letter)
    player.settle()


def test_a_first_game_is_no_record(window: MainWindow, fake: FakeMachine, qtbot: QtBot) -> None:
    press(window, "First game")
    player = Player(window, fake)
    player.session.submit(0, Leave())
    until(qtbot, player, lambda: player.table.asking.matter is Matter.FINISHED)
    assert FileShelf(fake.machine).records().figures(Wanted()).played == 0


def test_each_tip_is_given_once_and_all_can_be_switched_off(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    shelf = FakeShelf(built_in("literaxx-en"))
    window = open_window(shelf)
    window.start_game(Setup("literaxx-en", 1, (SeatSpec("A"), SeatSpec("B")), Options(), first=0))
    player = Player(window, shelf.fake)
    player.settle()
    assert "tiles are covered" in coach(window).text
    player.lift_curtain()
    assert "Drag tiles onto the board" in coach(window).text
    press(window, "Got it")
    assert coach(window).isHidden()
    player.wait(1_000)
    assert coach(window).isHidden()
    player.press(Qt.Key.Key_F4)
    player.lift_curtain()
    assert coach(window).isHidden()
    player.lay_by_mouse(f"H8={player.rack[0]}", f"I8={player.rack[1]}")
    player.press(Qt.Key.Key_F2)
    assert "Check (F3) asks the dictionary" in coach(window).text
    press(window, "No more tips")
    assert coach(window).isHidden()
    assert not Settings(tmp_path).preferences().tips
    player.press(Qt.Key.Key_F2)
    player.lift_curtain()
    player.press(Qt.Key.Key_F4)
    player.lift_curtain()
    assert coach(window).isHidden()
