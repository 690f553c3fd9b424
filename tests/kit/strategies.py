# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players for tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from literaxx.match import commands as cmd
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.rules.base import Rules
from tests.kit.matches import random_play

IsStopped = Callable[[], bool]


class Wanderer:
    """Plays anything legal, passes when it finds nothing, checks every fifth word.

    Attributes:
        asked: Every view it was asked about.
    """

    def __init__(self, rules: Rules) -> None:
        """A player who knows the rules and no word."""
        self._rules = rules
        self.asked: list[MatchState] = []

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: IsStopped
    ) -> cmd.Command:
        """What it does."""
        self.asked.append(view)
        random = Random(entropy)
        match view.phase:
            case Judging(proposal_id=proposal_id):
                check = random.random() < 0.2
                return cmd.Check(proposal_id) if check else cmd.Accept(proposal_id)
            case Composing(turn_id=turn_id):
                play = random_play(self._rules, view, seat, random)
                return cmd.Pass(turn_id) if play is None else cmd.Propose(turn_id, play)
            case _:
                raise AssertionError(view.phase)


class Scripted:
    """Does what a function says.

    Attributes:
        flags: For each question, how to ask whether the answer is still wanted.
    """

    def __init__(self, choice: Callable[[MatchState], cmd.Command]) -> None:
        """A player who answers by a function of the view."""
        self._choice = choice
        self.flags: list[IsStopped] = []

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: IsStopped
    ) -> cmd.Command:
        """What the function says."""
        self.flags.append(is_stopped)
        return self._choice(view)
