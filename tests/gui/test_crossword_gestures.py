# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles from anywhere to anywhere, and everything that can come between."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.gui.draft import Hint, Refused
from literaxx.gui.lifted_tile import LiftedTile
from literaxx.gui.rack_view import ExchangeField
from literaxx.gui.table_area import TableSettings
from literaxx.match.events import EndCause
from literaxx.match.state import Finished, SeatState
from literaxx.model.board import Board
from literaxx.model.scoring import Settlement
from tests.gui.conftest import Open
from tests.kit.tables import lay, small_game
from tests.kit.tabletop import LEFT, NOWHERE, Tabletop
from tests.kit.views import composing, judging

pytestmark = pytest.mark.gui


def test_a_tile_is_dragged_from_the_rack_to_the_board(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(2), table.cell("C3"))
    assert (table.rack, table.laid) == ("A.CDE", {"C3": "B"})
    assert table.told == [("draft", None)]


def test_a_tile_is_dragged_from_cell_to_cell_and_back_to_the_rack(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.cell("C3"))
    table.drag(table.cell("C3"), table.cell("G5"))
    assert table.laid == {"G5": "A"}
    table.drag(table.cell("G5"), table.place(1))
    assert (table.rack, table.laid) == ("ABCDE", {})


def test_tiles_are_dragged_to_the_exchange_field_and_from_there(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.field())
    assert table.area.exchange_tiles() == ("A",)
    table.drag(table.field(), table.cell("B2"))
    assert (table.area.exchange_tiles(), table.laid) == ((), {"B2": "A"})
    table.drag(table.cell("B2"), table.field())
    table.drag(table.field(), table.place(1))
    assert table.rack == "ABCDE"


def test_the_rack_is_put_in_order_by_dragging(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.place(4))
    assert table.rack == "BCDAE"
    assert ("rack", tuple("BCDAE")) in table.told


def test_click_and_click_does_the_same_as_a_drag(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.click(table.place(3))
    table.click(table.cell("C3"))
    table.click(table.cell("C3"))
    table.click(table.cell("D3"))
    assert table.laid == {"D3": "C"}
    table.click(table.cell("D3"))
    table.click(table.field())
    assert table.area.exchange_tiles() == ("C",)
    table.click(table.field())
    table.click(table.place(3))
    assert table.rack == "ABCDE"


def test_a_second_click_on_the_tile_lets_it_stand(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.click(table.place(3))
    table.click(table.place(3))
    table.click(table.cell("C3"))
    assert table.rack == "ABCDE"


def test_an_own_tile_dropped_on_another_changes_places_with_it(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.cell("C3"))
    table.drag(table.place(2), table.cell("C3"))
    assert (table.rack, table.laid) == ("A.CDE", {"C3": "B"})


@pytest.mark.parametrize("where", ["beside", "taken", "outside"])
def test_dropped_on_nothing_the_tile_goes_home(open_table: Open, where: str) -> None:
    board = Board.empty(5, 7).with_tiles(lay("3C", "BE").placements)
    table = open_table(view=composing(small_game(), "ABCDE", board=board))
    points = {"beside": NOWHERE, "taken": table.cell("C3"), "outside": QPoint(-300, 900)}
    table.drag(table.place(1), points[where])
    assert (table.rack, table.laid) == ("ABCDE", {})
    assert table.told == []


def interruptions() -> dict[str, Callable[[Tabletop], object]]:
    return {
        "escape": lambda table: table.key(Qt.Key.Key_Escape),
        "deactivated": lambda table: QApplication.sendEvent(
            table.area, QEvent(QEvent.Type.WindowDeactivate)
        ),
        "grab lost": lambda table: QApplication.sendEvent(
            table.area, QEvent(QEvent.Type.UngrabMouse)
        ),
        "resized": lambda table: table.area.resize(700, 600),
        "hidden": lambda table: table.area.hide(),
        "other button": lambda table: QTest.mouseClick(
            table.area, Qt.MouseButton.RightButton, pos=NOWHERE
        ),
        "paused": lambda table: table.area.set_covered(True),
        "curtain": lambda table: table.area.set_curtain("Bogdan"),
        "covered": lambda table: table.shows(table.view, covered=True),
        "other person": lambda table: table.area.show_view(table.view, 1),
    }


@pytest.mark.parametrize("what", interruptions())
def test_whatever_ends_a_drag_the_tile_is_at_home(open_table: Open, what: str) -> None:
    table = open_table("ABCDE")
    table.take(table.place(1), table.cell("C3"))
    interruptions()[what](table)
    table.let_go(table.cell("C3"))
    table.area.show_view(table.view, 0)
    assert (table.rack, table.laid) == ("ABCDE", {})
    assert not table.part(LiftedTile).isVisible()


def test_escape_first_empties_the_hand_and_then_takes_everything_back(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.cell("C3"))
    table.take(table.place(2), table.cell("D3"))
    table.key(Qt.Key.Key_Escape)
    table.let_go(table.cell("D3"))
    assert table.laid == {"C3": "A"}
    table.key(Qt.Key.Key_Escape)
    assert table.rack == "ABCDE"


def test_an_arriving_move_does_not_disturb_the_tile_in_the_hand(open_table: Open) -> None:
    table = open_table(view=composing(small_game(), "ABCDE", mover=1, turn=4))
    table.take(table.place(1), table.cell("C2"))
    board = Board.empty(5, 7).with_tiles(lay("3C", "BE").placements)
    table.shows(judging(table.view, lay("3C", "BE"), mover=1))
    table.shows(composing(small_game(), "ABCDE", board=board, turn=5))
    assert table.part(LiftedTile).isVisible()
    table.let_go(table.cell("C2"))
    assert table.laid == {"C2": "A"}


def test_the_end_of_ones_turn_leaves_the_tile_in_the_hand_there(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(2), table.cell("C3"))
    table.take(table.cell("C3"), table.cell("D3"))
    table.shows(composing(small_game(), "ABCDE", mover=1, turn=2))
    assert table.part(LiftedTile).isVisible()
    table.let_go(table.place(2))
    assert table.rack == "ABCDE"


def test_a_tile_that_one_has_no_more_leaves_the_hand(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.take(table.place(1), table.cell("C3"))
    table.shows(composing(small_game(), "JJ", mover=1, turn=2))
    assert not table.part(LiftedTile).isVisible()
    table.let_go(table.cell("C3"))
    assert (table.rack, table.laid) == ("JJ", {})


def test_a_tile_glides_home_and_may_be_taken_again_on_its_way(
    open_table: Open, qtbot: QtBot
) -> None:
    table = open_table("ABCDE", moves=True)
    table.drag(table.place(1), NOWHERE)
    assert table.part(LiftedTile).isVisible()
    table.take(table.place(1), table.cell("C3"))
    table.let_go(table.cell("C3"))
    qtbot.waitUntil(lambda: not table.part(LiftedTile).isVisible())
    assert table.laid == {"C3": "A"}


def test_a_laid_blank_asks_for_its_letter(open_table: Open) -> None:
    table = open_table("A?")
    table.drag(table.place(2), table.cell("C3"))
    chooser = table.area.chooser
    assert chooser is not None
    assert chooser.choose_typed("q") is False
    assert chooser.choose_typed("b") is True
    assert table.laid == {"C3": "b"}
    assert table.area.chooser is None


def test_closing_the_letter_chooser_takes_the_blank_back(open_table: Open) -> None:
    table = open_table("A?")
    table.drag(table.place(2), table.cell("C3"))
    assert table.area.chooser is not None
    table.area.chooser.reject()
    assert table.rack == "A?"


def test_a_double_click_on_a_laid_blank_asks_again(open_table: Open) -> None:
    table = open_table("A?")
    table.drag(table.place(2), table.cell("C3"))
    assert table.area.chooser is not None
    table.area.chooser.choose_typed("B")
    table.click(table.cell("C3"))
    QTest.mouseDClick(table.area, LEFT, pos=table.cell("C3"))
    chooser = table.area.chooser
    assert chooser is not None
    chooser.reject()
    assert table.laid == {"C3": "b"}
    QTest.mouseDClick(table.area, LEFT, pos=table.cell("C3"))
    assert table.area.chooser is not None
    table.area.chooser.choose_typed("C")
    assert table.laid == {"C3": "c"}


def test_the_end_of_the_turn_closes_the_letter_chooser(open_table: Open) -> None:
    table = open_table("A?")
    table.drag(table.place(2), table.cell("C3"))
    table.shows(composing(small_game(), "A?", mover=1, turn=2))
    assert table.area.chooser is None
    assert table.rack == "A?"


def test_while_ones_word_is_judged_only_the_rack_can_be_arranged(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.drag(table.place(1), table.cell("C3"))
    table.shows(judging(table.view, table.area.draft.to_play()))
    table.drag(table.cell("C3"), table.place(1))
    table.drag(table.place(2), table.cell("D3"))
    assert table.rack == ".BCDE"
    table.drag(table.place(5), table.place(2))
    assert table.rack == ".EBCD"


def test_what_is_against_the_moment_is_explained(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.shows(judging(table.view, lay("3C", "A")))
    table.area.clear()
    assert table.why == [Refused(Hint.NOT_NOW)]


def test_the_curtain_hides_the_tiles_until_space_lifts_it(open_table: Open) -> None:
    table = open_table("AAAAA")
    open_colour = table.colour_at(table.place(1) + QPoint(-8, -8))
    table.area.set_curtain("Ana")
    table.area.take_keyboard()
    assert table.colour_at(table.place(1) + QPoint(-8, -8)) != open_colour
    focus = table.area.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert ("curtain", None) in table.told
    table.area.set_curtain(None)
    assert table.colour_at(table.place(1) + QPoint(-8, -8)) == open_colour


def test_no_tile_shows_its_face_while_the_game_is_paused(open_table: Open) -> None:
    board = Board.empty(5, 7).with_tiles(lay("3C", "BE").placements)
    table = open_table(view=composing(small_game(), "JJJJJ", board=board))
    point = table.cell("C3") + QPoint(-10, 8)
    lying = table.colour_at(point)
    table.area.set_covered(True)
    assert table.colour_at(point) != lying
    assert table.colour_at(table.place(1)) == table.colour_at(table.place(2))


def test_shuffle_and_sort_tell_the_new_order(open_table: Open) -> None:
    table = open_table("DBCAE")
    table.area.sort_rack()
    assert table.rack == "ABCDE"
    table.area.shuffle_rack()
    assert table.has_all_tiles()
    assert ("rack", tuple("ABCDE")) in table.told


def test_an_own_order_that_the_match_does_not_know_is_told(open_table: Open, qtbot: QtBot) -> None:
    table = open_table("EABEC")
    table.drag(table.place(4), table.cell("C3"))
    board = Board.empty(5, 7).with_tiles(lay("3C", "E").placements)
    table.shows(composing(small_game(), "ABECJ", board=board, mover=1, turn=2))
    qtbot.waitUntil(lambda: ("rack", tuple("EABCJ")) in table.told)


def test_ten_thousand_random_gestures_never_lose_or_double_a_tile(open_table: Open) -> None:
    board = Board.empty(5, 7).with_tiles(lay("3C", "BE").placements)
    own = composing(small_game(), "A?CDE", board=board)
    views = [
        own,
        composing(small_game(), "A?CDE", board=board, mover=1, turn=2),
        judging(own, lay("4D", "D"), mover=1),
        judging(own, lay("4D", "D")),
        composing(small_game(), "EDC?A", board=board, turn=3),
    ]
    table = open_table(view=own)
    chance = Random(1)
    area, hand = table.area, table.area.hand
    for count in range(10_000):
        point = QPoint(chance.randrange(-40, area.width() + 40), chance.randrange(area.height()))
        match chance.choice("pmmmmrrrceVRkd"):
            case "p":
                QTest.mousePress(area, LEFT, pos=point)
            case "m":
                hand.move(point.toPointF())
            case "r":
                QTest.mouseRelease(area, LEFT, pos=point)
            case "c":
                hand.cancel()
            case "e":
                QApplication.sendEvent(area, QEvent(QEvent.Type.WindowDeactivate))
            case "V":
                table.shows(msgspec.structs.replace(chance.choice(views), count=count))
            case "R":
                area.resize(chance.randrange(400, 560), chance.randrange(360, 480))
            case "k":
                table.type(chance.choice("abcz123"))
            case _:
                QTest.mouseDClick(area, LEFT, pos=point)
        if area.chooser is not None and chance.random() < 0.5:
            area.chooser.choose_typed("A")
        elif area.chooser is not None:
            area.chooser.reject()
        assert table.has_all_tiles()
        held = hand.held
        assert held is None or area.draft.find(held) is not None
    QTest.mouseRelease(area, LEFT, pos=NOWHERE)


def tip(table: Tabletop, point: QPoint) -> str:
    return table.area.tip_at(point.toPointF())


def test_pointing_tells_points_only_where_the_table_has_agreed_on_it(open_table: Open) -> None:
    board = Board.empty(5, 7).with_tiles(lay("3D", "JE").placements)
    table = open_table(view=composing(small_game(), "AB?", board=board))
    assert tip(table, table.place(2)) == "B, 3 points"
    assert tip(table, table.cell("D3")) == "J, 5 points"
    assert tip(table, table.cell("D1")) == "The whole word counts 3 times"
    expected = "A tile of the same colour (yellow) counts 3 times"
    assert tip(table, table.cell("A1")) == expected
    assert tip(table, table.cell("B3")) == "The tile counts 2 times"
    assert tip(table, table.cell("B1")) == ""
    assert tip(table, NOWHERE) == ""
    table.area.set_settings(TableSettings(values=False))
    assert tip(table, table.place(2)) == ""
    table.area.set_settings(TableSettings())
    table.area.set_curtain("Ana")
    assert tip(table, table.place(2)) == ""
    assert tip(table, table.cell("D3")) == "J, 5 points"


@pytest.mark.parametrize(
    ("used", "bag", "text"),
    [
        (0, 50, "Drop tiles here to exchange · 3\u00a0left"),
        (2, 7, "Drop tiles here to exchange · 1\u00a0left"),
        (3, 50, "No exchange left"),
        (0, 6, "Too few in the bag to exchange"),
    ],
)
def test_the_exchange_field_tells_how_often_it_can_be_used(
    open_table: Open, used: int, bag: int, text: str
) -> None:
    view = composing(small_game(), "ABCDE", bag=bag)
    seats = (SeatState(exchanges=used), SeatState())
    progress = msgspec.structs.replace(view.progress, seats=seats)
    table = open_table(view=msgspec.structs.replace(view, progress=progress))
    field = table.part(ExchangeField)
    assert isinstance(field, ExchangeField)
    assert field.text == text


def test_after_the_game_the_exchange_field_asks_for_nothing(open_table: Open) -> None:
    view = composing(small_game(), "ABCDE", bag=50)
    over = Finished(EndCause.PASSES, None, (Settlement((), 0, 0),) * 2)
    table = open_table(view=msgspec.structs.replace(view, phase=over))
    field = table.part(ExchangeField)
    assert isinstance(field, ExchangeField)
    assert field.text == ""
