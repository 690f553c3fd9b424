# SPDX-License-Identifier: GPL-3.0-or-later
"""A table of the network that another PC decides at."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from literaxx.app.room_states import room_seat, room_state
from literaxx.gui.lan import Amiss, Room, RoomState
from literaxx.gui.lan_texts import away_text
from literaxx.gui.shelf import OpenTable
from literaxx.gui.texts import translate, trouble_text
from literaxx.match.state import Finished
from literaxx.net.client import PLAIN_HOST, Guest
from literaxx.net.errand import Errand
from literaxx.net.limits import Limits
from literaxx.net.messages import Phrase, Said, Why
from literaxx.net.opening import visited_tables
from literaxx.net.store import Logs, Ticket
from literaxx.rules.variants import VariantError, parse_variant, rules_for
from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.clock import Machine
from literaxx.session.journal import Journal
from literaxx.session.remote import RemoteSession
from literaxx.storage.dictionaries import DictionaryError, open_list
from literaxx.storage.savefile import Header

_AMISS = {
    Why.BAD_NAME: Amiss.NAME,
    Why.NAME_TAKEN: Amiss.NAME,
    Why.WRONG_CODE: Amiss.CODE,
}

_NO_SEAT = frozenset((Why.UNKNOWN_TOKEN, Why.DISMISSED, Why.CLOSED))
"""After these there is no seat to go back to."""


class GuestRoom(Room):
    """A table that another PC decides at."""

    def __init__(
        self,
        errand: Errand,
        machine: Machine,
        limits: Limits,
        logs: Logs | None,
        places: Callable[[str], tuple[tuple[str, int], ...]],
        table: str = "",
    ) -> None:
        """Goes to a table.

        Args:
            errand: Where to and what for.
            machine: For clocks.
            limits: Times.
            logs: What is known of its matches.
            places: Where a table of this id is now, if it may have moved.
            table: The id, as far as it is known.
        """
        super().__init__()
        self._machine = machine
        self._logs = logs
        self._table = table
        self._is_over = False
        self._guest = Guest(
            errand,
            find=lambda: places(self._table),
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
        seats = tuple(room_seat(info, seat, mine=places) for seat in range(len(info.seats)))
        return room_state(
            info,
            seats,
            is_linked=self._guest.is_linked,
            is_encrypted=self._guest.is_encrypted,
            is_ready=bool(mine) and all(seat.is_ready for seat in seats if seat.is_mine),
        )

    def start(self) -> None:
        """Only the host can."""
        if self._tells_away():
            return
        self.noted.emit(translate("Lan", "The host starts the next game; you will be in it."))

    def set_ready(self, is_ready: bool) -> None:
        """The persons here are ready, or not any more."""
        self._guest.set_ready(is_ready)

    def say(self, text: str, phrase: str = "") -> None:
        """Says something to all."""
        if not self._tells_away():
            self._guest.say(text, Phrase(phrase) if phrase else None)

    def _tells_away(self) -> bool:
        """Says that the host cannot be reached, if that is so."""
        if self._guest.is_linked:
            return False
        session = self._guest.session
        why = None if session is None else session.away
        self.noted.emit(trouble_text(Trouble(why or TroubleKind.HOST_LOST), ()))
        return True

    def leave(self) -> None:
        """Goes away; a seat in a game that goes on is kept."""
        info, errand = self._guest.table, self._guest.errand
        if info is not None and errand.names and (not info.match or self._is_through):
            visited_tables().forget(info.id)
        self._guest.close()

    @property
    def _is_through(self) -> bool:
        """Whether the persons here have nothing more to play for."""
        session = self._guest.session
        if session is None:
            return False
        view = session.view(None)
        return isinstance(view.phase, Finished) or view.left.issuperset(session.seats_here)

    def _on_changed(self) -> None:
        if self._guest.table is not None:
            self._table = self._guest.table.id
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
            self._end(error.told(translate))
            return
        self._keep_ticket()
        rules = rules_for(variant, lambda: words.graph)
        table = OpenTable(session, rules, words, words.card.orthography, spellings=words.spellings)
        self.began.emit(table)

    def _on_said(self, said: Said) -> None:
        self.said.emit(said.name, said.text, "" if said.phrase is None else said.phrase.value)

    def _on_turned_away(self, why: Why, detail: str) -> None:
        if why in _NO_SEAT and self._guest.errand.names:
            visited_tables().forget(self._table)
        is_plain = why is Why.WRONG_CODE and detail == PLAIN_HOST
        self.amiss = Amiss.SECRECY if is_plain else _AMISS.get(why, Amiss.OTHER)
        self._end(away_text("plain-host" if is_plain else why.value, detail))

    def _on_failed(self, reason: str) -> None:
        self.amiss = Amiss.ADDRESS
        text = translate("Lan", "The table cannot be reached: {reason}")
        self._end(text.format(reason=reason or translate("Lan", "no answer")))

    def _end(self, text: str) -> None:
        if not self._is_over:
            self._is_over = True
            self._guest.close()
            self.over.emit(text)
