# SPDX-License-Identifier: GPL-3.0-or-later
import json

import msgspec
import pytest

from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.records.lines import (
    WordLine,
    board_text,
    lines_record,
    parse_board,
    read_lines,
    write_lines,
)
from literaxx.records.record import RecordedPlayer, RecordError

FIRST = {
    "format": "literaxx-lines",
    "version": 1,
    "variant": "wordstream-it",
    "players": [{"nick": "ana", "name": "Ana"}, {"nick": "bob", "name": "Bob"}],
    "board": "AB/CD",
}
WORD = {
    "do": "word", "player": "ana", "total": 3, "word": "AB", "line": [[0, 0], [0, 1]],
    "points": 3, "board": "CD/CD",
}  # fmt: skip


def text_of(*lines: object) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def test_a_record_is_written_as_it_is_read() -> None:
    record = read_lines(
        text_of(
            FIRST, WORD, WORD | {"refused": True, "board": None},
            {"do": "shuffle", "player": "bob", "total": 0, "board": "DC/BA"},
            {"do": "pass", "player": "bob", "total": 0},
            {"do": "skip", "player": "ana", "total": 3, "cause": "penalty"},
        )
    )  # fmt: skip
    assert len(record.moves) == 5
    assert record.moves[0] == WordLine(
        player="ana", total=3, word="AB", line=(Square(0, 0), Square(0, 1)), points=3, board="CD/CD"
    )
    assert read_lines(write_lines(record)) == record


def test_a_position_is_a_record_of_one_line() -> None:
    position = read_lines(text_of(FIRST | {"scores": [3, 4], "to_move": "bob"}))
    assert (position.scores, position.to_move, position.moves) == ((3, 4), "bob", ())
    players = (RecordedPlayer("ana", "Ana"), RecordedPlayer("bob", "Bob"))
    assert lines_record("wordstream-it", players, "AB/CD") == msgspec.structs.replace(
        position, scores=(), to_move=""
    )


def test_a_mark_at_the_start_and_blank_lines_do_not_matter() -> None:
    assert read_lines("\ufeff" + text_of(FIRST) + "\r\n\n" + text_of(WORD)) == read_lines(
        text_of(FIRST, WORD)
    )


def test_a_board_is_written_on_one_line() -> None:
    board = Board.from_text("A[CH]\nŻB")
    assert board_text(board) == "A[CH]/ŻB"
    assert parse_board("A[CH]/ŻB") == board
    for text in ("", "AB/C", "A./CD", "Ab/CD"):
        assert parse_board(text) is None


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ([{}], 1),
        (["x"], 1),
        ([FIRST | {"format": "other"}], 1),
        ([FIRST | {"version": 2}], 1),
        ([FIRST | {"more": 1}], 1),
        ([FIRST | {"moves": [WORD]}], 1),
        ([FIRST | {"players": []}], 1),
        ([FIRST | {"players": [{"nick": "a", "name": "A"}] * 2}], 1),
        ([FIRST | {"players": [{"nick": str(n), "name": "A"} for n in range(5)]}], 1),
        ([FIRST | {"scores": [1]}], 1),
        ([FIRST | {"to_move": "eva"}], 1),
        ([FIRST | {"board": "AB/C"}], 1),
        ([FIRST, WORD, WORD | {"player": "eva"}], 3),
        ([FIRST, WORD | {"do": "dance"}], 2),
        ([FIRST, WORD | {"more": 1}], 2),
        ([FIRST, WORD | {"line": [[0]]}], 2),
        ([FIRST, WORD | {"points": "3"}], 2),
        ([FIRST, FIRST], 2),
    ],
)
def test_a_line_that_is_none_is_told_by_its_number(lines: list[object], number: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_lines(text_of(*lines))
    assert caught.value.line == number


def test_text_nested_too_deep_is_a_fault_like_others() -> None:
    with pytest.raises(RecordError):
        read_lines("[" * 100_000)
