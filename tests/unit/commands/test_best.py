# SPDX-License-Identifier: GPL-3.0-or-later
import json

import pytest

from literaxx.cli import main

EMPTY = "/".join(["15"] * 15)
CAT = "/".join([*["15"] * 7, "6CAT6", *["15"] * 7])
LETTERS = "SERIN/ATELO/CARDS/MINUT/OPEHG"


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, object]]:
    status = main(["best", *arguments, "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_the_best_first_move_is_told_with_place_words_and_points(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, report = asked(capsys, "literaxx-en", "--cgp", f"{EMPTY} QI/ 0/0 0", "--count", "1")
    assert status == 0
    assert report == {
        "moves": [{"position": "8H", "word": "QI", "words": ["QI"], "points": 16, "value": 16.0}],
        "count": 4,
    }


def test_tiles_that_lie_there_are_dots_and_blanks_small(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, report = asked(capsys, "literaxx-en", "--cgp", f"{CAT} ? 0 0", "--all")
    moves = report["moves"]
    assert isinstance(moves, list)
    assert len(moves) == report["count"]
    assert {"position": "8G", "word": "...s", "words": ["CATs"], "points": 5, "value": 5.0} in moves


def test_words_of_a_letter_board_come_with_their_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, report = asked(capsys, "wordstream-en", "--board", LETTERS.lower(), "--count", "1")
    moves = report["moves"]
    assert isinstance(moves, list)
    assert status == 0
    assert len(moves) == 1
    letters = LETTERS.split("/")
    assert "".join(letters[row][column] for row, column in moves[0]["line"]) == moves[0]["word"]


def test_no_move_leaves_with_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    status, report = asked(capsys, "literaxx-en", "--cgp", f"{EMPTY} QX 0 0")
    assert (status, report) == (1, {"moves": [], "count": 0})


def test_a_person_is_told_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "literaxx-en", "--cgp", f"{CAT} S 0 0", "--count", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[0].split() == ["6", "8G", "...S", "CATS"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-game", "--cgp", EMPTY],
        ["literaxx-en", "--board", LETTERS],
        ["wordstream-en", "--cgp", EMPTY],
        ["wordstream-en", "--board", "ABC/DEF"],
        ["wordstream-en", "--board", LETTERS.replace("S", "ß")],
        ["literaxx-en", "--cgp", "nonsense!"],
        ["literaxx-en", "--cgp", f"{EMPTY} / 0/0 0"],
        ["literaxx-en", "--cgp", f"{EMPTY} ABCDEFGH"],
        ["literaxx-en", "--cgp", f"{EMPTY} Ż"],
        ["literaxx-en", "--cgp", f"{CAT.replace('CAT', 'CÄT')} A"],
        ["literaxx-en", "--cgp", "2/2 A"],
        ["literaxx-en", "--cgp", f"{EMPTY} A", "--count", "0"],
        ["literaxx-en"],
    ],
)
def test_what_cannot_be_asked_leaves_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["best", *arguments]) == 2
    assert capsys.readouterr().err
