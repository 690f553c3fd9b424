# SPDX-License-Identifier: GPL-3.0-or-later
"""The page before a table is offered on the network."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit

from literaxx.gui.chips import ChipGroup
from literaxx.gui.lan import Offer
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
        host_wanted: A table is to be offered: its Setup and its Offer.
    """

    host_wanted = Signal(object, object)

    _keeps_seats = False

    def __init__(
        self,
        look: Look,
        shelf: Shelf,
        memory: Memory,
        variant: str,
        networks: Sequence[tuple[str, str]],
    ) -> None:
        """The page for a variant, as `NewGamePage`.

        Args:
            look: Colours and fonts.
            shelf: What there is to play.
            memory: Names and preferences.
            variant: Which game at first.
            networks: The networks of this PC, name and address.
        """
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
        self.network = QComboBox()
        self.network.addItem(translate("Lan", "all networks of this computer"), "")
        for interface, address in networks:
            self.network.addItem(f"{interface}, {address}", interface)
        card = TitledCard(look, translate("Lan", "On the network"))
        rows_of(
            look,
            [
                ChoiceRow(look, translate("Lan", "&Name of the table"), self.name),
                ChoiceRow(look, translate("Lan", "&Who may come in"), self.code),
                ChoiceRow(look, translate("Lan", "Reach&ed from"), self.network),
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
            offer = Offer(name, bool(self.code.value()), self.network.currentData())
            self.host_wanted.emit(self.setup(), offer)

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
