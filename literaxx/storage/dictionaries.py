# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the word lists by their cards and maps them.

A card is `ID.toml`; beside it lie the graphs it names.  Opening a list reads the card and maps the
graph of the laid words, no more: the spellings and the everyday vocabulary are mapped when first
asked for, and checksums are computed only on demand.
"""

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path

from literaxx.model.letters import Orthography, orthography
from literaxx.model.sentence import Sentence, ToldError
from literaxx.model.wordgraph import WordGraph, WordGraphError
from literaxx.paths import dictionaries


class DictionaryError(ToldError):
    """A word list is missing or damaged; the message names the file."""


@dataclass(frozen=True, slots=True)
class GraphFile:
    """One graph of a word list, as its card has it.

    Attributes:
        path: Where it lies.
        words: Number of words in it.
        sha256: Checksum in hexadecimal digits.
        licence: SPDX expression.
    """

    path: Path
    words: int
    sha256: str
    licence: str


@dataclass(frozen=True, slots=True)
class Source:
    """A package that a word list was made from: what there is to credit."""

    name: str
    registry: str
    version: str
    licence: str
    credit: str


@dataclass(frozen=True, slots=True)
class Card:
    """What is known of a word list without opening it.

    Attributes:
        id: Name of the list, e.g. `en`.
        language: ISO 639-1 code.
        name: English name of the language.
        edition: Date of the list, ISO 8601.
        orthography: Its letters and how spellings are laid.
        words: Number of laid words.
        graphs: Graph files by kind: `words`, `everyday`, and `spelled` where spellings have marks.
        rules: How the words were chosen, a sentence each.
        sources: Packages it was made from.
    """

    id: str
    language: str
    name: str
    edition: str
    orthography: Orthography
    words: int
    graphs: Mapping[str, GraphFile]
    rules: tuple[str, ...]
    sources: tuple[Source, ...]

    @property
    def sha256(self) -> str:
        """Checksum of the laid words, which names this edition in saves and on the network."""
        return self.graphs["words"].sha256


class WordList:
    """An open word list: the referee of a language.

    Attributes:
        card: What it is made of.
        graph: The laid words, for walking them.
        contains: Whether a laid word is in the list; the graph's own look-up, nothing between.
    """

    def __init__(self, card: Card) -> None:
        """Map the laid words.

        Raises:
            DictionaryError: The graph is missing or no word graph.
        """
        self.card = card
        self.graph = _map(card, "words")
        self.contains = self.graph.contains

    def __len__(self) -> int:
        """Number of laid words."""
        return len(self.graph)

    def is_word(self, text: str) -> bool:
        """Whether a word is in the list, spelled or folded, in whatever way it is written."""
        return self.contains(self.card.orthography.fold(text))

    def spellings(self, text: str) -> tuple[str, ...]:
        """The spellings of a word, in upper case and in the order of the alphabet.

        `FATA` gives FATA, FATĂ, FAȚA, FAȚĂ and so on; a word outside the list gives nothing.
        """
        folded = self.card.orthography.fold(text)
        if not self.contains(folded):
            return ()
        if self._spelled is None:
            return (folded,)
        return tuple(_readings(self._spelled, folded, self._ways)) or (folded,)

    def is_everyday(self, text: str) -> bool:
        """Whether a word belongs to the everyday vocabulary."""
        return self._everyday.contains(self.card.orthography.fold(text))

    def everyday_words(self) -> WordGraph:
        """The everyday vocabulary, folded, for walking it."""
        return self._everyday

    def excludes(self, word: str) -> bool:
        """False: what is not wanted is a matter of a table's own lists."""
        return False

    @cached_property
    def _everyday(self) -> WordGraph:
        return _map(self.card, "everyday")

    @cached_property
    def _spelled(self) -> WordGraph | None:
        return _map(self.card, "spelled") if "spelled" in self.card.graphs else None

    @cached_property
    def _ways(self) -> Mapping[str, tuple[str, ...]]:
        return self.card.orthography.spelled_letters()


def list_ids(folder: Path | None = None) -> tuple[str, ...]:
    """The ids of all word lists in a folder, by default the program's own."""
    return tuple(sorted(path.stem for path in (folder or dictionaries()).glob("*.toml")))


def read_card(list_id: str, folder: Path | None = None) -> Card:
    """The card of a word list.

    Raises:
        DictionaryError: There is no such list, or its card is damaged.
    """
    home = folder or dictionaries()
    path = home / f"{list_id}.toml"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        return Card(
            id=list_id,
            language=values["language"],
            name=values["name"],
            edition=values["edition"],
            orthography=orthography(values["letters"], values.get("folds")),
            words=values["words"],
            graphs={
                kind: GraphFile(
                    home / graph["file"], graph["words"], graph["sha256"], graph["licence"]
                )
                for kind, graph in values["graphs"].items()
            },
            rules=tuple(values["rules"]),
            sources=tuple(
                Source(s["name"], s["registry"], s["version"], s["licence"], s["credit"])
                for s in values["sources"]
            ),
        )
    except OSError as error:
        raise DictionaryError(
            Sentence("there is no word list “{id}” in {folder}", id=list_id, folder=home)
        ) from error
    except (ValueError, KeyError, TypeError) as error:
        raise DictionaryError(
            Sentence("{file} is damaged: {reason}", file=path, reason=error)
        ) from error


def open_list(list_id: str, folder: Path | None = None) -> WordList:
    """The word list of an id, mapped and ready.

    Raises:
        DictionaryError: It is missing or damaged.
    """
    return WordList(read_card(list_id, folder))


def check(card: Card) -> None:
    """Compares every graph of a list with its checksum.

    Raises:
        DictionaryError: A file is missing or not the one the card was written for.
    """
    for graph in card.graphs.values():
        try:
            with graph.path.open("rb") as file:
                digest = hashlib.file_digest(file, "sha256").hexdigest()
        except OSError as error:
            raise DictionaryError(Sentence("{file} cannot be read", file=graph.path)) from error
        if digest != graph.sha256:
            raise DictionaryError(
                Sentence("{file} is not the file its card describes", file=graph.path)
            )


def _map(card: Card, kind: str) -> WordGraph:
    path = card.graphs[kind].path
    try:
        return WordGraph.open(str(path))
    except (OSError, WordGraphError) as error:
        raise DictionaryError(
            Sentence("{file} cannot be used: {reason}", file=path, reason=error)
        ) from error


def _readings(graph: WordGraph, folded: str, ways: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """All words of a graph of spellings that are laid as `folded`."""
    partial = [("", graph.root, False)]
    for letter in folded:
        longer = []
        for (text, node, _), spelled in product(partial, ways[letter]):
            arc = graph.arc(node, graph.alphabet.code(spelled))
            if arc:
                longer.append((text + spelled, arc >> 8, bool(arc & 64)))
        partial = longer
    return (text for text, _, final in partial if final)
