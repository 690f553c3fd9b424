# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players in time: they think on threads of their own and answer after a calm pause."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable
from threading import Event as Flag
from threading import Thread

import msgspec
from PySide6.QtCore import QObject, Signal

from literaxx.match import commands as cmd
from literaxx.match.events import Ballot, BoardShuffled, Event
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Millis
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.players.strategy import Strategy
from literaxx.session.base import Session, Trouble, TroubleKind
from literaxx.session.clock import Machine

STALL_MS: Millis = 30_000
"""A strategy that has not answered so long after it should have is replaced."""

Start = Callable[[Callable[[], None]], None]
"""Runs a function on another thread."""

_log = logging.getLogger(__name__)


class Matter(msgspec.Struct, frozen=True):
    """What a computer has to do now.

    Attributes:
        default: What is done when the strategy gives no answer; it also names the matter.
        is_settled: Whether there is nothing to think about.
        not_before_ms: The host's time before which it does not answer, beside the pause.
    """

    default: cmd.Command
    is_settled: bool = False
    not_before_ms: Millis = 0


def pending(view: MatchState, seat: int) -> Matter | None:
    """What a computer at this seat has to do now; None for nothing."""
    if view.paused_ms is not None or seat in view.left:
        return None
    if view.poll is not None:
        if not _is_asked(view.poll.ballots, seat):
            return None
        return Matter(cmd.AnswerUndo(view.poll.request_id, agree=True), is_settled=True)
    match view.phase:
        case Judging(proposal_id=proposal_id, ballots=ballots) if _is_asked(ballots, seat):
            return Matter(cmd.Accept(proposal_id))
        case Composing(seat=mover, turn_id=turn_id, clock_from_ms=clock_from_ms) if mover == seat:
            # The turn began when the word before stood.
            not_before_ms = clock_from_ms + view.setup.options.pace_ms * 3 // 2
            return Matter(cmd.Pass(turn_id), not_before_ms=not_before_ms)
        case _:
            return None


class ComputerPlayer(QObject):
    """A strategy at a seat of a session.

    Every answer comes after the same pause, so that the pause tells nothing; a move comes no
    sooner than half as long again after the turn began. A strategy that fails, stalls or wants
    what the rules forbid is replaced, for this once, by a pass or an acceptance, and the session's
    `trouble` tells so.
    """

    _thought = Signal(object)

    def __init__(
        self,
        session: Session,
        seat: int,
        strategy: Strategy,
        *,
        machine: Machine | None = None,
        start: Start | None = None,
    ) -> None:
        """Sit down.

        Args:
            session: The match; also the parent.
            seat: The seat.
            strategy: Who decides.
            machine: Chance and alarm; None for the real ones.
            start: Where the strategy runs; None for a new thread each time.
        """
        super().__init__(session)
        self._session = session
        self._seat = seat
        self._strategy = strategy
        self._machine = Machine() if machine is None else machine
        self._start = _on_thread if start is None else start
        self._alarm = self._machine.alarm(self._on_alarm)
        self._matter: Matter | None = None
        self._answer: cmd.Command | None = None
        self._is_due = False
        self._is_thinking = False
        self._is_closed = False
        self._stopped = Flag()
        self._thought.connect(self._on_thought)
        session.advanced.connect(self._on_advanced)
        session.refused.connect(self._on_refused)
        session.closed.connect(self.close)
        self._look()

    def close(self) -> None:
        """Stand up; what is being thought is dropped. Done by itself when the session closes."""
        if self._is_closed:
            return
        self._is_closed = True
        self._session.advanced.disconnect(self._on_advanced)
        self._session.refused.disconnect(self._on_refused)
        self._drop()

    # What is pending.

    def _on_advanced(self, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, BoardShuffled) and event.seat == self._seat for event in events):
            self._drop()  # the turn is the same, the board is not
        self._look()

    def _look(self) -> None:
        """See what is pending, and begin with it if that is new."""
        view = self._session.view(self._seat)
        matter = pending(view, self._seat)
        if matter == self._matter:
            return
        self._drop()
        self._matter = matter
        if matter is None:
            return
        now_ms = self._session.now_ms()
        pause_ms = view.setup.options.pace_ms
        self._alarm.arm(max(pause_ms, matter.not_before_ms - now_ms))
        if matter.is_settled:
            self._answer = matter.default
        elif not self._is_thinking:
            self._think()

    def _drop(self) -> None:
        """Forget what was pending."""
        self._stopped.set()
        self._stopped = Flag()
        self._alarm.disarm()
        self._matter = None
        self._answer = None
        self._is_due = False

    # Thinking.

    def _think(self) -> None:
        self._is_thinking = True
        stopped = self._stopped = Flag()
        strategy, seat, emit = self._strategy, self._seat, self._thought.emit
        view, entropy = self._session.view(seat), self._machine.entropy()

        def job() -> None:
            thought = _Thought(stopped)
            try:
                thought.answer = strategy.choose(view, seat, entropy, stopped.is_set)
            except Exception as error:  # noqa: BLE001 whatever it is, the game goes on
                _log.exception("a computer player failed")
                thought.error = type(error).__name__
            # At the end of the program the player may be gone before its thought is ready.
            with contextlib.suppress(RuntimeError):
                emit(thought)

        self._start(job)

    def _on_thought(self, thought: _Thought) -> None:
        self._is_thinking = False
        if self._matter is None or self._matter.is_settled or self._answer is not None:
            return
        if thought.stopped is not self._stopped:
            self._think()  # that was about something else
        elif thought.answer is None:
            self._replace(thought.error)
        else:
            self._answer = thought.answer
            self._submit_if_due()

    # Answering.

    def _on_alarm(self) -> None:
        if self._is_due:
            self._replace("")
            return
        self._is_due = True
        self._alarm.arm(STALL_MS)
        self._submit_if_due()

    def _submit_if_due(self) -> None:
        if self._is_due and self._answer is not None:
            self._alarm.disarm()
            self._session.submit(self._seat, self._answer)

    def _on_refused(self, seat: int, refusal: Refusal) -> None:
        """Do something else if what was wanted is refused and the matter is still the same."""
        matter = pending(self._session.view(self._seat), self._seat)
        asked = self._is_due and self._answer is not None
        if seat == self._seat and asked and matter is not None and matter == self._matter:
            _log.error("a computer player was refused: %s", refusal)
            if self._answer != matter.default:
                self._replace(refusal.reason.value)

    def _replace(self, detail: str) -> None:
        """Answer in the place of the strategy."""
        if self._matter is None:
            return
        self._stopped.set()
        self._answer = self._matter.default
        self._session.trouble.emit(Trouble(TroubleKind.PLAYER_FAILED, detail, self._seat))
        self._submit_if_due()


class _Thought:
    """What came of thinking.

    Attributes:
        stopped: The flag that belongs to the question.
        answer: The answer; None when the strategy failed.
        error: How it failed.
    """

    def __init__(self, stopped: Flag) -> None:
        self.stopped = stopped
        self.answer: cmd.Command | None = None
        self.error = ""


def _on_thread(job: Callable[[], None]) -> None:
    Thread(target=job, name="computer player", daemon=True).start()


def _is_asked(ballots: Iterable[Ballot], seat: int) -> bool:
    return any(ballot.seat == seat and ballot.is_open for ballot in ballots)
