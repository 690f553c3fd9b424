# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody at a screen reader: finds by name and presses, and has neither keys nor mouse."""

from __future__ import annotations

import re
from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication

from literaxx.model.board import Board, Placement
from literaxx.model.tiles import BLANK, Tile
from tests.kit.tables import square

_NAME, _ROLE = QAccessible.Text.Name, QAccessible.Role
_TILE = re.compile(r"(?P<cell>[A-Z]\d+), (?P<blank>blank, )?(?P<letter>[A-Z])(?:, \d+ points?)?,")


class Reader:
    """Walks the accessible tree of the program.

    Attributes:
        walked: How many different things it has come across, by role and name.
    """

    def __init__(self, application: QApplication) -> None:
        """A reader of everything that the program shows."""
        self._root = QAccessible.queryAccessibleInterface(application)
        self.walked: set[tuple[str, str]] = set()

    def nodes(self) -> Iterator[QAccessibleInterface]:
        """Everything that can be seen, parents before children."""
        yield from self._below(self._root, into_tables=True)

    def names(self, table: str) -> list[str]:
        """The names of the children of a table, a menu or a list."""
        found = self._table(table)
        names = [found.child(index).text(_NAME) for index in range(found.childCount())]
        self.walked.update((_ROLE.Cell.name, name) for name in names)
        return names

    def offers(self, name: str) -> bool:
        """Whether something of this name can be pressed."""
        return self._found(name) is not None

    def press(self, name: str) -> None:
        """Presses what has this name, or begins with it and goes on after a comma."""
        node = self._found(name)
        assert node is not None, f"nothing to press is called {name}"
        thing = node.object()
        node.actionInterface().doAction("Press")
        # A button stays down for a moment when it is pressed like this, and is clicked then.
        while isinstance(thing, QAbstractButton) and shiboken6.isValid(thing) and thing.isDown():
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QApplication.processEvents()

    def press_in(self, table: str, index: int) -> None:
        """Presses a child of a table; a negative index counts from its end."""
        found = self._table(table)
        found.child(index % found.childCount()).actionInterface().doAction("Press")
        QApplication.processEvents()

    def texts(self) -> str:
        """All that stands in the window beside the tables, line by line."""
        nodes = self._below(self._root, into_tables=False)
        return "\n".join(node.text(_NAME) for node in nodes)

    # What lies on a crossword table.

    def board(self, rows: int, columns: int) -> Board:
        """The tiles that have been played, by what the cells say."""
        found = [match for name in self.names("Board") if (match := _TILE.match(name))]
        placements = [
            Placement(square(each["cell"]), Tile(each["letter"], is_blank=bool(each["blank"])))
            for each in found
        ]
        return Board.empty(rows, columns).with_tiles(placements)

    def rack(self) -> list[str]:
        """The tile of each place that has one."""
        tiles = [name.split(", ")[1] for name in self.names("Rack")]
        return [BLANK if tile == "blank" else tile for tile in tiles if tile != "empty"]

    def place_of(self, tile: str) -> int:
        """The first place of the rack with such a tile."""
        wanted = "blank" if tile == BLANK else tile
        return [name.split(", ")[1] for name in self.names("Rack")].index(wanted)

    def _table(self, name: str) -> QAccessibleInterface:
        nodes = self._below(self._root, into_tables=False)
        return next(node for node in nodes if node.text(_NAME) == name)

    def _below(
        self, node: QAccessibleInterface, *, into_tables: bool
    ) -> Iterator[QAccessibleInterface]:
        for index in range(node.childCount()):
            child = node.child(index)
            if child.state().invisible:
                continue
            self.walked.add((child.role().name, child.text(_NAME)))
            yield child
            if into_tables or child.role() is not _ROLE.Table:
                yield from self._below(child, into_tables=into_tables)

    def _found(self, name: str) -> QAccessibleInterface | None:
        for node in self.nodes():
            text = node.text(_NAME)
            if text != name and not text.startswith(f"{name},"):
                continue
            if "Press" in _action_names(node.actionInterface()):
                return node
        return None


def _action_names(actions: QAccessibleActionInterface | None) -> list[str]:
    """What can be done with something; the binding does not say that there may be nothing."""
    return [] if actions is None else actions.actionNames()
