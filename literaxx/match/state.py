# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a match: what its events add up to.

The parts are nested by how long they live: the table and what undo brings back in `Progress`,
the phase of the turn, and around them what outlives an undo (who has left, pause, links).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import msgspec

from literaxx.match.events import Ballot, EndCause, SkipCause, WordVerdict
from literaxx.match.setup import Millis, Setup
from literaxx.model.plays import Play
from literaxx.model.scoring import Score, Settlement
from literaxx.model.table import Table


class BrokenMatch(Exception):
    """Events that do not belong together: a damaged record, or a fault of the program."""


class SeatState(msgspec.Struct, frozen=True):
    """What a seat has used and owes.

    Attributes:
        passes: Successive turns of its own that it passed.
        exchanges: Exchanges used.
        shuffles: Shuffles used.
        penalties: Turns it still has to lose for wrong checks.
        game_ms_left: Game time left; None without a limit.
    """

    passes: int = 0
    exchanges: int = 0
    shuffles: int = 0
    penalties: int = 0
    game_ms_left: Millis | None = None

    @property
    def has_time(self) -> bool:
        """Whether it still has game time."""
        return self.game_ms_left is None or self.game_ms_left > 0


class TurnKind(Enum):
    """What a turn came to."""

    PLAYED = "played"
    REFUSED = "refused"
    EXCHANGED = "exchanged"
    PASSED = "passed"
    TIMED_OUT = "timed-out"
    SKIPPED = "skipped"


class TurnRecord(msgspec.Struct, frozen=True):
    """One line of the list of moves.

    Attributes:
        seat: Whose turn.
        kind: What it came to.
        score: Words and points of a word played or refused.
        tiles: Number of tiles laid or exchanged.
        verdicts: What the dictionary said, if it was asked.
        checked_by: Who said Check, if anybody did.
        skip: Why a turn was skipped.
        points: What the turn added to the total.
    """

    seat: int
    kind: TurnKind
    score: Score | None = None
    tiles: int = 0
    verdicts: tuple[WordVerdict, ...] = ()
    checked_by: int | None = None
    skip: SkipCause | None = None
    points: int = 0


class Progress(msgspec.Struct, frozen=True):
    """How far the game has come: all that an undo brings back.

    Attributes:
        table: Board, racks, bag and scores.
        seats: What each seat has used and owes.
        history: The turns that are over, skipped ones included.
        zero_turns: Turns in a row without points.
    """

    table: Table
    seats: tuple[SeatState, ...]
    history: tuple[TurnRecord, ...] = ()
    zero_turns: int = 0

    def with_seat(self, seat: int, change: Callable[[SeatState], SeatState]) -> Progress:
        """The progress with one seat's state changed."""
        seats = list(self.seats)
        seats[seat] = change(seats[seat])
        return msgspec.structs.replace(self, seats=tuple(seats))


class Composing(msgspec.Struct, frozen=True, tag="composing"):
    """A player lays tiles or draws a line.

    Attributes:
        turn_id: Names the turn in commands.
        seat: Whose turn.
        has_curtain: Whether the rack is still covered.
        clock_from_ms: When the clock started or will start.
        move_ms_left: Move time left at that moment; None without a limit.
        may_undo: False once this turn has had its undo request.
    """

    turn_id: int
    seat: int
    has_curtain: bool
    clock_from_ms: Millis
    move_ms_left: Millis | None
    may_undo: bool = True


class Judging(msgspec.Struct, frozen=True, tag="judging"):
    """The opponents decide about a proposal.

    Attributes:
        proposal_id: Names the proposal in commands.
        seat: The mover.
        play: What lies marked on the board.
        score: Its words and points.
        ballots: The answers to come.
        verdicts: What the dictionary said, for the moment between asking and settling.
        checked_by: Who said Check, likewise.
    """

    proposal_id: int
    seat: int
    play: Play
    score: Score
    ballots: tuple[Ballot, ...]
    verdicts: tuple[WordVerdict, ...] = ()
    checked_by: int | None = None


class BetweenTurns(msgspec.Struct, frozen=True, tag="between"):
    """A turn is over and the next has not begun: only inside one decision."""

    seat: int


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The game is over.

    Attributes:
        cause: Why.
        out: The seat that went out, if one did.
        settlements: The last sums of each seat.
    """

    cause: EndCause
    out: int | None
    settlements: tuple[Settlement, ...]


Phase = Composing | Judging | BetweenTurns | Finished


class UndoWindow(msgspec.Struct, frozen=True):
    """The chance to ask for the last proposal back.

    Attributes:
        proposal_id: Which proposal.
        seat: Who may ask.
        until_ms: When the chance is over; None while that is not settled yet.
        before: How things stood just before OK.
        turn: The turn as it was then, its move time as left then.
    """

    proposal_id: int
    seat: int
    until_ms: Millis | None
    before: Progress
    turn: Composing


class UndoPoll(msgspec.Struct, frozen=True):
    """A request for undo that is being answered.

    Attributes:
        request_id: Names it in commands.
        seat: Who asks.
        since_ms: When everything else began to stand still.
        ballots: The answers to come.
    """

    request_id: int
    seat: int
    since_ms: Millis
    ballots: tuple[Ballot, ...]


class MatchState(msgspec.Struct, frozen=True):
    """A match at one moment.

    Attributes:
        setup: What was agreed.
        count: Number of events so far.
        progress: Table, seats, list of moves.
        phase: What is going on.
        undo: The chance for undo, if there is one.
        poll: The undo request being answered, if there is one.
        paused_ms: Since when the game is paused; None while it runs.
        left: Seats whose players have left.
        lost_ms: For each seat since when it cannot be reached; None while it can.
        grace_ms: For each seat how long its clock will still stand while it cannot be reached.
        is_revealed: Whether all racks lie open, as at the end.
    """

    setup: Setup
    count: int
    progress: Progress
    phase: Phase
    undo: UndoWindow | None = None
    poll: UndoPoll | None = None
    paused_ms: Millis | None = None
    left: frozenset[int] = frozenset()
    lost_ms: tuple[Millis | None, ...] = ()
    grace_ms: tuple[Millis, ...] = ()
    is_revealed: bool = False

    @property
    def table(self) -> Table:
        """The table."""
        return self.progress.table

    @property
    def composing(self) -> Composing:
        """The turn that is going on.

        Raises:
            BrokenMatch: Nobody is composing.
        """
        if isinstance(self.phase, Composing):
            return self.phase
        raise BrokenMatch("nobody is composing")

    @property
    def judging(self) -> Judging:
        """The proposal that is being judged.

        Raises:
            BrokenMatch: There is none.
        """
        if isinstance(self.phase, Judging):
            return self.phase
        raise BrokenMatch("nothing is being judged")

    @property
    def answering(self) -> UndoPoll:
        """The undo request that is being answered.

        Raises:
            BrokenMatch: There is none.
        """
        if self.poll is not None:
            return self.poll
        raise BrokenMatch("no undo is asked for")

    def with_table(self, table: Table) -> MatchState:
        """The state with another table."""
        progress = msgspec.structs.replace(self.progress, table=table)
        return msgspec.structs.replace(self, progress=progress)

    @property
    def turn_number(self) -> int:
        """Number of the turn that is going on, or would be next, from 1."""
        return len(self.progress.history) + 1

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The other seats whose players are still there, in turn order after the seat."""
        seats = len(self.setup.seats)
        order = ((seat + step) % seats for step in range(1, seats))
        return tuple(other for other in order if other not in self.left)

    def ranking(self) -> tuple[tuple[int, int], ...]:
        """(place, seat) from the winner down; equal totals share a place, leavers come last."""

        def key(seat: int) -> tuple[bool, int]:
            return (seat in self.left, -self.table.scores[seat])

        order = sorted(range(len(self.setup.seats)), key=key)
        places: list[tuple[int, int]] = []
        for index, seat in enumerate(order):
            tied = index > 0 and key(order[index - 1]) == key(seat)
            places.append((places[-1][0] if tied else index + 1, seat))
        return tuple(places)
