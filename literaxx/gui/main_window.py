# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: menus, and which page is shown. No rule of any game is known here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from literaxx.gui.actions import TABLE_ACTS, Act, Actions
from literaxx.gui.files import dropped_file
from literaxx.gui.game_files import GameFiles
from literaxx.gui.lan import MakeNetwork
from literaxx.gui.lan_door import LanDoor
from literaxx.gui.look import Look
from literaxx.gui.notice import Notice
from literaxx.gui.page import Page
from literaxx.gui.page_stack import PageStack
from literaxx.gui.preferences import Preferences
from literaxx.gui.shelf import Memory, OpenTable, Shelf, ShelfError
from literaxx.gui.side_pages import SidePages
from literaxx.gui.start_page import StartPage
from literaxx.gui.texts import translate
from literaxx.gui.window_menus import WindowMenus
from literaxx.match.choices import Matter
from literaxx.match.setup import Setup

if TYPE_CHECKING:
    from literaxx.gui.table_page import TablePage


class MainWindow(QMainWindow):
    """The window of the program.

    At most one table is open. A page is made when it is opened and forgotten when it is left; the
    table stays, paused while another page covers it.

    Attributes:
        notice: The line for what happens beside the game.
        actions_table: Everything a menu or key can do.
        files: Games in files.
        lan: The way to tables on the network.
        menus: The menu bar.
        sides: The pages beside the games.

    Signals:
        window_wanted: The player wants another window, for another game.
        language_wanted: The interface is to speak another language; empty for the system's.
    """

    window_wanted = Signal()
    language_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        shelf: Shelf,
        memory: Memory,
        *,
        network: MakeNetwork | None = None,
        languages: Sequence[str] = ("en",),
    ) -> None:
        """A window with the start page.

        Args:
            look: Colours and fonts.
            shelf: What there is to play.
            memory: What is remembered between two runs.
            network: Makes the way to tables on the network; None for none.
            languages: Languages that the interface speaks.
        """
        super().__init__()
        self._look = look
        self._shelf = shelf
        self._memory = memory
        self._open: OpenTable | None = None
        self._counted: OpenTable | None = None
        self.setWindowTitle("Literaxx")
        self.setAcceptDrops(True)
        self.setMinimumSize(QSize(800, 560))
        self.resize(1180, 800)
        self._stack = PageStack()
        self.setCentralWidget(self._stack)
        self.notice = Notice(look, self)
        self.files = GameFiles(self, shelf)
        self.lan = LanDoor(self, look, shelf, memory, network)
        self.actions_table = Actions(self, languages)
        self.menus = WindowMenus(
            self.menuBar(),
            look,
            self.actions_table,
            files=self.files,
            memory=memory,
        )
        self.sides = SidePages(
            self, look, shelf, memory, languages=languages, may_search=words_are_open
        )
        self._connect()
        self.show_start()

    # Pages.

    @property
    def page(self) -> Page | None:
        """The page in front of the table; None while the table itself is shown."""
        return self._stack.page

    @property
    def table(self) -> TablePage | None:
        """The table, if one is open."""
        return self._stack.table

    @property
    def keeps_words_closed(self) -> bool:
        """Whether its game is running, and without friendly help."""
        if self.table is None or self.table.asking.matter is Matter.FINISHED:
            return False
        return not self.table.view.setup.options.friendly_help

    @property
    def opened(self) -> OpenTable | None:
        """The session of the table, if one is open."""
        return self._open

    def show_start(self) -> None:
        """Shows the start page; a table that is open is put back on the shelf."""
        self.lan.leave()
        self._close_table()
        last = self._memory.last_variant()
        page = StartPage(self._look, self._shelf, last, has_network=self.lan.is_there)
        page.new_wanted.connect(self.show_new)
        page.continue_wanted.connect(self.open_file)
        page.game_unwanted.connect(self.files.remove)
        page.variant_unwanted.connect(self.files.remove_variant)
        page.first_wanted.connect(self.start_first_game)
        page.network_wanted.connect(self.lan.show_network)
        page.return_wanted.connect(self.lan.show_network)
        page.host_wanted.connect(self.lan.show_host)
        page.rules_wanted.connect(self.sides.show_rules)
        page.keys_wanted.connect(self.sides.show_keys)
        page.again = self.show_start
        self._show(page)

    def show_new(self, variant: str = "") -> None:
        """Shows the page of a new game of a variant; without one, of the last or first."""
        variants = [each.id for each in self._shelf.variants()]
        if not variants:
            return
        if variant not in variants:
            current = "" if self.table is None else self.table.view.setup.variant
            variant = current if current in variants else variants[0]
        from literaxx.gui import rooms

        page = rooms.NewGamePage(self._look, self._shelf, self._memory, variant)
        page.start_wanted.connect(self.start_game)
        page.said.connect(self.notice.say)
        page.left.connect(self.back)
        page.again = lambda: self.show_new(page.setup().variant)
        self._show(page)
        page.focus_start()

    def show_end(self) -> None:
        """Shows the page after a game."""
        table = self.table
        if table is None or self._open is None:
            return
        from literaxx.gui import rooms

        full_rack = self._open.rules.variant.switches.rack_size
        page = rooms.EndPage(
            self._look, table.view, full_rack=full_rack, spellings=self._open.spellings
        )
        page.rematch_wanted.connect(partial(self.start_again, table.view.setup))
        page.export_wanted.connect(partial(self._with_game, self.files.export))
        page.table_wanted.connect(self.back)
        page.left.connect(self.show_start)
        page.again = self.show_end
        self._show(page)
        page.focus_rematch()

    def back(self) -> None:
        """Leaves a page: back to the table, the lobby, or the start page."""
        if self.table is not None:
            self._stack.show_table()
            self._show_facts()
        elif not self.lan.show_room():
            self.show_start()

    # Games.

    def start_game(self, setup: Setup) -> None:
        """Starts a game."""
        self._memory.keep_setup(setup)
        self.lan.leave_first(partial(self._play, lambda: self._shelf.new_table(setup)))

    def start_first_game(self) -> None:
        """Starts the first game of a newcomer, with a guide."""
        name = next(iter(self._memory.last_names()), "")
        self._play(lambda: self._shelf.new_first_game(name))

    def start_again(self, setup: Setup) -> None:
        """Starts the next game like the last, at the table of the network if it was there."""
        if not self.lan.rematch():
            self.start_game(setup)

    def open_file(self, path: Path) -> None:
        """Goes on with a saved game, offers the game of a variant file, or shows a record."""
        self.files.open(path)

    def show_variant(self, variant: str) -> None:
        """Shows the page of a new game of a variant that has just been added."""
        self.show_new(variant)
        self.notice.say(translate("Window", "This game is on the start page from now on."))

    def use_preferences(self, preferences: Preferences) -> None:
        """Keeps preferences and lets them hold at once."""
        self._memory.keep_preferences(preferences)
        self._look.use(preferences.theme, preferences.text_percent / 100)
        self._show_preferences(preferences)
        self.language_wanted.emit(preferences.language)

    def restore_place(self, geometry: QByteArray) -> None:
        """Puts the window where it was, if that was kept."""
        self.restoreGeometry(geometry)

    def _show(self, page: Page) -> None:
        self._stack.show_page(page)
        self._show_facts()

    def _show_side(self, page: Page) -> None:
        page.left.connect(self.back)
        self._show(page)

    def _play(self, make: Callable[[], OpenTable]) -> None:
        """Makes a table and shows it; one of the network is left."""
        try:
            opened = make()
        except ShelfError as error:
            self.notice.say(str(error))
            return
        self.lan.leave()
        self._seat_at(opened)

    def _on_opened(self, opened: OpenTable) -> None:
        """Shows a saved game; it goes back to the shelf if somebody would rather stay."""
        self.lan.leave_first(partial(self._play, lambda: opened), lambda: self._shelf.close(opened))

    def _seat_at(self, opened: OpenTable) -> None:
        """Shows the table of a session."""
        from literaxx.gui import rooms

        self._close_table()
        area = rooms.table_for(self._look, opened.rules.variant, opened.written)
        table = rooms.TablePage(self._look, opened.session, opened.rules, opened.referee, area)
        table.right.moves.spell_by(opened.spellings)
        table.result_wanted.connect(self.show_end)
        table.refreshed.connect(self._show_facts)
        table.trouble.connect(self.notice.say)
        table.keys_wanted.connect(self.sides.show_keys)
        coach = rooms.Coach(self._look, table, opened.rules, opened.referee, self._memory)
        coach.left.connect(self.show_start)
        self._open = opened
        self._stack.seat(table)
        self._show_preferences(self._memory.preferences())
        table.area.take_keyboard()
        self._show_facts()
        if opened.note:
            self.notice.say(opened.note)
        self.lan.seated(opened, table)

    def _with_game(self, deed: Callable[[OpenTable], None]) -> None:
        if self._open is not None:
            deed(self._open)

    def _close_table(self) -> None:
        table, opened = self.table, self._open
        if table is None or opened is None:
            return
        self._open = None
        table.close_session()
        self._stack.unseat()
        self._shelf.close(opened)

    def _show_preferences(self, preferences: Preferences) -> None:
        self.menus.show_preferences(preferences)
        if self.table is not None:
            self.table.use_preferences(preferences)

    def _show_facts(self) -> None:
        table = self.table if self._is_at_table else None
        may_search = not self.keeps_words_closed
        self.menus.show_table(table, has_room=self.lan.has_room, may_search=may_search)
        is_over = table is not None and table.asking.matter is Matter.FINISHED
        if is_over and self._open is not None and self._counted is not self._open:
            self._counted = self._open
            self._shelf.keep_result(self._open)

    def _connect(self) -> None:
        self.lan.page_wanted.connect(self._show)
        self.lan.table_wanted.connect(self._seat_at)
        self.lan.start_wanted.connect(self.show_start)
        self.lan.back_wanted.connect(self.back)
        self.lan.said.connect(self.notice.say)
        self.lan.changed.connect(self._show_facts)
        self.sides.page_wanted.connect(self._show_side)
        for source in (self.sides, self.menus):
            source.preferences_changed.connect(self.use_preferences)
        self.files.opened.connect(self._on_opened)
        self.files.recorded.connect(self.sides.show_record)
        self.files.kept.connect(self.show_variant)
        self.files.removed.connect(self.show_start)
        self.files.said.connect(self.notice.say)
        deeds: dict[Act, Callable[[], object]] = {
            Act.NEW: self.show_new,
            Act.OPEN: self.files.choose,
            Act.WINDOW: self.window_wanted.emit,
            Act.COPY: partial(self._with_game, self.files.save_copy),
            Act.EXPORT: partial(self._with_game, self.files.export),
            Act.START_PAGE: partial(self.lan.leave_first, self.show_start),
            Act.PREFERENCES: self.sides.show_preferences,
            Act.QUIT: QApplication.closeAllWindows,
            Act.RESULT: self.show_end,
            Act.RECORDS: self.sides.show_records,
            Act.ROOM: self.lan.show_room,
            Act.RULES: self.sides.show_rules,
            Act.KEYS: self.sides.show_keys,
            Act.WORDS: self.sides.show_words,
            Act.ABOUT: self.sides.show_about,
        }
        for act, deed in deeds.items():
            self.actions_table.connect_to(act, deed)
        for act in TABLE_ACTS:
            self.actions_table.connect_to(act, partial(self._at_table, act))
        self.actions_table.connect_to(Act.FULL_SCREEN, self._on_full_screen)

    @property
    def _is_at_table(self) -> bool:
        return self.table is not None and self.page is None

    def _at_table(self, act: Act) -> None:
        if self.table is not None and self._is_at_table:
            self.table.act(act)

    def _on_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Qt.

    def changeEvent(self, event: QEvent) -> None:
        """Another language of the interface, or full screen by whatever way."""
        if event.type() is QEvent.Type.LanguageChange:
            self.actions_table.retranslate()
            self.menus.fill()
            self._show_facts()
            self._stack.retell_soon()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.actions_table[Act.FULL_SCREEN].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped on the window, text on the table."""
        data = event.mimeData()
        if dropped_file(data) or (data.hasText() and not data.hasUrls() and self._is_at_table):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The dropped file is opened; the letters of a dropped text are laid."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)
        elif self.table is not None and self._is_at_table:
            event.acceptProposedAction()
            area = self.table.area
            area.drop_text(event.mimeData().text(), area.mapFrom(self, event.position().toPoint()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Asks only somebody for whom others wait: everything is saved."""
        if self.lan.asks_first(self.close):
            event.ignore()
            return
        self._memory.keep_window(self.saveGeometry())
        self.lan.leave()
        self._close_table()
        self._stack.forget_page()
        event.accept()


def words_are_open() -> bool:
    """Whether word lists may be looked into: no game in any window keeps them closed."""
    windows = QApplication.topLevelWidgets()
    return not any(isinstance(each, MainWindow) and each.keeps_words_closed for each in windows)
