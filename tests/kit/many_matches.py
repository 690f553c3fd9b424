# SPDX-License-Identifier: GPL-3.0-or-later
"""Play many random matches to their end and hold every law of the engine against each step.

    python -m tests.kit.many_matches --matches 1000 literaxx-en wordstream-it

prints a line for each variant (all that come with the program, if none is named): matches, steps,
events, words undone, and how the matches ended. A broken law stops it with the seed to look at.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from zlib import crc32

from literaxx.match.state import Finished
from literaxx.paths import resources
from literaxx.rules.base import Rules
from tests.kit.laws import Laws
from tests.kit.matches import OddWordsBad, opening_of, random_match, rules_of

VARIANTS = tuple(sorted(path.stem for path in (resources() / "variants").glob("*.toml")))
ENDLESS = 5_000
"""No match takes so many steps; one that does is stuck."""


@dataclass
class Tally:
    """What some matches came to."""

    matches: int = 0
    steps: int = 0
    events: int = 0
    undone: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        """One line."""
        ends = ", ".join(f"{cause} {count}" for cause, count in self.ends.most_common())
        return (
            f"{self.matches} matches, {self.steps} steps, {self.events} events, "
            f"{self.undone} words undone; ended by {ends}"
        )


def play_to_the_end(rules: Rules, seed: int, tally: Tally) -> None:
    """Play a match of 2 to 4 seats, hold every law, and count it.

    Raises:
        AssertionError: A law is broken, or the match does not end.
    """
    seats, referee = 2 + seed % 3, OddWordsBad()
    laws = Laws(rules, referee, opening_of(rules, seats, seed))
    for step in random_match(rules, referee, seats, seed, ENDLESS):
        laws.hold(step)
        tally.steps += 1
    laws.hold_in_the_end()
    assert isinstance(laws.state.phase, Finished)
    tally.matches += 1
    tally.events += len(laws.events)
    tally.undone += laws.undone
    tally.ends[laws.state.phase.cause.value] += 1


def main() -> None:
    """Play as many matches as asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variants", nargs="*", default=VARIANTS)
    parser.add_argument("--matches", type=int, default=100, help="of each variant")
    wanted = parser.parse_args()
    for variant in wanted.variants:
        tally, rules = Tally(), rules_of(variant)
        first = crc32(variant.encode())  # no two variants play alike
        for seed in range(first, first + wanted.matches):
            try:
                play_to_the_end(rules, seed, tally)
            except Exception as error:
                error.add_note(f"{variant}, seed {seed}")
                raise
        sys.stdout.write(f"{variant}: {tally}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
