# SPDX-License-Identifier: GPL-3.0-or-later
"""The look that all windows share."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from literaxx.gui.look import Look
from tests.gui.conftest import OpenWindow
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf

pytestmark = pytest.mark.gui
MENUS = ("QMenuBar", "QMenu", "QMessageBox")


def test_menus_are_written_by_our_font_where_the_system_has_one_for_them(
    look: Look, qapp: QApplication, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(FakeShelf(built_in("literaxx-en")))
    applied = qapp.setStyleSheet

    def as_on_windows(sheet: str) -> None:
        applied(sheet)
        for widget in MENUS:
            # The name of a class is text, whatever the stubs say.
            qapp.setFont(QFont("Another", 7), widget)  # type: ignore[arg-type]

    monkeypatch.setattr(qapp, "setStyleSheet", as_on_windows)
    look.use("dark", 1.5)
    try:
        fonts = [qapp.font(widget) for widget in MENUS]  # type: ignore[call-overload]
        assert fonts == [look.font()] * len(MENUS)
        QApplication.processEvents()
        assert window.menuBar().font() == look.font()
    finally:
        monkeypatch.undo()
        look.use("light", 1.0)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_list_that_falls_down_shows_all_its_lines(look: Look, qtbot: QtBot, scale: float) -> None:
    look.use("light", scale)
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["Here", "Beginner", "Casual", "Strong", "Expert"])
    box.show()
    box.showPopup()
    try:
        lines = box.view()
        last = lines.visualRect(lines.model().index(4, 0))
        assert lines.viewport().rect().contains(last)
        assert last.height() >= lines.fontMetrics().height() + 8
    finally:
        box.hidePopup()
        look.use("light", 1.0)


def test_what_is_open_follows_the_size_of_text_at_once(look: Look, open_window: OpenWindow) -> None:
    window = open_window(FakeShelf(built_in("literaxx-en")))
    window.show_new()
    QApplication.processEvents()
    assert window.page is not None
    bar = window.menuBar()
    brand = bar.cornerWidget(Qt.Corner.TopLeftCorner)
    width = brand.width()
    seen = (bar, window.page.findChild(QLineEdit), window.page.findChild(QComboBox))
    try:
        for scale in (1.5, 1.3, 1.0):
            look.use("light", scale)
            QApplication.processEvents()
            assert [widget.font().pixelSize() for widget in seen if widget] == [look.px(14)] * 3
        assert brand.width() == width
    finally:
        look.use("light", 1.0)
