# SPDX-License-Identifier: GPL-3.0-or-later
"""A game survives the sudden death of the program at any moment."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


def killing(mode: str, variant: str, seed: int, kills: int, folder: Path) -> dict[str, Any]:
    """What the program that kills found; a difference makes it fail."""
    command = [sys.executable, "-m", "tests.kit.killing", mode, variant]
    done = subprocess.run(
        [*command, str(seed), str(kills), str(folder)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["kills"] == kills
    return found


def test_a_game_killed_after_each_decision_goes_on_where_it_stood(tmp_path: Path) -> None:
    found = killing("played", "literaxx-en", 5, 25, tmp_path)
    assert len(found["situations"]) >= 5


def test_a_game_killed_in_the_middle_of_writing_has_all_that_was_written(tmp_path: Path) -> None:
    found = killing("torn", "literaxx-en", 5, 15, tmp_path)
    assert found["kills"] == 15


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "situations"),
    [
        ("wordbox-it", ("Composing", "Judging", "window", "request", "paused", "curtain")),
        ("wordstream-pl", ("Composing", "Judging", "window", "request", "paused", "Finished")),
    ],
)
def test_games_killed_after_each_decision_go_on_in_every_situation(
    tmp_path: Path, variant: str, situations: tuple[str, ...]
) -> None:
    found = " ".join(killing("played", variant, 1_000, 150, tmp_path)["situations"])
    assert [situation for situation in situations if situation not in found] == []


@pytest.mark.slow
def test_games_killed_in_the_middle_of_writing_have_all_that_was_written(tmp_path: Path) -> None:
    assert killing("torn", "wordstream-pl", 1_000, 100, tmp_path)["unfinished"] > 0
