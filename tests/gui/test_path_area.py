# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines through letters, by mouse and keyboard."""

from collections.abc import Iterator
from itertools import pairwise
from string import ascii_uppercase

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.gui.draft import Hint, Refused
from literaxx.gui.geometry import cell_rect
from literaxx.gui.look import Look
from literaxx.gui.path_area import PathArea
from literaxx.gui.path_board_view import PathBoardView
from literaxx.gui.rack_view import Counter, WordBar
from literaxx.gui.table_area import TableSettings
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, Judging, MatchState, TurnKind, TurnRecord
from literaxx.model.board import Board
from literaxx.model.scoring import Score
from literaxx.model.tiles import Tile
from literaxx.paths import resources
from literaxx.rules.base import Violation, Why
from literaxx.rules.letterpath import LetterPathRules
from literaxx.rules.variants import parse_variant
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.tables import line, square
from tests.kit.views import composing, judging
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui
Key = Qt.Key
GAME = parse_variant(
    (resources() / "variants" / "wordstream-en.toml").read_text("utf-8"), "wordstream-en"
)
BOARD = Board.from_text("MARES\nTILDO\nENCAR\nSOUPI\nBIRTH")
PALE = line("D4", "D3", "C2", "D1")
NEXT = "MARXS\nTIXDO\nENCXR\nSOUXI\nBIRTH"
LEFT = Qt.MouseButton.LeftButton


class Stream:
    """A table of Wordstream in a window."""

    def __init__(self, look: Look) -> None:
        self.area = PathArea(look, GAME)
        self.why: list[object] = []
        self.oks = 0
        self.area.explained.connect(self.why.append)
        self.area.ok_wanted.connect(self.note_ok)
        self.area.resize(420, 460)
        self.view = composing(GAME, "", board=BOARD)
        self.area.show_view(self.view, 0)
        self.area.show()
        self.area.activateWindow()
        QTest.qWaitForWindowActive(self.area)
        self.area.take_keyboard()

    def note_ok(self) -> None:
        self.oks += 1

    def shows(self, view: MatchState) -> None:
        self.view = view
        self.area.show_view(view, 0)

    @property
    def board(self) -> PathBoardView:
        found = self.area.findChild(PathBoardView)
        assert isinstance(found, PathBoardView)
        return found

    @property
    def word(self) -> str:
        found = self.area.findChild(WordBar)
        assert isinstance(found, WordBar)
        return found.word

    def cell(self, name: str) -> QPoint:
        rect = cell_rect(square(name), self.board.metrics)
        return self.board.mapTo(self.area, rect.center().toPoint())

    def drag(self, *names: str) -> None:
        points = [self.cell(name) for name in names]
        QTest.mousePress(self.area, LEFT, pos=points[0])
        for start, end in pairwise(points):
            for step in range(1, 5):
                QTest.mouseMove(self.area, start + (end - start) * step / 4)
        QTest.mouseRelease(self.area, LEFT, pos=points[-1])

    def click(self, name: str) -> None:
        QTest.mouseClick(self.area, LEFT, pos=self.cell(name))

    def key(self, key: Qt.Key, text: str = "", *, shift: bool = False) -> None:
        modifiers = Qt.KeyboardModifier.NoModifier
        if shift:
            modifiers = Qt.KeyboardModifier.ShiftModifier
        QApplication.sendEvent(self.board, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))

    def type(self, text: str) -> None:
        for sign in text:
            self.key(Key.Key_unknown, sign)


@pytest.fixture
def stream(look: Look, qtbot: QtBot) -> Iterator[Stream]:
    made = Stream(look)
    yield made
    made.area.close()
    made.area.deleteLater()


def test_a_line_is_dragged_along_letters(stream: Stream) -> None:
    stream.drag("D4", "D3", "C2", "D1")
    assert stream.area.play() == line("D4", "D3", "C2", "D1")
    assert stream.word == "PALE"
    assert stream.why == []


def test_dragging_back_shortens_and_dragging_on_from_the_end_lengthens(stream: Stream) -> None:
    stream.drag("D4", "D3", "C2", "D3")
    assert stream.word == "PA"
    stream.drag("D3", "C2", "D1")
    assert stream.word == "PALE"
    stream.drag("A1", "B1")
    assert stream.word == "MA"


def test_clicks_draw_and_shorten_a_line(stream: Stream) -> None:
    for name in ("D4", "D3", "C2"):
        stream.click(name)
    assert stream.word == "PAL"
    stream.click("C2")
    assert stream.word == "PA"
    stream.click("D4")
    assert stream.word == "P"
    stream.click("D4")
    assert stream.area.play() is None


def test_a_line_that_may_not_be_is_explained(stream: Stream) -> None:
    stream.click("A1")
    stream.click("D4")
    assert stream.why == [Violation(Why.NOT_NEIGHBOURS, "D4")]
    assert stream.word == "M"


@pytest.mark.parametrize("way", ["clicks", "a drag", "arrows"])
def test_a_line_that_would_cross_itself_is_not_drawn_and_says_why(stream: Stream, way: str) -> None:
    cells = ("A1", "B2", "B1", "A2")
    if way == "a drag":
        stream.drag(*cells)
    elif way == "clicks":
        for name in cells:
            stream.click(name)
    else:
        stream.click("A1")
        for key in (Key.Key_PageDown, Key.Key_Up, Key.Key_End):
            stream.key(key, shift=True)
    assert stream.why[0] == Violation(Why.CROSSES_ITSELF)
    assert stream.area.play() == line("A1", "B2", "B1")


def test_typed_letters_find_a_line_and_tab_another_one(stream: Stream) -> None:
    stream.type("ir")
    first = stream.area.play()
    stream.area.focusNextPrevChild(True)
    assert stream.area.play() != first
    assert stream.word == "IR"
    stream.type("q")
    assert stream.why == [Refused(Hint.NO_LINE, "IRQ")]


def test_a_letter_too_many_does_not_make_another_word(stream: Stream) -> None:
    stream.type("mea")
    assert stream.word == "M"
    assert stream.why == [Refused(Hint.NO_LINE, "ME"), Refused(Hint.NO_LINE, "MEA")]
    assert stream.area.unfinished() == Refused(Hint.NO_LINE, "MEA")
    stream.key(Key.Key_Backspace)
    stream.key(Key.Key_Backspace)
    assert stream.area.unfinished() is None
    assert stream.word == "M"
    stream.type("a")
    assert stream.word == "MA"


@pytest.mark.parametrize("way", ["Esc", "a click"])
def test_letters_without_a_line_are_gone_when_it_is_begun_anew(stream: Stream, way: str) -> None:
    stream.type("mea")
    if way == "Esc":
        stream.key(Key.Key_Escape)
        stream.type("ma")
    else:
        stream.click("B1")
    assert stream.word == "MA"


def test_arrows_move_space_takes_a_letter_and_shift_draws(stream: Stream) -> None:
    stream.key(Key.Key_Space, " ")
    stream.key(Key.Key_Right, shift=True)
    stream.key(Key.Key_Home, shift=True)
    assert stream.word == "CAL"
    stream.key(Key.Key_Up)
    stream.key(Key.Key_Space, " ")
    assert stream.word == "CALR"
    stream.key(Key.Key_Backspace)
    assert stream.word == "CAL"
    stream.key(Key.Key_Escape)
    assert stream.area.play() is None


@pytest.mark.parametrize("key", [Key.Key_F2, Key.Key_Return])
def test_no_key_plays_the_line_while_more_was_typed(open_window: OpenWindow, key: Qt.Key) -> None:
    shelf = FakeShelf(built_in("wordstream-en"))
    window = open_window(shelf)
    seats = (SeatSpec("Ana"), SeatSpec("Bo"))
    window.start_game(Setup("wordstream-en", 1, seats, Options(), hides_racks=False, first=0))
    player = Player(window, shelf.fake)
    table = player.table
    letters = [tile.letter for tile in table.view.table.board.cells if tile is not None]
    missing = next(letter for letter in ascii_uppercase if letter not in letters)
    typed = f"{letters[0]}{letters[1]}{missing}"
    for letter in typed:
        player.key(Key(ord(letter)), letter)
    player.press(key)
    assert isinstance(table.view.phase, Composing)
    assert table.bar.text.startswith(f"No line runs through the letters {typed}.")
    player.key(Key.Key_Backspace)
    player.press(key)
    assert isinstance(table.view.phase, Judging)


def test_enter_wants_ok(stream: Stream) -> None:
    stream.key(Key.Key_Return)
    assert stream.oks == 1


def test_a_line_stays_while_its_turn_goes_on_and_is_gone_with_it(stream: Stream) -> None:
    stream.drag("D4", "D3")
    stream.shows(msgspec.structs.replace(stream.view, count=12))
    assert stream.word == "PA"
    stream.shows(judging(stream.view, line("D4", "D3")))
    assert stream.word == "PA"
    stream.click("C2")
    assert stream.word == "PA"
    assert stream.why == [Refused(Hint.NOT_NOW)]
    record = TurnRecord(0, TurnKind.REFUSED)
    stream.shows(composing(GAME, "", board=BOARD, mover=1, turn=2, history=(record,)))
    assert stream.word == ""


def test_a_shuffle_under_the_line_takes_it_back(stream: Stream) -> None:
    stream.drag("D4", "D3")
    stream.shows(composing(GAME, "", board=Board.from_text("XXXXX\n" * 5)))
    assert stream.area.play() is None


def test_what_an_opponent_proposes_is_shown_as_line_and_word(stream: Stream) -> None:
    stream.shows(judging(stream.view, line("A1", "B1", "C1"), mover=1))
    assert stream.word == "MAR"


def test_the_counter_tells_the_turns_left(stream: Stream) -> None:
    counter = stream.area.findChild(Counter)
    assert isinstance(counter, Counter)
    assert counter.accessibleName() == "30 turns left"


def test_a_screen_reader_reads_and_draws_the_line(stream: Stream) -> None:
    board = QAccessible.queryAccessibleInterface(stream.board)
    assert board.childCount() == 25
    for index in (18, 13):
        board.child(index).actionInterface().doAction("Press")
    assert stream.word == "PA"
    assert board.child(13).text(QAccessible.Text.Name) == "D3, A, value 1, letter 2 of the line"
    assert board.focusChild() is board.child(13)


def test_nothing_is_shown_or_drawn_during_a_pause(stream: Stream) -> None:
    stream.drag("D4", "D3")
    stream.area.set_covered(True)
    assert stream.word == ""
    stream.click("C2")
    stream.area.set_covered(False)
    assert stream.word == "PA"


def after_a_word(stream: Stream, board: str) -> MatchState:
    """The view of the next turn, after Ana's PALE has brought new letters."""
    score = LetterPathRules(GAME, None).assess(stream.view.table, 0, PALE)
    assert isinstance(score, Score)
    record = TurnRecord(0, TurnKind.PLAYED, score=score)
    new = Board.from_text(board)
    return composing(GAME, "", board=new, mover=1, turn=2, history=(record,))


def test_new_letters_arrive_one_after_the_other_along_the_word(
    stream: Stream, qtbot: QtBot
) -> None:
    stream.shows(after_a_word(stream, NEXT))
    arrivals = stream.board.arrivals
    assert arrivals.are_moving
    qtbot.waitUntil(lambda: arrivals.way(PALE.squares[0]) > 0.2)
    ways = [arrivals.way(each) for each in PALE.squares]
    assert ways == sorted(ways, reverse=True)
    assert ways[0] > ways[-1]
    assert arrivals.old(PALE.squares[0]) == Tile("P")
    assert arrivals.way(square("A1")) == 1
    stream.area.grab()
    qtbot.waitUntil(lambda: not arrivals.are_moving)
    assert {arrivals.way(each) for each in PALE.squares} == {1.0}


def test_an_undo_brings_the_old_letters_back_in_sight(stream: Stream, qtbot: QtBot) -> None:
    before = stream.view
    stream.shows(after_a_word(stream, NEXT))
    stream.board.arrivals.stop()
    stream.shows(before)
    assert stream.board.arrivals.old(square("D4")) == Tile("X")
    qtbot.waitUntil(lambda: not stream.board.arrivals.are_moving)


def test_letters_are_there_at_once_without_movement_and_behind_a_pause(stream: Stream) -> None:
    stream.area.set_settings(TableSettings(movement=False))
    stream.shows(after_a_word(stream, NEXT))
    assert not stream.board.arrivals.are_moving
    stream.area.set_settings(TableSettings(movement=True))
    stream.area.set_covered(True)
    stream.shows(composing(GAME, "", board=BOARD))
    assert not stream.board.arrivals.are_moving


@pytest.mark.parametrize(("seats", "turns"), [(2, 30), (3, 30), (4, 32)])
def test_four_players_have_two_turns_more(stream: Stream, seats: int, turns: int) -> None:
    counter = stream.area.findChild(Counter)
    assert isinstance(counter, Counter)
    view = stream.view
    setup = msgspec.structs.replace(view.setup, seats=tuple(map(SeatSpec, "ABCD"[:seats])))
    stream.shows(msgspec.structs.replace(view, setup=setup))
    assert counter.accessibleName() == f"{turns} turns left"


@pytest.mark.parametrize("text", ["dla", "dL\u0301a", " D l\nÄ "])
def test_pasted_committed_and_dropped_words_find_a_line(stream: Stream, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(stream.board, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    found = [stream.area.play()]
    stream.area.clear()
    event = QInputMethodEvent("", [])
    event.setCommitString(text)
    QApplication.sendEvent(stream.board, event)
    found.append(stream.area.play())
    stream.area.clear()
    stream.area.drop_text(text, QPoint(1, 1))
    found.append(stream.area.play())
    assert found[0] is not None
    assert found == [found[0]] * 3
    assert stream.why == []


def test_a_letter_of_no_tile_is_refused_with_a_word_of_why(stream: Stream) -> None:
    stream.type("ж")
    assert stream.why == [Refused(Hint.NO_SUCH_LETTER, "Ж")]
    assert stream.area.play() is None


def test_the_hint_is_read_whole_however_large_it_is(look: Look, qtbot: QtBot) -> None:
    look.use("light", 1.5)
    bar = WordBar(look)
    qtbot.addWidget(bar)
    bar.resize(250, 44)
    bar.set_word("", "Ciągnij lub wpisz sąsiednie litery, jedną po drugiej")
    image = bar.grab().toImage()
    try:
        ground = look.theme.board.name()
        for column in (2, 4, 245, 247):
            assert {image.pixelColor(column, row).name() for row in range(12, 32)} == {ground}
    finally:
        look.use("light", 1.0)
