# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest at somebody else's table: goes there, sits down, comes back by itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from literaxx import __version__
from literaxx.match import commands as cmd
from literaxx.match.codec import CodecError
from literaxx.match.commands import Command
from literaxx.match.events import Event, MatchStarted
from literaxx.match.refusals import Refusal
from literaxx.match.state import BrokenMatch, Composing, Judging, MatchState
from literaxx.net import codes
from literaxx.net import messages as msg
from literaxx.net.limits import Limits
from literaxx.net.link import Link
from literaxx.net.logs import digest
from literaxx.net.messages import PROTOCOL, TableInfo, ToGuest, ToHost, Why
from literaxx.net.secure import can_encrypt, encrypt_as_guest
from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.clock import Machine
from literaxx.session.journal import Journal
from literaxx.session.remote import RemoteSession, followed
from literaxx.storage.savefile import Header, Save, Step, after, header_for

PASSING = frozenset((Why.TOO_MANY, Why.TOO_FAST, Why.TOO_SLOW, Why.CLOSED))
"""After these the guest tries again; what else the host says is final."""


@dataclass(frozen=True, slots=True)
class Errand:
    """What a guest goes to a table for.

    Attributes:
        host: Name or address of the host's computer.
        port: Its port.
        names: The persons at this PC; none to look on.
        token: The secret of their seats.
        code: The table's code; empty for an open table.
        is_plain: Whether to prove the code instead of encrypting; forced where TLS cannot.
        match: A match that was begun there, and is to be gone on with.
        known: What is known of that match.
        is_patient: Whether to try until the table is there, instead of failing at once.
    """

    host: str
    port: int
    names: tuple[str, ...] = ()
    token: str = ""
    code: str = ""
    is_plain: bool = False
    match: str = ""
    known: Save | None = None
    is_patient: bool = False


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


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
        find: Callable[[], tuple[str, int] | None] | None = None,
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
        self._find = find
        self._journal_for = journal_for
        self._limits = Limits() if limits is None else limits
        self._machine = Machine() if machine is None else machine
        self._keys = _Keys(errand.code, cost)
        self._match = ""
        self._instance = secrets.token_hex(8)
        self._link: Link | None = None
        self._socket: QSslSocket | None = None
        self._is_seated = False
        self._is_abreast = False
        self._was_welcome = False
        self._is_closed = False
        self._nonces = (b"", b"")
        self._next_id = 1
        self._asked_before = 0
        self._pending: dict[int, msg.Ask] = {}
        self._coming: list[Step] = []
        self._waited = 0
        self._tries = 0
        self._timer = QTimer(self)
        self._timer.setInterval(self._limits.tick_ms)
        self._timer.timeout.connect(self._on_tick)

    @property
    def is_linked(self) -> bool:
        """Whether the host can be reached."""
        return self._link is not None and self._is_seated

    @property
    def is_encrypted(self) -> bool:
        """Whether nobody on the way can read anything."""
        return self._link is not None and self._link.is_encrypted

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
        self._timer.start()
        self._connect()

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
        if self._link is not None:
            self._link.abort()
            self._on_ended("cut")

    def vanish(self) -> None:
        """Be gone at once, as when the process is killed."""
        if self._link is not None:
            self._link.abort()
            self._link = None
        self._stop("")

    # The way there.

    @property
    def _is_expected(self) -> bool:
        """Whether the table is known to be there, or to come."""
        return self._was_welcome or self._errand.is_patient

    def _connect(self) -> None:
        found = None if self._find is None else self._find()
        host, port = found or (self._errand.host, self._errand.port)
        socket = QSslSocket(self)
        self._socket = socket
        self._waited = 0
        socket.connected.connect(self._on_connected)
        socket.encrypted.connect(self._open_link)
        socket.errorOccurred.connect(self._on_error)
        socket.connectToHost(host, port)

    def _on_connected(self) -> None:
        assert self._socket is not None
        if self._errand.code and can_encrypt() and not self._errand.is_plain:
            encrypt_as_guest(self._socket, self._keys.for_salt)
        else:
            self._open_link()

    def _open_link(self) -> None:
        assert self._socket is not None
        socket, self._socket = self._socket, None
        socket.errorOccurred.disconnect(self._on_error)
        link = self._link = Link(socket, self._limits, is_host=False)
        link.setParent(self)
        link.received.connect(self._on_message)
        link.ended.connect(self._on_ended)
        link.send(msg.Hello(PROTOCOL, __version__))
        link.start()

    def _on_error(self, error: QAbstractSocket.SocketError) -> None:
        socket, self._socket = self._socket, None
        if socket is None:
            return
        text = socket.errorString()
        socket.abort()
        socket.deleteLater()
        if error is QAbstractSocket.SocketError.SslHandshakeFailedError and not self._was_welcome:
            self._refuse(Why.WRONG_CODE)
        elif not self._is_expected:
            self._stop("")
            self.failed.emit(text)
        self._waited = 0

    def _on_ended(self, reason: str) -> None:
        if self._link is None:
            return
        self._link = None
        self._coming = []
        self._is_abreast = False
        was_seated, self._is_seated = self._is_seated, False
        self._waited = 0
        if self._is_closed:
            return
        if not self._is_expected:
            self._stop("")
            self.failed.emit(reason)
        elif was_seated:
            self._show_link(False)

    def _on_tick(self) -> None:
        if self._link is not None:
            self._link.tick()
            return
        self._waited += 1
        if self._socket is not None:
            if self._waited >= self._limits.silent_ticks:
                self._socket.abort()
                self._socket.deleteLater()
                self._socket = None
                if not self._is_expected:
                    self._stop("")
                    self.failed.emit("")
        elif self._waited >= min(self._tries + 1, self._limits.retry_ticks):
            self._tries += 1
            self._connect()

    # What the host says.

    def _on_message(self, message: ToGuest) -> None:
        try:
            self._take(message)
        except (BrokenMatch, CodecError, ValueError) as error:
            if self._link is not None:
                self._link.end(f"nonsense: {error}")

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
                # A connection of this guest's own that was late is no other guest.
                is_own = why is Why.REPLACED and detail == self._instance
                if why not in PASSING and not is_own:
                    self._refuse(why, detail)

    def _on_done(self, command_id: int, refusal: Refusal | None) -> None:
        ask = self._pending.pop(command_id, None)
        is_old = command_id <= self._asked_before
        if ask is None or refusal is None or self.session is None:
            return
        # What was asked before the connection was lost may have been done, and the answer lost.
        if not (is_old and is_over(self.session.view(ask.seat), ask.command)):
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
        self._was_welcome = True
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
        self._next_id = max(self._next_id, seated.last_id + 1)
        self._tries = 0
        if self._is_seated:
            return
        self._is_seated = True
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
            self._asked_before = self._next_id - 1
            for ask in list(self._pending.values()):
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
        self._pending.clear()
        if old is not None:
            old.wanted.disconnect(self._on_wanted)
            old.close()
        self.began.emit(session)

    # What is wanted of the host.

    def _on_wanted(self, seat: int, command: Command) -> None:
        if not isinstance(command, msg.PlayerCommand):
            return
        ask = msg.Ask(self._next_id, self._match, seat, command)
        self._next_id += 1
        self._pending[ask.id] = ask
        self._send(ask)

    def _send(self, message: ToHost) -> None:
        if self._link is not None and (self._is_abreast or not isinstance(message, msg.Ask)):
            self._link.send(message)

    def _show_link(self, is_there: bool) -> None:
        if self.session is not None:
            kind = TroubleKind.HOST_BACK if is_there else TroubleKind.HOST_LOST
            self.session.trouble.emit(Trouble(kind))
        self.link_changed.emit(is_there)

    def _refuse(self, why: Why, detail: str = "") -> None:
        self._stop(why.value)
        self.turned_away.emit(why, detail)

    def _stop(self, reason: str) -> None:
        self._is_closed = True
        self._timer.stop()
        if self._link is not None:
            self._link.end(reason)
        if self._socket is not None:
            self._socket.abort()
            self._socket.deleteLater()
            self._socket = None
        if self.session is not None:
            self.session.close()


def is_over(view: MatchState, command: Command) -> bool:
    """Whether the turn, proposal or request that a command names is not open any more."""
    match command:
        case cmd.Accept(proposal_id=subject) | cmd.Check(proposal_id=subject):
            return not (isinstance(view.phase, Judging) and view.phase.proposal_id == subject)
        case cmd.RequestUndo(proposal_id=subject):
            return view.undo is None or view.undo.proposal_id != subject
        case cmd.AnswerUndo(request_id=subject):
            return view.poll is None or view.poll.request_id != subject
        case _:
            subject = getattr(command, "turn_id", 0)
            is_open = isinstance(view.phase, Composing) and view.phase.turn_id == subject
            return bool(subject) and not is_open


class _Keys:
    """The keys of a code; stretching it takes a while, so that is done once for each salt."""

    def __init__(self, code: str, cost: int | None) -> None:
        self._code = code
        self._cost = cost
        self._made: dict[bytes, bytes] = {}
        self.last = b""

    def for_salt(self, salt: bytes) -> bytes:
        """The key for a salt."""
        if salt not in self._made:
            self._made[salt] = (
                codes.stretched(self._code, salt)
                if self._cost is None
                else codes.stretched(self._code, salt, self._cost)
            )
        self.last = self._made[salt]
        return self.last
