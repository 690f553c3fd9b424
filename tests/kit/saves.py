# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games for tests: matches written down, and a disk that is full when the test says so."""

from __future__ import annotations

import errno
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from literaxx.match.evolve import evolve, replay
from literaxx.match.setup import Millis, Setup
from literaxx.match.state import MatchState
from literaxx.storage.savefile import Header, Line, Step, Tail, header_for, seal, tail_of
from tests.kit.matches import OddWordsBad, opening_of, random_match, random_setup, rules_of

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

NOW = datetime(2025, 6, 1, 12, 30, tzinfo=UTC)


def sealed(*lines: Line) -> bytes:
    """A file of these lines."""
    return b"".join(seal(line) for line in lines)


class Recorded:
    """A match as a save holds it.

    Attributes:
        setup: What was agreed.
        header: The header of its save.
        steps: All decisions.
        states: The state after each of them.
        times: The host's time of each of them.
    """

    def __init__(
        self, variant: str = "literaxx-en", seats: int | Setup = 2, seed: int = 1, most: int = 400
    ) -> None:
        """Play a random match and write it down."""
        rules = rules_of(variant)
        self.setup = random_setup(rules, seats, seed) if isinstance(seats, int) else seats
        opening = opening_of(rules, self.setup, seed)
        state = replay(opening)
        self.header: Header = header_for(self.setup, program="1.0", started=NOW)
        self.steps = [Step(0, 0, opening)]
        self.states: list[MatchState] = [state]
        for step in random_match(rules, OddWordsBad(), self.setup, seed, most):
            self.steps.append(Step(state.count, step.stamped.at_ms, step.events))
            for event in step.events:
                state = evolve(state, event)
            self.states.append(state)
        self.times: list[Millis] = [step.at_ms for step in self.steps]

    def tail(self, upto: int | None = None, after_ms: Millis = 0) -> Tail:
        """The tail after so many steps (None: all), some time after the last of them."""
        index = len(self.steps) - 1 if upto is None else upto - 1
        return tail_of(self.states[index], self.times[index] + after_ms, NOW)

    def data(self) -> bytes:
        """The whole save."""
        return sealed(self.header, *self.steps, self.tail())

    def write(self, path: Path) -> Path:
        """Write the whole save."""
        path.write_bytes(self.data())
        return path


class SmallDisk:
    """A disk with room for so many bytes a file; hand `open` in wherever files are opened.

    Attributes:
        room: The bytes; may be changed at any time.
    """

    def __init__(self, room: int = 1 << 30) -> None:
        """A disk with this much room."""
        self.room = room

    def open(self, path: Path, mode: str) -> FileIO:
        """Open a file on this disk."""
        return _SmallFile(path, mode, self)


class _SmallFile(FileIO):
    def __init__(self, path: Path, mode: str, disk: SmallDisk) -> None:
        super().__init__(path, mode)
        self._disk = disk

    def write(self, data: ReadableBuffer) -> int:
        """Write what there is room for; nothing at all is the error of a full disk."""
        fits = memoryview(data)[: max(0, self._disk.room - self.tell())]
        if not fits:
            raise OSError(errno.ENOSPC, "no space left on the small disk")
        return super().write(fits)
