# SPDX-License-Identifier: GPL-3.0-or-later
"""The buttons under the message bar; they change in place and carry their keys."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.texts import deed_text, translate
from literaxx.match.choices import Choices, Deed, Key, Offer
from literaxx.match.setup import Millis

_PRIMARY = {Deed.OK, Deed.EXCHANGE, Deed.ACCEPT, Deed.UNDO, Deed.AGREE, Deed.RESUME, Deed.RESULT}


_UNDO_LABELS = ((90, "Ctrl+Z"), (90, ""), (60, ""), (36, ""))
"""Room for the name of who may undo, and the cap beside it; the first that fits is shown,
and the deed without a name if only that fits."""


class DeedRow(QWidget):
    """One button for each thing that may be done now.

    Signals:
        wanted: A button was clicked; the argument is its Deed.
        undo_wanted: The button of a mover who waits while others are asked was clicked.
    """

    wanted = Signal(object)
    undo_wanted = Signal()

    def __init__(self, look: Look) -> None:
        """A row without buttons."""
        super().__init__()
        self._look = look
        self._offers: tuple[Offer, ...] = ()
        self._buttons: dict[Deed, KeyButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        for deed in Deed:
            button = KeyButton(look, "")
            button.setParent(self)
            button.clicked.connect(partial(self._on_clicked, deed))
            button.hide()
            self._buttons[deed] = button
        self._undo = KeyButton(look, "", "Ctrl+Z")
        self._undo.clicked.connect(self.undo_wanted)
        self._undo.hide()
        self._row.addWidget(self._undo)

    def button(self, deed: Deed) -> KeyButton:
        """The button of a deed."""
        return self._buttons[deed]

    @property
    def undo_button(self) -> KeyButton:
        """The button of a mover who waits while others are asked."""
        return self._undo

    def show_choices(
        self,
        choices: Choices,
        *,
        hides_racks: bool,
        undo_left_ms: Millis | None,
        is_exchanging: bool = False,
    ) -> None:
        """Shows what may be done, or, when nothing may, what could be done in a turn.

        Args:
            choices: Of the person at the keyboard.
            hides_racks: Whether the game has racks, and so exchanges rather than shuffles.
            undo_left_ms: How long undo may still be asked for; None for no limit.
            is_exchanging: Whether tiles lie on the exchange field, so that F3 is what is meant.
        """
        turn = Deed.EXCHANGE if hides_racks else Deed.SHUFFLE
        idle = (Offer(Deed.OK, Key.F2), Offer(turn, Key.F3), Offer(Deed.PASS, Key.F4))
        self._arrange(choices.offers or idle)
        main = Deed.EXCHANGE if is_exchanging else self._offers[0].deed
        for offer in self._offers:
            button = self._buttons[offer.deed]
            text = deed_text(offer.deed)
            if offer.deed is Deed.UNDO:
                text = _with_seconds(text, undo_left_ms)
            _retext(button, text)
            button.setEnabled(bool(choices.offers))
            button.set_primary(offer.deed is main and main in _PRIMARY)

    def show_undo(self, name: str, left_ms: Millis | None) -> None:
        """Shows the button of a mover who waits; an empty name hides it."""
        self._undo.setVisible(bool(name))
        if name:
            text, key = self._undo_label(name, left_ms)
            if key != self._undo.key:
                self._undo.set_key(key)
            _retext(self._undo, text)
            self._undo.setAccessibleName(translate("Deed", "{name}: Undo").format(name=name))

    def _undo_label(self, name: str, left_ms: Millis | None) -> tuple[str, str]:
        """Text and cap that have room beside the other buttons; the menu has the key, too."""
        metrics = QFontMetrics(self._look.font(15, SEMIBOLD))
        shown = [self._buttons[offer.deed] for offer in self._offers]
        taken = sum(button.minimumSizeHint().width() + self._row.spacing() for button in shown)
        undo = translate("Deed", "{name}: Undo")
        labels = []
        for room, key in _UNDO_LABELS:
            short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, self._look.px(room))
            labels.append((_with_seconds(undo.format(name=short), left_ms), key))
        labels.append((_with_seconds(deed_text(Deed.UNDO), left_ms), ""))
        free = self.width() - taken
        fitting = (each for each in labels if self._undo.least_width(*each) <= free)
        return next(fitting, labels[-2])

    def _arrange(self, offers: tuple[Offer, ...]) -> None:
        """Puts the buttons of these offers into the row, in their order."""
        if offers == self._offers:
            return
        for old in self._offers:
            self._row.removeWidget(self._buttons[old.deed])
        for place, offer in enumerate(offers):
            button = self._buttons[offer.deed]
            button.set_key("" if offer.key is None else offer.key.value)
            self._row.insertWidget(place, button, 1)
        shown = {offer.deed for offer in offers}
        for deed, button in self._buttons.items():
            button.setVisible(deed in shown)
        self._offers = offers

    def _on_clicked(self, deed: Deed) -> None:
        self.wanted.emit(deed)


def _with_seconds(text: str, left_ms: Millis | None) -> str:
    """The text of a button with the seconds that it stays."""
    if left_ms is None:
        return text
    return translate("Deed", "{deed} · {seconds} s").format(
        deed=text, seconds=-(-max(left_ms, 0) // 1000)
    )


def _retext(button: KeyButton, text: str) -> None:
    """Changes the text of a button only when it is another, for screen readers' sake."""
    if button.text() != text:
        button.setText(text)
        button.updateGeometry()
