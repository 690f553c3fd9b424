# SPDX-License-Identifier: GPL-3.0-or-later
"""A process with a window at which somebody plays on the network by keys alone.

`python -m tests.kit.lan_window host` prints a line of JSON with address and code, then another with
the totals; `… guest ADDRESS CODE` prints the totals.
"""

from __future__ import annotations

import json
import os
import re
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtNetwork import QHostAddress
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from literaxx.app.lan import LocalNetwork
from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.table_page import TablePage
from literaxx.match.choices import Matter
from literaxx.match.state import Composing
from literaxx.model.tiles import BLANK
from literaxx.paths import user_config
from literaxx.session.clock import Machine

PATIENCE_MS = 120_000
SETTLED_MS = 450
"""A key whose meaning has just changed is obeyed after this."""


class Keyboard:
    """Somebody at a window who has no mouse."""

    def __init__(self, window: MainWindow) -> None:
        """At a window that is shown."""
        self._window = window
        self._deadline = QDeadlineTimer(PATIENCE_MS)

    def wait(self, ms: int = 50) -> None:
        """Lets time pass, but not for ever."""
        QTest.qWait(ms)
        if self._deadline.hasExpired():
            raise SystemExit("nothing happened any more")

    def go_to(self, name: str) -> QWidget:
        """Presses Tab until something of this name has the keyboard."""
        for _ in range(200):
            focus = QApplication.focusWidget()
            text = getattr(focus, "text", None)
            names = [] if focus is None else [focus.accessibleName()]
            if callable(text):
                names.append(text())
            if focus is not None and name in names:
                return focus
            QTest.keyClick(focus or self._window, Qt.Key.Key_Tab)
            self.wait(5)
        raise SystemExit(f"Tab does not lead to {name}")

    def push(self, name: str) -> None:
        """Pushes a button."""
        QTest.keyClick(self.go_to(name), Qt.Key.Key_Space)
        self.wait()

    def fill(self, name: str, text: str) -> None:
        """Writes into a field."""
        field = self.go_to(name)
        assert isinstance(field, QLineEdit)
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)

    def letter(self, letter: str) -> None:
        """Types a letter where the keyboard is."""
        target = QApplication.focusWidget() or self._window
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(letter), Qt.KeyboardModifier.NoModifier, letter.lower())
            QApplication.sendEvent(target, event)
        self.wait(20)

    def key(self, key: Qt.Key) -> None:
        """Presses F2 or F4 once it is obeyed."""
        self.wait(SETTLED_MS)
        QTest.keyClick(QApplication.focusWidget() or self._window, key)
        self.wait(20)


def play(window: MainWindow, keyboard: Keyboard) -> tuple[int, ...]:
    """Plays a word of two letters at the first turn, accepts all, passes then; the totals."""
    played = False
    while True:
        keyboard.wait()
        table = window.table
        if table is None:
            continue
        match table.asking.matter:
            case Matter.FINISHED:
                return table.view.table.scores
            case Matter.JUDGING:
                keyboard.key(Qt.Key.Key_F2)
            case Matter.COMPOSING if table.view.table.board.is_empty() and not played:
                played = True
                lay_two(table, keyboard)
            case Matter.COMPOSING:
                keyboard.key(Qt.Key.Key_F4)
            case _:
                pass


def lay_two(table: TablePage, keyboard: Keyboard) -> None:
    """Lays two letters of the rack across the middle, and says OK."""
    assert isinstance(table.view.phase, Composing)
    rack = table.view.table.racks[table.view.phase.seat]
    for letter in [tile for tile in rack if tile != BLANK][:2]:
        keyboard.letter(letter)
    keyboard.key(Qt.Key.Key_F2)


def host(window: MainWindow, keyboard: Keyboard) -> None:
    """Offers a table, and begins when a guest is ready."""
    keyboard.push("Host a table")
    keyboard.push("Offer the table")
    page = window.page
    assert page is not None
    texts = " ".join(label.text() for label in page.findChildren(QLabel))
    code = re.search(r"<b>(\w{3}-\w{3}-\w{3})</b>", texts)
    where = re.search(r"Address: \S+:(\d+)", texts)
    assert code is not None
    assert where is not None
    say({"address": f"127.0.0.1:{where[1]}", "code": code[1]})
    while "✓ <b>Ben</b>" not in " ".join(label.text() for label in page.findChildren(QLabel)):
        keyboard.wait()
    keyboard.push("Start the game")


def guest(keyboard: Keyboard, address: str, code: str) -> None:
    """Goes to a table, and is ready."""
    keyboard.push("Join")
    keyboard.fill("Name", "Ben")
    keyboard.fill("Code of the table, if it has one", code)
    keyboard.fill("Address of the host", address)
    keyboard.push("Join")
    keyboard.wait(500)
    keyboard.push("Ready")


def say(value: object) -> None:
    """Tells the test."""
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Plays a game."""
    application = QApplication(sys.argv[:1])
    loopback = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
    window = MainWindow(
        Look(application, "light"),
        FileShelf(Machine()),
        Settings(user_config()),
        network=lambda: LocalNetwork(Machine(), addresses=[loopback], is_told=False),
    )
    window.show()
    window.activateWindow()
    keyboard = Keyboard(window)
    keyboard.wait(200)
    if sys.argv[1] == "host":
        host(window, keyboard)
    else:
        guest(keyboard, *sys.argv[2:4])
    say({"scores": play(window, keyboard)})
    keyboard.wait(1_000)
    window.close()
    keyboard.wait(300)


if __name__ == "__main__":
    main()
