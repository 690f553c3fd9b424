# SPDX-License-Identifier: GPL-3.0-or-later
"""The network as the pages know it, made of `literaxx.net`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtNetwork import QHostAddress

from literaxx.app.lan_rooms import GuestRoom, HostRoom, Offering
from literaxx.gui.lan import NearbyTable, Room
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.gui.texts import translate
from literaxx.match.setup import Setup
from literaxx.net.codes import read_code
from literaxx.net.discovery import Finder
from literaxx.net.errand import Errand, new_token
from literaxx.net.limits import Limits
from literaxx.net.listening import ANYWHERE, read_address
from literaxx.net.opening import hosted_tables, new_record, visited_tables
from literaxx.net.store import Logs, TableRecord, Ticket
from literaxx.session.clock import Machine


class LocalNetwork:
    """The networks of this computer."""

    def __init__(
        self,
        machine: Machine,
        limits: Limits | None = None,
        *,
        addresses: Sequence[QHostAddress] = ANYWHERE,
        is_told: bool = True,
    ) -> None:
        """Networks that nobody looks at yet.

        Args:
            machine: For clocks.
            limits: Times and sizes; None for the usual ones.
            addresses: Where tables can be reached: all interfaces, or chosen ones.
            is_told: Whether tables find each other by themselves.
        """
        self._machine = machine
        self._limits = Limits() if limits is None else limits
        self._offering = Offering(tuple(addresses), is_told)
        self._finder: Finder | None = None
        self._changed: Callable[[], None] | None = None

    def look(self, changed: Callable[[], None]) -> None:
        """Begins to look for tables."""
        self._changed = changed
        if self._finder is None and self._offering.is_told:
            try:
                self._finder = Finder()
            except OSError:
                return  # without a network there is nothing to be found
            self._finder.found.connect(self._on_found)

    def stop_looking(self) -> None:
        """Looks no more."""
        self._changed = None
        if self._finder is not None:
            self._finder.close()
            self._finder.deleteLater()
            self._finder = None

    def tables(self) -> tuple[NearbyTable, ...]:
        """The tables that can be gone to, those of ours first."""
        tickets = {ticket.id: ticket for ticket in visited_tables().all(Ticket)}
        found = () if self._finder is None else self._finder.tables
        nearby = [
            NearbyTable(
                id=table.id,
                name=table.name,
                title=table.title,
                language=table.language,
                free=table.free,
                has_code=table.has_code,
                is_started=table.is_started,
                is_ours=table.id in tickets,
                address=_address_text(table.addresses[0], table.port),
            )
            for table in found
        ]
        seen = {table.id for table in nearby}
        lost = [_ours(ticket) for ticket in tickets.values() if ticket.id not in seen]
        return tuple(sorted([*nearby, *lost[:3]], key=lambda table: not table.is_ours))

    def host(self, setup: Setup, name: str, *, has_code: bool) -> Room:
        """Offers a table."""
        record = new_record(name, has_code=has_code)
        return HostRoom(record, setup, self._machine, self._limits, self._offering)

    def host_again(self, table: OpenTable) -> Room | None:
        """Offers the table of a saved game again."""
        save = table.session.log()
        record = hosted_tables().find(save.header.table, TableRecord) if save.header.table else None
        if record is None:
            return None
        return HostRoom(
            record,
            save.state.setup,
            self._machine,
            self._limits,
            self._offering,
            opened=table,
        )

    def join(self, address: str, names: tuple[str, ...], code: str) -> Room:
        """Goes to a table."""
        where = read_address(address)
        if where is None:
            raise ShelfError(translate("Lan", "That is no address of a table."))
        read = read_code(code) if code.strip() else ""
        if code.strip() and not read:
            raise ShelfError(translate("Lan", "The code is wrong."))
        return self._go(Errand(*where, names, new_token() if names else "", read))

    def go_back(self, table: str) -> Room:
        """Goes back to a table where the persons here have seats."""
        ticket = visited_tables().find(table, Ticket)
        if ticket is None:
            raise ShelfError(translate("Lan", "Nothing is known of your seat there any more."))
        logs = Logs(visited_tables().folder / table, self._machine)
        errand = Errand(
            ticket.host,
            ticket.port,
            ticket.names,
            ticket.token,
            ticket.code,
            ticket.is_plain,
            ticket.match,
            logs.known(ticket.match) if ticket.match else None,
            is_patient=True,
        )
        return self._go(errand, logs, table)

    def _go(self, errand: Errand, logs: Logs | None = None, table: str = "") -> Room:
        return GuestRoom(errand, self._machine, self._limits, logs, partial(self._where, table))

    def _where(self, table: str) -> tuple[str, int] | None:
        return None if self._finder is None or not table else self._finder.where(table)

    def _on_found(self) -> None:
        if self._changed is not None:
            self._changed()


def _ours(ticket: Ticket) -> NearbyTable:
    """A table that is not there just now, but may be again."""
    return NearbyTable(
        id=ticket.id,
        name=ticket.name,
        title="",
        language="",
        free=0,
        has_code=bool(ticket.code),
        is_started=bool(ticket.match),
        is_ours=True,
        address=_address_text(ticket.host, ticket.port),
    )


def _address_text(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
