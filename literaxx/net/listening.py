# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the host listens: chosen interfaces, and the next free port when one is busy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QHostAddress, QSslSocket, QTcpServer

PORT = 47821
"""Where a table is unless something else is there."""

PORTS_TRIED = 20

ANYWHERE = (QHostAddress(QHostAddress.SpecialAddress.Any),)
"""All interfaces, IPv4 and IPv6."""


class ListenError(OSError):
    """No port is to be had; the message says which one was wanted, and why not."""


class Listener(QTcpServer):
    """Hands over each connection as a socket that can do TLS."""

    def __init__(self, came: Callable[[QSslSocket], None], parent: QObject) -> None:
        """A listener that does not listen yet."""
        super().__init__(parent)
        self._came = came

    def incomingConnection(self, handle: int) -> None:
        """Somebody connects."""
        socket = QSslSocket()
        if socket.setSocketDescriptor(handle):
            self._came(socket)


def listen(
    came: Callable[[QSslSocket], None],
    parent: QObject,
    addresses: Sequence[QHostAddress] = ANYWHERE,
    port: int = PORT,
) -> list[Listener]:
    """Listen at all of some addresses, on the same port everywhere.

    Args:
        came: Is given each connection.
        parent: Owner of the listeners.
        addresses: Addresses of chosen interfaces.
        port: The first port to try; 0 for any.

    Returns:
        The listeners, one for each address.

    Raises:
        ListenError: This port and the next ones are all busy or forbidden.
    """
    reason = ""
    for candidate in range(port, port + PORTS_TRIED) if port else (0,):
        listeners: list[Listener] = []
        wanted = candidate
        for address in addresses:
            listener = Listener(came, parent)
            listeners.append(listener)
            if not listener.listen(address, wanted):
                reason = listener.errorString()
                break
            wanted = listener.serverPort()
        else:
            return listeners
        for listener in listeners:
            listener.close()
            listener.deleteLater()
    raise ListenError(f"{port}: {reason}")


def read_address(typed: str) -> tuple[str, int] | None:
    """Host and port of `HOST`, `HOST:PORT`, an IPv6 address, or one in brackets with a port.

    Returns:
        None when it is no address.
    """
    if typed.count("[") != typed.count("]"):
        return None
    host, colon, port = typed.strip().rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif not colon or ":" in host:
        host, port = typed.strip().strip("[]"), str(PORT)
    if not host or any(sign.isspace() or sign in "[]" for sign in host):
        return None
    if not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
        return None
    return host, int(port)
