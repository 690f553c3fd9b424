# SPDX-License-Identifier: GPL-3.0-or-later
"""A table's own lists of words, extra or excluded: read from text files, kept, looked up.

A kept list is one file: a line of JSON about it, then its words as they are laid, sorted, a line
each. It is mapped and searched where it lies, so that even millions of words are opened at once.
"""

from __future__ import annotations

import codecs
import hashlib
import mmap
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from literaxx.model.letters import Orthography
from literaxx.model.wordgraph import MAX_LENGTH, MIN_LENGTH
from literaxx.paths import user_data
from literaxx.rules.base import Referee

SUFFIX = ".words"
MOST_BYTES = 256 * 1024 * 1024
"""More than any language has words; a file that is larger is something else."""
_CHUNK = 1 << 16  # characters between two reports
_BLOCK = 1 << 14  # words written at once
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_LATIN = {"pl": "latin2", "ro": "latin2"}

GoOn = Callable[[float], bool]
"""Is told the share that is done, from 0 to 1; answers whether to go on."""


class WordFault(Enum):
    """What is wrong with a line of a word file."""

    LETTER = "letter"
    SHORT = "short"
    LONG = "long"
    SEVERAL = "several"
    NO_TEXT = "no-text"
    NO_WORDS = "no-words"
    TOO_BIG = "too-big"


class WordFileError(Exception):
    """A file that is no list of words of the language.

    Attributes:
        fault: What is wrong.
        line: The line, from 1; 0 when it is about the whole file.
        detail: The word or letter.
    """

    def __init__(self, fault: WordFault, line: int = 0, detail: str = "") -> None:
        super().__init__(f"line {line}: {fault.value} {detail}")
        self.fault = fault
        self.line = line
        self.detail = detail


class Cancelled(Exception):
    """Reading was given up because nobody wanted it any more."""


class ListCard(msgspec.Struct, frozen=True):
    """What is known of a kept list without searching it.

    Attributes:
        name: What people call it.
        language: Language of its words.
        words: How many there are.
    """

    name: str
    language: str
    words: int


def read_words(
    data: bytes, language: str, how: Orthography, go_on: GoOn = lambda _: True
) -> list[str]:
    """The words of a text file as they are laid, sorted, each once.

    One word a line; empty lines count for nothing. The text is UTF-8 or UTF-16 as its mark says,
    else UTF-8 where it is UTF-8, else Latin-2 for Polish and Romanian and Latin-1 for the others.

    Args:
        data: The file.
        language: Language of the words.
        how: Its letters.
        go_on: Is told how far it has come.

    Raises:
        WordFileError: A line is no word, or there is none.
        Cancelled: `go_on` said so.
    """
    text = _decoded(data, language)
    # Many short sorts rather than one long, which would hold up every other thread.
    found: defaultdict[str, set[str]] = defaultdict(set)
    line = at = 0
    while at < len(text):
        if not go_on(at / len(text)):
            raise Cancelled
        # A chunk ends with a line, so that CR and LF stay together.
        end = text.find("\n", at + _CHUNK) + 1 or len(text)
        chunk = text[at:end].splitlines()
        for word in _chunk_words(chunk, line, how):
            found[word[:2]].add(word)
        line, at = line + len(chunk), end
    if not found:
        raise WordFileError(WordFault.NO_WORDS)
    words: list[str] = []
    for start in sorted(found):
        words += sorted(found.pop(start))
    return words


def keep_words(words: list[str], card: ListCard, folder: Path) -> str:
    """Keeps a list; its id, which the same words of the same name have again.

    Args:
        words: The words, sorted.
        card: What is known of them.
        folder: Where lists are kept; made if need be.

    Raises:
        OSError: It cannot be written.
    """
    digest = hashlib.sha256()
    folder.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=folder, suffix=".new", delete=False) as file:
        beside = Path(file.name)
        try:
            for block in _blocks(words, msgspec.json.encode(card) + b"\n"):
                digest.update(block)
                file.write(block)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                beside.unlink()
            raise
    list_id = f"{card.language}-{digest.hexdigest()[:16]}"
    beside.replace(folder / f"{list_id}{SUFFIX}")
    return list_id


def _blocks(words: list[str], first: bytes) -> Iterator[bytes]:
    """The bytes of a kept list, in pieces that are soon written."""
    yield first
    for at in range(0, len(words), _BLOCK):
        yield "".join([f"{word}\n" for word in words[at : at + _BLOCK]]).encode()


def own_lists_folder() -> Path:
    """Where the player's own lists are kept."""
    return user_data() / "words"


def kept_lists(folder: Path) -> dict[str, ListCard]:
    """The lists that are kept, by their ids; a file that is none is left out."""
    found = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            with path.open("rb") as file:
                found[path.stem] = msgspec.json.decode(file.readline(4096), type=ListCard)
        except (OSError, msgspec.DecodeError):
            continue
    return dict(sorted(found.items(), key=lambda item: item[1].name.casefold()))


class KeptWords:
    """A kept list, mapped."""

    def __init__(self, path: Path) -> None:
        """Map a list.

        Raises:
            OSError: It is not there, or cannot be mapped.
        """
        with path.open("rb") as file:
            self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._start = self._data.find(b"\n") + 1

    def __iter__(self) -> Iterator[str]:
        """All laid words of the list."""
        return iter(self._data[self._start :].decode().split())

    def contains(self, word: str) -> bool:
        """Whether a laid word is in the list."""
        wanted, data = word.encode(), self._data
        low, high = self._start, len(data)
        while low < high:
            begin = data.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = data.find(b"\n", begin)
            here = data[begin:end]
            if here == wanted:
                return True
            if here < wanted:
                low = end + 1
            else:
                high = begin
        return False


class OwnWords:
    """A referee with a table's own words beside another referee's."""

    def __init__(
        self, base: Referee, extra: Referee | None = None, excluded: Referee | None = None
    ) -> None:
        """A referee.

        Args:
            base: Who judges what the lists do not name.
            extra: Words that are good whatever he says.
            excluded: Words that are not, unless they are extra ones.
        """
        self._base = base
        self._extra = extra
        self._excluded = excluded

    def contains(self, word: str) -> bool:
        """Whether a word is good at this table."""
        if self._extra is not None and self._extra.contains(word):
            return True
        if self._excluded is not None and self._excluded.contains(word):
            return False
        return self._base.contains(word)


def _decoded(data: bytes, language: str) -> str:
    """The text of a file.

    Raises:
        WordFileError: It is too big, or no text.
    """
    if len(data) > MOST_BYTES:
        raise WordFileError(WordFault.TOO_BIG)
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            try:
                return data[len(mark) :].decode(encoding)
            except UnicodeDecodeError as error:
                raise WordFileError(WordFault.NO_TEXT) from error
    if b"\0" in data:
        raise WordFileError(WordFault.NO_TEXT)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode(_LATIN.get(language, "latin1"))


def _chunk_words(lines: list[str], before: int, how: Orthography) -> set[str]:
    """The words of some lines, folded; folding them all at once is many times as fast.

    Args:
        lines: The lines.
        before: How many lines came before them.
        how: The letters.

    Raises:
        WordFileError: A line is no word.
    """
    folded = how.fold("\n".join([line.strip() for line in lines])).split("\n")
    words = set(folded) - {""}
    letters = "".join(how.letters)
    if words and not re.fullmatch(
        rf"(?:[{re.escape(letters)}]{{{MIN_LENGTH},{MAX_LENGTH}}}\n)+", "\n".join(words) + "\n"
    ):
        for number, line in enumerate(lines, start=before + 1):
            _check(line.strip(), number, how)
    return words


def _check(word: str, line: int, how: Orthography) -> None:
    """Refuses a line that is no word.

    Raises:
        WordFileError: It is none; an empty line is all right.
    """
    folded = how.fold(word)
    known = set("".join(how.letters))
    foreign = next((letter for letter in folded if letter not in known), "")
    if len(word.split()) > 1:
        raise WordFileError(WordFault.SEVERAL, line, word[:60])
    if foreign:
        raise WordFileError(WordFault.LETTER, line, foreign)
    if word and len(folded) < MIN_LENGTH:
        raise WordFileError(WordFault.SHORT, line, word)
    if len(folded) > MAX_LENGTH:
        raise WordFileError(WordFault.LONG, line, word[:60])
