# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players sit down at a table of this program."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from literaxx.match.commands import Command
from literaxx.match.setup import SeatKind, Setup
from literaxx.match.state import MatchState
from literaxx.model.variant import Variant
from literaxx.players.levels import LEVELS
from literaxx.players.strategy import Strategy
from literaxx.players.vocabulary import Words
from literaxx.session.base import Session
from literaxx.session.clock import Machine
from literaxx.session.computer import ComputerPlayer

THINKING_S = 3.0
"""How long a computer thinks about a move at most."""
_PLAYOUTS = 1_000_000


class Calm:
    """A player who is made when he is first asked, and thinks no longer than he may.

    He is made where he thinks, so the window does not wait for it.
    """

    def __init__(
        self,
        make: Callable[[], Strategy],
        seconds: float = THINKING_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """A player to be.

        Args:
            make: Makes him.
            seconds: How long he may think.
            clock: Tells seconds.
        """
        self._make = make
        self._seconds = seconds
        self._clock = clock
        self._strategy: Strategy | None = None

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> Command:
        """His command, see `Strategy`."""
        if self._strategy is None:
            self._strategy = self._make()
        until = self._clock() + self._seconds
        return self._strategy.choose(
            view, seat, entropy, lambda: is_stopped() or self._clock() >= until
        )


def seat_computers(
    session: Session, setup: Setup, variant: Variant, words: Words, machine: Machine
) -> None:
    """Seats a player of its level at each computer's seat.

    Args:
        session: The match, which they belong to.
        setup: Who sits where.
        variant: The game.
        words: The words of its language.
        machine: Chance and alarm.
    """
    for seat, spec in enumerate(setup.seats):
        if spec.kind is SeatKind.COMPUTER and spec.level in LEVELS:
            maker = LEVELS[spec.level]
            player = Calm(partial(maker, variant, words, _PLAYOUTS))
            ComputerPlayer(session, seat, player, machine=machine)
