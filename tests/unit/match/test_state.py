# SPDX-License-Identifier: GPL-3.0-or-later
"""Ranking, opponents, and what a phase does not have."""

import msgspec
import pytest

from literaxx.match.state import BrokenMatch, MatchState
from tests.kit.matches import persons
from tests.kit.scripts import letter_story, story


def with_scores(*scores: int, left: tuple[int, ...] = ()) -> MatchState:
    state = letter_story(seats=persons(*range(len(scores)))).state
    table = msgspec.structs.replace(state.table, scores=scores)
    return msgspec.structs.replace(state.with_table(table), left=frozenset(left))


@pytest.mark.parametrize(
    ("scores", "left", "ranking"),
    [
        ((10, 30, 20), (), ((1, 1), (2, 2), (3, 0))),
        ((30, 30, 20), (), ((1, 0), (1, 1), (3, 2))),
        ((30, 20, 20, 20), (), ((1, 0), (2, 1), (2, 2), (2, 3))),
        ((10, 30, 30, 20), (), ((1, 1), (1, 2), (3, 3), (4, 0))),
        ((-5, -5), (), ((1, 0), (1, 1))),
        ((10, 99, 20), (1,), ((1, 2), (2, 0), (3, 1))),
        ((10, 99, 10, 98), (1, 3), ((1, 0), (1, 2), (3, 1), (4, 3))),
        ((10, 7, 7), (1, 2), ((1, 0), (2, 1), (2, 2))),
    ],
)
def test_the_highest_total_wins_equal_ones_share_and_leavers_rank_last(
    scores: tuple[int, ...], left: tuple[int, ...], ranking: tuple[tuple[int, int], ...]
) -> None:
    assert with_scores(*scores, left=left).ranking() == ranking


def test_opponents_come_in_turn_order_after_the_seat() -> None:
    assert with_scores(0, 0, 0, 0).opponents(2) == (3, 0, 1)
    assert with_scores(0, 0, 0, 0, left=(0,)).opponents(2) == (3, 1)


def test_turns_are_numbered_from_1() -> None:
    match = story("CABDE", "ACEEA")
    assert match.state.turn_number == 1
    assert match.lays("3C", "CAB").state.turn_number == 1
    assert match.accepted().state.turn_number == 2


def test_asking_for_what_a_phase_has_not_is_a_fault() -> None:
    composing = story("CABDE", "ACEEA")
    judging = story("CABDE", "ACEEA").lays("3C", "CAB")
    with pytest.raises(BrokenMatch, match="nothing is being judged"):
        _ = composing.state.judging
    with pytest.raises(BrokenMatch, match="no undo is asked for"):
        _ = composing.state.answering
    with pytest.raises(BrokenMatch, match="nobody is composing"):
        _ = judging.state.composing
