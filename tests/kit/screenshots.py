# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every page in many sizes, and what does not fit on them.

    python -m tests.kit.screenshots FOLDER [--sizes 1024x640 …] [--percents 100 200 …]

Each scaling has a process of its own, since a program has one for its whole life. A text that is
cut off, a button that is too narrow for its words and two controls that overlap are printed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from literaxx.app.settings import Settings
from literaxx.gui.buttons import Pushable
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.preferences import Preferences
from literaxx.gui.recorded import RecordedGame, Shot
from literaxx.gui.shelf import SavedGame
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.model.board import Board
from literaxx.storage.records_db import GameResult, PlayerResult
from tests.kit.matches import built_in
from tests.kit.saves import NOW
from tests.kit.windows import FakeShelf, Player

SIZES = ("1024x640", "1180x800", "1920x1080", "3840x2160")
PERCENTS = (100, 125, 150, 200, 300)
NAMES = ("Ana", "Bogdan", "Carla-Maria Wojciechowska", "Dorota")


def main(arguments: list[str]) -> int:
    """Takes the pictures; 1 when something does not fit."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--percents", nargs="+", type=int, default=PERCENTS)
    parser.add_argument("--texts", nargs="+", type=int, default=(100,))
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.inside:
        return _take_all(args.folder, args.sizes, args.percents[0], args.texts)
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


def _take_all(folder: Path, sizes: list[str], percent: int, texts: list[int]) -> int:
    """All pictures at the scaling of this process."""
    application = QApplication([])
    faults = 0
    for text in texts:
        look = Look(application, "light", text / 100)
        for size in sizes:
            for page, window in _pages(look, folder / f"settings-{percent}-{text}", size):
                application.processEvents()
                name = f"{page}-{size}-{percent}" + (f"-t{text}" if text != 100 else "")
                window.grab().save(str(folder / f"{name}.png"))
                for fault in misfits(window):
                    sys.stdout.write(f"{name}: {fault}\n")
                    faults += 1
    return min(faults, 1)


def _pages(look: Look, home: Path, size: str) -> Iterator[tuple[str, MainWindow]]:
    """Every page with much on it, one after the other."""
    variants = [built_in(name) for name in ("literaxx-en", "wordbox-it", "wordstream-en")]
    shelf = FakeShelf(*variants)
    shelf.games = tuple(
        SavedGame(Path(f"{n}"), "Literaxx", "en", NAMES[: 2 + n], (84, 91, 7, 0)[: 2 + n], 9,
                  "Ana", NOW)
        for n in range(3)
    )  # fmt: skip
    memory = Settings(home)
    memory.keep_preferences(Preferences(movement=False))
    window = MainWindow(look, shelf, memory, languages=("en", "it", "pl", "ro"))
    window.resize(QSize(*map(int, size.split("x"))))
    window.show()
    yield "start", window
    shows: dict[str, Callable[[], None]] = {
        "new": window.show_new,
        "preferences": window.show_preferences,
        "rules": window.show_rules,
        "keys": window.show_keys,
        "about": window.show_about,
        "records": window.show_records,
    }
    _keep_some_results(shelf)
    for name, show in shows.items():
        show()
        yield name, window
    window.show_record(_some_record(shelf))
    yield "record", window
    yield from _tables(window, shelf)
    window.close()


def _tables(window: MainWindow, shelf: FakeShelf) -> Iterator[tuple[str, MainWindow]]:
    """A game of four: curtain, composing, judging, pause, the end; and a board of lines."""
    seats = tuple(map(SeatSpec, NAMES))
    options = Options(move_ms=60_000, game_ms=600_000)
    window.start_game(Setup("literaxx-en", 1, seats, options, first=0))
    player = Player(window, shelf.fake)
    player.settle()
    yield "curtain", window
    player.lift_curtain()
    player.lay_by_mouse(*(f"{c}8={player.rack[n]}" for n, c in enumerate("FGH")))
    player.settle()
    yield "composing", window
    player.press(Qt.Key.Key_F2)
    yield "judging", window
    player.table.toggle_pause()
    player.settle()
    yield "pause", window
    player.table.toggle_pause()
    for seat in range(3):
        player.table.leave_game(seat)
        player.settle()
    yield "over", window
    window.show_end()
    yield "end", window
    window.start_game(Setup("wordstream-en", 1, seats[:2], Options(), hides_racks=False, first=0))
    player.settle()
    yield "lines", window


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
