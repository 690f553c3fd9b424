# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in files: opened, dropped on the window, offered again, copied, exported."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from literaxx.gui.files import ask_where, ask_which
from literaxx.gui.shelf import (
    RECORD_SUFFIXES,
    SAVE_SUFFIX,
    VARIANT_SUFFIX,
    OpenTable,
    SavedGame,
    Shelf,
    ShelfError,
)
from literaxx.gui.texts import LANGUAGE_NAMES, translate

MOST_RECENT = 9


class GameFiles(QObject):
    """What the menus and the mouse do with files; whatever goes wrong is a sentence.

    Signals:
        opened: A saved game was opened; the argument is an OpenTable.
        recorded: A record was opened; the argument is a RecordedGame.
        kept: A game of the player's own was added to the others; the argument is its id.
        removed: A saved game or a game of the player's own is no more.
        said: A sentence for the player.
    """

    opened = Signal(object)
    recorded = Signal(object)
    kept = Signal(str)
    removed = Signal()
    said = Signal(str)

    def __init__(self, window: QWidget, shelf: Shelf) -> None:
        """Files in front of a window.

        Args:
            window: In front of which is asked.
            shelf: Where games are kept.
        """
        super().__init__(window)
        self._window = window
        self._shelf = shelf

    def open(self, path: Path) -> None:
        """Goes on with a saved game, offers the game of a variant file, or shows a record."""
        try:
            if path.suffix == SAVE_SUFFIX:
                self.opened.emit(self._shelf.open_table(path))
            elif path.suffix == VARIANT_SUFFIX:
                self.kept.emit(self._shelf.keep_variant(path))
            else:
                self.recorded.emit(self._shelf.open_record(path))
        except ShelfError as error:
            self.said.emit(str(error))

    def choose(self) -> None:
        """Asks for a saved game or a record, and opens it."""
        path = ask_which(self._window, self._shelf.folder())
        if path is not None:
            self.open(path)

    def remove(self, path: Path) -> None:
        """Offers a saved game no more."""
        self._tell(lambda: self._shelf.remove_game(path))

    def remove_variant(self, variant: str) -> None:
        """Removes a game of the player's own."""
        self._tell(lambda: self._shelf.remove_variant(variant))

    def _tell(self, remove: Callable[[], str]) -> None:
        try:
            told = remove()
        except ShelfError as error:
            self.said.emit(str(error))
            return
        self.removed.emit()
        self.said.emit(told)

    def export(self, table: OpenTable) -> None:
        """Asks where to, and writes a game as a record."""
        suffix = RECORD_SUFFIXES[table.rules.variant.kind]
        name = ask_where(
            self._window, translate("Window", "Export the moves"), _players(table), suffix
        )
        if name is None:
            return
        try:
            self._shelf.export(table, name)
        except ShelfError as error:
            self.said.emit(str(error))
            return
        self.said.emit(translate("Window", "Written: {file}").format(file=name.name))

    def save_copy(self, table: OpenTable) -> None:
        """Asks where to, and writes a copy of a game; the game itself is saved anyway."""
        name = ask_where(
            self._window, translate("Window", "Save a copy"), _players(table), SAVE_SUFFIX
        )
        if name is not None:
            self._shelf.save_copy(table, name, self.said.emit)

    def fill_recent(self, menu: QMenu) -> None:
        """Offers the games that were played last."""
        menu.clear()
        games = self._shelf.saved()[:MOST_RECENT]
        for place, game in enumerate(games, start=1):
            action = menu.addAction(f"&{place}  {recent_text(game, datetime.now())}")
            action.triggered.connect(partial(self.open, game.path))
        if not games:
            menu.addAction(translate("Menu", "No game to go on with")).setEnabled(False)


def _players(table: OpenTable) -> str:
    """What a file with the game of a table is called."""
    return " ".join(seat.name for seat in table.session.view(None).setup.seats)


def recent_text(game: SavedGame, now: datetime) -> str:
    """`Ana, Bo · Literaxx, English · today, 21:40`, safe for a menu."""
    from literaxx.gui.start_page import when_text

    names = ", ".join(game.names).replace("&", "&&")
    language = LANGUAGE_NAMES.get(game.language, game.language)
    return f"{names} · {game.title}, {language} · {when_text(game.when, now)}"
