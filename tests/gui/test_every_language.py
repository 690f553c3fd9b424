# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page and dialog in every language: nothing untranslated, nothing that does not fit."""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QTreeWidget,
    QWidget,
)

from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.texts import LANGUAGE_NAMES
from tests.kit.languages import LANGUAGES, speaking
from tests.kit.screenshots import misfits, walk

pytestmark = pytest.mark.gui

GAP = re.compile(r"\{\w+\}")
OURS = "⁂"
"""The mark of a text that has been through a catalogue."""
PROPER = {
    *LANGUAGE_NAMES.values(),
    *("Literaxx", "WordBox", "Wordstream", "Literaki", "Słowotok"),
    *("Ana", "Bogdan", "Carla-Maria Wojciechowska", "Dorota", "Kitchen", "A game"),
    *("Built-in English", "Speller", "no library for it was found", "Word list: English", "words"),
    *("WORDS", "QUARTZ", "TENTH", "TEN", "ABC-DEF-GHJ", "lan", "wlan", "English"),
    *("Esc", "Ctrl", "Shift"),
}
"""Names, and what the shelf of the tests says."""


class Marking(QTranslator):
    """A language that is English with a mark at the end of each text."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"{sourceText}{OURS}"


@pytest.fixture
def marking(qapp: QApplication) -> Iterator[None]:
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def said(widget: QWidget) -> Iterator[str]:
    """All that a widget and its children say, seen or heard."""
    for each in [widget, *widget.findChildren(QWidget)]:
        if not each.isVisible():
            continue
        yield from (each.accessibleName(), each.toolTip())
        match each:
            case QLabel() | QAbstractButton():
                yield each.text()
            case QLineEdit():
                yield each.placeholderText()
            case QComboBox():
                yield from (each.itemText(n) for n in range(each.count()))
            case QTableView() | QTreeWidget():
                model = each.model()
                yield from (
                    str(model.headerData(n, Qt.Orientation.Horizontal) or "") for n in range(5)
                )
            case _:
                pass
    for action in widget.findChildren(QAction):
        yield action.text()


def is_ours(text: str) -> bool:
    """Whether a text has been through a catalogue, or says nothing that must."""
    rest = re.sub("<[^>]*>", "", text)
    for name in sorted(PROPER, key=len, reverse=True):
        rest = rest.replace(name, "")
    words = re.findall(r"[^\W\d_]{3,}", rest)
    return OURS in rest or all(word.isupper() for word in words)


@pytest.mark.usefixtures("marking")
def test_everything_that_is_said_comes_from_a_catalogue(look: Look, tmp_path: Path) -> None:
    strange = {
        f"{name}: {text}"
        for name, widget in walk(look, tmp_path, "1180x800", "en")
        for text in said(widget)
        if not is_ours(text)
    }
    assert strange == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_room_for_its_texts_and_letters_of_its_own(
    qapp: QApplication, look: Look, tmp_path: Path, language: str
) -> None:
    faults, pages = [], 0
    with speaking(qapp, language):
        for name, widget in walk(look, tmp_path, "1024x640", language):
            qapp.processEvents()
            pages += 1
            faults += [f"{name}: {fault}" for fault in misfits(widget)]
            faults += [f"{name}: {text!r} has a gap" for text in said(widget) if GAP.search(text)]
            faults += [f"{name}: {fault}" for fault in twice(widget)]
    assert faults == []
    assert pages >= 25


@pytest.mark.slow
def test_every_page_has_room_at_twice_the_size_too(tmp_path: Path) -> None:
    arguments = [str(tmp_path), "--no-pictures", "--sizes", "1024x640", "--percents", "200"]
    command = [sys.executable, "-m", "tests.kit.screenshots", *arguments]
    found = subprocess.run(
        [*command, "--languages", *LANGUAGES], capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stdout) == (0, "")


def twice(window: QWidget) -> Iterator[str]:
    """Mnemonics that a menu has twice, or a page and the menu bar."""
    if not isinstance(window, MainWindow):
        return
    bar = mnemonics(action.text() for action in window.menuBar().actions())
    menus = window.findChildren(QMenu)
    groups = [mnemonics(action.text() for action in menu.actions()) for menu in menus]
    if window.page is not None:
        labels = [each.text() for each in window.page.findChildren(QLabel)]
        labels += [each.text() for each in window.page.findChildren(QAbstractButton)]
        groups.append(bar + mnemonics(labels))
    for letters in groups:
        yield from (f"mnemonic {letter}" for letter in letters if letters.count(letter) > 1)


def mnemonics(texts: Iterable[str]) -> list[str]:
    """The letters after the ampersands."""
    return [found[1].lower() for text in texts if (found := re.search("&([^&])", text))]
