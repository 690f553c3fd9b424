# SPDX-License-Identifier: GPL-3.0-or-later
"""What board, rack and exchange field have in common: they take the keyboard."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from literaxx.gui.look import Look


class Items(Protocol):
    """The children of a field; an index is good from 0 to `count() - 1`."""

    def count(self) -> int:
        """How many there are."""
        ...

    def name(self, index: int) -> str:
        """What one is, in words."""
        ...

    def rect(self, index: int) -> QRect:
        """Where it is, in the field's own measures."""
        ...

    def press(self, index: int) -> None:
        """Does what a click on one does."""
        ...

    def current(self) -> int | None:
        """The one the keyboard is on; None for none."""
        ...


class TypingField(QWidget):
    """A part of the table that takes the keyboard and leaves the mouse to the table.

    Keys it does not know go on to the table, too.

    Attributes:
        items: What screen readers find in it; None for nothing but its name.

    Signals:
        committed: An input method has made this text, or it was pasted.
        focused: It has got the keyboard.
    """

    committed = Signal(str)
    focused = Signal()

    def __init__(self, look: Look) -> None:
        """A field painted in the colours of the look."""
        super().__init__()
        self._look = look
        self.items: Items | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)

    def typing_rect(self) -> QRectF:
        """Where an input method should show what it is composing."""
        return QRectF(self.rect())

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Letters that are made of several keys; what is still being composed is not shown."""
        if event.commitString():
            self.committed.emit(event.commitString())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pastes; all other keys are the table's."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.committed.emit(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Tells an input method where to show itself."""
        if query is Qt.InputMethodQuery.ImCursorRectangle:
            return self.typing_rect()
        return super().inputMethodQuery(query)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the ring."""
        self.update()
        self.focused.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides the ring."""
        self.update()
        super().focusOutEvent(event)
