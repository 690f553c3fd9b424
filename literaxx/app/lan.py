# SPDX-License-Identifier: GPL-3.0-or-later
"""The network as the pages know it, made of `literaxx.net`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtNetwork import QHostAddress

from literaxx.app.guest_room import GuestRoom
from literaxx.app.host_room import HostRoom, Offering
from literaxx.gui.lan import Amiss, NearbyTable, Offer, Room, Visit, VisitError
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.gui.texts import translate
from literaxx.match.setup import Setup
from literaxx.net.codes import read_code
from literaxx.net.discovery import Finder, interfaces
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
        self._begin_to_look()

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
                can_encrypt=table.can_encrypt,
                is_started=table.is_started,
                is_ours=table.id in tickets,
                address=_address_text(table.addresses[0], table.port),
            )
            for table in found
        ]
        seen = {table.id for table in nearby}
        lost = [_ours(ticket) for ticket in tickets.values() if ticket.id not in seen]
        return tuple(sorted([*nearby, *lost[:3]], key=lambda table: not table.is_ours))

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        """The networks of this PC: the name of each, and an address there."""
        return tuple((name, addresses[0]) for name, addresses in interfaces().items())

    def host(self, setup: Setup, offer: Offer) -> Room:
        """Offers a table."""
        offering = self._offering
        if offer.interface:
            chosen = interfaces().get(offer.interface, ())
            if not chosen:
                raise ShelfError(translate("Lan", "That network is not there any more."))
            offering = Offering(tuple(map(QHostAddress, chosen)), offering.is_told)
        record = new_record(offer.name, has_code=offer.has_code)
        return HostRoom(record, setup, self._machine, self._limits, offering)

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

    def join(self, visit: Visit) -> Room:
        """Goes to a table."""
        where, code = read_address(visit.address), visit.code
        if where is None:
            raise VisitError(translate("Lan", "That is no address of a table."), Amiss.ADDRESS)
        read = read_code(code) if code.strip() else ""
        if code.strip() and not read:
            raise VisitError(translate("Lan", "The code is wrong."), Amiss.CODE)
        errand = Errand(
            *where,
            visit.names,
            new_token() if visit.names else "",
            read,
            visit.is_plain,
            others=self._places(visit.table),
        )
        return self._go(errand, visit.table)

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
        return self._go(errand, table, logs)

    def _go(self, errand: Errand, table: str, logs: Logs | None = None) -> Room:
        return GuestRoom(errand, self._machine, self._limits, logs, self._look_for, table)

    def _look_for(self, table: str) -> tuple[tuple[str, int], ...]:
        """Where a table is now that may have moved since it was lost."""
        if table:
            self._begin_to_look()
        return self._places(table)

    def _places(self, table: str) -> tuple[tuple[str, int], ...]:
        return () if self._finder is None else self._finder.places(table)

    def _begin_to_look(self) -> None:
        if self._finder is None and self._offering.is_told:
            try:
                self._finder = Finder()
            except OSError:
                return  # without a network there is nothing to be found
            self._finder.found.connect(self._on_found)

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
        can_encrypt=not ticket.is_plain,
        is_started=bool(ticket.match),
        is_ours=True,
        address=_address_text(ticket.host, ticket.port),
    )


def _address_text(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
