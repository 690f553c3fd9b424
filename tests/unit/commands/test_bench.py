# SPDX-License-Identifier: GPL-3.0-or-later
import json
from pathlib import Path

import pytest

from literaxx.cli import main
from literaxx.commands import bench
from literaxx.players.movegen import COMPILED

POSITION = "/".join(["." * 15] * 7 + ["......CAT......"] + ["." * 15] * 7) + " ABCDEF?\n"


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    positions, words = tmp_path / "positions.txt", tmp_path / "words.txt"
    positions.write_text(POSITION)
    words.write_text("cat\nfaced\nbead\nit's\nÄä\n", "utf-8")
    return ["--positions", str(positions), "--words", str(words)]


def test_positions_and_words_from_files_are_measured(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *files, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["compiled"] == COMPILED
    results = {r["name"]: r for group in report["groups"] for r in group["results"]}
    assert set(results) == {"all, one blank", "best, one blank", "finding all moves"}
    assert results["all, one blank"]["detail"].startswith("1 positions, ")
    assert all(result["value"] > 0 for result in results.values())


def test_a_person_is_told_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "letter boards"]) == 0
    assert "ms a board" in capsys.readouterr().out


def test_what_needs_a_missing_library_is_left_out_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "MEASUREMENTS", {"painting": "no_such_library.painting:paint"})
    assert main(["bench"]) == 0
    assert "painting: left out, No module named" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["nonsense", "../.. ABC", POSITION.replace(" ", " GGGG")])
def test_a_file_of_no_positions_leaves_with_status_2(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "positions.txt"
    path.write_text(text)
    assert main(["bench", "--positions", str(path)]) == 2
    assert "line 1" in capsys.readouterr().err
    assert main(["bench", "--positions", str(tmp_path / "none")]) == 2
