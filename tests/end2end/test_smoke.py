# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole program, started as a player starts it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_the_program_starts_opens_every_page_and_plays_a_move_of_every_game(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LITERAXX_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "literaxx", "--smoke"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, said, done.stdout) == (0, [], "")
    assert list(tmp_path.iterdir()) == []
