# SPDX-License-Identifier: GPL-3.0-or-later
"""The guards themselves: each kind of thing left behind fails the test that left it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
CONFTEST = 'pytest_plugins = ["tests.kit.guards"]\n'
CASES = """
import logging
from PySide6.QtCore import QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

kept = []

def test_window_left(qapp):
    kept.append(QWidget())

def test_window_closed(qtbot):
    qtbot.addWidget(QWidget())

def test_window_forgotten(qapp):
    window = QWidget()
    window.itself = window

def test_timer_left(qapp):
    kept.append(QTimer())
    kept[-1].start(60_000)

def test_timer_stopped(qapp):
    kept.append(QTimer())
    kept[-1].start(60_000)
    kept[-1].stop()

def test_thread_left(qapp):
    kept.append(QThread())
    kept[-1].start()

def test_animation_left(qapp):
    kept.append(QVariantAnimation(startValue=0, endValue=9, duration=60_000))
    kept[-1].start()

def test_warning_logged():
    logging.getLogger("any").warning("oh")

def test_warning_expected(caplog):
    logging.getLogger("any").warning("oh")

def test_after_all_that_nothing_is_left(qtbot):
    pass
"""


def test_what_is_left_behind_fails_the_test_that_left_it(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_cases.py").write_text(CASES)
    command = [sys.executable, "-m", "pytest", "-q", "-rE", "-p", "no:cacheprovider", str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    failed = [
        line.split("::")[1].split(" ")[0] for line in done.stdout.splitlines() if "::" in line
    ]
    assert failed == [
        "test_window_left",
        "test_timer_left",
        "test_thread_left",
        "test_animation_left",
        "test_warning_logged",
    ], done.stdout
