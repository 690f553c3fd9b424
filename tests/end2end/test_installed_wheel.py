# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel in an environment that has nothing else: all that pip brings along is enough."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from literaxx import __version__

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def test_the_wheel_starts_the_game_in_an_empty_environment(tmp_path: Path) -> None:
    def run(*command: str | Path) -> str:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("literaxx-*.whl")
    run(sys.executable, "-m", "venv", tmp_path / "empty")
    programs = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-q", wheel)
    assert run(programs / "literaxx", "--version") == f"literaxx {__version__}\n"
    assert "ŻÓŁW: yes" in run(programs / "literaxx", "words", "pl", "ŻÓŁW")
    run(programs / "literaxx", "--smoke")
