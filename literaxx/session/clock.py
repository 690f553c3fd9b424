# SPDX-License-Identifier: GPL-3.0-or-later
"""The host's clock, its alarm, and everything else that a session gets from the machine."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

from PySide6.QtCore import Qt, QTimer

from literaxx.match.setup import Millis

BEAT_MS: Millis = 1_000
"""While time counts, the clock is read at least so often."""

SLEEP_MS: Millis = 5_000
"""A clock that has not been read for so long slept, and the program with it."""


class Alarm(Protocol):
    """Something that calls back once, later."""

    def arm(self, after_ms: Millis) -> None:
        """Call back after this time; an earlier call that is still to come does not."""
        ...

    def disarm(self) -> None:
        """Do not call back."""
        ...


class QtAlarm:
    """An alarm of Qt's event loop."""

    def __init__(self, call: Callable[[], None]) -> None:
        """An alarm that calls a function."""
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(call)

    def arm(self, after_ms: Millis) -> None:
        """Call back after this time."""
        self._timer.start(max(0, after_ms))

    def disarm(self) -> None:
        """Do not call back."""
        self._timer.stop()


def machine_ms() -> Millis:
    """Time since some moment, unmoved by changes of the wall clock; sleep counts, if possible."""
    if sys.platform == "linux":
        now_ns = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    elif sys.platform == "darwin":
        now_ns = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    else:
        now_ns = time.monotonic_ns()
    return now_ns // 1_000_000


def fresh_entropy() -> int:
    """Chance that nobody can foresee."""
    return secrets.randbits(128)


def wall_time() -> datetime:
    """Now, for people."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Machine:
    """What a session gets from the machine; tests hand in their own.

    Attributes:
        clock_ms: A clock that runs steadily and, where there is one, counts sleep.
        entropy: A fresh random number at each call.
        wall_time: Date and time for people.
        alarm: Makes an alarm that calls a function on the thread of the session.
    """

    clock_ms: Callable[[], Millis] = machine_ms
    entropy: Callable[[], int] = fresh_entropy
    wall_time: Callable[[], datetime] = wall_time
    alarm: Callable[[Callable[[], None]], Alarm] = QtAlarm


class HostClock:
    """Milliseconds since the match began, the time that counts.

    It must be read every second (`BEAT_MS`); time in which nobody read it for long (`SLEEP_MS`) is
    time in which the computer slept, and does not count.
    """

    def __init__(self, source: Callable[[], Millis], start_ms: Millis = 0) -> None:
        """A clock that goes on from a time.

        Args:
            source: Runs steadily.
            start_ms: What the clock shows now.
        """
        self._source = source
        self._shown_ms = start_ms
        self._read_ms = source()
        self._has_slept = False

    def now_ms(self) -> Millis:
        """What the clock shows; never less than before."""
        read_ms = self._source()
        passed_ms = max(0, read_ms - self._read_ms)
        self._read_ms = read_ms
        if passed_ms > SLEEP_MS:
            self._has_slept = True
        else:
            self._shown_ms += passed_ms
        return self._shown_ms

    def woke_up(self) -> bool:
        """Whether the computer has slept since this was last asked."""
        self.now_ms()
        has_slept, self._has_slept = self._has_slept, False
        return has_slept
