# SPDX-License-Identifier: GPL-3.0-or-later
"""What a guest goes to a table for."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from literaxx.net.codes import stretched
from literaxx.storage.savefile import Save


@dataclass(frozen=True, slots=True)
class Errand:
    """Where to, who, and what for.

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
        others: Other addresses and ports of the same computer, tried in turn.
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
    others: tuple[tuple[str, int], ...] = ()


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


class Keys:
    """The keys of a code; stretching it takes a while, so that is done once for each salt.

    Attributes:
        last: The key that was asked for last.
    """

    def __init__(self, code: str, cost: int | None) -> None:
        """No key yet.

        Args:
            code: The code.
            cost: How dear it is to stretch it; None as usual.
        """
        self._code = code
        self._cost = cost
        self._made: dict[bytes, bytes] = {}
        self.last = b""

    def for_salt(self, salt: bytes) -> bytes:
        """The key for a salt."""
        if salt not in self._made:
            self._made[salt] = (
                stretched(self._code, salt)
                if self._cost is None
                else stretched(self._code, salt, self._cost)
            )
        self.last = self._made[salt]
        return self.last
