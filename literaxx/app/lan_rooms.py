# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of the network as the pages know it: at the host's PC, and at a guest's."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from PySide6.QtNetwork import QHostAddress

from literaxx.app.hosting import new_table
from literaxx.gui.lan import Room, RoomSeat, RoomState
from literaxx.gui.lan_texts import away_text
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.gui.texts import translate
from literaxx.match.setup import SeatKind, Setup
from literaxx.net.client import Guest
from literaxx.net.discovery import Advert, local_addresses
from literaxx.net.errand import Errand
from literaxx.net.limits import Limits
from literaxx.net.listening import PORT, ListenError
from literaxx.net.messages import Phrase, Said, TableInfo, Why
from literaxx.net.opening import hosted_tables, new_match_id, offer, visited_tables
from literaxx.net.store import Logs, TableRecord, Ticket
from literaxx.players.levels import LEVELS
from literaxx.rules.variants import VariantError, parse_variant, rules_for
from literaxx.session.clock import Machine
from literaxx.session.computer import ComputerPlayer
from literaxx.session.host import HostSession
from literaxx.session.journal import Journal
from literaxx.session.remote import RemoteSession
from literaxx.storage.dictionaries import DictionaryError, open_list
from literaxx.storage.savefile import Header
from literaxx.storage.variants import load_with_text

_BUDGET = 300


@dataclass(frozen=True, slots=True)
class Offering:
    """How tables are offered.

    Attributes:
        addresses: Where they can be reached.
        is_told: Whether the network is told.
    """

    addresses: tuple[QHostAddress, ...]
    is_told: bool


class HostRoom(Room):
    """A table that this PC decides at."""

    def __init__(
        self,
        record: TableRecord,
        setup: Setup,
        machine: Machine,
        limits: Limits,
        offering: Offering,
        *,
        opened: OpenTable | None = None,
    ) -> None:
        """Offers a table.

        Args:
            record: Its name, its code, and who has sat there.
            setup: Its seats; one without a name is free.
            machine: For the match.
            limits: Times and sizes.
            offering: How it is offered.
            opened: The match to be gone on with, if there is one.

        Raises:
            ShelfError: The game is not there, or there is no port to be had.
        """
        super().__init__()
        self._record = record
        self._machine = machine
        self._drivers: dict[int, ComputerPlayer] = {}
        self._open = opened
        try:
            variant, text = load_with_text(setup.variant)
            card = open_list(variant.word_list).card
        except (VariantError, DictionaryError) as error:
            raise ShelfError(str(error)) from error
        self._variant = variant
        self._server = offer(
            record, setup, variant, text, referee=card.name, limits=limits, parent=self
        )
        try:
            self._port = self._server.listen(offering.addresses)
        except ListenError as error:
            raise ShelfError(_port_text(error)) from error
        self._advert: Advert | None = None
        if offering.is_told:
            with contextlib.suppress(OSError):  # then the address has to be told by word of mouth
                self._advert = Advert(self._server.info, self._port)
        self._server.changed.connect(self._on_changed)
        self._server.said.connect(self._on_said)
        self._server.returned.connect(self._on_returned)
        if self._port != PORT:
            text = translate("Lan", "Port {busy} was taken; the table is at port {port}.")
            self.note = text.format(busy=PORT, port=self._port)
        if opened is not None:
            self._begin(opened, record.match)
        self._on_changed()

    @property
    def state(self) -> RoomState:
        """The table as it is now."""
        info, lobby = self._server.info, self._server.lobby
        seats = tuple(_room_seat(info, seat, mine=(0,)) for seat in range(len(info.seats)))
        ready = all(party.is_ready and party.is_here for party in lobby.parties)
        named = sum(bool(seat.name) for seat in info.seats)
        addresses = [text for text in local_addresses() if ":" not in text]
        return _room_state(
            info,
            seats,
            code=self._record.code,
            where=f"{addresses[0] if addresses else 'localhost'}:{self._port}",
            is_host=True,
            may_start=ready and named >= 2,
        )

    def start(self) -> None:
        """The host starts the game, or the next one; free seats are taken away."""
        lobby = self._server.lobby
        if not self.state.may_start:
            return
        lobby.close_free()
        try:
            opened = new_table(lobby.setup(), self._machine, self._record.id)
        except ShelfError as error:
            self.noted.emit(str(error))
            return
        self._begin(opened, new_match_id())
        self.began.emit(opened)

    def say(self, text: str, phrase: str = "") -> None:
        """Says something to all."""
        own = [seat.name for seat in self._server.info.seats if _is_here(seat.kind, seat.place)]
        names = ", ".join(name for name in own if name) or self._record.name
        self._server.say(names, text, Phrase(phrase) if phrase else None)

    def seat_computer(self, seat: int) -> None:
        """A computer plays for somebody who cannot be reached."""
        if self._open is None or seat in self._drivers:
            return
        self._server.drive(seat)
        if seat in self._server.lobby.driven:
            words = open_list(self._variant.word_list)
            level = "casual" if "casual" in LEVELS else next(iter(LEVELS))
            strategy = LEVELS[level](self._variant, words, _BUDGET)
            self._drivers[seat] = ComputerPlayer(self._open.session, seat, strategy)

    def let_go(self, seat: int) -> None:
        """The host waits for somebody no more."""
        self._server.dismiss(seat)

    def leave(self) -> None:
        """Takes the table off the network; a game is saved."""
        self._server.close()
        if self._advert is not None:
            self._advert.close()
            self._advert = None

    def _begin(self, opened: OpenTable, match: str) -> None:
        session = opened.session
        assert isinstance(session, HostSession)
        self._drivers.clear()
        self._open = opened
        self._server.begin(session, match)

    def _on_changed(self) -> None:
        lobby = self._server.lobby
        record = msgspec.structs.replace(self._record, parties=lobby.records(), match=lobby.match)
        if record != self._record:
            self._record = record
            with contextlib.suppress(OSError):  # the game itself is saved, and says so if it is not
                hosted_tables().keep(record)
        if self._advert is not None:
            self._advert.update(self._server.info)
        self.changed.emit()

    def _on_said(self, said: Said) -> None:
        self.said.emit(said.name, said.text, "" if said.phrase is None else said.phrase.value)

    def _on_returned(self, seat: int) -> None:
        driver = self._drivers.pop(seat, None)
        if driver is not None:
            driver.close()
            driver.deleteLater()


class GuestRoom(Room):
    """A table that another PC decides at."""

    def __init__(
        self,
        errand: Errand,
        machine: Machine,
        limits: Limits,
        logs: Logs | None,
        where: Callable[[], tuple[str, int] | None],
    ) -> None:
        """Goes to a table.

        Args:
            errand: Where to and what for.
            machine: For clocks.
            limits: Times.
            logs: What is known of its matches.
            where: Where the table is now, if it may have moved.
        """
        super().__init__()
        self._machine = machine
        self._logs = logs
        self._is_over = False
        self._guest = Guest(
            errand,
            find=where,
            journal_for=self._journal_for,
            limits=limits,
            machine=machine,
            parent=self,
        )
        self._guest.table_changed.connect(self._on_changed)
        self._guest.began.connect(self._on_began)
        self._guest.said.connect(self._on_said)
        self._guest.link_changed.connect(self._on_changed)
        self._guest.turned_away.connect(self._on_turned_away)
        self._guest.failed.connect(self._on_failed)
        self._guest.go()

    @property
    def state(self) -> RoomState | None:
        """The table as it is now; None before anything is known."""
        info = self._guest.table
        if info is None:
            return None
        mine = self._guest.seats
        places = tuple(info.seats[seat].place for seat in mine if seat < len(info.seats))
        seats = tuple(_room_seat(info, seat, mine=places) for seat in range(len(info.seats)))
        return _room_state(
            info,
            seats,
            is_linked=self._guest.is_linked,
            is_encrypted=self._guest.is_encrypted,
            is_ready=bool(mine) and all(seat.is_ready for seat in seats if seat.is_mine),
        )

    def start(self) -> None:
        """Only the host can."""
        self.noted.emit(translate("Lan", "The host starts the next game; you will be in it."))

    def set_ready(self, is_ready: bool) -> None:
        """The persons here are ready, or not any more."""
        self._guest.set_ready(is_ready)

    def say(self, text: str, phrase: str = "") -> None:
        """Says something to all."""
        self._guest.say(text, Phrase(phrase) if phrase else None)

    def leave(self) -> None:
        """Goes away; a seat in a game that has begun is kept."""
        info, errand = self._guest.table, self._guest.errand
        if info is not None and errand.names and not info.match:
            visited_tables().forget(info.id)
        self._guest.close()

    def _on_changed(self) -> None:
        self._keep_ticket()
        self.changed.emit()

    def _keep_ticket(self) -> None:
        """Keeps the way back, as soon as there is a seat to come back to."""
        info, errand = self._guest.table, self._guest.errand
        if info is None or not self._guest.seats or not errand.names:
            return
        ticket = Ticket(
            info.id,
            info.name,
            errand.host,
            errand.port,
            errand.names,
            errand.token,
            errand.code,
            errand.is_plain,
            self._guest.match or errand.match,
        )
        shelf = visited_tables()
        if shelf.find(info.id, Ticket) != ticket:
            with contextlib.suppress(OSError):  # the way back is then lost with the process only
                shelf.keep(ticket)

    def _journal_for(self, match: str, header: Header | None) -> Journal:
        """Where the persons here keep what they know of a match; onlookers keep nothing."""
        info = self._guest.table
        if info is None or not self._guest.seats:
            return Journal()
        if self._logs is None:
            self._logs = Logs(visited_tables().folder / info.id, self._machine)
        return self._logs.journal_for(match, header)

    def _on_began(self, session: RemoteSession) -> None:
        try:
            variant = parse_variant(self._guest.variant, "variant")
            words = open_list(variant.word_list)
        except (VariantError, DictionaryError) as error:
            self._end(str(error))
            return
        self._keep_ticket()
        rules = rules_for(variant, lambda: words.graph)
        table = OpenTable(session, rules, words, words.card.orthography, spellings=words.spellings)
        self.began.emit(table)

    def _on_said(self, said: Said) -> None:
        self.said.emit(said.name, said.text, "" if said.phrase is None else said.phrase.value)

    def _on_turned_away(self, why: Why, detail: str) -> None:
        self._end(away_text(why.value, detail))

    def _on_failed(self, reason: str) -> None:
        text = translate("Lan", "The table cannot be reached: {reason}")
        self._end(text.format(reason=reason or translate("Lan", "no answer")))

    def _end(self, text: str) -> None:
        if not self._is_over:
            self._is_over = True
            self._guest.close()
            self.over.emit(text)


def _is_here(kind: SeatKind, place: int) -> bool:
    return kind is SeatKind.PERSON and place == 0


def _room_seat(info: TableInfo, index: int, mine: tuple[int, ...]) -> RoomSeat:
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


def _room_state(
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


def _port_text(error: ListenError) -> str:
    text = translate(
        "Lan",
        "No table can be offered at port {reason}. Close other programs that use it, and let the "
        "firewall allow Literaxx to be reached there.",
    )
    return text.format(reason=error)
