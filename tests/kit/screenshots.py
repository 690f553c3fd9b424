# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page in many sizes, and what does not fit on them.

    python -m tests.kit.screenshots FOLDER [--sizes 1024x640 …] [--percents 100 200 …]
        [--languages en it …]

Each scaling has a process of its own, since a program has one for its whole life. A text that is
cut off, a button that is too narrow for its words and two controls that overlap are printed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from literaxx.app.settings import Settings
from literaxx.gui.actions import Act
from literaxx.gui.blank_chooser import BlankChooser
from literaxx.gui.buttons import Pushable
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.network_page import NetworkPage
from literaxx.gui.page import Page
from literaxx.gui.preferences import Preferences
from literaxx.gui.recorded import RecordedGame, Shot
from literaxx.gui.shelf import SavedGame
from literaxx.match.commands import Leave
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.model.board import Board
from literaxx.model.geometry import column_name
from literaxx.storage.records_db import GameResult, PlayerResult
from tests.kit.fake_network import KITCHEN, FakeNetwork, FakeRoom, room_state, seat
from tests.kit.languages import LANGUAGES, speaking
from tests.kit.matches import built_in
from tests.kit.saves import NOW
from tests.kit.windows import FakeShelf, Player

SIZES = ("1024x640", "1180x800", "1920x1080", "3840x2160")
PERCENTS = (100, 125, 150, 200, 300)
GAMES = {
    "en": ("literaxx-en", "wordbox-en", "wordstream-en"),
    "it": ("wordbox-it", "wordbox-ro", "wordstream-it"),
    "pl": ("literaxx-pl", "wordbox-en", "wordstream-pl"),
    "ro": ("wordbox-ro", "wordbox-it", "wordstream-ro"),
}
"""The games that are there in each language; the first and the last are played."""
NAMES = ("Ana", "Bogdan", "Carla-Maria Wojciechowska", "Dorota")


def main(arguments: list[str]) -> int:
    """Takes the pictures; 1 when something does not fit."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--percents", nargs="+", type=int, default=PERCENTS)
    parser.add_argument("--texts", nargs="+", type=int, default=(100,))
    parser.add_argument("--languages", nargs="+", default=("en",))
    parser.add_argument("--no-pictures", action="store_true")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.inside:
        return _take_all(args)
    return max(_run(arguments, percent) for percent in args.percents)


def _run(arguments: list[str], percent: int) -> int:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(percent / 100),
        "LITERAXX_HOME": str(Path(arguments[0]) / "home"),
    }
    command = [sys.executable, "-m", "tests.kit.screenshots", *arguments]
    return subprocess.call([*command, "--percents", str(percent), "--inside"], env=environment)


def _take_all(args: argparse.Namespace) -> int:
    """All pictures at the scaling of this process."""
    application = QApplication([])
    percent = args.percents[0]
    faults = 0
    for language, text, size in product(args.languages, args.texts, args.sizes):
        with speaking(application, language):
            look = Look(application, "light", text / 100)
            home = args.folder / f"settings-{language}-{percent}-{text}"
            for page, window in walk(look, home, size, language):
                application.processEvents()
                name = f"{language}-{page}-{size}-{percent}" + (f"-t{text}" if text != 100 else "")
                if not args.no_pictures:
                    window.grab().save(str(args.folder / f"{name}.png"))
                for fault in misfits(window):
                    sys.stdout.write(f"{name}: {fault}\n")
                    faults += 1
    return min(faults, 1)


def walk(look: Look, home: Path, size: str, language: str) -> Iterator[tuple[str, QWidget]]:
    """Every page and dialog with much on it, one after the other.

    Args:
        look: Colours and fonts.
        home: A folder for settings.
        size: Of the window, such as `1024x640`.
        language: Whose games are played, as far as they are there.
    """
    names = GAMES[language]
    shelf = FakeShelf(*map(built_in, names))
    shelf.strengths = ("beginner", "casual", "strong", "expert")
    shelf.games = tuple(
        SavedGame(Path(f"{n}"), "Literaxx", "en", NAMES[: 2 + n], (84, 91, 7, 0)[: 2 + n], 9,
                  "Ana", NOW)
        for n in range(3)
    )  # fmt: skip
    memory = Settings(home)
    memory.keep_preferences(Preferences(movement=False))
    network = FakeNetwork()
    window = MainWindow(look, shelf, memory, network=lambda: network, languages=LANGUAGES)
    window.resize(QSize(*map(int, size.split("x"))))
    window.show()
    yield "start", window
    shows: dict[str, Callable[[], None]] = {
        "new": window.show_new,
        "preferences": window.sides.show_preferences,
        "rules": window.sides.show_rules,
        "keys": window.sides.show_keys,
        "about": window.sides.show_about,
        "records": window.sides.show_records,
        "words": window.sides.show_words,
        "network": window.lan.show_network,
        "host": window.lan.show_host,
    }
    _keep_some_results(shelf)
    network.there = (KITCHEN,)
    for name, show in shows.items():
        show()
        yield name, window
    window.sides.show_record(_some_record(shelf))
    yield "record", window
    yield from _lobbies(window, network)
    yield from _tables(window, shelf, names)
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _lobbies(window: MainWindow, network: FakeNetwork) -> Iterator[tuple[str, QWidget]]:
    """A table of the network as its host sees it, and as a guest does."""
    seats = (
        seat(NAMES[0], is_mine=True, is_far=False),
        seat(NAMES[2], is_ready=False, is_encrypted=False),
        seat(NAMES[1], is_here=False),
        seat(""),
    )
    for name, is_host in (("lobby-host", True), ("lobby-guest", False)):
        network.room = FakeRoom(room_state(*seats, is_host=is_host, watchers=2, may_start=True))
        window.lan.show_network()
        page = window.page
        assert isinstance(page, NetworkPage)
        page.address.setText("192.0.2.1")
        page.names.setText("Ana")
        page.go.click()
        network.room.changed.emit()
        yield name, window
        window.show_start()


def _tables(
    window: MainWindow, shelf: FakeShelf, games: tuple[str, ...]
) -> Iterator[tuple[str, QWidget]]:
    """A game of four: curtain, composing, judging, pause, the end; and a board of lines."""
    seats = tuple(map(SeatSpec, NAMES))
    options = Options(move_ms=60_000, game_ms=600_000, friendly_help=True)
    shelf.order = "RTIO?EA"  # the first rack, from its end
    window.start_game(Setup(games[0], 1, seats, options, first=0))
    player = Player(window, shelf.fake)
    player.settle()
    yield "curtain", window
    player.lift_curtain()
    yield "turn", window
    start = built_in(games[0]).board.start
    laid = ("".join((column_name(start.column + n), str(start.row + 1))) for n in range(3))
    player.lay_by_mouse(*(f"{cell}={player.rack[n]}" for n, cell in enumerate(laid)))
    player.settle()
    chooser = window.findChild(BlankChooser)
    if chooser is not None:
        yield "blank", chooser
        chooser.choose_typed("E")
        player.settle()
    yield "composing", window
    player.press(Qt.Key.Key_F2)
    yield "judging", window
    window.actions_table[Act.UNDO].trigger()
    player.settle()
    yield "undo", window
    player.press(Qt.Key.Key_F3)
    player.table.toggle_pause()
    player.settle()
    yield "pause", window
    player.table.toggle_pause()
    player.settle()
    player.press(Qt.Key.Key_F3)
    yield "checked", window
    for one in range(3):
        player.session.submit(one, Leave())
        player.settle()
    yield "over", window
    window.show_end()
    yield "end", window
    window.start_game(Setup(games[-1], 1, seats[:2], Options(), hides_racks=False, first=0))
    player.settle()
    yield "lines", window
    shelf.has_guide = True
    window.start_first_game()
    player.settle()
    yield "lesson", window


def _keep_some_results(shelf: FakeShelf) -> None:
    for n in range(30):
        ana = PlayerResult("Ana", "", 1 + n % 2, 150 + n * 37 % 200, "QUARTZ", 48, "QUARTZ", 1, 0)
        bo = PlayerResult(NAMES[2], "", 2 - n % 2, 190, "TEN", 9, "TENTH", 0, 1)
        shelf.records().add(GameResult(str(n), f"2026-01-{n + 1:02}", "literaxx-en", (ana, bo)))


def _some_record(shelf: FakeShelf) -> RecordedGame:
    variant = shelf.variants()[0]
    board = Board.empty(15, 15)
    shots = tuple(Shot("Ana", "WORDS", "8D", n, (n, 0), board) for n in range(40))
    return RecordedGame("A game", variant, NAMES[:2], shots)


def misfits(window: QWidget) -> Iterator[str]:
    """What does not fit, of all that can be seen."""
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.text() and not _has_room(label):
            yield f"cut off: {label.text()!r}"
    for page in window.findChildren(Page):
        content = page.widget()
        if page.isVisible() and content and content.width() > page.viewport().width():
            yield f"wider than the window: {page.accessibleName()!r}"
    buttons = [each for each in window.findChildren(Pushable) if each.isVisible()]
    for button in buttons:
        if button.width() < button.minimumSizeHint().width():
            yield f"too narrow: {button.text()!r}"
    for one, two in combinations(buttons, 2):
        if one.parent() is two.parent() and _place(one).intersects(_place(two)):
            yield f"overlap: {one.text()!r} and {two.text()!r}"


def _has_room(label: QLabel) -> bool:
    if label.wordWrap():
        return label.height() >= label.heightForWidth(label.width())
    return label.width() >= label.sizeHint().width() and label.height() >= label.sizeHint().height()


def _place(widget: QWidget) -> QRect:
    return widget.geometry()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
