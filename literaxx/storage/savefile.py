# SPDX-License-Identifier: GPL-3.0-or-later
"""What a saved game looks like: a match as the list of its events.

A save is JSON Lines. Each line is an array of a checksum (CRC-32 of the second item's bytes, in
hexadecimal) and an object, whose `type` says what it is:

* `header`, the first line: format, version, and what the match is played with;
* `step`, one for each decision: its events, the host's time, and the number of events before. A
  decision is one line because half of one is no state;
* `tail`, the last line, the only one that is ever rewritten: how far the game and the clock have
  come. It is also what a list of games shows.

Steps are appended and nothing before the tail is ever touched, so that a process may die at any
moment. Reading goes as far as the lines are sound and follow from each other; a file that does not
end with a tail that belongs to it has been damaged.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from zlib import crc32

import msgspec

from literaxx.match.choices import mover
from literaxx.match.codec import Codec, CodecError, check_start
from literaxx.match.events import Event, MatchStarted
from literaxx.match.evolve import BrokenMatch, evolve
from literaxx.match.setup import Millis, SeatSpec, Setup
from literaxx.match.state import BetweenTurns, MatchState

FORMAT = "literaxx-save"
VERSION = 1
MAX_BYTES = 64 * 1024 * 1024
"""No match comes near it; a file that is larger is something else."""


class Header(msgspec.Struct, frozen=True, tag="header"):
    """The first line.

    Attributes:
        format: Always `FORMAT`.
        version: Version of the format.
        program: Version of the program that began the file.
        variant: Id of the variant.
        revision: Its revision.
        seats: Who plays.
        word_list: Id of the word list or speller that judges.
        word_list_sha256: Its checksum; empty for a speller.
        started: When the match began, ISO 8601 in UTC; empty when that is not known any more.
        variant_text: The variant file itself, so that a later one changes no old game.
        table: Id of the network table that it is played at; empty at one PC.
    """

    format: str
    version: int
    program: str
    variant: str
    revision: int
    seats: tuple[SeatSpec, ...]
    word_list: str = ""
    word_list_sha256: str = ""
    started: str = ""
    variant_text: str = ""
    table: str = ""


class Step(msgspec.Struct, frozen=True, tag="step"):
    """One decision.

    Attributes:
        n: Number of events before.
        at_ms: When, on the host's clock.
        events: What happened; never empty.
    """

    n: int
    at_ms: Millis
    events: tuple[Event, ...]


class Tail(msgspec.Struct, frozen=True, tag="tail"):
    """The last line.

    Attributes:
        n: Number of events in the file.
        at_ms: How far the host's clock has come.
        saved: When this was written, ISO 8601 in UTC.
        turn: Number of the turn that is going on.
        scores: Points of each seat.
        to_move: Whose turn it is; None once the game is over.
    """

    n: int
    at_ms: Millis
    saved: str
    turn: int
    scores: tuple[int, ...]
    to_move: int | None


Entry = Header | Step
"""A line that is never rewritten."""

Line = Entry | Tail


class Save(msgspec.Struct, frozen=True):
    """What a file holds, as far as it is sound.

    Attributes:
        header: The header.
        steps: All decisions.
        state: What they add up to.
        at_ms: The host's time from which the match goes on.
        damaged_line: Number of the first line that is not sound; None for a good file.
    """

    header: Header
    steps: tuple[Step, ...]
    state: MatchState
    at_ms: Millis
    damaged_line: int | None


class Problem(Enum):
    """Why a save cannot be used."""

    NOT_A_SAVE = "not-a-save"
    NEWER = "newer"
    IN_USE = "in-use"
    TOO_BIG = "too-big"


class SaveFileError(Exception):
    """A save that cannot be opened.

    Attributes:
        problem: Why.
        detail: For NEWER the version of the program that wrote it.
    """

    def __init__(self, problem: Problem, detail: str = "") -> None:
        """State the problem."""
        super().__init__(problem.value, detail)
        self.problem = problem
        self.detail = detail


def header_for(
    setup: Setup,
    *,
    program: str,
    started: datetime,
    word_list_sha256: str = "",
    variant_text: str = "",
    table: str = "",
) -> Header:
    """The header of a match that begins.

    Args:
        setup: What is agreed; its referee is the word list.
        program: Version of the program.
        started: Now, with a time zone.
        word_list_sha256: Checksum of the word list, if there is one.
        variant_text: The variant file.
        table: Id of the network table, if there is one.
    """
    return Header(
        FORMAT,
        VERSION,
        program,
        setup.variant,
        setup.revision,
        setup.seats,
        setup.options.referee,
        word_list_sha256,
        utc_text(started),
        variant_text,
        table,
    )


def tail_of(state: MatchState, at_ms: Millis, saved: datetime) -> Tail:
    """The last line for a state."""
    return Tail(
        state.count,
        at_ms,
        utc_text(saved),
        state.turn_number,
        state.table.scores,
        mover(state),
    )


def utc_text(moment: datetime) -> str:
    """A moment, which has a time zone, as the format writes it."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


_LINES: Codec[Line] = Codec(Line)
_MARK = len(b'["01234567",')


def seal(line: Line) -> bytes:
    """A line with its checksum and its end."""
    payload = _LINES.encode(line)
    return b'["%08x",%b]\n' % (crc32(payload), payload)


def unseal(data: bytes) -> Line:
    """The content of a line, which comes without its end.

    Raises:
        CodecError: The checksum is wrong, or it is no line of this format.
    """
    return _LINES.decode(_payload(data))


def _payload(data: bytes) -> bytes:
    payload = data[_MARK:-1]
    if data != b'["%08x",%b]' % (crc32(payload), payload):
        raise CodecError("the checksum does not fit")
    return payload


class _Announcement(msgspec.Struct):
    """What every version of the header has."""

    format: str
    version: int
    program: str


_ANNOUNCEMENTS: Codec[_Announcement] = Codec(_Announcement)


def read_header(data: bytes) -> Header | None:
    """The header from the first line of a save; None when it is damaged.

    Raises:
        SaveFileError: A newer program has written it.
    """
    try:
        said = _ANNOUNCEMENTS.decode(_payload(data))
        if said.format != FORMAT:
            return None
        if said.version > VERSION:
            raise SaveFileError(Problem.NEWER, said.program)
        line = unseal(data)
    except CodecError:
        return None
    return line if isinstance(line, Header) else None


def read_tail(data: bytes) -> Tail | None:
    """The tail from the last bytes of a save; None when there is none."""
    lines = data.split(b"\n")
    if len(lines) < 2 or lines[-1]:
        return None
    try:
        line = unseal(lines[-2])
    except CodecError:
        return None
    return line if isinstance(line, Tail) else None


def read_save(data: bytes) -> Save:
    """Read a whole save, as far as it is sound.

    A damaged header is made good from the first step, except for the text of the variant.

    Raises:
        SaveFileError: NEWER, TOO_BIG, or NOT_A_SAVE when not even the first step is sound.
    """
    if len(data) > MAX_BYTES:
        raise SaveFileError(Problem.TOO_BIG)
    lines = data.split(b"\n")
    header = read_header(lines[0])
    walk = _Walk()
    for line in lines[1:-1]:
        if not walk.takes(line):
            break
    if walk.state is None:
        raise SaveFileError(Problem.NOT_A_SAVE)
    is_good = walk.tail is not None and walk.is_after_tail_only(lines)
    damaged_line = 1 if header is None else None if is_good else len(walk.steps) + 2
    return Save(
        header or _made_good(walk.state.setup),
        tuple(walk.steps),
        walk.state,
        max(walk.steps[-1].at_ms, 0 if walk.tail is None else walk.tail.at_ms),
        damaged_line,
    )


class _Walk:
    """Goes through the lines after the header.

    Attributes:
        steps: The sound steps so far.
        state: What they add up to; None before the first.
        tail: The tail, once it has come.
    """

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.state: MatchState | None = None
        self.tail: Tail | None = None

    def takes(self, data: bytes) -> bool:
        """Take a line, if it is sound and follows."""
        try:
            line = unseal(data)
            if self.tail is not None or isinstance(line, Header):
                return False
            if isinstance(line, Tail):
                return self._takes_tail(line)
            self.state = after(self.state, line)
        except (CodecError, BrokenMatch):
            return False
        self.steps.append(line)
        return True

    def is_after_tail_only(self, lines: list[bytes]) -> bool:
        """Whether the file ends right after header, steps and tail."""
        return len(lines) == len(self.steps) + 3 and not lines[-1]

    def _takes_tail(self, tail: Tail) -> bool:
        if self.state is None or tail.n != self.state.count:
            return False
        self.tail = tail
        return True


def after(state: MatchState | None, step: Step) -> MatchState:
    """The state after a whole decision.

    Args:
        state: The state before; None before the first.
        step: The decision.

    Raises:
        BrokenMatch: The step does not follow.
        CodecError: The match could not be played.
    """
    if step.n != (0 if state is None else state.count):
        raise BrokenMatch("a step is missing")
    for event in step.events:
        if isinstance(event, MatchStarted):
            check_start(event)
        state = evolve(state, event)
    if state is None or isinstance(state.phase, BetweenTurns):
        raise BrokenMatch("a step is incomplete")
    return state


def _made_good(setup: Setup) -> Header:
    """A header from what the events know."""
    referee = setup.options.referee
    return Header(FORMAT, VERSION, "", setup.variant, setup.revision, setup.seats, referee)
