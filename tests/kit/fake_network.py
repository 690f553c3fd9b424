# SPDX-License-Identifier: GPL-3.0-or-later
"""A network without sockets, for pages."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from literaxx.gui.lan import (
    Amiss,
    NearbyTable,
    Offer,
    Room,
    RoomSeat,
    RoomState,
    Visit,
    VisitError,
)
from literaxx.gui.shelf import OpenTable
from literaxx.match.setup import Options, SeatKind, Setup

KITCHEN = NearbyTable(
    "k", "Kitchen", "Literaxx", "en", 2, has_code=True, can_encrypt=True, is_started=False,
    is_ours=False, address="192.0.2.1:47821",
)  # fmt: skip


def seat(name: str, **changes: object) -> RoomSeat:
    """A seat of a person on the network who is ready, or changed from that."""
    plain = RoomSeat(
        name, SeatKind.PERSON, is_mine=False, is_far=True, is_ready=True, is_here=True,
        is_driven=False, is_encrypted=True,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changes)


def room_state(*seats: RoomSeat, **changes: object) -> RoomState:
    """A host's table with a code, or changed from that."""
    plain = RoomState(
        "Kitchen", "Literaxx", "en", "English", Options(), seats, 0, has_code=True,
        code="ABC-DEF-GHJ", where="192.0.2.1:47821", is_host=True, is_linked=True,
        is_encrypted=True, is_started=False, may_start=False, is_ready=True,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changes)


class FakeRoom(Room):
    """A table that does nothing.

    Attributes:
        now: What it is like.
        done: What was asked of it.
    """

    def __init__(self, now: RoomState | None) -> None:
        """A table."""
        super().__init__()
        self.now = now
        self.done: list[tuple[object, ...]] = []

    @property
    def state(self) -> RoomState | None:
        """As the test says."""
        return self.now

    def show(self, now: RoomState) -> None:
        """The table is another."""
        self.now = now
        self.changed.emit()

    def set_ready(self, is_ready: bool) -> None:
        """Notes it."""
        self.done.append(("ready", is_ready))

    def start(self) -> None:
        """Notes it."""
        self.done.append(("start",))

    def say(self, text: str, phrase: str = "") -> None:
        """Notes it."""
        self.done.append(("say", text, phrase))

    def seat_computer(self, seat: int) -> None:
        """Notes it."""
        self.done.append(("computer", seat))

    def let_go(self, seat: int) -> None:
        """Notes it."""
        self.done.append(("let go", seat))

    def leave(self) -> None:
        """Notes it."""
        self.done.append(("leave",))


class FakeNetwork:
    """A network where the test puts tables.

    Attributes:
        there: The tables.
        room: Where everybody who goes anywhere comes to; None to fail.
        asked: What was asked for.
        is_looking: Whether somebody looks.
    """

    def __init__(self, room: FakeRoom | None = None) -> None:
        """Nothing there yet."""
        self.there: tuple[NearbyTable, ...] = ()
        self.room = room
        self.asked: list[tuple[object, ...]] = []
        self.is_looking = False
        self._changed: Callable[[], None] | None = None

    def look(self, changed: Callable[[], None]) -> None:
        """Looks."""
        self.is_looking = True
        self._changed = changed

    def stop_looking(self) -> None:
        """Looks no more."""
        self.is_looking = False

    def tables(self) -> tuple[NearbyTable, ...]:
        """What the test says."""
        return self.there

    def find(self, *tables: NearbyTable) -> None:
        """Tables are found."""
        self.there = tables
        assert self._changed is not None
        self._changed()

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        """Two."""
        return (("lan", "192.0.2.7"), ("wlan", "198.51.100.7"))

    def host(self, setup: Setup, offer: Offer) -> Room:
        """The room."""
        return self._go("host", setup, offer)

    def host_again(self, table: OpenTable) -> Room | None:
        """None: no save is of a table."""
        return None

    def join(self, visit: Visit) -> Room:
        """The room."""
        return self._go("join", visit)

    def go_back(self, table: str) -> Room:
        """The room."""
        return self._go("back", table)

    def _go(self, *asked: object) -> Room:
        self.asked.append(asked)
        if self.room is None:
            raise VisitError("That cannot be.", Amiss.ADDRESS)
        return self.room
