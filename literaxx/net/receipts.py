# SPDX-License-Identifier: GPL-3.0-or-later
"""Which commands of a guest have been carried out, so that none is carried out twice."""

from __future__ import annotations

from literaxx.match.refusals import Refusal
from literaxx.net.messages import Done

KEPT = 256
"""The answers to so many commands are remembered; older ones count as carried out."""


class Receipts:
    """The ids that have come from one guest, and the answers."""

    def __init__(self) -> None:
        """Nothing has come."""
        self._answers: dict[int, Done | None] = {}
        self._floor = 0

    @property
    def last_id(self) -> int:
        """The highest id so far; 0 before the first."""
        return max(self._answers, default=self._floor)

    def takes(self, command_id: int) -> bool:
        """Whether a command is new; it is not any more then."""
        if command_id <= self._floor or command_id in self._answers:
            return False
        self._answers[command_id] = None
        if len(self._answers) > KEPT:
            oldest = min(self._answers)
            del self._answers[oldest]
            self._floor = max(self._floor, oldest)
        return True

    def settle(self, command_id: int, refusal: Refusal | None) -> Done:
        """Note what became of a command."""
        done = Done(command_id, refusal)
        if command_id in self._answers:
            self._answers[command_id] = done
        return done

    def answer(self, command_id: int) -> Done | None:
        """The answer to a command that has come before; None while there is none."""
        if command_id <= self._floor:
            return Done(command_id)
        return self._answers.get(command_id)
