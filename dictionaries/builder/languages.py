# SPDX-License-Identifier: GPL-3.0-or-later
"""The languages that a word list is built for."""

from collections.abc import Callable
from dataclasses import dataclass

from dictionaries.builder import english, italian, polish, romanian
from dictionaries.builder.rulebook import Harvest, RuleBook
from dictionaries.builder.sources import Source
from literaxx.model.letters import Orthography, bare, orthography


@dataclass(frozen=True, slots=True)
class Language:
    """What the build needs to know of a language.

    Attributes:
        code: ISO 639-1 code, which is also the id of the word list.
        name: English name.
        orthography: Letters that are laid, and what the others are laid as.
        everyday: Size of the everyday vocabulary, in folded forms.
        licence: SPDX expression of the word list, which follows from its sources.
        sources: Packages the words come from.
        rules: The rules in short, for the card.
        harvest: Gathers the words by a book of rules.
        common: Words that may be everyday vocabulary; None for all of the list.
    """

    code: str
    name: str
    orthography: Orthography
    everyday: int
    licence: str
    sources: tuple[Source, ...]
    rules: tuple[str, ...]
    harvest: Callable[[RuleBook], Harvest]
    common: Callable[[RuleBook], set[str]] | None = None


SHARED_RULES = (
    "2 to 25 letters; no capital letter, apostrophe or hyphen in the source's spelling",
    "two-letter words by a list read word by word",
    "no Roman numerals and no words without a vowel, but for exceptions read one by one",
    "hand-made lists of words added and rejected, each with its reason",
)

LANGUAGES = {
    "en": Language(
        code="en",
        name="English",
        orthography=orthography(english.LETTERS, {mark: bare(mark) for mark in english.MARKED}),
        everyday=12_000,
        licence="LicenseRef-SCOWL",
        sources=english.SOURCES,
        rules=("SCOWL's word classes up to level 80, all spellings", *SHARED_RULES),
        harvest=english.harvest,
        common=english.common,
    ),
    "it": Language(
        code="it",
        name="Italian",
        orthography=orthography(
            english.LETTERS, {letter: bare(letter) for letter in italian.LETTERS[26:]}
        ),
        everyday=14_000,
        licence="GPL-3.0-only",
        sources=italian.SOURCES,
        rules=(
            "hunspell-it expanded, witalian added; accents are not laid",
            "pronouns joined to infinitive, gerund and imperative; to a participle only as listed",
            *SHARED_RULES,
        ),
        harvest=italian.harvest,
    ),
    "ro": Language(
        code="ro",
        name="Romanian",
        orthography=orthography(
            english.LETTERS, {letter: bare(letter) for letter in romanian.LETTERS[26:]}
        ),
        everyday=12_000,
        licence="GPL-2.0-or-later",
        sources=romanian.SOURCES,
        rules=(
            "the Rospell dictionary in three editions; ă â î ș ț are laid as plain letters",
            "re-, ne-, auto- only where running text bears them out",
            "no vocatives of things, no article without its l",
            *SHARED_RULES,
        ),
        harvest=romanian.harvest,
    ),
    "pl": Language(
        code="pl",
        name="Polish",
        orthography=orthography(polish.LETTERS),
        everyday=15_000,
        licence="Apache-2.0",
        sources=polish.SOURCES,
        rules=(
            "hunspell-pl expanded, and of wpolish what comes in inflected families",
            "no words with q, v or x, which no Polish tile shows",
            *SHARED_RULES,
        ),
        harvest=polish.harvest,
    ),
}
