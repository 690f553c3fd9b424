# SPDX-License-Identifier: GPL-3.0-or-later
"""A network as bad as any, between guests and their host, and people who fall asleep or crash."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket

_LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


@dataclass(frozen=True, slots=True)
class Badness:
    """How bad the network is; shares of all ticks or frames.

    Attributes:
        cut: A connection is cut, in the middle of whatever is under way.
        hold: Nothing comes through for a while.
        crumble: What is there comes byte by byte.
        repeat: A frame from a guest comes again.
    """

    cut: float = 0.0
    hold: float = 0.0
    crumble: float = 0.0
    repeat: float = 0.0


class BadNetwork(QObject):
    """Listens at a port of its own and carries everything to a host, badly.

    Attributes:
        port: Where guests go instead of the host.
        faults: How often each thing went wrong.
        heard: All that the host has said, for each connection in the order of their coming.
    """

    def __init__(self, host_port: int, badness: Badness, seed: int) -> None:
        """A network in front of a host."""
        super().__init__()
        self.faults: Counter[str] = Counter()
        self.heard: list[bytearray] = []
        self.badness = badness
        self._host_port = host_port
        self._random = Random(seed)
        self._wires: list[_Wire] = []
        self._server = QTcpServer(self)
        self._server.newConnection.connect(self._on_connection)
        assert self._server.listen(_LOOPBACK, 0)
        self.port = self._server.serverPort()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start(1)

    def close(self) -> None:
        """Nothing is carried any more."""
        self._timer.stop()
        self._server.close()
        for wire in self._wires:
            wire.cut()
        self._wires.clear()
        self.deleteLater()

    def _on_connection(self) -> None:
        socket = self._server.nextPendingConnection()
        self.heard.append(bytearray())
        self._wires.append(_Wire(socket, self._host_port, self.heard[-1], self))

    def _on_tick(self) -> None:
        for wire in self._wires:
            wire.tick(self._random, self.badness, self.faults)
        self._wires = [wire for wire in self._wires if not wire.is_dead]


class _Wire:
    """One connection through the bad network."""

    def __init__(self, guest: QTcpSocket, port: int, heard: bytearray, parent: BadNetwork) -> None:
        self.is_dead = False
        self._guest = guest
        self._host = QTcpSocket(parent)
        guest.setParent(parent)
        self._host.connectToHost(_LOOPBACK, port)
        self._heard = heard
        self._frames = bytearray()
        self._to_host = bytearray()
        self._to_guest = bytearray()
        self._held = 0

    def tick(self, random: Random, badness: Badness, faults: Counter[str]) -> None:
        """Carries what is there, or not."""
        self._read(random, badness, faults)
        ends = (self._guest, self._host)
        if any(end.state() is QAbstractSocket.SocketState.UnconnectedState for end in ends):
            self._carry(len(self._to_host), len(self._to_guest))
            self.cut()
            return
        if self._host.state() is not QAbstractSocket.SocketState.ConnectedState:
            return
        if random.random() < badness.cut:
            faults["cut"] += 1
            self._carry(
                random.randint(0, len(self._to_host)), random.randint(0, len(self._to_guest))
            )
            for end in ends:
                end.flush()
            self.cut()
            return
        if self._held or random.random() < badness.hold:
            faults["delay"] += not self._held
            self._held = (self._held or random.randint(2, 60)) - 1
            return
        if random.random() < badness.crumble and (self._to_host or self._to_guest):
            faults["crumbs"] += 1
            for _ in range(200):
                self._carry(1, 1)
                self._host.flush()
                self._guest.flush()
        else:
            self._carry(len(self._to_host), len(self._to_guest))

    def cut(self) -> None:
        """Cuts both ends."""
        self.is_dead = True
        for end in (self._guest, self._host):
            end.abort()
            end.deleteLater()

    def _read(self, random: Random, badness: Badness, faults: Counter[str]) -> None:
        said = _read_from(self._host)
        self._heard += said
        self._to_guest += said
        self._frames += _read_from(self._guest)
        while len(self._frames) >= 4:
            size = 4 + int.from_bytes(self._frames[:4], "big")
            if len(self._frames) < size:
                return
            frame = bytes(self._frames[:size])
            del self._frames[:size]
            self._to_host += frame
            is_ask = b'"ask"' in frame
            if is_ask and random.random() < badness.repeat:
                faults["duplicate"] += 1
                self._to_host += frame

    def _carry(self, to_host: int, to_guest: int) -> None:
        for buffer, size, end in (
            (self._to_host, to_host, self._host),
            (self._to_guest, to_guest, self._guest),
        ):
            if size and buffer and end.state() is QAbstractSocket.SocketState.ConnectedState:
                end.write(bytes(buffer[:size]))
                del buffer[:size]


def _read_from(socket: QTcpSocket) -> bytes:
    """What has come; nothing from a socket that is closed."""
    return bytes(socket.readAll().data()) if socket.bytesAvailable() else b""
