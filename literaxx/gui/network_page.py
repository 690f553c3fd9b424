# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of tables on the network: those that were found, and any other by its address."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Label, Tone
from literaxx.gui.lan import Amiss, NearbyTable, Network, Visit
from literaxx.gui.lan_texts import table_text
from literaxx.gui.look import Look
from literaxx.gui.page import READING_WIDTH, ChoiceRow, Hairline, Page, TitledCard, rows_of
from literaxx.gui.texts import translate


class NetworkPage(Page):
    """Tables on the network.

    Signals:
        join_wanted: Address, names and code: somebody wants to sit down, or without names look on.
        return_wanted: Somebody wants to go back to his seat; the argument is the id of the table.
        host_wanted: Somebody wants to offer a table.
        said: A sentence for the player.
    """

    join_wanted = Signal(object)
    return_wanted = Signal(str)
    host_wanted = Signal()
    said = Signal(str)

    def __init__(self, look: Look, network: Network, names: tuple[str, ...]) -> None:
        """The page with the tables that are there now.

        Args:
            look: Colours and fonts.
            network: Where to look.
            names: Who came to a table last time.
        """
        super().__init__(look, translate("Lan", "Tables on your network"), width=READING_WIDTH)
        self._network = network
        self._rows: list[QWidget] = []
        self._tables: tuple[NearbyTable, ...] = ()
        self._back_to = ""
        you = TitledCard(look, translate("Lan", "You"))
        self.names = QLineEdit(", ".join(names))
        self.code = QLineEdit()
        for field in (self.names, self.code):
            field.setMinimumWidth(look.px(240))
        note = translate("Lan", "Several persons at this computer: names with commas between them.")
        rows_of(
            look,
            [
                ChoiceRow(look, translate("Lan", "&Name"), self.names, note),
                ChoiceRow(look, translate("Lan", "&Code of the table, if it has one"), self.code),
            ],
            you.column,
        )
        self._found = TitledCard(look, translate("Lan", "Found"))
        self._list = QVBoxLayout()
        self._found.column.addLayout(self._list)
        other = TitledCard(look, translate("Lan", "By address"))
        self.address = QLineEdit()
        self.address.setMinimumWidth(look.px(240))
        self.address.setPlaceholderText("192.168.1.20:47821")
        self.plain = QCheckBox(translate("Lan", "Join without &encryption"))
        self.plain.hide()  # until there is a host who needs it
        self.go = KeyButton(look, translate("Lan", "Join"))
        self.go.clicked.connect(self._on_address)
        self.address.returnPressed.connect(self._on_address)
        other.column.addWidget(
            ChoiceRow(look, translate("Lan", "&Address of the host"), self.address)
        )
        row = QHBoxLayout()
        row.addWidget(self.plain)
        row.addStretch(1)
        row.addWidget(self.go)
        other.column.addLayout(row)
        for card in (you, self._found, other):
            self.body.addWidget(card)
        self.body.addLayout(self._buttons())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.show_tables)
        network.look(self._on_changed)
        self.show_tables()

    @property
    def players(self) -> tuple[str, ...]:
        """The names as they are written."""
        return tuple(name for part in self.names.text().split(",") if (name := part.strip()))

    def take_keyboard(self) -> None:
        """Gives the keyboard to what is written first here."""
        self.names.setFocus()

    def show_tables(self) -> None:
        """Shows the tables that are there now; a button that has the keyboard keeps it."""
        tables = self._network.tables()
        if self._rows and tables == self._tables:
            return
        self._tables = tables
        self._fill(tables)

    def _fill(self, tables: tuple[NearbyTable, ...]) -> None:
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for table in tables:
            if self._rows:
                self._add(Hairline(self.look))
            self._add(self._row(table))
        if not tables:
            text = translate("Lan", "Looking … Tables show up here by themselves.")
            self._add(Label(self.look, text, size=14, tone=Tone.MUTED))

    def go_back(self, table: str) -> None:
        """Goes back to a seat that is kept; until the host is there, that is to be seen."""
        self._wait_for(table)
        self.return_wanted.emit(table)

    def try_again(self, amiss: Amiss) -> None:
        """Those who wanted to go to a table are still here; what they wrote is kept.

        Args:
            amiss: What they should look at.
        """
        self._network.look(self._on_changed)
        self.show_tables()
        self._wait_for("")
        self.plain.setVisible(amiss is Amiss.SECRECY or not self.plain.isHidden())
        fields = {Amiss.NAME: self.names, Amiss.CODE: self.code, Amiss.ADDRESS: self.address}
        if amiss is Amiss.SECRECY:
            self.plain.setFocus()
        elif amiss in fields:
            fields[amiss].setFocus()
            fields[amiss].selectAll()

    def _buttons(self) -> QHBoxLayout:
        cancel = KeyButton(self.look, translate("NewGame", "Cancel"))
        cancel.clicked.connect(self.left)
        self.host = KeyButton(self.look, translate("Lan", "Host a table"))
        self.host.clicked.connect(self.host_wanted)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.host)
        return row

    def _add(self, row: QWidget) -> None:
        self._rows.append(row)
        self._list.addWidget(row)

    def _row(self, table: NearbyTable) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 4, 0, 4)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(Label(self.look, f"<b>{escape(table.name)}</b>", size=14.5))
        texts.addWidget(Label(self.look, escape(table_text(table)), size=13.5, tone=Tone.MUTED))
        line.addLayout(texts, 1)
        if not table.is_ours:
            self._button(line, translate("Lan", "Look on"), table, self._on_watch)
        if table.id == self._back_to:
            line.addWidget(Label(self.look, translate("Lan", "Waiting for the host …"), size=14))
        elif table.is_ours:
            self._button(line, translate("Lan", "Go back"), table, self._on_return, is_primary=True)
        elif not table.is_started:
            self._button(line, translate("Lan", "Join"), table, self._on_join, is_primary=True)
        return row

    def _button(
        self,
        line: QHBoxLayout,
        text: str,
        table: NearbyTable,
        slot: Callable[[NearbyTable], None],
        is_primary: bool = False,
    ) -> None:
        button = KeyButton(self.look, text, is_primary=is_primary)
        button.setAccessibleName(f"{text}: {table.name}")
        button.clicked.connect(partial(slot, table))
        line.addWidget(button)

    def _on_changed(self) -> None:
        self._timer.start(0)

    def _on_join(self, table: NearbyTable) -> None:
        self._join(table.address, is_plain=self._is_plain(table), table=table.id)

    def _on_watch(self, table: NearbyTable) -> None:
        self._wait_for("")
        is_plain = self._is_plain(table)
        self.join_wanted.emit(Visit(table.address, (), self.code.text(), is_plain, table.id))

    def _is_plain(self, table: NearbyTable) -> bool:
        return self.plain.isChecked() or not table.can_encrypt

    def _on_return(self, table: NearbyTable) -> None:
        self.go_back(table.id)

    def _wait_for(self, table: str) -> None:
        if table != self._back_to:
            self._back_to = table
            self._fill(self._tables)

    def _on_address(self) -> None:
        self._join(self.address.text(), is_plain=self.plain.isChecked())

    def _join(self, address: str, *, is_plain: bool, table: str = "") -> None:
        if not self.players:
            self.said.emit(translate("Lan", "Write your name first."))
            self.names.setFocus()
        elif not address.strip():
            self.said.emit(translate("Lan", "Write the address of the host first."))
            self.address.setFocus()
        else:
            self._wait_for("")
            self.join_wanted.emit(Visit(address, self.players, self.code.text(), is_plain, table))
