# SPDX-License-Identifier: GPL-3.0-or-later
"""TLS with the table's code as pre-shared key."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtNetwork import (
    QSsl,
    QSslCipher,
    QSslConfiguration,
    QSslPreSharedKeyAuthenticator,
    QSslSocket,
)

IDENTITY = b"literaxx"

# A fresh key exchange with each connection: a code that becomes known later opens no old record.
_SUITES = (
    "ECDHE-PSK-CHACHA20-POLY1305",
    "DHE-PSK-CHACHA20-POLY1305",
    "DHE-PSK-AES256-GCM-SHA384",
)


@cache
def _ciphers() -> tuple[QSslCipher, ...]:
    if not QSslSocket.supportsSsl():
        return ()
    known = {cipher.name(): cipher for cipher in QSslConfiguration.supportedCiphers()}
    return tuple(known[name] for name in _SUITES if name in known)


def can_encrypt() -> bool:
    """Whether this machine's TLS can use the code as a key."""
    return bool(_ciphers())


def encrypt_as_host(socket: QSslSocket, key: bytes, salt: bytes) -> None:
    """Begin TLS on a connection whose first byte asks for it."""
    configuration = _configuration()
    configuration.setPreSharedKeyIdentityHint(salt.hex().encode())
    socket.setSslConfiguration(configuration)

    def on_key_wanted(authenticator: QSslPreSharedKeyAuthenticator) -> None:
        authenticator.setPreSharedKey(key)

    socket.preSharedKeyAuthenticationRequired.connect(on_key_wanted)
    socket.startServerEncryption()


def encrypt_as_guest(socket: QSslSocket, key_of: Callable[[bytes], bytes]) -> None:
    """Begin TLS on a connection to a host.

    Args:
        socket: Connected.
        key_of: The key that belongs to a salt.
    """
    socket.setSslConfiguration(_configuration())

    def on_key_wanted(authenticator: QSslPreSharedKeyAuthenticator) -> None:
        try:
            salt = bytes.fromhex(bytes(authenticator.identityHint().data()).decode("ascii"))
        except ValueError:
            return  # without a key the handshake fails
        authenticator.setIdentity(IDENTITY)
        authenticator.setPreSharedKey(key_of(salt))

    socket.preSharedKeyAuthenticationRequired.connect(on_key_wanted)
    socket.startClientEncryption()


def is_refusal(error: str) -> bool:
    """Whether a handshake failed at the other's word, who has another key.

    Args:
        error: What Qt says; OpenSSL's part of it is English everywhere. TLS refuses by an alert,
            what does not speak TLS by anything else.
    """
    return " alert " in error


def _configuration() -> QSslConfiguration:
    configuration = QSslConfiguration()
    configuration.setProtocol(QSsl.SslProtocol.TlsV1_2)  # Qt has no external keys for 1.3
    configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)  # the key is the proof
    configuration.setCiphers(list(_ciphers()))
    return configuration
