# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest's program that somebody has modified: it says whatever a test wants."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from literaxx.net.messages import PROTOCOL, TO_GUEST, TO_HOST, Done, Hello, Join, ToGuest, ToHost
from literaxx.net.wire import Reader, frame
from tests.kit.lan import wait_for

_T = TypeVar("_T")


class RawGuest(QObject):
    """A connection to a host.

    Attributes:
        heard: What the host has said, in order.
        answered: The ids of commands that were answered, with each answer.
    """

    def __init__(self, port: int) -> None:
        """Connect, and say nothing yet."""
        super().__init__()
        self.heard: list[ToGuest] = []
        self.answered: list[Done] = []
        self._reader: Reader[ToGuest] = Reader(TO_GUEST)
        self._socket = QTcpSocket(self)
        self._socket.readyRead.connect(self._on_bytes)
        was_connected: list[bool] = []
        self._socket.connected.connect(lambda: was_connected.append(True))
        self._socket.connectToHost("127.0.0.1", port)
        wait_for(lambda: was_connected)

    @property
    def is_connected(self) -> bool:
        """Whether the host has not hung up."""
        return self._socket.state() is QAbstractSocket.SocketState.ConnectedState

    def sit(self, name: str, token: str) -> None:
        """Say what a good program says first."""
        self.send(Hello(PROTOCOL))
        self.send(Join((name,), token))

    def send(self, message: ToHost) -> None:
        """Say something."""
        self.send_bytes(frame(TO_HOST.encode(message)))

    def send_bytes(self, data: bytes) -> None:
        """Say anything at all."""
        self._socket.write(data)
        self._socket.flush()

    def hang_up(self, *, gently: bool) -> None:
        """Go away."""
        self._socket.disconnectFromHost() if gently else self._socket.abort()

    def last(self, kind: type[_T]) -> _T | None:
        """The last message of a kind."""
        return next((each for each in reversed(self.heard) if isinstance(each, kind)), None)

    def _on_bytes(self) -> None:
        for message in self._reader.feed(bytes(self._socket.readAll().data())):
            if isinstance(message, Done):
                self.answered.append(message)
            else:
                self.heard.append(message)
