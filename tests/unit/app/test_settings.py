# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept between two runs."""

import json
import shutil
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from literaxx.app.settings import Settings
from literaxx.gui.preferences import Preferences
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup

SAMPLE = Path(__file__).parents[2] / "data/settings/v1/settings.ini"
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


def test_settings_of_the_first_version_are_read(tmp_path: Path) -> None:
    shutil.copy(SAMPLE, tmp_path)
    settings = Settings(tmp_path)
    assert settings.preferences() == Preferences(
        theme="contrast",
        text_percent=130,
        digits=True,
        movement=False,
        pace_ms=1_000,
        language="ro",
    )
    setup = settings.last_setup("wordbox-ro")
    assert setup
    assert [seat.name for seat in setup.seats] == ["Ștefan", "Łucja"]
    assert setup.options.move_ms == 120_000
    assert settings.seen_tips() == ("hands",)
    assert settings.window() == QByteArray(b"place")


def test_of_a_newer_versions_settings_what_is_known_holds(tmp_path: Path) -> None:
    newer = {"theme": "sepia", "text_percent": 400, "pace_ms": 3, "digits": True, "sound": "loud"}
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("preferences", json.dumps(newer))
    store.setValue("setup/variant", json.dumps("chess"))
    store.setValue("setup/chess", json.dumps({"variant": "chess", "board": 64}))
    store.sync()
    settings = Settings(tmp_path)
    assert settings.preferences() == Preferences(digits=True)
    assert settings.last_setup("chess") is None
