# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may judge: the built-in word list of a variant, or any speller of the system."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale

from literaxx.gui.shelf import RefereeChoice, ShelfError
from literaxx.gui.texts import language_name, translate, words_text
from literaxx.model.variant import Variant
from literaxx.paths import user_data
from literaxx.rules.base import Referee
from literaxx.storage.dictionaries import WordList, read_card
from literaxx.storage.speller import Unavailable, Why, open_speller, speller_tags

SPELLER = "speller:"
"""How the id of a speller begins; the language tag follows."""

_USUAL_TAGS = {"en": "en_GB", "it": "it_IT", "pl": "pl_PL", "ro": "ro_RO"}


def referee_choices(variant: Variant) -> tuple[RefereeChoice, ...]:
    """The built-in list, then the speller of its language, and then those of all other languages.

    Args:
        variant: Of whose language. If its speller cannot be had, that is said.
    """
    card = read_card(variant.word_list)
    built_in = translate("Shelf", "Built-in {language}").format(
        language=language_name(card.language)
    )
    found = speller_tags(_own_folder())
    tags = () if isinstance(found, Unavailable) else found
    own = _tag(variant.language, tags)
    speller = open_speller(own, _own_folder())
    obstacle = _obstacle(speller) if isinstance(speller, Unavailable) else ""
    return (
        RefereeChoice("", f"{built_in}, {words_text(card.words)}"),
        RefereeChoice(f"{SPELLER}{own}", _name(own), obstacle),
        *(RefereeChoice(f"{SPELLER}{tag}", _name(tag)) for tag in tags if tag != own),
    )


def open_referee(chosen: str, words: WordList) -> Referee:
    """The referee of a match.

    Args:
        chosen: As the table options have it.
        words: The built-in list of the variant.

    Raises:
        ShelfError: It cannot be had on this system.
    """
    if not chosen.startswith(SPELLER):
        return words
    tag = chosen.removeprefix(SPELLER)
    speller = open_speller(tag, _own_folder(), words.card.orthography)
    if isinstance(speller, Unavailable):
        text = translate("Shelf", "The speller {tag} cannot judge here: {reason}")
        raise ShelfError(text.format(tag=tag, reason=_obstacle(speller)))
    return speller


def _own_folder() -> Path:
    """Where the player keeps dictionaries of his own, and the library what it makes itself."""
    return user_data() / "spellers"


def _tag(language: str, tags: tuple[str, ...]) -> str:
    """The tag of a language among those that the system has, or else the usual one."""
    usual = _USUAL_TAGS.get(language, f"{language}_{language.upper()}")
    if usual in tags:
        return usual
    return next((tag for tag in tags if tag.partition("_")[0] == language), usual)


def _name(tag: str) -> str:
    """What people read of a speller: its language by its own name, and its tag."""
    language = QLocale(tag).nativeLanguageName() or tag
    text = translate("Shelf", "Speller: {language} ({tag})")
    return text.format(language=language, tag=tag)


def _obstacle(missing: Unavailable) -> str:
    """What to do about a speller that is missing."""
    if missing.why is Why.NO_LIBRARY:
        text = translate("Shelf", "the library {package} is not installed")
    else:
        text = translate("Shelf", "the dictionary {package} is not installed")
    return text.format(package=missing.package)
