# SPDX-License-Identifier: GPL-3.0-or-later
"""Speaking a language for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale

from literaxx.app.languages import Languages

TRANSLATED = ("it", "pl", "ro")
LANGUAGES = ("en", *TRANSLATED)


@contextmanager
def speaking(application: QCoreApplication, language: str) -> Iterator[Languages]:
    """Has the interface speak a language, and the one before when it is over."""
    before = QLocale()
    languages = Languages(application)
    languages.speak(language)
    QCoreApplication.sendPostedEvents()
    try:
        yield languages
    finally:
        for translator in languages.translators:
            application.removeTranslator(translator)
        QLocale.setDefault(before)
        QCoreApplication.sendPostedEvents()
