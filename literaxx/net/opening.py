# SPDX-License-Identifier: GPL-3.0-or-later
"""A table made ready for the network: its record, its lock, what guests are told of it."""

from __future__ import annotations

import secrets

import msgspec
from PySide6.QtCore import QObject

from literaxx.match.setup import Setup
from literaxx.model.variant import Variant
from literaxx.net.codes import SALT_BYTES, new_code, stretched
from literaxx.net.limits import Limits
from literaxx.net.lobby import Lobby
from literaxx.net.messages import TableInfo
from literaxx.net.names import MAX_NAME, clean_name
from literaxx.net.peer import Lock
from literaxx.net.server import TableServer
from literaxx.net.store import Shelf, TableRecord
from literaxx.paths import user_data


def hosted_tables() -> Shelf:
    """The tables that are hosted on this computer."""
    return Shelf(user_data() / "tables")


def visited_tables() -> Shelf:
    """The tables that somebody on this computer has sat down at."""
    return Shelf(user_data() / "visits")


def new_record(name: str, *, has_code: bool) -> TableRecord:
    """A table that has never been offered, with a code if it is to have one."""
    code = new_code(secrets.randbelow) if has_code else ""
    return TableRecord(secrets.token_hex(8), name, code, secrets.token_hex(SALT_BYTES))


def new_match_id() -> str:
    """A name for the next match at a table."""
    return secrets.token_hex(8)


def offer(
    record: TableRecord,
    setup: Setup,
    variant: Variant,
    text: str,
    *,
    referee: str,
    limits: Limits | None = None,
    parent: QObject | None = None,
) -> TableServer:
    """The table of a record, as it can be put on the network.

    Args:
        record: Its name, its code, and who has sat there.
        setup: Its seats and options; a seat without a name is free.
        variant: The game.
        text: The file of the variant.
        referee: Who judges, for people.
        limits: Times and sizes; None for the usual ones.
        parent: Owner of the table.
    """
    info = TableInfo(
        id=record.id,
        name=record.name,
        title=variant.title,
        language=variant.language,
        variant=variant.id,
        revision=variant.revision,
        referee=referee,
        options=setup.options,
        seats=(),
        has_code=bool(record.code),
        match=record.match,
    )
    lock = None
    if record.code:
        salt = bytes.fromhex(record.salt)
        lock = Lock(salt, stretched(record.code, salt))
    # Names from this PC are as plain as those from the network, and told apart as well.
    seats = tuple(
        msgspec.structs.replace(seat, name=clean_name(seat.name) or seat.name[:MAX_NAME])
        for seat in setup.seats
    )
    lobby = Lobby(info, msgspec.structs.replace(setup, seats=seats), record.parties)
    return TableServer(lobby, variant=text, lock=lock, limits=limits, parent=parent)
