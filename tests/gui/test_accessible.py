# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader finds at a crossword table, and a word laid through it alone."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from literaxx.gui.board_view import BoardView
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.match.state import TurnKind, TurnRecord
from literaxx.model.board import Board
from literaxx.model.scoring import Score
from literaxx.rules.crossword import CrosswordRules
from tests.gui.conftest import Open
from tests.kit.tables import lay, small_game
from tests.kit.tables import table as table_of
from tests.kit.tabletop import Tabletop
from tests.kit.views import composing, judging

pytestmark = pytest.mark.gui
FIELDS = {"board": BoardView, "rack": RackView, "field": ExchangeField}


def field(table: Tabletop, name: str) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table.part(FIELDS[name]))


def names(interface: QAccessibleInterface) -> list[str]:
    kind = QAccessible.Text.Name
    return [interface.child(index).text(kind) for index in range(interface.childCount())]


def press(table: Tabletop, name: str, index: int) -> None:
    field(table, name).child(index).actionInterface().doAction("Press")


def cell(name: str) -> int:
    return (int(name[1:]) - 1) * 7 + ord(name[0]) - ord("A")


def test_the_parts_of_the_table_have_names(open_table: Open) -> None:
    table = open_table("ABCDE")
    found = [field(table, name).text(QAccessible.Text.Name) for name in FIELDS]
    assert found == ["Board", "Rack", "Exchange field"]


def test_every_cell_tells_what_it_does(open_table: Open) -> None:
    cells = names(field(open_table("ABCDE"), "board"))
    assert len(cells) == 35
    assert cells[cell("A1")] == "A1, yellow, 1 point"
    assert cells[cell("D1")] == "D1, word times 3"
    assert cells[cell("B3")] == "B3, letter times 2"
    assert cells[cell("C3")] == "C3, red, 5 points, start"
    assert cells[cell("B1")] == "B1"


def test_tiles_tell_their_letter_points_and_who_laid_them(open_table: Open) -> None:
    game = small_game()
    play = lay("3C", "Be")
    score = CrosswordRules(game).assess(table_of(Board.empty(5, 7)), 0, play)
    assert isinstance(score, Score)
    history = (TurnRecord(1, TurnKind.PLAYED, score, 2),)
    board = Board.empty(5, 7).with_tiles(play.placements)
    table = open_table(view=composing(game, "ABC", board=board, history=history, turn=2))
    table.drag(table.place(1), table.cell("E3"))
    cells = names(field(table, "board"))
    assert cells[cell("C3")] == "C3, B, 3 points, laid by Bogdan"
    assert cells[cell("D3")] == "D3, blank, E, laid by Bogdan"
    assert cells[cell("E3")] == "E3, A, 1 point, laid by you, not played"
    table.shows(judging(table.view, lay("4C", "D"), mover=1))
    assert names(field(table, "board"))[cell("C4")] == "C4, D, 2 points, proposed by Bogdan"


def test_the_places_of_the_rack_tell_what_stands_there(open_table: Open) -> None:
    table = open_table("A?C")
    table.drag(table.place(1), table.cell("C3"))
    assert names(field(table, "rack")) == [
        "Place 1, empty",
        "Place 2, blank",
        "Place 3, C, 3 points",
        "Place 4, empty",
        "Place 5, empty",
    ]


def test_children_lie_where_they_are_seen(open_table: Open) -> None:
    table = open_table("ABCDE")
    for name, point, index in (
        ("board", table.cell("G5"), cell("G5")),
        ("rack", table.place(2), 1),
    ):
        place = table.area.mapToGlobal(point)
        parent = field(table, name)
        child = parent.child(index)
        assert child.rect().contains(place)
        assert parent.childAt(place.x(), place.y()) is child
        assert parent.indexOfChild(child) == index
        assert child.parent().object() is table.part(FIELDS[name])
        assert child.role() is QAccessible.Role.Cell


def test_the_focus_is_where_the_keyboard_is(open_table: Open) -> None:
    table = open_table("ABCDE")
    board, rack = field(table, "board"), field(table, "rack")
    table.key(Qt.Key.Key_Right)
    assert board.focusChild() is board.child(cell("D3"))
    assert board.child(cell("D3")).state().focused
    assert rack.focusChild() is None
    table.part(RackView).setFocus()
    table.key(Qt.Key.Key_Right)
    assert rack.focusChild() is rack.child(1)
    assert not board.child(cell("D3")).state().focused


def test_a_word_is_laid_and_tiles_are_offered_by_pressing_children_alone(
    open_table: Open,
) -> None:
    table = open_table("ABCDE")
    for place, name in ((1, "C3"), (0, "D3"), (3, "E3")):
        press(table, "rack", place)
        press(table, "board", cell(name))
    assert table.laid == {"C3": "B", "D3": "A", "E3": "D"}
    press(table, "board", cell("E3"))
    press(table, "rack", 3)
    press(table, "rack", 4)
    assert names(field(table, "rack"))[4] == "Place 5, E, 1 point, chosen"
    assert len(names(field(table, "field"))) == 1
    press(table, "field", 0)
    assert names(field(table, "field"))[:-1] == ["E, 1 point"]
    press(table, "field", 0)
    press(table, "board", cell("E3"))
    assert table.laid == {"C3": "B", "D3": "A", "E3": "E"}


def test_hidden_tiles_are_not_read_out(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.cell("C3"))
    table.area.set_curtain("Bogdan")
    assert not any(", A" in name or ", B" in name for name in names(field(table, "rack")))
    assert names(field(table, "board"))[cell("C3")] == "C3, red, 5 points, start"
    table.area.set_covered(True)
    assert field(table, "board").childCount() == 0


def test_a_table_that_is_gone_leaves_nothing_that_could_be_asked(open_table: Open) -> None:
    table = open_table("ABCDE")
    child = field(table, "board").child(3)
    table.shows(msgspec.structs.replace(table.view, count=11))
    table.area.set_covered(True)
    assert not child.isValid()
    assert child.text(QAccessible.Text.Name) == ""
    assert child.rect().isEmpty()
