# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at the table: two to four rows of name and kind, and who begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import Chip, ChipGroup
from literaxx.gui.controls import Label, Tone
from literaxx.gui.look import Look
from literaxx.gui.page import Hairline
from literaxx.gui.texts import level_text, translate
from literaxx.match.setup import MAX_SEATS, SeatKind, SeatSpec

MIN_SEATS = 2
MAX_NAME = 24
NETWORK = "network"
"""What stands in a seat's list of kinds for somebody from the network."""


class SeatRow(QWidget):
    """One seat: number, name, kind, and the button that takes it away.

    Signals:
        changed: Name or kind is another.
        remove_wanted: The seat is to be taken away.
    """

    changed = Signal()
    remove_wanted = Signal()

    def __init__(
        self, look: Look, number: int, levels: Sequence[str], *, has_network: bool = False
    ) -> None:
        """A row for a person here."""
        super().__init__()
        label = Label(look, str(number), size=14, tone=Tone.MUTED)
        label.setFixedWidth(look.px(22))
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumWidth(look.px(110))
        self.name.setAccessibleName(
            translate("Seats", "Name of player {number}").format(number=number)
        )
        label.setBuddy(self.name)
        self.name.textChanged.connect(self.changed)
        self.kind = QComboBox()
        self.kind.setAccessibleName(
            translate("Seats", "Who plays seat {number}").format(number=number)
        )
        self.kind.addItem(translate("Seats", "Here"), "")
        if has_network:
            self.kind.addItem(translate("Seats", "From the network"), NETWORK)
        for level in levels:
            computer = translate("Seats", "Computer: {level}").format(level=level_text(level))
            self.kind.addItem(computer, level)
        if not (levels or has_network):
            # Shown without a parent it would be a window for a moment.
            self.kind.hide()
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.remove = Chip(look, "✕", is_checkable=False)
        self.remove.setAccessibleName(
            translate("Seats", "Remove player {number}").format(number=number)
        )
        self.remove.setToolTip(self.remove.accessibleName())
        self.remove.clicked.connect(self.remove_wanted)
        row = QHBoxLayout()
        row.setContentsMargins(0, 5, 0, 5)
        row.setSpacing(10)
        row.addWidget(label)
        row.addWidget(self.name, 3)
        if levels or has_network:
            row.addWidget(self.kind, 2)
        row.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(Hairline(look))

    def seat(self) -> SeatSpec:
        """The seat as it stands; without a name it is free for somebody from the network."""
        name = " ".join(self.name.text().split())
        level = self.kind.currentData()
        if level == NETWORK:
            return SeatSpec("")
        if level:
            return SeatSpec(name, SeatKind.COMPUTER, level=level)
        return SeatSpec(name)

    def set_seat(self, seat: SeatSpec) -> None:
        """Shows a seat; a strength there is none of becomes a person."""
        self.name.setText(seat.name)
        kind = seat.level if seat.name else NETWORK
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))

    def _on_kind(self) -> None:
        self.name.setEnabled(self.kind.currentData() != NETWORK)
        if self.kind.currentData() and self.name.text().startswith(person_name(0)[:-1]):
            self.name.setText(translate("Seats", "Computer"))
        self.changed.emit()


class SeatRows(QWidget):
    """Two to four seats, and who begins.

    Signals:
        changed: Something about them is another.
    """

    changed = Signal()

    def __init__(self, look: Look, levels: Sequence[str], *, has_network: bool = False) -> None:
        """Rows without names.

        Args:
            look: Colours and fonts.
            levels: Strengths of computer players.
            has_network: Whether seats can be free for people from the network.
        """
        super().__init__()
        self._look = look
        self._has_network = has_network
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rows: list[SeatRow] = []
        for place in range(MAX_SEATS):
            row = SeatRow(look, place + 1, levels, has_network=has_network)
            row.changed.connect(self._on_changed)
            row.remove_wanted.connect(partial(self._on_remove, place))
            self.rows.append(row)
            column.addWidget(row)
        self.add = KeyButton(look, translate("Seats", "Add a player"))
        self.add.clicked.connect(self._on_add)
        column.addSpacing(8)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        begins = QHBoxLayout()
        label = Label(look, translate("Seats", "&Begins:"), size=14.5)
        self.first = ChipGroup(look, translate("Seats", "Who begins"))
        self.first.chosen.connect(self.changed)
        label.setBuddy(self.first)
        label.setMinimumHeight(look.px(28))  # as high as a chip, beside the first row of chips
        begins.setSpacing(10)
        begins.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        begins.addWidget(self.first, 1)
        column.addSpacing(12)
        column.addLayout(begins)
        self._count = MIN_SEATS
        self._show_count()

    def set_seats(self, seats: Sequence[SeatSpec], first: int | None) -> None:
        """Shows these seats and who begins; None for drawn."""
        self._count = len(seats)
        for row, seat in zip(self.rows, seats, strict=False):
            row.set_seat(seat)
        self._show_count()
        self.first.set_value(first if first is not None and first < self._count else None)

    def seats(self) -> tuple[SeatSpec, ...]:
        """The seats as they stand."""
        return tuple(row.seat() for row in self.rows[: self._count])

    def first_seat(self) -> int | None:
        """Who begins; None for drawn."""
        value = self.first.value()
        return value if isinstance(value, int) else None

    def problem(self) -> str:
        """Why one cannot play like this, as a sentence; empty when one can."""
        seats = self.seats()
        taken = [row for row in self.rows[: self._count] if row.kind.currentData() != NETWORK]
        names = [row.seat().name for row in taken]
        if not all(names):
            return translate("Seats", "Every player needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return translate("Seats", "Two players have the same name.")
        if self._has_network and len(taken) == len(seats):
            return translate("Seats", "No seat is free for anybody from the network.")
        if all(seat.kind is SeatKind.COMPUTER for seat in seats):
            return translate("Seats", "At least one player must be a person.")
        return ""

    def _show_count(self) -> None:
        for place, row in enumerate(self.rows):
            row.setVisible(place < self._count)
            row.remove.setVisible(self._count > MIN_SEATS)
        self.add.setVisible(self._count < MAX_SEATS)
        self._show_first()

    def _show_first(self) -> None:
        chosen = self.first.value()
        values: list[tuple[int | None, str]] = [(None, translate("Seats", "drawn"))]
        values += [(place, seat.name or "…") for place, seat in enumerate(self.seats())]
        keeps = isinstance(chosen, int) and chosen < self._count
        self.first.set_choices(values, chosen if keeps else None)

    def _on_changed(self) -> None:
        self._show_first()
        self.changed.emit()

    def _on_add(self) -> None:
        row = self.rows[self._count]
        row.set_seat(SeatSpec(self._free_name()))
        self._count += 1
        self._show_count()
        row.name.setFocus()
        row.name.selectAll()
        self.changed.emit()

    def _free_name(self) -> str:
        taken = {seat.name for seat in self.seats()}
        names = (person_name(number) for number in range(1, MAX_SEATS + 1))
        return next(name for name in names if name not in taken)

    def _on_remove(self, place: int) -> None:
        seats = list(self.seats())
        del seats[place]
        self.set_seats(seats, None)
        self.rows[min(place, len(seats) - 1)].name.setFocus()
        self.changed.emit()


def person_name(number: int) -> str:
    """What a player is called who has not said his name."""
    return translate("Seats", "Player {number}").format(number=number)
