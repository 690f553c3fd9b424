# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of everything a menu or key can do, and the menus made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from literaxx.gui.look import CHOICES
from literaxx.gui.texts import deed_text, language_name, translate
from literaxx.match.choices import Choices, Deed, Key


class Act(Enum):
    """What a menu or key can do."""

    NEW = "new"
    WINDOW = "window"
    OPEN = "open"
    COPY = "copy"
    EXPORT = "export"
    START_PAGE = "start-page"
    PREFERENCES = "preferences"
    QUIT = "quit"
    F2 = "F2"
    F3 = "F3"
    F4 = "F4"
    UNDO = "undo"
    HELP = "help"
    PAUSE = "pause"
    RESULT = "result"
    RECORDS = "records"
    ROOM = "room"
    FULL_SCREEN = "full-screen"
    RULES = "rules"
    KEYS = "keys"
    WORDS = "words"
    ABOUT = "about"


KEY_ACTS = {Act.F2: Key.F2, Act.F3: Key.F3, Act.F4: Key.F4}
"""The actions of the three keys of the table."""

_S = QKeySequence.StandardKey
_SHORTCUTS: dict[Act, QKeySequence.StandardKey | str] = {
    Act.NEW: _S.New,
    Act.WINDOW: "Ctrl+Shift+N",
    Act.OPEN: _S.Open,
    Act.COPY: _S.Save,
    Act.PREFERENCES: "Ctrl+,",
    Act.QUIT: "Ctrl+Q",
    Act.F2: "F2",
    Act.F3: "F3",
    Act.F4: "F4",
    Act.UNDO: _S.Undo,
    Act.HELP: "F6",
    Act.PAUSE: "Ctrl+P",
    Act.ROOM: "F8",
    Act.FULL_SCREEN: "F11",
    Act.RULES: "F1",
    Act.KEYS: "?",
}
_ROLES = {
    Act.PREFERENCES: QAction.MenuRole.PreferencesRole,
    Act.QUIT: QAction.MenuRole.QuitRole,
    Act.ABOUT: QAction.MenuRole.AboutRole,
}
TABLE_ACTS = (*KEY_ACTS, Act.UNDO, Act.PAUSE, Act.HELP)
"""The actions that the table itself carries out."""

_AT_TABLE = {Act.COPY, Act.EXPORT, *TABLE_ACTS}


class TableFacts(msgspec.Struct, frozen=True):
    """What the actions depend on.

    Attributes:
        is_shown: Whether a table is in front of the player.
        is_over: Whether its game is over.
        is_paused: Whether its game is paused.
        asking: What may be done there.
        has_help: Whether the table plays with friendly help.
        may_pause: Whether somebody here may pause it.
        may_undo: Whether somebody here may ask to take his word back.
    """

    is_shown: bool = False
    is_over: bool = False
    is_paused: bool = False
    asking: Choices | None = None
    has_help: bool = False
    may_pause: bool = True
    may_undo: bool = False


class OpenMenus(NamedTuple):
    """The menus that are filled when they are opened.

    Attributes:
        leave: The players who may leave.
        recent: The games that were played last.
    """

    leave: QMenu
    recent: QMenu


class Actions:
    """All actions of the window."""

    def __init__(self, parent: QObject, languages: Sequence[str]) -> None:
        """Actions that nobody listens to yet.

        Args:
            parent: The window.
            languages: Languages that the interface speaks.
        """
        self._acts: dict[Act, QAction] = {}
        for act in Act:
            action = QAction(parent)
            shortcut = _SHORTCUTS.get(act)
            if shortcut is not None:
                action.setShortcut(QKeySequence(shortcut))
            action.setAutoRepeat(False)
            action.setMenuRole(_ROLES.get(act, QAction.MenuRole.NoRole))
            self._acts[act] = action
        self[Act.FULL_SCREEN].setCheckable(True)
        self.themes = _group(parent, CHOICES)
        self.languages = _group(parent, ("", *languages))
        self.retranslate()

    def __getitem__(self, act: Act) -> QAction:
        """The action of an act."""
        return self._acts[act]

    def connect_to(self, act: Act, call: Callable[[], object]) -> None:
        """Has an act carried out by a call."""
        self._acts[act].triggered.connect(lambda: call())

    def retranslate(self) -> None:
        """Says everything in the language of the interface."""
        for act, text in _texts().items():
            self._acts[act].setText(text)
        names = {
            "system": translate("Menu", "As the system"),
            "light": translate("Menu", "Light"),
            "dark": translate("Menu", "Dark"),
            "contrast": translate("Menu", "High contrast"),
        }
        for action in self.themes.actions():
            action.setText(names[action.data()])
        for action in self.languages.actions():
            action.setText(language_name(action.data()) or names["system"])

    def show_facts(self, facts: TableFacts) -> None:
        """Says and enables what can be done now."""
        for act in _AT_TABLE:
            self._acts[act].setEnabled(facts.is_shown)
        may_pause = facts.is_shown and facts.may_pause and not facts.is_over
        self._acts[Act.PAUSE].setEnabled(may_pause)
        self._acts[Act.UNDO].setEnabled(facts.may_undo)
        self._acts[Act.HELP].setVisible(facts.has_help)
        self._acts[Act.RESULT].setEnabled(facts.is_shown and facts.is_over)
        pause = translate("Menu", "&Go on") if facts.is_paused else translate("Menu", "&Pause")
        self._acts[Act.PAUSE].setText(pause)
        idle = {Key.F2: Deed.OK, Key.F3: Deed.EXCHANGE, Key.F4: Deed.PASS}
        for act, key in KEY_ACTS.items():
            deed = None if facts.asking is None else facts.asking.on(key)
            self._acts[act].setText(deed_text(deed or idle[key]))

    def fill(self, bar: QMenuBar) -> OpenMenus:
        """Makes the menus; returns those that are filled later."""
        game = bar.addMenu(translate("Menu", "&Game"))
        self._add(game, Act.NEW, Act.OPEN)
        recent = game.addMenu(translate("Menu", "Go on w&ith"))
        self._add(game, Act.WINDOW, None, Act.COPY, Act.EXPORT, None, Act.PAUSE)
        leave = game.addMenu(translate("Menu", "&Leave the game"))
        self._add(game, Act.RESULT, Act.ROOM, Act.RECORDS, Act.START_PAGE)
        self._add(game, None, Act.PREFERENCES, None, Act.QUIT)
        move = bar.addMenu(translate("Menu", "&Move"))
        self._add(move, Act.F2, Act.F3, Act.F4, None, Act.UNDO, Act.HELP)
        view = bar.addMenu(translate("Menu", "&View"))
        themes = view.addMenu(translate("Menu", "&Colours"))
        themes.addActions(self.themes.actions())
        languages = view.addMenu(translate("Menu", "&Language"))
        languages.addActions(self.languages.actions())
        self._add(view, Act.FULL_SCREEN)
        help_menu = bar.addMenu(translate("Menu", "&Help"))
        self._add(help_menu, Act.RULES, Act.KEYS, Act.WORDS, None, Act.ABOUT)
        return OpenMenus(leave, recent)

    def _add(self, menu: QMenu, *acts: Act | None) -> None:
        for act in acts:
            if act is None:
                menu.addSeparator()
            else:
                menu.addAction(self._acts[act])


def _group(parent: QObject, choices: Sequence[str]) -> QActionGroup:
    """Actions of which one is chosen; each carries its choice."""
    group = QActionGroup(parent)
    for choice in choices:
        action = QAction(group)
        action.setCheckable(True)
        action.setData(choice)
    return group


def _texts() -> dict[Act, str]:
    """What the menus say of what does not change with the game."""
    return {
        Act.NEW: translate("Menu", "&New game…"),
        Act.WINDOW: translate("Menu", "Another &window"),
        Act.OPEN: translate("Menu", "&Open…"),
        Act.COPY: translate("Menu", "&Save a copy…"),
        Act.EXPORT: translate("Menu", "&Export the moves…"),
        Act.START_PAGE: translate("Menu", "S&tart page"),
        Act.PREFERENCES: translate("Menu", "Pre&ferences…"),
        Act.QUIT: translate("Menu", "&Quit"),
        Act.UNDO: translate("Menu", "Ask for &undo"),
        Act.HELP: translate("Menu", "Ask the &dictionary"),
        Act.RESULT: translate("Menu", "Show the &result"),
        Act.RECORDS: translate("Menu", "Re&cords…"),
        Act.ROOM: translate("Menu", "Table and c&hat…"),
        Act.FULL_SCREEN: translate("Menu", "&Full screen"),
        Act.RULES: translate("Menu", "&Rules"),
        Act.KEYS: translate("Menu", "&Keys"),
        Act.WORDS: translate("Menu", "&Words…"),
        Act.ABOUT: translate("Menu", "&About Literaxx"),
    }
