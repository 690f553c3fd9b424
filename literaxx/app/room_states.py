# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables and seats of the network, as the pages are told of them."""

from __future__ import annotations

from literaxx.gui.lan import RoomSeat, RoomState
from literaxx.match.setup import SeatKind
from literaxx.net.messages import TableInfo


def room_seat(info: TableInfo, index: int, mine: tuple[int, ...]) -> RoomSeat:
    """A seat as the page shows it.

    Args:
        info: The table.
        index: Which seat.
        mine: The places that are this PC.
    """
    seat = info.seats[index]
    is_person = seat.kind is SeatKind.PERSON and bool(seat.name)
    return RoomSeat(
        name=seat.name,
        kind=seat.kind,
        is_mine=is_person and seat.place in mine,
        is_far=is_person and seat.place > 0,
        is_ready=seat.is_ready,
        is_here=seat.is_here,
        is_driven=seat.is_driven,
        is_encrypted=seat.is_encrypted,
    )


def room_state(
    info: TableInfo,
    seats: tuple[RoomSeat, ...],
    *,
    code: str = "",
    where: str = "",
    is_host: bool = False,
    is_linked: bool = True,
    is_encrypted: bool = False,
    may_start: bool = False,
    is_ready: bool = True,
) -> RoomState:
    """A table as the pages show it.

    Args:
        info: What the host says of it.
        seats: Its seats.
        code: The code, at the host's PC.
        where: Where it can be reached, at the host's PC.
        is_host: Whether this PC decides.
        is_linked: Whether the host can be reached.
        is_encrypted: Whether the connection to the host is.
        may_start: Whether the host may start now.
        is_ready: Whether the persons here have said that they are ready.
    """
    return RoomState(
        name=info.name,
        title=info.title,
        language=info.language,
        referee=info.referee,
        options=info.options,
        seats=seats,
        watchers=info.watchers,
        has_code=info.has_code,
        code=code,
        where=where,
        is_host=is_host,
        is_linked=is_linked,
        is_encrypted=is_encrypted,
        is_started=bool(info.match),
        may_start=may_start,
        is_ready=is_ready,
    )
