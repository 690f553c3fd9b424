# SPDX-License-Identifier: GPL-3.0-or-later
"""Events add up to a state, and events that do not belong together are found out."""

import msgspec
import pytest

from literaxx.match import events as ev
from literaxx.match import evolve as module
from literaxx.match.evolve import BrokenMatch, evolve, replay
from literaxx.match.state import MatchState
from literaxx.model.board import Placement
from literaxx.model.geometry import Square
from literaxx.model.scoring import Settlement
from literaxx.model.tiles import Tile
from tests.kit.matches import OddWordsBad, opening_of, random_match, rules_of
from tests.kit.scripts import Story, letter_story, story


def test_a_match_is_its_events() -> None:
    match = story("CABDE", "ACEEA", words="CAB").lays("3C", "CAB").asks().agrees(1)
    match.exchanges("CA").passes().leaves(1)
    assert replay(match.events) == match.state
    assert match.state.count == len(match.events)


def test_every_kind_of_event_has_a_step() -> None:
    missing = [
        kind.__name__
        for kind in ev.Event.__args__
        if kind is not ev.MatchStarted and kind not in module._STEPS
    ]
    assert missing == []


def test_evolving_leaves_the_old_state_as_it_was() -> None:
    match = story("CABDE", "ACEEA")
    before = match.state
    text = msgspec.json.encode(before)
    match.lays("3C", "CAB").accepted()
    assert msgspec.json.encode(before) == text


def started() -> MatchState:
    return replay(story("CABDE", "ACEEA").events[:1])


def test_no_events_are_no_match() -> None:
    with pytest.raises(BrokenMatch, match="no event"):
        replay([])


def test_a_match_begins_with_its_start() -> None:
    with pytest.raises(BrokenMatch, match="begins with its start"):
        evolve(None, ev.SeatLeft(0))


def test_a_match_starts_once() -> None:
    match = story("CABDE", "ACEEA")
    with pytest.raises(BrokenMatch, match="starts once"):
        evolve(match.state, match.events[0])


COMPOSING = story("CABDE", "ACEEA")
JUDGING = story("CABDE", "ACEEA").lays("3C", "CAB")
CELL = Placement(Square(0, 0), Tile("A"))
SUMS = Settlement((), 0, 0)


@pytest.mark.parametrize(
    ("match", "event"),
    [
        (COMPOSING, ev.TilesDrawn(0, ("A",) * 22)),
        (COMPOSING, ev.TilesDrawn(0, ("C",))),
        (COMPOSING, ev.TilesExchanged(0, ("J",), 0)),
        (COMPOSING, ev.RackArranged(0, tuple("CABD"))),
        (COMPOSING, ev.RackArranged(0, tuple("CABDD"))),
        (COMPOSING, ev.OpponentAsked(1, None)),
        (COMPOSING, ev.OpponentAnswered(1)),
        (COMPOSING, ev.OpponentSilent(1)),
        (COMPOSING, ev.WordsChecked(1, ev.CheckCause.SAID, ())),
        (COMPOSING, ev.PlayStood(0, (CELL,), 1, 0)),
        (COMPOSING, ev.PlayRefused(0)),
        (COMPOSING, ev.UndoAsked(1, 0)),
        (COMPOSING, ev.UndoAgreed(1)),
        (COMPOSING, ev.UndoEnded(ev.UndoEnd.REFUSED, 1, 0)),
        (COMPOSING, ev.UndoDone(0, has_curtain=False, clock_from_ms=0)),
        (COMPOSING, ev.Resumed(0, 0)),
        (COMPOSING, ev.RacksRevealed(((),))),
        (COMPOSING, ev.MatchEnded(ev.EndCause.LEFT, None, (SUMS,))),
        (COMPOSING, ev.LettersChanged((Placement(Square(5, 0), Tile("A")),))),
        (COMPOSING, ev.LettersChanged((Placement(Square(0, -1), Tile("A")),))),
        (COMPOSING, ev.TurnBegan(2, has_curtain=False, clock_from_ms=0)),
        (COMPOSING, ev.PenaltyGiven(-1)),
        (COMPOSING, ev.SeatLeft(2)),
        (COMPOSING, ev.LinkLost(9, 0)),
        (JUDGING, ev.TurnPassed(0, ev.PassCause.SAID, 0)),
        (JUDGING, ev.CurtainLifted(0, 0)),
        (JUDGING, JUDGING.events[-1]),
        (JUDGING, ev.PlayStood(0, (Placement(Square(0, 0), Tile("J")),), 1, 0)),
        (JUDGING, ev.PlayStood(0, (Placement(Square(-1, 0), Tile("C")),), 1, 0)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_event_that_cannot_follow_is_found_out(match: Story, event: ev.Event) -> None:
    with pytest.raises(BrokenMatch):
        evolve(match.state, event)


def test_a_missing_event_is_found_out_where_tiles_are_drawn() -> None:
    events = [event for event in COMPOSING.events if not isinstance(event, ev.BagShuffled)]
    with pytest.raises(BrokenMatch):
        replay(events)


def test_help_changes_nothing_but_the_count() -> None:
    state = COMPOSING.state
    after = evolve(state, ev.HelpUsed(0))
    assert msgspec.structs.replace(after, count=state.count) == state


@pytest.mark.parametrize("variant", ["literaxx-en", "wordstream-it"])
def test_events_of_one_match_never_do_more_harm_than_break_in_another(variant: str) -> None:
    rules = rules_of(variant)
    strange: list[ev.Event] = [*opening_of(rules, 4, seed=3)]
    for step in random_match(rules, OddWordsBad(), 4, seed=3, steps=150):
        strange.extend(step.events)
    kinds = {type(event): event for event in strange}
    broken = 0
    for step in random_match(rules, OddWordsBad(), 2, seed=4, steps=40):
        for event in kinds.values():
            try:
                evolve(step.state, event)
            except BrokenMatch:
                broken += 1
    assert broken > 40


def test_a_letter_match_replays_too() -> None:
    match = letter_story().shuffles().draws("A1", "B2").accepted().asks().agrees(1)
    assert replay(match.events) == match.state
