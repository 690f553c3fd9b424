# SPDX-License-Identifier: GPL-3.0-or-later
"""The look that all windows share."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from literaxx.gui.look import Look

pytestmark = pytest.mark.gui
MENUS = ("QMenuBar", "QMenu", "QMessageBox")


def test_menus_are_written_by_our_font_where_the_system_has_one_for_them(
    look: Look, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    finally:
        monkeypatch.undo()
        look.use("light", 1.0)
