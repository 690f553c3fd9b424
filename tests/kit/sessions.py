# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions for tests: a machine whose time only the test moves, and a journal it works by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count

from literaxx.match.setup import Millis, Setup
from literaxx.rules.base import Referee, Rules
from literaxx.session.clock import Machine
from literaxx.session.host import HostSession, new_match
from literaxx.session.journal import Journal
from literaxx.storage.savefile import Entry, Save, Tail, header_for
from tests.kit.matches import AcceptAll
from tests.kit.saves import NOW


class FakeAlarm:
    """An alarm of a fake machine.

    Attributes:
        due_ms: When it rings, on the machine's clock; None while it is not armed.
    """

    def __init__(self, fake: FakeMachine, call: Callable[[], None]) -> None:
        """An alarm that calls a function."""
        self._fake = fake
        self._call = call
        self.due_ms: Millis | None = None

    def arm(self, after_ms: Millis) -> None:
        """Ring after this time."""
        self.due_ms = self._fake.now_ms + max(0, after_ms)

    def disarm(self) -> None:
        """Do not ring."""
        self.due_ms = None

    def ring(self) -> None:
        """Ring now, whether it is time or not."""
        self.due_ms = None
        self._call()


class FakeMachine:
    """Clock, chance and alarms that obey the test.

    Attributes:
        now_ms: What the clock shows.
        alarms: All alarms that were made.
        machine: What a session takes.
    """

    def __init__(self, now_ms: Millis = 1_000_000) -> None:
        """A machine that has been running for a while."""
        self.now_ms = now_ms
        self.alarms: list[FakeAlarm] = []
        entropy = count(1)
        self.machine = Machine(
            clock_ms=lambda: self.now_ms,
            entropy=lambda: next(entropy),
            wall_time=self._wall_time,
            alarm=self._alarm,
        )

    @property
    def armed(self) -> list[FakeAlarm]:
        """The alarms that will ring."""
        return [alarm for alarm in self.alarms if alarm.due_ms is not None]

    def wait(self, ms: Millis) -> None:
        """Let time pass; each alarm rings when it is due."""
        until_ms = self.now_ms + ms
        while True:
            due = [
                (alarm.due_ms, index)
                for index, alarm in enumerate(self.alarms)
                if alarm.due_ms is not None and alarm.due_ms <= until_ms
            ]
            if not due:
                break
            due_ms, index = min(due)
            self.now_ms = max(self.now_ms, due_ms)
            self.alarms[index].ring()
        self.now_ms = until_ms

    def sleep(self, ms: Millis) -> None:
        """Let time pass in which nothing rings; what was due rings on waking up."""
        self.now_ms += ms
        self.wait(0)

    def _alarm(self, call: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(self, call)
        self.alarms.append(alarm)
        return alarm

    def _wall_time(self) -> datetime:
        return datetime(2025, 1, 1, tzinfo=UTC) + timedelta(milliseconds=self.now_ms)


class HandJournal(Journal):
    """A journal whose disk is as quick or slow as the test.

    Attributes:
        lines: What was handed in.
        tail: The last tail handed in.
        is_slow: Whether `written` waits for `finish`.
        closed: Whether it was closed.
    """

    def __init__(self, *, is_slow: bool = False) -> None:
        """A journal that keeps its lines in memory."""
        super().__init__()
        self.lines: list[Entry] = []
        self.tail: Tail | None = None
        self.is_slow = is_slow
        self.closed = False
        self._waiting = 0

    def write(self, lines: Sequence[Entry], tail: Tail) -> None:
        """Take lines."""
        self.lines += lines
        self.tail = tail
        self._waiting += 1
        if not self.is_slow:
            self.finish()

    def mark(self, tail: Tail) -> None:
        """Take a mark."""
        self.tail = tail

    def close(self) -> bool:
        """Be closed."""
        self.closed = True
        return not self._waiting

    def finish(self) -> None:
        """Say that everything handed in is on the disk."""
        waiting, self._waiting = self._waiting, 0
        for _ in range(waiting):
            self.written.emit()


def new_save(setup: Setup, rules: Rules, entropy: int = 1) -> Save:
    """A match that begins."""
    return new_match(setup, rules, header_for(setup, program="1.0", started=NOW), entropy)


def hosted(
    setup: Setup,
    rules: Rules,
    referee: Referee | None = None,
    fake: FakeMachine | None = None,
    journal: Journal | None = None,
) -> HostSession:
    """A session of a match that has just begun, its time running."""
    session = HostSession(
        new_save(setup, rules),
        rules,
        AcceptAll() if referee is None else referee,
        journal=journal,
        machine=(FakeMachine() if fake is None else fake).machine,
    )
    session.go(is_new=True)
    return session
