# SPDX-License-Identifier: GPL-3.0-or-later
"""How long and how much: everything that a network may try the patience of."""

from __future__ import annotations

from dataclasses import dataclass, field

from literaxx.match.setup import Millis


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a tick in the long run, and so many at once after a rest."""

    per_tick: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a host or a guest; tests make them shorter.

    Attributes:
        tick_ms: The unit of all times below.
        beat_ticks: Something is said at least so often.
        lost_ticks: After so much silence the other is lost.
        silent_ticks: So long a connection may take until it is seated or watches.
        turn_ticks: So long a guest waits for one address of a host before he tries the next.
        reserve_ticks: So long before the game a seat is kept for somebody who is lost.
        retry_ticks: A guest tries to come back at least so often.
        connections: So many at once.
        per_address: So many of one address that are not seated.
        backlog: So many bytes may wait for a slow reader.
        bytes: What a guest may send.
        commands: How many messages a guest may send, heartbeats aside.
        chat: How much a guest may say.
    """

    tick_ms: Millis = 1_000
    beat_ticks: int = 5
    lost_ticks: int = 15
    silent_ticks: int = 10
    turn_ticks: int = 2
    reserve_ticks: int = 120
    retry_ticks: int = 4
    connections: int = 16
    per_address: int = 4
    backlog: int = 1024 * 1024
    bytes: Rate = field(default_factory=lambda: Rate(32 * 1024, 256 * 1024))
    commands: Rate = field(default_factory=lambda: Rate(20, 60))
    chat: Rate = field(default_factory=lambda: Rate(0.5, 5))


class Bucket:
    """What is left of a rate."""

    def __init__(self, rate: Rate) -> None:
        """A full bucket."""
        self._rate = rate
        self._left = rate.burst

    def tick(self) -> None:
        """A tick has passed."""
        self._left = min(self._rate.burst, self._left + self._rate.per_tick)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left."""
        return self._left <= 0

    def spend(self, amount: float) -> None:
        """Take so much, even if it is not there yet."""
        self._left -= amount

    def takes(self, amount: float = 1) -> bool:
        """Take so much, if it is there."""
        if self._left < amount:
            return False
        self._left -= amount
        return True
