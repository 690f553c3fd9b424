# SPDX-License-Identifier: GPL-3.0-or-later
"""The table under a finger: tap a tile and tap a cell, or drag."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from literaxx.match.setup import Options, SeatSpec, Setup
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui


class Finger:
    """A finger on a window."""

    def __init__(self, player: Player) -> None:
        """A finger that does not touch yet."""
        self._window = player.window
        self._screen = QTest.createTouchDevice()

    def tap(self, point: QPoint) -> None:
        """Touches a point for a moment."""
        self.drag(point, point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Touches a point, moves on, lets go at another."""
        handle, device = self._window.windowHandle(), self._screen
        assert isinstance(device, QPointingDevice)
        QTest.touchEvent(handle, device).press(0, start, handle).commit()
        for step in range(1, 6):
            point = start + (end - start) * step / 5
            QTest.touchEvent(handle, device).move(0, point, handle).commit()
        QTest.touchEvent(handle, device).release(0, end, handle).commit()
        QApplication.processEvents()


@pytest.fixture
def player(open_window: OpenWindow) -> Player:
    """Ana's turn; she holds the tiles of PLANETS."""
    shelf = FakeShelf(built_in("literaxx-en"))
    shelf.order = "PLANETS"
    window = open_window(shelf)
    window.start_game(Setup("literaxx-en", 1, (SeatSpec("A"), SeatSpec("B")), Options(), first=0))
    made = Player(window, shelf.fake)
    made.lift_curtain()
    return made


def laid(player: Player) -> dict[str, str]:
    """What lies on the board before OK."""
    play = player.area.play()
    placements = () if play is None else play.placements
    return {each.square.name: each.tile.letter for each in placements}


def test_a_tile_is_tapped_and_then_a_cell(player: Player) -> None:
    finger = Finger(player)
    for letter, cell in (("P", "H8"), ("A", "I8")):
        finger.tap(player.place(letter))
        finger.tap(player.cell(cell))
    assert laid(player) == {"H8": "P", "I8": "A"}
    finger.tap(player.cell("I8"))
    finger.tap(player.cell("I9"))
    assert laid(player) == {"H8": "P", "I9": "A"}


def test_a_tile_is_dragged_there_and_back(player: Player) -> None:
    finger = Finger(player)
    finger.drag(player.place("N"), player.cell("H8"))
    assert laid(player) == {"H8": "N"}
    finger.drag(player.cell("H8"), player.field())
    assert laid(player) == {}
    assert player.area.exchange_tiles() == ("N",)
