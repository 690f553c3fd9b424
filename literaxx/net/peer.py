# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection as the host sees it, from its first byte to its end."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QSslSocket

from literaxx import __version__
from literaxx.net import codes
from literaxx.net.limits import Bucket, Limits
from literaxx.net.link import Link
from literaxx.net.lobby import Party
from literaxx.net.messages import PROTOCOL, Bye, Challenge, Hello, Proof, ToGuest, ToHost, Why
from literaxx.net.names import clean_text
from literaxx.net.secure import can_encrypt, encrypt_as_host

_TLS = b"\x16"


@dataclass(frozen=True, slots=True)
class Lock:
    """What a table with a code is locked with.

    Attributes:
        salt: No secret.
        key: What the code and the salt make.
    """

    salt: bytes
    key: bytes


class Peer(QObject):
    """A guest's connection.

    It is let in once it has said Hello in the right protocol and, at a table with a code, shown
    that it knows the code: by TLS, or by a proof where it cannot encrypt.

    Attributes:
        party: The persons who play over it; None until they are seated.
        watcher: The name of an onlooker; None for somebody else.
        sent: How many events of the match it has been sent.

    Signals:
        entered: It is let in; the argument is the host's own proof, or empty.
        received: A message of one that is in.
        ended: It is over, with a reason for the log.
    """

    entered = Signal(str)
    received = Signal(object)
    ended = Signal(str)

    def __init__(self, socket: QSslSocket, limits: Limits, lock: Lock | None) -> None:
        """A connection that has just been made.

        Args:
            socket: The connection.
            limits: Times and sizes.
            lock: What the table is locked with; None for an open one.
        """
        super().__init__()
        self.address = socket.peerAddress().toString()
        self.party: Party | None = None
        self.watcher: str | None = None
        self.sent = 0
        self.commands = Bucket(limits.commands)
        self.chat = Bucket(limits.chat)
        self._limits = limits
        self._lock = lock
        self._age = 0
        self._is_in = False
        self._has_greeted = False
        self._nonce = b""
        self._link: Link | None = None
        self._socket: QSslSocket | None = socket
        self._is_over = False
        socket.setParent(self)

    def start(self) -> None:
        """Listen to it; the signals are connected."""
        assert self._socket is not None
        if self._lock is None:
            self._open_link()
            return
        self._socket.disconnected.connect(self._on_failed)
        self._socket.encrypted.connect(self._open_link)
        self._socket.readyRead.connect(self._on_first_byte)
        self._on_first_byte()

    @property
    def is_settled(self) -> bool:
        """Whether it plays or watches."""
        return self.party is not None or self.watcher is not None

    @property
    def is_encrypted(self) -> bool:
        """Whether nobody on the way can read or change anything."""
        return self._link is not None and self._link.is_encrypted

    def send(self, message: ToGuest) -> None:
        """Say something."""
        if self._link is not None:
            self._link.send(message)

    def tick(self, at_ms: int) -> None:
        """A tick has passed; the host's time is said with the heartbeat."""
        self.commands.tick()
        self.chat.tick()
        self._age += 1
        if not self.is_settled and self._age >= self._limits.silent_ticks:
            self.turn_away(Why.TOO_SLOW)
        elif self._link is not None:
            self._link.tick(at_ms)

    def turn_away(self, why: Why, detail: str = "") -> None:
        """Say why, and end the connection."""
        self.send(Bye(why, detail))
        self.end(why.value)

    def end(self, reason: str) -> None:
        """End the connection."""
        if self._link is not None:
            self._link.end(reason)
        elif self._socket is not None:
            self._socket.abort()
            self._on_ended(reason)

    def abort(self) -> None:
        """End the connection at once, as when a cable is cut, and tell nobody."""
        self._is_over = True
        if self._link is not None:
            self._link.abort()
        elif self._socket is not None:
            self._socket.abort()

    # The door.

    def _on_first_byte(self) -> None:
        """Tells TLS from a guest that cannot encrypt."""
        assert self._socket is not None
        assert self._lock is not None
        first = bytes(self._socket.peek(1).data())
        if not first:
            return
        self._socket.readyRead.disconnect(self._on_first_byte)
        if first == _TLS and can_encrypt():
            encrypt_as_host(self._socket, self._lock.key, self._lock.salt)
        else:
            self._open_link()

    def _on_failed(self) -> None:
        if self._link is None:
            self._on_ended("no handshake")

    def _open_link(self) -> None:
        assert self._socket is not None
        if self._lock is not None:
            self._socket.disconnected.disconnect(self._on_failed)
        self._link = Link(self._socket, self._limits, is_host=True)
        self._socket = None
        self._link.received.connect(self._on_message)
        self._link.ended.connect(self._on_ended)
        self._link.start()

    def _on_message(self, message: ToHost) -> None:
        if self._is_in:
            self.received.emit(message)
        elif isinstance(message, Hello) and not self._has_greeted:
            self._on_hello(message)
        elif isinstance(message, Proof) and self._nonce:
            self._on_proof(message)
        else:
            self.turn_away(Why.NONSENSE, "hello comes first")

    def _on_hello(self, hello: Hello) -> None:
        self._has_greeted = True
        if hello.protocol != PROTOCOL:
            self.turn_away(Why.OTHER_PROTOCOL, __version__)
        elif self._lock is None or self.is_encrypted:
            self._let_in("")
        else:
            self._nonce = secrets.token_bytes(codes.NONCE_BYTES)
            self.send(Challenge(self._lock.salt.hex(), self._nonce.hex()))

    def _on_proof(self, said: Proof) -> None:
        assert self._lock is not None
        nonce, self._nonce = self._nonce, b""
        try:
            theirs = bytes.fromhex(said.nonce)
        except ValueError:
            theirs = b""
        key = self._lock.key
        if len(theirs) == codes.NONCE_BYTES and codes.is_proof(
            said.mac, key, "guest", nonce, theirs
        ):
            self._let_in(codes.proof(key, "host", nonce, theirs))
        else:
            self.turn_away(Why.WRONG_CODE)

    def _let_in(self, mac: str) -> None:
        self._is_in = True
        self.entered.emit(mac)

    def _on_ended(self, reason: str) -> None:
        if self._is_over:
            return
        self._is_over = True
        # A peer chooses what stands in some reasons; it must not reach a terminal as it is.
        self.ended.emit(clean_text(reason)[:200])
