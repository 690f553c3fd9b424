# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard alone at a crossword table."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from literaxx.gui.board_view import BoardView
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.model.board import Board
from literaxx.model.letters import orthography
from literaxx.paths import resources
from literaxx.rules.variants import parse_variant
from tests.gui.conftest import Open
from tests.kit.tables import lay, small_game
from tests.kit.views import composing

pytestmark = pytest.mark.gui
Key = Qt.Key


def test_letters_lay_tiles_from_the_start_cell_on(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.type("bad")
    assert table.laid == {"C3": "B", "D3": "A", "E3": "D"}


def test_space_turns_the_cursor_and_arrows_move_it(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.key(Key.Key_Space, " ")
    table.key(Key.Key_Left)
    table.key(Key.Key_Up)
    table.type("ab")
    assert table.laid == {"B2": "A", "B3": "B"}


def test_the_cursor_stays_on_the_board(open_table: Open) -> None:
    table = open_table("ABCDE")
    for _ in range(9):
        table.key(Key.Key_Up)
        table.key(Key.Key_Right)
    table.type("a")
    assert table.laid == {"G1": "A"}


def test_typed_letters_skip_what_lies_there_and_stop_at_the_edge(open_table: Open) -> None:
    board = Board.empty(5, 7).with_tiles(lay("3D", "EB").placements)
    table = open_table(view=composing(small_game(), "ABCDE", board=board))
    table.type("abcd")
    assert table.laid == {"C3": "A", "F3": "B", "G3": "C"}
    assert table.why == [Refused(Hint.NO_ROOM)]


def test_a_letter_one_lacks_uses_a_blank(open_table: Open) -> None:
    table = open_table("A?CDE")
    table.type("aj")
    assert table.laid == {"C3": "A", "D3": "j"}
    table.type("j")
    assert table.why == [Refused(Hint.NOT_ON_RACK, "J")]


def test_digits_lay_by_place_and_ask_for_the_letter_of_a_blank(open_table: Open) -> None:
    table = open_table("AB?DE")
    table.type("2")
    table.type("2")
    assert table.why == [Refused(Hint.EMPTY_PLACE, "2")]
    table.type("3")
    chooser = table.area.chooser
    assert chooser is not None
    QApplication.sendEvent(
        chooser, QKeyEvent(QEvent.Type.KeyPress, Key.Key_C, Qt.KeyboardModifier.NoModifier, "c")
    )
    assert table.laid == {"C3": "B", "D3": "c"}


def test_arrows_and_enter_choose_in_the_letter_chooser(open_table: Open) -> None:
    table = open_table("A?")
    table.type("2")
    chooser = table.area.chooser
    assert chooser is not None
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Return):
        target = chooser.focusWidget()
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, press)
    assert table.laid == {"C3": "b"}


def test_backspace_takes_the_last_tile_back_and_the_cursor_with_it(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.type("abc")
    table.key(Key.Key_Backspace)
    table.key(Key.Key_Backspace)
    table.type("e")
    assert table.laid == {"C3": "A", "D3": "E"}
    for _ in range(5):
        table.key(Key.Key_Backspace)
    assert table.rack == "ABCDE"


def test_delete_takes_back_the_tile_under_the_cursor(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.type("abc")
    table.key(Key.Key_Left)
    table.key(Key.Key_Left)
    table.key(Key.Key_Delete)
    assert table.laid == {"C3": "A", "E3": "C"}


def test_escape_takes_everything_back(open_table: Open) -> None:
    table = open_table("AB?DE")
    table.type("azb")
    table.key(Key.Key_Escape)
    assert (table.rack, table.laid) == ("AB?DE", {})
    assert table.area.draft.tiles[2].name == ""


def test_enter_wants_ok_once_however_long_it_is_held(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.key(Key.Key_Return)
    target = table.area.focusWidget()
    assert target is not None
    held = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(target, held)
    assert table.told == [("ok", None)]


def test_a_letter_of_no_tile_is_explained_and_other_signs_are_left_to_others(
    open_table: Open,
) -> None:
    table = open_table("ABCDE")
    table.type("я")
    assert table.why == [Refused(Hint.NO_SUCH_LETTER, "Я")]
    assert table.key(Key.Key_Question, "?") is False
    assert table.key(Key.Key_F2) is False
    assert table.told == [("why", Refused(Hint.NO_SUCH_LETTER, "Я"))]


def test_a_key_with_ctrl_or_alt_is_no_letter_but_with_altgr_it_is(open_table: Open) -> None:
    table = open_table("ABCDE")
    target = table.part(BoardView)
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    for modifiers in (control, Qt.KeyboardModifier.MetaModifier):
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, Key.Key_A, modifiers, "a"))
    assert table.laid == {}
    QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, Key.Key_A, control | alt, "a"))
    assert table.laid == {"C3": "A"}


@pytest.mark.parametrize("text", ["è", "e\u0300", "E", "é"])
def test_marks_that_no_tile_has_are_dropped(open_table: Open, text: str) -> None:
    table = open_table("ABCDE")
    table.commit(text)
    assert table.laid == {"C3": "E"}


@pytest.mark.parametrize("text", ["ș", "ş", "s\u0326", "Ș", "S"])
def test_romanian_letters_arrive_by_an_input_method(open_table: Open, text: str) -> None:
    text_of = (resources() / "variants" / "wordbox-ro.toml").read_text("utf-8")
    variant = parse_variant(text_of, "wordbox-ro")
    table = open_table(view=composing(variant, "SATEIOU"), variant=variant)
    table.commit(text)
    assert list(table.laid.values()) == ["S"]


def test_polish_letters_are_tiles_of_their_own(open_table: Open) -> None:
    text_of = (resources() / "variants" / "literaxx-pl.toml").read_text("utf-8")
    variant = parse_variant(text_of, "literaxx-pl")
    table = open_table(view=composing(variant, "ŁĄSAEIO"), variant=variant)
    table.commit("łą")
    table.commit("s")
    assert list(table.laid.values()) == ["Ł", "Ą", "S"]


def test_a_language_may_say_how_its_letters_are_laid(open_table: Open) -> None:
    written = orthography("ABCDEJZ", {"Æ": "E"})
    table = open_table("ABCDE", written=written)
    table.type("æ")
    assert table.laid == {"C3": "E"}


def test_on_the_rack_arrows_choose_a_place_shift_moves_its_tile_and_space_lays_it(
    open_table: Open,
) -> None:
    table = open_table("ABCDE")
    table.part(RackView).setFocus()
    table.key(Key.Key_Right)
    table.key(Key.Key_Right, shift=True)
    assert table.rack == "ACBDE"
    table.key(Key.Key_Space, " ")
    assert table.laid == {"C3": "B"}


def test_on_the_exchange_field_letters_and_digits_offer_tiles(open_table: Open) -> None:
    table = open_table("ABCD?")
    table.part(ExchangeField).setFocus()
    table.type("b5x")
    assert table.area.exchange_tiles() == ("B", "?")
    assert table.why == [Refused(Hint.NO_SUCH_LETTER, "X")]
    table.type("e")
    table.key(Key.Key_Backspace)
    assert table.area.exchange_tiles() == ("B",)
    assert table.why[-1] == Refused(Hint.NOT_ON_RACK, "E")


def test_tab_goes_from_the_board_over_the_rack_to_the_field(open_table: Open) -> None:
    table = open_table("ABCDE")
    seen = []
    for _ in range(4):
        table.area.focusNextPrevChild(True)
        seen.append(type(table.area.focusWidget()).__name__)
    assert seen == ["RackView", "IconButton", "IconButton", "ExchangeField"]


def test_typing_lets_go_of_a_clicked_tile(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.click(table.place(5))
    table.part(BoardView).setFocus()
    table.type("a")
    table.click(table.cell("D4"))
    assert table.laid == {"C3": "A"}


def test_a_click_on_a_cell_brings_the_cursor_and_a_second_one_turns_it(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.click(table.cell("B2"))
    table.click(table.cell("B2"))
    table.type("ab")
    assert table.laid == {"B2": "A", "B3": "B"}
