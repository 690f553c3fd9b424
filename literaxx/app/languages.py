# SPDX-License-Identifier: GPL-3.0-or-later
"""The languages of the interface, and how it comes to speak one of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from literaxx.paths import resources

ENGLISH = "en"
"""The language of the texts in the code; its catalogue holds nothing but plurals."""


class Languages:
    """Speaks one language at a time; everything that is shown is told when it becomes another.

    Attributes:
        names: The tags of the languages that there are catalogues for, English first.
        translators: Those that are installed now.
    """

    def __init__(self, application: QCoreApplication) -> None:
        """Speaks English, without plurals, until `speak` is called.

        Args:
            application: The one application.
        """
        self._application = application
        self.translators: list[QTranslator] = []
        self._spoken: QLocale | None = None
        self._folder = resources() / "i18n"
        found = sorted(path.stem.partition("_")[2] for path in self._folder.glob("literaxx_*.qm"))
        self.names = (ENGLISH, *(name for name in found if name != ENGLISH))

    def speak(self, language: str) -> None:
        """Speaks a language from now on.

        Args:
            language: Its tag; empty for the one the system has, or English if it has none of ours.
        """
        system, wanted = QLocale.system(), QLocale(language)
        if system.language() is QLocale.Language.C:
            # No country was told: without one dates would be bare numbers.
            system = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
        # The system knows more than the language: how dates are written in this country.
        is_own = not language or system.language() is wanted.language()
        locale = system if is_own else wanted
        if locale == self._spoken:
            return
        self._spoken = locale
        # First, for texts are asked for while the translators change.
        QLocale.setDefault(locale)
        former, self.translators = self.translators, self._catalogues(locale)
        for translator in self.translators:
            self._application.installTranslator(translator)
        for translator in former:
            self._application.removeTranslator(translator)
            translator.deleteLater()

    def _catalogues(self, locale: QLocale) -> list[QTranslator]:
        """Qt's own texts, and then ours, which are asked first."""
        places = (
            (locale, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            (locale, "literaxx", str(self._folder)),
        )
        found = [_loaded(*place) for place in places]
        if found[-1] is None:
            found = [_loaded(QLocale(ENGLISH), "literaxx", str(self._folder))]
        return [translator for translator in found if translator is not None]


def _loaded(locale: QLocale, name: str, folder: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(locale, name, "_", folder) else None
