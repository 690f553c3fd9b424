# SPDX-License-Identifier: GPL-3.0-or-later
"""The players: name, who plays the seat, clock and score; the one to move is framed."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from literaxx.gui.fonts import BOLD, SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.texts import clock_text, kind_text, number_text, points_text, translate
from literaxx.match.choices import mover
from literaxx.match.setup import Millis
from literaxx.match.state import Judging, MatchState
from literaxx.match.times import clock_ms

HIGH, LOW, LINES = 54, 44, 41
"""Heights of a card, of one without air, and of its two lines, at the plain size of text."""
LAST_SECONDS_MS: Millis = 10_000
"""For so long before its end a clock is shown in another colour."""


class CardFacts(msgspec.Struct, frozen=True):
    """What a card shows.

    Attributes:
        name: The player's name.
        kind: Who plays the seat; may be empty.
        clock: Time left, as it is read; empty without a limit.
        is_late: Whether the last seconds run.
        note: What else there is to say, such as that an answer was given.
        score: Points so far.
        is_mover: Whether it is this player's turn.
    """

    name: str
    kind: str
    clock: str
    is_late: bool
    note: str
    score: int
    is_mover: bool


def card_facts(
    view: MatchState, seat: int, me: int | None, now_ms: Millis, *, is_away: bool = False
) -> CardFacts:
    """What the card of a seat shows.

    Args:
        view: What the person at the keyboard sees.
        seat: Whose card.
        me: The person at the keyboard, who is called `you`.
        now_ms: The time.
        is_away: Whether the host cannot be reached.
    """
    spec = view.setup.seats[seat]
    game_ms, move_ms = clock_ms(view, seat, now_ms)
    left = [ms for ms in (move_ms, game_ms) if ms is not None]
    return CardFacts(
        name=spec.name,
        kind=kind_text(spec, is_me=seat == me),
        clock=" · ".join(clock_text(ms) for ms in left),
        is_late=bool(left) and min(left) < LAST_SECONDS_MS and mover(view) == seat,
        note=_note(view, seat, is_away=is_away),
        score=view.table.scores[seat],
        is_mover=mover(view) == seat,
    )


def _note(view: MatchState, seat: int, *, is_away: bool) -> str:
    """What else there is to say about a player, the most pressing first."""
    state = view.progress.seats[seat]
    if seat in view.left:
        return translate("Player", "has left")
    if view.lost_ms[seat] is not None or (is_away and seat in view.setup.host_persons):
        return translate("Player", "cannot be reached")
    ballots = view.poll.ballots if view.poll is not None else ()
    if view.poll is None and isinstance(view.phase, Judging):
        ballots = view.phase.ballots
    for ballot in ballots:
        if ballot.seat == seat and ballot.is_done:
            return translate("Player", "has answered")
        if ballot.seat == seat and ballot.is_asked:
            return translate("Player", "is asked")
    if not state.has_time:
        return translate("Player", "no time left")
    if state.penalties:
        return translate("Player", "loses the next turn")
    return ""


class PlayerCard(QWidget):
    """One player."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """An empty card."""
        super().__init__(parent)
        self._look = look
        self._facts = CardFacts("", "", "", False, "", 0, False)
        self._height = HIGH
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def show_facts(self, facts: CardFacts) -> None:
        """Shows these facts; cheap when they are the same."""
        if facts == self._facts:
            return
        self._facts = facts
        parts = [facts.name, facts.kind, facts.clock, facts.note, points_text(facts.score)]
        if facts.is_mover:
            parts.append(translate("Player", "to move"))
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as two lines need, with air or without."""
        return QSize(self._look.px(240), self._look.px(self._height))

    def set_low(self, is_low: bool) -> None:
        """Leaves out the air above and below the lines, or no longer."""
        height = LOW if is_low else HIGH
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints ground, frame and texts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, facts = self._look.theme, self._facts
        width = 2 if facts.is_mover else 1
        painter.setPen(QPen(theme.accent if facts.is_mover else theme.line, width))
        painter.setBrush(theme.panel)
        inset = width / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, 10, 10)
        margin = self._look.px(15)
        air = self._look.px((self._height - LINES) / 2)
        inner = box.adjusted(margin, air, -margin, -air)
        score_width = self._paint_score(painter, inner)
        self._paint_texts(painter, inner.adjusted(0, 0, -score_width - margin, 0))
        painter.end()

    def _paint_score(self, painter: QPainter, inner: QRectF) -> float:
        """The score at the right; how wide it is."""
        painter.setFont(self._look.font(24, BOLD))
        painter.setPen(self._look.theme.ink)
        score = number_text(self._facts.score)
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, score)
        return float(painter.fontMetrics().horizontalAdvance(score))

    def _paint_texts(self, painter: QPainter, area: QRectF) -> None:
        """Name and kind above, clock and note below."""
        theme, facts = self._look.theme, self._facts
        has_second = bool(facts.clock or facts.note)
        top = QRectF(area.x(), area.y(), area.width(), area.height() / (2 if has_second else 1))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._look.font(14.5, SEMIBOLD))
        painter.setPen(theme.ink)
        room = top.width() - (self._look.px(80) if facts.kind else 0)
        name = painter.fontMetrics().elidedText(
            facts.name, Qt.TextElideMode.ElideRight, max(int(room), self._look.px(40))
        )
        painter.drawText(top, left, name)
        advance = painter.fontMetrics().horizontalAdvance(name) + self._look.px(9)
        self._paint_line(painter, top.adjusted(advance, 0, 0, 0), facts.kind, 12.5, theme.muted)
        if not has_second:
            return
        bottom = top.translated(0, top.height())
        colour = theme.alarm if facts.is_late else theme.muted
        self._paint_line(painter, bottom, facts.clock, 14, colour)
        taken = painter.fontMetrics().horizontalAdvance(facts.clock)
        gap = taken + self._look.px(12) if facts.clock else 0
        self._paint_line(
            painter, bottom.adjusted(gap, 0, 0, 0), facts.note, 12.5, theme.accent_text
        )

    def _paint_line(
        self, painter: QPainter, area: QRectF, text: str, size: float, colour: QColor
    ) -> None:
        painter.setFont(self._look.font(size))
        painter.setPen(colour)
        text = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(area.width())
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


class PlayerCards(QWidget):
    """The cards of all seats, in turn order."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """No cards yet; the first view brings them."""
        super().__init__(parent)
        self._look = look
        self._cards: list[PlayerCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._is_low = False

    @property
    def saved_height(self) -> int:
        """How much lower the cards are than they could be."""
        each = self._look.px(HIGH) - self._look.px(LOW)
        return each * len(self._cards) if self._is_low else 0

    def set_low(self, is_low: bool) -> None:
        """Leaves the air in the cards out, where there is no room for it."""
        self._is_low = is_low
        for card in self._cards:
            card.set_low(is_low)

    def show_view(
        self, view: MatchState, me: int | None, now_ms: Millis, *, is_away: bool = False
    ) -> None:
        """Shows the players of a view; may be called at any time.

        Args:
            view: What the person at the keyboard sees.
            me: That person.
            now_ms: The time.
            is_away: Whether the host cannot be reached.
        """
        while len(self._cards) < len(view.setup.seats):
            card = PlayerCard(self._look, self)
            self._cards.append(card)
            self._column.addWidget(card)
        for seat, card in enumerate(self._cards):
            card.show_facts(card_facts(view, seat, me, now_ms, is_away=is_away))
