# SPDX-License-Identifier: GPL-3.0-or-later
"""The row of buttons keeps room for the Undo of a mover who waits."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from literaxx.gui.deed_row import DeedRow
from literaxx.gui.look import Look
from literaxx.match.choices import Choices, Matter


@pytest.fixture
def row(look: Look, qtbot: QtBot) -> Iterator[DeedRow]:
    """The buttons of a game with a shuffle, as wide as in a window of the usual size."""
    made = DeedRow(look)
    made.resize(471, 44)
    made.show()
    made.show_choices(Choices(0, Matter.COMPOSING), hides_racks=False, undo_left_ms=None)
    yield made
    made.close()
    made.deleteLater()


@pytest.mark.parametrize("name", ["Al", "Player 1", "Maximiliana Victoria"])
@pytest.mark.parametrize("left_ms", [None, 10_000])
def test_no_button_is_cut_off_whatever_the_name(
    row: DeedRow, name: str, left_ms: int | None
) -> None:
    row.show_undo(name, left_ms)
    assert row.undo_button.text().startswith(name[:2])
    assert "Undo" in row.undo_button.text()
    assert row.minimumSizeHint().width() <= row.width()


def test_the_key_is_shown_where_it_has_room(row: DeedRow) -> None:
    row.show_undo("Player 1", 10_000)
    assert row.undo_button.key == ""
    row.resize(700, 44)
    row.show_undo("Player 1", 10_000)
    assert row.undo_button.key == "Ctrl+Z"
