# SPDX-License-Identifier: GPL-3.0-or-later
import json
from pathlib import Path

import pytest

from literaxx.cli import main


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    assert main(["selfplay", *arguments, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"games", "seconds"}
    games: list[dict[str, object]] = report["games"]
    return games


@pytest.mark.parametrize("variant", ["literaxx-en", "wordbox-en", "wordstream-en"])
def test_the_same_seed_plays_the_same_games(
    variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = played(capsys, variant, "--seed", "5")
    assert first == played(capsys, variant, "--seed", "5")
    scores = first[0]["scores"]
    assert isinstance(scores, list)
    assert len(scores) == 2
    assert all(score > 50 for score in scores)


def test_each_game_has_a_seed_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    both = played(capsys, "wordstream-en", "--games", "2", "--seed", "5")
    assert both[0] != both[1]
    assert both[1:] == played(capsys, "wordstream-en", "--seed", "6")


@pytest.mark.parametrize("variant", ["literaxx-en", "wordstream-en"])
def test_records_of_the_games_agree_with_the_rules(
    variant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new"
    arguments = ["--players", "greedy,greedy,greedy", "--seed", "3", "--gcg", str(folder)]
    assert main(["selfplay", variant, *arguments]) == 0
    files = [str(path) for path in folder.iterdir()]
    assert len(files) == 1
    assert main(["verify", *files, "--variant", variant]) == 0
    assert "all agree" in capsys.readouterr().out


def test_a_person_is_told_scores_turns_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "wordstream-en", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["game", "greedy", "greedy", "turns"]
    assert lines[1].split()[3] == "30"
    assert "seed 1" in lines[-1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-game"],
        ["literaxx-en", "--players", "greedy"],
        ["literaxx-en", "--players", "greedy,nobody"],
        ["literaxx-en", "--games", "0"],
        ["literaxx-en", "--games", "many"],
    ],
)
def test_what_cannot_be_asked_leaves_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", *arguments]) == 2
    assert capsys.readouterr().err


def test_records_that_cannot_be_written_are_told_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr("literaxx.commands.selfplay.play_match", None)
    assert main(["selfplay", "wordstream-en", "--gcg", str(file)]) == 2
    told = capsys.readouterr().err
    assert told == f"literaxx selfplay: {file}: there is a file of this name already\n"
