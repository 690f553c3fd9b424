# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.geometry import Direction, Square
from literaxx.records.gcg import decode, read_gcg, write_gcg
from literaxx.records.record import (
    LOST_CHALLENGE,
    Action,
    Challenged,
    Exchanged,
    Laid,
    Leftover,
    Overtime,
    Passed,
    Record,
    RecordedMove,
    RecordedPlayer,
    RecordError,
    Refused,
)
from tests.kit.records import with_players

WRITTEN = """\
#character-encoding UTF-8
#player1 ana Ana Ånund
#player2 bób B
#player3 c C
#game-type literaxx-en
#lexicon English
#title Semi-final
#note Played by candle light.
>ana: ?ACJLNT 8G AiL +2 2
#note A start.
>bób: DEENOPZ G8 E.N +4 4
>c: [CH]AB 15Q [CH](A)[ch] +0 0
>ana: T -T +0 2
>bób:  -3 +0 4
>c: A - +0 0
#note #unsuccessful-challenge
>ana: A 8A AB. +9 11
>ana: A -- -9 2
>bób:  (challenge) +5 9
>c:  (time) -10 -10
>ana:  (AB?) +4 6
>bób: AB (AB) -4 5
#rack1 ABC
#rack3 D
#incomplete
"""


def move(line: str) -> RecordedMove:
    (only,) = read_gcg(with_players(line)).moves
    return only


def action(text: str) -> Action:
    return move(f">bob: {text} +0 0").action


def test_a_record_is_written_as_it_is_read() -> None:
    assert write_gcg(read_gcg(WRITTEN)) == WRITTEN


def test_a_record_gives_its_parts() -> None:
    record = read_gcg(WRITTEN)
    assert record.players == (
        RecordedPlayer("ana", "Ana Ånund"),
        RecordedPlayer("bób", "B"),
        RecordedPlayer("c", "C"),
    )
    assert (record.game, record.lexicon, record.title) == ("literaxx-en", "English", "Semi-final")
    assert record.notes == ("Played by candle light.",)
    assert record.moves[0] == RecordedMove(
        player=0,
        rack=("?", "A", "C", "J", "L", "N", "T"),
        action=Laid(Square(7, 6), Direction.ACROSS, ("A", "i", "L")),
        points=2,
        total=2,
        notes=("A start.",),
    )
    assert record.moves[5].notes == (LOST_CHALLENGE,)
    assert record.racks == (("A", "B", "C"), (), ("D",))
    assert record.is_incomplete


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ABC G8 ON.", Laid(Square(7, 6), Direction.DOWN, ("O", "N", "."))),
        ("8G AB", Laid(Square(7, 6), Direction.ACROSS, ("A", "B"))),
        ("ABC 8g AB", Laid(Square(7, 6), Direction.ACROSS, ("A", "B"))),
        ("ABC -", Passed()),
        ("ABC -0", Passed()),
        ("-", Passed()),
        ("ABC -AB", Exchanged(("A", "B"), 2)),
        ("-?", Exchanged(("?",), 1)),
        ("ABC -2", Exchanged((), 2)),
        ("ABC --", Refused()),
        ("ABC (challenge)", Challenged()),
        ("(Challenge)", Challenged()),
        ("ABC (time)", Overtime()),
        ("(AB?)", Leftover(("A", "B", "?"))),
        ("AB (AB)", Leftover(("A", "B"))),
        ("()", Leftover(())),
    ],
)
def test_a_line_says_what_was_done(text: str, expected: Action) -> None:
    assert action(text) == expected


@pytest.mark.parametrize(
    ("line", "rack"),
    [
        (">bob: ?AB - +0 0", ("?", "A", "B")),
        (">bob:ab - +0 0", ("A", "B")),
        (">bob:  - +0 0", ()),
        ("> bob: AB\t-  +0   0", ("A", "B")),
        (">bob: UNKNOWN - +0 0", ()),
        (">bob: UNKNOWN 8G AB +0 0", ()),
        (">bob: - 0 0", ()),
    ],
)
def test_a_rack_may_be_missing_and_blanks_may_be_many(line: str, rack: tuple[str, ...]) -> None:
    assert move(line).rack == rack
    assert move(line).player == 1


@pytest.mark.parametrize(
    ("text", "points", "total"),
    [("+12 -3", 12, -3), ("-12 0", -12, 0), ("+0 +5", 0, 5), ("7 007", 7, 7)],
)
def test_points_and_total_have_signs_or_not(text: str, points: int, total: int) -> None:
    read = move(f">ana: A - {text}")
    assert (read.points, read.total) == (points, total)


@pytest.mark.parametrize(
    "line",
    [
        ">eva: A - +0 0",
        ">: A - +0 0",
        "> - +0 0",
        ">ana - +0 0",
        ">ana:",
        ">ana: +0 0",
        ">ana: A - 0",
        ">ana: A - +0 x",
        ">ana: A - +0 9999999",
        ">ana: A 8G +0 0",
        ">ana: A 8G A1 +0 0",
        ">ana: A B 8G AB +0 0",
        ">ana: A8 8G AB +0 0",
        ">ana: A (challnge) +0 0",
        ">ana: A (A +0 0",
        ">ana: A -A1 +0 0",
        ">ana: A -123 +0 0",
        ">ana: A AB +0 0",
        "#rack3 A",
        "#rack0 A",
        "#rack1 A1",
        "#incomplete A1",
    ],
)
def test_a_line_that_is_none_is_told_by_its_number(line: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_gcg(with_players(">ana: A - +0 0", line))
    assert caught.value.line == 5


def test_line_ends_blank_lines_and_unknown_pragmas_do_not_matter() -> None:
    text = with_players(">ana: A - +0 0", ">bob: B - +0 0")
    spread = text.replace("\n", "\r\n\r\n#tile-set english\r\n#\r\n#%&\r\n  \r\n")
    assert read_gcg(spread) == read_gcg(text.replace("\n", "\r")) == read_gcg(text)


def test_text_between_the_moves_is_a_note() -> None:
    record = read_gcg(
        with_players("at first", "#note", ">ana: A - +0 0", "#note one", "  two ", "#note  three")
    )
    assert record.notes == ("at first",)
    assert record.moves[0].notes == ("one", "two", "three")


def test_the_game_may_be_called_variant_and_the_better_name_counts() -> None:
    assert read_gcg(with_players("#variant wordbox-it")).game == "wordbox-it"
    for lines in (["#variant a", "#game-type b"], ["#game-type b", "#variant a"]):
        assert read_gcg(with_players(*lines)).game == "b"


def test_an_incomplete_game_may_tell_the_rack_of_the_next_player() -> None:
    lines = [">ana: A - +0 0", ">bob: B -- -3 0", ">bob:  (challenge) +5 5"]
    record = read_gcg(with_players(*lines, "#incomplete XYZ"))
    assert record.is_incomplete
    assert record.racks == (("X", "Y", "Z"), ())
    assert read_gcg(with_players("#Incomplete XYZ")).racks == (("X", "Y", "Z"), ())


def test_players_come_in_the_order_of_their_numbers_wherever_they_stand() -> None:
    record = read_gcg("#player2 b\n>b: A - +0 0\n#player1 a Anna  Maria\n")
    assert record.players == (RecordedPlayer("a", "Anna  Maria"), RecordedPlayer("b", "b"))
    assert record.moves[0].player == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 0),
        (">ana: A - +0 0\n", 0),
        ("#player2 bob Bob\n", 0),
        ("#player1 ana\n#player3 bob\n", 0),
        ("#player5 ana\n", 1),
        ("#player0 ana\n", 1),
        ("#player ana\n", 1),
        ("#player99999999999999999999 ana\n", 1),
        ("#player1\n", 1),
        ("#player1 ana\n#player1 bob\n", 2),
        ("#player1 ana A\n#player2 ana B\n", 2),
    ],
)
def test_players_that_are_none_are_told(text: str, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_gcg(text)
    assert caught.value.line == line


def test_a_nickname_may_hold_a_colon_and_decomposed_accents() -> None:
    text = "#player1 a:b A\n#player2 e\u0301 E\n>a:b: A - +0 0\n>é: A - +0 0\n"
    assert [move.player for move in read_gcg(text).moves] == [0, 1]


WHOLE = with_players(
    ">ana: ABCDEFG 8G AB +12 12", ">bob: AB 9G AB +7 7", ">ana: CDEFG 1A CD. +105 117"
)


def test_a_record_cut_anywhere_keeps_the_moves_before_the_cut() -> None:
    whole = read_gcg(WHOLE)
    for end in range(WHOLE.index(">"), len(WHOLE)):
        part = read_gcg(WHOLE[:end])
        count = len(part.moves)
        assert part.moves == whole.moves[:count]
        begun = WHOLE[:end].count("\n>")
        assert count == begun - part.is_incomplete


def test_a_wrong_total_is_no_cut_one() -> None:
    for total in ("118", "17", "0"):
        assert read_gcg(WHOLE[:-4] + total).moves[-1].total == int(total)


def test_a_word_may_be_cut_only_at_the_very_end() -> None:
    with pytest.raises(RecordError):
        read_gcg(WHOLE[:-10] + "\n")


@pytest.mark.parametrize(
    ("data", "name"),
    [
        ("#character-encoding UTF-8\n#player1 a Ł".encode(), "Ł"),
        ("#character-encoding utf-8\r\n#player1 a Ł".encode(), "Ł"),
        ("\ufeff#character-encoding UTF-8\n#player1 a Ł".encode(), "Ł"),
        ("\ufeff#player1 a Ł".encode(), "Ł"),
        ("#player1 a Ł".encode(), "Ł"),
        ("#player1 a é".encode("latin-1"), "é"),
        ("#character-encoding ISO-8859-1\n#player1 a é".encode("latin-1"), "é"),
        ("#character-encoding cp1250\n#player1 a Ł".encode("cp1250"), "Ł"),
    ],
)
def test_the_encoding_is_what_the_file_says_or_shows(data: bytes, name: str) -> None:
    assert read_gcg(decode(data)).players[0].name == name


@pytest.mark.parametrize("name", ["klingon", "hex", "utf-7x", "UTF-8"])
def test_text_in_no_such_encoding_is_a_fault(name: str) -> None:
    with pytest.raises(RecordError, match="encoding"):
        decode(f"#character-encoding {name}\n#player1 a ".encode() + b"\xff")


ANA = RecordedPlayer("ana", "Ana")


@pytest.mark.parametrize(
    "record",
    [
        Record(players=()),
        Record(players=(RecordedPlayer("a na", "Ana"),)),
        Record(players=(RecordedPlayer("ana", ""),)),
        Record(players=(ANA, ANA)),
        Record(players=(ANA,), title="one\ntwo"),
        Record(players=(ANA,), notes=(" blanks around ",)),
        Record(players=(ANA,), moves=(RecordedMove(0, (), Exchanged((), 0), 0, 0),)),
        Record(players=(ANA,), moves=(RecordedMove(0, ("A1",), Passed(), 0, 0),)),
        Record(players=(ANA,), racks=(("A",), ("B",))),
    ],
)
def test_what_the_format_cannot_tell_is_not_written(record: Record) -> None:
    with pytest.raises(RecordError, match="cannot tell"):
        write_gcg(record)
