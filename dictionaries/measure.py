# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the word lists: `python -m dictionaries.measure [LANGUAGE …]`.

Prints, for each language, how the commonest tokens of running text are accounted for and what
share of running text the list covers, by weight; with `--missing` the tokens that count against
it, with `--sample` words that each filter dropped and words that were kept, for reading.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dictionaries.build import gather
from dictionaries.builder.everyday import by_frequency, frequencies
from dictionaries.builder.hunspell import expand
from dictionaries.builder.languages import LANGUAGES, Language
from dictionaries.builder.rulebook import Harvest, RuleBook
from literaxx.model.letters import bare, composed

READ_ONE_BY_ONE = 2_000
"""So many of the commonest tokens have a reason by hand when they are not in the list."""

RAREST = 1e-6
"""Tokens rarer than one in a million are not counted: they are mostly names and misprints."""

_SYMBOLS = ("two letters", "no vowel", "Roman numeral", "gerund before a hyphen")
"""Filters that drop no words, only what running text has between its words."""

_SCOWL = Path("/usr/share/dict/scowl")
_HUNSPELL = Path("/usr/share/hunspell")
_NAME_CLASSES = ("upper", "proper-names", "abbreviations")
_FOREIGN = 2.0
"""A token that is so many times as frequent in another language is foreign here."""


def main() -> None:
    """Measures what was asked for."""
    parser = argparse.ArgumentParser(description="Measure the word lists.")
    parser.add_argument("languages", nargs="*", choices=[*LANGUAGES, []], help="default: all")
    parser.add_argument("--missing", type=int, default=0, metavar="N", help="tokens to print")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="words a filter")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for code in wanted.languages or LANGUAGES:
        harvest, book = gather(LANGUAGES[code])
        report(LANGUAGES[code], harvest, book, wanted.missing)
        if wanted.sample:
            for name, words in samples(harvest, wanted.sample, wanted.seed):
                print(f"{code} {name}: {' '.join(words)}")


def report(language: Language, harvest: Harvest, book: RuleBook, show: int) -> None:
    """Prints the accounts of the commonest tokens and the coverage."""
    shares = frequencies(language.code)
    laid = frozenset(language.orthography.fold(word) for word in harvest.words)
    accounts: Counter[str] = Counter()
    weights: defaultdict[str, float] = defaultdict(float)
    missing = []
    for rank, token in enumerate(by_frequency(language.code)):
        if shares[token] < RAREST:
            break
        reason = account(token, language, laid, harvest, book)
        if rank < READ_ONE_BY_ONE:
            accounts[reason or "NOT ACCOUNTED FOR"] += 1
        weights[reason] += shares[token]
        if not reason:
            missing.append(token)
    print(f"{language.code}: the {READ_ONE_BY_ONE} commonest tokens: {dict(accounts)}")
    known = weights["in the list"]
    print(f"{language.code}: {100 * known / (known + weights['']):.2f} % of running text covered")
    total = sum(weights.values())
    print(
        f"{language.code}: { ({k or 'missing': round(w / total, 5) for k, w in weights.items()}) }"
    )
    if show:
        print(f"{language.code}: missing, the commonest first: {' '.join(missing[:show])}")


def account(
    token: str, language: Language, laid: frozenset[str], harvest: Harvest, book: RuleBook
) -> str:
    """Why a token is or need not be in the list; nothing when it should be."""
    if len(token) > 1 and language.orthography.fold(token) in laid:
        return "in the list"
    by_hand = book.files.get("outside", {}).get(token)
    if by_hand:
        return by_hand
    if len(token) < 2 or not token.isalpha():
        return "single letter, number, or joined by an apostrophe"
    if token in book.reject:
        return "rejected by hand: " + book.reject[token]
    for name in _SYMBOLS:
        if token in harvest.dropped.get(name, ()):
            return "abbreviation, symbol, numeral or piece of a word"
    if token in names():
        return "name or abbreviation in the dictionaries of capitalised words"
    if token.upper() in unmarked(language.code, laid):
        return "typed without its marks"
    here = frequencies(language.code)[token]
    if any(frequencies(c).get(token, 0) > _FOREIGN * here for c in LANGUAGES if c != language.code):
        return "more frequent in another language"
    return ""


@cache
def names() -> frozenset[str]:
    """Names and abbreviations, inflected: the capitalised entries of all installed dictionaries."""
    found: set[str] = set()
    for path in _SCOWL.iterdir():
        if any(name in path.name for name in _NAME_CLASSES):
            found.update(composed(path.read_text(encoding="utf-8")).split())
    for stem in ("it_IT", "ro_RO", "pl_PL"):
        affixes, entries = (_HUNSPELL / (stem + ending) for ending in (".aff", ".dic"))
        found.update(form.text for form in expand(affixes, entries, lambda s: s != s.lower()))
    return frozenset(name.lower() for name in found if name != name.lower())


@cache
def unmarked(language: str, laid: frozenset[str]) -> frozenset[str]:
    """The words of a language that lays marks, as people type them without: być as byc."""
    if LANGUAGES[language].orthography.folds:
        return frozenset()
    return frozenset("".join(map(bare, word)).replace("Ł", "L") for word in laid)


def samples(harvest: Harvest, count: int, seed: int) -> Iterator[tuple[str, list[str]]]:
    """Random words kept, and dropped by each filter; the same seed gives the same words."""
    chance = random.Random(seed)
    for name, words in {"kept": harvest.words, **harvest.dropped}.items():
        yield name, sorted(chance.sample(sorted(words), min(count, len(words))))


if __name__ == "__main__":
    main()
