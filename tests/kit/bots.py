# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players whose choice depends on the game alone, so that no disturbance changes it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QTimer

from literaxx.match import commands as cmd
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Options
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.model.tiles import HIDDEN
from literaxx.rules.base import Rules
from literaxx.session.base import Session
from tests.kit.matches import random_play

IsStopped = Callable[[], bool]

STEADY = Options(decision_ms=600_000, game_ms=3_600_000, pace_ms=0)
"""Limits that run out only if something is very wrong."""


class Steady:
    """Plays anything legal, exchanges or passes now and then; checks when it is his to check.

    Of the opponents exactly one checks a word, or none, whoever answers first.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        """A player of one game; all at the table have the same seed."""
        self._rules = rules
        self._seed = seed

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: IsStopped
    ) -> cmd.Command:
        """What he does."""
        random = Random(f"{self._seed} {len(view.progress.history)}")
        match view.phase:
            case Judging(proposal_id=proposal_id, seat=mover):
                others = [other for other in range(len(view.setup.seats)) if other != mover]
                is_mine = random.choice(others) == seat and random.random() < 0.4
                return cmd.Check(proposal_id) if is_mine else cmd.Accept(proposal_id)
            case Composing() as turn:
                return self._move(view, turn, random)
            case _:
                raise AssertionError(view.phase)

    def _move(self, view: MatchState, turn: Composing, random: Random) -> cmd.Command:
        if turn.has_curtain:
            return cmd.LiftCurtain(turn.turn_id)
        rack = tuple(sorted(view.table.racks[turn.seat]))
        assert HIDDEN not in rack
        if rack and random.random() < 0.1:
            violation = self._rules.exchange_violation(
                view.table, turn.seat, rack[:2], view.progress.seats[turn.seat].exchanges
            )
            if violation is None:
                return cmd.Exchange(turn.turn_id, rack[:2])
        sorted_view = view.with_table(view.table.with_rack(turn.seat, rack))
        play = random_play(self._rules, sorted_view, turn.seat, random)
        return cmd.Pass(turn.turn_id) if play is None else cmd.Propose(turn.turn_id, play)


class Bot(QObject):
    """Somebody at a seat of any session who does at once what is to be done, each thing once."""

    def __init__(self, session: Session, seat: int, player: Steady) -> None:
        """Sit down; the session is the parent."""
        super().__init__(session)
        self._session = session
        self._seat = seat
        self._player = player
        self._done: object = None
        self._is_closed = False
        self._refused = 0
        session.advanced.connect(self._soon)
        session.refused.connect(self._on_refused)
        session.closed.connect(self._on_closed)
        self._soon()

    def _soon(self, _events: object = None) -> None:
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        if self._is_closed:
            return
        view = self._session.view(self._seat)
        matter = _matter(view, self._seat)
        if matter == self._done:
            return
        self._done = matter
        if matter is not None:
            self._session.submit(self._seat, self._player.choose(view, self._seat, 0, bool))

    def _on_refused(self, seat: int, refusal: Refusal) -> None:
        """What was asked came too late, as in a pause; look again."""
        if seat == self._seat:
            self._refused += 1
            assert self._refused < 100, refusal
            self._done = None
            self._soon()

    def _on_closed(self) -> None:
        self._is_closed = True


def _matter(view: MatchState, seat: int) -> object:
    """What the seat has to do now; None for nothing."""
    if view.paused_ms is not None:
        return None
    match view.phase:
        case Judging(proposal_id=proposal_id, ballots=ballots):
            asked = any(ballot.seat == seat and ballot.is_open for ballot in ballots)
            return ("judge", proposal_id) if asked else None
        case Composing(seat=mover, turn_id=turn_id, has_curtain=has_curtain) if mover == seat:
            return ("move", turn_id, has_curtain)
        case _:
            return None


def seat_bots(session: Session, seats: tuple[int, ...], rules: Rules, seed: int) -> None:
    """Seats computer players who think at once."""
    for seat in seats:
        Bot(session, seat, Steady(rules, seed))
