# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player to move does, and what his clocks do to him."""

import msgspec
import pytest

from literaxx.match import commands as cmd
from literaxx.match.events import (
    BagShuffled,
    EndCause,
    PlayProposed,
    SkipCause,
    TilesDrawn,
    TilesExchanged,
)
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Options, SeatKind, SeatSpec
from literaxx.match.state import Judging
from literaxx.match.views import redact
from literaxx.rules.base import Violation, Why
from tests.kit.matches import Table, persons
from tests.kit.scripts import PATIENT, Story, letter_story, story
from tests.kit.tables import lay

MOVE_TIME = Options(decision_ms=0, move_ms=30_000)
GAME_TIME = Options(decision_ms=0, game_ms=60_000)


class _Silent:
    """A referee whom nobody may ask."""

    def contains(self, word: str) -> bool:
        raise AssertionError(f"asked about {word}")


# Composing.


def test_turns_go_round_by_seat() -> None:
    match = story("CABDE", "ACEEA", "BADEE")
    movers = []
    for _ in range(5):
        movers.append(match.mover)
        match.passes()
    assert movers == [0, 1, 2, 0, 1]


def test_saying_ok_tells_the_points_and_asks_no_dictionary() -> None:
    told = story("CABDE", "ACEEA")
    match = Table(told.state.setup, told.rules, _Silent())
    (event,) = match.propose(lay("3C", "CAB"))
    assert isinstance(event, PlayProposed)
    assert event.score.points == 7
    assert [word.word for word in event.score.words] == ["CAB"]


def test_what_is_judged_is_not_on_the_board_yet_and_still_on_the_rack() -> None:
    match = story("CABDE", "ACEEA").lays("3C", "CAB")
    assert match.state.table.board.is_empty()
    assert match.racks == ("CABDE", "ACEEA")
    assert match.scores == (0, 0)


def test_a_word_against_the_rules_stays_with_the_mover() -> None:
    match = story("CABDE", "ACEEA")
    asked = cmd.Propose(match.turn.turn_id, lay("3C", "JAB"))
    assert match.try_to(0, asked) == Refusal(Reason.AGAINST_RULES, Violation(Why.NOT_ON_RACK))
    assert match.mover == 0


def test_the_same_word_may_be_played_again() -> None:
    match = story("CABDE", "BADEE", words="BAD")
    match.lays("3C", "BAD").checks(1).lays("C3", ".AD").checks(0)
    assert match.turns == "0 played, 1 played"


# Exchange.


def test_an_exchange_draws_first_then_puts_back_and_mixes() -> None:
    match = story("CABDE", "ACEEA", bag="DDDDDDEB").exchanges("CA")
    exchanged, drawn, mixed, _ = match.latest
    assert exchanged == TilesExchanged(0, ("C", "A"), 0)
    assert drawn == TilesDrawn(0, ("E", "B"))
    assert isinstance(mixed, BagShuffled)
    assert sorted(mixed.order) == list("ACDDDDDD")
    assert match.racks[0] == "BDEEB"
    assert match.mover == 1


def test_an_exchange_shows_others_only_how_many() -> None:
    match = story("CABDE", "ACEEA").exchanges("CAB")
    exchanged, drawn, mixed, _ = (redact(event, 1) for event in match.latest)
    assert exchanged == TilesExchanged(0, ("*", "*", "*"), 0)
    assert drawn == TilesDrawn(0, ("*", "*", "*"))
    assert mixed == BagShuffled(("*",) * len(match.state.table.bag))
    (record,) = match.state.progress.history
    assert record.tiles == 3


def test_the_bag_is_mixed_after_an_exchange() -> None:
    orders = {story("CABDE", "ACEEA").exchanges("CA").state.table.bag}
    other = story("CABDE", "ACEEA").passes().passes().exchanges("CA")
    orders.add(other.state.table.bag)
    assert len(orders) == 2
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.parametrize(
    ("bag", "tiles", "violation"),
    [
        ("DDDDDD", "C", Violation(Why.BAG_TOO_LOW, "7")),
        ("DDDDDDD", "", Violation(Why.NO_TILES)),
        ("DDDDDDD", "J", Violation(Why.NOT_ON_RACK)),
        ("DDDDDDD", "CC", Violation(Why.NOT_ON_RACK)),
    ],
)
def test_an_exchange_keeps_the_rules(bag: str, tiles: str, violation: Violation) -> None:
    match = story("CABDE", "ACEEA", bag=bag)
    asked = cmd.Exchange(match.turn.turn_id, tuple(tiles))
    assert match.try_to(0, asked) == Refusal(Reason.AGAINST_RULES, violation)
    assert match.mover == 0


def test_each_player_may_exchange_three_times_a_game() -> None:
    match = story("CABDE", "ACEEA", bag="D" * 20)
    for _ in range(3):
        match.exchanges(match.racks[0][0]).exchanges(match.racks[1][0])
    for seat in (0, 1):
        asked = cmd.Exchange(match.turn.turn_id, match.state.table.racks[seat][:1])
        assert match.try_to(seat, asked) == Refusal(
            Reason.AGAINST_RULES, Violation(Why.EXCHANGES_USED, "3")
        )
        match.passes()


def test_nothing_is_exchanged_or_shuffled_in_the_other_kind_of_game() -> None:
    letters, tiles = letter_story(), story("CABDE", "ACEEA")
    exchange, shuffle = cmd.Exchange(letters.turn.turn_id, ("A",)), cmd.Shuffle(tiles.turn.turn_id)
    assert letters.try_to(0, exchange) == Refusal(Reason.AGAINST_RULES, Violation(Why.NO_EXCHANGE))
    assert tiles.try_to(0, shuffle) == Refusal(Reason.AGAINST_RULES, Violation(Why.NO_SHUFFLE))


# Shuffle.


def test_a_shuffle_moves_the_letters_and_does_not_end_the_turn() -> None:
    match = letter_story()
    before = match.state.table.board
    match.shuffles()
    after = match.state.table.board
    assert match.outcome == "board-shuffled letters-changed"
    assert before != after
    assert sorted(before.to_text()) == sorted(after.to_text())
    assert match.mover == 0


def test_each_player_may_shuffle_three_times_a_game() -> None:
    match = letter_story().shuffles().shuffles().shuffles()
    asked = cmd.Shuffle(match.turn.turn_id)
    assert match.try_to(0, asked) == Refusal(
        Reason.AGAINST_RULES, Violation(Why.SHUFFLES_USED, "3")
    )
    match.passes().shuffles()
    assert [seat.shuffles for seat in match.seats] == [3, 1]


def test_the_clock_runs_on_through_a_shuffle() -> None:
    match = letter_story(options=MOVE_TIME).waits(9_000).shuffles().waits(1_000)
    assert match.clock(0) == (None, 20_000)


# Move time.


@pytest.mark.parametrize(
    ("ms", "turns"), [(29_999, ""), (30_000, "0 timed-out"), (30_001, "0 timed-out")]
)
def test_a_turn_whose_move_time_runs_out_counts_as_a_pass(ms: int, turns: str) -> None:
    match = story("CABDE", "ACEEA", options=MOVE_TIME).waits(ms)
    assert match.turns == turns
    assert [seat.passes for seat in match.seats] == [1 if turns else 0, 0]
    assert match.racks[0] == "CABDE"


def test_every_turn_has_its_whole_move_time() -> None:
    match = story("CABDE", "ACEEA", options=MOVE_TIME).waits(29_000).passes()
    assert match.clock(1) == (None, 30_000)
    assert match.clock(0) == (None, None)
    match.waits(29_999)
    assert match.mover == 1
    match.waits(1)
    assert match.mover == 0


# Game time.


@pytest.mark.parametrize(
    ("ms", "turns"), [(59_999, ""), (60_000, "0 skipped"), (60_001, "0 skipped")]
)
def test_spent_game_time_ends_the_turn_without_a_pass(ms: int, turns: str) -> None:
    match = story("CABDE", "ACEEA", options=GAME_TIME).waits(ms)
    assert match.turns == turns
    assert [seat.passes for seat in match.seats] == [0, 0]
    if turns:
        assert match.state.progress.history[0].skip is SkipCause.GAME_TIME
        assert match.seats[0].game_ms_left == 0


def test_clocks_count_only_their_owners_composing() -> None:
    match = story("CABDE", "ACEEA", options=GAME_TIME)
    match.waits(5_000).lays("3C", "CAB").waits(100_000)
    assert match.clock(0) == (55_000, None)
    assert match.clock(1) == (60_000, None)
    match.accepts(1).waits(7_000)
    assert match.clock(0) == (55_000, None)
    assert match.clock(1) == (53_000, None)


def test_who_has_spent_his_game_time_is_skipped_from_then_on_and_still_judges() -> None:
    match = story("CABDE", "ACEEA", options=GAME_TIME).waits(60_000)
    assert match.mover == 1
    match.lays("3C", "ACE")
    assert isinstance(match.state.phase, Judging)
    match.accepts(0)
    assert match.mover == 1
    assert match.turns == "0 skipped, 1 played, 0 skipped"


def test_spent_game_time_neither_counts_towards_a_row_of_passes_nor_breaks_it() -> None:
    match = story("CABDE", "ACEEA", options=GAME_TIME)
    match.passes().waits(1_000).passes().waits(60_000)
    assert [seat.passes for seat in match.seats] == [1, 1]
    match.passes()
    assert match.end.cause is EndCause.PASSES


def test_the_game_is_over_when_all_game_time_is_spent() -> None:
    match = story("CABDE", "ACEEA", options=GAME_TIME).waits(60_000).waits(59_999)
    assert match.mover == 1
    match.waits(1)
    assert match.end.cause is EndCause.TIME
    assert match.scores == (-10, -7)


@pytest.mark.parametrize(
    ("game_ms", "turns", "passes"),
    [(29_999, "0 skipped", 0), (30_000, "0 skipped", 0), (30_001, "0 timed-out", 1)],
)
def test_game_time_decides_when_both_limits_end_together(
    game_ms: int, turns: str, passes: int
) -> None:
    options = Options(move_ms=30_000, game_ms=game_ms)
    match = story("CABDE", "ACEEA", options=options).waits(30_000)
    assert match.turns == turns
    assert match.seats[0].passes == passes


def test_both_limits_show_on_the_clock() -> None:
    options = Options(move_ms=30_000, game_ms=60_000)
    match = story("CABDE", "ACEEA", options=options).waits(12_000)
    assert match.clock(0) == (48_000, 18_000)
    assert match.clock(1) == (60_000, None)


def test_without_limits_nothing_ever_runs_out() -> None:
    match = story("CABDE", "ACEEA", options=PATIENT).waits(10**9)
    assert match.mover == 0
    assert match.turns == ""


# The curtain.

SHARED = persons(0, 0)


def shared(options: Options = MOVE_TIME) -> Story:
    return story("CABDE", "ACEEA", seats=SHARED, options=options)


def test_a_turn_at_a_shared_screen_begins_behind_a_curtain() -> None:
    match = shared()
    assert match.turn.has_curtain
    match.passes()
    assert match.turn.has_curtain


@pytest.mark.parametrize(
    ("ms", "clock"), [(0, 30_000), (9_999, 30_000), (10_000, 30_000), (10_001, 29_999)]
)
def test_the_clock_starts_at_the_latest_ten_seconds_after_the_curtain_fell(
    ms: int, clock: int
) -> None:
    assert shared().waits(ms).clock(0) == (None, clock)


def test_the_clock_starts_when_the_curtain_lifts() -> None:
    match = shared().waits(4_000).lifts()
    assert not match.turn.has_curtain
    assert match.waits(1_000).clock(0) == (None, 29_000)


def test_a_curtain_lifted_late_gives_no_time_back() -> None:
    assert shared().waits(15_000).lifts().clock(0) == (None, 25_000)


def test_a_turn_runs_out_behind_its_curtain() -> None:
    match = shared().waits(39_999)
    assert match.turns == ""
    assert match.waits(1).turns == "0 timed-out"


COMPUTER = SeatSpec("Strong", SeatKind.COMPUTER, level="strong")


@pytest.mark.parametrize(
    "seats",
    [
        persons(0, 1),
        (SeatSpec("Ana"), COMPUTER),
        (COMPUTER, COMPUTER),
        (SeatSpec("Ana", place=1), msgspec.structs.replace(COMPUTER, place=1)),
    ],
)
def test_who_shares_his_screen_with_nobody_has_no_curtain(seats: tuple[SeatSpec, ...]) -> None:
    match = story("CABDE", "ACEEA", seats=seats)
    assert not match.turn.has_curtain
    match.passes()
    assert not match.turn.has_curtain


def test_two_persons_far_away_at_one_screen_have_a_curtain_and_the_host_has_none() -> None:
    match = story("CABDE", "ACEEA", "BADEE", seats=persons(0, 1, 1))
    curtains = []
    for _ in range(3):
        curtains.append(match.turn.has_curtain)
        match.passes()
    assert curtains == [False, True, True]


def test_a_computer_between_persons_has_no_curtain() -> None:
    match = story("CABDE", "ACEEA", "BADEE", seats=(SeatSpec("Ana"), COMPUTER, SeatSpec("Bo")))
    curtains = []
    for _ in range(3):
        curtains.append(match.turn.has_curtain)
        match.passes()
    assert curtains == [True, False, True]


def test_where_nothing_is_hidden_there_is_no_curtain() -> None:
    match = letter_story(seats=SHARED, options=MOVE_TIME)
    assert not match.turn.has_curtain
    assert match.waits(1_000).clock(0) == (None, 29_000)


def test_after_the_others_have_left_a_screen_there_is_no_curtain_any_more() -> None:
    match = story("CABDE", "ACEEA", "BADEE", seats=persons(0, 0, 1)).leaves(1)
    match.passes().passes()
    assert match.mover == 0
    assert not match.turn.has_curtain
