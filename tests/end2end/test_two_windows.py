# SPDX-License-Identifier: GPL-3.0-or-later
"""Two processes with windows play a game to the end, by keys alone."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.lan


def window(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    """A process with a window and a home of its own."""
    environment = os.environ | {"LITERAXX_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.kit.lan_window", *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=Path(__file__).parents[2],
    )


def test_two_windows_play_a_game_to_the_end_by_keys(tmp_path: Path) -> None:
    with window(tmp_path / "a", "host") as host:
        assert host.stdout is not None
        offered = json.loads(host.stdout.readline())
        with window(tmp_path / "b", "guest", offered["address"], offered["code"]) as guest:
            seen_by_guest, _ = guest.communicate(timeout=150)
        seen_by_host, _ = host.communicate(timeout=60)
    assert host.returncode == guest.returncode == 0
    scores = json.loads(seen_by_host)["scores"]
    assert json.loads(seen_by_guest)["scores"] == scores
    assert len(scores) == 2
