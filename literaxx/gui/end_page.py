# SPDX-License-Identifier: GPL-3.0-or-later
"""The page after a game: the last sums and how they came about."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.fonts import BOLD, SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.message import winners_text
from literaxx.gui.move_list import MoveList
from literaxx.gui.page import Hairline, Page
from literaxx.gui.spelled import Spellings, no_spellings, spelled
from literaxx.gui.texts import end_text, number_text, translate
from literaxx.match.state import Finished, MatchState
from literaxx.match.summary import SeatSums, Summary, summary
from literaxx.model.tiles import BLANK


class EndPage(Page):
    """Sums, records of the game, its moves, and what to do next.

    Signals:
        rematch_wanted: The same people play again.
        export_wanted: The game is to be written as a record.
        table_wanted: Back to the table as it lies.
    """

    rematch_wanted = Signal()
    export_wanted = Signal()
    table_wanted = Signal()

    def __init__(
        self,
        look: Look,
        view: MatchState,
        *,
        full_rack: int,
        spellings: Spellings = no_spellings,
    ) -> None:
        """The page of a game that is over.

        Args:
            look: Colours and fonts.
            view: The state after the game.
            full_rack: Tiles of a full rack; 0 in a game without racks.
            spellings: How its words are spelled.
        """
        self._spellings = spellings
        super().__init__(look, winners_text(view))
        facts = summary(view)
        self._names = [seat.name for seat in view.setup.seats]
        assert isinstance(view.phase, Finished)
        out = view.phase.out
        why = end_text(view.phase.cause, "" if out is None else self._names[out])
        left = QVBoxLayout()
        left.setSpacing(18)
        left.addWidget(Label(look, why, size=14, tone=Tone.MUTED))
        left.addWidget(self._sums(facts, full_rack=full_rack))
        left.addWidget(self._records(facts, full_rack=full_rack))
        left.addLayout(self._buttons())
        left.addStretch(1)
        columns = self.columns()
        columns.addLayout(left, 5)
        columns.addWidget(self._moves(view), 6)
        self.fill()

    def focus_rematch(self) -> None:
        """Gives the keyboard to the main button."""
        self._rematch.setFocus()

    def _sums(self, facts: Summary, *, full_rack: int) -> Card:
        """A line for each player, the winner first."""
        card = Card(self.look)
        grid = QGridLayout(card)
        grid.setContentsMargins(14, 10, 16, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        heads = ["", translate("EndPage", "Player"), translate("EndPage", "From words")]
        if full_rack:
            heads += [translate("EndPage", "Gained"), translate("EndPage", "Tiles left")]
        heads.append(translate("EndPage", "Total"))
        for column, head in enumerate(heads):
            label = Label(self.look, head, size=12.5, tone=Tone.MUTED)
            grid.addWidget(label, 0, column, _side(column))
        for row, sums in enumerate(facts.sums):
            grid.addWidget(Hairline(self.look), 2 * row + 1, 0, 1, len(heads))
            for column, label in enumerate(self._sum_labels(sums, full_rack=full_rack)):
                grid.addWidget(label, 2 * row + 2, column, _side(column))
        return card

    def _sum_labels(self, sums: SeatSums, *, full_rack: int) -> list[Label]:
        """The texts of one line."""
        look = self.look
        star = " ★" if sums.place == 1 else ""
        gone = f" ({translate('EndPage', 'has left')})" if sums.has_left else ""
        name = Label(look, self._names[sums.seat] + star + gone, size=14.5, weight=SEMIBOLD)
        name.setWordWrap(True)
        labels = [
            Label(look, str(sums.place), size=14, tone=Tone.MUTED),
            name,
            Label(look, str(sums.moves), size=14, tone=Tone.MUTED),
        ]
        if full_rack:
            lost = number_text(-sums.lost)
            tiles = "".join(tile if tile != BLANK else "▢" for tile in sums.tiles)
            labels.append(Label(look, f"+{sums.gained}" if sums.gained else "0", size=14))
            labels.append(Label(look, f"{tiles}  {lost}" if tiles else lost, size=14))
        labels.append(Label(look, number_text(sums.total), size=19, weight=BOLD))
        return labels

    def _records(self, facts: Summary, *, full_rack: int) -> Card:
        """Best move, longest word, full racks, checks."""
        nothing = "—"
        best, longest = facts.best, facts.longest
        best_word = "" if best is None else spelled(best.word, self._spellings)
        rows = [
            (
                translate("EndPage", "Best move"),
                nothing
                if best is None
                else f"{best_word} · {best.points} · {self._names[best.seat]}",
            ),
            (
                translate("EndPage", "Longest word"),
                nothing if longest is None else spelled(longest.word, self._spellings),
            ),
        ]
        if full_rack:
            laid = translate("EndPage", "All %n tiles laid", None, full_rack)
            rows.append((laid, str(facts.full_racks)))
        checks = f"{facts.checks_won} : {facts.checks_lost}"
        rows.append((translate("EndPage", "Checks won : lost"), checks))
        card = Card(self.look)
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 10, 16, 10)
        for place, (what, which) in enumerate(rows):
            if place:
                column.addWidget(Hairline(self.look))
            column.addWidget(self._record(what, which))
        return card

    def _record(self, what: str, which: str) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 6, 0, 6)
        line.addWidget(Label(self.look, what, size=14, tone=Tone.MUTED))
        line.addStretch(1)
        line.addWidget(Label(self.look, which, size=14, weight=SEMIBOLD))
        return row

    def _buttons(self) -> QHBoxLayout:
        look = self.look
        self._rematch = KeyButton(look, translate("EndPage", "Rematch"), is_primary=True)
        self._rematch.clicked.connect(self.rematch_wanted)
        table = KeyButton(look, translate("EndPage", "Table"))
        table.clicked.connect(self.table_wanted)
        export = KeyButton(look, translate("EndPage", "Export"))
        export.clicked.connect(self.export_wanted)
        close = KeyButton(look, translate("EndPage", "Close"))
        close.clicked.connect(self.left)
        row = QHBoxLayout()
        row.setSpacing(10)
        for button in (self._rematch, table, export, close):
            row.addWidget(button, 1)
        return row

    def _moves(self, view: MatchState) -> Card:
        """The list of moves, as at the table."""
        card = Card(self.look)
        column = QVBoxLayout(card)
        column.setContentsMargins(1, 14, 1, 10)
        title = Label(
            self.look, translate("EndPage", "How it was played"), size=16, weight=SEMIBOLD
        )
        title.setContentsMargins(16, 0, 0, 4)
        column.addWidget(title)
        moves = MoveList(self.look)
        moves.spell_by(self._spellings)
        moves.show_view(view)
        moves.setMinimumSize(self.look.px(340), self.look.px(420))
        column.addWidget(moves, 1)
        return card


def _side(column: int) -> Qt.AlignmentFlag:
    """Places at the left, numbers at the right; names have all the room, so that they may wrap."""
    if column == 1:
        return Qt.AlignmentFlag(0)
    side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
