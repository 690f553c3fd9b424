# SPDX-License-Identifier: GPL-3.0-or-later
import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from literaxx import paths
from literaxx.model.board import Board
from literaxx.model.chance import Chance
from literaxx.model.geometry import Premium, Square
from literaxx.model.variant import EndCount, Kind, Switches, TableDefaults
from literaxx.model.wordgraph import WordGraph, build
from literaxx.rules.crossword import CrosswordRules
from literaxx.rules.letterpath import LetterPathRules
from literaxx.rules.variants import SYMBOLS, VariantError, parse_variant, rules_for
from literaxx.storage.variants import load_variant

GOOD = '''
format = 1
id = "my-game"
revision = 4
game = "mine"
title = "My game"
language = "xx"
word_list = "en"
kind = "crossword"

[board]
start = "B1"
rows = """
1.q
dtD
"""

[board.cells]
q = { letter = 4, word = 2, colour = 5 }

[tiles]
blanks = 1
blank_letters = ["A", "CH", "Ż"]

[tiles.letters]
A = [1, 5]
CH = [10, 4, 2]
"Ż" = [0, 1]

[switches]
rack_size = 4
exchanges = "any"
end_count = "double-gain"
zero_turns_end = 6

[defaults]
decision_s = 0
silence_checks = true
'''
LINES = '''
format = 1
id = "lines"
game = "lines"
title = "Lines"
language = "en-GB"
kind = "letter-path"
board.rows = """
..
..
"""
tiles.letters = { A = [1, 6], J = [5, 0, 3, 0.2] }
switches = { turns = 30 }
'''


def test_every_part_of_a_file_finds_its_place() -> None:
    variant = parse_variant(GOOD, "my file")
    assert (variant.id, variant.revision, variant.game, variant.title) == (
        "my-game", 4, "mine", "My game",
    )  # fmt: skip
    assert (variant.language, variant.word_list, variant.kind) == ("xx", "en", Kind.CROSSWORD)
    assert (variant.board.rows, variant.board.columns) == (2, 3)
    assert variant.board.start == Square(0, 1)
    assert variant.board.premiums == (
        Premium(letter=3, colour=1), Premium(), Premium(letter=4, word=2, colour=5),
        Premium(word=2), Premium(word=3), Premium(letter=2),
    )  # fmt: skip
    assert variant.switches == Switches(
        rack_size=4, exchanges=None, end_count=EndCount.DOUBLE_GAIN, zero_turns_end=6
    )
    assert variant.defaults == TableDefaults(decision_s=0, silence_checks=True)


def test_a_letter_has_points_and_count_and_may_have_colour_and_weight() -> None:
    tiles = parse_variant(GOOD, "my file").tiles
    assert [(s.letter, s.value, s.count, s.colour, s.weight) for s in tiles.specs] == [
        ("A", 1, 5, 1, 5.0),
        ("CH", 10, 4, 2, 4.0),
        ("Ż", 0, 1, 1, 1.0),
    ]
    assert (tiles.blanks, tiles.blank_letters) == (1, ("A", "CH", "Ż"))
    lines = parse_variant(LINES, "lines").tiles
    assert [(s.colour, s.count, s.weight) for s in lines.specs] == [(1, 6, 6.0), (3, 0, 0.2)]


def test_what_is_left_out_has_a_default() -> None:
    lines = parse_variant(LINES, "lines")
    assert (lines.revision, lines.word_list, lines.board.start) == (1, "en-gb", Square(1, 1))
    assert lines.switches == Switches(
        rack_size=0, full_rack_bonus=0, exchanges=0, exchange_min_bag=0, turns=30
    )
    assert lines.defaults == TableDefaults()
    bare = parse_variant(GOOD.replace('blank_letters = ["A", "CH", "Ż"]', ""), "my file")
    assert bare.tiles.blank_letters == ("A", "CH", "Ż")


ROWS = "1.q\ndtD\n"


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        ("format = 1", "format = 2", "format", "this program reads format 1"),
        ("format = 1\n", "", "", "missing key format"),
        ("format = 1", "format = true", "format", "whole number"),
        ("format = 1", "format =", "", "this is not TOML: Invalid value (at line 2, column 9)"),
        ("format = 1", f"format = {'9' * 5000}", "", "this is not TOML"),
        ("format = 1", f"format = {'[' * 5000}", "", "this is not TOML"),
        ('id = "my-game"\n', "", "", "missing key id"),
        ('id = "my-game"', 'id = "../x"', "id", "small letters, digits and single hyphens"),
        ('id = "my-game"', f'id = "{"x" * 41}"', "id", "length <= 40"),
        ('title = "My game"', 'title = ""', "title", "on one line"),
        ('title = "My game"', 'title = "My\\ngame"', "title", "on one line"),
        ('title = "My game"', "title = 3", "title", "expected text, got whole number"),
        ('language = "xx"', 'language = "English"', "language", "a language tag"),
        ("revision = 4", "revision = -1", "revision", "expected whole number >= 0"),
        ('kind = "crossword"', 'kind = "chess"', "kind", "unknown choice 'chess'"),
        ('kind = "crossword"', 'kind = "crossword"\nx = 1', "", "unknown key x"),
        ('start = "B1"', 'start = "D1"', "board.start", "D1 is not a cell of this board"),
        ('start = "B1"', 'start = "b1"', "board.start", "b1 is not a cell of this board"),
        ('start = "B1"', 'star = "B1"', "board", "unknown key star"),
        (ROWS, "1.q\ndt\n", "board.rows", "row 2 has 2 cells where row 1 has 3"),
        (ROWS, "1.q\ndt7\n", "board.rows", "row 2 has the unknown symbol 7"),
        (ROWS, "1.q\n", "board.rows", "a board has 2 to 26 rows and columns"),
        (ROWS, "", "board.rows", "a board has 2 to 26 rows and columns"),
        (ROWS, "1\n1\n", "board.rows", "a board has 2 to 26 rows and columns"),
        (ROWS, f"{'.' * 27}\n" * 2, "board.rows", "a board has 2 to 26 rows and columns"),
        ("q = {", "qq = {", "board.cells.qq", "a symbol is a single character"),
        ("q = {", '" " = {', "board.cells. ", "a symbol is a single character"),
        ("q = {", "d = {", "board.cells.d", "this symbol has a meaning already"),
        ("letter = 4", "letter = 0", "board.cells[...].letter", "expected whole number >= 1"),
        ("colour = 5 }", "colour = 6 }", "board.cells[...].colour", "expected whole number <= 5"),
        ("letter = 4", "lettre = 4", "board.cells[...]", "unknown key lettre"),
        ("A = [1, 5]", "A = [-1, 5]", "tiles.letters.A[0]", "expected whole number >= 0"),
        ("A = [1, 5]", "A = [1, -5]", "tiles.letters.A[1]", "expected whole number >= 0"),
        ("A = [1, 5]", 'A = ["x", 5]', "tiles.letters.A[0]", "expected whole number, got text"),
        ("A = [1, 5]", "A = [1, 5.5]", "tiles.letters.A[1]", "expected whole number, got number"),
        ("A = [1, 5]", "A = [1]", "tiles.letters.A", "at least length 2"),
        ("A = [1, 5]", "A = [1, 5, 1, 1, 1]", "tiles.letters.A", "at most length 4"),
        ("A = [1, 5]", "A = [1, 5, 6]", "tiles.letters.A[2]", "expected whole number <= 5"),
        ("A = [1, 5]", "A = [1, 5, 1, nan]", "tiles.letters.A[3]", "expected number"),
        ("A = [1, 5]", "A = 5", "tiles.letters.A", "expected list, got whole number"),
        ("A = [1, 5]", "A = [1, 5]\nA = [1, 5]", "", "this is not TOML: Cannot overwrite"),
        ("A = [1, 5]", "a = [1, 5]", "tiles.letters.a", "“a” is not a letter in upper case"),
        ("A = [1, 5]", "4 = [1, 5]", "tiles.letters.4", "“4” is not a letter in upper case"),
        ("A = [1, 5]", '"" = [1, 5]', "tiles.letters.", "“” is not a letter"),
        ("A = [1, 5]", '"A\u0301" = [1, 5]', "tiles.letters.A\u0301", "is not a letter"),
        ("A = [1, 5]", '"ß" = [1, 5]', "tiles.letters.ß", "is not a letter"),
        ("A = [1, 5]", '"א" = [1, 5]', "tiles.letters.א", "is not a letter"),
        ("A = [1, 5]", "ABCDE = [1, 5]", "tiles.letters.ABCDE", "is not a letter"),
        ('["A", "CH", "Ż"]', '["A", "7"]', "tiles.blank_letters", "“7” is not a letter"),
        ('["A", "CH", "Ż"]', '"AZA"', "tiles.blank_letters", "A is named twice"),
        ('["A", "CH", "Ż"]', "3", "tiles.blank_letters", "expected text or list, got whole number"),
        ('["A", "CH", "Ż"]', '""', "tiles.blank_letters", "must be able to stand for a letter"),
        ("blanks = 1", "blanks = -1", "tiles.blanks", "expected whole number >= 0"),
        ("rack_size = 4", "rack_size = 6", "tiles", "too few tiles for two full racks"),
        ("rack_size = 4", "rack_size = 0", "switches.rack_size", "needs a rack"),
        ("rack_size = 4", "rack_size = 1001", "switches.rack_size", "whole number <= 1000"),
        ("rack_size = 4", "racksize = 4", "switches", "unknown key racksize"),
        ("rack_size = 4", "shuffles = 4", "switches.shuffles", "a crossword game has no"),
        ('"any"', '"all"', "switches.exchanges", "expected whole number, got text"),
        ('"double-gain"', '"triple"', "switches.end_count", "unknown choice 'triple'"),
        ("silence_checks = true", "silence_checks = 1", "defaults.silence_checks", "true or false"),
        ("silence_checks = true", "silence = true", "defaults", "unknown key silence"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_file_and_key(old: str, new: str, key: str, problem: str) -> None:
    assert old in GOOD
    with pytest.raises(VariantError) as caught:
        parse_variant(GOOD.replace(old, new, 1), "my file")
    assert caught.value.source == "my file"
    assert caught.value.key == key
    assert problem in str(caught.value.problem)
    assert str(caught.value).startswith(f"my file: {key}" if key else "my file: ")


@pytest.mark.parametrize(
    ("old", "new", "key", "problem"),
    [
        ("..\n..", "..\n.d", "board.rows", "have no premiums"),
        ("..\n..", "........\n" * 8 + "........", "board.rows", "at most 64 cells"),
        ("turns = 30", "rack_size = 7", "switches.rack_size", "has no such switch"),
        ("tiles.letters", "tiles.blanks = 1\ntiles.letters", "tiles.blanks", "has no blanks"),
        ("A = [1, 6], J = [5, 0, 3, 0.2]", "A = [1, 0]", "tiles.letters", "must have a weight"),
        ("A = [1, 6], J = [5, 0, 3, 0.2]", "", "tiles.letters", "a game has 1 to 40 letters"),
    ],
)  # fmt: skip
def test_a_game_without_racks_has_faults_of_its_own(
    old: str, new: str, key: str, problem: str
) -> None:
    assert old in LINES
    with pytest.raises(VariantError) as caught:
        parse_variant(LINES.replace(old, new, 1), "lines")
    assert (caught.value.key, problem in str(caught.value.problem)) == (key, True)


LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GREEK = "ΔΘΛΞΠΣΦΨΩΓБДЖЗИЛ"


def test_forty_letters_are_the_most() -> None:
    def with_letters(tiles: str, blanks: str) -> str:
        letters = "\n".join(f'"{letter}" = [1, 5]' for letter in tiles)
        text = GOOD[: GOOD.index("A = [1, 5]")] + letters + GOOD[GOOD.index("\n[switches]") :]
        return text.replace('["A", "CH", "Ż"]', f'"{blanks}"')

    assert len(parse_variant(with_letters((LATIN + GREEK)[:40], LATIN), "x").tiles.specs) == 40
    for tiles, blanks, key in (
        ((LATIN + GREEK)[:41], LATIN, "tiles.letters"),
        ((LATIN + GREEK)[:40], LATIN + "Л", "tiles.blank_letters"),
    ):
        with pytest.raises(VariantError, match="1 to 40 letters") as caught:
            parse_variant(with_letters(tiles, blanks), "x")
        assert caught.value.key == key


@given(st.text(max_size=60))
def test_any_text_is_a_variant_or_a_variant_error(text: str) -> None:
    with pytest.raises(VariantError):
        parse_variant(text, "x")


@given(
    st.integers(0, len(GOOD) - 1),
    st.sampled_from(["", "[", "]", '"', "=", "-", "9", "A", "\n", "\x00", "é", ".", "#", "{"]),
)
def test_a_spoilt_file_is_a_variant_or_a_variant_error(place: int, text: str) -> None:
    with suppress(VariantError):
        parse_variant(GOOD[:place] + text + GOOD[place + 1 :], "x")


# The tables of the games, as their makers gave them or this project decided (docs/rules.md).
BAGS = {
    "literaxx-en": (
        100,
        {1: "A9 E12 I9 L4 N6 O8 R6 S4 T6 U4", 2: "D4 G3", 3: "B2 C2 F2 H2 M2 P2 V2 W2 Y2",
         5: "J1 K1 Q1 X1 Z1"},
    ),
    "literaxx-pl": (
        100,
        {1: "A9 E7 I8 N5 O6 R4 S4 W4 Z5", 2: "C3 D3 K3 L3 M3 P3 T3 Y4", 3: "B2 G2 H2 J2 Ł2 U2",
         5: "Ą1 Ć1 Ę1 F1 Ń1 Ó1 Ś1 Ź1 Ż1"},
    ),
    "wordbox-it": (
        115,
        {1: "A13 E12 I12 O11 N6 R7 S6 T7", 2: "L5 D4 H2", 3: "C5 M4 U4", 4: "B2 F2 G3 P3",
         5: "Q1 V2 Z2"},
    ),
    "wordbox-ro": (
        115,
        {1: "A13 E10 I11 R8 T8 N7 U7 S6", 2: "C6 L6 O6", 3: "D4 M4 P4", 4: "B2 F2 G2 V2",
         5: "H1 J1 X1 Z2"},
    ),
    "wordbox-en": (
        115,
        {1: "E14 A10 I10 O9 N7 R7 T7 S5", 2: "D5 L5 U4", 3: "B2 C3 G3 H3 M3 P3", 4: "F2 V2 W2 Y2",
         5: "J1 K1 Q1 X1 Z1"},
    ),
}  # fmt: skip
BONUSES = {
    "wordstream-it": (
        "wordbox-it",
        ["AEINORST", "DHL", "CMU", "BFGPWY", "JKQVXZ"],
        {"J": 0.2, "K": 0.2, "W": 0.2, "X": 0.2, "Y": 0.2},
    ),
    "wordstream-en": ("wordbox-en", ["AEINORST", "DLU", "BCGHMP", "FVWY", "JKQXZ"], {}),
    "wordstream-ro": ("wordbox-ro", ["AEINRSTU", "CLO", "DMP", "BFGV", "HJXZ"], {}),
    "wordstream-pl": (
        "literaxx-pl",
        ["AEINORSTWZ", "CDKPY", "JLMU", "ĄBĘGHŁ", "ĆFŃÓŚŹŻ"],
        {},
    ),
}
CROSSWORDS = sorted(BAGS)
LETTER_PATHS = sorted(BONUSES)


def picture(name: str) -> list[str]:
    text = (paths.resources() / "variants" / f"{name}.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["board"]["rows"]
    assert isinstance(rows, str)
    return rows.split()


@pytest.mark.parametrize("name", CROSSWORDS)
def test_a_bag_holds_the_tiles_of_the_table(name: str) -> None:
    total, rows = BAGS[name]
    tiles = load_variant(name).tiles
    assert len(tiles.tiles) == total
    assert tiles.blanks == 2
    listed = {
        item[0]: (value, int(item[1:])) for value, row in rows.items() for item in row.split()
    }
    assert {spec.letter: (spec.value, spec.count) for spec in tiles.specs} == listed
    assert all(spec.colour == spec.value for spec in tiles.specs)


def test_a_blank_may_stand_for_letters_that_have_no_tile() -> None:
    for name, extra in (("wordbox-it", "JKWXY"), ("wordbox-ro", "KQWY"), ("literaxx-en", "")):
        tiles = load_variant(name).tiles
        assert set(tiles.blank_letters) - set(tiles.by_letter) == set(extra)
        assert "".join(tiles.blank_letters) == LATIN
    polish = load_variant("literaxx-pl").tiles
    assert "".join(polish.blank_letters) == "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"


@pytest.mark.parametrize("name", LETTER_PATHS)
def test_letters_are_worth_and_drawn_as_the_table_says(name: str) -> None:
    bag, rows, extra = BONUSES[name]
    tiles = load_variant(name).tiles
    listed = {letter: value for value, row in enumerate(rows, start=1) for letter in row}
    assert {spec.letter: spec.value for spec in tiles.specs} == listed
    counts = {spec.letter: float(spec.count) for spec in load_variant(bag).tiles.specs}
    assert {spec.letter: spec.weight for spec in tiles.specs} == counts | extra


@pytest.mark.parametrize("name", CROSSWORDS)
def test_a_board_is_the_same_from_all_four_sides(name: str) -> None:
    rows = picture(name)
    assert rows == rows[::-1]
    assert rows == [row[::-1] for row in rows]
    board = load_variant(name).board
    assert (board.rows, board.columns) == ((15, 15) if "literaxx" in name else (15, 17))
    assert board.start == Square(board.rows // 2, board.columns // 2)
    assert board.premium(board.start) == SYMBOLS["5"]


def test_the_square_board_is_the_same_along_its_diagonal() -> None:
    rows = picture("literaxx-en")
    assert rows == ["".join(column) for column in zip(*rows, strict=True)]
    assert rows == picture("literaxx-pl")
    assert rows[0] == "5.t..2.5.2..t.5"
    assert picture("wordbox-it") == picture("wordbox-ro") == picture("wordbox-en")
    assert picture("wordbox-it")[3] == "t4.2.d.1.1.d.2.4t"


@pytest.mark.parametrize("name", CROSSWORDS + LETTER_PATHS)
def test_the_table_options_are_those_of_the_game(name: str) -> None:
    variant = load_variant(name)
    is_literaxx = variant.game == "literaxx"
    assert variant.defaults == TableDefaults(
        decision_s=10, silence_checks=not is_literaxx, wrong_check_penalty=is_literaxx
    )
    if variant.kind is Kind.CROSSWORD:
        assert variant.switches == Switches()
    else:
        assert (variant.switches.turns, variant.switches.shuffles) == (30, 3)
    assert variant.language == variant.word_list == name[-2:]


def test_rules_are_those_of_the_kind() -> None:
    crossword = rules_for(parse_variant(GOOD, "x"), None)
    assert isinstance(crossword, CrosswordRules)
    letter_path = rules_for(parse_variant(LINES, "x"), None)
    assert isinstance(letter_path, LetterPathRules)
    assert len(letter_path.opening(Chance(1)).cells) == 4


def test_boards_are_kept_alive_by_words_that_are_read_when_needed() -> None:
    graph = WordGraph.from_bytes(build(["AJA", "JAJ", "AJJ", "JJA"], "AJ"))
    asked = []

    def words() -> WordGraph:
        asked.append(True)
        return graph

    text = LINES.replace("J = [5, 0, 3, 0.2]", "J = [5, 6]")
    rules = rules_for(parse_variant(text, "x"), words)
    assert not asked
    cells = rules.opening(Chance(1)).cells
    assert len(asked) == 100
    letters = Board.empty(2, 2).with_tiles(cells).to_text().replace("\n", "")
    # Two of each letter hold all four words; no other board does.
    assert sorted(letters) == ["A", "A", "J", "J"]
