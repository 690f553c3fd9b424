# SPDX-License-Identifier: GPL-3.0-or-later
"""The host's table on the network: who comes and goes, who may see and ask what."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QSslSocket

from literaxx import __version__
from literaxx.match import commands as cmd
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.views import Eyes, redact
from literaxx.net import messages as msg
from literaxx.net.codes import token_mark
from literaxx.net.limits import Limits
from literaxx.net.listening import ANYWHERE, PORT, Listener, listen
from literaxx.net.lobby import Lobby, Party
from literaxx.net.logs import batches, digest, redacted
from literaxx.net.messages import PROTOCOL, Said, Steps, TableInfo, ToHost, Welcome, Why
from literaxx.net.names import clean_line, clean_name
from literaxx.net.peer import Lock, Peer
from literaxx.session.host import HostSession

_log = logging.getLogger(__name__)


class TableServer(QObject):
    """A table that can be joined.

    Attributes:
        lobby: Who sits there.

    Signals:
        changed: Something about the table or its people is another.
        said: Somebody said something; the argument is a Said.
        returned: A seat whose player is back, if a computer has played there.
    """

    changed = Signal()
    said = Signal(object)
    returned = Signal(int)

    def __init__(
        self,
        lobby: Lobby,
        *,
        variant: str,
        lock: Lock | None = None,
        limits: Limits | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A table nobody can reach yet.

        Args:
            lobby: Its seats.
            variant: The file of its variant, for guests.
            lock: What it is locked with; None for an open one.
            limits: Times and sizes.
            parent: As for every QObject.
        """
        super().__init__(parent)
        self.lobby = lobby
        self._variant = variant
        self._lock = lock
        self._limits = Limits() if limits is None else limits
        self._peers: list[Peer] = []
        self._listeners: list[Listener] = []
        self._session: HostSession | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(self._limits.tick_ms)
        self._timer.timeout.connect(self._on_tick)

    # What the host does.

    def listen(self, addresses: Sequence[QHostAddress] = ANYWHERE, port: int = PORT) -> int:
        """Be reachable.

        Returns:
            The port, which is another when the one wanted is busy.

        Raises:
            ListenError: There is none.
        """
        self._listeners = listen(self._on_connection, self, addresses, port)
        self._timer.start()
        return self._listeners[0].serverPort()

    @property
    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        watchers = sum(peer.watcher is not None for peer in self._peers)
        return self.lobby.info(watchers)

    @property
    def connections(self) -> int:
        """How many there are, strangers included."""
        return len(self._peers)

    def begin(self, session: HostSession, match: str) -> None:
        """Let a match be played at the table.

        Args:
            session: The match, its time running.
            match: Names it among the matches of the table.
        """
        self._forget_session()
        self._session = session
        session.advanced.connect(self._on_advanced)
        session.closed.connect(self._forget_session)
        self.lobby.begin(match)
        for peer in self._settled():
            peer.sent = 0
            if peer.party is not None:
                peer.send(self._seated(peer.party))
        self._tell_all()
        for party in self.lobby.parties:
            self._show_link(party)
        self._on_advanced()

    def say(self, name: str, text: str, phrase: msg.Phrase | None = None) -> None:
        """Say something to all."""
        said = Said(name, clean_line(text), phrase)
        if said.text or said.phrase is not None:
            for peer in self._settled():
                peer.send(said)
            self.said.emit(said)

    def dismiss(self, seat: int) -> None:
        """Let the party of a seat go: from a seat that waits, or out of the game for good."""
        party = self.lobby.party_at(seat)
        if party is None:
            return
        if self._session is not None and self.lobby.is_started:
            for each in party.seats:
                self._session.submit(each, cmd.Leave(), _no_matter)
            return
        peer = self._peer_of(party)
        if peer is not None:
            peer.turn_away(Why.DISMISSED)
        self.lobby.stand_up(party)
        self._tell_all()

    def drive(self, seat: int) -> None:
        """A computer plays for a player who cannot be reached, until he is back."""
        party = self.lobby.party_at(seat)
        if self._session is None or party is None or party.is_here:
            return
        self.lobby.driven.add(seat)
        self._session.submit(seat, cmd.RegainLink(), _no_matter)
        self._tell_all()

    def close(self) -> None:
        """Take the table off the network."""
        self._timer.stop()
        for listener in self._listeners:
            listener.close()
        for peer in list(self._peers):
            peer.turn_away(Why.CLOSED)
        self._forget_session()

    def drop(self) -> None:
        """Be gone at once, as when the computer loses its power."""
        self._timer.stop()
        for listener in self._listeners:
            listener.close()
        for peer in list(self._peers):
            peer.abort()
        self._peers.clear()
        self._forget_session()

    # Connections.

    def _on_connection(self, socket: QSslSocket) -> None:
        address = socket.peerAddress().toString()
        strangers = sum(p.address == address and not p.is_settled for p in self._peers)
        if len(self._peers) >= self._limits.connections or strangers >= self._limits.per_address:
            _log.info("a connection from %s was not taken: too many", address)
            socket.abort()
            socket.deleteLater()
            return
        peer = Peer(socket, self._limits, self._lock)
        peer.setParent(self)
        self._peers.append(peer)
        peer.entered.connect(partial(self._on_entered, peer))
        peer.received.connect(partial(self._on_message, peer))
        peer.ended.connect(partial(self._on_ended, peer))
        peer.start()

    def _on_entered(self, peer: Peer, mac: str) -> None:
        peer.send(Welcome(PROTOCOL, __version__, self.info, mac))

    def _on_ended(self, peer: Peer, reason: str) -> None:
        _log.info("the connection from %s is over: %s", peer.address, reason)
        if peer in self._peers:
            self._peers.remove(peer)
        party, peer.party = peer.party, None
        was_watching, peer.watcher = peer.watcher is not None, None
        peer.deleteLater()
        if party is not None:
            party.is_here, party.lost_ticks = False, 0
            self._show_link(party)
        if party is not None or was_watching:
            self._tell_all()

    def _on_tick(self) -> None:
        at_ms = 0 if self._session is None else self._session.now_ms()
        for peer in list(self._peers):
            peer.tick(at_ms)
        for party in list(self.lobby.parties):
            party.lost_ticks = 0 if party.is_here else party.lost_ticks + 1
            if not self.lobby.is_started and party.lost_ticks >= self._limits.reserve_ticks:
                self.lobby.stand_up(party)
                self._tell_all()

    # Messages.

    def _on_message(self, peer: Peer, message: ToHost) -> None:
        if isinstance(message, msg.Beat):
            return
        if not peer.commands.takes():
            peer.turn_away(Why.TOO_FAST)
            return
        match message:
            case msg.Join() | msg.Return() | msg.Watch() if not peer.is_settled:
                self._on_seat_wanted(peer, message)
            case msg.Ask() if peer.party is not None:
                self._on_ask(peer, peer.party, message)
            case msg.Ready(is_ready=is_ready) if peer.party is not None:
                if is_ready != peer.party.is_ready:
                    peer.party.is_ready = is_ready
                    self._tell_all()
            case msg.Say(text=text, phrase=phrase) if peer.is_settled:
                if peer.chat.takes():
                    self.say(self._name_of(peer), text, phrase)
            case msg.Goodbye() if peer.is_settled:
                if peer.party is not None and not self.lobby.is_started:
                    self.lobby.stand_up(peer.party)
                    peer.party = None
                peer.end("goodbye")
                self._tell_all()
            case _:
                peer.turn_away(Why.NONSENSE, type(message).__name__)

    def _on_seat_wanted(self, peer: Peer, message: msg.Join | msg.Return | msg.Watch) -> None:
        if isinstance(message, msg.Watch):
            peer.watcher = clean_name(message.name)
            peer.send(msg.Seated((), 0, self._variant))
            self._tell_all()
            self._catch_up(peer)
            return
        mark = token_mark(message.token)
        party: Party | Why | None = self.lobby.known(mark)
        if party is None:
            party = Why.UNKNOWN_TOKEN
            if isinstance(message, msg.Join):
                party = self.lobby.join(message.names, mark)
        if isinstance(party, Why):
            peer.turn_away(party)
            return
        before = self._peer_of(party)
        if before is not None:
            before.party = None
            before.turn_away(Why.REPLACED, message.instance)
        if isinstance(message, msg.Return):
            peer.sent = self._known_events(party, message)
        self._seat(peer, party)
        self._catch_up(peer, is_return=True)

    def _seat(self, peer: Peer, party: Party) -> None:
        peer.party = party
        party.is_here, party.is_encrypted = True, peer.is_encrypted
        peer.send(self._seated(party))
        for seat in party.seats:
            if seat in self.lobby.driven:
                self.lobby.driven.remove(seat)
                self.returned.emit(seat)
        self._tell_all()
        self._show_link(party)

    def _known_events(self, party: Party, message: msg.Return) -> int:
        """How many events a returning guest need not be sent again."""
        session = self._session
        if session is None or message.match != self.lobby.match:
            return 0
        steps = [step for step in session.steps_since(0) if step.n < message.count]
        if sum(len(step.events) for step in steps) != message.count:
            return 0  # it has seen what was lost here: it begins anew
        eyes = frozenset(party.seats)
        events = (redact(event, eyes) for step in steps for event in step.events)
        return message.count if digest(events) == message.digest else 0

    def _on_ask(self, peer: Peer, party: Party, ask: msg.Ask) -> None:
        receipts = party.receipts
        if not receipts.takes(ask.id):
            done = receipts.answer(ask.id)
            if done is not None:
                peer.send(done)
            return

        def told(refusal: Refusal | None) -> None:
            done = receipts.settle(ask.id, refusal)
            now_at = self._peer_of(party)
            if now_at is not None:
                now_at.send(done)

        if ask.seat not in party.seats:
            told(Refusal(Reason.NO_SUCH_SEAT))
        elif self._session is None or ask.match != self.lobby.match:
            told(Refusal(Reason.STALE))
        else:
            self._session.submit(ask.seat, ask.command, told)

    # What goes out.

    def _on_advanced(self, _events: object = None) -> None:
        for peer in self._settled():
            self._catch_up(peer)

    def _catch_up(self, peer: Peer, *, is_return: bool = False) -> None:
        """Send what a peer has not been sent, as its persons may know it.

        One who comes back waits to be told that he knows all.
        """
        session, match = self._session, self.lobby.match
        if session is None:
            return
        count = session.state.count
        eyes: Eyes = None if peer.party is None else frozenset(peer.party.seats)
        steps = session.steps_since(peer.sent)
        if is_return and not steps:
            peer.send(Steps(match, session.now_ms(), count, ()))
        for group in batches(redacted(steps, eyes)):
            peer.sent = group[-1].n + len(group[-1].events)
            peer.send(Steps(match, session.now_ms(), count, group))

    def _tell_all(self) -> None:
        """Tell everybody what the table is like now."""
        lobby = msg.Lobby(self.info)
        for peer in self._settled():
            peer.send(lobby)
        self.changed.emit()

    def _show_link(self, party: Party) -> None:
        """Let the match know whether a party can be reached."""
        if self._session is None:
            return
        for seat in party.seats:
            is_lost = not party.is_here and seat not in self.lobby.driven
            command = cmd.LoseLink() if is_lost else cmd.RegainLink()
            self._session.submit(seat, command, _no_matter)

    def _seated(self, party: Party) -> msg.Seated:
        return msg.Seated(party.seats, party.receipts.last_id, self._variant)

    def _settled(self) -> list[Peer]:
        return [peer for peer in self._peers if peer.is_settled]

    def _peer_of(self, party: Party) -> Peer | None:
        return next((peer for peer in self._peers if peer.party is party), None)

    def _name_of(self, peer: Peer) -> str:
        if peer.party is not None:
            return ", ".join(self.lobby.names_of(peer.party))
        return peer.watcher or "…"

    def _forget_session(self) -> None:
        if self._session is not None:
            self._session.advanced.disconnect(self._on_advanced)
            self._session.closed.disconnect(self._forget_session)
            self._session = None


def _no_matter(refusal: Refusal | None) -> None:
    """Whether the host's own remark changed anything is all the same."""
