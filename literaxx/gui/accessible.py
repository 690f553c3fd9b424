# SPDX-License-Identifier: GPL-3.0-or-later
"""What screen readers see of a painted field: a child for each cell, place or tile."""

from __future__ import annotations

from functools import cache

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from literaxx.gui.typing_field import Items, TypingField

_Found = QAccessibleInterface | None
"""What Qt asks for; None, of which the stubs know nothing, if there is none."""


class _Press(QAccessibleActionInterface):
    """Lets a screen reader press one child, as a click would."""

    def __init__(self, field: _FieldInterface, index: int) -> None:
        super().__init__()
        self._field = field
        self._index = index

    def actionNames(self) -> list[str]:
        return [self.pressAction()]

    def doAction(self, name: str) -> None:
        items = self._field.items
        if name == self.pressAction() and items is not None and self._index < items.count():
            items.press(self._index)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _ItemInterface(QAccessibleInterface):
    """One child of a field."""

    def __init__(self, field: _FieldInterface, index: int) -> None:
        super().__init__()
        self._field = field
        self._index = index
        self._press = _Press(field, index)

    def interface_cast(  # type: ignore[override]  # the address as a pointer; the stubs say int
        self, kind: QAccessible.InterfaceType
    ) -> object:
        if kind is QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self._press)[0])
        return super().interface_cast(kind)

    def isValid(self) -> bool:
        items = self._field.items
        return items is not None and self._index < items.count()

    def object(self) -> QObject | None:  # type: ignore[override]  # None is allowed
        return None

    def parent(self) -> QAccessibleInterface:
        return self._field

    def child(self, index: int) -> _Found:  # type: ignore[override]  # None is allowed
        return None

    def childAt(self, x: int, y: int) -> _Found:  # type: ignore[override]  # None is allowed
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        items = self._field.items
        if kind is not QAccessible.Text.Name or items is None or not self.isValid():
            return ""
        return items.name(self._index)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing can be written there."""

    def rect(self) -> QRect:
        items, field = self._field.items, self._field.field
        if items is None or field is None or not self.isValid():
            return QRect()
        return items.rect(self._index).translated(field.mapToGlobal(QPoint()))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        items, field = self._field.items, self._field.field
        if items is not None and field is not None:
            state.focusable = field.focusPolicy() is not Qt.FocusPolicy.NoFocus
            state.focused = items.current() == self._index and field.hasFocus()
        return state

    def window(self) -> QWindow:
        return self._field.window()


class _FieldInterface(QAccessibleWidget):
    """A field with its children, which are made when they are asked for."""

    def __init__(self, field: TypingField) -> None:
        super().__init__(field, QAccessible.Role.Table)
        self._children: dict[int, _ItemInterface] = {}

    @property
    def field(self) -> TypingField | None:
        """The widget, as long as it lives."""
        widget = self.object()
        return widget if isinstance(widget, TypingField) else None

    @property
    def items(self) -> Items | None:
        """What it shows."""
        return None if self.field is None else self.field.items

    def childCount(self) -> int:
        return 0 if self.items is None else self.items.count()

    def child(self, index: int) -> _Found:  # type: ignore[override]  # None is allowed
        if not 0 <= index < self.childCount():
            return None
        return self._children.setdefault(index, _ItemInterface(self, index))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, made in self._children.items() if made is child), -1)

    def childAt(self, x: int, y: int) -> _Found:  # type: ignore[override]  # None is allowed
        if self.items is None or self.field is None:
            return None
        point = self.field.mapFromGlobal(QPoint(x, y))
        for index in range(self.items.count()):
            if self.items.rect(index).contains(point):
                return self.child(index)
        return None

    def focusChild(self) -> _Found:  # type: ignore[override]  # None is allowed
        if self.items is None or self.field is None or not self.field.hasFocus():
            return None
        current = self.items.current()
        return self if current is None else self.child(current)


class _Factory:
    """Makes the interfaces of all fields, and keeps them as long as Qt does."""

    def __init__(self) -> None:
        self._made: list[_FieldInterface] = []

    def __call__(self, key: str, thing: QObject) -> QAccessibleInterface | None:
        if not isinstance(thing, TypingField):
            return None
        self._made = [made for made in self._made if shiboken6.isValid(made)]
        made = _FieldInterface(thing)
        self._made.append(made)
        return made


_factory = _Factory()


@cache
def install() -> None:
    """Makes fields known to screen readers; the second time it does nothing."""
    QAccessible.installFactory(_factory)


def tell_focus(field: TypingField) -> None:
    """Tells screen readers that the keyboard is on another child of a field."""
    if field.items is None or not QAccessible.isActive() or not field.hasFocus():
        return
    current = field.items.current()
    if current is not None:
        event = QAccessibleEvent(field, QAccessible.Event.Focus)
        event.setChild(current)
        QAccessible.updateAccessibility(event)
