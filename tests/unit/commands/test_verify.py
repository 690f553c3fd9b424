# SPDX-License-Identifier: GPL-3.0-or-later
import json
from pathlib import Path

import pytest

from literaxx.cli import main
from literaxx.commands.verify import FAULT_SENTENCES, RULE_SENTENCES
from literaxx.records.problems import Fault
from literaxx.rules.base import Why
from literaxx.storage import dictionaries
from tests.kit.records import CLASSIC, with_players

GOOD = with_players(
    "#game-type literaxx-en", ">ana: ?ACJLNT 8G AiL +2 2", ">bob: DEENOPZ 7F EN +4 4"
)
BAD = GOOD.replace("EN +4 4", "EX +4 6")
NO_GAME = GOOD.replace("#game-type literaxx-en\n", "")


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in (("good.gcg", GOOD), ("bad.gcg", BAD), ("none.gcg", NO_GAME)):
        Path(name).write_text(text, encoding="utf-8")
    # No list, so that these tests know what is in it.
    monkeypatch.setattr(dictionaries, "dictionaries", lambda: tmp_path / "none")


def test_a_record_that_agrees_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "good.gcg"]) == 0
    assert capsys.readouterr().out == (
        "good.gcg (literaxx-en): 2 moves, all agree\n  no word list en: words were not looked up\n"
    )


def test_a_difference_has_a_row_and_the_status_of_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "good.gcg", "bad.gcg", "good.gcg"]) == 1
    lines = capsys.readouterr().out.split("\n")
    assert lines[2] == "bad.gcg (literaxx-en): 2 moves, 1 of them differ"
    assert lines[3].split() == [
        "move", "player", "at", "words", "points", "total", "should", "be", "total",
    ]  # fmt: skip
    assert lines[4].split(maxsplit=7) == [
        "2", "bob", "7F", "+4", "6", "+0", "0", "the tiles are not on the rack",
    ]  # fmt: skip


def test_every_fault_of_a_move_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = GOOD.replace("7F EN", "7F E.N")
    Path("fault.gcg").write_text(text, encoding="utf-8")
    assert main(["verify", "fault.gcg"]) == 1
    told = "no tile lies on G7; there is an empty cell within the word\n"
    assert told in capsys.readouterr().out


def test_a_word_outside_the_list_is_told_and_is_no_difference(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dictionaries.WordList, "__init__", _init_with({"AIL", "EN"}))
    monkeypatch.setattr("literaxx.storage.dictionaries.read_card", lambda name, folder: name)
    assert main(["verify", "good.gcg"]) == 0
    out = capsys.readouterr().out
    assert "  move 2, bob: not in the list: NA\n" in out
    assert "no word list" not in out
    assert main(["verify", "--json", "good.gcg"]) == 0
    first, second = json.loads(capsys.readouterr().out)["moves"]
    assert "not_in_list" not in first
    assert second["not_in_list"] == ["NA"]


def _init_with(words: set[str]) -> object:
    def init(self: dictionaries.WordList, card: object) -> None:
        self.contains = words.__contains__  # type: ignore[assignment]

    return init


def test_json_has_one_object_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--json", "good.gcg", "bad.gcg"]) == 1
    good, bad = map(json.loads, capsys.readouterr().out.splitlines())
    assert good == {
        "file": "good.gcg",
        "variant": "literaxx-en",
        "moves": [
            {"number": 1, "player": "ana", "position": "8G", "words": ["AiL"], "recorded": 2,
             "computed": 2},
            {"number": 2, "player": "bob", "position": "7F", "words": ["EN", "NA"], "recorded": 4,
             "computed": 4},
        ],
        "mismatches": 0,
    }  # fmt: skip
    assert bad["mismatches"] == 1
    assert bad["moves"][1] == {
        "number": 2, "player": "bob", "position": "7F", "words": [], "recorded": 4, "computed": 0,
        "recorded_total": 6, "computed_total": 0, "problems": ["the tiles are not on the rack"],
    }  # fmt: skip


def test_a_record_that_names_no_game_needs_to_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "none.gcg"]) == 2
    assert "name one with --variant" in capsys.readouterr().err
    assert main(["verify", "none.gcg", "--variant", "literaxx-en"]) == 0
    assert main(["verify", "none.gcg", "--variant", str(CLASSIC)]) == 1
    assert main(["verify", "good.gcg", "--variant", str(CLASSIC)]) == 1


def test_a_letter_path_record_can_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("lines.jsonl").write_text(
        '{"format":"literaxx-lines","version":1,"variant":"wordstream-en",'
        '"players":[{"nick":"ana","name":"Ana"}],"board":"CATCH/SEDAN/OTTER/PARKS/LINES"}\n'
        '{"do":"word","player":"ana","total":7,"word":"CAT","line":[[0,0],[0,1],[0,2]],"points":7}\n',
        encoding="utf-8",
    )
    assert main(["verify", "lines.jsonl"]) == 1
    assert main(["verify", "lines.jsonl", "--variant", "literaxx-en"]) == 2
    assert "no record of a crossword game" in capsys.readouterr().err


def test_what_cannot_be_read_is_told_and_the_others_are_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("broken.gcg").write_text("#player1 a\n>b: x\n\n", encoding="utf-8")
    Path("other.gcg").write_text(GOOD.replace("literaxx-en", "chess"), encoding="utf-8")
    assert main(["verify", "missing.gcg", "broken.gcg", "other.gcg", "bad.gcg"]) == 2
    printed = capsys.readouterr()
    assert "bad.gcg (literaxx-en)" in printed.out
    told = printed.err.splitlines()
    assert "missing.gcg: there is no such file" in told[0]
    assert "broken.gcg: line 2: a move begins with the nickname" in told[1]
    assert "chess: there is no variant of this name" in told[2]


def test_a_variant_that_does_not_exist_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "good.gcg", "--variant", "chess"]) == 2
    assert capsys.readouterr().out == ""


def test_every_problem_has_a_sentence() -> None:
    assert set(FAULT_SENTENCES) == set(Fault)
    assert set(RULE_SENTENCES) == set(Why)
