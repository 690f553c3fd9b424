# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer against computer, without a clock and without a window."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from literaxx.match import commands as cmd
from literaxx.match.decide import decide, start
from literaxx.match.events import Event
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.match.views import view
from literaxx.players.strategy import Strategy
from literaxx.rules.base import Referee, Rules


class PlayerFault(Exception):
    """A computer player wanted something that is not allowed: a fault of the program."""


def play_match(
    rules: Rules, referee: Referee, players: Sequence[Strategy], names: Sequence[str], seed: int
) -> tuple[tuple[Event, ...], MatchState]:
    """Play a match to its end; each player sees only the view of his seat.

    Args:
        rules: The rules of the variant.
        referee: Whoever says which words exist.
        players: One for each seat.
        names: Their names.
        seed: Decides all chance; the same gives the same match, as far as the players do.

    Returns:
        All its events, and the state they add up to.

    Raises:
        PlayerFault: A command of a player was refused.
    """
    random = Random(seed)
    events = start(_setup(rules, names), rules, random.getrandbits(64))
    state = replay(events)
    log = list(events)
    while not isinstance(state.phase, Finished):
        seat = _asked(state)
        command = players[seat].choose(view(state, seat), seat, random.getrandbits(64), _never)
        stamped = cmd.Stamped(command, seat, 0, random.getrandbits(64))
        outcome = decide(state, stamped, rules, referee)
        if isinstance(outcome, Refusal):
            raise PlayerFault(f"{names[seat]}: {command} is refused: {outcome}")
        for event in outcome:
            state = evolve(state, event)
        log += outcome
    return tuple(log), state


def _setup(rules: Rules, names: Sequence[str]) -> Setup:
    return Setup(
        variant=rules.variant.id,
        revision=rules.variant.revision,
        seats=tuple(SeatSpec(name, SeatKind.COMPUTER) for name in names),
        options=Options(
            decision_ms=0,
            silence_checks=rules.variant.defaults.silence_checks,
            wrong_check_penalty=rules.variant.defaults.wrong_check_penalty,
            pace_ms=0,
        ),
        hides_racks=rules.variant.switches.rack_size > 0,
    )


def _asked(state: MatchState) -> int:
    """The seat that something is asked of now."""
    match state.phase:
        case Composing(seat=seat):
            return seat
        case Judging(ballots=ballots):
            return next(ballot.seat for ballot in ballots if ballot.is_asked and not ballot.is_done)
        case phase:
            raise AssertionError(phase)


def _never() -> bool:
    return False
