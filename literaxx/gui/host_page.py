# SPDX-License-Identifier: GPL-3.0-or-later
"""The page before a table is offered on the network."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from literaxx.gui.chips import ChipGroup
from literaxx.gui.look import Look
from literaxx.gui.new_game_page import NewGamePage
from literaxx.gui.page import ChoiceRow, TitledCard, rows_of
from literaxx.gui.seat_rows import SeatRows, person_name
from literaxx.gui.shelf import Memory, Shelf
from literaxx.gui.texts import translate
from literaxx.match.setup import SeatSpec

MAX_NAME = 40


class HostPage(NewGamePage):
    """All choices of a game, its free seats, and how the table is offered.

    Signals:
        host_wanted: A table is to be offered: its Setup, its name, and whether it has a code.
    """

    host_wanted = Signal(object, str, bool)

    _keeps_seats = False

    def __init__(self, look: Look, shelf: Shelf, memory: Memory, variant: str) -> None:
        """The page for a variant, as `NewGamePage`."""
        super().__init__(look, shelf, memory, variant)
        self.title.setText(translate("Lan", "Host a table"))
        self.setAccessibleName(self.title.text())
        name = (*memory.last_names(), person_name(1))[0]
        self._seats.set_seats((SeatSpec(name), SeatSpec("")), None)
        self.name = QLineEdit(translate("Lan", "Table of {name}").format(name=name))
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumWidth(look.px(240))
        self.code = ChipGroup(look)
        values = [
            (True, translate("Lan", "with a code, encrypted")),
            (False, translate("Lan", "open to all")),
        ]
        self.code.set_choices(values, True)
        card = TitledCard(look, translate("Lan", "On the network"))
        rows_of(
            look,
            [
                ChoiceRow(look, translate("Lan", "&Name of the table"), self.name),
                ChoiceRow(look, translate("Lan", "Who may come &in"), self.code),
            ],
            card.column,
        )
        self.body.insertWidget(0, card)
        self._start.setText(translate("Lan", "Offer the table"))
        self._keeps_seats = True
        self._check()

    def start(self) -> None:
        """Offers the table as it is chosen."""
        name = self.name.text().strip() or translate("Lan", "Table")
        if not self._seats.problem():
            self.host_wanted.emit(self.setup(), name, bool(self.code.value()))

    def _show_variant(self) -> None:
        """Another game or language: the people stay, whoever played it last time."""
        seats, first = self._seats.seats(), self._seats.first_seat()
        super()._show_variant()
        if self._keeps_seats:
            self._seats.set_seats(seats, first)

    def _players_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("NewGame", "Players"))
        self._seats = SeatRows(self.look, self._shelf.levels(), has_network=True)
        card.column.addWidget(self._seats)
        return card
