# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept between two runs."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from literaxx.app.settings import Settings
from literaxx.gui.preferences import Preferences
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup

SETUP = Setup(
    "literaxx-en",
    1,
    (SeatSpec("Ana"), SeatSpec("Łucja", SeatKind.COMPUTER, level="strong")),
    Options(decision_ms=0, move_ms=120_000),
    first=1,
)


def test_everything_kept_is_there_in_the_next_run(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    preferences = Preferences(theme="dark", text_percent=130, digits=True)
    settings.keep_preferences(preferences)
    settings.keep_setup(SETUP)
    settings.keep_window(QByteArray(b"place"))
    assert settings.sync()
    again = Settings(tmp_path)
    assert again.preferences() == preferences
    assert again.last_setup("literaxx-en") == SETUP
    assert again.last_names() == ("Ana", "Łucja")
    assert again.window() == QByteArray(b"place")


def test_in_the_first_run_there_are_the_defaults(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.preferences() == Preferences()
    assert settings.last_setup("literaxx-en") is None
    assert settings.last_names() == ()
    assert settings.window().isEmpty()


def test_a_damaged_value_counts_as_not_there(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text('[General]\npreferences="{"\nwindow=7\n')
    settings = Settings(tmp_path)
    assert settings.preferences() == Preferences()
    assert settings.window().isEmpty()
