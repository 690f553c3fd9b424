# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest at somebody else's table: goes there, sits down, comes back by itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal

from literaxx import __version__
from literaxx.match.codec import CodecError
from literaxx.match.commands import Command
from literaxx.match.events import Event, MatchStarted
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import BrokenMatch
from literaxx.net import codes
from literaxx.net import messages as msg
from literaxx.net.errand import Errand, Keys
from literaxx.net.limits import Limits
from literaxx.net.logs import digest
from literaxx.net.messages import PROTOCOL, TableInfo, ToGuest, ToHost, Why
from literaxx.net.pending import Pending, is_over
from literaxx.net.road import Find, Road
from literaxx.session.base import TroubleKind
from literaxx.session.clock import Machine
from literaxx.session.journal import Journal
from literaxx.session.remote import RemoteSession, followed
from literaxx.storage.savefile import Header, Save, Step, after, header_for

PASSING = frozenset((Why.TOO_MANY, Why.TOO_FAST, Why.TOO_SLOW, Why.CLOSED))
"""After these the guest tries again; what else the host says is final."""


PLAIN_HOST = "plain"
"""The detail of WRONG_CODE when the code is of no use, because the host does not encrypt."""

JournalFor = Callable[[str, Header | None], Journal]
"""Where a match is written down; without a header the file of `Errand.known` is gone on with."""


class Guest(QObject):
    """The connection to a table, and what is played over it.

    Attributes:
        table: The table as it was last told; None before.
        seats: The seats here.
        session: The match; None before the first. Whoever shows it may keep it longer.
        variant: The file of the variant; empty before it was told.

    Signals:
        table_changed: The table is another than before.
        began: A match begins or goes on; the argument is its RemoteSession.
        said: Somebody said something; the argument is a Said.
        link_changed: Whether the host can be reached now.
        turned_away: A Why and a detail: the host does not want this guest, and that is final.
        failed: The table could not be reached at all; the argument says why.
    """

    table_changed = Signal()
    began = Signal(object)
    said = Signal(object)
    link_changed = Signal(bool)
    turned_away = Signal(object, str)
    failed = Signal(str)

    def __init__(
        self,
        errand: Errand,
        *,
        find: Find | None = None,
        journal_for: JournalFor | None = None,
        limits: Limits | None = None,
        machine: Machine | None = None,
        cost: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A guest that has not gone yet.

        Args:
            errand: Where to and what for.
            find: Where the table is now, if it may have moved.
            journal_for: Where matches are written down.
            limits: Times.
            machine: For clocks.
            cost: How dear it is to stretch the code; None as usual.
            parent: As for every QObject.
        """
        super().__init__(parent)
        self.table: TableInfo | None = None
        self.seats: tuple[int, ...] = ()
        self.session: RemoteSession | None = None
        self.variant = ""
        self._errand = errand
        self._journal_for = journal_for
        self._machine = Machine() if machine is None else machine
        self._keys = Keys(errand.code, cost)
        self._match = ""
        self._instance = secrets.token_hex(8)
        self._is_seated = False
        self._is_abreast = False
        self._is_closed = False
        self._is_shut = False
        self._nonces = (b"", b"")
        self._pending = Pending()
        self._coming: list[Step] = []
        self._road = Road(errand, self._keys, Limits() if limits is None else limits, find, self)
        self._road.opened.connect(self._on_opened)
        self._road.received.connect(self._on_message)
        self._road.lost.connect(self._on_lost)
        self._road.failed.connect(self._on_failed)
        self._road.locked.connect(self._on_locked)

    @property
    def is_linked(self) -> bool:
        """Whether the host can be reached."""
        return self._is_seated

    @property
    def is_encrypted(self) -> bool:
        """Whether nobody on the way can read anything."""
        return self._road.is_encrypted

    @property
    def match(self) -> str:
        """Names the match; empty before the first."""
        return self._match

    @property
    def errand(self) -> Errand:
        """Where it went, and what for."""
        return self._errand

    # What the persons here do.

    def go(self) -> None:
        """Go to the table."""
        self._road.go()

    def set_ready(self, is_ready: bool) -> None:
        """Say whether the game may start."""
        self._send(msg.Ready(is_ready))

    def say(self, text: str = "", phrase: msg.Phrase | None = None) -> None:
        """Say something to all."""
        self._send(msg.Say(text[:400], phrase))

    def close(self) -> None:
        """Stand up and go; a seat that waits for the game is free again."""
        if self._is_closed:
            return
        self._send(msg.Goodbye())
        self._stop("goodbye")

    def cut(self) -> None:
        """Lose the connection at once, as when a cable is pulled; the guest comes back."""
        self._road.cut()

    def vanish(self) -> None:
        """Be gone at once, as when the process is killed."""
        self._road.stop("", gently=False)
        self._stop("")

    # The way there.

    def _on_opened(self) -> None:
        self._road.send(msg.Hello(PROTOCOL, __version__))

    def _on_lost(self) -> None:
        self._coming = []
        self._is_abreast = False
        was_seated, self._is_seated = self._is_seated, False
        if was_seated and not self._is_closed:
            self._show_link(False)

    def _on_failed(self, reason: str) -> None:
        if not self._is_closed:
            self._stop("")
            self.failed.emit(reason)

    def _on_locked(self, is_plain: bool) -> None:
        self._refuse(Why.WRONG_CODE, PLAIN_HOST if is_plain else "")

    # What the host says.

    def _on_message(self, message: ToGuest) -> None:
        try:
            self._take(message)
        except (BrokenMatch, CodecError, ValueError) as error:
            self._road.end(f"nonsense: {error}")

    def _take(self, message: ToGuest) -> None:
        match message:
            case msg.Challenge(salt=salt, nonce=nonce):
                self._on_challenge(bytes.fromhex(salt), bytes.fromhex(nonce))
            case msg.Welcome():
                self._on_welcome(message)
            case msg.Seated():
                self._on_seated(message)
            case msg.Lobby(table=table):
                self.table = table
                self.table_changed.emit()
            case msg.Steps():
                self._on_steps(message)
            case msg.Done(id=command_id, refusal=refusal):
                self._on_done(command_id, refusal)
            case msg.Said():
                self.said.emit(message)
            case msg.Beat(at_ms=at_ms):
                if self.session is not None and at_ms:
                    self.session.set_time(at_ms)
            case msg.Bye(why=why, detail=detail):
                self._on_bye(why, detail)

    def _on_bye(self, why: Why, detail: str) -> None:
        """The host ends the connection; a table that is closed may come back with its match."""
        # A connection of this guest's own that was late is no other guest.
        is_own = why is Why.REPLACED and detail == self._instance
        self._is_shut = why is Why.CLOSED
        has_match = bool(self._match or self._errand.match)
        if not is_own and (why not in PASSING or (self._is_shut and not has_match)):
            self._refuse(why, detail)

    def _on_done(self, command_id: int, refusal: Refusal | None) -> None:
        ask = self._pending.done(command_id)
        if ask is None or refusal is None or self.session is None:
            return
        view = self.session.view(ask.seat)
        # What was carried out and answered while the connection was cut interests nobody now,
        # nor that a host who has just come back is paused, which is to be seen.
        is_late = is_over(view, ask.command) or refusal.reason is Reason.PAUSED
        if not (self._pending.was_repeated(ask) and is_late):
            self.session.refuse(ask.seat, refusal)

    def _on_challenge(self, salt: bytes, nonce: bytes) -> None:
        own = secrets.token_bytes(codes.NONCE_BYTES)
        self._nonces = (nonce, own)
        key = self._keys.for_salt(salt)
        self._send(msg.Proof(own.hex(), codes.proof(key, "guest", nonce, own)))

    def _on_welcome(self, welcome: msg.Welcome) -> None:
        if self._errand.code and not self.is_encrypted:
            theirs, own = self._nonces
            if not theirs or not codes.is_proof(welcome.mac, self._keys.last, "host", theirs, own):
                self._refuse(Why.WRONG_CODE)
                return
        self._road.is_expected = True
        self.table = welcome.table
        errand = self._errand
        if not errand.names:
            self._send(msg.Watch())
        elif self.session is not None:
            self._return(self._match, self.session.events)
        elif errand.match:
            known = () if errand.known is None else errand.known.steps
            self._return(errand.match, tuple(event for step in known for event in step.events))
        else:
            self._send(msg.Join(errand.names, errand.token, self._instance))

    def _return(self, match: str, events: tuple[Event, ...]) -> None:
        """Asks for the seats again, and for what has happened since."""
        token, instance = self._errand.token, self._instance
        self._send(msg.Return(token, match, len(events), digest(events), instance))

    def _on_seated(self, seated: msg.Seated) -> None:
        self.seats, self.variant = seated.seats, seated.variant
        self._pending.skip_to(seated.last_id)
        self._road.arrived()
        if self._is_seated:
            return
        self._is_seated, self._is_shut = True, False
        self._show_link(True)
        self.table_changed.emit()

    def _on_steps(self, message: msg.Steps) -> None:
        """Takes what happened, all at once when it comes in several messages."""
        if message.steps and message.steps[0].n == 0:
            self._coming = []
        self._coming += message.steps
        known = self._coming[-1].n + len(self._coming[-1].events) if self._coming else message.count
        if known < message.count:
            return
        steps, self._coming = self._coming, []
        errand = self._errand
        if steps and steps[0].n == 0:
            self._begin_anew(message.match, steps)
        elif self.session is None and errand.known is not None and errand.match == message.match:
            state = errand.known.state
            for step in steps:
                state = after(state, step)
            save = msgspec.structs.replace(
                errand.known, steps=(*errand.known.steps, *steps), state=state
            )
            self._begin(message.match, save, None, new=len(steps))
        elif self.session is not None and message.match == self._match:
            self.session.follow(steps)
        else:
            raise BrokenMatch("no beginning")
        if self.session is not None:
            self.session.set_time(message.at_ms)
        if not self._is_abreast:
            # Only now is it sure that what is pending is about the match as the host knows it.
            self._is_abreast = True
            for ask in self._pending.again():
                self._send(ask)

    def _begin_anew(self, match: str, steps: list[Step]) -> None:
        """A match begins, or is told from its beginning because another course of it was known."""
        first = steps[0].events[0]
        if not isinstance(first, MatchStarted):
            raise BrokenMatch("no beginning")
        header = header_for(
            first.setup,
            program=__version__,
            started=self._machine.wall_time(),
            variant_text=self.variant,
            table="" if self.table is None else self.table.id,
        )
        self._begin(match, followed(header, steps), header, new=len(steps))

    def _begin(self, match: str, save: Save, header: Header | None, *, new: int) -> None:
        """A match begins here, or is gone on with; so many of its last steps are not kept yet."""
        old = self.session
        journal = Journal() if self._journal_for is None else self._journal_for(match, header)
        session = RemoteSession(save, self.seats, journal=journal, machine=self._machine)
        session.keep(new, with_header=header is not None)
        session.wanted.connect(self._on_wanted)
        self._match, self.session = match, session
        self._pending.forget()
        if old is not None:
            old.wanted.disconnect(self._on_wanted)
            old.close()
        self.began.emit(session)

    # What is wanted of the host.

    def _on_wanted(self, seat: int, command: Command) -> None:
        if not isinstance(command, msg.PlayerCommand):
            return
        self._send(self._pending.ask(self._match, seat, command))

    def _send(self, message: ToHost) -> None:
        if self._is_abreast or not isinstance(message, msg.Ask):
            self._road.send(message)

    def _show_link(self, is_there: bool) -> None:
        if self.session is not None:
            if is_there:
                self.session.regain()
            else:
                shut = self._is_shut
                self.session.lose(TroubleKind.TABLE_CLOSED if shut else TroubleKind.HOST_LOST)
        self.link_changed.emit(is_there)

    def _refuse(self, why: Why, detail: str = "") -> None:
        self._stop(why.value)
        self.turned_away.emit(why, detail)

    def _stop(self, reason: str) -> None:
        self._is_closed = True
        self._is_seated = False
        self._road.stop(reason)
        if self.session is not None:
            self.session.close()
