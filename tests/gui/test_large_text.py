# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page at the largest text in the smallest window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.gui.look import Look
from tests.kit.screenshots import misfits, walk

pytestmark = pytest.mark.gui


def test_every_page_has_room_for_the_largest_text_in_the_smallest_window(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    look.use("light", 1.5)
    try:
        found = []
        for name, window in walk(look, tmp_path, "1024x640", "en"):
            QApplication.processEvents()
            found += [f"{name}: {fault}" for fault in misfits(window)]
    finally:
        look.use("light", 1.0)
    assert found == []
