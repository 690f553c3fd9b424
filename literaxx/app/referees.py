# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may judge: the built-in word list of a variant, or the system's speller of its language."""

from __future__ import annotations

from pathlib import Path

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
    """The built-in list, then the speller, which says what is missing if it cannot be had.

    Args:
        variant: Of whose language.
    """
    card = read_card(variant.word_list)
    built_in = translate("Shelf", "Built-in {language}").format(
        language=language_name(card.language)
    )
    built_in = f"{built_in}, {words_text(card.words)}"
    tag = _tag(variant.language)
    name = translate("Shelf", "Speller of this system ({tag})").format(tag=tag)
    speller = open_speller(tag, _own_folder())
    obstacle = _obstacle(speller) if isinstance(speller, Unavailable) else ""
    return (RefereeChoice("", built_in), RefereeChoice(f"{SPELLER}{tag}", name, obstacle))


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


def _tag(language: str) -> str:
    """The tag of a language that the system has, or else the usual one."""
    tags = speller_tags(_own_folder())
    usual = _USUAL_TAGS.get(language, f"{language}_{language.upper()}")
    if isinstance(tags, Unavailable) or usual in tags:
        return usual
    return next((tag for tag in tags if tag.partition("_")[0] == language), usual)


def _obstacle(missing: Unavailable) -> str:
    """What to do about a speller that is missing."""
    if missing.why is Why.NO_LIBRARY:
        text = translate("Shelf", "the library {package} is not installed")
    else:
        text = translate("Shelf", "the dictionary {package} is not installed")
    return text.format(package=missing.package)
