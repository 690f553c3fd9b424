# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach at the table: leads through a first game, and gives tips in all others."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from literaxx.gui.announcing import announce
from literaxx.gui.chips import Chip
from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.lesson import Laying, Step, count_text, step_of, step_text
from literaxx.gui.look import Look
from literaxx.gui.shelf import Memory
from literaxx.gui.table_page import TablePage
from literaxx.gui.texts import translate
from literaxx.gui.tips import Tip, helps, tip_for, tip_text
from literaxx.match.setup import SeatKind
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score
from literaxx.players.guide import LEVEL
from literaxx.rules.base import Referee, Rules

TIP_HEIGHT = 125
"""So much room a tip needs in a narrow window, before the choice of text size."""


class CoachCard(Card):
    """What the coach says, with a button or two.

    Attributes:
        first: The button at the left.
        second: The button at the right.
    """

    def __init__(self, look: Look) -> None:
        """A card that says nothing."""
        super().__init__(look)
        self._title = Label(look, size=14.5, weight=SEMIBOLD)
        self._count = Label(look, size=12.5, tone=Tone.MUTED)
        self._text = Label(look, size=13.5)
        self._text.setWordWrap(True)
        self.first, self.second = (Chip(look, "", is_checkable=False) for _ in range(2))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.first)
        buttons.addWidget(self.second)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(15, 10, 15, 10)
        column.setSpacing(5)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addLayout(buttons)
        self.set_framed(True)
        self.hide()

    @property
    def text(self) -> str:
        """All that the card says."""
        return f"{self._title.text()}. {self._text.text()}"

    def say(self, title: str, count: str, text: str, first: str, second: str) -> None:
        """Says something else; the screen reader, too."""
        self._title.setText(title)
        self._count.setText(count)
        self._text.setText(text)
        self.first.setText(first)
        self.first.setVisible(bool(first))
        self.second.setText(second)
        self.setAccessibleName(self.text)
        for button in (self.first, self.second):
            button.updateGeometry()
        self.show()
        self._stay_whole()
        announce(self, self.text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other lines need another height."""
        super().resizeEvent(event)
        self._stay_whole()

    def _stay_whole(self) -> None:
        """Layouts squeeze texts of several lines, unless they are told not to."""
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        self._text.setMinimumHeight(max(0, self._text.heightForWidth(width)))
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class Coach(QObject):
    """Follows a table and fills the card beside it.

    Attributes:
        card: The card.

    Signals:
        left: The newcomer wants to leave the first game; it stays saved.
    """

    left = Signal()

    def __init__(
        self, look: Look, table: TablePage, rules: Rules, referee: Referee, memory: Memory
    ) -> None:
        """A coach at a table.

        Args:
            look: Colours and fonts.
            table: The table; also the parent.
            rules: Its rules.
            referee: Who knows its words.
            memory: Which tips were seen, and whether they are wanted.
        """
        super().__init__(table)
        self._look = look
        self._table = table
        self._rules = rules
        self._referee = referee
        self._memory = memory
        self._said: Step | Tip | None = None
        self._tip: Tip | None = None
        self._language = QLocale().name()
        seats = table.view.setup.seats
        self._is_lesson = any(
            seat.kind is SeatKind.COMPUTER and seat.level == LEVEL for seat in seats
        )
        self.card = CoachCard(look)
        self.card.first.clicked.connect(self._on_first)
        self.card.second.clicked.connect(self._on_second)
        table.right.add_on_top(self.card)
        table.refreshed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Says what fits the moment; cheap when that is what it says already."""
        if self._language != QLocale().name():
            self._language = QLocale().name()
            self._said = None
            if self._tip is not None:
                self._say_tip(self._tip)
        if self._is_lesson:
            self._teach()
        elif self._memory.preferences().tips:
            self._give_tip()
        else:
            self._hush()

    def _teach(self) -> None:
        me = self._table.session.seats_here[0]
        table = self._table
        step = step_of(table.view, table.asking, me, self._laying(), self._referee)
        if step is None or step is self._said:
            return
        self._said = step
        title, text = step_text(step)
        is_over = step is Step.DONE
        leave = (
            translate("Lesson", "Start page") if is_over else translate("Lesson", "Skip the lesson")
        )
        self.card.say(title, count_text(step), text, "", leave)

    def _laying(self) -> Laying:
        play = self._table.area.play()
        if not isinstance(play, TilePlay):
            return Laying(exchanged=len(self._table.area.exchange_tiles()))
        me = self._table.session.seats_here[0]
        score = self._rules.assess(self._table.view.table, me, play)
        has_blank = any(placement.tile.is_blank for placement in play.placements)
        return Laying(isinstance(score, Score), has_blank)

    def _give_tip(self) -> None:
        """A tip stays until it is put away or its moment is over."""
        view, asking = self._table.view, self._table.asking
        if self._tip is not None:
            if helps(self._tip, view, asking):
                return
            self._hush()
        tip = tip_for(view, asking, self._memory.seen_tips())
        # A tip is no reason to cut off what is asked.
        if tip is None or self._table.right.spare_height < self._look.px(TIP_HEIGHT):
            return
        self._tip = tip
        self._memory.keep_tip(tip.value)
        self._say_tip(tip)

    def _say_tip(self, tip: Tip) -> None:
        off = translate("Tip", "No more tips")
        self.card.say(translate("Tip", "Tip"), "", tip_text(tip), off, translate("Tip", "Got it"))

    def _hush(self) -> None:
        self._tip = None
        self.card.hide()

    def _on_first(self) -> None:
        """No more tips, until the preferences say otherwise."""
        self._memory.forgo_tips()
        self._hush()
        self._table.area.take_keyboard()

    def _on_second(self) -> None:
        if self._is_lesson:
            self.left.emit()
            return
        self._hush()
        self._table.area.take_keyboard()
