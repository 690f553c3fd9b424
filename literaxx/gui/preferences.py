# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player prefers on this PC, as a value; keeping it is the application's work."""

from __future__ import annotations

import msgspec

from literaxx.gui.look import CHOICES, FOLLOW_SYSTEM

TEXT_PERCENTS = (90, 100, 115, 130, 150)
PACES_MS = (500, 1_000, 2_000, 4_000)


class Preferences(msgspec.Struct, frozen=True):
    """The preferences, each with what holds until somebody chooses.

    Attributes:
        theme: One of `literaxx.gui.look.CHOICES`.
        text_percent: Size of text, one of `TEXT_PERCENTS`.
        digits: Whether tiles and cells show their value as a digit rather than as pips.
        movement: Whether tiles glide and fade.
        pace_ms: How long a computer player waits before it answers, one of `PACES_MS`.
        language: Language of the interface; empty for that of the system.
        tips: Whether tips are given, each once.
        alert: Whether the window calls when somebody here is asked and looks elsewhere.
    """

    theme: str = FOLLOW_SYSTEM
    text_percent: int = 100
    digits: bool = False
    movement: bool = True
    pace_ms: int = 2_000
    language: str = ""
    alert: bool = True
    tips: bool = True

    def known(self) -> Preferences:
        """These, with defaults for what only another version of the program has to offer."""
        offered = {"theme": CHOICES, "text_percent": TEXT_PERCENTS, "pace_ms": PACES_MS}
        defaults = Preferences()
        strange = {
            name: getattr(defaults, name)
            for name, values in offered.items()
            if getattr(self, name) not in values
        }
        return msgspec.structs.replace(self, **strange)
