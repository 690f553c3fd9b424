# SPDX-License-Identifier: GPL-3.0-or-later
"""A random match played at a table of the network and at one PC at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from literaxx.match import commands as cmd
from literaxx.match.setup import SeatSpec
from literaxx.match.state import Finished
from literaxx.net.client import Guest
from literaxx.rules.base import Rules
from literaxx.session.clock import Machine
from literaxx.session.host import HostSession
from tests.kit.lan import QUICK, Table, wait_for
from tests.kit.matches import OddWordsBad, RandomPlayers, random_options, setup_of
from tests.kit.sessions import FakeMachine, new_save

Port = Callable[[int], int]
"""Puts something in front of a port."""


class TwinMatch:
    """A match at a table with guests and an onlooker, and its twin at one PC.

    Attributes:
        table: The table.
        guests: The guests in the order of their seats, the onlooker last.
        far: The match at the table.
        near: The same match at one PC.
    """

    def __init__(
        self, rules: Rules, parties: tuple[int, ...], seed: int, port_of: Port | None = None
    ) -> None:
        """Begin both.

        Args:
            rules: The rules.
            parties: How many persons come from each PC; the host has one.
            seed: Decides the whole match.
            port_of: Where guests go instead of the host's own port.
        """
        self._random = Random(seed)
        seats = (SeatSpec("Host"),) + (SeatSpec(""),) * sum(parties)
        setup = setup_of(rules, seats, random_options(self._random))
        self._clocks = (FakeMachine(), FakeMachine())
        machines = [_with_steady_chance(clock) for clock in self._clocks]
        referee = OddWordsBad()
        self.table = Table(rules, setup=setup, machine=machines[0], referee=referee, limits=QUICK)
        if port_of is not None:
            self.table.port = port_of(self.table.port)
        self.guests = [
            self.table.sit(*(f"Guest {number}{'abc'[person]}" for person in range(persons)))
            for number, persons in enumerate(parties)
        ]
        self.guests.append(self.table.sit())
        self.far = self.table.start()
        self.near = HostSession(
            new_save(self.far.state.setup, rules), rules, referee, machine=machines[1]
        )
        self.near.go(is_new=True)
        self._players = RandomPlayers(rules, referee, self._random)

    def steps(self, most: int) -> Iterator[None]:
        """Play on, command by command; all guests know all that has happened at each."""
        for _ in range(most):
            if isinstance(self.far.state.phase, Finished):
                return
            wait_ms = self._random.choice((0, 1, 700, 2_000, 4_000))
            for clock in self._clocks:
                clock.wait(wait_ms)
            if isinstance(self.far.state.phase, Finished):
                return
            stamped = self._players.step(self.far.state, self.far.now_ms()).stamped
            count = self.far.state.count
            self._submit(stamped.seat, stamped.command)
            self.near.submit(stamped.seat, stamped.command)
            wait_for(partial(self._is_past, count))
            self.table.settle()
            yield

    def close(self) -> None:
        """End both."""
        self.table.close()
        self.near.close()
        self.near.deleteLater()

    def guest_of(self, seat: int) -> Guest | None:
        """The guest who has a seat; None for the host's."""
        return next((guest for guest in self.guests if seat in guest.seats), None)

    def _is_past(self, count: int) -> bool:
        return self.far.state.count > count

    def _submit(self, seat: int, command: cmd.Command) -> None:
        guest = self.guest_of(seat)
        is_host = isinstance(command, cmd.LoseLink | cmd.RegainLink)
        if guest is None or guest.session is None or is_host:
            self.far.submit(seat, command)
        else:
            guest.session.submit(seat, command)


def _with_steady_chance(clock: FakeMachine) -> Machine:
    """A machine whose chance does not depend on how often it is asked for."""
    made = clock.machine
    return Machine(made.clock_ms, lambda: 7, made.wall_time, made.alarm)
