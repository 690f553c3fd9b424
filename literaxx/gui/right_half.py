# SPDX-License-Identifier: GPL-3.0-or-later
"""The right half of the table: players, moves, the message bar and the buttons."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from literaxx.gui.announcing import announce
from literaxx.gui.controls import Card, Tone
from literaxx.gui.deed_row import DeedRow
from literaxx.gui.look import Look
from literaxx.gui.message import Laid, message
from literaxx.gui.message_bar import MessageBar, plain
from literaxx.gui.move_list import MoveList
from literaxx.gui.player_cards import PlayerCards
from literaxx.gui.ring_time import RingTime, ring_time
from literaxx.gui.time_caller import TimeCaller, game_time_text, own_clock
from literaxx.match.choices import Choices, Deed, Matter, undoer
from literaxx.match.setup import Millis
from literaxx.match.state import MatchState
from literaxx.match.times import table_now
from literaxx.session.base import TroubleKind

_SPACING = 14
_UNHURRIED = (Matter.WAITING, Matter.PAUSED, Matter.AWAY)
"""When a ring may run, but not for the person at the keyboard."""


class RightHalf(QWidget):
    """Shows a view and what may be done; the buttons tell what is wanted.

    Attributes:
        cards: The players.
        moves: The list of moves.
        bar: The message bar.
        deeds: The buttons.
    """

    def __init__(self, look: Look) -> None:
        """Nothing shown yet."""
        super().__init__()
        self.cards = PlayerCards(look)
        self.moves = MoveList(look)
        self.bar = MessageBar(look)
        self.deeds = DeedRow(look)
        self._top: QWidget | None = None
        self._announced: tuple[int | None, Matter, int] | None = None
        self._limit, self._clock = TimeCaller(), TimeCaller()
        moves = self._moves_card = Card(look)
        inner = QVBoxLayout(moves)
        inner.setContentsMargins(2, 5, 2, 8)  # leaves the round corners free
        inner.addWidget(self.moves)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        column.addWidget(self.cards)
        column.addWidget(moves, 1)
        column.addWidget(self.bar)
        column.addWidget(self.deeds)

    def add_on_top(self, widget: QWidget) -> None:
        """Puts something above the players; the list of moves makes room, if need be all of it."""
        self._column.insertWidget(0, widget)
        self._top = widget

    @property
    def spare_height(self) -> int:
        """How much is left when everything is as low as it may be."""
        return self.height() - self._column.minimumSize().height()

    def event(self, event: QEvent) -> bool:
        """Without room for what is on top the list of moves is hidden, and cards are lower."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._make_room()
        return handled

    def _make_room(self) -> None:
        card = self._moves_card
        moves = card.minimumSizeHint().height() + _SPACING
        # The least height of all does not know how many lines the texts have; this does.
        needed = self._column.minimumHeightForWidth(self.width()) + self.cards.saved_height
        if card.isHidden():
            needed += moves
        is_alone = self._top is None or self._top.isHidden()
        has_room = is_alone or needed <= self.height()
        card.setVisible(has_room)
        self.cards.set_low(not has_room and needed - moves > self.height())
        self._column.setSpacing(_SPACING if has_room else _SPACING // 2)

    def show_view(
        self,
        view: MatchState,
        asking: Choices,
        here: Iterable[int],
        laid: Laid,
        now_ms: Millis,
        away: TroubleKind | None = None,
    ) -> None:
        """Shows everything as it stands; may be called at any time.

        Args:
            view: What the person at the keyboard sees.
            asking: What that person may do.
            here: The persons at this PC.
            laid: What lies on the table before OK.
            now_ms: The time.
            away: Why whoever decides cannot be reached; None if he can.
        """
        seats_here = tuple(here)
        self.cards.show_view(view, asking.seat, now_ms, is_away=asking.matter is Matter.AWAY)
        self.moves.show_view(view)
        self._show_deeds(view, asking, seats_here, laid, now_ms)
        asked = message(view, asking, seats_here, laid, now_ms, away)
        self.bar.show_message(asked)
        self._announce(asking, f"{plain(asked.title)}. {asked.detail}")
        limit = ring_time(view, asking, now_ms)
        self.bar.show_time(*limit)
        self._call_times(asking, limit, own_clock(view, asking, now_ms))

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Says what has happened; empty for nothing any more."""
        self.bar.show_news(text, tone)
        if text:
            announce(self.bar, text)

    def retell(self) -> None:
        """Reads all texts anew, for another language; what is shown next brings the rest."""
        self.moves.retell()

    def _announce(self, asking: Choices, text: str) -> None:
        """Has a screen reader say a question, one's turn and the end, once each."""
        matter = (asking.seat, asking.matter, asking.subject)
        if matter == self._announced:
            return
        self._announced = matter
        if asking.matter not in (Matter.WAITING, Matter.CURTAIN):
            announce(self.bar, text)

    def _call_times(self, asking: Choices, limit: RingTime, clock_ms: Millis | None) -> None:
        """Has a screen reader say how much is left for the answer or the move, and of the game."""
        matter = (asking.seat, asking.matter, asking.subject)
        left_ms = None if asking.matter in _UNHURRIED else limit[0]
        said = (
            self._limit.call(matter, left_ms),
            game_time_text(self._clock.call(matter, clock_ms)),
        )
        for text in said:
            if text:
                announce(self.bar, text)

    def _show_deeds(
        self,
        view: MatchState,
        asking: Choices,
        here: tuple[int, ...],
        laid: Laid,
        now_ms: Millis,
    ) -> None:
        """The buttons of the person addressed, and that of a mover who waits meanwhile."""
        window = view.undo
        until_ms = None if window is None else window.until_ms
        left_ms = None if until_ms is None else until_ms - table_now(view, now_ms)
        hides_racks = view.setup.hides_racks
        self.deeds.show_choices(
            asking,
            hides_racks=hides_racks,
            undo_left_ms=left_ms,
            is_exchanging=laid.exchanged > 0,
        )
        waiting = undoer(view, here, now_ms)
        if waiting is None or asking.allows(Deed.UNDO) or asking.matter is Matter.AWAY:
            self.deeds.show_undo("", None)
        else:
            self.deeds.show_undo(view.setup.seats[waiting].name, left_ms)
