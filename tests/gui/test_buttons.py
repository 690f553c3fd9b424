# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons that are pressed by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.gui.buttons import KeyButton
from literaxx.gui.look import Look

pytestmark = pytest.mark.gui
Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)


@pytest.fixture
def button(look: Look, qtbot: QtBot) -> KeyButton:
    made = KeyButton(look, "Start")
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("key", [*ENTER, Key.Key_Space])
def test_enter_and_space_press_a_button_once(button: KeyButton, key: Qt.Key) -> None:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyClick(button, key)
    assert len(pressed) == 1


@pytest.mark.parametrize("key", ENTER)
def test_enter_that_is_held_or_belongs_to_a_shortcut_presses_nothing(
    button: KeyButton, key: Qt.Key
) -> None:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyClick(button, key, Qt.KeyboardModifier.ControlModifier)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(button, held)
    assert pressed == []
