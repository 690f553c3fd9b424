# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pages ask of the local network.

The application provides it; the pages know no socket.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.match.setup import Options, SeatKind, Setup

PHRASES = ("hello", "good-luck", "nice-word", "one-moment", "thanks", "good-game")
"""What can be said by one click; `literaxx.gui.lan_texts` has the words."""


class NearbyTable(msgspec.Struct, frozen=True):
    """A table that can be gone to.

    Attributes:
        id: Names the table.
        name: What people call it.
        title: The game; empty when that is not known.
        language: Language tag of its words.
        free: How many seats are free.
        has_code: Whether one needs its code.
        can_encrypt: Whether its host can.
        is_started: Whether its game has begun.
        is_ours: Whether the persons here have seats there already.
        address: Where it is, host and port.
    """

    id: str
    name: str
    title: str
    language: str
    free: int
    has_code: bool
    can_encrypt: bool
    is_started: bool
    is_ours: bool
    address: str


class Amiss(Enum):
    """What those should look at who were not let in."""

    NAME = "name"
    CODE = "code"
    SECRECY = "secrecy"
    ADDRESS = "address"
    OTHER = "other"


class VisitError(ShelfError):
    """A table cannot be gone to; the message is a sentence for the player.

    Attributes:
        amiss: What should be looked at.
    """

    def __init__(self, text: str, amiss: Amiss) -> None:
        """Says what is wrong, and with what."""
        super().__init__(text)
        self.amiss = amiss


class Visit(msgspec.Struct, frozen=True):
    """A wish to come to a table.

    Attributes:
        address: Where it is, host and port.
        names: Who comes to play; none to look on.
        code: Its code, as it was typed.
        is_plain: Whether its host cannot encrypt, so that the code is proved in the open.
        table: Names the table, if it was found by itself.
    """

    address: str
    names: tuple[str, ...] = ()
    code: str = ""
    is_plain: bool = False
    table: str = ""


class Offer(msgspec.Struct, frozen=True):
    """How a table is to be offered.

    Attributes:
        name: What people call it.
        has_code: Whether one needs a code.
        interface: The network on which it can be reached; empty for all.
    """

    name: str
    has_code: bool = True
    interface: str = ""


class RoomSeat(msgspec.Struct, frozen=True):
    """A seat of a table before or during the game.

    Attributes:
        name: Who sits there; empty while it is free.
        kind: A person or a computer.
        is_mine: Whether the person is at this PC.
        is_far: Whether the person is on the network, seen from the host.
        is_ready: Whether the game may start as far as this player goes.
        is_here: Whether the player can be reached.
        is_driven: Whether a computer plays for a player who cannot be reached.
        is_encrypted: Whether the player's connection is.
    """

    name: str
    kind: SeatKind
    is_mine: bool
    is_far: bool
    is_ready: bool
    is_here: bool
    is_driven: bool
    is_encrypted: bool


class RoomState(msgspec.Struct, frozen=True):
    """A table as it is now.

    Attributes:
        name: What people call it.
        title: The game.
        language: Language tag of its words.
        referee: Who judges.
        options: The table options.
        seats: The seats in turn order.
        watchers: How many onlookers there are.
        has_code: Whether one needs a code.
        code: The code, at the host's PC.
        where: Where it can be reached, at the host's PC: address and port.
        is_host: Whether this PC decides.
        is_linked: Whether the host can be reached.
        is_encrypted: Whether the connection to the host is.
        is_started: Whether a game has begun.
        may_start: Whether the host may start now.
        is_ready: Whether the persons here have said that they are ready.
    """

    name: str
    title: str
    language: str
    referee: str
    options: Options
    seats: tuple[RoomSeat, ...]
    watchers: int
    has_code: bool
    code: str
    where: str
    is_host: bool
    is_linked: bool
    is_encrypted: bool
    is_started: bool
    may_start: bool
    is_ready: bool


class Room(QObject):
    """A table of the network, seen from this PC.

    Attributes:
        note: What the player should be told about coming to it; may be empty.
        amiss: What those should look at who were not let in.

    Signals:
        changed: The state is another.
        said: Somebody said something: a name, a text, and the id of a set phrase instead of one.
        began: A game begins or goes on; the argument is its OpenTable.
        over: It is over with the table; the argument is a sentence.
        noted: Something a player should read; the argument is a sentence.
    """

    changed = Signal()
    said = Signal(str, str, str)
    began = Signal(object)
    over = Signal(str)
    noted = Signal(str)

    note: str = ""
    amiss: Amiss = Amiss.OTHER

    @property
    def state(self) -> RoomState | None:
        """The table as it is now; None before anything is known."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def set_ready(self, is_ready: bool) -> None:
        """The persons here are ready, or not any more."""

    def start(self) -> None:
        """The host starts the game, or the next one."""

    def say(self, text: str, phrase: str = "") -> None:
        """Says something to all."""
        raise NotImplementedError  # Qt's classes allow no abstract ones

    def seat_computer(self, seat: int) -> None:
        """The host lets a computer play for somebody who cannot be reached."""

    def let_go(self, seat: int) -> None:
        """The host waits for somebody no more."""

    def leave(self) -> None:
        """Goes away from the table."""
        raise NotImplementedError  # Qt's classes allow no abstract ones


class Network(Protocol):
    """Tables on the network."""

    def look(self, changed: Callable[[], None]) -> None:
        """Begins to look for tables; `changed` is called when others are there than before."""
        ...

    def stop_looking(self) -> None:
        """Looks no more."""
        ...

    def tables(self) -> tuple[NearbyTable, ...]:
        """The tables that can be gone to, those of ours first."""
        ...

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        """The networks of this PC: the name of each, and an address there."""
        ...

    def host(self, setup: Setup, offer: Offer) -> Room:
        """Offers a table.

        Raises:
            ShelfError: It cannot be offered.
        """
        ...

    def host_again(self, table: OpenTable) -> Room | None:
        """Offers the table of a saved game again; None when it was none of the network.

        Raises:
            ShelfError: It cannot be offered.
        """
        ...

    def join(self, visit: Visit) -> Room:
        """Goes to a table, to play or, without names, to look on.

        Raises:
            VisitError: The address or the code can be none.
        """
        ...

    def go_back(self, table: str) -> Room:
        """Goes back to a table where the persons here have seats.

        Raises:
            ShelfError: Nothing is known of it any more.
        """
        ...


MakeNetwork = Callable[[], Network]
"""Makes the network when somebody first asks for it."""
