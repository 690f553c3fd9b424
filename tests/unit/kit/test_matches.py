# SPDX-License-Identifier: GPL-3.0-or-later
from typing import get_args

import pytest

from literaxx.match.commands import Command
from literaxx.match.events import Event
from literaxx.match.evolve import evolve, replay
from tests.kit.matches import OddWordsBad, Step, opening_of, random_match, rules_of


def played(variant: str, seats: int, seed: int) -> list[Step]:
    return list(random_match(rules_of(variant), OddWordsBad(), seats, seed, 300))


@pytest.mark.parametrize("variant", ["literaxx-en", "wordstream-it"])
def test_the_same_seed_plays_the_same_match(variant: str) -> None:
    assert played(variant, 3, 8) == played(variant, 3, 8)
    assert played(variant, 3, 8) != played(variant, 3, 9)


def test_each_step_begins_where_the_one_before_ended() -> None:
    rules = rules_of("wordbox-it")
    state = replay(opening_of(rules, 4, seed=2))
    for step in random_match(rules, OddWordsBad(), 4, 2, 300):
        assert step.state == state
        assert step.events
        for event in step.events:
            state = evolve(state, event)


def test_random_matches_hold_every_kind_of_command_and_event() -> None:
    steps = [
        step
        for variant, seeds in (("wordbox-ro", 10), ("wordstream-en", 12))
        for seed in range(seeds)
        for step in played(variant, 2 + seed % 3, seed)
    ]
    commands = {type(step.stamped.command) for step in steps}
    opening = opening_of(rules_of("literaxx-en"), 2, seed=1)
    events = {type(event) for step in steps for event in step.events} | {*map(type, opening)}
    assert set(get_args(Command)) - commands == set()
    assert set(get_args(Event)) - events == set()
