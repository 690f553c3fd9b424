# SPDX-License-Identifier: GPL-3.0-or-later
"""The laws of the engine, over random matches of every variant, number of seats and mixture."""

from itertools import repeat
from random import Random

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from literaxx.match import commands as cmd
from literaxx.match.decide import decide
from literaxx.match.events import Event
from literaxx.match.refusals import Refusal
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.match.views import redact, view
from literaxx.model.variant import Kind
from tests.kit.laws import Laws, Secrets, all_eyes, lateness, marked, verdict_by_ticks
from tests.kit.many_matches import VARIANTS, Tally, play_to_the_end
from tests.kit.matches import OddWordsBad, built_in, opening_of, random_match, rules_of

CROSSWORDS = [name for name in VARIANTS if built_in(name).kind is Kind.CROSSWORD]
REFEREE = OddWordsBad()
HALF = settings(max_examples=settings().max_examples // 2)

variants = st.sampled_from(VARIANTS)
seat_counts = st.integers(2, 4)
seeds = st.integers(0, 2**32)


@HALF
@given(variants, seat_counts, seeds)
def test_every_law_holds_at_every_step_of_any_match(variant: str, seats: int, seed: int) -> None:
    rules = rules_of(variant)
    laws = Laws(rules, REFEREE, opening_of(rules, seats, seed))
    for step in random_match(rules, REFEREE, seats, seed, steps=50):
        laws.hold(step)
    laws.hold_in_the_end()


@HALF
@given(st.sampled_from(CROSSWORDS), seat_counts, seeds)
def test_no_view_or_event_shows_a_seat_a_tile_it_may_not_know(
    variant: str, seats: int, seed: int
) -> None:
    rules = rules_of(marked(built_in(variant)))
    secrets = Secrets(seats)

    def tell(events: tuple[Event, ...]) -> None:
        for event in events:
            secrets.learn(event)
            assert all(secrets.kept(eyes, redact(event, eyes)) for eyes in all_eyes(seats))

    tell(opening_of(rules, seats, seed))
    for step in random_match(rules, REFEREE, seats, seed, steps=50):
        assert all(secrets.kept(eyes, view(step.state, eyes)) for eyes in all_eyes(seats))
        tell(step.events)


@HALF
@given(variants, seat_counts, seeds)
def test_whenever_ticks_come_silence_gives_one_verdict(variant: str, seats: int, seed: int) -> None:
    rules = rules_of(variant)
    match = random_match(rules, REFEREE, seats, seed, steps=30)
    judged = [step.state for step in match if isinstance(step.state.phase, Judging)]
    running = [state for state in judged if state.paused_ms is None]
    assume(running and running[0].setup.options.decision_ms)
    for state in running:
        verdict = verdict_by_ticks(state, rules, REFEREE, repeat(0))
        for schedule in range(2):
            late = lateness(Random(schedule))
            assert verdict_by_ticks(state, rules, REFEREE, late) == verdict


def states_of_all_kinds() -> list[tuple[str, MatchState]]:
    """A state for each mixture of phase, pause, undo request and curtain that comes up."""
    found: dict[tuple[object, ...], tuple[str, MatchState]] = {}
    for variant in ("literaxx-en", "wordstream-en"):
        rules = rules_of(variant)
        for seed in range(8):
            for step in random_match(rules, REFEREE, 2 + seed % 3, seed, steps=120):
                state = step.state
                kind = (
                    variant,
                    type(state.phase),
                    state.paused_ms is None,
                    state.poll is None,
                    isinstance(state.phase, Composing) and state.phase.has_curtain,
                    bool(state.left),
                    any(state.lost_ms),
                )
                found.setdefault(kind, (variant, state))
    return list(found.values())


STATES = states_of_all_kinds()


def with_right_id(command: cmd.Command, state: MatchState) -> cmd.Command:
    """The command about the matter at hand, so that it is looked at more closely."""
    match command, state.phase:
        case (
            (cmd.Propose() | cmd.Exchange() | cmd.Shuffle() | cmd.Pass()),
            Composing(turn_id=id_),
        ):
            return msgspec.structs.replace(command, turn_id=id_)
        case ((cmd.Accept() | cmd.Check()), Judging(proposal_id=id_)):
            return msgspec.structs.replace(command, proposal_id=id_)
        case cmd.RequestUndo(), _ if state.undo is not None:
            return msgspec.structs.replace(command, proposal_id=state.undo.proposal_id)
        case cmd.AnswerUndo(), _ if state.poll is not None:
            return msgspec.structs.replace(command, request_id=state.poll.request_id)
        case _:
            return command


@settings(max_examples=settings().max_examples * 4)
@given(
    st.sampled_from(STATES),
    st.one_of([st.from_type(kind) for kind in cmd.Command.__args__]),
    st.integers(-3, 5) | st.integers(),
    st.integers(0, 2**63),
    st.booleans(),
)
def test_the_oddest_command_gives_events_or_a_refusal_and_changes_nothing(
    at: tuple[str, MatchState], command: cmd.Command, seat: int, at_ms: int, right: bool
) -> None:
    variant, state = at
    before = msgspec.json.encode(state)
    stamped = cmd.Stamped(with_right_id(command, state) if right else command, seat, at_ms, 5)
    told = decide(state, stamped, rules_of(variant), REFEREE)
    assert isinstance(told, Refusal | tuple)
    assert msgspec.json.encode(state) == before


def test_the_states_for_odd_commands_are_of_many_kinds() -> None:
    assert len(STATES) > 30


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_of_each_variant_keeps_every_law_to_its_end(variant: str) -> None:
    tally = Tally()
    play_to_the_end(rules_of(variant), seed=len(variant), tally=tally)
    assert tally.matches == 1
    assert tally.steps > 20
