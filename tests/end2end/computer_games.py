# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets computers of all levels play each other through the whole engine, and watches them.

    python -m tests.end2end.computer_games [--games N] [--laws-every N] [--state FILE] [VARIANT …]

Two to four seats of levels drawn at random play N games of each variant. A refused command, a game
that does not end, or a state that its events do not add up to stops the run with the seed to look
at; in every so manieth game all laws of the engine are held against each step. With a state file a
run that was interrupted goes on where it stood.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from zlib import crc32

from literaxx.match import commands as cmd
from literaxx.match.decide import decide, start
from literaxx.match.events import Event
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Options, SeatKind, SeatSpec
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.match.views import view
from literaxx.model.wordgraph import WordGraph
from literaxx.players.levels import PLAYED
from literaxx.players.strategy import Strategy
from literaxx.rules.base import Rules
from literaxx.rules.variants import rules_for
from literaxx.storage.dictionaries import open_list
from literaxx.storage.variants import catalogue, load_variant
from tests.kit.laws import Laws
from tests.kit.matches import Step, setup_of

PLAYOUTS = 24
ENDLESS = 2_000
"""No game takes so many steps; one that does is stuck."""


class Games:
    """Games of one variant."""

    def __init__(self, name: str) -> None:
        variant = load_variant(name)
        words = open_list(variant.word_list)
        self.graph: WordGraph = words.graph
        self.rules: Rules = rules_for(variant, lambda: words.graph)
        self.players: Mapping[str, Strategy] = {
            level: make(variant, words, PLAYOUTS) for level, make in PLAYED.items()
        }

    def play(self, seed: int, *, hold_laws: bool) -> tuple[MatchState, Sequence[str]]:
        """Play a game to its end; the last state and the levels.

        Raises:
            AssertionError: A command was refused, the game is stuck, or a law is broken.
        """
        random = Random(seed)
        levels = random.choices(sorted(self.players), k=random.randint(2, 4))
        events = self._opening(levels, random)
        log: list[Event] = list(events)
        laws = Laws(self.rules, self.graph, events) if hold_laws else None
        state = replay(events)
        for _ in range(ENDLESS):
            if isinstance(state.phase, Finished):
                break
            step = self._step(state, levels, random)
            if laws is not None:
                laws.hold(step)
            for event in step.events:
                state = evolve(state, event)
            log += step.events
        assert isinstance(state.phase, Finished), "stuck"
        assert replay(log) == state
        if laws is not None:
            laws.hold_in_the_end()
        return state, levels

    def _opening(self, levels: Sequence[str], random: Random) -> tuple[Event, ...]:
        defaults = self.rules.variant.defaults
        options = Options(
            decision_ms=0,
            silence_checks=defaults.silence_checks,
            wrong_check_penalty=defaults.wrong_check_penalty,
            pace_ms=0,
        )
        seats = tuple(SeatSpec(f"{level} {n}", SeatKind.COMPUTER) for n, level in enumerate(levels))
        setup = setup_of(self.rules, seats, options, first=None)
        return start(setup, self.rules, random.getrandbits(64))

    def _step(self, state: MatchState, levels: Sequence[str], random: Random) -> Step:
        match state.phase:
            case Composing(seat=seat):
                pass
            case Judging(ballots=ballots):
                asked = [each.seat for each in ballots if each.is_asked and not each.is_done]
                seat = random.choice(asked)
            case phase:
                raise AssertionError(phase)
        player = self.players[levels[seat]]
        command = player.choose(view(state, seat), seat, random.getrandbits(64), lambda: False)
        stamped = cmd.Stamped(command, seat, 0, random.getrandbits(64))
        events = decide(state, stamped, self.rules, self.graph)
        assert not isinstance(events, Refusal), (levels[seat], command, events)
        return Step(state, stamped, events)


def play_all(name: str, count: int, laws_every: int, done: Counter[str], save: Saver) -> None:
    """Play the games of a variant that are not done yet, and print a line about them all."""
    games = Games(name)
    first = crc32(name.encode())
    for number in range(done[f"{name} games"], count):
        try:
            is_held = number % laws_every == 0
            state, levels = games.play(first + number, hold_laws=is_held)
        except Exception as error:
            error.add_note(f"{name}, seed {first + number}")
            raise
        assert isinstance(state.phase, Finished)
        done[f"{name} games"] += 1
        done[f"{name} held"] += is_held
        done[f"{name} turns"] += len(state.progress.history)
        done[f"{name} seats {len(levels)}"] += 1
        done[f"{name} end {state.phase.cause.value}"] += 1
        if done[f"{name} games"] % 50 == 0:
            save(done)
    save(done)
    figures = (
        f"{key[len(name) + 1 :]} {done[key]}" for key in sorted(done) if key.split()[0] == name
    )
    sys.stdout.write(f"{name}: {', '.join(figures)}\n")
    sys.stdout.flush()


Saver = Callable[[Counter[str]], None]


def main() -> None:
    """Play as many games as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("variants", metavar="VARIANT", nargs="*", default=list(catalogue()))
    parser.add_argument("--games", type=int, default=100, help="of each variant")
    parser.add_argument("--laws-every", type=int, default=50)
    parser.add_argument("--state", type=Path, help="where to keep what has been played")
    wanted = parser.parse_args()
    done: Counter[str] = Counter()
    if wanted.state and wanted.state.is_file():
        done.update(json.loads(wanted.state.read_text("utf-8")))

    def save(counts: Counter[str]) -> None:
        if wanted.state:
            wanted.state.write_text(json.dumps(counts), "utf-8")

    for name in wanted.variants:
        play_all(name, wanted.games, wanted.laws_every, done, save)
    sys.stdout.write(f"games: {sum(done[f'{name} games'] for name in wanted.variants)}\n")


if __name__ == "__main__":
    main()
