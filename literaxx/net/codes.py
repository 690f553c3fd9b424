# SPDX-License-Identifier: GPL-3.0-or-later
"""The table's code: made by the program, easy to say, and never sent.

What is sent, or used as the key of TLS, is made from it by scrypt, so that trying codes is dear.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and figures that are not taken for each other; I, L, O, 0 and 1 are not among them."""

LENGTH = 9
"""So many signs are more than 44 bits."""

SALT_BYTES = 16
NONCE_BYTES = 32

Bytes = Callable[[int], bytes]
"""Random bytes, so many."""

_COST = 2**15
_MEMORY = 64 * 1024 * 1024


def new_code(random_below: Callable[[int], int]) -> str:
    """A code, in groups of three, as `K7Q-MXP-A4F`.

    Args:
        random_below: A random number below another, that nobody can foresee.
    """
    signs = "".join(ALPHABET[random_below(len(ALPHABET))] for _ in range(LENGTH))
    return "-".join(signs[start : start + 3] for start in range(0, LENGTH, 3))


def read_code(typed: str) -> str:
    """A code as somebody wrote it down, in the form of `new_code`.

    Returns:
        The code; empty when it can be none.
    """
    signs = "".join(sign for sign in typed.upper() if sign.isalnum())
    if len(signs) != LENGTH or any(sign not in ALPHABET for sign in signs):
        return ""
    return "-".join(signs[start : start + 3] for start in range(0, LENGTH, 3))


def stretched(code: str, salt: bytes, cost: int = _COST) -> bytes:
    """The key that belongs to a code, 32 bytes.

    Args:
        code: The code.
        salt: The table's salt, which is no secret.
        cost: How dear one try is, a power of 2; about 0.1 s and 32 MB unless it is given.
    """
    return hashlib.scrypt(code.encode(), salt=salt, n=cost, r=8, p=1, maxmem=_MEMORY, dklen=32)


def proof(key: bytes, role: str, host_nonce: bytes, guest_nonce: bytes) -> str:
    """What shows that somebody has the key, without showing it.

    Args:
        key: From `stretched`.
        role: `guest` or `host`, so that neither can send the other's proof back.
        host_nonce: Fresh random bytes of the host.
        guest_nonce: Fresh random bytes of the guest.
    """
    said = role.encode() + b"\0" + host_nonce + guest_nonce
    return hmac.new(key, said, hashlib.sha256).hexdigest()


def is_proof(mac: str, key: bytes, role: str, host_nonce: bytes, guest_nonce: bytes) -> bool:
    """Whether somebody who sent this has the key."""
    expected = proof(key, role, host_nonce, guest_nonce)
    return hmac.compare_digest(mac.encode(), expected.encode())


def token_mark(token: str) -> str:
    """What the host keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()
