# SPDX-License-Identifier: GPL-3.0-or-later
"""Pausing, leaving, lost links, help, and the order of the rack."""

from collections.abc import Callable

import pytest

from literaxx.match import commands as cmd
from literaxx.match.events import EndCause, RackArranged, SkipCause, UndoEnd, UndoEnded
from literaxx.match.refusals import Reason
from literaxx.match.setup import Millis, Options, SeatKind, SeatSpec
from literaxx.match.state import Composing, Judging
from literaxx.match.times import next_deadline_ms
from literaxx.match.views import redact
from tests.kit.matches import asked, persons
from tests.kit.scripts import PATIENT, Story, letter_story, story

TIMED = Options(decision_ms=10_000, move_ms=60_000, game_ms=600_000)
COMPUTER = SeatSpec("Casual", SeatKind.COMPUTER, level="casual")


def three(options: Options = PATIENT, *places: int) -> Story:
    return story("CABDE", "ACEEA", "BADEE", seats=persons(*(places or (0, 1, 2))), options=options)


def four(*places: int, options: Options = PATIENT) -> Story:
    return story("CABDE", "ACEEA", "BADEE", "AEBDD", seats=persons(*places), options=options)


def judges(match: Story) -> list[int]:
    """Who is to answer the proposal now."""
    return asked(match.state.judging.ballots)


def pollees(match: Story) -> list[int]:
    """Who is to answer the undo request now."""
    return asked(match.state.answering.ballots)


# Pause.


def test_at_one_pc_anyone_may_pause_and_anyone_may_go_on() -> None:
    match = three(PATIENT, 0, 0, 0)
    match.pauses(2).resumes(1).pauses(0).resumes(cmd.HOST)
    assert match.state.paused_ms is None


def test_on_the_lan_the_host_may_pause_and_nobody_else() -> None:
    match = three(PATIENT, 0, 1, 1)
    assert match.refusal(1, cmd.Pause()) is Reason.NOT_YOURS_TO_PAUSE
    match.pauses(0)
    assert match.refusal(1, cmd.Resume()) is Reason.NOT_YOURS_TO_PAUSE


def test_a_computer_does_not_pause() -> None:
    match = story("CABDE", "ACEEA", seats=(SeatSpec("Ana"), COMPUTER))
    assert match.refusal(1, cmd.Pause()) is Reason.NOT_YOURS_TO_PAUSE


def _left(match: Story) -> tuple[object, ...]:
    """All that runs, as time left from now on."""
    state, now_ms = match.state, match.now_ms
    deadline_ms = next_deadline_ms(state)
    until_ms = state.undo.until_ms if state.undo else None
    frozen_ms = state.poll.since_ms if state.poll else now_ms
    return (
        None if deadline_ms is None else deadline_ms - now_ms,
        [match.clock(seat) for seat in range(len(state.setup.seats))],
        None if until_ms is None else until_ms - frozen_ms,
        state.poll is None or now_ms - frozen_ms,
    )


@pytest.mark.parametrize(
    "build",
    [
        lambda: three(TIMED).waits(7_000),
        lambda: three(TIMED, 0, 0, 0).waits(7_000),
        lambda: three(TIMED, 0, 0, 0).waits(7_000).lifts().waits(500),
        lambda: three(TIMED).waits(7_000).lays("3C", "CAB").waits(4_000),
        lambda: three(TIMED, 0, 0, 0).lays("3C", "CAB").waits(4_000).accepts(1).waits(1),
        lambda: three(TIMED).lays("3C", "CAB").waits(4_000).asks().waits(3_000),
        lambda: three(TIMED).lays("3C", "CAB").waits(4_000).accepted().waits(900).asks().waits(60),
        lambda: three(TIMED, 0, 1, 2).loses(0).waits(5_000),
    ],
    ids=["composing", "curtain", "lifted", "judging", "next", "undo", "undo-composing", "lost"],
)
def test_clocks_and_deadlines_stand_still_in_a_pause(build: Callable[[], Story]) -> None:
    match = build()
    before = _left(match)
    match.pauses().waits(3_600_000)
    assert next_deadline_ms(match.state) is None
    assert [match.clock(seat) for seat in range(3)] == before[1]
    match.resumes()
    assert _left(match) == before


def test_after_a_pause_within_an_undo_request_all_goes_on_to_the_millisecond() -> None:
    match = three(TIMED).lays("3C", "CAB").waits(4_000).accepts(1).asks().waits(3_000)
    match.pauses().waits(50_000).resumes().waits(6_999)
    assert match.state.poll is not None
    match.waits(1)
    assert match.latest == (UndoEnded(UndoEnd.SILENCE, 1, 64_000),)
    match.waits(5_999)
    assert isinstance(match.state.phase, Judging)
    match.waits(1)
    assert match.turns == "0 played"


def test_two_pauses_add_up() -> None:
    match = three(TIMED).waits(1_000)
    for _ in range(2):
        match.pauses().waits(5_000).resumes().waits(1_000)
    assert match.clock(0) == (597_000, 57_000)


def test_in_a_pause_nothing_is_played_judged_or_undone() -> None:
    match = three().pauses()
    assert match.refusal(0, cmd.Pass(match.turn.turn_id)) is Reason.PAUSED
    match.resumes().lays("3C", "CAB").pauses()
    assert match.refusal(1, cmd.Accept(match.proposal_id)) is Reason.PAUSED
    match.resumes().asks().pauses()
    assert match.refusal(1, cmd.AnswerUndo(match.request_id, agree=True)) is Reason.PAUSED


def test_a_turn_that_begins_in_a_pause_loses_no_time_to_it() -> None:
    match = three(TIMED).waits(7_000).pauses().waits(30_000).leaves(0).waits(30_000)
    assert match.clock(1) == (600_000, 60_000)
    match.resumes()
    assert match.clock(1) == (600_000, 60_000)
    assert match.waits(1_000).clock(1) == (599_000, 59_000)


# Leaving.


def test_the_mover_leaves_and_his_turn_is_skipped_without_a_pass() -> None:
    match = three(TIMED).waits(5_000).leaves(0)
    assert match.outcome == "seat-left turn-skipped turn-began"
    assert match.state.progress.history[0].skip is SkipCause.LEFT
    assert [seat.passes for seat in match.seats] == [0, 0, 0]
    assert match.clock(0) == (595_000, None)
    assert match.mover == 1


def test_the_turns_of_one_who_has_left_are_skipped() -> None:
    match = three().leaves(1).passes()
    assert match.outcome == "turn-passed turn-skipped turn-began"
    assert match.mover == 2


def test_who_has_left_is_asked_nothing() -> None:
    match = three().leaves(1).lays("3C", "CAB")
    assert judges(match) == [2]
    match.asks()
    assert pollees(match) == [2]


def test_who_has_left_says_nothing_more() -> None:
    match = three().leaves(1)
    assert match.refusal(1, cmd.Leave()) is Reason.HAS_LEFT
    assert match.refusal(1, cmd.ArrangeRack(tuple("AEECA"))) is Reason.HAS_LEFT


def test_the_rack_of_one_who_has_left_counts_as_left_over() -> None:
    match = story("CABDE", "ACEEA", "BADEE", bag="").leaves(1).lays("3C", "CAB").accepted()
    match.passes().lays("D4", "DE").accepted()
    assert match.end.out == 0
    settled = [(one.gained, one.lost) for one in match.end.settlements]
    assert settled == [(15, 0), (0, 7), (0, 8)]


def test_one_seat_left_ends_the_game() -> None:
    match = three().leaves(1).leaves(0)
    assert match.outcome == "seat-left racks-revealed match-ended"
    assert match.end.cause is EndCause.LEFT
    assert match.scores == (-10, -7, -8)


@pytest.mark.parametrize(
    "build",
    [
        lambda: story("CABDE", "ACEEA"),
        lambda: story("CABDE", "ACEEA").lays("3C", "CAB"),
        lambda: story("CABDE", "ACEEA").lays("3C", "CAB").asks(),
        lambda: story("CABDE", "ACEEA").lays("3C", "CAB").accepted().asks(),
        lambda: story("CABDE", "ACEEA").pauses(),
        lambda: story("CABDE", "ACEEA").lays("3C", "CAB").asks().pauses(),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_but_one_may_leave_at_any_moment(build: Callable[[], Story], seat: int) -> None:
    match = build().leaves(seat)
    assert match.end.cause is EndCause.LEFT
    assert match.state.poll is None
    assert match.state.paused_ms is None
    assert next_deadline_ms(match.state) is None
    assert match.state.ranking()[-1][1] == seat


def test_a_judge_leaves_and_his_answer_is_not_waited_for() -> None:
    match = three().lays("3C", "CAB").accepts(1).leaves(2)
    assert match.outcome == "seat-left play-stood tiles-drawn turn-began"
    assert match.mover == 1


def test_a_judge_who_has_answered_leaves_and_the_others_go_on() -> None:
    match = three().lays("3C", "CAB").accepts(1).leaves(1)
    assert match.outcome == "seat-left"
    assert judges(match) == [2]


def test_a_judge_at_a_shared_screen_leaves_and_the_next_is_asked() -> None:
    match = three(TIMED, 0, 0, 0).lays("3C", "CAB").waits(4_000).leaves(1)
    assert match.outcome == "seat-left opponent-asked"
    assert next_deadline_ms(match.state) == 14_000


@pytest.mark.parametrize("leaver", [2, 3])
def test_who_is_not_being_asked_leaves_and_nobody_is_asked_out_of_turn(leaver: int) -> None:
    match = four(0, 0, 0, 0).lays("3C", "CAB").leaves(leaver)
    assert match.outcome == "seat-left"
    assert judges(match) == [1]
    match.accepts(1)
    assert judges(match) == [5 - leaver]


def test_who_has_answered_leaves_and_nobody_is_asked_out_of_turn() -> None:
    match = four(0, 0, 0, 0).lays("3C", "CAB").accepts(1).leaves(1)
    assert judges(match) == [2]


def test_the_mover_leaves_while_his_word_is_judged_and_it_is_judged_on() -> None:
    match = three().lays("3C", "CAB").leaves(0)
    assert match.outcome == "seat-left"
    assert judges(match) == [1, 2]
    match.accepts(1, 2)
    assert match.scores == (7, 0, 0)
    assert match.mover == 1


def test_who_has_left_draws_no_tiles_for_a_word_that_stands_later() -> None:
    match = three().lays("3C", "CAB").leaves(0)
    bag = match.state.table.bag
    match.accepts(1, 2)
    assert match.racks[0] == "DE"
    assert match.state.table.bag == bag


def test_the_word_of_one_who_has_left_cannot_be_undone() -> None:
    match = three().lays("3C", "CAB").leaves(0)
    assert match.state.undo is None


def test_who_goes_out_after_leaving_gains_and_still_ranks_last() -> None:
    match = story("CABDE", "ACEEA", "BADEE", bag="").lays("3C", "CABDE").leaves(0).accepts(1, 2)
    assert match.end.cause is EndCause.WENT_OUT
    assert match.scores[0] > 50
    assert match.state.ranking()[-1] == (3, 0)


def test_the_asker_leaves_and_his_request_with_him() -> None:
    match = three(TIMED).lays("3C", "CAB").waits(4_000).asks().waits(5_000).leaves(0)
    assert match.outcome == "undo-ended seat-left"
    assert match.latest[0] == UndoEnded(UndoEnd.LEFT, 0, 9_000)
    assert judges(match) == [1, 2]
    assert next_deadline_ms(match.state) == 15_000


def test_the_asker_whose_turn_it_is_again_leaves() -> None:
    match = story("CABDE", "ACEEA", "BADEE", options=Options(decision_ms=0, game_ms=20_000))
    match.passes().waits(40_000).lays("3C", "CAB").accepted()  # the others have no time left
    assert match.mover == 0
    match.asks().leaves(0)
    assert match.outcome == ("undo-ended seat-left turn-skipped racks-revealed match-ended")
    assert match.end.cause is EndCause.TIME


def test_one_who_is_asked_for_an_undo_leaves_and_the_rest_decide() -> None:
    match = three().lays("3C", "CAB").asks().leaves(1)
    assert match.outcome == "seat-left"
    assert pollees(match) == [2]
    match.agrees(2)
    assert match.mover == 0


def test_the_last_who_has_not_answered_leaves_and_the_undo_is_done() -> None:
    match = three().lays("3C", "CAB").asks().agrees(1).leaves(2)
    assert match.outcome == "seat-left undo-done bag-shuffled"
    assert match.mover == 0


def test_at_a_shared_screen_the_next_is_asked_for_the_undo() -> None:
    match = four(0, 1, 1, 1).lays("3C", "CAB").asks().waits(6_000).leaves(1)
    assert match.outcome == "seat-left undo-asked"
    assert pollees(match) == [2]
    assert next_deadline_ms(match.state) == 16_000
    assert pollees(match.leaves(3)) == [2]


def test_leaving_settles_no_word_while_an_undo_is_asked_for() -> None:
    match = three().lays("3C", "CAB").accepts(1).asks().leaves(2)
    assert match.outcome == "seat-left"
    assert isinstance(match.state.phase, Judging)
    match.refuses(1)
    assert match.outcome == "undo-ended play-stood tiles-drawn turn-began"


def test_leaving_asks_no_judge_while_an_undo_is_asked_for() -> None:
    match = four(0, 1, 1, 2, options=TIMED).lays("3C", "CAB").waits(4_000).asks()
    match.waits(2_000).leaves(1)
    assert match.outcome == "seat-left undo-asked"
    match.waits(3_000).refuses(2)
    assert match.outcome == "undo-ended opponent-asked"
    ballots = {ballot.seat: ballot.deadline_ms for ballot in match.state.judging.ballots}
    assert ballots[2] == 9_000 + 10_000  # asked only now, so he has the full time
    assert ballots[3] == 9_000 + 6_000


def test_the_next_player_leaves_while_an_undo_is_asked_for_and_is_skipped_after_it() -> None:
    match = three(TIMED).lays("3C", "CAB").accepted().waits(2_000).asks().waits(3_000).leaves(1)
    assert match.outcome == "seat-left"
    assert isinstance(match.state.phase, Composing)
    match.refuses(2)
    assert match.outcome == "undo-ended turn-skipped turn-began"
    assert match.mover == 2
    assert match.clock(2) == (600_000, 60_000)
    assert match.clock(1) == (598_000, None)


def test_the_next_player_leaves_and_the_undo_is_granted() -> None:
    match = three().lays("3C", "CAB").accepted().asks().leaves(1).agrees(2)
    assert match.outcome == "undo-agreed undo-done bag-shuffled"
    assert match.mover == 0
    assert match.passes().mover == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_may_leave_in_a_pause(seat: int) -> None:
    match = three(TIMED).waits(5_000).pauses().waits(60_000).leaves(seat).waits(60_000).resumes()
    assert match.mover == (1 if seat == 0 else 0)
    assert match.clock(match.turn.seat) == ((600_000, 60_000) if seat == 0 else (595_000, 55_000))


def test_a_judge_leaves_in_a_pause_and_the_word_stands_when_nobody_else_is_asked() -> None:
    match = three(TIMED).lays("3C", "CAB").accepts(1).waits(2_000).pauses().leaves(2).waits(9_000)
    assert match.mover == 1
    match.resumes()
    assert match.clock(1) == (600_000, 60_000)


def test_the_asker_leaves_in_a_pause_and_judging_has_the_time_it_had() -> None:
    match = three(TIMED).lays("3C", "CAB").waits(4_000).asks().waits(2_000).pauses()
    match.waits(40_000).leaves(0).waits(10_000).resumes()
    assert match.state.poll is None
    assert next_deadline_ms(match.state) == match.now_ms + 6_000


def test_the_last_unanswered_leaves_in_a_pause_and_the_undone_turn_loses_no_time() -> None:
    match = three(TIMED).waits(9_000).lays("3C", "CAB").asks().agrees(1).pauses()
    match.waits(40_000).leaves(2)
    assert match.outcome == "seat-left undo-done bag-shuffled"
    match.waits(40_000).resumes()
    assert match.clock(0) == (591_000, 51_000)


def test_who_is_asked_next_in_a_pause_has_his_full_time_after_it() -> None:
    match = three(TIMED, 0, 1, 1).lays("3C", "CAB").waits(1_000).asks().waits(5_000).pauses()
    match.waits(40_000).leaves(1).waits(40_000).resumes()
    assert pollees(match) == [2]
    assert next_deadline_ms(match.state) == match.now_ms + 10_000


def test_who_leaves_in_a_letter_game_leaves_nothing_over() -> None:
    match = letter_story().leaves(1)
    assert match.end.cause is EndCause.LEFT
    assert match.scores == (0, 0)


def test_a_row_of_passes_is_complete_without_the_one_who_left_when_the_turn_is_over() -> None:
    match = three().passes().passes().lays("3C", "BAD").accepted().passes().passes().leaves(2)
    assert [seat.passes for seat in match.seats] == [2, 2, 0]
    assert match.end.cause is EndCause.PASSES


def test_leaving_does_not_take_a_turn_from_another_who_is_composing() -> None:
    match = three().passes().passes().lays("3C", "BAD").accepted().passes().passes()
    match.exchanges("EE").leaves(2)
    assert [seat.passes for seat in match.seats] == [2, 2, 0]
    assert match.mover == 0  # he may still break his row
    match.passes()
    assert match.end.cause is EndCause.PASSES


# Lost links.


@pytest.mark.parametrize(
    ("ms", "turns"), [(29_999, ""), (30_000, "0 played"), (30_001, "0 played")]
)
def test_without_a_limit_an_unreachable_judge_is_silent_after_thirty_seconds(
    ms: Millis, turns: str
) -> None:
    match = three().lays("3C", "CAB").accepts(1).waits(100_000).loses(2).waits(ms)
    assert match.turns == turns


def test_an_unreachable_judges_silence_checks_where_silence_checks() -> None:
    options = Options(decision_ms=0, silence_checks=True)
    match = three(options).lays("3C", "CBA").loses(2).waits(30_000)
    assert match.turns == "0 refused"


def test_a_judge_who_is_back_in_time_is_waited_for_again() -> None:
    match = three().lays("3C", "CAB").accepts(1).loses(2).waits(29_999).regains(2).waits(10**6)
    assert judges(match) == [2]
    match.accepts(2)
    assert match.turns == "0 played"


def test_who_is_unreachable_when_he_is_asked_has_thirty_seconds_from_then() -> None:
    match = three().loses(2).waits(100_000).lays("3C", "CAB").accepts(1).waits(29_999)
    assert judges(match) == [2]
    assert match.waits(1).turns == "0 played"


def test_at_a_shared_screen_the_thirty_seconds_count_from_the_asking() -> None:
    match = three(PATIENT, 0, 1, 1).lays("3C", "CAB").loses(1).loses(2).waits(30_000)
    assert match.outcome == "opponent-silent opponent-asked"
    assert match.waits(29_999).turns == ""
    assert match.waits(1).turns == "0 played"


def test_with_a_limit_who_is_unreachable_is_silent_when_it_runs_out() -> None:
    match = three(TIMED).lays("3C", "CAB").accepts(1).waits(9_000).loses(2).waits(999)
    assert match.turns == ""
    assert match.waits(1).turns == "0 played"


def test_an_unreachable_judges_time_stands_still_while_an_undo_is_asked_for() -> None:
    match = three().lays("3C", "CAB").accepts(1).waits(2_000).asks().loses(2)
    match.waits(5_000).refuses(1).waits(29_999)
    assert match.turns == ""
    assert match.waits(1).turns == "0 played"


def test_a_judge_lost_in_a_pause_has_thirty_seconds_after_it() -> None:
    match = three().lays("3C", "CAB").accepts(1).pauses().loses(2).waits(90_000).resumes()
    assert match.waits(29_999).turns == ""
    assert match.waits(1).turns == "0 played"


def test_an_answered_ballot_is_not_opened_again_by_a_lost_link() -> None:
    match = three().lays("3C", "CAB").accepts(1).loses(1).waits(10**6)
    assert judges(match) == [2]


def test_an_unreachable_opponent_refuses_an_undo_by_silence() -> None:
    match = three().lays("3C", "CAB").loses(2).asks().agrees(1).waits(10_000)
    assert match.latest == (UndoEnded(UndoEnd.SILENCE, 2, 10_000),)


def test_the_clock_of_one_who_cannot_be_reached_stands_for_up_to_two_minutes() -> None:
    match = three(TIMED).waits(10_000).loses(0).waits(120_000)
    assert match.clock(0) == (590_000, 50_000)
    assert match.waits(1_000).clock(0) == (589_000, 49_000)
    match.regains(0).waits(1_000)
    assert match.clock(0) == (588_000, 48_000)
    assert match.state.grace_ms == (0, 120_000, 120_000)


def test_the_two_minutes_count_for_the_whole_game() -> None:
    match = three(TIMED).waits(10_000).loses(0).waits(50_000).regains(0)
    assert match.clock(0) == (590_000, 50_000)
    assert match.state.grace_ms[0] == 70_000
    match.waits(5_000).loses(0).waits(70_000)
    assert match.clock(0) == (585_000, 45_000)
    assert match.waits(1_000).clock(0) == (584_000, 44_000)


def test_the_turn_of_one_who_cannot_be_reached_begins_with_his_clock_standing() -> None:
    match = three(TIMED).loses(1).waits(30_000).passes()
    assert match.waits(120_000).clock(1) == (600_000, 60_000)
    assert match.waits(59_999).mover == 1
    assert match.waits(1).mover == 2
    assert match.state.grace_ms[1] == 0


def test_links_lost_in_the_turns_of_others_use_up_nothing() -> None:
    match = three(TIMED).loses(1).waits(50_000).regains(1).passes()
    assert match.state.grace_ms == (120_000,) * 3
    assert match.waits(1_000).clock(1) == (599_000, 59_000)


def test_behind_a_curtain_a_lost_link_uses_up_nothing() -> None:
    match = three(TIMED, 0, 1, 1).passes().waits(2_000).loses(1).waits(3_000).regains(1)
    assert match.state.grace_ms[1] == 120_000
    assert match.waits(5_000).clock(1) == (600_000, 60_000)
    assert match.waits(1_000).clock(1) == (599_000, 59_000)


def test_one_who_cannot_be_reached_leaves_and_his_grace_does_not_matter_any_more() -> None:
    match = three(TIMED).waits(10_000).loses(0).waits(40_000).leaves(0)
    assert match.clock(0) == (590_000, None)
    assert match.mover == 1


def test_an_undone_turn_of_one_who_cannot_be_reached_waits_for_him_too() -> None:
    match = three(TIMED).waits(10_000).lays("3C", "CAB").asks().loses(0).agrees(1, 2)
    assert match.waits(120_000).clock(0) == (590_000, 50_000)
    assert match.waits(1_000).clock(0) == (589_000, 49_000)


def test_a_link_that_did_not_change_is_no_news() -> None:
    match = three()
    assert match.refusal(1, cmd.RegainLink()) is Reason.LINK_UNCHANGED
    assert match.loses(1).refusal(1, cmd.LoseLink()) is Reason.LINK_UNCHANGED


# Help.


def test_help_is_told_to_everybody_where_the_table_allows_it() -> None:
    match = three(Options(friendly_help=True))
    (event,) = match.say(0, cmd.UseHelp())
    assert all(redact(event, seat) == event for seat in (0, 1, 2, None))


def test_elsewhere_there_is_no_help() -> None:
    assert three().refusal(0, cmd.UseHelp()) is Reason.NO_HELP_HERE


# The order of the rack.


def test_a_player_keeps_his_tiles_in_the_order_he_likes() -> None:
    match = three().arranges(1, "EEAAC").arranges(0, "EDBAC")
    assert match.racks[:2] == ("EDBAC", "EEAAC")


def test_his_order_outlasts_his_moves() -> None:
    match = three().arranges(0, "EDBAC").lays("3C", "CAB").accepted()
    assert match.racks[0].startswith("ED")


def test_the_others_learn_nothing_of_the_tiles_arranged() -> None:
    match = three().arranges(1, "EEAAC")
    (event,) = match.latest
    assert redact(event, 0) == RackArranged(1, ("*",) * 5)


@pytest.mark.parametrize("tiles", ["", "EEAA", "EEAACC", "EEAAB", "*****"])
def test_other_tiles_than_his_own_are_refused(tiles: str) -> None:
    assert three().refusal(1, cmd.ArrangeRack(tuple(tiles))) is Reason.NOT_THESE_TILES


def test_the_order_the_tiles_are_in_is_no_news() -> None:
    assert three().say(1, cmd.ArrangeRack(tuple("ACEEA"))) == ()


def test_one_may_arrange_at_any_time_even_in_a_pause() -> None:
    match = three().lays("3C", "CAB").arranges(0, "EDBAC").asks().arranges(0, "DEBAC")
    assert match.racks[0] == "DEBAC"
    assert match.pauses().arranges(0, "CABDE").racks[0] == "CABDE"
