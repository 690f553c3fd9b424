# SPDX-License-Identifier: GPL-3.0-or-later
"""The table changes its language while it is open."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.gui.board_view import BoardView
from literaxx.gui.curtain import Curtain
from literaxx.gui.icon_button import IconButton
from literaxx.gui.look import Look
from literaxx.gui.path_area import PathArea
from literaxx.gui.rack_view import Counter, ExchangeField
from literaxx.model.board import Board
from tests.gui.conftest import Open
from tests.gui.test_path_area import GAME
from tests.kit.views import composing

pytestmark = pytest.mark.gui


class Shouting(QTranslator):
    """A language in which everything is in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return sourceText.upper().replace("{COUNT}", "{count}").replace("{NAME}", "{name}")


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[Shouting]:
    translator = Shouting()
    yield translator
    QCoreApplication.removeTranslator(translator)


def test_a_crossword_table_speaks_the_new_language_at_once(
    open_table: Open, shouting: Shouting
) -> None:
    table = open_table("ABCDE")
    table.area.set_curtain("Ana")
    QCoreApplication.installTranslator(shouting)
    QCoreApplication.sendPostedEvents()
    field, curtain = table.part(ExchangeField), table.part(Curtain)
    assert isinstance(field, ExchangeField)
    assert isinstance(curtain, Curtain)
    assert field.text == "DROP TILES HERE TO EXCHANGE · 3\u00a0LEFT"
    assert curtain.sentence == "Ana, IT IS YOUR TURN"
    assert table.part(Counter).accessibleName() == "50 IN THE BAG"
    assert table.part(BoardView).accessibleName() == "BOARD"
    assert table.part(IconButton).toolTip() == "SHUFFLE THE TILES ON THE RACK"
    table.area.set_covered(True)
    QCoreApplication.removeTranslator(shouting)
    QCoreApplication.sendPostedEvents()
    assert table.part(Counter).accessibleName() == "50 in the bag"


def test_a_line_table_does_too(look: Look, qtbot: QtBot, shouting: Shouting) -> None:
    area = PathArea(look, GAME)
    qtbot.addWidget(area)
    area.show_view(composing(GAME, "", board=Board.from_text("XXXXX\n" * 5)), 0)
    QCoreApplication.installTranslator(shouting)
    QCoreApplication.sendPostedEvents()
    counter = area.findChild(Counter)
    assert isinstance(counter, Counter)
    assert counter.accessibleName() == "30 TURNS LEFT"
