# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the command line in the language of whoever gives the commands, without Qt.

What programs read – JSON, the lines that a command prints – is the same in every language.
"""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Mapping
from functools import cache

from literaxx import paths
from literaxx.model.sentence import Sentence
from literaxx.storage.reasons import reason_of
from literaxx.storage.texts import read_catalogue

_OF_ARGPARSE = "argparse"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the language of messages; the first that is set does."""


def say(text: str, **details: object) -> str:
    """A text of the command line.

    Args:
        text: The English text, a literal where it is said, so that it can be collected.
        details: What is in its gaps.
    """
    return translate("Command", text).format(**details)


def translate(context: str, text: str) -> str:
    """The text of a context in the language of the command line, the gaps still in it."""
    return _catalogue().get((context, text), text)


def told_reason(error: OSError) -> str:
    """Why something could not be done with a file."""
    reason = reason_of(error)
    return reason.told(translate) if isinstance(reason, Sentence) else reason


def speak_in_argparse() -> None:
    """Has argparse say its own words, such as `usage:`, in this language, too."""

    def one(text: str) -> str:
        return translate(_OF_ARGPARSE, text)

    def several(single: str, plural: str, number: int) -> str:
        return one(single if number == 1 else plural)

    # It looks its words up by these two names, which are gettext's, and gettext reads other files.
    vars(argparse).update(_=one, ngettext=several)


def own_language() -> str:
    """The language of messages on this system, such as `it`; empty for none in particular."""
    named = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    if not named and sys.platform == "win32":
        import ctypes

        known = int(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        named = locale.windows_locale.get(known, "")
    return named[:2].lower()


@cache
def _catalogue() -> Mapping[tuple[str, str], str]:
    return read_catalogue(paths.resources() / "i18n" / f"literaxx_{own_language()}.qm")
