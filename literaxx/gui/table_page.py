# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: board and rack at the left, players, moves, messages and buttons at the right.

One page shows one session. Every way of doing something – key, button, menu – ends in the same
few methods, which send at most one command.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from literaxx.gui.actions import KEY_ACTS, Act, TableFacts
from literaxx.gui.controls import Tone
from literaxx.gui.curtain import lifter
from literaxx.gui.draft import Refused
from literaxx.gui.friendly_help import FriendlyHelp
from literaxx.gui.halves import EDGE, halves
from literaxx.gui.keys import KeyGuard
from literaxx.gui.look import Look
from literaxx.gui.message import Laid
from literaxx.gui.news import Newsreel
from literaxx.gui.obstacles import obstacle_text
from literaxx.gui.preferences import Preferences
from literaxx.gui.question import Question, leaving_asked
from literaxx.gui.right_half import RightHalf
from literaxx.gui.table_area import TableArea, TableSettings
from literaxx.gui.texts import (
    fold_text,
    hint_text,
    idle_key_text,
    refusal_text,
    trouble_text,
    violation_text,
)
from literaxx.match.choices import (
    Choices,
    Deed,
    Key,
    Matter,
    addressed,
    choices,
    command_for,
    is_covered,
    is_private,
    may_pause,
    rack_seat,
    undoer,
)
from literaxx.match.commands import ArrangeRack, Command, Leave, LiftCurtain, Pause, Resume, UseHelp
from literaxx.match.events import Event
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import Composing, Finished, MatchState
from literaxx.rules.base import Referee, Rules, Violation
from literaxx.session.base import Session, Trouble, TroubleKind

TICK_MS = 100


class TablePage(QWidget):
    """A session at the table.

    Attributes:
        session: The match.
        area: Board, rack and what belongs to them.
        right: Players, moves, message bar and buttons.
        bar: The message bar.
        deeds: The buttons.

    Signals:
        result_wanted: The game is over, and the player asks for the page after it.
        refreshed: What may be done now can be another than before.
        trouble: Something outside the match is wrong; the argument is a sentence.
        keys_wanted: The list of keys was asked for.
    """

    result_wanted = Signal()
    refreshed = Signal()
    trouble = Signal(str)
    keys_wanted = Signal()

    def __init__(
        self, look: Look, session: Session, rules: Rules, referee: Referee, area: TableArea
    ) -> None:
        """The page of a session.

        Args:
            look: Colours and fonts.
            session: The match in time.
            rules: The rules of its variant, for the points of what is laid.
            referee: Who knows its words, for friendly help.
            area: Board, rack and what belongs to them.
        """
        super().__init__()
        self.session = session
        self._rules = rules
        self._help = FriendlyHelp(referee)
        self._guard = KeyGuard()
        self._choices = Choices(None, Matter.WAITING)
        self._view = session.view(None)
        self._shown: tuple[int, int | None, bool, str | None] | None = None
        self._curtain: str | None = None
        self._has_explained = False
        self._newsreel = Newsreel(self._view.setup.seats)
        self.area = area
        self.area.setParent(self)
        self._look = look
        self.right = RightHalf(look)
        self.right.setParent(self)
        self.bar, self.deeds = self.right.bar, self.right.deeds
        self._connect()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start()
        self.refresh()

    @property
    def asking(self) -> Choices:
        """What the person at the keyboard may do now."""
        return self._choices

    @property
    def view(self) -> MatchState:
        """What is shown now."""
        return self._view

    @property
    def facts(self) -> TableFacts:
        """What the actions of the window depend on."""
        session, here = self.session, self.session.seats_here
        may_undo = session.away is None and undoer(self._view, here, session.now_ms()) is not None
        return TableFacts(
            is_shown=True,
            is_over=isinstance(self._view.phase, Finished),
            is_paused=self.is_paused,
            asking=self._choices,
            has_help=self._view.setup.options.friendly_help,
            may_pause=may_pause(self._view, here),
            may_undo=may_undo,
        )

    @property
    def is_private(self) -> bool:
        """Whether all persons who play are at this PC, so that nobody else waits in a pause."""
        return is_private(self._view, self.session.seats_here)

    # What keys, buttons and menus ask for.

    def act(self, act: Act) -> None:
        """Carries out one of `literaxx.gui.actions.TABLE_ACTS`."""
        match act:
            case Act.UNDO:
                self.ask_undo()
            case Act.PAUSE:
                self.toggle_pause()
            case Act.HELP:
                self.ask_dictionary()
            case _:
                self.press(KEY_ACTS[act])

    def press(self, key: Key) -> None:
        """One of the three keys was pressed; it acts by what is pending."""
        self.refresh()
        deed = self._choices.on(key)
        if deed is None:
            self._say(idle_key_text(self._choices.matter, key), Tone.ALARM)
        elif self._guard.is_settled(key, self._choices, self.session.now_ms()):
            self._do(deed)

    def want(self, deed: Deed) -> None:
        """A button was clicked; what has just come under the pointer is not obeyed yet."""
        self.refresh()
        for offer in self._choices.offers:
            if offer.deed is deed and (
                offer.key is None
                or self._guard.is_settled(offer.key, self._choices, self.session.now_ms())
            ):
                self._do(deed)

    def ask_undo(self) -> None:
        """Whoever here may take his word back asks for it."""
        seat = undoer(self._view, self.session.seats_here, self.session.now_ms())
        if seat is not None:
            self._send(seat, Deed.UNDO)

    def ask_dictionary(self) -> None:
        """Asks about the words that are laid, where the table allows that; all are told."""
        obstacle = self._help.ask(self._view, self._laid().assessment)
        if obstacle:
            self._say(obstacle, Tone.ALARM)
        elif self._choices.seat is not None:
            self._submit(self._choices.seat, UseHelp())

    def toggle_pause(self) -> None:
        """Pauses, or goes on."""
        here = self.session.seats_here
        if here and not isinstance(self._view.phase, Finished):
            self._submit(here[0], Resume() if self.is_paused else Pause())

    @property
    def is_paused(self) -> bool:
        """Whether the game is paused."""
        return self._view.paused_ms is not None

    def leave_game(self, seat: int) -> None:
        """Has a player here leave the game for good, if the answer to a question is yes."""
        if self.session.away is not None:
            self._submit(seat, Leave())  # which says why not
            return
        question = Question(self, self._look, leaving_asked(self._view, seat))
        question.accepted.connect(lambda: self._submit(seat, Leave()))
        question.open()

    def _do(self, deed: Deed) -> None:
        """Does what is allowed for the person addressed, unless the rules are against it."""
        seat = self._choices.seat
        if deed is Deed.RESUME:
            self.toggle_pause()
            return
        if deed is Deed.RESULT:
            self.result_wanted.emit()
            return
        if seat is None:
            return
        laid, offered = self._laid().assessment, self.area.exchange_tiles()
        obstacle = obstacle_text(
            deed, self._rules, self._view, seat, laid, offered, self.area.unfinished()
        )
        if obstacle:
            self._say(obstacle, Tone.ALARM)
        else:
            self._send(seat, deed)

    def _send(self, seat: int, deed: Deed) -> None:
        area = self.area
        command = command_for(deed, self._view, area.play(), area.exchange_tiles())
        if command is not None:
            self._submit(seat, command)

    def _submit(self, seat: int, command: Command) -> None:
        """Asks for something; while whoever decides cannot be reached, says that."""
        if self.session.away is None:
            self.session.submit(seat, command)
        else:
            self._say(trouble_text(Trouble(self.session.away), ()), Tone.ALARM)

    # What the session tells.

    def _on_advanced(self, events: tuple[Event, ...]) -> None:
        text = self._newsreel.tell(events)
        answer = self._help.answer(events)
        if answer:
            text = f"{text or ''} {answer}".strip()
        if text is not None or self._has_explained:
            self._say(text or "")
        self.refresh()

    def _on_refused(self, seat: int, refusal: Refusal) -> None:
        if refusal.reason is not Reason.OVERDUE:
            self._say(refusal_text(refusal), Tone.ALARM)
        self.refresh()

    def _on_trouble(self, trouble: Trouble) -> None:
        names = [seat.name for seat in self._view.setup.seats]
        is_in_bar = trouble.kind is self.session.away and self.isVisible()
        if not is_in_bar:
            self.trouble.emit(trouble_text(trouble, names))
        if trouble.kind in (self.session.away, TroubleKind.HOST_BACK):
            self._say("")  # what was said before holds no more

    def _on_tick(self) -> None:
        if self.isVisible():
            self.refresh()

    # What the table asks for.

    def _on_ok(self) -> None:
        if self._choices.allows(Deed.OK):
            self.want(Deed.OK)

    def _on_draft(self) -> None:
        if self._has_explained:
            self._say("")
        self.refresh()

    def _on_explained(self, reason: Refused | Violation) -> None:
        text = hint_text(reason) if isinstance(reason, Refused) else violation_text(reason)
        self._say(text, Tone.ALARM)

    def _on_curtain(self) -> None:
        phase = self._view.phase
        if self._choices.matter is Matter.CURTAIN and isinstance(phase, Composing):
            self.session.submit(phase.seat, LiftCurtain(phase.turn_id))

    def _on_rack_arranged(self, tiles: tuple[str, ...]) -> None:
        seat = rack_seat(self._view, self.session.seats_here, self._choices.seat)
        if seat is not None:
            self.session.submit(seat, ArrangeRack(tiles))

    # Showing.

    def refresh(self) -> None:
        """Shows the match as it stands now."""
        session = self.session
        now_ms, here = session.now_ms(), session.seats_here
        state = session.view(None)
        who = addressed(state, here, now_ms)
        is_away, may_resume = session.away is not None, may_pause(state, here)
        self._choices = choices(state, who, now_ms, is_away=is_away, may_resume=may_resume)
        self._guard.see(self._choices, now_ms)
        seat = rack_seat(state, here, who)
        self._view = session.view(seat)
        self._show_area(seat, covered=is_covered(state, here, self._choices))
        laid = self._laid()
        self.right.show_view(self._view, self._choices, here, laid, now_ms, session.away)
        self.refreshed.emit()

    def _show_area(self, seat: int | None, *, covered: bool) -> None:
        """Shows board and rack, if anything about them is another than before."""
        curtain = lifter(self._view, self._choices)
        shown = (self._view.count, seat, covered, curtain)
        if shown == self._shown:
            return
        self._shown = shown
        self.area.set_covered(self.is_paused and self._choices.matter is not Matter.FINISHED)
        self.area.show_view(self._view, seat, covered=covered)
        self.area.set_curtain(curtain)
        if curtain != self._curtain:
            # The one key that lifts a curtain must find it, and the next ones the board.
            self._curtain = curtain
            self.area.take_keyboard()

    def _laid(self) -> Laid:
        """What lies on the table before OK, and what it is worth."""
        seat = self._choices.seat
        if seat is None or self._choices.matter is not Matter.COMPOSING:
            return Laid()
        play = self.area.play()
        assessment = None if play is None else self._rules.assess(self._view.table, seat, play)
        return Laid(assessment, len(self.area.exchange_tiles()))

    def _say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        self.right.say(text, tone)
        self._has_explained = tone is Tone.ALARM

    def use_preferences(self, preferences: Preferences) -> None:
        """Shows the table as somebody at this PC prefers it."""
        values = self._view.setup.options.show_values
        self.area.set_settings(
            TableSettings(digits=preferences.digits, movement=preferences.movement, values=values)
        )

    def close_session(self) -> None:
        """Looks at the session no more."""
        self._timer.stop()
        self.session.advanced.disconnect(self._on_advanced)
        self.session.refused.disconnect(self._on_refused)
        self.session.trouble.disconnect(self._on_trouble)

    # Building and arranging.

    def _connect(self) -> None:
        self.session.advanced.connect(self._on_advanced)
        self.session.refused.connect(self._on_refused)
        self.session.trouble.connect(self._on_trouble)
        self.deeds.wanted.connect(self.want)
        self.deeds.undo_wanted.connect(self.ask_undo)
        self.area.draft_changed.connect(self._on_draft)
        self.area.rack_arranged.connect(self._on_rack_arranged)
        self.area.ok_wanted.connect(self._on_ok)
        self.area.explained.connect(self._on_explained)
        self.area.folded.connect(lambda sign, letter: self._say(fold_text(sign, letter)))
        self.area.curtain_lifted.connect(self._on_curtain)

    def changeEvent(self, event: QEvent) -> None:
        """Says everything in another language; what has happened is not told again."""
        if event.type() is QEvent.Type.LanguageChange:
            self._say("")
            self.right.retell()
            self.refresh()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A question mark, on whatever keys it is typed here, asks for the list of keys."""
        if event.text() == "?":
            self.keys_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Board as large as the window allows, the rest at its right."""
        wanted = self.area.width_for(event.size().height() - 2 * EDGE)
        left, right = halves(event.size(), wanted, self._look.text_scale)
        self.area.setGeometry(left)
        self.right.setGeometry(right)
        super().resizeEvent(event)
