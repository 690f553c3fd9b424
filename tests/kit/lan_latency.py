# SPDX-License-Identifier: GPL-3.0-or-later
"""How long it takes from a key at one window until all others have painted what it did.

`python -m tests.kit.lan_latency [ONLOOKERS]` opens a host, three guests and some onlookers in one
process, each with a window and a socket of its own, plays a game by keys, and prints the times. All
windows share one core here; at four computers each paints for itself.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("LITERAXX_HOME", tempfile.mkdtemp())

import msgspec
from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtNetwork import QHostAddress
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.app.lan import LocalNetwork
from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.lan import Offer, Visit
from literaxx.gui.lan_rooms import LanRooms
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.table_page import TablePage
from literaxx.match.choices import Matter
from literaxx.match.setup import Options
from literaxx.model.tiles import BLANK
from literaxx.paths import user_config
from literaxx.session.clock import Machine
from tests.kit.lan import lan_setup
from tests.kit.matches import rules_of

SETTLED_MS = 500
_ASKED = (Matter.COMPOSING, Matter.JUDGING)


def wait(is_done: Callable[[], object]) -> None:
    """Lets the windows work until something is so."""
    deadline = QDeadlineTimer(30_000)
    while not is_done():
        if deadline.hasExpired():
            raise SystemExit("it never happened")
        QApplication.processEvents()


class Painted(QObject):
    """Notes when a window has painted what happened.

    Attributes:
        at: When it had; 0 as long as it has not.
    """

    def __init__(self, window: MainWindow) -> None:
        """Watches the window's table."""
        super().__init__(window)
        self.at = 0.0
        self._is_due = False
        assert window.table is not None
        window.table.refreshed.connect(self._on_refreshed)
        for widget in window.table.findChildren(QWidget):
            widget.installEventFilter(self)

    def begin(self) -> None:
        """Something is about to happen."""
        self.at, self._is_due = 0.0, False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees the paint event."""
        if event.type() is QEvent.Type.Paint and self._is_due and not self.at:
            self.at = perf_counter()
        return False

    def _on_refreshed(self) -> None:
        self._is_due = True


def opened(application: QApplication) -> MainWindow:
    """A window on the loopback network."""
    loopback = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
    window = MainWindow(
        Look(application, "light"),
        FileShelf(Machine()),
        Settings(user_config()),
        network=lambda: LocalNetwork(Machine(), addresses=[loopback], is_told=False),
    )
    window.show()
    return window


def rooms_of(window: MainWindow) -> LanRooms:
    """The window's way to the network."""
    window.lan.show_network()
    rooms = window.findChild(LanRooms)
    assert rooms is not None
    return rooms


def enter(application: QApplication, address: str, *names: str) -> MainWindow:
    """Somebody comes, and is ready."""
    window = opened(application)
    rooms = rooms_of(window)
    rooms.join(Visit(address, names))
    wait(lambda: rooms.room is not None and rooms.room.state is not None)
    room = rooms.room
    if names and room is not None:
        wait(lambda: room.state is not None and any(seat.is_mine for seat in room.state.seats))
        room.set_ready(True)
    return window


def seated(application: QApplication, onlookers: int) -> list[MainWindow]:
    """A host, three guests and onlookers at a game that has begun."""
    host = opened(application)
    setup = msgspec.structs.replace(
        lan_setup(rules_of("literaxx-en"), "Ana", "", "", ""), options=Options(decision_ms=60_000)
    )
    rooms = rooms_of(host)
    rooms.host(setup, Offer("Kitchen", has_code=False))
    room = rooms.room
    assert room is not None
    state = room.state
    assert state is not None
    address = f"127.0.0.1:{state.where.rpartition(':')[2]}"
    windows = [host, *(enter(application, address, name) for name in ("Ben", "Cleo", "Dan"))]
    windows += [enter(application, address) for _ in range(onlookers)]
    wait(lambda: room.state is not None and room.state.may_start)
    room.start()
    wait(lambda: all(window.table is not None for window in windows))
    return windows


def press(table: TablePage, key: Qt.Key, text: str = "") -> None:
    """Presses a key in a window."""
    target = QApplication.focusWidget() or table.area
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(target, QKeyEvent(kind, key, Qt.KeyboardModifier(0), text))


def lay_two(table: TablePage, seat: int) -> None:
    """Lays two letters of the rack across the middle."""
    for letter in [tile for tile in table.view.table.racks[seat] if tile != BLANK][:2]:
        press(table, Qt.Key(ord(letter)), letter.lower())


def measured(windows: list[MainWindow]) -> tuple[list[float], list[float]]:
    """Plays; milliseconds of each key until the last, and until the typical, window has painted."""
    painted = [Painted(window) for window in windows]
    tables = [table for window in windows if (table := window.table) is not None]
    slowest: list[float] = []
    typical: list[float] = []
    has_played = False
    while True:
        QTest.qWait(SETTLED_MS)
        who = next((t for t in tables[:4] if t.asking.matter in _ASKED), None)
        if who is None:
            return slowest, typical
        who.window().activateWindow()
        wait(who.isActiveWindow)
        is_first = who.asking.matter is Matter.COMPOSING and not has_played
        if is_first and who.asking.seat is not None:
            has_played = True
            lay_two(who, who.asking.seat)
        key = Qt.Key.Key_F2 if is_first or who.asking.matter is Matter.JUDGING else Qt.Key.Key_F4
        for each in painted:
            each.begin()
        began = perf_counter()
        QTest.keyClick(QApplication.focusWidget() or who, key)
        wait(lambda: all(each.at for each in painted))
        times = sorted(1_000 * (each.at - began) for each in painted)
        slowest.append(times[-1])
        typical.append(statistics.median(times))


def main() -> None:
    """Measures, and says what."""
    application = QApplication(sys.argv[:1])
    onlookers = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    windows = seated(application, onlookers)
    slowest, typical = measured(windows)
    sys.stdout.write(
        f"{len(windows)} windows, {len(slowest)} keys: the last window after "
        f"{statistics.median(slowest):.0f} ms (median), {max(slowest):.0f} ms (at most); "
        f"a window after {statistics.median(typical):.0f} ms (median)\n"
    )
    for window in reversed(windows):
        window.close()
    QTest.qWait(300)


if __name__ == "__main__":
    main()
