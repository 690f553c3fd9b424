# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps a second press from becoming another answer: the guard of F2, F3 and F4."""

from __future__ import annotations

from literaxx.match.choices import Choices, Deed, Key
from literaxx.match.setup import Millis

HOLD_MS: Millis = 400
"""For so long a key whose meaning has just changed does nothing."""

_Meaning = tuple[int | None, int, Deed | None]


class KeyGuard:
    """Knows since when each key means what it means."""

    def __init__(self) -> None:
        """A guard that has seen nothing yet."""
        self._meanings: dict[Key, _Meaning] = {}
        self._since: dict[Key, Millis] = {}

    def see(self, choices: Choices, now_ms: Millis) -> None:
        """Take note of what the keys mean now; to be called whenever that may have changed."""
        for key in Key:
            meaning = (choices.seat, choices.subject, choices.on(key))
            if self._meanings.get(key) != meaning:
                self._meanings[key] = meaning
                self._since[key] = now_ms

    def is_settled(self, key: Key, choices: Choices, now_ms: Millis) -> bool:
        """Whether a key has meant what it means now for long enough to be obeyed."""
        self.see(choices, now_ms)
        return now_ms - self._since[key] >= HOLD_MS
