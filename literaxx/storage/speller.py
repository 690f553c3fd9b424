# SPDX-License-Identifier: GPL-3.0-or-later
"""The system's spelling checker as a referee, for languages without a word list of their own.

A spelling checker is more lenient than a word list: it passes names and abbreviations in capitals,
Roman numerals and words with an apostrophe.  So it is asked in lower case only, and only about what
could be a word at all.  Its library is optional; without it the answer is a value that says so.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from itertools import islice, product
from pathlib import Path
from types import ModuleType
from typing import Protocol

from literaxx.model.letters import Orthography, bare, canonical, is_roman_numeral

_CONFIG_VARIABLE = "ENCHANT_CONFIG_DIR"
_PROVIDERS = "hunspell,aspell"
"""Hunspell first: aspell knows fewer inflected forms."""

_SYLLABIC = frozenset({"bs", "cs", "hr", "mk", "sh", "sk", "sl", "sr"})
"""Languages with words whose syllable is an R or an L, such as krk and vlk."""
_VOWELS = frozenset("AEIOUYÆØŒ")

_MOST_READINGS = 4096
"""A laid word with more possible spellings than this is asked in so many of them only."""


class Why(Enum):
    """What is missing."""

    NO_LIBRARY = "no-library"
    NO_DICTIONARY = "no-dictionary"


@dataclass(frozen=True, slots=True)
class Unavailable:
    """A referee that cannot be had here.

    Attributes:
        why: What is missing.
        package: What to install, by its name in the usual place of this system.
    """

    why: Why
    package: str


class _Dictionary(Protocol):
    """The one call that is needed of the library's dictionary."""

    def check(self, word: str) -> bool:
        """Whether a word is spelled rightly."""


class Speller:
    """A referee that asks the system's spelling checker."""

    def __init__(self, tag: str, checks: _Dictionary, orthography: Orthography | None) -> None:
        """Use `open_speller`.

        Args:
            tag: Language tag, e.g. `de_DE`.
            checks: Dictionary of the library.
            orthography: How spellings are laid, where accents are not.
        """
        self.tag = tag
        self._checks = checks
        self._ways: Mapping[str, tuple[str, ...]] = (
            orthography.spelled_letters() if orthography else {}
        )
        self._known: dict[str, bool] = {}

    def contains(self, word: str) -> bool:
        """Whether a laid word is good: asked in every spelling that is laid like it."""
        verdict = self._known.get(word)
        if verdict is None:
            verdict = self._known[word] = self._ask(canonical(word))
        return verdict

    def _ask(self, word: str) -> bool:
        if not could_be_word(word, self.tag):
            return False
        ways = [self._ways.get(letter, (letter,)) for letter in word]
        readings = islice(product(*ways), _MOST_READINGS)
        return any(self._checks.check("".join(letters).lower()) for letters in readings)


def could_be_word(word: str, tag: str) -> bool:
    """Whether a text has the shape of a word: 2 to 25 letters, a vowel, no Roman numeral.

    Args:
        word: In capitals.
        tag: Language tag; some languages have words without a vowel.
    """
    if not 2 <= len(word) <= 25 or not word.isalpha():
        return False
    if tag.partition("_")[0] not in _SYLLABIC and word.isupper():
        has_latin = any(letter.isascii() for letter in word)
        if has_latin and _VOWELS.isdisjoint(map(bare, word)):
            return False
    return not (len(word) > 2 and is_roman_numeral(word) and word != "MIX")


def open_speller(
    tag: str, own_folder: Path | None = None, orthography: Orthography | None = None
) -> Speller | Unavailable:
    """The speller of a language, or what is missing for it.

    Args:
        tag: Language tag such as `de_DE`.
        own_folder: Where the player keeps Hunspell dictionaries of his own, `xx_YY.aff` and `.dic`
            in a subfolder `hunspell`.
        orthography: How spellings are laid, when the game's tiles have no accents.
    """
    enchant = _library()
    if enchant is None:
        return Unavailable(Why.NO_LIBRARY, _library_package())
    with _config(own_folder):
        broker = enchant.Broker()
        broker.set_ordering(tag, _PROVIDERS)
        try:
            checks = broker.request_dict(tag)
        except enchant.DictNotFoundError:
            return Unavailable(Why.NO_DICTIONARY, _dictionary_package(tag))
    return Speller(tag, checks, orthography)


def speller_tags(own_folder: Path | None = None) -> tuple[str, ...] | Unavailable:
    """The language tags that the system's speller knows, the player's own included."""
    enchant = _library()
    if enchant is None:
        return Unavailable(Why.NO_LIBRARY, _library_package())
    with _config(own_folder):
        return tuple(sorted(set(enchant.Broker().list_languages())))


def _library() -> ModuleType | None:
    try:
        return import_module("enchant")
    except (ImportError, AssertionError, OSError):
        # The binding without its C library, or with a path that leads to no library.
        return None


@contextmanager
def _config(own_folder: Path | None) -> Iterator[None]:
    """Lets the library look into the player's folder while it opens a dictionary."""
    before = os.environ.get(_CONFIG_VARIABLE)
    if own_folder is not None:
        os.environ[_CONFIG_VARIABLE] = str(own_folder)
    try:
        yield
    finally:
        if own_folder is not None:
            if before is None:
                del os.environ[_CONFIG_VARIABLE]
            else:
                os.environ[_CONFIG_VARIABLE] = before


def _library_package() -> str:
    return "enchant" if sys.platform == "darwin" else "libenchant-2-2"


def _dictionary_package(tag: str) -> str:
    return "hunspell-" + tag.lower().replace("_", "-").partition("-")[0]
