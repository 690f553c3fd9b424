# SPDX-License-Identifier: GPL-3.0-or-later
"""The composition root."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.app.application import compose, load_the_rest
from literaxx.app.languages import Languages
from literaxx.app.options import GameOptions
from literaxx.app.settings import Settings
from literaxx.gui.actions import Act
from literaxx.gui.main_window import MainWindow
from literaxx.gui.preferences import Preferences
from literaxx.gui.record_page import RecordPage
from literaxx.gui.start_page import StartPage, when_text
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.paths import user_config
from tests.kit.languages import speaking
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf

Compose = Callable[[], MainWindow]
RECORD = Path(__file__).parents[1] / "data/records/literaxx-en-2.gcg"


@pytest.fixture
def composed(qapp: QApplication, qtbot: QtBot) -> Iterator[Compose]:
    """Composes windows that are closed after the test."""
    windows: list[MainWindow] = []
    locale = QLocale()

    def compose_one() -> MainWindow:
        shelf = FakeShelf(built_in("literaxx-en"))
        windows.append(compose(qapp, GameOptions(None, None, smoke=False), shelf))
        return windows[-1]

    yield compose_one
    QLocale.setDefault(locale)
    for window in windows:
        window.close()
        window.deleteLater()


def test_the_first_thing_seen_is_the_start_page(composed: Compose) -> None:
    window = composed()
    window.show()
    assert isinstance(window.page, StartPage)
    load_the_rest()
    window.sides.show_rules()
    assert window.page is not None


def test_preferences_hold_from_the_start(composed: Compose) -> None:
    Settings(user_config()).keep_preferences(Preferences(theme="contrast", text_percent=115))
    window = composed()
    assert window.page is not None
    assert window.page.look.theme.name == "contrast"
    assert window.page.look.text_scale == 1.15


def test_the_window_remembers_its_size(composed: Compose) -> None:
    first = composed()
    first.show()
    first.resize(800, 610)  # no larger than the screen of the tests
    first.close()
    again = composed()
    assert (again.width(), again.height()) == (800, 610)


def test_english_is_always_spoken(qapp: QApplication) -> None:
    locale = QLocale()
    assert Languages(qapp).names[0] == "en"
    QLocale.setDefault(locale)


def test_without_a_country_dates_are_written_as_dates(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(QLocale.c))
    with speaking(qapp, ""):
        assert when_text(datetime(2026, 12, 1), datetime(2027, 3, 1)) == "01/12/2026"
    with speaking(qapp, "pl"):
        assert when_text(datetime(2026, 12, 1), datetime(2027, 3, 1)) == "1.12.2026"


def test_a_file_that_the_system_hands_over_opens_beside_a_game_that_is_on(
    composed: Compose, qapp: QApplication
) -> None:
    window = composed()
    window.show()
    before = set(main_windows(qapp))

    QApplication.sendEvent(qapp, QFileOpenEvent(str(RECORD)))
    assert isinstance(window.page, RecordPage)

    window.start_game(Setup("literaxx-en", 1, (SeatSpec("Ana"), SeatSpec("Bo")), Options()))
    QApplication.sendEvent(qapp, QFileOpenEvent(str(RECORD)))
    (other,) = set(main_windows(qapp)) - before
    assert isinstance(other.page, RecordPage)
    assert window.table is not None
    other.close()


def main_windows(qapp: QApplication) -> list[MainWindow]:
    return [
        each for each in qapp.topLevelWidgets() if isinstance(each, MainWindow) and each.isVisible()
    ]


def test_another_window_has_a_game_of_its_own(composed: Compose, qapp: QApplication) -> None:
    window = composed()
    window.show()
    window.actions_table[Act.WINDOW].trigger()
    (other,) = (each for each in main_windows(qapp) if each is not window)
    for each, name in ((window, "Ana"), (other, "Carla")):
        seats = (SeatSpec(name), SeatSpec("Bo"))
        each.start_game(Setup("literaxx-en", 1, seats, Options(), first=0))
    tables = (window.table, other.table)
    assert [t.view.setup.seats[0].name for t in tables if t is not None] == ["Ana", "Carla"]
    other.close()
    assert window.table is not None
    assert window.isVisible()
