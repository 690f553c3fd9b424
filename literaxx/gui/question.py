# SPDX-License-Identifier: GPL-3.0-or-later
"""A question before something that cannot be taken back, or that others wait for."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Label, Tone
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.texts import translate
from literaxx.match.state import MatchState


class Asked(msgspec.Struct, frozen=True):
    """The words of a question.

    Attributes:
        title: What is asked.
        detail: What comes of it.
        yes: What stands on the button that does it.
    """

    title: str
    detail: str
    yes: str


def leaving_asked(view: MatchState, seat: int) -> Asked:
    """The question before a player leaves a game for good."""
    name = view.setup.seats[seat].name
    playing = len(view.setup.seats) - len(view.left)
    if playing <= 2:
        detail = translate("Question", "That ends the game.")
    else:
        detail = translate("Question", "The others play on. There is no way back into this game.")
    title = translate("Question", "{name} leaves for good?").format(name=name)
    return Asked(title, detail, translate("Question", "Leave for good"))


class Question(QDialog):
    """Asks once; Esc, closing it and the button that has the keyboard change nothing.

    Attributes:
        yes: The button that does it.
        stay: The button that does nothing.
    """

    def __init__(self, parent: QWidget, look: Look, asked: Asked) -> None:
        """A question; show it with `open`, and do what is asked when it is `accepted`.

        Args:
            parent: Its window waits for the answer.
            look: Colours and fonts.
            asked: The words.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(asked.title)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        title = Label(look, size=17, weight=SEMIBOLD)
        detail = Label(look, size=14, tone=Tone.MUTED)
        for label, text in ((title, asked.title), (detail, asked.detail)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setText(text)
            label.setWordWrap(True)
            label.setMinimumWidth(look.px(380))
            column.addWidget(label)
        self.stay = KeyButton(look, translate("Question", "Stay"))
        self.stay.clicked.connect(self.reject)
        self.yes = KeyButton(look, asked.yes)
        self.yes.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self.yes)
        row.addWidget(self.stay)
        column.addSpacing(8)
        column.addLayout(row)
        self.stay.setFocus()
