# SPDX-License-Identifier: GPL-3.0-or-later
"""Chips: small pills to choose from."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from literaxx.gui.buttons import Pushable
from literaxx.gui.flow import FlowLayout
from literaxx.gui.fonts import REGULAR, SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.painting import rounded, smooth_painter


class Chip(Pushable):
    """A small pill: something to choose, or a link to what it names."""

    def __init__(self, look: Look, text: str, *, is_checkable: bool = True) -> None:
        """A chip; with `is_checkable` off it is only a button."""
        super().__init__(look, text)
        self.setCheckable(is_checkable)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Wide enough for the text when it is chosen, so that nothing moves then."""
        width = QFontMetricsF(self._font(chosen=True)).horizontalAdvance(self.text())
        return QSize(math.ceil(width) + self._look.px(24), self._look.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pill; filled when chosen."""
        theme = self._look.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        radius = rect.height() / 2
        chosen = self.isChecked() and self.isEnabled()
        if chosen:
            ground, ink, line = theme.accent, theme.on_accent, theme.accent
        else:
            ground = theme.hover if self._is_hot and self.isEnabled() else theme.panel
            ink, line = (theme.ink if self.isEnabled() else theme.faint), theme.line
        if self.hasFocus():
            rounded(painter, rect, radius, theme.panel, theme.focus, 2)
            inner = rect.adjusted(3, 3, -3, -3) if chosen else rect.adjusted(2, 2, -2, -2)
            rounded(painter, inner, inner.height() / 2, ground)
        else:
            rounded(painter, rect, radius, ground, line)
        painter.setFont(self._font(chosen=self.isChecked()))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _font(self, *, chosen: bool) -> QFont:
        return self._look.font(13, SEMIBOLD if chosen else REGULAR)


class ChipGroup(QWidget):
    """Chips of which exactly one is chosen; arrow keys move the choice.

    Signals:
        chosen: The player chose another value, which is the argument.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, name: str = "") -> None:
        """An empty group; `name` is what screen readers say before the choice."""
        super().__init__()
        self._look = look
        self._values: list[Hashable] = []
        self._buttons = QButtonGroup(self)
        self._flow = FlowLayout(self, spacing=6)
        self.setAccessibleName(name)
        # A label whose buddy the group is leads to the chosen chip.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons.idClicked.connect(self._on_clicked)

    def set_choices(self, choices: Sequence[tuple[Hashable, str]], value: Hashable) -> None:
        """Offers these values with their texts, one of them chosen; emits nothing."""
        if [choice for choice, _ in choices] == self._values:
            for button, (_, text) in zip(self._buttons.buttons(), choices, strict=True):
                button.setText(text)
                button.updateGeometry()
        else:
            self._rebuild(choices)
        self.set_value(value)

    def value(self) -> Hashable:
        """The chosen value; None before there are choices."""
        chosen = self._buttons.checkedId()
        return self._values[chosen] if chosen >= 0 else None

    def set_value(self, value: Hashable) -> None:
        """Chooses a value; emits nothing.

        Raises:
            ValueError: It is not among the choices.
        """
        chosen = self._buttons.button(self._values.index(value))
        chosen.setChecked(True)
        self.setFocusProxy(chosen)

    def chip(self, value: Hashable) -> Chip:
        """The chip of a value, for instance to disable it.

        Raises:
            ValueError: It is not among the choices.
        """
        found = self._buttons.button(self._values.index(value))
        assert isinstance(found, Chip)
        return found

    def _rebuild(self, choices: Sequence[tuple[Hashable, str]]) -> None:
        for button in self._buttons.buttons():
            self._buttons.removeButton(button)
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._values = [value for value, _ in choices]
        before: QWidget = self
        for index, (_, text) in enumerate(choices):
            chip = Chip(self._look, text)
            self._buttons.addButton(chip, index)
            self._flow.addWidget(chip)
            # The keyboard comes to chips where the group is, however late they are made.
            QWidget.setTabOrder(before, chip)
            before = chip

    def _on_clicked(self, index: int) -> None:
        self.setFocusProxy(self._buttons.button(index))
        self.chosen.emit(self._values[index])
