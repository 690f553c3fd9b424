# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables that find each other: DNS-SD on all interfaces, IPv4 and IPv6.

`zeroconf` has a thread of its own; what it finds comes over as a Qt signal.
"""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface

from literaxx.net.messages import PROTOCOL, TableInfo
from literaxx.net.names import clean_text
from literaxx.net.secure import can_encrypt

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, Zeroconf

_log = logging.getLogger(__name__)

SERVICE = "_literaxx._tcp.local."
_TEXT = 60


class FoundTable(msgspec.Struct, frozen=True):
    """A table that somebody offers.

    Attributes:
        id: Names the table.
        name: What people call it.
        title: The game.
        language: Language tag of its words.
        free: How many seats are free.
        has_code: Whether one needs its code.
        can_encrypt: Whether its host can; else the code is proved in the open.
        is_started: Whether the game has begun.
        protocol: What its host speaks.
        addresses: Where it is, the best first.
        port: At which port.
    """

    id: str
    name: str
    title: str
    language: str
    free: int
    has_code: bool
    can_encrypt: bool
    is_started: bool
    protocol: int
    addresses: tuple[str, ...]
    port: int

    @property
    def places(self) -> tuple[tuple[str, int], ...]:
        """Addresses and ports, the best first."""
        return tuple((address, self.port) for address in self.addresses)


def advertisement(info: TableInfo) -> dict[str, str]:
    """What is told about a table before anybody connects."""
    return {
        "v": str(PROTOCOL),
        "id": info.id,
        "name": info.name[:_TEXT],
        "title": info.title[:_TEXT],
        "lang": info.language,
        "free": str(sum(not seat.name for seat in info.seats)),
        "code": "1" if info.has_code else "0",
        "tls": "1" if can_encrypt() else "0",
        "started": "1" if info.match else "0",
    }


def read_advertisement(
    said: Mapping[bytes, bytes | None], addresses: Sequence[str], port: int
) -> FoundTable | None:
    """The table of an advertisement; None when it makes no sense. Anybody may advertise anything.

    Args:
        said: The properties.
        addresses: Where it is.
        port: At which port.
    """

    def text(key: str) -> str:
        raw = said.get(key.encode()) or b""
        return clean_text(raw.decode("utf-8", "replace"))[:_TEXT]

    numbers = [text(key) for key in ("v", "free")]
    if not (text("id") and addresses and all(n.isascii() and n.isdecimal() for n in numbers)):
        return None
    return FoundTable(
        id=text("id"),
        name=text("name") or "…",
        title=text("title"),
        language=text("lang"),
        free=int(numbers[1]),
        has_code=text("code") == "1",
        can_encrypt=text("tls") != "0",
        is_started=text("started") == "1",
        protocol=int(numbers[0]),
        addresses=tuple(sorted(addresses, key=_worth)),
        port=port,
    )


def interfaces() -> dict[str, tuple[str, ...]]:
    """The networks of this computer: the name of each interface, and the addresses there."""
    found = {
        interface.humanReadableName(): tuple(
            address.toString()
            for entry in interface.addressEntries()
            if not (address := entry.ip()).isLoopback()
        )
        for interface in QNetworkInterface.allInterfaces()
        if interface.flags() & QNetworkInterface.InterfaceFlag.IsUp
    }
    return {name: addresses for name, addresses in found.items() if addresses}


def local_addresses() -> tuple[str, ...]:
    """The addresses of this computer on its networks."""
    return tuple(address for addresses in interfaces().values() for address in addresses)


class Advert:
    """A table that is offered on the network.

    Asking the network whether a name is free takes a second; a thread of its own waits for that.
    """

    def __init__(self, info: TableInfo, port: int, addresses: Sequence[str] = ()) -> None:
        """Offer a table.

        Args:
            info: The table.
            port: Where its host listens.
            addresses: On chosen interfaces only; none for all.

        Raises:
            OSError: There is no network to offer it on.
        """
        self._port = port
        self._addresses = tuple(addresses) or local_addresses()
        self._zeroconf = _zeroconf(addresses)
        self._said = advertisement(info)
        self._worker = ThreadPoolExecutor(1, "advert")
        service = self._service(info)
        self._do(lambda: self._zeroconf.register_service(service, allow_name_change=True))

    def update(self, info: TableInfo) -> None:
        """The table is another than before."""
        said = advertisement(info)
        if said != self._said:
            self._said = said
            service = self._service(info)
            self._do(lambda: self._zeroconf.update_service(service))

    def close(self) -> None:
        """Offer it no more."""
        self._do(self._zeroconf.unregister_all_services)
        self._do(self._zeroconf.close)
        self._worker.shutdown(wait=False)

    def _do(self, job: Callable[[], object]) -> None:
        """Does something on the thread, one after the other."""

        def tried() -> None:
            try:
                job()
            except Exception as error:  # noqa: BLE001 a table can be joined by its address, too
                _log.info("the network is not told: %s", error)

        self._worker.submit(tried)

    def _service(self, info: TableInfo) -> ServiceInfo:
        from zeroconf import ServiceInfo

        host = f"literaxx-{info.id}.local."
        return ServiceInfo(
            SERVICE,
            f"{info.id}.{SERVICE}",
            port=self._port,
            properties=advertisement(info),
            server=host,
            addresses=[_packed(address) for address in self._addresses],
        )


class Finder(QObject):
    """Looks for tables as long as it lives.

    Signals:
        found: The tables that there are now changed; the argument is a tuple of FoundTable.
    """

    found = Signal(object)
    _changed = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin to look.

        Raises:
            OSError: There is no network to look at.
        """
        super().__init__(parent)
        from zeroconf import ServiceBrowser, ServiceStateChange

        self._tables: dict[str, FoundTable] = {}
        self._zeroconf = _zeroconf()
        self._changed.connect(self._on_changed)

        def on_change(
            zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
        ) -> None:
            table = None
            if state_change is not ServiceStateChange.Removed:
                info = zeroconf.get_service_info(service_type, name)
                if info is not None and info.port is not None:
                    addresses = info.parsed_scoped_addresses()
                    table = read_advertisement(info.properties, addresses, info.port)
            with contextlib.suppress(RuntimeError):  # at the end the finder may be gone
                self._changed.emit(name, table)

        self._browser = ServiceBrowser(self._zeroconf, SERVICE, handlers=[on_change])

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """The tables that there are, each once, in the order of their names."""
        by_id = {table.id: table for table in self._tables.values()}
        return tuple(sorted(by_id.values(), key=lambda table: (table.name, table.id)))

    def places(self, table_id: str) -> tuple[tuple[str, int], ...]:
        """Addresses and ports where a table is now, the best first; empty when it is not seen."""
        for table in self._tables.values():
            if table.id == table_id:
                return table.places
        return ()

    def close(self) -> None:
        """Look no more."""
        self._browser.cancel()
        self._zeroconf.close()

    def _on_changed(self, name: str, table: FoundTable | None) -> None:
        before = self.tables
        if table is None:
            self._tables.pop(name, None)
        else:
            self._tables[name] = table
        if self.tables != before:
            self.found.emit(self.tables)


def _zeroconf(addresses: Sequence[str] = ()) -> Zeroconf:
    """Chosen interfaces, or all, with both versions of IP; where there is no IPv6, without it."""
    from zeroconf import InterfaceChoice, IPVersion, Zeroconf

    if addresses:
        return Zeroconf(interfaces=[address.partition("%")[0] for address in addresses])
    try:
        return Zeroconf(interfaces=InterfaceChoice.All, ip_version=IPVersion.All)
    except OSError:
        return Zeroconf(interfaces=InterfaceChoice.All, ip_version=IPVersion.V4Only)


def _packed(address: str) -> bytes:
    plain = address.partition("%")[0]
    parsed = QHostAddress(plain)
    is_old = parsed.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    return socket.inet_pton(socket.AF_INET if is_old else socket.AF_INET6, plain)


def _worth(address: str) -> tuple[int, str]:
    """IPv4 first, then what is reached from everywhere, then what needs a scope."""
    parsed = ip_address(address.partition("%")[0])
    return (0 if parsed.version == 4 else 2 if parsed.is_link_local else 1), address
