# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may see. The law that views and redacted events agree has a test of its own."""

import pytest

from literaxx.match.events import Event, TilesDrawn
from literaxx.match.views import Eyes, redact, view
from tests.kit.scripts import Story, letter_story, story


def judged() -> Story:
    return story("CABDE", "ACEEA", "BADEE").lays("3C", "CAB").accepts(1)


@pytest.mark.parametrize(
    ("seat", "racks"),
    [
        (0, ("CABDE", "*****", "*****")),
        (1, ("*****", "ACEEA", "*****")),
        (None, ("*****", "*****", "*****")),
        (frozenset((0, 2)), ("CABDE", "*****", "BADEE")),
        (frozenset(), ("*****", "*****", "*****")),
    ],
)
def test_a_seat_sees_its_own_rack_and_how_many_tiles_others_have(
    seat: Eyes, racks: tuple[str, ...]
) -> None:
    seen = view(judged().state, seat).table
    assert tuple("".join(rack) for rack in seen.racks) == racks
    assert seen.bag == ("*",) * 16


def test_the_chance_for_undo_hides_what_the_table_hides() -> None:
    state = view(judged().accepts(2).state, 1)
    assert state.undo is not None
    before = state.undo.before.table
    assert ["".join(rack) for rack in before.racks] == ["*****", "ACEEA", "*****"]
    assert set(before.bag) == {"*"}


def test_what_lies_open_is_seen_by_all() -> None:
    state = judged().state
    for seat in (0, 1, 2, None):
        seen = view(state, seat)
        assert seen.phase == state.phase
        assert seen.table.board == state.table.board
        assert seen.table.scores == state.table.scores
        assert seen.progress.history == state.progress.history


def test_at_the_end_racks_are_seen_and_the_bag_is_not() -> None:
    state = story("CABDE", "ACEEA").leaves(0).state
    seen = view(state, None).table
    assert seen.racks == state.table.racks
    assert set(seen.bag) == {"*"}


def test_a_view_of_a_view_is_the_view() -> None:
    state = judged().state
    for seat in (0, 1, None):
        assert view(view(state, seat), seat) == view(state, seat)
        assert view(view(state, seat), None) == view(state, None)


def test_a_draw_is_seen_by_the_one_who_draws() -> None:
    drawn = TilesDrawn(1, ("A", "B"))
    assert redact(drawn, 1) == drawn
    assert redact(drawn, frozenset((1, 2))) == drawn
    assert redact(drawn, frozenset((0, 2))) == redact(drawn, None) == TilesDrawn(1, ("*", "*"))


def test_nothing_but_tiles_is_ever_covered() -> None:
    match = letter_story().shuffles().draws("A1", "B1").asks().agrees(1).passes().leaves(0)
    events: list[Event] = match.events
    assert [redact(event, None) for event in events] == events
