# SPDX-License-Identifier: GPL-3.0-or-later
"""The session of a match that is decided elsewhere: it follows what it is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from literaxx.match.commands import Command
from literaxx.match.events import Event
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Millis
from literaxx.match.state import BrokenMatch, MatchState
from literaxx.match.views import redact, view
from literaxx.session.base import Session, Trouble, TroubleKind
from literaxx.session.clock import Machine
from literaxx.session.journal import Journal
from literaxx.storage.savefile import Entry, Header, Save, Step, after, tail_of

_SAMPLES = 8
"""So many of the last messages are asked for the host's time; the quickest is believed."""


class RemoteSession(Session):
    """A match as the persons at this PC may know it.

    Signals:
        wanted: A seat, and a Command to be taken to the host.
    """

    wanted = Signal(int, object)

    def __init__(
        self,
        save: Save,
        seats_here: Sequence[int],
        *,
        journal: Journal | None = None,
        machine: Machine | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A match that has begun.

        Args:
            save: What is known of it, from `followed` or a file.
            seats_here: The seats of the persons at this PC; none for onlookers.
            journal: Where it is written down; None for nowhere.
            machine: For the clock; None for the real one.
            parent: As for every QObject.
        """
        super().__init__(parent)
        self._header = save.header
        self._steps = list(save.steps)
        self._state = save.state
        self._seats = tuple(seats_here)
        self._journal = Journal() if journal is None else journal
        self._machine = Machine() if machine is None else machine
        self._ahead: deque[Millis] = deque(maxlen=_SAMPLES)
        self._shown_ms = save.at_ms
        self._lost: TroubleKind | None = None
        self._is_closed = False
        self._journal.trouble.connect(self.trouble)
        self._journal.copied.connect(self.copied)

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the persons at this PC."""
        return self._seats

    @property
    def away(self) -> TroubleKind | None:
        """Why nothing can be asked for now; None while the host can be reached."""
        return TroubleKind.TABLE_LEFT if self._is_closed else self._lost

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, as the persons here may know them."""
        return tuple(event for step in self._steps for event in step.events)

    @property
    def count(self) -> int:
        """Number of events so far."""
        return self._state.count

    def view(self, seat: int | None) -> MatchState:
        """The match as a seat here sees it now; None for an onlooker."""
        return view(self._state, seat)

    def log(self) -> Save:
        """The match so far, as a save holds it."""
        return Save(self._header, tuple(self._steps), self._state, self.now_ms(), None)

    def save_copy(self, path: Path) -> None:
        """Write what is known of the match to another file; `copied` follows."""
        tail = tail_of(self._state, self.now_ms(), self._machine.wall_time())
        self._journal.copy(path, [self._header, *self._steps], tail)

    def submit(self, seat: int, command: Command) -> None:
        """Ask for something; the answer is `advanced` or `refused`, later."""
        if not self._is_closed:
            self.wanted.emit(seat, command)

    def now_ms(self) -> Millis:
        """The host's time, as far as it is known here.

        It never goes back while the host can be reached, and stands while it cannot: a host that
        comes back from its save goes on from a time before.
        """
        if self._ahead:
            self._shown_ms = max(self._shown_ms, self._machine.clock_ms() + max(self._ahead))
        return self._shown_ms

    # What the host tells.

    def set_time(self, at_ms: Millis) -> None:
        """The host said what time it is; the message took a while, so it is later by now.

        The first time after a loss holds, whatever was shown before.
        """
        if self._lost is not None:
            return
        if not self._ahead:
            self._shown_ms = at_ms
        self._ahead.append(at_ms - self._machine.clock_ms())

    def lose(self, why: TroubleKind) -> None:
        """The host cannot be reached any more; its clock is unknown from now on."""
        self._shown_ms = self.now_ms()
        self._ahead.clear()
        self._lost = why
        self.trouble.emit(Trouble(why))

    def regain(self) -> None:
        """The host can be reached again."""
        self._lost = None
        self.trouble.emit(Trouble(TroubleKind.HOST_BACK))

    def follow(self, steps: Sequence[Step]) -> None:
        """More has happened.

        Args:
            steps: Decisions that begin at the end of the log; others are passed over.

        Raises:
            BrokenMatch: They do not follow.
            CodecError: The match could not be played.
        """
        for step in steps:
            if step.n < self._state.count:
                continue
            self._state = after(self._state, step)
            self._steps.append(step)
            tail = tail_of(self._state, step.at_ms, self._machine.wall_time())
            self._journal.write([step], tail)
            self.advanced.emit(tuple(redact(event, None) for event in step.events))

    def keep(self, steps: int, *, with_header: bool) -> None:
        """Write down so many of the last steps, in a new file after its header."""
        lines: list[Entry] = [self._header] if with_header else []
        lines += self._steps[len(self._steps) - steps :]
        if lines:
            tail = tail_of(self._state, self._shown_ms, self._machine.wall_time())
            self._journal.write(lines, tail)

    def refuse(self, seat: int, refusal: Refusal) -> None:
        """The host would not."""
        self.refused.emit(seat, refusal)

    def close(self) -> bool:
        """Stop for good; returns whether everything is safe on the disk."""
        if self._is_closed:
            return True
        self._is_closed = True
        is_safe = self._journal.close()
        self.closed.emit()
        return is_safe


def followed(header: Header, steps: Sequence[Step]) -> Save:
    """The beginning of a match, as far as it is known.

    Raises:
        BrokenMatch: The steps do not follow from each other.
        CodecError: The match could not be played.
    """
    state: MatchState | None = None
    for step in steps:
        state = after(state, step)
    if state is None:
        raise BrokenMatch("no event")
    return Save(header, tuple(steps), state, steps[-1].at_ms, None)
