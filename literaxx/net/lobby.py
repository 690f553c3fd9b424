# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at a table: free seats, people who came from the network, ready marks. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from literaxx.match.setup import MAX_SEATS, SeatKind, SeatSpec, Setup
from literaxx.net.messages import SeatInfo, TableInfo, Why
from literaxx.net.names import clean_name, is_taken
from literaxx.net.receipts import Receipts


class Party:
    """The persons at one PC of the network.

    Attributes:
        mark: The mark of their secret, see `literaxx.net.codes.token_mark`.
        place: Number of the PC.
        seats: Their seats in turn order.
        is_ready: Whether the game may start as far as they go.
        is_here: Whether they can be reached.
        is_encrypted: Whether the connection to them is.
        lost_ticks: How long they have not been reached.
        receipts: Their commands so far.
    """

    def __init__(self, mark: str, place: int, seats: tuple[int, ...]) -> None:
        """A party that has just sat down."""
        self.mark = mark
        self.place = place
        self.seats = seats
        self.is_ready = False
        self.is_here = True
        self.is_encrypted = False
        self.lost_ticks = 0
        self.receipts = Receipts()


class PartyRecord(msgspec.Struct, frozen=True):
    """What the host keeps of a party on its disk."""

    mark: str
    place: int
    seats: tuple[int, ...]


class Lobby:
    """The seats of a table.

    Attributes:
        parties: All parties that have seats, whether they can be reached or not.
        driven: Seats of absent players for whom a computer plays.
    """

    def __init__(self, info: TableInfo, setup: Setup, parties: Sequence[PartyRecord] = ()) -> None:
        """A table.

        Args:
            info: Everything about it but who sits there.
            setup: Its seats; one without a name is free.
            parties: Who has sat there before, on a table that is opened again.
        """
        self._info = info
        self._setup = setup
        self._seats = list(setup.seats)
        self.parties = [Party(record.mark, record.place, record.seats) for record in parties]
        for party in self.parties:
            party.is_here, party.is_ready = False, True
        self.driven: set[int] = set()
        self._match = info.match

    # What it is like.

    @property
    def is_started(self) -> bool:
        """Whether a match has been begun at it."""
        return bool(self._match)

    @property
    def match(self) -> str:
        """Names the match that is going on; empty before the first."""
        return self._match

    @property
    def free(self) -> tuple[int, ...]:
        """The seats where nobody sits."""
        return tuple(index for index, seat in enumerate(self._seats) if not seat.name)

    def info(self, watchers: int) -> TableInfo:
        """The table as everybody sees it."""
        seats = tuple(self._seat_info(index) for index in range(len(self._seats)))
        return msgspec.structs.replace(
            self._info, seats=seats, watchers=watchers, match=self._match
        )

    def records(self) -> tuple[PartyRecord, ...]:
        """What is to be kept of the parties."""
        return tuple(PartyRecord(party.mark, party.place, party.seats) for party in self.parties)

    def party_at(self, seat: int) -> Party | None:
        """Who from the network sits there."""
        return next((party for party in self.parties if seat in party.seats), None)

    def names_of(self, party: Party) -> tuple[str, ...]:
        """The names of a party."""
        return tuple(self._seats[seat].name for seat in party.seats)

    def known(self, mark: str) -> Party | None:
        """The party with this mark."""
        return next((party for party in self.parties if party.mark == mark), None)

    @property
    def obstacle(self) -> bool:
        """Whether something keeps the game from starting: free seats, or somebody not ready."""
        return bool(self.free) or any(
            not (party.is_ready and party.is_here) for party in self.parties
        )

    # What changes it.

    def join(self, names: Sequence[str], mark: str) -> Party | Why:
        """Seat a party, each person on the next free seat, or say why not."""
        if self.is_started:
            return Why.STARTED
        clean: list[str] = []
        for raw in names:
            name = clean_name(raw)
            if not name:
                return Why.BAD_NAME
            if is_taken(name, [*clean, *(seat.name for seat in self._seats if seat.name)]):
                return Why.NAME_TAKEN
            clean.append(name)
        seats = self.free[: len(clean)]
        if len(seats) < len(clean):
            return Why.FULL
        place = next(n for n in range(1, MAX_SEATS + 1) if n not in self._places())
        for seat, name in zip(seats, clean, strict=True):
            self._seats[seat] = SeatSpec(name, SeatKind.PERSON, place)
        party = Party(mark, place, seats)
        self.parties.append(party)
        return party

    def stand_up(self, party: Party) -> None:
        """Free the seats of a party, before the game."""
        if self.is_started or party not in self.parties:
            return
        self.parties.remove(party)
        for seat in party.seats:
            self._seats[seat] = SeatSpec("")

    def close_free(self) -> None:
        """Take the free seats away, before the game; those after them move up."""
        kept = [index for index, seat in enumerate(self._seats) if seat.name]
        self._seats = [self._seats[index] for index in kept]
        for party in self.parties:
            party.seats = tuple(kept.index(seat) for seat in party.seats)

    def begin(self, match: str) -> None:
        """A match begins or goes on."""
        self._match = match
        self.driven.clear()

    def setup(self) -> Setup:
        """What the match is to be like; no seat is free."""
        return msgspec.structs.replace(self._setup, seats=tuple(self._seats))

    def _places(self) -> set[int]:
        return {party.place for party in self.parties}

    def _seat_info(self, index: int) -> SeatInfo:
        seat, party = self._seats[index], self.party_at(index)
        info = SeatInfo(seat.name, seat.kind, seat.place, seat.level, is_ready=bool(seat.name))
        if party is None:
            return info
        return msgspec.structs.replace(
            info,
            is_ready=party.is_ready,
            is_here=party.is_here,
            is_driven=index in self.driven,
            is_encrypted=party.is_encrypted,
        )
