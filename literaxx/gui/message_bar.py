# SPDX-License-Identifier: GPL-3.0-or-later
"""The message bar: one place that always says what is asked, with a ring while time runs."""

from __future__ import annotations

import re
from html import unescape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.countdown import CountdownRing
from literaxx.gui.look import Look
from literaxx.gui.message import Message
from literaxx.match.setup import Millis


class MessageBar(Card):
    """News on top if there are any, then what is asked, then what that means."""

    def __init__(self, look: Look) -> None:
        """An empty bar."""
        super().__init__(look)
        self._message = Message("", "")
        self.ring = CountdownRing(look)
        self.ring.hide()
        self._news = Label(look, size=13)
        self._title = Label(look, size=15)
        self._detail = Label(look, size=13, tone=Tone.MUTED)
        for label in (self._news, self._title, self._detail):
            label.setWordWrap(True)
        self._news.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self._detail.setTextFormat(Qt.TextFormat.PlainText)
        self._news.hide()
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addStretch()
        texts.addWidget(self._news)
        texts.addWidget(self._title)
        texts.addWidget(self._detail)
        texts.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(15, 9, 15, 9)
        row.setSpacing(14)
        row.addWidget(self.ring, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)

    @property
    def text(self) -> str:
        """All that the bar says, plain, as a screen reader reads it."""
        news = [] if self._news.isHidden() else [self._news.text()]
        return "\n".join([*news, plain(self._message.title), self._message.detail])

    def show_message(self, message: Message) -> None:
        """Shows what is asked; cheap when it is the same as before."""
        if message == self._message:
            return
        self._message = message
        self._title.setText(message.title)
        self._detail.setText(message.detail)
        self._detail.setVisible(bool(message.detail))
        self.set_framed(message.is_question)
        self.setAccessibleName(self.text)

    def show_news(self, news: str, tone: Tone = Tone.PLAIN) -> None:
        """Shows what has just happened above; empty for nothing."""
        self._news.set_tone(tone)
        self._news.setText(news)
        self._news.setVisible(bool(news))
        self.setAccessibleName(self.text)

    def show_time(self, left_ms: Millis | None, total_ms: Millis) -> None:
        """Shows the ring with the time left; None hides it."""
        self.ring.setVisible(left_ms is not None)
        if left_ms is not None:
            self.ring.set_time(left_ms, total_ms)


def plain(rich: str) -> str:
    """Rich text of a message without its marks."""
    return unescape(re.sub("<[^>]*>", "", rich))
