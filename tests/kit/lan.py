# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables on the loopback interface: a host, its guests, and a network that can be as bad as any."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtNetwork import QHostAddress
from PySide6.QtTest import QTest

from literaxx.match.setup import SeatSpec, Setup
from literaxx.net.client import Guest
from literaxx.net.codes import stretched
from literaxx.net.errand import Errand, new_token
from literaxx.net.limits import Limits, Rate
from literaxx.net.lobby import Lobby, PartyRecord
from literaxx.net.messages import TableInfo
from literaxx.net.peer import Lock
from literaxx.net.server import TableServer
from literaxx.paths import resources
from literaxx.rules.base import Referee, Rules
from literaxx.session.clock import Machine
from literaxx.session.host import HostSession
from tests.kit.matches import AcceptAll, setup_of
from tests.kit.sessions import new_save

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
CHEAP = 2**4
"""What it costs to stretch a code here."""

QUICK = Limits(
    tick_ms=10,
    reserve_ticks=1_000_000,
    per_address=16,
    commands=Rate(1_000, 1_000),
    bytes=Rate(1_000_000, 1_000_000),
)
"""All times divided by 100."""


def wait_for(is_done: Callable[[], object], seconds: float = 30) -> None:
    """Let the event loop run until something is so.

    Raises:
        AssertionError: It never was.
    """
    deadline = QDeadlineTimer(int(seconds * 1000))
    while not is_done():
        QTest.qWait(1)
        assert not deadline.hasExpired(), "it never happened"


def free_seat() -> SeatSpec:
    """A seat for somebody from the network."""
    return SeatSpec("")


def lan_setup(rules: Rules, *seats: str) -> Setup:
    """A table where these persons sit at the host's PC, and a seat is free for each empty name."""
    return setup_of(rules, tuple(SeatSpec(name) for name in seats))


class Table:
    """A host on the loopback interface.

    Attributes:
        server: The table on the network.
        port: Where.
        session: The match, once it has begun.
        guests: All guests that were made.
    """

    def __init__(
        self,
        rules: Rules,
        *seats: str,
        setup: Setup | None = None,
        code: str = "",
        referee: Referee | None = None,
        machine: Machine | None = None,
        limits: Limits = QUICK,
    ) -> None:
        """Offer a table.

        Args:
            rules: The rules of the game.
            seats: Names of the persons here; an empty one is a free seat.
            setup: All about it, instead of the seats.
            code: Its code; empty for an open table.
            referee: Who knows the words; None for one who accepts all.
            machine: The host's clock; None for the real one.
            limits: Times and sizes.
        """
        self.rules = rules
        self.referee: Referee = AcceptAll() if referee is None else referee
        self.setup = lan_setup(rules, *seats) if setup is None else setup
        self.machine = Machine() if machine is None else machine
        self.limits = limits
        self.code = code
        self.session: HostSession | None = None
        self.guests: list[Guest] = []
        self.server = self._server(())
        self.port = self.server.listen([LOOPBACK], 0)

    def _server(self, parties: Sequence[PartyRecord], match: str = "") -> TableServer:
        variant = self.rules.variant
        info = TableInfo(
            id="table",
            name="Kitchen",
            title=variant.title,
            language=variant.language,
            variant=variant.id,
            revision=variant.revision,
            referee="all words",
            options=self.setup.options,
            seats=(),
            has_code=bool(self.code),
            match=match,
        )
        salt = b"0123456789abcdef"
        lock = Lock(salt, stretched(self.code, salt, CHEAP)) if self.code else None
        path = resources() / "variants" / f"{variant.id}.toml"
        return TableServer(
            Lobby(info, self.setup, parties),
            variant=path.read_text("utf-8"),
            lock=lock,
            limits=self.limits,
        )

    def guest(self, *names: str, errand: Errand | None = None, **options: object) -> Guest:
        """Somebody who comes; without names to look on."""
        errand = errand or Errand("127.0.0.1", self.port, names, new_token(), self.code)
        guest = Guest(errand, limits=self.limits, cost=CHEAP, **options)  # type: ignore[arg-type]
        self.guests.append(guest)
        guest.go()
        return guest

    def sit(self, *names: str) -> Guest:
        """Somebody who comes and sits down, or looks on."""
        guest = self.guest(*names)
        wait_for(lambda: guest.is_linked)
        return guest

    def start(self, match: str = "1") -> HostSession:
        """Begin the match without the free seats, and wait until all guests see it."""
        self.server.lobby.close_free()
        self.setup = self.server.lobby.setup()
        self.session = HostSession(
            new_save(self.setup, self.rules), self.rules, self.referee, machine=self.machine
        )
        self.session.go(is_new=True)
        self.server.begin(self.session, match)
        self.settle()
        return self.session

    def restart(self, session: HostSession) -> None:
        """The host's process dies; another opens the table again, with what was on the disk."""
        records, match = self.server.lobby.records(), self.server.lobby.match
        old, self.session = self.session, session
        self.server.drop()
        self.server.deleteLater()
        if old is not None:
            old.close()
            old.deleteLater()
        self.server = self._server(records, match)
        assert self.server.listen([LOOPBACK], self.port) == self.port
        session.go(is_new=False)
        self.server.begin(session, match)

    def settle(self) -> None:
        """Wait until every guest that can be reached knows all that has happened."""
        session = self.session
        assert session is not None
        linked = [guest for guest in self.guests if guest.is_linked]
        match = self.server.lobby.match
        wait_for(
            lambda: all(
                guest.session is not None
                and guest.match == match
                and guest.session.count == session.state.count
                for guest in linked
            )
        )

    def close(self) -> None:
        """Everybody goes home."""
        for guest in self.guests:
            guest.vanish()
            guest.deleteLater()
        self.server.drop()
        self.server.deleteLater()
        if self.session is not None:
            self.session.close()
            self.session.deleteLater()
