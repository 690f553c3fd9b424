# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.geometry import Square
from literaxx.records.lines import LinesRecord, PassLine, WordLine, lines_record
from literaxx.records.record import Record, RecordedPlayer, RecordError
from literaxx.records.verify import read_record, variant_of, verify
from tests.kit.records import rules_of, with_players

ENGLISH = rules_of("literaxx-en")
GCG = with_players(
    "#game-type literaxx-en", ">ana: ?ACJLNT 8G AiL +2 2", ">bob: DEENOPZ 7F EN +4 5"
)
LINES = (
    '{"format": "literaxx-lines", "version": 1, "variant": "wordstream-en", "players": '
    '[{"nick": "ana", "name": "Ana"}], "board": "CATCH/SEDAN/OTTER/PARKS/LINES"}\n'
    '{"do": "word", "player": "ana", "total": 3, "word": "CAT", "line": [[0, 0], [0, 1], [0, 2]],'
    ' "points": 3, "board": "XXXCH/SEDAN/OTTER/PARKS/LINES"}\n'
    '{"do": "pass", "player": "ana", "total": 4}\n'
)


def test_the_kind_of_record_shows_at_its_start() -> None:
    assert isinstance(read_record(GCG), Record)
    assert isinstance(read_record("\ufeff" + LINES), LinesRecord)
    assert [variant_of(read_record(text)) for text in (GCG, LINES)] == [
        "literaxx-en", "wordstream-en",
    ]  # fmt: skip


def test_a_crossword_record_is_compared_move_by_move() -> None:
    first, second = verify(read_record(GCG), ENGLISH, {"AIL", "EN"}.__contains__)
    assert (first.number, first.player, first.position) == (1, "ana", "8G")
    assert (first.words, first.unknown, first.differs) == (("AiL",), (), False)
    assert (second.words, second.unknown) == (("EN", "NA"), ("NA",))
    assert (second.recorded, second.computed) == (4, 4)
    assert (second.recorded_total, second.computed_total) == (5, 4)
    assert second.differs


def test_a_word_outside_the_list_is_no_difference() -> None:
    (row, _) = verify(read_record(GCG), ENGLISH, lambda word: False)
    assert row.unknown == ("AIL",)
    assert not row.differs


def test_without_a_list_no_word_is_unknown() -> None:
    assert [row.unknown for row in verify(read_record(GCG), ENGLISH, None)] == [(), ()]


def test_a_letter_path_record_is_compared_line_by_line() -> None:
    record = read_record(LINES)
    assert isinstance(record, LinesRecord)
    word, passed = verify(record, rules_of("wordstream-en"), lambda word: False)
    assert (word.position, word.words, word.unknown) == ("A1", ("CAT",), ("CAT",))
    assert (word.recorded, word.computed, word.differs) == (3, 3, False)
    assert (passed.position, passed.words, passed.recorded) == ("", (), 0)
    assert (passed.recorded_total, passed.computed_total, passed.differs) == (4, 3, True)


def test_a_line_against_the_rules_has_no_place() -> None:
    players = (RecordedPlayer("ana", "Ana"),)
    wrong = WordLine(player="ana", total=0, word="", line=(Square(9, 9),), points=0)
    record = lines_record("wordstream-en", players, "ABCDE/ABCDE/ABCDE/ABCDE/ABCDE")
    record = LinesRecord(
        format=record.format, version=1, variant="", players=players, board=record.board,
        moves=(wrong, PassLine(player="ana", total=0)),
    )  # fmt: skip
    row, _ = verify(record, rules_of("wordstream-en"), None)
    assert (row.position, row.words, row.differs) == ("", (), True)


@pytest.mark.parametrize(("text", "variant"), [(GCG, "wordstream-en"), (LINES, "literaxx-en")])
def test_a_record_of_the_other_kind_cannot_be_compared(text: str, variant: str) -> None:
    with pytest.raises(RecordError, match="no record of a"):
        verify(read_record(text), rules_of(variant), None)


@pytest.mark.parametrize("text", ["", "\ufeff", " \r\n\t\n"])
def test_an_empty_file_is_told_as_such(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert str(refused.value) == "the file is empty"
