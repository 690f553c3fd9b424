# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu bar of the window, and the menus that are filled only when they are opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenuBar

from literaxx.gui.actions import Act, Actions, TableFacts
from literaxx.gui.brand import Brand
from literaxx.gui.game_files import GameFiles
from literaxx.gui.look import Look
from literaxx.gui.preferences import Preferences
from literaxx.gui.shelf import Memory
from literaxx.gui.texts import translate
from literaxx.match.choices import Matter

if TYPE_CHECKING:
    from literaxx.gui.table_page import TablePage


class WindowMenus(QObject):
    """Menus over the actions of a window.

    Attributes:
        leave: The persons here who may leave the game.
        recent: The games that were played last.

    Signals:
        preferences_changed: Colours or language were chosen; the argument is the Preferences.
    """

    preferences_changed = Signal(object)

    def __init__(
        self,
        bar: QMenuBar,
        look: Look,
        actions: Actions,
        *,
        files: GameFiles,
        memory: Memory,
    ) -> None:
        """The menus, in the language of the interface.

        Args:
            bar: Where they hang.
            look: Colours and fonts.
            actions: What they offer.
            files: The games that were played last.
            memory: What is remembered between two runs.
        """
        super().__init__(bar)
        self._bar = bar
        self._look = look
        self._actions = actions
        self._files = files
        self._memory = memory
        self._table: TablePage | None = None
        self.fill()
        if not bar.isNativeMenuBar():
            self._brand = Brand(look, bar)
        # The font of the system's own menus would reach a bar that is there already.
        look.changed.connect(self._write_by_our_font)
        self._write_by_our_font()
        actions.themes.triggered.connect(self._on_theme)
        actions.languages.triggered.connect(self._on_language)

    def fill(self) -> None:
        """Makes all menus anew, in the language of the interface."""
        self._bar.clear()
        self.leave, self.recent = self._actions.fill(self._bar)
        self.leave.aboutToShow.connect(self._fill_leave)
        self.recent.aboutToShow.connect(partial(self._files.fill_recent, self.recent))

    def show_preferences(self, preferences: Preferences) -> None:
        """Marks what is chosen."""
        for action in self._actions.themes.actions():
            action.setChecked(action.data() == preferences.theme)
        for action in self._actions.languages.actions():
            action.setChecked(action.data() == preferences.language)

    def show_table(self, table: TablePage | None, *, has_room: bool, may_search: bool) -> None:
        """Enables what can be done now.

        Args:
            table: The table, if it is what is seen.
            has_room: Whether somebody here is at a table of the network.
            may_search: Whether the game of this window leaves the word lists open.
        """
        self._table = table
        actions = self._actions
        actions[Act.ROOM].setVisible(has_room)
        actions[Act.ROOM].setEnabled(has_room)
        actions[Act.WORDS].setEnabled(may_search)
        actions.show_facts(TableFacts() if table is None else table.facts)
        is_over = table is None or table.asking.matter is Matter.FINISHED
        self.leave.menuAction().setEnabled(not is_over)

    def _fill_leave(self) -> None:
        """Offers to leave to each person here who is still playing."""
        self.leave.clear()
        if self._table is None:
            return
        view = self._table.view
        for seat in self._table.session.seats_here:
            if seat not in view.left:
                leaves = translate("Menu", "{name} leaves for good")
                action = self.leave.addAction(leaves.format(name=view.setup.seats[seat].name))
                action.triggered.connect(partial(self._table.leave_game, seat))

    def _write_by_our_font(self) -> None:
        self._bar.setFont(self._look.font())

    def _on_theme(self, action: QAction) -> None:
        preferences = self._memory.preferences()
        self.preferences_changed.emit(msgspec.structs.replace(preferences, theme=action.data()))

    def _on_language(self, action: QAction) -> None:
        preferences = self._memory.preferences()
        self.preferences_changed.emit(msgspec.structs.replace(preferences, language=action.data()))
