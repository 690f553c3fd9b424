# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing flashes, not even while time runs out."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from literaxx.match.setup import Options, SeatSpec, Setup
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui
SMALL = QSize(118, 80)
"""Pixels of a picture in which a digit is hardly more than a dot."""


def picture(player: Player) -> QImage:
    """The window in shades of grey."""
    how = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    small = player.window.grab().toImage().scaled(SMALL, *how)
    return small.convertToFormat(QImage.Format.Format_Grayscale8)


def changed_points(one: QImage, two: QImage) -> int:
    """How much of the window is lighter or darker by a tenth of what there is or more."""
    points = [(x, y) for x in range(SMALL.width()) for y in range(SMALL.height())]
    far = [
        abs(one.pixelColor(*point).red() - two.pixelColor(*point).red()) > 25 for point in points
    ]
    return sum(far)


@pytest.mark.parametrize("is_judging", [False, True])
def test_the_last_seconds_change_the_window_in_one_place_only(
    open_window: OpenWindow, *, is_judging: bool
) -> None:
    shelf = FakeShelf(built_in("literaxx-en"))
    shelf.order = "PLANETS"
    window = open_window(shelf)
    options = Options(move_ms=30_000, decision_ms=30_000)
    window.start_game(Setup("literaxx-en", 1, (SeatSpec("Ana"), SeatSpec("Bo")), options, first=0))
    player = Player(window, shelf.fake)
    player.lift_curtain()
    if is_judging:
        player.lay_by_keys("C8", "PLANET")
        player.press(Qt.Key.Key_F2)
    matter = player.table.asking.matter
    player.wait(17_000)
    before, changes = picture(player), []
    for _ in range(22):
        player.wait(500)
        assert player.table.asking.matter is matter
        after = picture(player)
        changes.append(changed_points(before, after))
        before = after
    # A digit is one point, a ring that comes and goes would be four.
    assert max(changes) <= 2
    assert any(changes)
