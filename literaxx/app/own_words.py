# SPDX-License-Identifier: GPL-3.0-or-later
"""A table's own words: files taken in, offered for a language, put before a referee."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from literaxx.gui.shelf import RefereeChoice, ShelfError
from literaxx.gui.texts import reason_text, translate, words_text
from literaxx.match.setup import Options
from literaxx.model.variant import Variant
from literaxx.model.wordchange import with_changes
from literaxx.model.wordgraph import WordGraph
from literaxx.players.vocabulary import Words
from literaxx.rules.base import Referee
from literaxx.storage.dictionaries import WordList, read_card
from literaxx.storage.wordlists import (
    SUFFIX,
    GoOn,
    KeptWords,
    ListCard,
    OwnWords,
    WordFault,
    WordFileError,
    keep_words,
    kept_lists,
    own_lists_folder,
    read_words,
)


def own_word_choices(variant: Variant) -> tuple[RefereeChoice, ...]:
    """The lists that are kept in the language of a variant."""
    return tuple(
        RefereeChoice(list_id, f"{card.name}, {words_text(card.words)}")
        for list_id, card in kept_lists(own_lists_folder()).items()
        if card.language == variant.language
    )


def take_words(path: Path, variant: Variant, go_on: GoOn) -> str:
    """Takes a file of words in and keeps it; its id. To be called on any thread.

    Args:
        path: The file.
        variant: In whose letters its words are.
        go_on: Is told how far it has come.

    Raises:
        ShelfError: It is no list of words of the language, or cannot be read or kept.
        Cancelled: `go_on` said so.
    """
    how = read_card(variant.word_list).orthography
    try:
        words = read_words(path.read_bytes(), variant.language, how, go_on)
        card = ListCard(path.stem, variant.language, len(words))
        return keep_words(words, card, own_lists_folder())
    except WordFileError as error:
        raise ShelfError(_fault_text(path, error)) from error
    except OSError as error:
        text = translate("Shelf", "{file} cannot be taken in: {reason}.")
        raise ShelfError(text.format(file=path.name, reason=reason_text(error))) from error


def with_own_words(referee: Referee, options: Options) -> Referee:
    """A referee who knows the table's own words, too.

    Raises:
        ShelfError: A list is not there any more.
    """
    if not options.extra_words and not options.excluded_words:
        return referee
    return OwnWords(referee, _kept(options.extra_words), _kept(options.excluded_words))


class TableWords:
    """The words of a language as a table has them, for its computer players.

    They are made when they are first asked for, which takes a moment with a long list.
    """

    def __init__(
        self, words: WordList, extra: KeptWords | None, excluded: KeptWords | None
    ) -> None:
        """The built-in words with the lists of a table.

        Args:
            words: The built-in list.
            extra: Words that are good, too.
            excluded: Words that are not, unless they are extra ones.
        """
        self._words = words
        self._extra_list = extra
        self._excluded_list = excluded

    @cached_property
    def _extra(self) -> frozenset[str]:
        return frozenset(self._extra_list or ())

    @cached_property
    def _excluded(self) -> frozenset[str]:
        """Those that are not good."""
        return frozenset(self._excluded_list or ()) - self._extra

    @cached_property
    def graph(self) -> WordGraph:
        """All words that are good at the table."""
        return with_changes(self._words.graph, self._extra, self._excluded)

    def everyday_words(self) -> WordGraph:
        """Those of everyday life; nobody knows the extra words from there."""
        return with_changes(self._words.everyday_words(), (), self._excluded)

    def excludes(self, word: str) -> bool:
        """Whether a word is among those that are not good."""
        return word in self._excluded


def words_of_table(words: WordList, options: Options) -> Words:
    """What the computers of a table go by.

    Raises:
        ShelfError: A list is not there any more.
    """
    if not options.extra_words and not options.excluded_words:
        return words
    return TableWords(words, _kept(options.extra_words), _kept(options.excluded_words))


def _kept(list_id: str) -> KeptWords | None:
    if not list_id:
        return None
    # An id that comes with a save is no path.
    known = kept_lists(own_lists_folder())
    try:
        if list_id not in known:
            raise FileNotFoundError(list_id)
        return KeptWords(own_lists_folder() / f"{list_id}{SUFFIX}")
    except OSError as error:
        text = translate(
            "Shelf", "The list of own words that this game is played with is missing ({id})."
        )
        raise ShelfError(text.format(id=list_id)) from error


def _fault_text(path: Path, error: WordFileError) -> str:
    """Why a file is no list of words, with the line."""
    what = {
        WordFault.LETTER: translate("WordFile", "the character {detail} is on no tile"),
        WordFault.SHORT: translate("WordFile", "{detail} has only one letter"),
        WordFault.LONG: translate("WordFile", "{detail} has more than 25 letters"),
        WordFault.SEVERAL: translate("WordFile", "{detail} is more than one word"),
        WordFault.NO_TEXT: translate("WordFile", "it is not text"),
        WordFault.NO_WORDS: translate("WordFile", "there is no word in it"),
        WordFault.TOO_BIG: translate("WordFile", "it is too big"),
    }[error.fault].format(detail=error.detail)
    if error.line:
        text = translate("WordFile", "{file}, line {line}: {what}. Nothing was taken in.")
        return text.format(file=path.name, line=error.line, what=what)
    return translate("WordFile", "{file}: {what}. Nothing was taken in.").format(
        file=path.name, what=what
    )
