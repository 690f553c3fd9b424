# SPDX-License-Identifier: GPL-3.0-or-later
"""What all pages share: a title, room at the sides, rows of choices, Escape to leave."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.fonts import BOLD, SEMIBOLD
from literaxx.gui.look import Look

MAX_WIDTH = 1240
READING_WIDTH = 860
COLUMN_WIDTH = 280


class Page(QScrollArea):
    """A page of the window.

    Attributes:
        body: Where the page puts its cards, below the title.
        again: Shows such a page anew, when the interface speaks another language.

    Signals:
        left: The player wants to leave the page.
    """

    left = Signal()

    def __init__(self, look: Look, title: str, *, width: int = MAX_WIDTH) -> None:
        """A page with nothing but its title.

        Args:
            look: Colours and fonts.
            title: Its title.
            width: Its content is never wider, in logical pixels before the choice of text size.
        """
        super().__init__()
        self.again: Callable[[], None] | None = None
        self.look = look
        self._width = width
        self._columned: list[QBoxLayout] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(title)
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setSpacing(20)
        self.title = Label(look, title, size=26, weight=BOLD)
        self._column.addWidget(self.title)
        self.body = QVBoxLayout()
        self.body.setSpacing(20)
        self._column.addLayout(self.body)
        self._column.addStretch(1)
        self.setWidget(self._content)
        self.viewport().setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)
        self._fit(self.width())

    def columns(self) -> QBoxLayout:
        """A row of columns at the end of the body; in a narrow page one stands below the other."""
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(20)
        self.body.addLayout(row)
        self._columned.append(row)
        return row

    def fill(self) -> None:
        """Lets the body take all the height there is."""
        self._column.setStretchFactor(self.body, 1)
        self._column.setStretch(self._column.count() - 1, 0)

    def _fit(self, width: int) -> None:
        """Keeps the content no wider than it can be read."""
        left = max(30, (width - self.look.px(MAX_WIDTH)) // 2)
        right = max(30, width - left - self.look.px(self._width))
        self._column.setContentsMargins(left, 24, right, 24)
        for row in self._columned:
            arrange(row, width - left - right, self.look.px(COLUMN_WIDTH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other room at the sides."""
        self._fit(event.size().width())
        super().resizeEvent(event)


def arrange(row: QBoxLayout, width: int, least: int) -> None:
    """Puts columns side by side where there is room for them, otherwise one below the other.

    Args:
        row: The columns.
        width: How wide they may be together.
        least: How wide a column is at least, if there are others beside it.
    """
    items = [item for place in range(row.count()) if (item := row.itemAt(place)) is not None]
    needed = sum(item.minimumSize().width() for item in items)
    gaps = (len(items) - 1) * row.spacing()
    ways = QBoxLayout.Direction
    has_room = max(needed, len(items) * least) + gaps <= width
    row.setDirection(ways.LeftToRight if has_room else ways.TopToBottom)


class TitledCard(Card):
    """A card with a muted title.

    Attributes:
        column: Where its content goes.
    """

    def __init__(self, look: Look, title: str) -> None:
        """A card with nothing but its title."""
        super().__init__(look)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 14, 16, 16)
        self.column.setSpacing(8)
        self.heading = Label(look, title, size=15, weight=SEMIBOLD, tone=Tone.MUTED)
        self.column.addWidget(self.heading)
        self.column.addSpacing(2)


class Hairline(QWidget):
    """A thin line between rows."""

    def __init__(self, look: Look) -> None:
        """A line over the whole width."""
        super().__init__()
        self._look = look
        self.setFixedHeight(1)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.line)
        painter.end()


class ChoiceRow(QWidget):
    """What is to be chosen at the left, the choice at the right."""

    def __init__(self, look: Look, text: str, control: QWidget, note: str = "") -> None:
        """A row.

        Args:
            look: Colours and fonts.
            text: What is to be chosen.
            control: Chips or a list; the text becomes its name and, by Alt and a letter, its door.
            note: A muted line below the text; may be empty.
        """
        super().__init__()
        self.control = control
        label = Label(look, text, size=14.5)
        label.setBuddy(control)
        label.setWordWrap(True)
        control.setAccessibleName(text.replace("&", ""))
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(label)
        if note:
            below = Label(look, note, size=12.5, tone=Tone.MUTED)
            below.setWordWrap(True)
            texts.addWidget(below)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 7, 0, 7)
        row.setSpacing(14)
        row.addLayout(texts, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def rows_of(look: Look, rows: list[ChoiceRow], column: QVBoxLayout) -> None:
    """Puts rows into a column with lines between them."""
    lines = QVBoxLayout()
    lines.setSpacing(0)
    for place, row in enumerate(rows):
        if place:
            lines.addWidget(Hairline(look))
        lines.addWidget(row)
    column.addLayout(lines)
