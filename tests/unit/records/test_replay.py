# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.records.gcg import read_gcg
from literaxx.records.problems import Fault, Problem
from literaxx.records.replay import Step, replay
from literaxx.rules.base import Rules, Violation, Why
from tests.kit.records import rules_of, small_rules, with_players

ENGLISH = rules_of("literaxx-en")
TINY = '''
format = 1
id = "tiny"
game = "tiny"
title = "Tiny"
language = "en"
kind = "crossword"
board.rows = """
.....
.....
.....
.....
....."""
tiles.letters = { A = [1, 6], B = [3, 2], C = [3, 2] }
switches = { rack_size = 5, full_rack_bonus = 0 }
'''
"""Ten tiles for two racks of five: the bag is empty from the start."""
DOUBLED = TINY.replace("rack_size", 'end_count = "double-gain", rack_size')
THREE = TINY.replace("A = [1, 6], B = [3, 2], C = [3, 2]", "A = [1, 9], B = [3, 3], C = [3, 3]")
BLANKS = TINY.replace("A = [1, 6], B = [3, 2]", "A = [1, 4], B = [3, 2]").replace(
    "tiles.letters", "tiles.blanks = 2\ntiles.letters"
)


def steps(rules: Rules, *lines: str, players: str = "ana bob") -> tuple[Step, ...]:
    return replay(read_gcg(with_players(*lines, players=players)), rules)


def tiny(*lines: str, game: str = TINY, players: str = "ana bob") -> tuple[Step, ...]:
    return steps(small_rules(game), *lines, players=players)


def problems(made: tuple[Step, ...]) -> list[Problem]:
    return [problem for step in made for problem in step.problems]


def assert_agrees(made: tuple[Step, ...]) -> None:
    assert [step for step in made if step.differs] == []


START = (">ana: ?ACJLNT 8G AiL +2 2", ">bob: DEENOPZ 7F EN +4 4")


def test_a_record_that_is_right_agrees_move_by_move() -> None:
    made = steps(ENGLISH, *START, ">ana: CFJKNOT F5 ON. +5 7", ">bob: DEOPZTT -T +0 4")
    assert_agrees(made)
    assert [[word.text for word in step.words] for step in made] == [
        ["AiL"], ["EN", "NA"], ["ONE"], [],
    ]  # fmt: skip
    assert made[-1].table.scores == (7, 4)
    assert len(made[-1].table.bag) == 100 - 14 - 7
    assert made[2].table.racks[0][:5] == ("C", "F", "J", "K", "T")


def test_polish_letters_are_letters() -> None:
    # Ż 5 + Ó 5 x 3 on its colour + Ł 3 + W 1.
    made = steps(rules_of("literaxx-pl"), ">ana: ŻÓŁWAAA 8G ŻÓŁW +24 24", ">bob: Ą G7 Ą. +10 10")
    assert_agrees(made)
    assert made[1].words[0].text == "ĄŻ"


def test_seventeen_columns_go_up_to_q() -> None:
    made = steps(
        rules_of("wordbox-it"),
        ">ana: CASA 8H CASA +6 6",
        ">bob: LINGHE 8H ....LINGHE +19 19",
        ">ana: RA Q8 .RA +3 9",
    )
    assert_agrees(made)
    assert made[1].words[0].text == "CASALINGHE"


@pytest.mark.parametrize(
    "through", ["F5 ON.", "F5 ONE", "F5 ON(E)"], ids=["dot", "plain", "in brackets"]
)
def test_a_tile_that_lies_there_is_written_in_three_ways(through: str) -> None:
    assert_agrees(steps(ENGLISH, *START, f">ana: CFJKNOT {through} +5 7"))


def test_a_blank_that_lies_there_is_written_in_either_case() -> None:
    for word in ("LI.", "LIi", "LI(I)", "LI(i)"):
        assert problems(steps(ENGLISH, START[0], f">bob: LIT H6 {word}T +0 0")) == []


def test_a_single_tile_may_be_told_in_either_of_its_words() -> None:
    start = (">ana: ABC 8H AB +0 0", ">bob: AA H8 .A +0 0")
    for place, first in (("9H .E", ["AE", "BE"]), ("I8 .E", ["BE", "AE"])):
        step = steps(ENGLISH, *start, f">ana: E {place} +0 0")[-1]
        assert [word.text for word in step.words] == first
        assert step.problems == ()


def rule(why: Why, detail: str = "") -> Problem:
    return Problem(Violation(why, detail))


@pytest.mark.parametrize(
    ("line", "points", "expected"),
    [
        ("DEENOPZ 7F EN +5 4", 4, []),
        ("DEENOPZ 7F EN +4 5", 4, []),
        ("DEENOPZ 7F eN +3 3", 0, [rule(Why.NOT_ON_RACK)]),
        ("DEENOPZ 7F EX +0 0", 0, [rule(Why.NOT_ON_RACK)]),
        ("DEENOPZ 7F EŻ +0 0", 0, [rule(Why.NOT_ON_RACK), Problem(Fault.TOO_MANY, "Ż")]),
        ("?EENOPZ 7F Eż +0 0", 0, [rule(Why.BLANK_LETTER, "Ż")]),
        ("DEENOPZ 8F D.. +4 4", 4, [Problem(Fault.OTHER_WORD, "8F DAiL")]),
        ("DEENOPZ 7G N +0 0", 2, [Problem(Fault.OTHER_WORD, "G7 NA")]),
        ("DEENOPZ 8F D.E. +4 4", 4, [Problem(Fault.OTHER_LETTER, "H8")]),
        ("DEENOPZ 8F D(L).. +4 4", 4, [Problem(Fault.OTHER_LETTER, "G8")]),
        ("DEENOPZ 7F E. +0 0", 0, [Problem(Fault.NO_TILE_THERE, "G7"), rule(Why.APART)]),
        ("DEENOPZ 7F E(N) +0 0", 0, [Problem(Fault.NO_TILE_THERE, "G7"), rule(Why.APART)]),
        ("DEENOPZ 1A DEN +0 0", 0, [rule(Why.APART)]),
        ("DEENOPZ 8N DEN +0 0", 0, [rule(Why.OFF_BOARD)]),
        ("DEENOPZ 8G ... +0 0", 0, [rule(Why.NO_TILES)]),
        ("DEENOPZX - +0 0", 0, [Problem(Fault.RACK)]),
        ("ZZ - +0 0", 0, [Problem(Fault.TOO_MANY, "Z")]),
        ("ZŻ - +0 0", 0, [Problem(Fault.TOO_MANY, "Ż")]),
        ("DEENOPZ - +1 1", 0, []),
        ("DEENOPZ - +0 1", 0, []),
        ("DEENOPZ -X +0 0", 0, [rule(Why.NOT_ON_RACK)]),
        ("DEENOPZ -8 +0 0", 0, [rule(Why.NOT_ON_RACK)]),
        ("DEENOPZ -D +1 1", 0, []),
        ("DEENOPZ -- +0 0", 0, [Problem(Fault.NOTHING_REFUSED)]),
        ("DEENOPZ (challenge) +5 5", 0, [Problem(Fault.NOTHING_CHECKED)]),
        ("DEENOPZ (time) +10 10", 0, []),
        ("DEENOPZ (AINT) +4 4", 0, [Problem(Fault.LEFTOVER)]),
    ],
)
def test_what_is_wrong_is_told_with_the_points_by_the_rules(
    line: str, points: int, expected: list[Problem]
) -> None:
    *_, step = steps(ENGLISH, START[0], f">bob: {line}")
    assert step.differs
    assert (step.points, step.total) == (points, points)
    assert list(step.problems) == expected


def test_more_tiles_than_a_rack_holds_stop_nothing() -> None:
    (step,) = steps(ENGLISH, ">ana:  8D ABCDEFGH +0 0")
    assert step.problems == (rule(Why.NOT_ON_RACK),)
    assert len(step.table.racks[0]) == 7


def test_one_wrong_move_does_not_spoil_those_after_it() -> None:
    made = steps(
        ENGLISH, START[0], ">bob: DEENOPZ 7F EN +9 9", ">ana: CFJKNOT F5 ON. +5 7",
        ">bob: DEOPZTT - +0 4",
    )  # fmt: skip
    assert [step.differs for step in made] == [False, True, False, False]


def test_a_letter_that_the_game_has_not_stops_nothing() -> None:
    made = steps(ENGLISH, START[0], ">bob: Ż 8J Ż +0 0", ">ana: Ż 8J S +0 2", ">bob: (ŻŻ) -1 -1")
    assert [word.text for word in made[2].words] == ["AiLS"]
    assert made[3].points == 0
    assert set(problems(made)) >= {Problem(Fault.TOO_MANY, "Ż"), Problem(Fault.LEFTOVER)}


def test_tiles_that_were_kept_must_be_there_next_time() -> None:
    for rack, expected in (("DEOPZAA", []), ("DEOPAAA", [Problem(Fault.RACK)]), ("DE", [])):
        made = steps(ENGLISH, *START, ">ana: NT - +0 2", f">bob: {rack} - +0 4")
        assert problems(made) == expected


def test_after_an_exchange_no_rack_is_held_against_another() -> None:
    for exchanged in ("-DE", "-2"):
        made = steps(
            ENGLISH, START[0], f">bob: DEENOPZ {exchanged} +0 0", ">ana: NT - +0 2",
            ">bob: AAAAAII - +0 0",
        )  # fmt: skip
        assert_agrees(made)


def test_exchanges_are_counted_and_need_a_bag() -> None:
    made = steps(ENGLISH, *[">ana: A -A +0 0"] * 4)
    assert problems(made) == [rule(Why.EXCHANGES_USED, "3")]
    assert problems(tiny(">ana: A -A +0 0")) == [rule(Why.BAG_TOO_LOW, "7")]


def test_a_tile_seen_too_often_is_told_once() -> None:
    made = steps(ENGLISH, ">ana: ZZ - +0 0", ">bob: A - +0 0", ">ana: ZZ - +0 0")
    assert [step.differs for step in made] == [True, False, False]


def test_a_refused_word_goes_back_with_its_points() -> None:
    made = steps(
        ENGLISH, *START, ">bob: DEENOPZ -- -4 0", ">ana: CFJKNOT F8 ... +0 2",
        ">bob: DEENOPZ 7F EN +4 4",
    )  # fmt: skip
    assert made[2].table.board == made[0].table.board
    assert not made[2].differs
    assert len(made[2].table.bag) == len(made[0].table.bag)
    assert not made[4].differs


def test_only_the_word_just_laid_can_be_refused_and_only_once() -> None:
    late = steps(ENGLISH, *START, ">ana: A -- -2 0")
    assert problems(late) == [Problem(Fault.NOTHING_REFUSED)]
    twice = steps(ENGLISH, START[0], ">ana: A -- -2 0", ">ana: A -- -2 -2")
    assert problems(twice) == [Problem(Fault.NOTHING_REFUSED)]


def test_a_bonus_for_a_check_in_vain_is_what_the_variant_says() -> None:
    game = TINY.replace("rack_size", "challenge_bonus = 5, rack_size")
    lines = (">ana: AAABC 3B ABA +5 5", ">ana: AC (challenge) +5 10")
    assert_agrees(tiny(*lines, game=game))
    assert [step.differs for step in tiny(*lines)] == [False, True]
    again = tiny(*lines, ">ana: AC (challenge) +5 15", game=game)
    assert problems(again) == [Problem(Fault.NOTHING_CHECKED)]


def test_points_lost_for_time_are_believed() -> None:
    assert_agrees(steps(ENGLISH, START[0], ">ana: (time) -10 -8"))


OUT = ">ana: AAABC 3A ABCAA +9 9"


def test_who_went_out_gains_what_the_others_lose() -> None:
    assert_agrees(tiny(OUT, ">ana:  (AAABC) +9 18", ">bob: AAABC (CBAAA) -9 -9"))
    # The racks need not have been told before.
    assert_agrees(tiny(">ana:  3A ABCAA +9 9", ">ana:  (AAABC) +9 18", ">bob:  (AAABC) -9 -9"))


def test_who_went_out_may_gain_twice_what_nobody_loses() -> None:
    assert_agrees(tiny(OUT, ">ana:  (AAABC) +18 27", game=DOUBLED))
    made = tiny(OUT, ">ana:  (AAABC) +18 27", ">bob: AAABC (AAABC) -9 -9", game=DOUBLED)
    assert [step.differs for step in made] == [False, False, True]


def test_three_players_settle_in_seat_order() -> None:
    lines = (
        OUT, ">bob: AAABB - +0 0", ">eva: AAACC - +0 0", ">ana:  (AAABBAAACC) +18 27",
        ">bob: AAABB (AAABB) -9 -9", ">eva: AAACC (AAACC) -9 -9",
    )  # fmt: skip
    assert_agrees(tiny(*lines, game=THREE, players="ana bob eva"))
    mixed = tiny(*lines[:3], lines[3].replace("AAABBAAACC", "CCBBAAAAAA"), *lines[4:],
                 game=THREE, players="ana bob eva")  # fmt: skip
    assert_agrees(mixed)


def test_everybody_loses_his_own_rack_when_nobody_went_out() -> None:
    lines = (">ana: AAABC (AAABC) -9 -9", ">bob: AAABC (AAABC) -9 -9")
    assert_agrees(tiny(*lines))
    assert_agrees(tiny(*lines, game=DOUBLED))


def test_blanks_left_are_worth_nothing() -> None:
    made = tiny(
        ">ana: AABC? 3A ABCaA +8 8", ">ana:  (AABC?) +8 16", ">bob: AABC? (AABC?) -8 -8",
        game=BLANKS,
    )  # fmt: skip
    assert_agrees(made)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([">ana:  (AAABB) +9 18"], [Problem(Fault.TOO_MANY, "B")]),
        ([">bob: AAABC - +0 0", ">ana:  (AAABB) +9 18"], [Problem(Fault.LEFTOVER)]),
        ([">ana:  (AAAB) +6 15"], [Problem(Fault.LEFTOVER)]),
        ([">ana:  (AAABC) +9 18"], [Problem(Fault.LEFTOVER_MISSING, "bob")]),
        ([">bob: AAABC (AAABC) -9 -9"], [Problem(Fault.LEFTOVER_MISSING, "ana")]),
        ([">bob: AAABC (AAABC) +9 9"], [Problem(Fault.LEFTOVER)]),
        (
            [">ana:  (AAABC) +9 18", ">bob: AAABC (AAABC) -9 -9", ">bob: AAABC (AAABC) -9 -18"],
            [Problem(Fault.LEFTOVER)],
        ),
    ],
)
def test_tiles_left_must_be_those_on_the_racks_and_all_be_counted(
    lines: list[str], expected: list[Problem]
) -> None:
    made = tiny(OUT, *lines)
    found = problems(made)
    assert all(problem in found for problem in expected)
    assert made[-1].differs


def test_sums_may_be_missing_when_the_record_ends_before() -> None:
    assert_agrees(tiny(OUT))
    assert_agrees(tiny(OUT, ">ana:  (AAABC) +9 18", "#incomplete"))


def test_racks_after_the_last_move_are_seen() -> None:
    made = steps(ENGLISH, *START, "#rack1 CJNTAAA", "#rack2 DEOPZ")
    assert_agrees(made)
    assert sorted(made[-1].table.racks[0]) == sorted("CJNTAAA")
    wrong = steps(ENGLISH, *START, "#rack1 AAAAAAA")
    assert problems(wrong) == [Problem(Fault.RACK)]


def test_who_left_before_his_word_stood_drew_no_tiles() -> None:
    made = steps(ENGLISH, START[0], "#note #left")
    assert len(made[0].table.racks[0]) == 4
    assert len(made[0].table.bag) == 100 - 14


def test_a_record_without_moves_has_no_steps() -> None:
    assert steps(ENGLISH, "#rack1 AB") == ()
