# SPDX-License-Identifier: GPL-3.0-or-later
"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from literaxx.match.commands import Command
from literaxx.match.state import MatchState


class Strategy(Protocol):
    """Somebody who knows what to do; budgets of time or playouts are his own matter."""

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> Command:
        """What a seat does about what is pending for it: its turn, or a proposal it judges.

        Called on any thread, by one at a time.

        Args:
            view: The match as the seat sees it.
            seat: The seat.
            entropy: Chance; the same gives the same choice where playouts are counted.
            is_stopped: Becomes true when nobody wants the answer any more; then any will do.
        """
        ...
