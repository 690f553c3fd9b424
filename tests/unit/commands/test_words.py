# SPDX-License-Identifier: GPL-3.0-or-later
import argparse
import json
from pathlib import Path

import pytest

from literaxx.commands import CommandError
from literaxx.commands.words import add_parser
from literaxx.storage import dictionaries
from tests.kit.wordlists import write_word_list


@pytest.fixture(autouse=True)
def small_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["AIL", "CITTÀ", "LA", "LÀ"]
    write_word_list(tmp_path, "xx", words, letters="ACILT", folds={"À": "A"})
    monkeypatch.setattr(dictionaries, "dictionaries", lambda: tmp_path)


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    args = parser.parse_args(["words", *arguments])
    status = args.run(args)
    assert isinstance(status, int)
    return status


def test_good_words_give_status_zero_and_spellings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("xx", "ail", "la") == 0
    assert capsys.readouterr().out == "AIL: yes (AIL)\nLA: yes (LA, LÀ)\n"


def test_one_bad_word_gives_status_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("xx", "ail", "lia") == 1
    assert "LIA: no" in capsys.readouterr().out


def test_json_has_the_words_as_asked_in_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("xx", "ail", "città", "citta", "zz", "--json") == 1
    verdicts = {"AIL": True, "CITTÀ": True, "CITTA": True, "ZZ": False}
    assert json.loads(capsys.readouterr().out) == {"words": verdicts}


def test_words_made_of_letters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("xx", "--all-of", "lià?", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"found": ["AIL", "LA"]}
    assert run("xx", "--all-of", "al") == 0
    assert capsys.readouterr().out == "LA\n"


def test_letters_that_make_nothing_give_status_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("xx", "--all-of", "tt") == 1
    assert capsys.readouterr().out == ""
    assert run("xx", "--all-of", "tt", "--json") == 1
    assert json.loads(capsys.readouterr().out) == {"found": []}


def test_the_whole_list_is_one_word_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("xx", "--list") == 0
    assert capsys.readouterr().out.split() == ["AIL", "CITTA", "LA"]


def test_what_is_not_seen_does_not_reach_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("xx", "\u202eail") == 0
    assert capsys.readouterr().out == "AIL: yes (AIL)\n"


@pytest.mark.parametrize(
    "arguments", [["xx"], ["xx", "ail", "--list"], ["xx", "la", "--all-of", "a"]]
)
def test_a_question_must_be_one_question(arguments: list[str]) -> None:
    with pytest.raises(CommandError, match="either"):
        run(*arguments)


def test_an_unknown_language_cannot_be_done() -> None:
    with pytest.raises(CommandError, match="“qq”, only xx"):
        run("qq", "word")


def test_a_damaged_list_cannot_be_done(tmp_path: Path) -> None:
    (tmp_path / "xx.words.graph").write_bytes(b"")
    with pytest.raises(CommandError, match=r"xx\.words\.graph"):
        run("xx", "ail")
