# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a time that runs out, for those who do not see the ring or the clock."""

from __future__ import annotations

from collections.abc import Hashable

from literaxx.gui.texts import count_text, translate
from literaxx.match.choices import Choices, Matter
from literaxx.match.setup import Millis
from literaxx.match.state import MatchState
from literaxx.match.times import clock_ms

LANDMARKS_S = (5, 10, 30, 60, 300)
"""What is left when something is said, in seconds, the last first."""


class TimeCaller:
    """Follows one time and says something at its landmarks, each once."""

    def __init__(self) -> None:
        """No time yet."""
        self._key: Hashable = None
        self._left_s = 0

    def call(self, key: Hashable, left_ms: Millis | None) -> str:
        """What is to be said now; empty for nothing.

        The beginning of a time is a landmark. One that has passed unseen, as behind another
        window, is left out when a later one has passed, too.

        Args:
            key: Names the time; another key begins another.
            left_ms: What is left; None when nothing runs.
        """
        if left_ms is None:
            self._key = None
            return ""
        left_s = -(-left_ms // 1000)
        if key != self._key:
            self._key, self._left_s = key, left_s
            return left_text(left_s)
        before_s, self._left_s = self._left_s, left_s
        passed = [mark for mark in LANDMARKS_S if left_s <= mark < before_s]
        return left_text(left_s) if passed and left_s else ""


def own_clock(view: MatchState, asking: Choices, now_ms: Millis) -> Millis | None:
    """The game time of the person who composes at this PC; None without one.

    Args:
        view: What the person at the keyboard sees.
        asking: What that person may do.
        now_ms: The time.
    """
    if asking.matter is not Matter.COMPOSING or asking.seat is None:
        return None
    return clock_ms(view, asking.seat, now_ms)[0]


def game_time_text(left: str) -> str:
    """The same of the time for the whole game; empty for nothing."""
    return translate("Time", "Your game time: {left}").format(left=left) if left else ""


def left_text(left_s: int) -> str:
    """`30 seconds left`; in whole minutes, rounded down, from a minute on."""
    if left_s < 60:
        one = translate("Time", "1 second left")
        return count_text(left_s, one, translate("Time", "%n seconds left", None, left_s))
    minutes = left_s // 60
    one = translate("Time", "1 minute left")
    return count_text(minutes, one, translate("Time", "%n minutes left", None, minutes))
