# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by what a screen reader finds, and one by the keyboard alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from literaxx.gui.end_page import EndPage
from literaxx.gui.main_window import MainWindow
from literaxx.match.state import Finished
from literaxx.model.board import Board
from literaxx.model.geometry import Direction
from literaxx.model.tiles import BLANK
from literaxx.model.wordgraph import WordGraph
from literaxx.paths import resources
from literaxx.players.movegen import Move, MoveGenerator
from literaxx.rules.variants import parse_variant
from literaxx.storage.dictionaries import open_list
from tests.gui.conftest import OpenWindow
from tests.kit.reader import Reader
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui
_HEAD, _, _REST = (
    (resources() / "variants" / "literaxx-en.toml").read_text("utf-8").partition("[tiles.letters]")
)
_LETTERS = {"A": 4, "E": 5, "I": 3, "O": 2, "R": 3, "S": 3, "T": 3, "N": 3, "D": 2, "L": 2}
FEW_TILES = parse_variant(
    _HEAD
    + "[tiles.letters]\n"
    + "".join(f"{letter} = [1, {count}]\n" for letter, count in _LETTERS.items())
    + "[switches]"
    + _REST.partition("[switches]")[2],
    "few tiles",
)
Inputs = list[QEvent.Type]

_MOUSE = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
}
_KEYS = {QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride}


class _Watch(QObject):
    """Notes the events of a kind that anything in the program gets."""

    def __init__(self, kinds: set[QEvent.Type]) -> None:
        super().__init__()
        self._kinds = kinds
        self.seen: Inputs = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in self._kinds:
            self.seen.append(event.type())
        return False


@pytest.fixture
def watching(qapp: QApplication) -> Iterator[Callable[[set[QEvent.Type]], Inputs]]:
    """Begins to note events; gives the list they are noted in."""
    watches: list[_Watch] = []

    def begin(kinds: set[QEvent.Type]) -> Inputs:
        watches.append(_Watch(kinds))
        qapp.installEventFilter(watches[-1])
        return watches[-1].seen

    yield begin
    for watch in watches:
        qapp.removeEventFilter(watch)


@pytest.fixture
def words() -> WordGraph:
    """The English words."""
    return open_list("en").graph


@pytest.fixture
def player(open_window: OpenWindow, words: WordGraph) -> Player:
    """Somebody at the start page, in front of a game with few tiles and a real word list."""
    shelf = FakeShelf(FEW_TILES, referee=words)
    shelf.fake.machine = replace(shelf.fake.machine, entropy=lambda: 5)
    return Player(open_window(shelf), shelf.fake)


def best_move(words: WordGraph, board: Board, rack: list[str]) -> Move | None:
    """What a good player lays."""
    generator = MoveGenerator(FEW_TILES, words)
    return generator.best_move(generator.position(board, rack))


def is_over(player: Player) -> bool:
    return isinstance(player.table.view.phase, Finished)


def test_a_whole_game_is_played_by_what_a_screen_reader_finds(
    player: Player,
    words: WordGraph,
    qapp: QApplication,
    watching: Callable[[set[QEvent.Type]], Inputs],
) -> None:
    inputs = watching(_MOUSE | _KEYS)
    reader = Reader(qapp)
    reader.press("Literaxx, English")
    reader.press("Start the game")
    turns = 0
    while not is_over(player):
        reader.press(next(name for name in reader.texts().split("\n") if "Show my tiles" in name))
        player.ready()
        take_turn(reader, words, exchanges=turns == 1)
        turns += 1
        player.ready()
        if reader.offers("Accept"):
            assert "you are asked" in reader.texts()
            reader.press("Check" if turns % 3 == 0 else "Accept")
            player.ready()
    assert "has laid the last tile" in reader.texts()
    reader.press("Show the result")
    assert isinstance(player.window.page, EndPage)
    assert player.window.page.title.text() in reader.texts()
    history = player.table.view.progress.history
    assert {turn.kind.value for turn in history} >= {"played", "exchanged"}
    assert len([name for role, name in reader.walked if role == "Cell"]) > 250
    assert inputs == []


def take_turn(reader: Reader, words: WordGraph, *, exchanges: bool) -> None:
    """Presses what a turn needs."""
    move = best_move(words, reader.board(15, 15), reader.rack())
    if exchanges:
        reader.press_in("Rack", 0)
        reader.press_in("Exchange field", -1)
        reader.press("Exchange")
    elif move is None:
        reader.press("Pass")
    else:
        for placement in move.play.placements:
            tile = placement.tile
            reader.press_in("Rack", reader.place_of(BLANK if tile.is_blank else tile.letter))
            reader.press(placement.square.name)
            if tile.is_blank:
                reader.press(tile.letter)
        assert f"= {move.points} point" in reader.texts()
        reader.press("OK")


def test_a_whole_game_is_played_by_the_keyboard_alone(
    player: Player, words: WordGraph, watching: Callable[[set[QEvent.Type]], Inputs]
) -> None:
    inputs = watching(_MOUSE)
    window = player.window
    tab_to(window, "Literaxx, English")
    player.key(Qt.Key.Key_Space)
    tab_to(window, "Start the game")
    player.key(Qt.Key.Key_Space)
    turns = 0
    while not is_over(player):
        player.lift_curtain()
        type_turn(player, words, exchanges=turns == 1)
        turns += 1
        if player.table.asking.offers and "asked" in player.table.bar.text:
            player.press(Qt.Key.Key_F3 if turns % 3 == 0 else Qt.Key.Key_F2)
        player.ready()
    tab_to(window, "Show the result")
    player.key(Qt.Key.Key_Space)
    assert isinstance(window.page, EndPage)
    player.key(Qt.Key.Key_Escape)
    assert inputs == []


def type_turn(player: Player, words: WordGraph, *, exchanges: bool) -> None:
    """Types what a turn needs."""
    move = best_move(words, player.table.view.table.board, list(player.rack))
    if exchanges:
        tab_to(player.window, "Exchange field")
        player.key(Qt.Key.Key_1, "1")
        player.press(Qt.Key.Key_F3)
    elif move is None:
        player.press(Qt.Key.Key_F4)
    else:
        tab_to(player.window, "Board")
        type_move(player, move)
        player.settle()
        assert f"= {move.points} point" in player.table.bar.text
        player.press(Qt.Key.Key_Return)


def type_move(player: Player, move: Move) -> None:
    """Goes to the first cell by the arrows, and types each tile where it belongs."""
    squares = [placement.square for placement in move.play.placements]
    is_down = len({square.column for square in squares}) == 1
    for placement in move.play.placements:
        go_to(player, placement.square.row, placement.square.column)
        if (player.area.keys.cursor.direction is Direction.DOWN) != is_down:
            player.key(Qt.Key.Key_Space)
        player.key(Qt.Key.Key_unknown, placement.tile.letter)


def go_to(player: Player, row: int, column: int) -> None:
    """Moves the cursor by arrows."""
    cursor = player.area.keys.cursor
    for way, steps in (
        (Qt.Key.Key_Down, row - cursor.square.row),
        (Qt.Key.Key_Up, cursor.square.row - row),
        (Qt.Key.Key_Right, column - cursor.square.column),
        (Qt.Key.Key_Left, cursor.square.column - column),
    ):
        for _ in range(max(0, steps)):
            player.key(way)


def tab_to(window: MainWindow, name: str) -> None:
    """Presses Tab until the keyboard is on what has this name."""
    for _ in range(60):
        focused = QApplication.focusWidget()
        if focused is not None and name in (focused.accessibleName(), focused.property("text")):
            return
        QTest.keyClick(focused or window, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")
