# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows for tests: a shelf without files, and a hand that uses real keys and a real mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.app.hosting import new_first_game
from literaxx.app.recorded import open_record
from literaxx.gui.board_view import BoardView
from literaxx.gui.crossword_area import CrosswordArea
from literaxx.gui.geometry import place_rect
from literaxx.gui.main_window import MainWindow
from literaxx.gui.question import Question
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.gui.recorded import RecordedGame
from literaxx.gui.shelf import OpenTable, RefereeChoice, SavedGame, ShelfError
from literaxx.gui.table_page import TablePage
from literaxx.match.decide import start
from literaxx.match.events import BagShuffled, Event, TilesDrawn
from literaxx.match.evolve import replay
from literaxx.match.setup import Millis, Setup
from literaxx.model.geometry import Direction
from literaxx.model.letters import orthography
from literaxx.model.variant import Variant
from literaxx.paths import user_data
from literaxx.rules.base import Referee, Rules
from literaxx.session.host import HostSession
from literaxx.storage.records_db import RecordsDb
from literaxx.storage.savefile import Save, Step, header_for
from tests.kit.matches import AcceptAll, rules_of
from tests.kit.saves import NOW
from tests.kit.sessions import FakeMachine, HandJournal, hosted
from tests.kit.tables import square

_Part = TypeVar("_Part", bound=QWidget)


class FakeShelf:
    """Games whose time and chance the test makes.

    Attributes:
        fake: The machine of all sessions.
        games: What the start page offers to go on with.
        kept_seats: Tables of the network where a seat is kept.
        opened: The tables that were made.
        exported: Where records were written.
        results: The tables whose results were kept.
        wrong: Faults of own variant files.
        own: Variants that are the player's own.
        kept: Variant files that were opened.
        lists: Lists of own words.
        strengths: Levels of computer players.
        has_guide: Whether there is a first game with a guide.
        order: Tiles in the order they are drawn; what is missing follows. Empty: as they come.
    """

    def __init__(self, *variants: Variant, referee: Referee | None = None) -> None:
        """A shelf with these variants; a referee to whom every word is good, or another."""
        self.fake = FakeMachine()
        self.games: tuple[SavedGame, ...] = ()
        self.kept_seats: tuple[tuple[str, str], ...] = ()
        self.opened: list[OpenTable] = []
        self.exported: list[Path] = []
        self.results: list[OpenTable] = []
        self.order = ""
        self.wrong: tuple[str, ...] = ()
        self.own: tuple[Variant, ...] = ()
        self.kept: list[Path] = []
        self.lists: tuple[RefereeChoice, ...] = ()
        self.strengths: tuple[str, ...] = ()
        self.has_guide = False
        self._variants = variants
        self._referee = AcceptAll() if referee is None else referee

    def variants(self) -> tuple[Variant, ...]:
        """The variants given."""
        return self._variants

    def faults(self) -> tuple[str, ...]:
        """The faults given."""
        return self.wrong

    def keep_variant(self, path: Path) -> str:
        """A file stands for the last variant, unless its name says that it is broken."""
        if path.stem == "broken":
            raise ShelfError(f"{path.name} cannot be used as a game: id: missing.")
        self.kept.append(path)
        return self._variants[-1].id

    def own_variants(self) -> tuple[Variant, ...]:
        """Those given."""
        return self.own

    def remove_variant(self, variant: str) -> str:
        """It is no more."""
        self.own = tuple(each for each in self.own if each.id != variant)
        self._variants = tuple(each for each in self._variants if each.id != variant)
        return f"{variant} is in the trash now."

    def remove_game(self, path: Path) -> str:
        """It is offered no more."""
        self.games = tuple(each for each in self.games if each.path != path)
        return f"{path.name} is in the trash now."

    def referees(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """One that can be chosen, and one that cannot."""
        return (
            RefereeChoice("", "Built-in English, 4 words"),
            RefereeChoice("speller", "Speller", "no library for it was found"),
        )

    def own_words(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """The lists that were taken in."""
        return self.lists

    def take_words(self, path: Path, variant: Variant, go_on: Callable[[float], bool]) -> str:
        """Remembers the name; a file that is called endless is read until it is given up."""
        while path.stem == "endless":
            go_on(0.5)
        self.lists = (*self.lists, RefereeChoice(path.stem, f"{path.stem}, 3 words"))
        return path.stem

    def levels(self) -> tuple[str, ...]:
        """Those given."""
        return self.strengths

    def saved(self) -> tuple[SavedGame, ...]:
        """The games given."""
        return self.games

    def seats(self) -> tuple[tuple[str, str], ...]:
        """Those given."""
        return self.kept_seats

    def folder(self) -> Path:
        """Nowhere in particular."""
        return Path()

    def open_record(self, path: Path) -> RecordedGame:
        """A real record."""
        return open_record(path, self._variants)

    def credits(self) -> tuple[str, ...]:
        """One line."""
        return ("**Word list: English**",)

    def new_table(self, setup: Setup) -> OpenTable:
        """A match on the fake machine."""
        variant = next(each for each in self._variants if each.id == setup.variant)
        rules = rules_of(variant)
        if self.order and setup.hides_racks:
            save = ordered_save(setup, rules, self.order)
            session = HostSession(
                save, rules, self._referee, journal=HandJournal(), machine=self.fake.machine
            )
            session.go(is_new=True)
        else:
            session = hosted(setup, rules, self._referee, self.fake, HandJournal())
        written = orthography(variant.tiles.blank_letters)
        table = OpenTable(session, rules, self._referee, written)
        self.opened.append(table)
        return table

    def new_first_game(self, name: str) -> OpenTable:
        """A real one, if there is a guide here."""
        if not self.has_guide:
            raise ShelfError("no guide")
        table = new_first_game(name, self.fake.machine)
        self.opened.append(table)
        return table

    def open_table(self, path: Path) -> OpenTable:
        """No file is a saved game here."""
        raise ShelfError(f"{path.name} is not a saved game.")

    def save_copy(self, table: OpenTable, path: Path, done: Callable[[str], None]) -> None:
        """Says that it is done."""
        done(f"A copy is saved: {path.name}")

    def export(self, table: OpenTable, path: Path) -> None:
        """Remembers where to."""
        self.exported.append(path)

    def keep_result(self, table: OpenTable) -> None:
        """Remembers whose result it was."""
        self.results.append(table)

    def records(self) -> RecordsDb:
        """Those in the folder of the test."""
        return RecordsDb(user_data() / "records.sqlite")

    def close(self, table: OpenTable) -> None:
        """Ends the session."""
        table.session.close()
        table.session.deleteLater()


def ordered_save(setup: Setup, rules: Rules, order: str) -> Save:
    """A match that begins with a bag from which these tiles are drawn first, in this order."""
    tiles = list(rules.variant.tiles.tiles)
    for tile in order:
        tiles.remove(tile)
    bag = [*tiles, *reversed(order)]
    events: list[Event] = []
    for event in start(setup, rules, 1):
        if isinstance(event, BagShuffled):
            events.append(BagShuffled(tuple(bag)))
        elif isinstance(event, TilesDrawn):
            drawn = tuple(bag[len(bag) - len(event.tiles) :])
            del bag[len(bag) - len(event.tiles) :]
            events.append(TilesDrawn(event.seat, drawn))
        else:
            events.append(event)
    header = header_for(setup, program="1.0", started=NOW)
    return Save(header, (Step(0, 0, tuple(events)),), replay(events), 0, None)


def question_of(window: MainWindow) -> Question | None:
    """What a window asks just now."""
    QApplication.processEvents()
    return next((each for each in window.findChildren(Question) if each.isVisible()), None)


def say_yes(window: MainWindow) -> None:
    """Answers what a window asks."""
    question = question_of(window)
    assert question is not None
    question.yes.click()
    QApplication.processEvents()


class Player:
    """Somebody who plays at a window with mouse and keyboard."""

    def __init__(self, window: MainWindow, fake: FakeMachine) -> None:
        """A player at a window that is shown."""
        self.window = window
        self.fake = fake

    @property
    def table(self) -> TablePage:
        """The table in the window."""
        table = self.window.table
        assert table is not None
        return table

    @property
    def area(self) -> CrosswordArea:
        """Board, rack and exchange field."""
        area = self.table.area
        assert isinstance(area, CrosswordArea)
        return area

    @property
    def session(self) -> HostSession:
        """The match."""
        session = self.table.session
        assert isinstance(session, HostSession)
        return session

    @property
    def rack(self) -> tuple[str, ...]:
        """The tiles that lie open in front of the player."""
        seat = self.table.asking.seat
        assert seat is not None
        return self.table.view.table.racks[seat]

    # Time.

    def wait(self, ms: Millis) -> None:
        """Lets time pass, and the window notice."""
        self.fake.wait(ms)
        self.settle()

    def settle(self) -> None:
        """Lets the window do what is due, and a key become settled."""
        QApplication.processEvents()
        self.table.refresh()
        QApplication.processEvents()

    def ready(self) -> None:
        """Waits until a key that has just changed its meaning is obeyed."""
        self.settle()
        self.wait(400)

    # Keys.

    def key(self, key: Qt.Key, text: str = "") -> None:
        """Presses a key where the keyboard is; a letter by its text."""
        if QApplication.activeWindow() is None:
            # What a window manager does when a dialog has closed; offscreen there is none.
            self.window.activateWindow()
            QApplication.processEvents()
        target = QApplication.focusWidget() or self.window
        if text:
            for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
                QApplication.sendEvent(target, event)
        else:
            QTest.keyClick(target, key)
        QApplication.processEvents()

    def press(self, key: Qt.Key) -> None:
        """Presses F2, F3 or F4 when it is settled, and lets the table follow."""
        self.ready()
        self.key(key)
        self.settle()

    def lift_curtain(self) -> None:
        """Shows the tiles of the player whose turn it is."""
        self.settle()
        self.key(Qt.Key.Key_Space)
        self.settle()

    # Mouse.

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Presses at a point of the window, moves, lets go at another."""
        handle = self.window.windowHandle()
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(handle, left, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(handle, start + (end - start) * step / 5)
        QTest.mouseRelease(handle, left, pos=end)
        QApplication.processEvents()

    def double_click(self, point: QPoint) -> None:
        """Clicks twice at a point of the window, as a mouse does."""
        handle = self.window.windowHandle()
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(handle, left, pos=point)
        QTest.mouseDClick(handle, left, pos=point)
        QApplication.processEvents()

    def click(self, widget: QWidget) -> None:
        """Clicks in the middle of a widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def cell(self, name: str) -> QPoint:
        """The middle of a cell, such as `H8`."""
        board = self._part(BoardView)
        return self._point(board, board.cell_rect(square(name)))

    def place(self, letter: str) -> QPoint:
        """The middle of the rack place where a tile is; `?` is a blank."""
        rack = self._part(RackView)
        return self._point(rack, place_rect(self._place_of(letter), rack.metrics))

    def field(self) -> QPoint:
        """The middle of the exchange field."""
        field = self._part(ExchangeField)
        return self._point(field, QRectF(field.rect()))

    def _place_of(self, letter: str) -> int:
        """The first place where such a tile is at home."""
        draft = self.area.draft
        return next(
            place for place, tile in enumerate(draft.tiles) if tile.face == letter and tile.is_home
        )

    def _part(self, kind: type[_Part]) -> _Part:
        part = self.area.findChild(kind)
        assert part is not None
        return part

    def _point(self, widget: QWidget, rect: QRectF) -> QPoint:
        return widget.mapTo(self.window, QPointF(rect.center()).toPoint())

    # Whole moves.

    def lay_by_mouse(self, *cells: str) -> None:
        """Drags tiles from the rack: `H8=A` lays an A on H8."""
        for text in cells:
            name, _, letter = text.partition("=")
            self.drag(self.place(letter), self.cell(name))

    def lay_by_keys(self, start: str, word: str, *, down: bool = False) -> None:
        """Clicks a cell and types a word there; letters that lie there are skipped over."""
        handle = self.window.windowHandle()
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=self.cell(start))
        wanted = Direction.DOWN if down else Direction.ACROSS
        if self.area.keys.cursor.direction is not wanted:
            self.key(Qt.Key.Key_Space)
        for letter in word:
            self.key(Qt.Key.Key_unknown, letter)
