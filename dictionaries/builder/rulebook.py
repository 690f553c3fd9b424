# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the judgements made by hand, and applies those that all languages share.

A rule file holds words in lines of any length under headings: `# reason`.  The reason holds for
all words up to the next heading.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from literaxx.model.letters import composed, is_roman_numeral

MIN_LENGTH = 2
MAX_LENGTH = 25


def read_words(path: Path) -> dict[str, str]:
    """The words of a rule file, each with its reason.

    Raises:
        ValueError: A word stands before the first reason, or twice.
    """
    words: dict[str, str] = {}
    reason = ""
    for line in composed(path.read_text(encoding="utf-8")).splitlines():
        if line.startswith("#"):
            reason = line.lstrip("# ").rstrip()
            continue
        for word in line.split():
            if not reason or word in words:
                raise ValueError(f"{path}: {word!r} has no reason or stands twice")
            words[word] = reason
    return words


@dataclass(frozen=True, slots=True)
class RuleBook:
    """What was decided by reading, for one language.

    Attributes:
        two: All two-letter words.
        add: Words that the sources lack.
        reject: Words of the sources that are none.
        patterned: Words that look like a Roman numeral or have no vowel, and are words.
        files: Every rule file by its name without the ending, for what only one language has.
    """

    two: frozenset[str]
    add: Mapping[str, str]
    reject: Mapping[str, str]
    patterned: frozenset[str]
    files: Mapping[str, Mapping[str, str]]


def read_rulebook(folder: Path) -> RuleBook:
    """All rule files of a language; a missing file is an empty one."""
    files = {path.stem: read_words(path) for path in sorted(folder.glob("*.txt"))}
    return RuleBook(
        two=frozenset(files.get("two", ())),
        add=files.get("add", {}),
        reject=files.get("reject", {}),
        patterned=frozenset(files.get("patterned", ())),
        files=files,
    )


@dataclass(slots=True)
class Harvest:
    """The words of a language while they are being sifted.

    Attributes:
        words: What is still in, spelled, lower case.
        dropped: What each filter took out, by the filter's name.
    """

    words: set[str]
    dropped: dict[str, set[str]] = field(default_factory=dict)

    def drop(self, filter_name: str, words: Iterable[str]) -> None:
        """Takes words out and remembers which filter did."""
        gone = self.words.intersection(words)
        self.words -= gone
        self.dropped.setdefault(filter_name, set()).update(gone)


def check_letters(book: RuleBook, letters: str) -> None:
    """Makes sure that the words to be added can be laid.

    Raises:
        ValueError: One of them has a letter that the language does not lay.
    """
    wanted = {*book.two, *book.add, *book.patterned}
    strange = wanted - in_alphabet(wanted, letters)
    if strange:
        raise ValueError(f"cannot be laid: {sorted(strange)}")


def in_alphabet(words: Iterable[str], letters: str) -> set[str]:
    """The words of 2 to 25 letters that have no other characters than these letters."""
    allowed = frozenset(letters)
    return {w for w in words if MIN_LENGTH <= len(w) <= MAX_LENGTH and allowed.issuperset(w)}


def sift(harvest: Harvest, book: RuleBook, vowels: str) -> None:
    """Applies the rules that all languages share, then adds the words that were missing."""
    vowel = frozenset(vowels)
    words = harvest.words
    harvest.drop("two letters", {w for w in words if len(w) == MIN_LENGTH} - book.two)
    harvest.drop("by hand", book.reject)
    odd = {w for w in words if len(w) > MIN_LENGTH} - book.patterned - set(book.add)
    harvest.drop("no vowel", {w for w in odd if vowel.isdisjoint(w)})
    harvest.drop("Roman numeral", {w for w in odd if is_roman_numeral(w)})
    harvest.words |= book.two | set(book.add) | book.patterned
