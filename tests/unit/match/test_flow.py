# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game comes to its end, and what the last sums are."""

import pytest

from literaxx.match.commands import Pass
from literaxx.match.events import EndCause, RacksRevealed
from literaxx.match.refusals import Reason
from literaxx.match.setup import Options
from literaxx.match.times import next_deadline_ms
from tests.kit.matches import persons
from tests.kit.scripts import PATIENT, Story, letter_story, story

GAME_TIME = Options(decision_ms=0, game_ms=60_000)


def three(options: Options = PATIENT) -> Story:
    return story("CABDE", "ACEEA", "BADEE", options=options)


def rounds(match: Story, count: int) -> Story:
    """So many turns passed, as long as the game goes on."""
    for _ in range(count):
        match.passes()
    return match


# Passing.


def test_the_game_is_over_when_all_have_passed_in_two_successive_turns() -> None:
    match = rounds(three(), 5)
    assert match.mover == 2
    match.passes()
    assert match.outcome == "turn-passed racks-revealed match-ended"
    assert match.end.cause is EndCause.PASSES
    assert match.end.out is None


def test_a_turn_passed_by_the_clock_counts_like_any_other_pass() -> None:
    match = three(Options(move_ms=30_000)).waits(179_999)
    assert match.mover == 2
    assert match.waits(1).end.cause is EndCause.PASSES


@pytest.mark.parametrize("words", ["ACE", ""], ids=["stands", "refused"])
def test_any_ok_breaks_the_players_row_even_that_of_a_word_refused_later(words: str) -> None:
    match = story("CABDE", "ACEEA", words=words)
    rounds(match, 3).lays("3C", "ACE").checks(0)
    assert [seat.passes for seat in match.seats] == [2, 0]
    rounds(match, 3)
    assert match.mover == 1
    match.passes()
    assert match.end.cause is EndCause.PASSES


def test_an_ok_breaks_the_row_already_while_the_word_is_judged() -> None:
    match = rounds(story("CABDE", "ACEEA"), 3).lays("3C", "ACE")
    assert [seat.passes for seat in match.seats] == [2, 0]


def test_an_exchange_breaks_the_players_row() -> None:
    match = rounds(story("CABDE", "ACEEA"), 3).exchanges("E")
    assert [seat.passes for seat in match.seats] == [2, 0]
    assert match.mover == 0


def test_a_shuffle_is_no_turn_and_breaks_no_row() -> None:
    match = rounds(letter_story(), 3).shuffles()
    assert match.passes().end.cause is EndCause.PASSES


def test_others_words_do_not_break_a_players_row() -> None:
    match = story("CABDE", "ACEEA").passes().lays("3C", "ACE").accepted().passes()
    assert [seat.passes for seat in match.seats] == [2, 0]


def test_only_players_who_still_have_game_time_need_to_pass() -> None:
    match = three(GAME_TIME).waits(60_000)
    rounds(match, 3)
    assert match.mover == 2
    assert match.passes().end.cause is EndCause.PASSES
    assert [seat.passes for seat in match.seats] == [0, 2, 2]


def test_spent_game_time_may_complete_the_row_of_the_others() -> None:
    match = rounds(three(GAME_TIME), 2).lays("3C", "BAD").accepted()
    rounds(match, 2)
    assert match.mover == 2
    assert match.waits(60_000).end.cause is EndCause.PASSES


# Going out.


def test_who_lays_his_last_tile_with_the_bag_empty_ends_the_game_once_his_word_stands() -> None:
    match = story("CABDE", "ACEEA", bag="").lays("3C", "CAB").accepted().passes()
    match.lays("D4", "DE")
    assert match.mover is None
    assert match.turns == "0 played, 1 passed"  # judged first
    match.accepted()
    assert match.outcome == "opponent-answered play-stood racks-revealed match-ended"
    assert match.end.cause is EndCause.WENT_OUT
    assert match.end.out == 0


def test_a_last_word_that_is_refused_ends_nothing() -> None:
    match = story("CABDE", "ACEEA", bag="").lays("3C", "CABDE").checks(1)
    assert match.mover == 1
    assert match.racks[0] == "CABDE"


def test_an_empty_rack_with_tiles_in_the_bag_is_filled_and_play_goes_on() -> None:
    match = story("CABDE", "ACEEA", bag="DD").lays("3C", "CABDE").accepted()
    assert match.racks[0] == "DD"
    assert match.mover == 1


def test_who_went_out_gains_all_tiles_left_and_the_others_lose_their_own() -> None:
    match = story("CABDE", "ACEEA", "BAD??", bag="").lays("3C", "CABDE").accepted()
    played = match.state.progress.history[0].points
    assert match.scores == (played + 7 + 6, -7, -6)
    assert [one.tiles for one in match.end.settlements] == [
        (),
        tuple("ACEEA"),
        tuple("BAD??"),
    ]


def test_a_variant_may_double_the_gain_instead() -> None:
    match = story("CABDE", "ACEEA", bag="", switches={"end_count": '"double-gain"'})
    match.lays("3C", "CABDE").accepted()
    assert match.scores == (match.state.progress.history[0].points + 14, 0)


def test_at_any_other_end_everyone_loses_his_own_rack() -> None:
    match = rounds(story("CABDE", "ACEEA", "BAD??"), 6)
    assert match.scores == (-10, -7, -6)


def test_at_the_end_all_racks_lie_open() -> None:
    match = rounds(story("CABDE", "ACEEA"), 4)
    assert RacksRevealed((tuple("CABDE"), tuple("ACEEA"))) in match.latest
    assert match.state.is_revealed


# Other ends.


def test_a_variant_may_end_after_so_many_turns_without_points() -> None:
    match = story("CABDE", "ACEEA", switches={"zero_turns_end": "4"})
    match.passes().exchanges("A").lays("3C", "CAB").checks(1)
    assert match.mover == 1
    match.passes()
    assert match.end.cause is EndCause.ZERO_TURNS


def test_points_begin_the_row_without_points_anew() -> None:
    match = story("CABDE", "ACEEA", switches={"zero_turns_end": "3"})
    match.passes().passes().lays("3C", "CAB").accepted().passes().exchanges("E")
    assert match.mover == 1
    assert match.passes().end.cause is EndCause.ZERO_TURNS


def test_a_word_of_blanks_is_a_turn_without_points() -> None:
    match = story("??BDE", "ACEEA", switches={"zero_turns_end": "1"}).lays("3C", "ab").accepted()
    assert match.end.cause is EndCause.ZERO_TURNS


def test_skipped_turns_do_not_count_as_turns_without_points() -> None:
    match = story("CABDE", "ACEEA", options=GAME_TIME, switches={"zero_turns_end": "2"})
    match.waits(60_000).exchanges("A")
    assert match.mover == 1
    assert match.passes().end.cause is EndCause.ZERO_TURNS


@pytest.mark.parametrize(("seats", "turns"), [(2, 30), (3, 30), (4, 32)])
def test_the_letter_game_ends_after_thirty_turns_in_whole_rounds(seats: int, turns: int) -> None:
    match = letter_story(seats=persons(*range(seats)))
    for number in range(turns):
        assert match.mover == number % seats
        match.draws("A1", "B1").accepted()
    assert match.end.cause is EndCause.TURNS
    assert len(match.state.progress.history) == turns


def test_the_last_word_brings_no_new_letters() -> None:
    match = letter_story()
    for _ in range(29):
        match.draws("A1", "B1").accepted()
        assert "letters-changed" in match.outcome
    before = match.state.table.board
    match.draws("A1", "B1").accepted()
    assert match.outcome == "opponent-answered play-stood racks-revealed match-ended"
    assert match.state.table.board == before


def test_skipped_turns_count_in_the_letter_game() -> None:
    match = letter_story(options=GAME_TIME).waits(60_000)
    for _ in range(14):
        assert match.mover == 1
        match.draws("A1", "B1").accepted()
    assert match.state.turn_number == 30
    match.draws("A1", "B1").accepted()
    assert match.end.cause is EndCause.TURNS
    assert match.turns.count("0 skipped") == 15


def test_when_the_last_turns_are_skipped_the_game_is_over_too() -> None:
    match = letter_story(options=Options(decision_ms=0, game_ms=60_000))
    for _ in range(28):
        match.draws("A1", "B1").accepted()
    match.passes().waits(60_000)
    assert match.end.cause is EndCause.TURNS
    assert len(match.state.progress.history) == 30


def test_nothing_is_settled_in_the_letter_game() -> None:
    match = letter_story().draws("A1", "B2").accepted()
    points = match.scores
    rounds(match, 4)
    assert match.scores == points == (5, 0)


def test_after_the_end_every_command_is_refused_and_nothing_runs() -> None:
    match = rounds(story("CABDE", "ACEEA", options=Options(move_ms=30_000)), 4)
    assert match.refusal(0, Pass(0)) is Reason.GAME_OVER
    assert next_deadline_ms(match.state) is None
    assert match.clock(0) == (None, None)
