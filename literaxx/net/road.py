# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest's way to the host: found, encrypted, lost, and found again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from literaxx.net.errand import Errand, Keys
from literaxx.net.limits import Limits
from literaxx.net.link import Link
from literaxx.net.messages import ToHost
from literaxx.net.secure import can_encrypt, encrypt_as_guest, is_refusal

Find = Callable[[], tuple[tuple[str, int], ...]]
"""Where a table is now, the best place first; empty when that is not known."""


class Road(QObject):
    """One connection after the other to the same table.

    Attributes:
        is_expected: Whether the table is known to be there, or to come: then a connection that
            cannot be had is tried again.

    Signals:
        opened: A connection stands.
        received: A message of the host.
        lost: The connection is over; another is tried.
        failed: There is none to be had; the argument says why. Nothing follows.
        locked: There is no encrypted connection to be had: the host does not encrypt, if that is
            the argument, else the code is wrong. Nothing follows.
    """

    opened = Signal()
    received = Signal(object)
    lost = Signal()
    failed = Signal(str)
    locked = Signal(bool)

    def __init__(
        self, errand: Errand, keys: Keys, limits: Limits, find: Find | None, parent: QObject
    ) -> None:
        """A road that nobody has taken yet.

        Args:
            errand: Where to.
            keys: The keys of the code.
            limits: Times.
            find: Where the table is now, if it may have moved.
            parent: Owner.
        """
        super().__init__(parent)
        self.is_expected = errand.is_patient
        self._errand = errand
        self._keys = keys
        self._limits = limits
        self._find = find
        self._link: Link | None = None
        self._socket: QSslSocket | None = None
        self._waited = 0
        self._tries = 0
        self._turn = 0
        self._timer = QTimer(self)
        self._timer.setInterval(limits.tick_ms)
        self._timer.timeout.connect(self._on_tick)

    @property
    def is_open(self) -> bool:
        """Whether there is a connection."""
        return self._link is not None

    @property
    def is_encrypted(self) -> bool:
        """Whether nobody on the way can read anything."""
        return self._link is not None and self._link.is_encrypted

    def go(self) -> None:
        """Go."""
        self._timer.start()
        self._connect()

    def arrived(self) -> None:
        """The guest is where it wanted to be: after a loss, the first try comes soon."""
        self._tries = 0

    def send(self, message: ToHost) -> None:
        """Say something, if there is a connection."""
        if self._link is not None:
            self._link.send(message)

    def end(self, reason: str) -> None:
        """End this connection; another is tried."""
        if self._link is not None:
            self._link.end(reason)

    def cut(self) -> None:
        """Lose this connection at once, as when a cable is pulled; another is tried."""
        if self._link is not None:
            self._link.abort()
            self._on_ended()

    def stop(self, reason: str, *, gently: bool = True) -> None:
        """End the connection for good; gently, so that what was said still arrives."""
        self._timer.stop()
        self._drop_socket()
        link, self._link = self._link, None
        if link is None:
            return
        if gently:
            link.end(reason)
        else:
            link.abort()

    def _places(self) -> tuple[tuple[str, int], ...]:
        """Where the table may be; what was found just now before what was said."""
        found = () if self._find is None else self._find()
        said = ((self._errand.host, self._errand.port), *self._errand.others)
        return tuple(dict.fromkeys((*found, *said)))

    def _connect(self) -> None:
        places = self._places()
        host, port = places[self._turn % len(places)]
        socket = self._socket = QSslSocket(self)
        self._waited = 0
        socket.connected.connect(self._on_connected)
        socket.encrypted.connect(self._open)
        socket.errorOccurred.connect(self._on_error)
        socket.connectToHost(host, port)

    def _on_connected(self) -> None:
        assert self._socket is not None
        if self._errand.code and can_encrypt() and not self._errand.is_plain:
            encrypt_as_guest(self._socket, self._keys.for_salt)
        else:
            self._open()

    def _open(self) -> None:
        assert self._socket is not None
        socket, self._socket = self._socket, None
        socket.errorOccurred.disconnect(self._on_error)
        link = self._link = Link(socket, self._limits, is_host=False)
        link.setParent(self)
        link.received.connect(self.received)
        link.ended.connect(self._on_ended)
        self.opened.emit()
        link.start()

    def _on_error(self, error: QAbstractSocket.SocketError) -> None:
        if self._socket is None:
            return
        text = self._socket.errorString()
        self._drop_socket()
        self._waited = 0
        is_handshake = error is QAbstractSocket.SocketError.SslHandshakeFailedError
        if is_handshake and not self.is_expected:
            self.stop("")
            self.locked.emit(not is_refusal(text))
        else:
            self._try_elsewhere(text)

    def _on_ended(self, reason: str = "") -> None:
        if self._link is None:
            return
        self._link = None
        self._waited = 0
        self.lost.emit()
        self._give_up_unless_expected(reason)

    def _on_tick(self) -> None:
        if self._link is not None:
            self._link.tick()
            return
        self._waited += 1
        if self._socket is not None:
            if self._waited >= self._patience(self._socket):
                self._drop_socket()
                self._try_elsewhere("")
        elif self._waited >= min(self._tries + 1, self._limits.retry_ticks):
            self._tries += 1
            self._connect()

    def _patience(self, socket: QSslSocket) -> int:
        """How many ticks to wait for a connection: not long where another may be had."""
        is_answered = socket.state() is QAbstractSocket.SocketState.ConnectedState
        if is_answered or len(self._places()) == 1:
            return self._limits.silent_ticks
        return self._limits.turn_ticks

    def _try_elsewhere(self, reason: str) -> None:
        """Nobody is there: the next place; after the last one it is over unless expected."""
        self._turn += 1
        if not self.is_expected and self._turn < len(self._places()):
            self._connect()
        else:
            self._give_up_unless_expected(reason)

    def _give_up_unless_expected(self, reason: str) -> None:
        if not self.is_expected:
            self.stop("")
            self.failed.emit(reason)

    def _drop_socket(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.abort()
            socket.deleteLater()
