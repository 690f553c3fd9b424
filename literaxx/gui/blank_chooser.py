# SPDX-License-Identifier: GPL-3.0-or-later
"""The letter chooser: which letter a blank stands for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from literaxx.gui.buttons import Pushable
from literaxx.gui.controls import Label, Tone
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.painting import rounded, smooth_painter
from literaxx.gui.texts import hint_text
from literaxx.gui.tile_painter import RADIUS, TileFace, TilePainter
from literaxx.gui.typed_letters import TypedLetters

translate = QCoreApplication.translate
COLUMNS = 7


class _LetterButton(Pushable):
    """A letter on a blank tile; what an input method makes here is told by a signal."""

    committed = Signal(str)

    def __init__(self, look: Look, letter: str, painter: TilePainter) -> None:
        super().__init__(look, letter)
        self._tiles = painter
        self.setAccessibleName(letter)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    def sizeHint(self) -> QSize:
        return QSize(46, 46)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space clicks; all other keys are the dialog's, arrows too."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """A letter made of several keys."""
        if event.commitString():
            self.committed.emit(event.commitString())
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self._is_hot and not self.isDown():
            rect.translate(0, -1)
        self._tiles.draw(painter, TileFace(self.text(), 0, 0), rect)
        if self.hasFocus() or self._is_hot:
            ring = rect.adjusted(-2, -2, 2, 2)
            width = 2.5 if self.hasFocus() else 1.5
            rounded(painter, ring, ring.width() * RADIUS, None, theme.focus, width)
        painter.end()


class BlankChooser(QDialog):
    """Asks for a letter, by mouse or keyboard; Esc closes it without one.

    Signals:
        chosen: The letter.
    """

    chosen = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        look: Look,
        painter: TilePainter,
        letters: Sequence[str],
        typed: TypedLetters,
    ) -> None:
        """A chooser of these letters; show it with `open`.

        Args:
            parent: The table; its window waits for the answer.
            look: Colours and fonts.
            painter: Draws the tiles.
            letters: What the blank may stand for.
            typed: Reads what is typed.
        """
        super().__init__(parent)
        self._typed = typed
        self._buttons: list[_LetterButton] = []
        self.setWindowTitle(translate("Blank", "Blank tile"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(4)
        title = translate("Blank", "Which letter is it?")
        column.addWidget(Label(look, title, size=17, weight=SEMIBOLD))
        way = translate("Blank", "Type it or click it. Esc takes the tile back.")
        self._way = Label(look, way, size=13, tone=Tone.MUTED)
        column.addWidget(self._way)
        column.addSpacing(8)
        grid = QGridLayout()
        grid.setSpacing(2)
        for index, letter in enumerate(letters):
            button = _LetterButton(look, letter, painter)
            button.clicked.connect(lambda _=False, letter=letter: self._choose(letter))
            button.committed.connect(self.choose_typed)
            grid.addWidget(button, index // COLUMNS, index % COLUMNS)
            self._buttons.append(button)
        column.addLayout(grid)
        self._buttons[0].setFocus()

    def choose_typed(self, text: str) -> bool:
        """Chooses the letter that a text stands for; when there is none, says so."""
        letters = self._typed.typed(text)
        self._typed.forget()
        if isinstance(letters, Refused):
            self._way.setText(hint_text(letters))
            return False
        known = {button.text() for button in self._buttons}
        if len(letters) != 1 or letters[0] not in known:
            self._way.setText(hint_text(Refused(Hint.NO_SUCH_LETTER, text.upper())))
            return False
        self._choose(letters[0])
        return True

    def _choose(self, letter: str) -> None:
        self.chosen.emit(letter)
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters choose, arrows move between the letters; Enter and Esc as in every dialog."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        step = steps.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        current = next((i for i, button in enumerate(self._buttons) if button is focused), 0)
        if step is not None:
            self._buttons[max(0, min(len(self._buttons) - 1, current + step))].setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._buttons[current].click()
        elif not (event.text().strip() and self.choose_typed(event.text())):
            super().keyPressEvent(event)
