# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of moves."""

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from literaxx.gui.look import Look
from literaxx.gui.move_list import MoveList
from literaxx.match.state import MatchState, TurnKind, TurnRecord
from tests.kit.tables import small_game
from tests.kit.views import composing

pytestmark = pytest.mark.gui


def after(turns: int) -> MatchState:
    """A match in which so many turns were passed."""
    view = composing(small_game(), "ABCDE")
    history = tuple(TurnRecord(turn % 2, TurnKind.PASSED) for turn in range(turns))
    progress = msgspec.structs.replace(view.progress, history=history)
    return msgspec.structs.replace(view, progress=progress)


def last_seen(moves: MoveList) -> int:
    """The row at the lower edge."""
    return moves.rowAt(moves.viewport().height() - 2)


def test_the_last_turn_is_seen_however_much_room_there_comes_to_be(
    look: Look, qtbot: QtBot
) -> None:
    moves = MoveList(look)
    qtbot.addWidget(moves)
    moves.resize(360, 900)
    moves.show_view(after(40))
    moves.show()
    for height in (900, 300, 500):
        moves.resize(360, height)
        qtbot.waitUntil(lambda: last_seen(moves) == 39)
    moves.verticalScrollBar().setValue(3)
    moves.resize(360, 300)
    qtbot.wait(0)
    assert moves.verticalScrollBar().value() == 3
    moves.show_view(after(41))
    assert last_seen(moves) == 40
