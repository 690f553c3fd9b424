# SPDX-License-Identifier: GPL-3.0-or-later
"""How a word is judged: by whom, how long, and what comes of it. Undo has a module of its own."""

from collections.abc import Callable

import pytest

from literaxx.match import commands as cmd
from literaxx.match.events import (
    CheckCause,
    OpponentAnswered,
    PenaltyGiven,
    WordsChecked,
    WordVerdict,
)
from literaxx.match.refusals import Reason
from literaxx.match.setup import Options, SeatKind, SeatSpec
from literaxx.match.state import Judging, TurnRecord
from tests.kit.matches import asked, persons
from tests.kit.scripts import PATIENT, Story, letter_story, story

ACCEPTING = Options(decision_ms=10_000, silence_checks=False)
CHECKING = Options(decision_ms=10_000, silence_checks=True)
PUNISHING = Options(decision_ms=0, wrong_check_penalty=True)
COMPUTER = SeatSpec("Casual", SeatKind.COMPUTER, level="casual")


def three(words: str = "", options: Options = PATIENT, *places: int) -> Story:
    """Three players, by default each at a PC of his own."""
    seats = persons(*(places or (0, 1, 2)))
    return story("CABDE", "ACEEA", "BADEE", words=words, seats=seats, options=options)


def asked_now(match: Story) -> list[int]:
    """Who is to answer the proposal now."""
    phase = match.state.phase
    return asked(phase.ballots) if isinstance(phase, Judging) else []


def last_turn(match: Story) -> TurnRecord:
    return match.state.progress.history[-1]


# Accepting and checking.


def test_every_opponent_decides() -> None:
    assert asked_now(three().lays("3C", "CAB")) == [1, 2]


def test_a_word_that_all_accept_stands_though_it_does_not_exist() -> None:
    match = three(words="").lays("3C", "CBA").accepts(2, 1)
    assert match.outcome == "opponent-answered play-stood tiles-drawn turn-began"
    assert match.state.table.board.to_text().splitlines()[2] == "..CBA.."
    assert match.scores == (7, 0, 0)
    assert match.mover == 1


def test_one_acceptance_does_not_settle_it() -> None:
    match = three().lays("3C", "CAB").accepts(1)
    assert match.outcome == "opponent-answered"
    assert asked_now(match) == [2]


def test_that_somebody_has_answered_is_shown_but_not_what() -> None:
    match = three().lays("3C", "CAB").accepts(1)
    assert match.latest == (OpponentAnswered(1),)
    assert OpponentAnswered.__struct_fields__ == ("seat",)


def test_an_answer_cannot_be_changed() -> None:
    match = three().lays("3C", "CAB").accepts(1)
    for command in (cmd.Check(match.proposal_id), cmd.Accept(match.proposal_id)):
        assert match.refusal(1, command) is Reason.ALREADY_ANSWERED


def test_the_mover_does_not_judge_his_own_word() -> None:
    match = three().lays("3C", "CAB")
    assert match.refusal(0, cmd.Accept(match.proposal_id)) is Reason.NOT_ASKED


def test_the_first_check_settles_it_whatever_others_answered() -> None:
    match = three(words="CAB").lays("3C", "CAB").accepts(2).checks(1)
    assert match.outcome == "words-checked play-stood tiles-drawn turn-began"
    assert match.latest[0] == WordsChecked(1, CheckCause.SAID, (WordVerdict("CAB", True),))
    assert match.scores == (7, 0, 0)
    assert last_turn(match).checked_by == 1


def test_a_refused_word_goes_back_scores_nothing_and_costs_the_turn() -> None:
    match = three(words="CAB").lays("3C", "CBA").checks(2)
    assert match.outcome == "words-checked play-refused turn-began"
    assert match.state.table.board.is_empty()
    assert match.racks[0] == "CABDE"
    assert match.scores == (0, 0, 0)
    assert match.mover == 1
    assert match.turns == "0 refused"
    assert last_turn(match).verdicts == (WordVerdict("CBA", False),)


def test_every_word_is_looked_up_and_one_bad_word_refuses_the_play() -> None:
    match = three(words="CAB BED CE DE").lays("3C", "CAB").accepted()
    match.lays("4C", "AE").checks(2)  # beside CAB: AE across, CA and AE down
    words = {verdict.word: verdict.is_good for verdict in last_turn(match).verdicts}
    assert words == {"AE": False, "CA": False}
    assert match.scores == (7, 0, 0)


def test_a_play_stands_when_all_its_words_exist() -> None:
    match = three(words="CAB AE CA").lays("3C", "CAB").accepted()
    match.lays("4C", "AE").checks(2)
    assert all(verdict.is_good for verdict in last_turn(match).verdicts)
    assert match.scores[1] > 0


def test_a_blank_is_looked_up_as_the_letter_it_stands_for() -> None:
    match = story("C?BDE", "ACEEA", words="CAB").lays("3C", "CaB").checks(1)
    assert last_turn(match).verdicts == (WordVerdict("CAB", True),)
    assert match.scores[0] == 6


def test_a_refused_line_leaves_the_letters_where_they_are() -> None:
    match = letter_story(words="")
    before = match.state.table.board
    match.draws("A1", "B1", "C1").checks(1)
    assert match.turns == "0 refused"
    assert match.state.table.board == before
    assert match.scores == (0, 0)


def test_a_line_that_stands_brings_new_letters_to_its_cells_only() -> None:
    match = letter_story()
    before = match.state.table.board
    match.draws("A1", "B2", "C2").accepted()
    after = match.state.table.board
    line = {(0, 0), (1, 1), (1, 2)}
    for one, two in zip(before.placements(), after.placements(), strict=True):
        if tuple(one.square) not in line:
            assert one == two
    assert match.outcome == "opponent-answered play-stood letters-changed turn-began"
    assert match.scores == (6, 0)  # three letters, and the crossing of C, A, A and R


# The time to decide.


@pytest.mark.parametrize(("ms", "turns"), [(9_999, ""), (10_000, "0 played"), (10_001, "0 played")])
def test_where_a_check_has_a_price_silence_accepts(ms: int, turns: str) -> None:
    match = three(options=ACCEPTING).lays("3C", "CBA").waits(ms)
    assert match.turns == turns
    assert match.scores[0] == (7 if turns else 0)


@pytest.mark.parametrize(
    ("ms", "turns"), [(9_999, ""), (10_000, "0 refused"), (10_001, "0 refused")]
)
def test_where_silence_checks_the_dictionary_is_asked(ms: int, turns: str) -> None:
    match = three(options=CHECKING).lays("3C", "CBA").waits(ms)
    assert match.turns == turns
    if turns:
        assert match.outcome == "opponent-silent words-checked play-refused turn-began"
        assert last_turn(match).verdicts == (WordVerdict("CBA", False),)
        assert last_turn(match).checked_by is None


def test_silence_that_checks_punishes_nobody() -> None:
    options = Options(silence_checks=True, wrong_check_penalty=True)
    match = three(words="CAB", options=options).lays("3C", "CAB").waits(10_000)
    assert match.outcome == "opponent-silent words-checked play-stood tiles-drawn turn-began"
    assert [seat.penalties for seat in match.seats] == [0, 0, 0]


def test_one_answer_and_one_silence_settle_it_too() -> None:
    match = three(options=ACCEPTING).lays("3C", "CBA").accepts(2).waits(10_000)
    assert match.outcome == "opponent-silent play-stood tiles-drawn turn-began"


def test_a_check_in_time_settles_it_before_silence_does() -> None:
    match = three(options=ACCEPTING).lays("3C", "CBA").waits(9_999).checks(2)
    assert match.turns == "0 refused"


def test_without_a_limit_a_word_waits_for_every_answer() -> None:
    match = three().lays("3C", "CAB").accepts(1).waits(10**9)
    assert asked_now(match) == [2]


def test_no_clock_runs_while_a_word_is_judged() -> None:
    options = Options(decision_ms=0, move_ms=30_000, game_ms=60_000)
    match = three(options=options).waits(5_000).lays("3C", "CAB").waits(10**6)
    assert [match.clock(seat) for seat in range(3)] == [
        (55_000, None),
        (60_000, None),
        (60_000, None),
    ]


# The price of a wrong check.


def test_a_check_that_finds_all_words_good_costs_the_next_turn() -> None:
    match = three(words="CAB", options=PUNISHING).lays("3C", "CAB").checks(2)
    assert PenaltyGiven(2) in match.latest
    assert match.mover == 1
    match.passes()
    assert match.outcome == "turn-passed turn-skipped turn-began"
    assert match.mover == 0
    match.passes().passes()
    assert match.mover == 2


def test_a_check_that_finds_a_bad_word_costs_nothing() -> None:
    match = three(words="CAB", options=PUNISHING).lays("3C", "CBA").checks(2)
    assert [seat.penalties for seat in match.seats] == [0, 0, 0]


def test_only_the_person_whose_check_settled_it_is_punished() -> None:
    match = three(words="CAB", options=PUNISHING).lays("3C", "CAB").accepts(1).checks(2)
    assert [seat.penalties for seat in match.seats] == [0, 0, 1]


def test_where_the_table_has_it_so_a_wrong_check_costs_nothing() -> None:
    match = three(words="CAB", options=PATIENT).lays("3C", "CAB").checks(1)
    assert match.mover == 1


def test_penalties_add_up() -> None:
    match = three(words="CAB AE CA", options=PUNISHING)
    match.lays("3C", "CAB").checks(2).lays("4C", "AE").checks(2)
    assert match.turns == "0 played, 1 played, 2 skipped"
    assert match.mover == 0
    match.passes().passes()
    assert match.turns.endswith("0 passed, 1 passed, 2 skipped")
    match.passes().passes()
    assert match.mover == 2


def test_the_one_who_is_next_loses_that_very_turn() -> None:
    match = story("CABDE", "ACEEA", words="CAB", options=PUNISHING).lays("3C", "CAB").checks(1)
    assert match.outcome == (
        "words-checked penalty-given play-stood tiles-drawn turn-skipped turn-began"
    )
    assert match.mover == 0


def test_a_turn_lost_to_a_penalty_is_no_pass_and_breaks_no_row() -> None:
    match = three(words="CAB", options=PUNISHING).lays("3C", "CAB").checks(2)
    match.passes()
    assert [seat.passes for seat in match.seats] == [0, 1, 0]
    match.passes().passes().passes()
    assert [seat.passes for seat in match.seats] == [1, 2, 1]
    match.passes()
    assert match.mover == 1


def test_penalties_lapse_with_the_game() -> None:
    match = story("CABDE", "ACEEA", words="CAB ADE", options=PUNISHING, bag="")
    match.lays("3C", "CAB").checks(1).lays("D4", "DE").checks(1)
    assert match.end.out == 0
    assert match.seats[1].penalties == 1


@pytest.mark.parametrize(
    ("settle", "bonus"),
    [
        (lambda match: match.checks(1), 5),
        (lambda match: match.accepts(1), 0),
        (lambda match: match.waits(10_000), 0),
    ],
    ids=["checked", "accepted", "silent"],
)
def test_a_variant_may_give_the_mover_points_for_a_wrong_check_by_somebody(
    settle: Callable[[Story], Story], bonus: int
) -> None:
    switches = {"challenge_bonus": "5"}
    match = story("CABDE", "ACEEA", words="CAB", options=CHECKING, switches=switches)
    assert settle(match.lays("3C", "CAB")).scores[0] == 7 + bonus


# Who is asked when.


def test_persons_at_one_screen_are_asked_one_after_another_each_with_the_full_time() -> None:
    match = three("", ACCEPTING, 0, 0, 0).lays("3C", "CAB")
    assert asked_now(match) == [1]
    match.waits(9_000).accepts(1)
    assert match.outcome == "opponent-answered opponent-asked"
    assert asked_now(match) == [2]
    match.waits(9_999)
    assert asked_now(match) == [2]
    match.waits(1)
    assert match.turns == "0 played"


def test_silence_at_a_shared_screen_goes_on_to_the_next_person() -> None:
    match = three("", ACCEPTING, 0, 0, 0).lays("3C", "CAB").waits(10_000)
    assert match.outcome == "opponent-silent opponent-asked"
    assert asked_now(match) == [2]


def test_silence_that_checks_asks_nobody_further() -> None:
    match = three("", CHECKING, 0, 0, 0).lays("3C", "CBA").waits(10_000)
    assert match.turns == "0 refused"


def test_who_is_not_asked_yet_cannot_answer() -> None:
    match = three("", ACCEPTING, 0, 0, 0).lays("3C", "CAB")
    assert match.refusal(2, cmd.Check(match.proposal_id)) is Reason.NOT_ASKED


def test_different_screens_are_asked_at_the_same_time() -> None:
    match = story(
        "CABDE", "ACEEA", "BADEE", "AEBDD", seats=persons(0, 1, 0, 1), options=ACCEPTING
    ).lays("3C", "CAB")
    assert asked_now(match) == [1, 2]
    match.waits(4_000).accepts(1)
    assert asked_now(match) == [2, 3]
    match.waits(6_000)  # seat 2 is silent, seat 3 has four seconds left
    assert asked_now(match) == [3]
    match.waits(4_000)
    assert match.turns == "0 played"


def test_computers_are_asked_at_once_wherever_they_run() -> None:
    seats = (SeatSpec("Ana"), COMPUTER, SeatSpec("Bo"), COMPUTER)
    match = story("CABDE", "ACEEA", "BADEE", "AEBDD", seats=seats).lays("3C", "CAB")
    assert asked_now(match) == [1, 2, 3]


def test_the_asking_begins_with_the_one_after_the_mover() -> None:
    match = three("", ACCEPTING, 0, 0, 0).passes().lays("3C", "ACE")
    assert asked_now(match) == [2]
    match.accepts(2)
    assert asked_now(match) == [0]
