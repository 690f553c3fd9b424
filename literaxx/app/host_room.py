# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of the network that this PC decides at."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

import msgspec
from PySide6.QtNetwork import QHostAddress

from literaxx.app.hosting import new_table
from literaxx.app.room_states import room_seat, room_state
from literaxx.gui.lan import Room, RoomState
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.gui.texts import language_name, translate
from literaxx.match.setup import SeatKind, Setup
from literaxx.net.discovery import Advert, local_addresses
from literaxx.net.limits import Limits
from literaxx.net.listening import ANYWHERE, PORT, ListenError
from literaxx.net.messages import Phrase, Said
from literaxx.net.opening import hosted_tables, new_match_id, offer
from literaxx.net.store import TableRecord
from literaxx.players.levels import LEVELS
from literaxx.rules.variants import VariantError
from literaxx.session.clock import Machine
from literaxx.session.computer import ComputerPlayer
from literaxx.session.host import HostSession
from literaxx.storage.dictionaries import DictionaryError, open_list
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
        is_everywhere = offering.addresses == ANYWHERE
        self._chosen = () if is_everywhere else tuple(a.toString() for a in offering.addresses)
        try:
            variant, text = load_with_text(setup.variant)
            card = open_list(variant.word_list).card
        except (VariantError, DictionaryError) as error:
            raise ShelfError(error.told(translate)) from error
        self._variant = variant
        self._server = offer(
            record,
            setup,
            variant,
            text,
            referee=language_name(card.language),
            limits=limits,
            parent=self,
        )
        try:
            self._port = self._server.listen(offering.addresses)
        except ListenError as error:
            raise ShelfError(_port_text(error)) from error
        self._advert: Advert | None = None
        if offering.is_told:
            with contextlib.suppress(OSError):  # then the address has to be told by word of mouth
                self._advert = Advert(self._server.info, self._port, self._chosen)
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
        seats = tuple(room_seat(info, seat, mine=(0,)) for seat in range(len(info.seats)))
        ready = all(party.is_ready and party.is_here for party in lobby.parties)
        named = sum(bool(seat.name) for seat in info.seats)
        addresses = [text for text in self._chosen or local_addresses() if ":" not in text]
        return room_state(
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


def _is_here(kind: SeatKind, place: int) -> bool:
    return kind is SeatKind.PERSON and place == 0


def _port_text(error: ListenError) -> str:
    text = translate(
        "Lan",
        "No table can be offered at port {reason}. Close other programs that use it, and let the "
        "firewall allow Literaxx to be reached there.",
    )
    return text.format(reason=error)
