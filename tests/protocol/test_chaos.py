# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer games over real sockets while everything goes wrong: they end as if nothing had."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.setup import SeatSpec
from literaxx.match.state import Finished
from literaxx.match.views import view
from literaxx.net.client import Guest
from literaxx.net.errand import Errand, new_token
from literaxx.rules.base import Rules
from literaxx.session.clock import Machine
from literaxx.session.host import HostSession
from literaxx.session.remote import RemoteSession
from literaxx.storage.savefile import Save, after
from tests.kit.bots import STEADY, seat_bots
from tests.kit.chaos import Badness, BadNetwork
from tests.kit.lan import CHEAP, Table, wait_for
from tests.kit.matches import OddWordsBad, rules_of, setup_of
from tests.kit.sessions import new_save

pytestmark = pytest.mark.lan

VARIANTS = ("literaxx-en", "literaxx-pl", "wordbox-it", "wordbox-ro", "wordstream-en")
MACHINE = Machine(entropy=lambda: 7)
"""Chance that does not depend on how often it is asked for."""

BAD = Badness(cut=0.004, hold=0.02, crumble=0.1, repeat=0.2)


class ChaoticGame:
    """A game of computer players at several PCs, and a driver that breaks things.

    Attributes:
        faults: How often each thing was broken.
        phases: In which phases guests were killed.
    """

    def __init__(self, rules: Rules, parties: tuple[int, ...], seed: int) -> None:
        """A game.

        Args:
            rules: The rules.
            parties: How many persons come from each PC; the host has one.
            seed: Decides everything but the order in which the system carries packets.
        """
        self._rules = rules
        self._seed = seed
        self._random = Random(seed)
        seats = (SeatSpec("Host"),) + (SeatSpec(""),) * sum(parties)
        setup = setup_of(rules, seats, STEADY)
        self.faults: Counter[str] = Counter()
        self.phases: set[str] = set()
        self._table = Table(rules, setup=setup, machine=MACHINE, referee=OddWordsBad())
        self._network = BadNetwork(self._table.port, Badness(), seed)
        self._guests: list[Guest] = []
        for number, persons in enumerate(parties):
            names = tuple(f"Guest {number} {'abc'[person]}" for person in range(persons))
            self._come(Errand("127.0.0.1", self._network.port, names, new_token()))
            wait_for(lambda: self._guests[-1].is_linked)
        self._watcher = self._come(Errand("127.0.0.1", self._network.port))
        wait_for(lambda: self._watcher.is_linked)
        session = self._table.start()
        self._setup = session.state.setup
        seat_bots(session, (0,), rules, seed)

    def play(self) -> tuple[int, ...]:
        """Plays to the end while things break; the totals."""
        self._network.badness = BAD
        while not self._is_over():
            QTest.qWait(1)
            if self._random.random() < 0.008:
                self._kill_a_guest()
            if self._random.random() < 0.003:
                self._kill_the_host()
        self._network.badness = Badness()
        self._everybody_knows_the_end()
        self.faults += self._network.faults
        return self._session.state.table.scores

    def events(self) -> tuple[ev.Event, ...]:
        """All that has happened, as the host knows it."""
        return tuple(event for step in self._session.log().steps for event in step.events)

    def close(self) -> None:
        """Everybody goes home."""
        for guest in self._guests:
            guest.vanish()
            guest.deleteLater()
        self._network.close()
        self._table.close()

    @property
    def _session(self) -> HostSession:
        assert self._table.session is not None
        return self._table.session

    def _is_over(self) -> bool:
        return isinstance(self._session.state.phase, Finished)

    def _come(self, errand: Errand) -> Guest:
        guest = Guest(errand, limits=self._table.limits, cost=CHEAP)
        self._guests.append(guest)

        def on_began(session: RemoteSession) -> None:
            seat_bots(session, session.seats_here, self._rules, self._seed)

        guest.began.connect(on_began)
        guest.go()
        return guest

    def _kill_a_guest(self) -> None:
        """A guest's process dies and is started again; what was on its disk is there."""
        guest = self._random.choice(self._guests)
        self.faults["guest killed"] += 1
        self.phases.add(type(self._session.state.phase).__name__)
        if self._session.state.paused_ms is not None:
            self.phases.add("paused")
        self._guests.remove(guest)
        known = None if guest.session is None else guest.session.log()
        match = guest.match
        guest.vanish()
        guest.deleteLater()
        errand = guest.errand
        if errand.names and known is not None and self._random.random() < 0.8:
            kept = self._random.randint(1, len(known.steps))
            known = _cut_back(known, kept)
        else:
            known, match = None, ""
        self._come(replace(errand, known=known, match=match, is_patient=True))

    def _kill_the_host(self) -> None:
        """The host's process dies; the last decision may be lost; the game is opened again."""
        if self._is_over():
            return
        self.faults["host killed"] += 1
        save = self._session.log()
        kept = max(1, len(save.steps) - self._random.randint(0, 1))
        session = HostSession(_cut_back(save, kept), self._rules, OddWordsBad(), machine=MACHINE)
        self._table.restart(session)
        seat_bots(session, (0,), self._rules, self._seed)
        self._network.badness = Badness(hold=0.05)
        if self._random.random() < 0.3:
            self._kill_a_guest()
        wait_for(lambda: not any(lost is not None for lost in session.state.lost_ms))
        self._network.badness = BAD
        session.submit(cmd.HOST, cmd.Resume())

    def _everybody_knows_the_end(self) -> None:
        """In the end every guest has seen exactly what he may have seen."""
        wait_for(lambda: all(guest.is_linked for guest in self._guests))
        state = self._session.state
        wait_for(lambda: all(_knows(guest) == state.count for guest in self._guests))
        for guest in self._guests:
            assert guest.session is not None
            eyes = frozenset(guest.seats) if guest.seats else None
            assert guest.session.log().state == view(state, eyes)


def _knows(guest: Guest) -> int:
    """How many events a guest knows."""
    return 0 if guest.session is None else guest.session.count


def _cut_back(save: Save, steps: int) -> Save:
    """A save with only the first of its steps."""
    state = None
    for step in save.steps[:steps]:
        state = after(state, step)
    assert state is not None
    at_ms = save.steps[steps - 1].at_ms
    return msgspec.structs.replace(save, steps=save.steps[:steps], state=state, at_ms=at_ms)


def undisturbed(game: ChaoticGame, rules: Rules, seed: int) -> tuple[int, ...]:
    """The totals of the same game at one PC."""
    session = HostSession(new_save(game._setup, rules), rules, OddWordsBad(), machine=MACHINE)
    session.go(is_new=True)
    seat_bots(session, tuple(range(len(game._setup.seats))), rules, seed)
    wait_for(lambda: isinstance(session.state.phase, Finished))
    session.close()
    session.deleteLater()
    return session.state.table.scores


def played(seed: int) -> ChaoticGame:
    """Plays a game under chaos and compares it with the undisturbed one."""
    rules = rules_of(VARIANTS[seed % len(VARIANTS)])
    parties = ((1,), (2,), (1, 1), (1, 2), (1, 1, 1))[seed // len(VARIANTS) % 5]
    game = ChaoticGame(rules, parties, seed)
    try:
        totals = game.play()
        assert totals == undisturbed(game, rules, seed)
        assert_nobody_was_timed_out(game)
    finally:
        game.close()
    return game


def assert_nobody_was_timed_out(game: ChaoticGame) -> None:
    for event in game.events():
        assert not isinstance(event, ev.OpponentSilent)
        assert not (isinstance(event, ev.TurnPassed) and event.cause is ev.PassCause.MOVE_TIME)
        assert not (isinstance(event, ev.TurnSkipped) and event.cause is ev.SkipCause.GAME_TIME)


@pytest.mark.parametrize("seed", range(10))
def test_a_game_under_chaos_ends_like_the_undisturbed_one(qapp: QApplication, seed: int) -> None:
    game = played(seed)
    assert game.faults


@pytest.mark.slow
def test_two_hundred_games_under_chaos_lose_nothing(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    faults: Counter[str] = Counter()
    phases: set[str] = set()
    for seed in range(1_000, 1_200):
        game = played(seed)
        faults += game.faults
        phases |= game.phases
    assert {"Composing", "Judging", "paused"} <= phases
    with capsys.disabled():
        sys.stdout.write(f"\n200 games, faults {dict(faults)}, guests killed in {sorted(phases)}\n")
