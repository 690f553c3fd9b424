# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard alone at a crossword table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from literaxx.gui.board_view import BoardView
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.model.board import Board
from literaxx.model.letters import orthography
from literaxx.paths import resources
from literaxx.rules.variants import parse_variant
from literaxx.storage.dictionaries import read_card
from tests.gui.conftest import Open
from tests.kit.matches import built_in
from tests.kit.tables import SMALL_GAME, lay, small_game, square
from tests.kit.tabletop import Tabletop
from tests.kit.views import composing

pytestmark = pytest.mark.gui
Key = Qt.Key
ROMANIAN = built_in("wordbox-ro")
DIGRAPH = parse_variant(
    SMALL_GAME.replace('"ABCDEJZ"', '["A", "D", "E", "QU", "U"]').replace(
        "B = [3, 4], C = [3, 2]", "QU = [3, 4], U = [3, 2]"
    ),
    "a game with a tile of two letters",
)


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


def test_a_first_click_where_the_cursor_stands_by_itself_does_not_turn_it(open_table: Open) -> None:
    table = open_table("ABCDE")
    start = table.area.keys.cursor
    table.click(table.cell(start.square.name))
    assert table.area.keys.cursor == start
    table.click(table.cell(start.square.name))
    assert table.area.keys.cursor == start.turned()


def test_escape_takes_everything_back_and_the_cursor_to_the_first_tile(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.type("bad")
    table.key(Key.Key_Escape)
    assert table.laid == {}
    table.type("e")
    assert table.laid == {"C3": "E"}


def pasted(table: Tabletop, text: str) -> None:
    """Presses Ctrl+V with a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
    focused = table.area.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def committed(table: Tabletop, text: str) -> None:
    """An input method delivers a text."""
    table.commit(text)


def dropped(table: Tabletop, text: str) -> None:
    """Drops a text on the start cell."""
    table.area.drop_text(text, table.cell("C3"))


def typed(table: Tabletop, text: str) -> None:
    """A key delivers a text, as those do that bear a letter with its mark."""
    table.key(Key.Key_unknown, text)


WAYS = (pasted, committed, dropped, typed)
FORMS = {
    "composed": "ș",
    "in capitals": "Ș",
    "decomposed": "s\u0326",
    "with a cedilla": "ş",
    "decomposed with a cedilla": "s\u0327",
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_letter_lays_its_tile_however_it_is_encoded_and_comes(
    open_table: Open, way: Callable[[Tabletop, str], None], form: str
) -> None:
    romanian = read_card("ro").orthography
    table = open_table(view=composing(ROMANIAN, "SIAEULT"), variant=ROMANIAN, written=romanian)
    table.area.keys.cursor = table.area.keys.cursor.at(square("C3"))
    way(table, form)
    assert table.laid == {"C3": "S"}
    assert ("folded", ("Ș", "S")) in table.told


@pytest.mark.parametrize("way", WAYS[:3])
def test_a_whole_word_comes_at_once_and_stops_at_a_tile_one_lacks(
    open_table: Open, way: Callable[[Tabletop, str], None]
) -> None:
    table = open_table("ABCDE")
    way(table, " be\nad! ")
    assert table.why == [Refused(Hint.NO_SUCH_LETTER, "!")]
    way(table, "!?")
    assert table.why[1:] == [Refused(Hint.NO_SUCH_LETTER, "!")]
    way(table, " be\nade ")
    assert table.laid == {"C3": "B", "D3": "E", "E3": "A", "F3": "D"}
    assert table.why[2:] == [Refused(Hint.NOT_ON_RACK, "E")]


def test_text_dropped_on_the_exchange_field_is_offered(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.area.drop_text("ca", table.field())
    assert table.area.exchange_tiles() == ("C", "A")


def test_a_letter_that_the_card_of_the_language_does_not_fold_is_refused(open_table: Open) -> None:
    romanian = read_card("ro").orthography
    table = open_table(view=composing(ROMANIAN, "SIAEULT"), variant=ROMANIAN, written=romanian)
    table.type("ö")
    assert table.why == [Refused(Hint.NO_SUCH_LETTER, "Ö")]


def test_a_tile_of_two_letters_comes_with_its_first_and_swallows_its_second(
    open_table: Open,
) -> None:
    table = open_table(view=composing(DIGRAPH, ("A", "QU", "E", "U", "D")), variant=DIGRAPH)
    table.type("quuade")
    assert [tile.face for tile in table.area.draft.laid] == ["QU", "U", "A", "D", "E"]
    table.key(Key.Key_Escape)
    table.type("q")
    table.key(Key.Key_Down)
    table.type("u")
    assert [tile.face for tile in table.area.draft.laid] == ["QU", "U"]
    table.key(Key.Key_Escape)
    table.commit("quad")
    assert [tile.face for tile in table.area.draft.laid] == ["QU", "A", "D"]


def test_after_a_tile_that_one_lacks_nothing_is_swallowed(open_table: Open) -> None:
    table = open_table(view=composing(DIGRAPH, "AEUD"), variant=DIGRAPH)
    table.type("qu")
    assert table.why == [Refused(Hint.NOT_ON_RACK, "QU")]
    assert table.laid == {"C3": "U"}


def test_the_letter_of_a_blank_may_come_from_an_input_method(open_table: Open) -> None:
    romanian = read_card("ro").orthography
    table = open_table(view=composing(ROMANIAN, "?IAEULT"), variant=ROMANIAN, written=romanian)
    table.key(Key.Key_1, "1")
    chooser = table.area.chooser
    assert chooser is not None
    assert chooser.focusWidget().testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    commit_to(chooser.focusWidget(), "ж")
    told = [label.text() for label in chooser.findChildren(QLabel)]
    assert "There is no letter Ж in this game." in told
    commit_to(chooser.focusWidget(), "ș")
    assert list(table.laid.values()) == ["s"]


def commit_to(widget: QWidget, text: str) -> None:
    """An input method delivers a text to a widget."""
    event = QInputMethodEvent("", [])
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def test_a_letter_that_comes_before_the_chooser_has_the_keyboard_is_still_for_the_blank(
    open_table: Open,
) -> None:
    table = open_table("?BCDE")
    board = table.area.focusWidget()
    assert board is not None
    table.key(Key.Key_1, "1")
    commit_to(board, "j")
    assert table.laid == {"C3": "j"}
    assert table.area.chooser is None
