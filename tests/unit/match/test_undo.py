# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo by consent: when it may be asked for, what it brings back, what goes on without it."""

from collections.abc import Callable

import msgspec
import pytest

from literaxx.match import commands as cmd
from literaxx.match.events import BagShuffled, UndoAgreed, UndoDone, UndoEnd, UndoEnded
from literaxx.match.refusals import Reason
from literaxx.match.setup import Options, SeatKind, SeatSpec
from literaxx.match.state import Composing, Judging
from tests.kit.matches import AcceptAll, asked, persons
from tests.kit.scripts import PATIENT, Story, letter_story, story

TIMED = Options(decision_ms=10_000, move_ms=60_000, game_ms=600_000)
COMPUTER = SeatSpec("Casual", SeatKind.COMPUTER, level="casual")


def two(words: str = "", options: Options = PATIENT, bag: str | None = None) -> Story:
    return story("CABDE", "ACEEA", words=words, options=options, bag=bag)


def three(options: Options = PATIENT, *places: int) -> Story:
    return story("CABDE", "ACEEA", "BADEE", seats=persons(*(places or (0, 1, 2))), options=options)


def ask(match: Story, seat: int = 0) -> cmd.RequestUndo:
    """A request for the last proposal."""
    undo = match.state.undo
    return cmd.RequestUndo(undo.proposal_id if undo else match.proposal_id)


def asked_now(match: Story) -> list[int]:
    """Who is to answer the request now."""
    return asked(match.state.poll.ballots) if match.state.poll else []


# When it may be asked for.


@pytest.mark.parametrize("ms", [0, 1, 9_999])
def test_the_mover_may_ask_within_ten_seconds_of_his_ok(ms: int) -> None:
    match = two().waits(3_000).lays("3C", "CAB").waits(ms).asks()
    assert match.outcome == "undo-requested"
    assert asked_now(match) == [1]


@pytest.mark.parametrize("ms", [10_000, 10_001])
def test_after_ten_seconds_it_is_too_late_though_nobody_has_answered(ms: int) -> None:
    match = two().lays("3C", "CAB").waits(ms)
    assert match.refusal(0, ask(match)) is Reason.UNDO_TOO_LATE
    assert isinstance(match.state.phase, Judging)


@pytest.mark.parametrize(("ms", "in_time"), [(9_999, True), (10_000, False)])
def test_after_the_word_stood_the_ten_seconds_still_count_from_ok(ms: int, in_time: bool) -> None:
    match = two().lays("3C", "CAB").waits(4_000).accepted().waits(ms - 4_000)
    if in_time:
        assert match.asks().agrees(1).mover == 0
    else:
        assert match.refusal(0, ask(match)) is Reason.UNDO_TOO_LATE


def test_only_the_mover_may_ask() -> None:
    match = two().lays("3C", "CAB")
    assert match.refusal(1, ask(match)) is Reason.NO_UNDO


def test_before_any_word_there_is_nothing_to_undo() -> None:
    match = two()
    assert match.refusal(0, cmd.RequestUndo(match.turn.turn_id)) is Reason.NO_UNDO


@pytest.mark.parametrize("deed", ["passes", "exchanges"])
def test_undo_is_for_words_only(deed: str) -> None:
    match = two()
    match = match.passes() if deed == "passes" else match.exchanges("CA")
    assert match.state.undo is None


@pytest.mark.parametrize(("words", "turns"), [("CAB", "0 played"), ("", "0 refused")])
def test_once_the_dictionary_was_asked_there_is_no_undo(words: str, turns: str) -> None:
    match = two(words).lays("3C", "CAB").checks(1)
    assert match.turns == turns
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO


def test_once_silence_has_asked_the_dictionary_there_is_no_undo() -> None:
    options = Options(decision_ms=5_000, silence_checks=True)
    match = two("CAB", options).lays("3C", "CAB").waits(5_000)
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO


def test_a_decision_time_that_runs_out_comes_before_a_request_of_the_same_moment() -> None:
    options = Options(decision_ms=5_000, silence_checks=True)
    match = two("CAB", options).lays("3C", "CAB")
    match.now_ms = 5_000
    assert match.refusal(0, ask(match)) is Reason.OVERDUE
    match.waits(0)
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO


def test_after_the_game_there_is_no_undo() -> None:
    match = two(bag="").lays("3C", "CAB").accepted().passes().lays("D4", "DE").accepted()
    assert match.end.out == 0
    assert match.state.undo is None
    assert match.refusal(0, ask(match)) is Reason.GAME_OVER


@pytest.mark.parametrize(
    "act",
    [
        lambda match: match.passes(),
        lambda match: match.exchanges("AC"),
        lambda match: match.lays("D4", "CE"),
        lambda match: match.waits(5_000),  # his move time
    ],
    ids=["pass", "exchange", "ok", "time"],
)
def test_once_a_later_player_has_acted_there_is_no_undo(act: Callable[[Story], Story]) -> None:
    options = Options(decision_ms=0, move_ms=5_000)
    match = two(options=options).lays("3C", "CAB").accepted()
    act(match)
    assert match.now_ms < 10_000
    assert match.refusal(0, ask(match)) in (Reason.NO_UNDO, Reason.STALE)
    assert match.refusal(0, cmd.RequestUndo(match.proposal_id)) is Reason.NO_UNDO


def test_once_a_later_player_has_shuffled_there_is_no_undo() -> None:
    match = letter_story().draws("A1", "B1").accepted().shuffles()
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO


def test_what_a_later_player_arranges_does_not_count() -> None:
    match = two().lays("3C", "CAB").accepted().arranges(1, "EEAAC").asks().agrees(1)
    assert match.mover == 0
    assert match.racks[1] == "EEAAC"


def test_a_later_players_leaving_does_not_count() -> None:
    match = three().lays("3C", "CAB").accepted().leaves(1).asks()
    assert asked_now(match) == [2]
    match.agrees(2)
    assert match.mover == 0
    assert match.turns == ""


def test_later_turns_that_are_skipped_do_not_count_and_come_back() -> None:
    options = Options(decision_ms=0, wrong_check_penalty=True)
    match = three(options)
    match.referee = AcceptAll()
    match.passes().passes().lays("3C", "BAD").checks(1)  # the wrong check costs seat 1 a turn
    assert match.mover == 0
    match.lays("C3", ".AC").accepted()
    assert match.turns.endswith("0 played, 1 skipped")
    assert match.seats[1].penalties == 0
    match.asks().agrees(1, 2)
    assert match.turns.endswith("2 played")
    assert match.seats[1].penalties == 1
    match.lays("C3", ".AC").accepted()
    assert match.turns.endswith("0 played, 1 skipped")


def test_the_mover_may_ask_when_his_next_turn_has_begun_because_others_were_skipped() -> None:
    match = two(options=Options(decision_ms=0, game_ms=20_000))
    match.passes().waits(20_000)  # seat 1 has no time left
    match.lays("3C", "CAB").accepted()
    assert match.mover == 0
    first = match.turn.turn_id
    match.asks().agrees(1)
    assert match.turns == "0 passed, 1 skipped"
    assert match.turn.turn_id > first


def test_his_own_next_word_ends_the_chance_for_the_one_before() -> None:
    match = two(options=Options(decision_ms=0, game_ms=20_000))
    match.passes().waits(20_000).lays("3C", "CAB").accepted()
    old = match.state.undo
    assert old is not None
    match.lays("D4", "DE")
    assert match.refusal(0, cmd.RequestUndo(old.proposal_id)) is Reason.STALE


# Once a turn.


def test_a_refused_request_is_the_only_one_of_a_turn() -> None:
    match = two().lays("3C", "CAB").asks().refuses(1)
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO


def test_a_granted_request_is_the_only_one_of_a_turn() -> None:
    match = two().lays("3C", "CAB").asks().agrees(1).lays("3C", "BAD")
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO
    match.accepted()
    assert match.refusal(0, cmd.RequestUndo(match.proposal_id)) is Reason.NO_UNDO


def test_the_next_turn_has_a_request_of_its_own() -> None:
    match = two().lays("3C", "CAB").asks().agrees(1).lays("3C", "CAB").accepted()
    match.lays("D4", "CE").asks()
    assert match.outcome == "undo-requested"


def test_while_one_request_is_answered_there_is_no_other() -> None:
    match = two().lays("3C", "CAB").asks()
    assert match.refusal(0, ask(match)) is Reason.UNDO_PENDING


# All agree.


def test_all_agree_and_everything_is_as_it_was_just_before_ok() -> None:
    match = three(TIMED).waits(20_000).passes().waits(20_000).passes().passes()
    match.waits(7_000)
    before = match.state.progress
    match.lays("3C", "CAB").accepts(1, 2).waits(3_000)
    assert match.racks[0] != "CABDE"
    match.asks().agrees(1).waits(1_000).agrees(2)
    assert match.outcome == "undo-agreed undo-done bag-shuffled"
    after = match.state.progress
    spent = msgspec.structs.replace(before.seats[0], game_ms_left=573_000)
    assert after.seats == (spent, *before.seats[1:])
    assert after.seats[0].passes == 1
    assert after.history == before.history
    assert after.zero_turns == before.zero_turns
    assert after.table.board == before.table.board
    assert after.table.scores == before.table.scores
    assert after.table.racks == before.table.racks
    assert sorted(after.table.bag) == sorted(before.table.bag)
    assert match.clock(0) == (573_000, 53_000)
    assert match.mover == 0


def test_the_bag_is_mixed_again_so_that_no_drawn_tile_can_be_foreseen() -> None:
    match = two()
    before = match.state.table.bag
    match.lays("3C", "CAB").accepted().asks().agrees(1)
    assert isinstance(match.latest[-1], BagShuffled)
    assert match.state.table.bag != before
    assert sorted(match.state.table.bag) == sorted(before)


def test_with_an_empty_bag_there_is_nothing_to_mix() -> None:
    match = two(bag="").lays("3C", "CAB").asks().agrees(1)
    assert match.outcome == "undo-agreed undo-done"


def test_a_word_may_be_undone_while_it_is_judged() -> None:
    match = three().lays("3C", "CAB").accepts(1).asks().agrees(1, 2)
    assert match.mover == 0
    assert match.state.table.board.is_empty()
    match.lays("3C", "BAD").accepts(1, 2)  # nobody's earlier answer counts
    assert match.scores == (6, 0, 0)


def test_one_agreement_of_two_is_not_enough() -> None:
    match = three().lays("3C", "CAB").asks().agrees(1)
    assert match.latest == (UndoAgreed(1),)
    assert asked_now(match) == [2]


def test_the_order_on_the_others_racks_is_kept_and_the_movers_is_that_before_ok() -> None:
    match = two().arranges(0, "EDBAC").lays("3C", "CAB").arranges(1, "EEAAC").arranges(0, "CABDE")
    match.asks().agrees(1)
    assert match.racks == ("EDBAC", "EEAAC")


@pytest.mark.parametrize(
    ("composed_ms", "left_ms"),
    [(0, 60_000), (45_000, 15_000), (45_001, 15_000), (59_999, 15_000), (44_999, 15_001)],
)
def test_the_move_time_is_as_it_was_but_at_least_fifteen_seconds(
    composed_ms: int, left_ms: int
) -> None:
    match = two(options=TIMED).waits(composed_ms).lays("3C", "CAB").waits(2_000).asks()
    match.waits(5_000).agrees(1)
    assert match.clock(0) == (600_000 - composed_ms, left_ms)
    assert match.waits(left_ms - 1).mover == 0
    assert match.waits(1).mover == 1


def test_low_game_time_is_as_it_was() -> None:
    options = Options(decision_ms=0, game_ms=20_000, move_ms=30_000)
    match = two(options=options).waits(19_500).lays("3C", "CAB").asks().agrees(1)
    assert match.clock(0) == (500, 15_000)
    assert match.waits(499).mover == 0
    assert match.waits(1).turns == "0 skipped"


def test_a_later_players_composing_time_comes_back_to_him() -> None:
    match = two(options=TIMED).lays("3C", "CAB").accepted().waits(6_000)
    assert match.clock(1) == (594_000, 54_000)
    match.asks().agrees(1)
    assert match.clock(1) == (600_000, None)


def test_the_movers_clock_starts_with_the_last_answer() -> None:
    match = two(options=TIMED).waits(10_000).lays("3C", "CAB").asks().waits(9_000).agrees(1)
    assert match.clock(0) == (590_000, 50_000)
    assert match.waits(1_000).clock(0) == (589_000, 49_000)


def test_undo_gives_the_old_letters_back() -> None:
    match = letter_story()
    before = match.state.table.board
    match.draws("A1", "B2", "C2").accepted()
    assert match.state.table.board != before
    match.asks().agrees(1)
    assert match.state.table.board == before
    assert match.state.turn_number == 1
    assert match.scores == (0, 0)


def test_shuffles_before_ok_stay_used() -> None:
    match = letter_story().shuffles().draws("A1", "B1").asks().agrees(1)
    assert match.seats[0].shuffles == 1


# Refused, or silent.


def test_one_refusal_is_enough_and_play_goes_on() -> None:
    match = three().lays("3C", "CAB").accepts(1).asks().agrees(1).refuses(2)
    assert match.latest == (UndoEnded(UndoEnd.REFUSED, 2, 0),)
    phase = match.state.phase
    assert isinstance(phase, Judging)
    assert asked(phase.ballots) == [2]  # the answer given counts
    match.accepts(2)
    assert match.turns == "0 played"


@pytest.mark.parametrize(("ms", "is_over"), [(9_999, False), (10_000, True), (10_001, True)])
def test_ten_seconds_without_an_answer_from_each_end_the_request(ms: int, is_over: bool) -> None:
    match = three().lays("3C", "CAB").waits(2_000).asks().agrees(1).waits(ms)
    assert (match.state.poll is None) == is_over
    if is_over:
        assert match.latest == (UndoEnded(UndoEnd.SILENCE, 2, 12_000),)


def test_while_the_request_is_answered_judging_stands_still() -> None:
    match = two(options=Options(decision_ms=10_000)).lays("3C", "CAB").waits(4_000).asks()
    match.waits(9_000).refuses(1)
    assert match.waits(5_999).turns == ""
    assert match.waits(1).turns == "0 played"


def test_while_the_request_is_answered_the_next_players_clock_stands_still() -> None:
    match = two(options=TIMED).lays("3C", "CAB").accepted().waits(6_000).asks()
    assert match.waits(7_000).clock(1) == (594_000, 54_000)
    match.refuses(1)
    assert match.clock(1) == (594_000, 54_000)
    assert match.waits(53_999).mover == 1
    assert match.waits(1).mover == 0


def test_a_request_at_a_curtain_keeps_the_curtains_time() -> None:
    match = story("CABDE", "ACEEA", seats=persons(0, 0), options=TIMED).lays("3C", "CAB")
    match.accepted().waits(4_000).asks().waits(8_000).refuses(1)
    assert match.waits(6_000).clock(1) == (600_000, 60_000)
    assert match.waits(1).clock(1) == (599_999, 59_999)


def test_an_unasked_limit_stays_unlimited() -> None:
    match = two().lays("3C", "CAB").asks().waits(3_000).refuses(1).waits(10**8)
    assert isinstance(match.state.phase, Judging)


# At a shared screen.


def test_persons_at_one_screen_answer_one_after_another_each_with_ten_seconds() -> None:
    match = three(PATIENT, 0, 0, 0).lays("3C", "CAB").asks()
    assert asked_now(match) == [1]
    assert match.refusal(2, cmd.AnswerUndo(match.request_id, agree=False)) is Reason.NOT_ASKED
    match.waits(9_000).agrees(1)
    assert match.outcome == "undo-agreed undo-asked"
    assert asked_now(match) == [2]
    match.waits(9_999).agrees(2)
    assert match.mover == 0


def test_silence_of_the_first_person_at_a_screen_ends_the_request() -> None:
    match = three(PATIENT, 0, 0, 0).lays("3C", "CAB").asks().waits(10_000)
    assert match.latest == (UndoEnded(UndoEnd.SILENCE, 1, 10_000),)


def test_an_answer_to_an_undo_cannot_be_changed() -> None:
    match = three().lays("3C", "CAB").asks().agrees(1)
    again = cmd.AnswerUndo(match.request_id, agree=False)
    assert match.refusal(1, again) is Reason.ALREADY_ANSWERED


@pytest.mark.parametrize(("ms", "in_time"), [(9_999, True), (10_000, False)])
def test_at_a_shared_screen_undo_stays_possible_until_ten_seconds_after_the_word_stood(
    ms: int, in_time: bool
) -> None:
    match = three(PATIENT, 0, 0, 0).lays("3C", "CAB").waits(60_000).accepts(1).waits(60_000)
    match.accepts(2).waits(ms)
    if in_time:
        assert match.asks().outcome == "undo-requested"
    else:
        assert match.refusal(0, ask(match)) is Reason.UNDO_TOO_LATE


def test_once_the_next_persons_curtain_is_lifted_there_is_no_undo() -> None:
    match = three(PATIENT, 0, 0, 1).lays("3C", "CAB").accepted().lifts()
    assert match.refusal(0, ask(match)) is Reason.NO_UNDO


def test_a_curtain_lifted_at_another_screen_does_not_matter() -> None:
    match = three(PATIENT, 0, 1, 1).lays("3C", "CAB").accepted().lifts()
    assert match.asks().outcome == "undo-requested"


def test_lifting_ones_own_curtain_does_not_end_ones_own_chance() -> None:
    options = Options(decision_ms=0, game_ms=20_000)
    match = story("CABDE", "ACEEA", seats=persons(0, 0), options=options).passes()
    match.waits(30_000).lays("3C", "CAB").accepted()  # seat 1 has no time left
    assert match.mover == 0
    assert match.lifts().asks().outcome == "undo-requested"


def test_an_undone_turn_at_a_shared_screen_begins_behind_the_curtain_again() -> None:
    match = story("CABDE", "ACEEA", seats=persons(0, 0), options=TIMED)
    match.waits(2_000).lays("3C", "CAB").asks().agrees(1)
    assert match.latest[1] == UndoDone(0, has_curtain=True, clock_from_ms=12_000)
    assert match.waits(10_000).clock(0) == (600_000, 60_000)


FAR_PAIR = (SeatSpec("Ana"), COMPUTER, SeatSpec("Bo", place=1), SeatSpec("Cy", place=1))


def test_computers_and_one_person_at_each_screen_are_asked_at_once() -> None:
    match = story("CABDE", "ACEEA", "BADEE", "AEBDD", seats=FAR_PAIR).lays("3C", "CAB").asks()
    assert asked_now(match) == [1, 2]
    assert asked_now(match.agrees(2)) == [1, 3]
    assert match.agrees(3, 1).mover == 0


def test_a_person_alone_at_his_screen_has_ten_seconds_from_ok_whoever_judges() -> None:
    match = story("CABDE", "ACEEA", "BADEE", "AEBDD", seats=FAR_PAIR).lays("3C", "CAB")
    match.waits(10_000)
    assert isinstance(match.state.phase, Judging)
    assert match.refusal(0, ask(match)) is Reason.UNDO_TOO_LATE


def test_in_letter_games_a_shared_screen_has_no_curtain_but_the_longer_chance() -> None:
    match = letter_story(seats=persons(0, 0)).draws("A1", "B1").waits(50_000).accepted()
    assert isinstance(match.state.phase, Composing)
    assert match.waits(9_999).asks().outcome == "undo-requested"
