# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the word lists: `python -m dictionaries.build [LANGUAGE …]`, from the top folder.

The same packages give the same bytes: nothing depends on the clock, the machine or the order in
which a set happens to be walked.  `docs/words.md` says how to get the packages and what the rules
are.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from time import perf_counter

from dictionaries.builder.cards import Value, graph_table, source_tables, table
from dictionaries.builder.everyday import everyday
from dictionaries.builder.languages import LANGUAGES, Language
from dictionaries.builder.rulebook import Harvest, RuleBook, check_letters, read_rulebook
from dictionaries.builder.sources import WORDFREQ, SourceMissingError
from literaxx.model.letters import Orthography
from literaxx.model.wordgraph import build

HERE = Path(__file__).resolve().parent
EDITION = "2026-11-30"
"""Date on the cards: the day the sources and rules were last changed."""


def main() -> int:
    """Builds what was asked for; the exit status is 2 when a package is missing."""
    parser = argparse.ArgumentParser(description="Build the word lists.")
    parser.add_argument("languages", nargs="*", choices=[*LANGUAGES, []], help="default: all")
    parser.add_argument("--into", type=Path, default=HERE, metavar="FOLDER", help="write there")
    parser.add_argument("--lists", type=Path, metavar="FOLDER", help="also write readable lists")
    wanted = parser.parse_args()
    status = 0
    for code in wanted.languages or LANGUAGES:
        start = perf_counter()
        try:
            harvest = make(LANGUAGES[code], wanted.into)
        except SourceMissingError as error:
            print(f"{code}: missing package, get it with: {error}", file=sys.stderr)
            status = 2
            continue
        if wanted.lists:
            write_lists(harvest, wanted.lists / code)
        print(f"{code}: {len(harvest.words)} words in {perf_counter() - start:.0f} s")
    return status


def gather(language: Language) -> tuple[Harvest, RuleBook]:
    """The words of a language and the rules that chose them, nothing written."""
    book = read_rulebook(HERE / "rules" / language.code)
    check_letters(
        book, "".join([*language.orthography.letters, *language.orthography.folds]).lower()
    )
    return language.harvest(book), book


def make(language: Language, folder: Path) -> Harvest:
    """Writes the graphs and the card of a language."""
    harvest, book = gather(language)
    orthography = language.orthography
    folded = {orthography.fold(word) for word in harvest.words}
    common = language.common(book) & harvest.words if language.common else harvest.words
    known = everyday(
        language.code,
        common,
        book.files.get("not_everyday", {}),
        language.everyday,
        orthography.fold,
    )
    graphs: dict[str, tuple[Set[str], Sequence[str], str]] = {
        "words": (folded, orthography.letters, language.licence),
        "everyday": (known, orthography.letters, WORDFREQ.licence),
    }
    marked = _marked(harvest.words, orthography)
    if marked:
        graphs["spelled"] = (
            marked,
            [*orthography.letters, *orthography.folds],
            language.licence,
        )
    card = _head(language, orthography, len(folded))
    for kind, (words, letters, licence) in graphs.items():
        file = f"{language.code}.graph" if kind == "words" else f"{language.code}.{kind}.graph"
        data = build(words, letters)
        _replace(folder / file, data)
        card += graph_table(kind, file, data, len(words), licence)
    card += source_tables([*language.sources, WORDFREQ])
    (folder / f"{language.code}.toml").write_text(card, encoding="utf-8", newline="\n")
    return harvest


def _replace(path: Path, data: bytes) -> None:
    """Put a file in the place of another; who has the old one mapped keeps reading it."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(data)
    fresh.replace(path)


def _marked(words: set[str], orthography: Orthography) -> set[str]:
    """All spellings, upper case, of those laid forms that have a spelling unlike themselves.

    A laid form that is missing here is spelled as it is laid.
    """
    upper = {word.upper() for word in words}
    unlike = {orthography.fold(word) for word in upper} - upper
    unlike |= {orthography.fold(word) for word in upper if orthography.fold(word) != word}
    return {word for word in upper if orthography.fold(word) in unlike}


def _head(language: Language, orthography: Orthography, words: int) -> str:
    values: Mapping[str, Value] = {
        "id": language.code,
        "language": language.code,
        "name": language.name,
        "edition": EDITION,
        "words": words,
        "letters": orthography.letters,
        "licence": language.licence,
        "rules": language.rules,
    }
    text = "# Made by `python -m dictionaries.build`; docs/words.md tells how and why.\n"
    text += table(values)
    if orthography.folds:
        text += "\n[folds]\n" + table(orthography.folds)
    return text


def write_lists(harvest: Harvest, folder: Path) -> None:
    """The words as text, and for each filter what it dropped, for reading."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, words in {"kept": harvest.words, **harvest.dropped}.items():
        text = "\n".join(sorted(words)) + "\n"
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
