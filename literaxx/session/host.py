# SPDX-License-Identifier: GPL-3.0-or-later
"""The session that decides: the log of a match, its clock, its one alarm."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from literaxx.match import commands as cmd
from literaxx.match.decide import decide, start
from literaxx.match.events import Event
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Millis, Setup
from literaxx.match.state import Finished, MatchState
from literaxx.match.times import next_deadline_ms
from literaxx.match.views import redact, view
from literaxx.rules.base import Referee, Rules
from literaxx.session.base import Session, Trouble, TroubleKind
from literaxx.session.clock import BEAT_MS, HostClock, Machine
from literaxx.session.journal import Journal
from literaxx.storage.savefile import Entry, Header, Save, Step, Tail, tail_of

SLOW_MS: Millis = 3_000
"""A disk that takes longer is not waited for any more."""

Told = Callable[[Refusal | None], None]
"""Is told what became of a command: refused, or None when it was carried out."""


def new_match(setup: Setup, rules: Rules, header: Header, entropy: int) -> Save:
    """A match that begins, as a save would hold it.

    Args:
        setup: Seats and options.
        rules: The rules of the variant.
        header: What the first line of its save says.
        entropy: Chance for the first draw.
    """
    events = start(setup, rules, entropy)
    return Save(header, (Step(0, 0, events),), replay(events), 0, None)


class HostSession(Session):
    """A match decided here.

    Commands are stamped as they come and carried out one after the other; the next one waits until
    the events of the last are safe in the journal. Whatever has run out by the time of a command
    is settled before it. Time stands still until `go`.
    """

    def __init__(
        self,
        save: Save,
        rules: Rules,
        referee: Referee,
        *,
        journal: Journal | None = None,
        machine: Machine | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A match that begins or goes on.

        Args:
            save: `new_match`, or what has been read from a file.
            rules: The rules of its variant.
            referee: Whoever says which words exist.
            journal: Where it is written down; None for nowhere.
            machine: Clock, chance and alarm; None for the real ones.
            parent: As for every QObject.
        """
        super().__init__(parent)
        self._header = save.header
        self._steps = list(save.steps)
        self._events = [event for step in save.steps for event in step.events]
        self._state = save.state
        self._rules = rules
        self._referee = referee
        self._journal = Journal() if journal is None else journal
        self._machine = Machine() if machine is None else machine
        self._start_ms = save.at_ms
        self._clock: HostClock | None = None
        self._alarm = self._machine.alarm(self._on_alarm)
        self._queue: deque[tuple[cmd.Stamped, Told | None]] = deque()
        self._is_pumping = False
        self._is_closed = False
        self._unwritten = 0
        self._wrote_ms: Millis = 0
        self._marked_ms = save.at_ms
        self._is_slow = False
        self._journal.written.connect(self._on_written)
        self._journal.trouble.connect(self.trouble)
        self._journal.copied.connect(self.copied)

    # What everybody may ask.

    @property
    def state(self) -> MatchState:
        """The whole state, hidden tiles and all; a window asks for views."""
        return self._state

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the persons at this PC."""
        return self._state.setup.host_persons

    def view(self, seat: int | None) -> MatchState:
        """The match as a seat sees it now; None for an onlooker."""
        return view(self._state, seat)

    def events_since(self, count: int, seat: int | None) -> tuple[Event, ...]:
        """All events but the first `count`, as a seat may know them."""
        return tuple(redact(event, seat) for event in self._events[count:])

    def steps_since(self, count: int) -> tuple[Step, ...]:
        """The decisions after the first `count` events, hidden tiles and all."""
        first = len(self._steps)
        while first and self._steps[first - 1].n >= count:
            first -= 1
        return tuple(self._steps[first:])

    def log(self) -> Save:
        """The whole match so far, as its save holds it."""
        return Save(self._header, tuple(self._steps), self._state, self.now_ms(), None)

    def now_ms(self) -> Millis:
        """The host's time."""
        return self._start_ms if self._clock is None else self._clock.now_ms()

    # What drives it.

    def go(self, *, is_new: bool) -> None:
        """Let time run.

        Args:
            is_new: Whether the match begins. One that goes on is paused first, so that nobody
                loses time while windows open.
        """
        self._clock = HostClock(self._machine.clock_ms, self._start_ms)
        if is_new:
            self._write([self._header, *self._steps])
        elif self._state.paused_ms is None:
            self.submit(cmd.HOST, cmd.Pause())
        self._arm()

    def submit(self, seat: int, command: cmd.Command, told: Told | None = None) -> None:
        """Ask for something; the answer is `advanced` or `refused`, now or later.

        Args:
            seat: Who asks.
            command: What.
            told: Is told the outcome, too, in which case nobody else is told of a refusal.
        """
        if self._is_closed:
            return
        self._notice_sleep()
        self._enqueue(seat, command, told)
        self._pump()

    def save_copy(self, path: Path) -> None:
        """Write the whole match to another file; `copied` follows."""
        self._journal.copy(path, [self._header, *self._steps], self._tail())

    def close(self) -> bool:
        """Stop for good; returns whether everything is safe on the disk."""
        if self._is_closed:
            return True
        self._is_closed = True
        self._alarm.disarm()
        self._queue.clear()
        self._journal.mark(self._tail())
        is_safe = self._journal.close()
        self.closed.emit()
        return is_safe

    # One command after the other.

    def _enqueue(self, seat: int, command: cmd.Command, told: Told | None = None) -> None:
        entropy = self._machine.entropy()
        self._queue.append((cmd.Stamped(command, seat, self.now_ms(), entropy), told))

    def _pump(self) -> None:
        """Carry out what is queued, unless that is being done already or has to wait."""
        if self._is_pumping:
            return
        self._is_pumping = True
        try:
            while self._queue and not self._has_to_wait and not self._is_closed:
                self._take(*self._queue.popleft())
        finally:
            self._is_pumping = False
            self._arm()

    @property
    def _has_to_wait(self) -> bool:
        return self._unwritten > 0 and not self._is_slow

    def _take(self, stamped: cmd.Stamped, told: Told | None) -> None:
        """Carry out a command, or settle first what has run out by its time."""
        if not isinstance(stamped.command, cmd.Tick) and self._is_overdue(stamped.at_ms):
            self._queue.appendleft((stamped, told))
            told = None
            stamped = cmd.Stamped(cmd.Tick(), cmd.HOST, stamped.at_ms, self._machine.entropy())
        outcome = decide(self._state, stamped, self._rules, self._referee)
        if isinstance(outcome, Refusal):
            if told is not None:
                told(outcome)
            elif stamped.seat != cmd.HOST:
                self.refused.emit(stamped.seat, outcome)
            return
        if outcome:
            self._advance(Step(self._state.count, stamped.at_ms, outcome))
        if told is not None:
            told(None)

    def _is_overdue(self, at_ms: Millis) -> bool:
        deadline_ms = next_deadline_ms(self._state)
        return deadline_ms is not None and deadline_ms <= at_ms

    def _advance(self, step: Step) -> None:
        for event in step.events:
            self._state = evolve(self._state, event)
        self._steps.append(step)
        self._events += step.events
        self._write([step])
        self.advanced.emit(tuple(redact(event, None) for event in step.events))

    # The journal.

    def _write(self, lines: Sequence[Entry]) -> None:
        self._unwritten += 1
        self._wrote_ms = self._machine.clock_ms()
        self._marked_ms = self.now_ms()
        self._journal.write(lines, self._tail())

    def _tail(self) -> Tail:
        at_ms = max(self.now_ms(), self._steps[-1].at_ms)
        return tail_of(self._state, at_ms, self._machine.wall_time())

    def _on_written(self) -> None:
        self._unwritten -= 1
        if self._is_slow and not self._unwritten:
            self._is_slow = False
            self.trouble.emit(Trouble(TroubleKind.SAVED_AGAIN))
        self._pump()

    def _notice_slow_disk(self) -> None:
        if self._has_to_wait and self._machine.clock_ms() - self._wrote_ms >= SLOW_MS:
            self._is_slow = True
            self.trouble.emit(Trouble(TroubleKind.SAVING_SLOWLY))

    # The clock.

    def _arm(self) -> None:
        """Set the alarm for the next deadline or beat; none when nothing can happen by itself."""
        stands = self._state.paused_ms is not None or isinstance(self._state.phase, Finished)
        if self._clock is None or self._is_closed or (stands and not self._has_to_wait):
            self._alarm.disarm()
            return
        due_ms = self._marked_ms + BEAT_MS
        deadline_ms = next_deadline_ms(self._state)
        if deadline_ms is not None and not self._has_to_wait:
            due_ms = min(due_ms, deadline_ms)
        self._alarm.arm(max(0, due_ms - self.now_ms()))

    def _on_alarm(self) -> None:
        if self._is_closed:
            return
        self._notice_slow_disk()
        self._notice_sleep()
        now_ms = self.now_ms()
        if self._is_overdue(now_ms):
            self._enqueue(cmd.HOST, cmd.Tick())
        if now_ms - self._marked_ms >= BEAT_MS:
            self._marked_ms = now_ms
            self._journal.mark(self._tail())
        self._pump()

    def _notice_sleep(self) -> None:
        """Pause when the computer has slept."""
        if self._clock is not None and self._clock.woke_up() and self._state.paused_ms is None:
            self._enqueue(cmd.HOST, cmd.Pause())
