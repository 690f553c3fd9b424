# SPDX-License-Identifier: GPL-3.0-or-later
"""One connection: messages in and out, a heartbeat, and an end."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from literaxx.net.limits import Bucket, Limits
from literaxx.net.messages import TO_GUEST, TO_HOST, Beat, Bye, ToGuest, ToHost, Why
from literaxx.net.wire import Reader, WireError, frame

_CHUNK = 4 * 1024


class Link(QObject):
    """A connection that is established.

    Signals:
        received: A message.
        ended: The connection is over, with a reason for the log. Nothing else follows.
    """

    received = Signal(object)
    ended = Signal(str)

    def __init__(self, socket: QSslSocket, limits: Limits, *, is_host: bool) -> None:
        """A link over a socket, which it owns from here on.

        Args:
            socket: Connected, and encrypted if it is to be.
            limits: Times and sizes.
            is_host: Whether this end is the host's.
        """
        super().__init__()
        socket.setParent(self)
        self._socket = socket
        self._limits = limits
        self._reader: Reader[ToHost] | Reader[ToGuest] = (
            Reader(TO_HOST) if is_host else Reader(TO_GUEST)
        )
        self._is_host = is_host
        self._encode = TO_GUEST.encode if is_host else TO_HOST.encode
        self._bytes = Bucket(limits.bytes) if is_host else None
        self._silent = 0
        self._since_beat = 0
        self._is_over = False
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        # What a peer sends faster than it is read stays in the kernel.
        socket.setReadBufferSize(16 * _CHUNK)
        socket.readyRead.connect(self._on_bytes)
        socket.disconnected.connect(self._on_disconnected)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be said or heard."""
        return self._is_over

    @property
    def is_encrypted(self) -> bool:
        """Whether nobody on the way can read or change anything."""
        return self._socket.isEncrypted()

    def start(self) -> None:
        """Look at what has come before anybody listened."""
        self._on_bytes()

    def send(self, message: ToHost | ToGuest) -> None:
        """Say something, unless the link is over."""
        if self._is_over:
            return
        if self._socket.bytesToWrite() > self._limits.backlog:
            self.end("it does not read")
            return
        self._since_beat = 0
        self._socket.write(QByteArray(frame(self._encode(message))))  # type: ignore[arg-type]

    def tick(self, at_ms: int = 0) -> None:
        """A tick has passed.

        Args:
            at_ms: The host's time, when this is the host.
        """
        if self._bytes is not None:
            self._bytes.tick()
        self._silent += 1
        self._since_beat += 1
        if self._silent >= self._limits.lost_ticks:
            self.end("silence")
        elif self._since_beat >= self._limits.beat_ticks:
            self.send(Beat(at_ms))
        if not self._is_over:
            self._on_bytes()

    def end(self, reason: str) -> None:
        """End the connection; what has been said is still sent."""
        if self._is_over:
            return
        self._is_over = True
        self._socket.readyRead.disconnect(self._on_bytes)
        self._socket.disconnected.disconnect(self._on_disconnected)
        self._close()
        self.ended.emit(reason)

    def _close(self) -> None:
        """Send what has been said, as long as that may take, and be gone."""
        socket = self._socket
        # Whoever owned the link need not wait for that.
        self.setParent(QCoreApplication.instance())
        socket.disconnected.connect(self.deleteLater)
        patience = QTimer(self)
        patience.setSingleShot(True)
        patience.timeout.connect(socket.abort)
        patience.start(self._limits.silent_ticks * self._limits.tick_ms)
        socket.disconnectFromHost()
        if socket.state() is QAbstractSocket.SocketState.UnconnectedState:
            self.deleteLater()

    def abort(self) -> None:
        """End the connection at once, as when a cable is cut, and tell nobody."""
        self._is_over = True
        self._socket.abort()
        self.deleteLater()

    def _on_bytes(self) -> None:
        try:
            while data := self._read():
                self._silent = 0
                for message in self._reader.feed(data):
                    self.received.emit(message)
                    if self._is_over:
                        return
        except WireError as error:
            if self._is_host:
                self.send(Bye(Why.NONSENSE))
            self.end(f"nonsense: {error}")

    def _read(self) -> bytes:
        """What has come, as far as the peer may send it now; the rest waits for a tick."""
        if self._is_over or not self._socket.bytesAvailable():
            return b""
        if self._bytes is not None and self._bytes.is_empty:
            return b""
        data = bytes(self._socket.read(_CHUNK).data())
        if self._bytes is not None:
            self._bytes.spend(len(data))
        return data

    def _on_disconnected(self) -> None:
        # What came with the last packet counts, if all of it may be read now.
        self._on_bytes()
        self.end("closed by the other end")
