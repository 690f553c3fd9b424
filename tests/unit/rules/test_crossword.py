# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.plays import Play, TilePlay
from literaxx.model.scoring import Score
from literaxx.model.table import Table
from literaxx.model.tiles import Tile
from literaxx.rules.base import Violation, Why
from literaxx.rules.crossword import CrosswordRules
from literaxx.storage.variants import load_variant
from tests.kit.tables import lay, line, small_game, table

EMPTY = Board.empty(5, 7)
# The cells of the small game:   A B C D E F G
#                              1 1 . . t . d .
#                              2 . . d . . . .
#                              3 . D 5 . . 3 .
#                              4 . . . t . . .
#                              5 T . . 1 . . d
BAD = """
    .......
    .......
    ..BAD..
    .......
    .......
"""
FIVE = """
    .......
    .......
    ..JA...
    .......
    .......
"""
CROSS = """
    ..A....
    ..D....
    ..BAD..
    ....E..
    .......
"""


def assessed(before: Table | Board | str, position: str, word: str) -> Score | Violation:
    on_table = before if isinstance(before, Table) else table(before)
    return CrosswordRules(small_game()).assess(on_table, 0, lay(position, word))


def score(before: Table | Board | str, position: str, word: str) -> Score:
    result = assessed(before, position, word)
    assert isinstance(result, Score), result
    return result


def sums(result: Score) -> list[tuple[str, int]]:
    return [(word.text, word.points) for word in result.words]


@pytest.mark.parametrize(
    ("before", "position", "word", "points"),
    [
        pytest.param(EMPTY, "3C", "JA", [("JA", 16)], id="colour matches: 5 x 3 + 1"),
        pytest.param(EMPTY, "3C", "DA", [("DA", 3)], id="another colour: the cell does nothing"),
        pytest.param(EMPTY, "3C", "jA", [("jA", 1)], id="a blank has no colour"),
        pytest.param(EMPTY, "3B", "BA", [("BA", 7)], id="plain letter x2 whatever the colour"),
        pytest.param(EMPTY, "3B", "bA", [("bA", 1)], id="a blank on a plain x2 is worth nothing"),
        pytest.param(EMPTY, "C2", "BAD", [("BAD", 12)], id="word x2"),
        pytest.param(EMPTY, "C2", "bAD", [("bAD", 6)], id="a blank still multiplies the word"),
        pytest.param(BAD, "D1", "EC.", [("ECA", 15)], id="word x3: (1 + 3 + 1) x 3"),
        pytest.param(CROSS, "1D", "BED", [("ABED", 42)], id="x3 and x2 multiply: 7 x 6"),
        pytest.param(BAD, "F3", "B", [("BADB", 15)], id="only the new cell counts: 6 + 3 x 3"),
        pytest.param(FIVE, "E3", "D", [("JAD", 8)], id="a cell counts only once"),
        pytest.param(BAD, "2D", "A", [("AA", 2)], id="a single tile over another"),
        pytest.param(BAD, "E2", "B", [("BD", 5)], id="the name of the direction is free"),
        pytest.param(BAD, "3A", "CA", [("CABAD", 11)], id="extended at the front"),
        pytest.param(BAD, "3B", "A...E", [("ABADE", 9)], id="extended at both ends"),
        pytest.param(
            BAD, "4C", "AB", [("AB", 12), ("BA", 4), ("AB", 12)], id="parallel, x3 in both words"
        ),
        pytest.param(BAD, "F2", "JB", [("JB", 14), ("BADB", 15)], id="a colour cell in two words"),
        pytest.param(BAD, "F2", "Jb", [("Jb", 5), ("BADb", 6)], id="a blank in two words"),
        pytest.param(CROSS, "4D", "A", [("AE", 6), ("AA", 6)], id="one tile, two words, both x3"),
    ],
)
def test_points_are_the_sums_worked_out_by_hand(
    before: Board | str, position: str, word: str, points: list[tuple[str, int]]
) -> None:
    result = score(before, position, word)
    assert sums(result) == points
    assert result.points == sum(number for _, number in points)


def test_a_full_rack_earns_its_bonus_once_after_all_multiplying() -> None:
    result = score(EMPTY, "C1", "ABCDE")
    assert (sums(result), result.full_rack_bonus, result.points) == ([("ABCDE", 20)], 50, 70)


def test_less_than_a_full_rack_earns_no_bonus() -> None:
    assert score(EMPTY, "C1", "ABCD").full_rack_bonus == 0
    assert score(BAD, "E1", "BA.AB").full_rack_bonus == 0


def test_a_score_can_be_followed_letter_by_letter() -> None:
    word = score(BAD, "4C", "AB").words[0]
    assert word.multipliers == (3,)
    assert [(letter.letter, letter.value, letter.factor) for letter in word.letters] == [
        ("A", 1, 1),
        ("B", 3, 1),
    ]
    assert word.squares == (Square(3, 2), Square(3, 3))
    assert (word.position, score(BAD, "D1", "EC.").words[0].position) == ("4C", "D1")


def test_the_corners_of_a_board_of_17_by_15_are_part_of_it() -> None:
    rules = CrosswordRules(load_variant("wordbox-it"))
    board = Board.empty(15, 17).with_tiles(lay("15M", "CANE").placements)
    result = rules.assess(table(board), 0, lay("15Q", "Z"))
    assert isinstance(result, Score)
    assert sums(result) == [("CANEZ", 3 + 1 + 1 + 1 + 5 * 3)]
    assert rules.assess(table(board), 0, lay("15Q", "ZA")) == Violation(Why.OFF_BOARD)


def test_the_end_of_a_row_is_no_neighbour_of_the_next_row() -> None:
    rules = CrosswordRules(load_variant("wordbox-it"))
    board = Board.empty(15, 17).with_tiles(lay("2A", "CANE").placements)
    assert rules.assess(table(board), 0, lay("1P", "DI")) == Violation(Why.APART)


@pytest.mark.parametrize(
    ("before", "position", "word", "why", "detail"),
    [
        pytest.param(EMPTY, "3C", "", Why.NO_TILES, "", id="nothing laid"),
        pytest.param(EMPTY, "3F", "ABC", Why.OFF_BOARD, "", id="beyond the last column"),
        pytest.param(EMPTY, "C3", "ABCD", Why.OFF_BOARD, "", id="below the last row"),
        pytest.param(EMPTY, "3C", "Aq", Why.BLANK_LETTER, "Q", id="no letter of the game"),
        pytest.param(EMPTY, "3C", "AQ", Why.NOT_ON_RACK, "", id="no tile of the game"),
        pytest.param(EMPTY, "3A", "A.B", Why.GAP, "", id="an empty cell between"),
        pytest.param(BAD, "3A", "A....E", Why.GAP, "", id="an empty cell beside the word"),
        pytest.param(EMPTY, "2C", "AB", Why.OFF_START, "C3", id="first word off the start"),
        pytest.param(EMPTY, "3C", "A", Why.TOO_SHORT, "", id="a word of one letter"),
        pytest.param(BAD, "3D", "AB", Why.OCCUPIED, "D3", id="on a tile"),
        pytest.param(BAD, "1D", "AB", Why.APART, "", id="away from all tiles"),
        pytest.param(BAD, "4F", "AB", Why.APART, "", id="corner to corner only"),
    ],
)
def test_a_play_against_the_rules_is_told_why(
    before: Board | str, position: str, word: str, why: Why, detail: str
) -> None:
    assert assessed(before, position, word) == Violation(why, detail)


A = Tile("A")


def tiles_at(*places: tuple[int, int], tile: Tile = A) -> TilePlay:
    return TilePlay(tuple(Placement(Square(*place), tile) for place in places))


@pytest.mark.parametrize(
    ("play", "why"),
    [
        pytest.param(tiles_at((2, 2), (2, 2)), Why.SQUARE_TWICE, id="two on one cell"),
        pytest.param(tiles_at((2, 2), (3, 3)), Why.NOT_IN_LINE, id="round the corner"),
        pytest.param(tiles_at((2, 2), (2, 3), (3, 3)), Why.NOT_IN_LINE, id="an angle"),
        pytest.param(tiles_at((2, -1), (2, 0)), Why.OFF_BOARD, id="before the first column"),
        pytest.param(tiles_at((2, 2), (10**9, 2)), Why.OFF_BOARD, id="far away"),
        pytest.param(line("A1", "A2"), Why.WRONG_KIND, id="a line through letters"),
    ],
)
def test_an_impossible_play_is_refused_and_does_no_harm(play: Play, why: Why) -> None:
    assert CrosswordRules(small_game()).assess(table(EMPTY), 0, play) == Violation(why)


def test_a_blank_must_be_named() -> None:
    play = tiles_at((2, 2), (2, 3), tile=Tile("", is_blank=True))
    assert CrosswordRules(small_game()).assess(table(EMPTY), 0, play) == Violation(
        Why.BLANK_UNNAMED, "C3"
    )


@pytest.mark.parametrize(
    ("rack", "word", "is_good"),
    [
        ("AB", "AB", True),
        ("AB", "ABA", False),
        ("A?", "Ab", True),
        ("AB", "Ab", False),
        ("A*", "AB", True),
        ("A*", "BB", False),
        ("**", "BB", True),
    ],
)
def test_only_tiles_of_the_rack_are_laid_and_a_hidden_one_may_be_any(
    rack: str, word: str, is_good: bool
) -> None:
    result = assessed(table(EMPTY, "EEEEE", rack), "3C", word)
    assert result == Violation(Why.NOT_ON_RACK)
    result = CrosswordRules(small_game()).assess(table(EMPTY, "EEEEE", rack), 1, lay("3C", word))
    assert isinstance(result, Score) is is_good


@pytest.mark.parametrize(
    ("switches", "tiles", "bag", "used", "expected"),
    [
        ({}, "AB", "CCCCCCC", 0, None),
        ({}, "AB", "CCCCCCC", 2, None),
        ({}, "AB", "CCCCCCC", 3, Violation(Why.EXCHANGES_USED, "3")),
        ({}, "AB", "CCCCCC", 0, Violation(Why.BAG_TOO_LOW, "7")),
        ({}, "", "CCCCCCC", 0, Violation(Why.NO_TILES)),
        ({}, "ABC", "CCCCCCC", 0, Violation(Why.NOT_ON_RACK)),
        ({"exchanges": '"any"'}, "AB", "CCCCCCC", 99, None),
        ({"exchange_min_bag": "1"}, "AB", "CC", 0, None),
        ({"exchange_min_bag": "1"}, "AB", "C", 0, Violation(Why.TOO_MANY_TILES, "1")),
    ],
)
def test_an_exchange_needs_tiles_a_bag_and_a_right_left(
    switches: dict[str, str], tiles: str, bag: str, used: int, expected: Violation | None
) -> None:
    rules = CrosswordRules(small_game(**switches))
    on_table = table(EMPTY, "ABDEE", bag=bag)
    assert rules.exchange_violation(on_table, 0, tuple(tiles), used) == expected


def test_a_rack_is_filled_up_while_the_bag_lasts() -> None:
    rules = CrosswordRules(small_game())
    assert rules.owed_tiles(table(EMPTY, "AB", bag="AAAA"), 0) == 3
    assert rules.owed_tiles(table(EMPTY, "AB", bag="A"), 0) == 1
    assert rules.owed_tiles(table(EMPTY, "ABABA", bag="A"), 0) == 0


def test_out_is_who_has_no_tile_when_the_bag_is_empty() -> None:
    rules = CrosswordRules(small_game())
    assert rules.is_out(table(EMPTY, "", "A"), 0)
    assert not rules.is_out(table(EMPTY, "", "A"), 1)
    assert not rules.is_out(table(EMPTY, "", "A", bag="B"), 0)


def test_turns_are_limited_in_whole_rounds() -> None:
    assert CrosswordRules(small_game()).turn_limit(3) == 0
    limited = CrosswordRules(small_game(turns="30"))
    assert [limited.turn_limit(seats) for seats in (2, 3, 4)] == [30, 30, 32]


def settled(out: int | None, **switches: str) -> list[tuple[int, int]]:
    """Gained and lost for racks worth 0 (empty), 8 (J, C and a blank) and 3."""
    rules = CrosswordRules(small_game(**switches))
    sums = rules.settle(table(EMPTY, "", "JC?", "B"), out)
    return [(one.gained, one.lost) for one in sums]


def test_who_goes_out_gains_what_the_others_lose() -> None:
    assert settled(0) == [(11, 0), (0, 8), (0, 3)]


def test_who_goes_out_may_gain_twice_what_nobody_loses() -> None:
    assert settled(0, end_count='"double-gain"') == [(22, 0), (0, 0), (0, 0)]


@pytest.mark.parametrize("count", ['"gain-and-lose"', '"double-gain"'])
def test_everybody_loses_his_own_rack_when_nobody_went_out(count: str) -> None:
    assert settled(None, end_count=count) == [(0, 0), (0, 8), (0, 3)]


def test_a_settlement_names_the_tiles() -> None:
    one, two = CrosswordRules(small_game()).settle(table(EMPTY, "", "JC?"), 0)
    assert (one.tiles, one.gained_from) == ((), ("J", "C", "?"))
    assert (two.tiles, two.gained_from) == (("J", "C", "?"), ())


def test_a_game_opens_with_every_tile_in_the_bag_in_an_order_of_chance() -> None:
    rules = CrosswordRules(small_game())
    opening = rules.opening(Chance(1))
    assert sorted(opening.bag) == sorted("AAAAAAAAABBBBCCDDDDEEEEEEEEEJ??")
    assert opening.cells == ()
    assert opening.bag != rules.opening(Chance(2)).bag


def test_what_is_laid_are_the_tiles_of_the_play_and_nothing_is_renewed() -> None:
    rules = CrosswordRules(small_game())
    play = lay("3C", "AB")
    assert rules.laid(play) == play.placements
    assert rules.laid(line("A1", "A2")) == ()
    assert rules.renewal(table(EMPTY), play, Chance(1)) == ()


def test_there_is_no_shuffle() -> None:
    rules = CrosswordRules(small_game())
    assert rules.shuffled(table(EMPTY), 0, Chance(1)) == Violation(Why.NO_SHUFFLE)


def test_rules_name_their_variant() -> None:
    assert CrosswordRules(small_game()).variant == small_game()
