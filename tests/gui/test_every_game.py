# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of every variant from the start page to the page after it, with real keys and drags."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from literaxx.gui.actions import Act
from literaxx.gui.chips import Chip
from literaxx.gui.end_page import EndPage
from literaxx.gui.new_game_page import default_options
from literaxx.gui.start_page import StartPage
from literaxx.gui.texts import number_text
from literaxx.match.choices import Deed, Matter
from literaxx.match.commands import Propose
from literaxx.match.setup import SeatSpec, Setup
from literaxx.match.state import Finished, TurnKind
from literaxx.model.board import Placement
from literaxx.model.geometry import Direction
from literaxx.model.plays import PathPlay, Play, TilePlay
from literaxx.model.scoring import Score
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.greedy import greedy
from literaxx.rules.variants import parse_variant
from literaxx.storage.dictionaries import open_list
from tests.gui.conftest import OpenWindow
from tests.kit.documents import variant_example
from tests.kit.hands import Hands, Key, shortened
from tests.kit.many_matches import VARIANTS
from tests.kit.matches import built_in, rules_of
from tests.kit.windows import FakeShelf, Player, say_yes

pytestmark = pytest.mark.gui
NAMES = ("Ana", "Bo", "Cy")
LONGEST = 5
OWN_LINES = '''
format = 1
id = "river"
game = "river"
title = "River"
language = "en"
kind = "letter-path"
switches = { turns = 8, shuffles = 1 }
board.rows = """
......
......
......
......
"""

[tiles.letters]
A = [1, 9]
D = [2, 4]
E = [1, 12]
I = [1, 8]
N = [1, 6]
QU = [7, 1, 5]
R = [1, 6]
S = [1, 6]
T = [1, 6]
'''
GAMES = [
    *map(built_in, VARIANTS),
    parse_variant(variant_example(), "docs/variants.md"),
    parse_variant(OWN_LINES, "a line game of one's own"),
]
"""All that come along, and two that players have made."""


@cache
def short_words(list_id: str) -> WordGraph:
    """The short everyday words of a language, so that looking for a move takes no time."""
    words = open_list(list_id)
    short = [word for word in words.everyday_words() if len(word) <= LONGEST]
    return WordGraph.from_bytes(build(short, words.card.orthography.letters))


class Game:
    """A game of three at one PC, and somebody who knows what to play next."""

    def __init__(self, open_window: OpenWindow, variant: Variant) -> None:
        """Opens the window at its start page and starts the game from there."""
        self.words = short_words(variant.word_list)
        self.variant = variant
        self.rules = rules_of(variant)
        self.shelf = FakeShelf(variant, referee=self.words)
        self.window = open_window(self.shelf)
        self.player = Player(self.window, self.shelf.fake)
        self.hands = Hands(self.player)
        self._adviser = greedy(variant, self.words)

    def start(self) -> None:
        """Starts with the table options that the variant proposes."""
        seats = tuple(map(SeatSpec, NAMES))
        options = default_options(self.variant)
        has_racks = self.variant.switches.rack_size > 0
        variant = self.variant
        self.window.start_game(
            Setup(variant.id, variant.revision, seats, options, has_racks, first=0)
        )

    def good_play(self) -> Play | None:
        """A play whose words exist; None when there is none."""
        hands = self.hands
        command = self._adviser.choose(hands.view, hands.moving, 0, lambda: False)
        return command.play if isinstance(command, Propose) else None

    def take_turn(self, *, by_keys: bool) -> bool:
        """Plays the best word, and says what it counts; passes when there is none."""
        self.hands.begin_turn()
        play = self.good_play()
        if play is None:
            self.hands.press(Key.Key_F4, Deed.PASS)
            return False
        self.hands.lay(play, by_keys=by_keys)
        assert self.points_said(play)
        self.hands.press(Key.Key_F2, Deed.OK)
        return True

    def points_said(self, play: Play) -> bool:
        """Whether the message bar has the points of a play."""
        score = self.rules.assess(self.hands.view.table, self.hands.moving, play)
        assert isinstance(score, Score)
        return f"= {score.points} point" in self.hands.message


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
def test_a_game_of_each_variant_is_played_to_its_end(
    open_window: OpenWindow, variant: Variant
) -> None:
    game = Game(open_window, shortened(variant))
    chosen_on_the_start_page(game)
    game.start()
    a_word_that_is_none_is_checked(game)
    a_word_is_accepted_by_all(game)
    letters_are_changed(game)
    a_right_word_is_checked_in_vain(game)
    a_word_is_taken_back_and_laid_again(game)
    silence_decides(game)
    a_pause_covers_the_table(game)
    somebody_leaves(game)
    rest_is_played(game)
    the_page_after_the_game_tells_the_places(game)


def chosen_on_the_start_page(game: Game) -> None:
    page = game.window.page
    assert isinstance(page, StartPage)
    QTest.mouseClick(page.findChildren(Chip)[0], Qt.MouseButton.LeftButton)
    assert not isinstance(game.window.page, StartPage)


def a_word_that_is_none_is_checked(game: Game) -> None:
    """It comes back, there are no points, and the turn is over."""
    hands = game.hands
    hands.begin_turn()
    before = hands.view.table
    hands.lay(bad_play(game), by_keys=True)
    assert "consulted only if someone checks" in hands.message
    hands.press(Key.Key_F2, Deed.OK)
    hands.press(Key.Key_F3, Deed.CHECK)
    assert "Not in the dictionary" in hands.message
    assert hands.view.table.board == before.board
    assert hands.view.table.scores == (0, 0, 0)
    assert hands.moving == 1


def bad_play(game: Game) -> Play:
    """Two letters that may be played first and are no word."""
    table, seat, spec = game.hands.view.table, game.hands.moving, game.variant.board
    right = spec.start.step(Direction.ACROSS, 1)
    letters = [tile for tile in table.racks[seat] if tile != BLANK]
    plays: list[Play] = [
        TilePlay((Placement(spec.start, Tile(one)), Placement(right, Tile(two))))
        for one, two in permutations(letters, 2)
    ]
    plays += [PathPlay((one, two)) for one, two in permutations(spec.squares(), 2)]
    for play in plays:
        score = game.rules.assess(table, seat, play)
        if isinstance(score, Score) and score.words[0].word not in game.words:
            return play
    raise AssertionError("every two letters are a word")


def a_word_is_accepted_by_all(game: Game) -> None:
    """Its points are counted, and new letters come for it."""
    hands = game.hands
    assert game.take_turn(by_keys=False)
    assert "you are asked" in hands.message
    hands.answer(Key.Key_F2, Deed.ACCEPT)
    turn = hands.view.progress.history[-1]
    assert (turn.seat, turn.kind) == (1, TurnKind.PLAYED)
    assert hands.view.table.scores == (0, turn.points, 0)


def letters_are_changed(game: Game) -> None:
    """By an exchange, which ends the turn, or by shuffles, which do not."""
    hands, player = game.hands, game.player
    hands.begin_turn()
    seat = hands.moving
    if player.table.asking.allows(Deed.EXCHANGE):
        player.drag(player.place(player.rack[0]), player.field())
        hands.press(Key.Key_F3, Deed.EXCHANGE)
        assert hands.view.progress.history[-1].kind is TurnKind.EXCHANGED
        return
    for used in range(1, game.variant.switches.shuffles + 1):
        before = letters_on(game)
        hands.press(Key.Key_F3, Deed.SHUFFLE)
        assert hands.view.progress.seats[seat].shuffles == used
        assert sorted(letters_on(game)) == sorted(before)
    player.press(Key.Key_F3)
    assert "You have used all" in hands.message
    hands.press(Key.Key_F4, Deed.PASS)


def letters_on(game: Game) -> list[str]:
    """What lies on the board, cell by cell."""
    return [placement.tile.letter for placement in game.hands.view.table.board.placements()]


def a_right_word_is_checked_in_vain(game: Game) -> None:
    """The word stands; where the game has the penalty, the next turn of the checker is skipped."""
    hands = game.hands
    seat = hands.moving
    assert game.take_turn(by_keys=True)
    hands.press(Key.Key_F3, Deed.CHECK)
    assert "all words are in the dictionary" in hands.message
    assert hands.view.progress.history[-1 if not penalty(game) else -2].seat == seat
    skipped = hands.view.progress.history[-1].kind is TurnKind.SKIPPED
    assert skipped == penalty(game)


def penalty(game: Game) -> bool:
    """Whether a wrong check costs a turn."""
    return game.variant.defaults.wrong_check_penalty


def a_word_is_taken_back_and_laid_again(game: Game) -> None:
    """Everything is as it was before OK: board, racks, points."""
    hands = game.hands
    hands.begin_turn()
    before, seat = hands.view.table, hands.moving
    assert game.take_turn(by_keys=False)
    game.player.ready()
    QTest.keyClick(game.window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.answer(Key.Key_F2, Deed.AGREE)
    hands.begin_turn()
    after = hands.view.table
    assert (hands.moving, after.board, after.scores) == (seat, before.board, before.scores)
    assert sorted(after.racks[seat]) == sorted(before.racks[seat])
    game.player.key(Key.Key_Escape)
    assert game.take_turn(by_keys=False)
    hands.answer(Key.Key_F2, Deed.ACCEPT)
    assert hands.view.progress.history[-1].kind is TurnKind.PLAYED


def silence_decides(game: Game) -> None:
    """Nobody answers: a right word stands, whether silence accepts or checks."""
    hands = game.hands
    assert game.take_turn(by_keys=True)
    while hands.player.table.asking.matter is Matter.JUDGING:
        game.player.wait(game.variant.defaults.decision_s * 1000)
    turn = hands.view.progress.history[-1]
    assert turn.kind is TurnKind.PLAYED
    assert bool(turn.verdicts) == game.variant.defaults.silence_checks


def a_pause_covers_the_table(game: Game) -> None:
    """And everything is as it was afterwards."""
    game.hands.begin_turn()
    pause = game.window.actions_table[Act.PAUSE]
    before = game.hands.view.table
    QTest.keyClick(game.window, Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    game.player.settle()
    assert "The game is paused" in game.hands.message
    assert game.hands.area.is_hidden
    pause.trigger()
    game.player.settle()
    assert game.hands.view.table == before
    assert not game.hands.area.is_hidden


def somebody_leaves(game: Game) -> None:
    """By the menu; the others go on."""
    seat = game.hands.moving
    menu = game.window.menus.leave
    menu.aboutToShow.emit()
    next(each for each in menu.actions() if each.text().startswith(NAMES[seat])).trigger()
    say_yes(game.window)
    game.player.settle()
    assert seat in game.hands.view.left
    assert game.hands.moving != seat


def rest_is_played(game: Game) -> None:
    """To the end, mouse and keyboard in turn."""
    turns = 0
    while not game.hands.is_over:
        if game.take_turn(by_keys=turns % 2 == 0):
            game.hands.answer(Key.Key_F2, Deed.ACCEPT)
        turns += 1
        assert turns < 100


def the_page_after_the_game_tells_the_places(game: Game) -> None:
    """The sums are those of the moves and of the last settlement; who left ranks last."""
    view = game.hands.view
    assert isinstance(view.phase, Finished)
    limit = game.rules.turn_limit(len(NAMES))
    assert not limit or len(view.progress.history) <= limit
    for seat, settled in enumerate(view.phase.settlements):
        played = sum(turn.points for turn in view.progress.history if turn.seat == seat)
        assert view.table.scores[seat] == played + settled.gained - settled.lost
    assert [seat for _, seat in view.ranking()][-1] in view.left
    game.player.click(game.player.table.deeds.button(Deed.RESULT))
    page = game.window.page
    assert isinstance(page, EndPage)
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert {number_text(score) for score in view.table.scores} <= set(texts)


class MouseWatch(QObject):
    """Counts what a mouse does to anything in the program."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QEvent.Type] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel):
            self.seen.append(event.type())
        return False


@pytest.fixture
def mouse(qapp: QApplication) -> Iterator[MouseWatch]:
    """Watches the mouse during a test."""
    watch = MouseWatch()
    qapp.installEventFilter(watch)
    yield watch
    qapp.removeEventFilter(watch)


@pytest.mark.parametrize("name", ["wordstream-it", "wordbox-ro"])
def test_a_game_is_played_by_the_keyboard_alone(
    open_window: OpenWindow, mouse: MouseWatch, name: str
) -> None:
    game = Game(open_window, shortened(built_in(name), tiles=22, turns=6))
    tab_to(game, f"{game.variant.title}, ")
    game.player.key(Key.Key_Space)
    tab_to(game, "Start the game")
    game.player.key(Key.Key_Space)
    while not game.hands.is_over:
        if game.take_turn(by_keys=True):
            game.hands.answer(Key.Key_F2, Deed.ACCEPT)
    tab_to(game, "Show the result")
    game.player.key(Key.Key_Space)
    assert isinstance(game.window.page, EndPage)
    assert mouse.seen == []


def tab_to(game: Game, name: str) -> None:
    """Presses Tab until the keyboard is on what has a name that begins like this."""
    for _ in range(60):
        focused = QApplication.focusWidget()
        names = () if focused is None else (focused.accessibleName(), focused.property("text"))
        if any(str(each).startswith(name) for each in names):
            return
        game.player.key(Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")
