# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages beside the games: help, words, records, recorded games, preferences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QObject, Signal

from literaxx.gui.look import Look
from literaxx.gui.page import Page
from literaxx.gui.recorded import RecordedGame
from literaxx.gui.shelf import Memory, Shelf


class SidePages(QObject):
    """Makes each page when it is asked for.

    Signals:
        page_wanted: A page is to be shown.
        preferences_changed: The player has chosen; the argument is the Preferences.
    """

    page_wanted = Signal(object)
    preferences_changed = Signal(object)

    def __init__(
        self,
        parent: QObject,
        look: Look,
        shelf: Shelf,
        memory: Memory,
        *,
        languages: Sequence[str],
        may_search: Callable[[], bool],
    ) -> None:
        """No page yet.

        Args:
            parent: The window.
            look: Colours and fonts.
            shelf: What there is to play.
            memory: What is remembered between two runs.
            languages: Languages that the interface speaks.
            may_search: Whether no running game keeps the word lists closed.
        """
        super().__init__(parent)
        self._look = look
        self._shelf = shelf
        self._memory = memory
        self._languages = languages
        self._may_search = may_search

    def show_preferences(self) -> None:
        """Shows the preferences."""
        from literaxx.gui import rooms

        page = rooms.PreferencesPage(
            self._look,
            self._memory.preferences(),
            languages=self._languages,
            has_computers=bool(self._shelf.levels()),
        )
        page.changed.connect(self.preferences_changed)
        self._show(page, self.show_preferences)

    def show_records(self) -> None:
        """Shows the records across games."""
        from literaxx.gui import rooms

        self._show(rooms.RecordsPage(self._look, self._shelf), self.show_records)

    def show_rules(self) -> None:
        """Shows the rules."""
        from literaxx.gui import rooms

        page = rooms.RulesPage(self._look, _language(), self._shelf.variants())
        self._show(page, self.show_rules)

    def show_keys(self) -> None:
        """Shows the list of keys."""
        from literaxx.gui import rooms

        self._show(rooms.KeysPage(self._look), self.show_keys)

    def show_words(self) -> None:
        """Shows the word browser, unless a running game keeps the words closed."""
        from literaxx.gui import rooms

        if self._may_search():
            page = rooms.WordPage(self._look, _language(), self._may_search)
            self._show(page, self.show_words)
            page.begins.setFocus()

    def show_about(self) -> None:
        """Shows what the program is made of."""
        from literaxx.gui import rooms

        self._show(rooms.AboutPage(self._look, self._shelf.credits()), self.show_about)

    def show_record(self, game: RecordedGame) -> None:
        """Shows a recorded game."""
        from literaxx.gui import rooms

        page = rooms.RecordPage(self._look, game)
        self._show(page, partial(self.show_record, game))
        page.focus_lines()

    def _show(self, page: Page, again: Callable[[], None]) -> None:
        page.again = again
        self.page_wanted.emit(page)


def _language() -> str:
    """The language of the interface."""
    return QLocale().name()[:2]
