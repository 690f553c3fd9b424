# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of the program while it runs: theme, size of text, and the news that they changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from literaxx.gui.fonts import REGULAR, font, load_fonts
from literaxx.gui.style_sheet import style_sheet
from literaxx.gui.theme import THEMES, Theme, load_theme, palette_of

FOLLOW_SYSTEM = "system"
CHOICES = (FOLLOW_SYSTEM, *THEMES)
TEXT_SIZE = 14


def system_theme() -> str:
    """The theme that fits what the person has told the system."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):  # since Qt 6.10
        contrast = hints.accessibility().contrastPreference()
        if contrast is Qt.ContrastPreference.HighContrast:
            return "contrast"
    return "dark" if hints.colorScheme() is Qt.ColorScheme.Dark else "light"


class Look(QObject):
    """What every painter asks for colours and fonts; one for the whole program.

    Attributes:
        theme: The theme in use.
        text_scale: Factor on every size of text, 1.0 as designed.

    Signals:
        changed: Theme or size of text is another; whoever keeps something painted renews it.
    """

    changed = Signal()

    def __init__(
        self, application: QApplication, choice: str = FOLLOW_SYSTEM, text_scale: float = 1.0
    ) -> None:
        """Loads the fonts and dresses the application.

        Args:
            application: Gets palette, font and style sheet, now and at every change.
            choice: One of `CHOICES`.
            text_scale: Factor on every size of text.
        """
        super().__init__(application)
        load_fonts()
        self._application = application
        self._choice = choice
        self.text_scale = text_scale
        self.theme: Theme = load_theme(self._wanted())
        application.setStyle("Fusion")
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def choice(self) -> str:
        """What was chosen: a theme, or to follow the system."""
        return self._choice

    def use(self, choice: str, text_scale: float | None = None) -> None:
        """Changes theme and size of text while the program runs."""
        scale = self.text_scale if text_scale is None else text_scale
        self._choice = choice
        if (self._wanted(), scale) == (self.theme.name, self.text_scale):
            return
        self.text_scale = scale
        self.theme = load_theme(self._wanted())
        self._dress()
        self.changed.emit()

    def font(self, size: float = TEXT_SIZE, weight: QFont.Weight = REGULAR) -> QFont:
        """A font in the size of text that the player chose; sizes are logical pixels."""
        return QFont(font(size * self.text_scale, weight))

    def px(self, size: float) -> int:
        """A length that grows with the text, in whole logical pixels."""
        return round(size * self.text_scale)

    def _wanted(self) -> str:
        """The theme that the choice comes to just now."""
        if self._choice != FOLLOW_SYSTEM:
            return self._choice
        return system_theme()

    def _dress(self) -> None:
        self._application.setPalette(palette_of(self.theme))
        # Widgets that there are take the font up with the style sheet, and only then.
        self._write_by_our_font()
        self._application.setStyleSheet(style_sheet(self.theme.name))
        self._write_by_our_font()

    def _write_by_our_font(self) -> None:
        """Sets the font for every kind of widget.

        Windows and macOS have fonts of their own for menus, messages and tips. Qt brings these
        back with each style sheet and each change of the system's look, so this comes after.
        """
        self._application.setFont(self.font())

    def _on_scheme_changed(self) -> None:
        self.use(self._choice)
        self._write_by_our_font()
