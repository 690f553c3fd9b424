# SPDX-License-Identifier: GPL-3.0-or-later
"""What is agreed before the first turn: who sits where, and the table options."""

from __future__ import annotations

from enum import Enum

import msgspec

# All times are whole milliseconds on the host's clock, counted from the start of the match.
Millis = int

ANSWER_MS: Millis = 10_000  # to ask for undo after OK, and to answer such a request
CURTAIN_MS: Millis = 10_000  # the clock starts at the latest so long after the curtain fell
UNDONE_MOVE_MS: Millis = 15_000  # least move time after an undo
UNREACHABLE_MS: Millis = 30_000  # an unreachable judge is silent then, where nothing else limits
GRACE_MS: Millis = 120_000  # so long in a game the clock of a player who cannot be reached stands
MAX_SEATS = 4


class SeatKind(Enum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatSpec(msgspec.Struct, frozen=True):
    """One seat.

    Attributes:
        name: The player's name.
        kind: A person or the computer.
        place: Number of the PC the player sits at, the host's own is 0; persons with the same
            place share a screen. A computer shares no screen.
        level: Strength of a computer, such as `strong`; empty for a person.
    """

    name: str
    kind: SeatKind = SeatKind.PERSON
    place: int = 0
    level: str = ""


class Options(msgspec.Struct, frozen=True):
    """The table options.

    Attributes:
        decision_ms: Time to accept or check; 0 for no limit.
        silence_checks: Whether silence means check; else it means accept.
        wrong_check_penalty: Whether a check that finds all words good costs a turn.
        move_ms: Time for a move; 0 for no limit.
        game_ms: Time of each player for the whole game; 0 for no limit.
        show_values: Whether pointing at a tile or cell shows its points.
        friendly_help: Whether hints are allowed; their use is told to everybody.
        referee: Id of the word list or speller that judges; empty for the variant's own list.
        pace_ms: How long a computer waits before it answers; it moves no sooner than half as
            long again after the word before stood.
        extra_words: Id of a list of the table's own words that are good, too; empty for none.
        excluded_words: Id of one of words that are not; empty for none.
    """

    decision_ms: Millis = 10_000
    silence_checks: bool = False
    wrong_check_penalty: bool = True
    move_ms: Millis = 0
    game_ms: Millis = 0
    show_values: bool = True
    friendly_help: bool = False
    referee: str = ""
    pace_ms: Millis = 2_000
    extra_words: str = ""
    excluded_words: str = ""


class Setup(msgspec.Struct, frozen=True):
    """All that is agreed before the first turn.

    Attributes:
        variant: Id of the variant.
        revision: Its revision, so that an old save names the rules it was played by.
        seats: 2 to 4 seats in turn order.
        options: The table options.
        hides_racks: Whether there are racks to hide; a shared screen has a curtain then.
        first: Seat that begins; None to draw it.
    """

    variant: str
    revision: int
    seats: tuple[SeatSpec, ...]
    options: Options
    hides_racks: bool = True
    first: int | None = None

    def sharing(self, seat: int) -> tuple[int, ...]:
        """The seats of the persons at the same screen, the seat itself included."""
        own = self.seats[seat]
        if own.kind is SeatKind.COMPUTER:
            return (seat,)
        return tuple(
            index
            for index, other in enumerate(self.seats)
            if other.kind is SeatKind.PERSON and other.place == own.place
        )

    @property
    def host_persons(self) -> tuple[int, ...]:
        """The seats of the persons at the host's PC."""
        return tuple(
            index
            for index, seat in enumerate(self.seats)
            if seat.kind is SeatKind.PERSON and seat.place == 0
        )
