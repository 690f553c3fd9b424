# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of the interface: at the start, by the menu, in every sentence and number."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.app.application import compose
from literaxx.app.languages import Languages
from literaxx.app.options import GameOptions
from literaxx.app.settings import Settings
from literaxx.gui import texts
from literaxx.gui.actions import Act
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.lan import PHRASES
from literaxx.gui.lan_texts import away_text, phrase_text
from literaxx.gui.lesson import Step, step_text
from literaxx.gui.main_window import MainWindow
from literaxx.gui.news import sentence
from literaxx.gui.preferences import Preferences
from literaxx.gui.start_page import when_text
from literaxx.gui.table_page import TablePage
from literaxx.gui.tips import Tip, tip_text
from literaxx.match import events as ev
from literaxx.match.choices import Deed, Key, Matter
from literaxx.match.events import EndCause, SkipCause, UndoEnd
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.net.messages import Why as Away
from literaxx.paths import user_config
from literaxx.rules.base import Violation, Why
from literaxx.session.base import Trouble, TroubleKind
from tests.kit.languages import TRANSLATED, speaking
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf, Player

pytestmark = pytest.mark.gui


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window that begins in Italian, as the command line asks."""
    before = QLocale()
    made = compose(qapp, GameOptions(None, "it", smoke=False), FakeShelf(built_in("literaxx-en")))
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.language_wanted.emit("en")
    made.close()
    made.deleteLater()
    QLocale.setDefault(before)


def choose(window: MainWindow, language: str) -> None:
    """Chooses a language in the menu, and lets the window follow."""
    actions = window.actions_table.languages.actions()
    next(each for each in actions if each.data() == language).trigger()
    for _ in range(3):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def title(window: MainWindow) -> str:
    """The title of the page."""
    assert window.page is not None
    return window.page.title.text()


def test_the_command_line_chooses_for_this_run_and_the_menu_for_good(window: MainWindow) -> None:
    assert title(window) == "A che cosa giochiamo?"
    assert Settings(user_config()).preferences().language == ""
    choose(window, "ro")
    assert title(window) == "Ce jucăm?"
    assert window.menuBar().actions()[0].text() == "&Joc"
    assert window.actions_table[Act.QUIT].text() == "&Ieșire"
    assert Settings(user_config()).preferences().language == "ro"
    choose(window, "pl")
    assert title(window) == "W co zagramy?"
    choose(window, "")
    assert title(window) == "What shall we play?"


@pytest.mark.parametrize(
    ("show", "said"),
    [
        (MainWindow.show_new, "Nowa gra"),
        (lambda window: window.sides.show_preferences(), "Preferencje"),
        (lambda window: window.sides.show_rules(), "Zasady gry"),
        (lambda window: window.sides.show_keys(), "Klawisze przy stole"),
        (lambda window: window.sides.show_records(), "Rekordy"),
        (lambda window: window.sides.show_words(), "Słowa"),
    ],
)
def test_every_page_is_told_again(
    window: MainWindow, show: Callable[[MainWindow], None], said: str
) -> None:
    show(window)
    before = title(window)
    choose(window, "pl")
    assert title(window) == said != before


def test_the_keyboard_stays_where_it_was_on_the_page(window: MainWindow) -> None:
    window.activateWindow()
    window.sides.show_preferences()
    assert window.page is not None
    for _ in range(4):
        QApplication.processEvents()
        window.focusNextChild()
    name = type(window.focusWidget())
    place = window.page.findChildren(name).index(window.focusWidget())
    choose(window, "ro")
    assert window.page.findChildren(name).index(window.focusWidget()) == place


def test_a_table_changes_its_language_and_keeps_what_is_laid(window: MainWindow) -> None:
    shelf = window._shelf
    assert isinstance(shelf, FakeShelf)
    shelf.order = "RTIONEA"
    seats = (SeatSpec("Ana"), SeatSpec("Bo"))
    window.start_game(Setup("literaxx-en", 1, seats, Options(), first=0))
    player = Player(window, shelf.fake)
    player.lift_curtain()
    player.lay_by_mouse("H8=T", "I8=E")
    player.settle()
    assert "TE · 1+1 = 2 punti" in player.table.bar.text
    choose(window, "pl")
    player.settle()
    table = window.table
    assert isinstance(table, TablePage)
    assert "TE · 1+1 = 2 punkty" in table.bar.text
    assert table.deeds.button(Deed.PASS).text() == "Pas"
    assert table.deeds.button(Deed.EXCHANGE).text() == "Wymień"
    assert table.right.moves.accessibleName() == "Dotychczasowe ruchy"
    assert len(player.area.draft.laid) == 2


def test_the_first_start_takes_the_language_of_the_system(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("ro_RO"))
    with speaking(qapp, Preferences().language):
        assert texts.deed_text(Deed.CHECK) == "Verifică"
    with speaking(qapp, "ro"):
        assert QLocale().name() == "ro_RO"
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_GB"))
    with speaking(qapp, "en"):
        assert QLocale().name() == "en_GB"
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fi_FI"))
    with speaking(qapp, ""):
        assert texts.deed_text(Deed.CHECK) == "Check"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 point, 2 points, 5 points, 20 points, 22 points, 101 points"),
        ("it", "1 punto, 2 punti, 5 punti, 20 punti, 22 punti, 101 punti"),
        ("pl", "1 punkt, 2 punkty, 5 punktów, 20 punktów, 22 punkty, 101 punktów"),
        ("ro", "1 punct, 2 puncte, 5 puncte, 20 de puncte, 22 de puncte, 101 puncte"),
    ],
)
def test_plurals_are_right(qapp: QApplication, language: str, said: str) -> None:
    with speaking(qapp, language):
        assert ", ".join(texts.points_text(n) for n in (1, 2, 5, 20, 22, 101)) == said


def test_numbers_and_dates_are_written_as_the_language_does(qapp: QApplication) -> None:
    long_ago, now = datetime(2026, 3, 14, 9, 5), datetime(2026, 11, 30, 12)
    dates, counts = [], []
    for language in TRANSLATED:
        with speaking(qapp, language):
            dates.append(when_text(long_ago, now))
            counts.append(texts.words_text(1_234_567))
    assert dates == ["14/03/26", "14.03.2026", "14.03.2026"]
    assert counts == ["1.234.567 parole", "1\u00a0234\u00a0567 słów", "1.234.567 de cuvinte"]


def sentences() -> list[str]:
    """A sentence for every code there is."""
    names = ["Ana", "Bo"]
    said = [texts.violation_text(Violation(why, "H8")) for why in Why]
    said += [texts.refusal_text(Refusal(reason)) for reason in Reason]
    said += [texts.hint_text(Refused(hint, "X")) for hint in Hint]
    said += [texts.trouble_text(Trouble(kind, seat=0), names) for kind in TroubleKind]
    said += [texts.idle_key_text(matter, Key.F2) for matter in Matter]
    said += [texts.skip_text(cause) for cause in SkipCause]
    said += [texts.undo_end_text(cause, "Ana") for cause in UndoEnd]
    said += [texts.end_text(cause, "Ana") for cause in EndCause]
    said += [away_text(why.value, "2") for why in Away]
    said += [phrase_text(phrase) for phrase in PHRASES]
    said += [text for step in Step for text in step_text(step)]
    said += [tip_text(tip) for tip in Tip]
    said += [sentence(event, names) for event in HAPPENED]
    return said


HAPPENED: tuple[ev.Event, ...] = (
    ev.WordsChecked(1, ev.CheckCause.SAID, ()),
    ev.PlayStood(1, (), 7, 0),
    ev.PlayRefused(1),
    ev.PenaltyGiven(0),
    ev.TilesExchanged(0, ("A",), 0),
    ev.BoardShuffled(0),
    *(ev.TurnPassed(0, cause, 0) for cause in ev.PassCause),
    ev.TurnSkipped(0, ev.SkipCause.PENALTY, 0),
    ev.TurnSkipped(0, ev.SkipCause.GAME_TIME, 0),
    ev.UndoDone(0, has_curtain=False, clock_from_ms=0),
    ev.SeatLeft(0),
    ev.LinkLost(0, 0),
    ev.LinkRegained(0, 0),
    ev.HelpUsed(0),
)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_code_has_a_sentence_of_its_own_language(qapp: QApplication, language: str) -> None:
    english = sentences()
    with speaking(qapp, language):
        told = sentences()
    assert all(told)
    same = {text for text, source in zip(told, english, strict=True) if text == source}
    assert same == set()


def test_qts_own_words_are_translated(qapp: QApplication) -> None:
    asked = [("QPlatformTheme", "Cancel"), ("QWidgetTextControl", "Select All")]
    said = {}
    for language in TRANSLATED:
        with speaking(qapp, language):
            said[language] = [QCoreApplication.translate(*each) for each in asked]
    assert said == {
        "it": ["Annulla", "Seleziona tutto"],
        "pl": ["Anuluj", "Zaznacz wszystko"],
        "ro": ["Renunță", "Selectează tot"],
    }


def test_the_languages_are_those_that_there_are_catalogues_for(qapp: QApplication) -> None:
    assert Languages(qapp).names == ("en", "it", "pl", "ro")
