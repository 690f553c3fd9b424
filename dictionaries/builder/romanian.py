# SPDX-License-Identifier: GPL-3.0-or-later
"""Romanian: the forms of three editions of the Rospell dictionary, without what its rules invent.

The rules of that dictionary put re-, ne- and auto- before nearly everything, make a vocative of
every noun and note the article as it is spoken (omu'), half a million forms that nobody would
look up.  A rule drops them; it lets pass what running text or the entries themselves bear out.
"""

import gzip
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

from dictionaries.builder.everyday import frequencies
from dictionaries.builder.hunspell import Form, expand
from dictionaries.builder.rulebook import Harvest, RuleBook, in_alphabet, sift
from dictionaries.builder.sources import (
    ASPELL_RO,
    DICTIONARY_RO,
    HUNSPELL_RO,
    SourceMissingError,
    npm_files,
    system_file,
)
from literaxx.model.letters import composed

LETTERS = "abcdefghijklmnopqrstuvwxyzăâîșț"
VOWELS = "aeiouyăâî"
SOURCES = (HUNSPELL_RO, ASPELL_RO, DICTIONARY_RO)

_HUNSPELL = "/usr/share/hunspell/ro_RO"
_ASPELL = "/usr/share/aspell/ro.cwl.gz"
_CACHE = Path(__file__).resolve().parents[2] / "build" / "word-sources"

_NEGATIVE = frozenset("QDSeq")
"""Flags of adjectives, whose prefix rule is ne-; flag o is auto-, all other ones are re-."""
_IRREGULAR = "O"
"""Flag of re- before the forms of irregular verbs, each an entry of its own."""
_MASCULINE = frozenset("Ll")
_FEMININE = frozenset("AFfRrstu")
_ARTICLE = frozenset("CcDLlMPQSnqtz")

_NOUN = frozenset("CcLlMPz")
_VERB = frozenset("BEGHIKN")

_PARTICIPLE = re.compile("(?:[aeiouâî]t|s|bil|tor|os|nic)ă?$")
_VERB_ENDING = re.compile(
    "(?:ez|esc|ăsc|are|ere|ire|âre|at|ată|it|ită|ut|ută|ât|âtă|s|să|ând|ind|ător|itor|âtor)$"
)
_PERSON = re.compile("(?:[aâ]ncă|oaică|easă|oare|istă|ologă|eriță|ăriță|otă)$")
_GERUND = re.compile("(?:ând|ind)u$")


def harvest(book: RuleBook) -> Harvest:
    """All Romanian words.

    Raises:
        SourceMissingError: A package is not there.
    """
    newer = npm_files(DICTIONARY_RO, _CACHE)
    forms = set(_usable(expand(_hunspell(".aff"), _hunspell(".dic"))))
    forms |= {
        form
        for form in _usable(expand(newer / "index.aff", newer / "index.dic"))
        if not form.text.endswith("căi")  # a plural that edition makes wrongly
    }
    kept: set[str] = set()
    dropped: dict[str, set[str]] = defaultdict(set)
    for form, reason in _judged(forms, book):
        (dropped[reason] if reason else kept).add(form.text)
    kept |= in_alphabet(_aspell() - set().union(*dropped.values()), LETTERS)
    result = Harvest(kept)
    for reason, words in dropped.items():
        result.dropped[reason] = words - kept
    sift(result, book, VOWELS)
    return result


def _hunspell(ending: str) -> Path:
    return system_file(HUNSPELL_RO, _HUNSPELL + ending)


def _usable(forms: Iterable[Form]) -> Iterator[Form]:
    allowed = frozenset(LETTERS)
    for form in forms:
        fits = 2 <= len(form.text) <= 25 and allowed.issuperset(form.text)
        if fits and "-" not in form.stem:
            yield form


def _aspell() -> set[str]:
    packed = gzip.decompress(system_file(ASPELL_RO, _ASPELL).read_bytes())
    try:
        plain = subprocess.run(["prezip-bin", "-d"], input=packed, capture_output=True, check=True)
    except OSError as error:
        raise SourceMissingError("apt-get install aspell") from error
    return set(composed(plain.stdout.decode("iso8859-16")).split())


def _judged(forms: set[Form], book: RuleBook) -> Iterator[tuple[Form, str]]:
    """Every form with the reason that drops it, or nothing."""
    entries = {form.text for form in forms if not form.prefix and not form.suffix}
    text = frequencies("ro").keys()
    prefixes = Prefixes(forms, text, book.files.get("prefixed", ()))
    vocatives = book.files.get("vocatives", {})
    texts = {form.text for form in forms}
    for form in forms:
        reason = prefixes.fault(form)
        if not reason and form.suffix and form.text not in entries:
            reason = suffix_fault(form)
            if reason.startswith("vocative") and (form.text in text or form.text in vocatives):
                reason = ""
        if not reason and not form.suffix and _GERUND.search(form.text):
            reason = "gerund before a hyphen" if form.text[:-1] in texts else ""
        yield form, reason


def suffix_fault(form: Form) -> str:
    """Why a form made by a suffix rule is no word, or nothing."""
    stem, text, flag = form.stem, form.text, form.suffix[0]
    if flag in _ARTICLE and text == stem + "u":
        return "article without its l"
    called = stem + ("le" if stem.endswith("u") else "ule")
    if flag in _ARTICLE and text == called and flag not in _MASCULINE:
        return "vocative in -ule of things and qualities"
    if flag in _FEMININE and text.endswith("o") and not _PERSON.search(stem):
        return "vocative in -o of things"
    if stem.endswith(("ou", "ău", "âu")) and text[: len(stem)] != stem and flag in "QDP":
        return "feminine of a masculine in -u"
    return ""


class Prefixes:
    """Judges the forms with re-, ne- and auto-.

    A prefixed form passes when running text or the list made by hand has a prefixed form of the
    same root.  Otherwise its form without the prefix must be met in running text, re- and auto-
    must stand before a verb and ne- before a quality.  The entries with ne- and auto- were chosen
    by the makers of the dictionary and pass; those with re- are mass ware.  A doubled prefix
    never passes.
    """

    def __init__(self, forms: set[Form], text: Set[str], by_hand: Iterable[str]) -> None:
        """Learns from all forms of the dictionary.

        Args:
            forms: All forms, those with a prefix too.
            text: The tokens of running text.
            by_hand: Prefixed words to take for attested.
        """
        self._text = text
        prefixed = {*text, *by_hand}
        plain = [form for form in forms if not form.prefix]
        self._entries = {form.text for form in plain if not form.suffix}
        self.known = {form.text for form in plain}
        self._attested = {
            (prefix, _root(form.stem))
            for form in plain
            for prefix in ("re", "ne", "auto")
            if prefix + form.text in prefixed
        }
        self._beginnings = {word[:n] for word in prefixed for n in range(5, len(word) + 1)}
        self._inflected = {form.stem for form in plain if form.suffix}
        self._nouns = {form.stem for form in plain if form.suffix[:1] in _NOUN and form.suffix}
        owners: dict[str, set[tuple[str, bool]]] = defaultdict(set)
        for form in plain:
            if form.text in self._text:
                owners[form.text].add((_root(form.stem), _is_verbal(form)))
        self._verbs = {root for roots in owners.values() for root, _ in roots if len(roots) == 1}

    def fault(self, form: Form) -> str:
        """Why a form with a prefix is no word, or nothing."""
        prefix, stem, base = self._parts(form)
        if not prefix:
            return ""
        if base.startswith(prefix):
            return "doubled prefix"
        if (prefix, _root(stem)) in self._attested:
            return ""
        if not form.prefix and (prefix != "re" or form.stem not in self._inflected):
            return ""
        if form.prefix == _IRREGULAR and "re" + base[: max(3, len(base) - 5)] in self._beginnings:
            return ""
        if base in self._text:
            fits = self._is_quality(stem) if prefix == "ne" else _root(stem) in self._verbs
            if fits:
                return ""
        return f"prefix {prefix}- by rule"

    def _is_quality(self, stem: str) -> bool:
        if _PARTICIPLE.search(stem):
            return True
        return stem not in self._nouns and not stem.endswith(("ean", "esc"))

    def _parts(self, form: Form) -> tuple[str, str, str]:
        """Prefix, stem and form without it; no prefix when the word only begins like one."""
        if form.prefix:
            prefix = "auto" if form.prefix == "o" else "re"
            prefix = "ne" if form.prefix in _NEGATIVE else prefix
            return prefix, form.stem, form.text.removeprefix(prefix)
        for prefix in ("re", "ne", "auto"):
            stem = form.stem.removeprefix(prefix)
            if stem != form.stem and len(stem) > 3 and stem in self._entries:
                return prefix, stem, form.text.removeprefix(prefix)
        return "", "", ""


def _root(stem: str) -> str:
    return _VERB_ENDING.sub("", stem)


def _is_verbal(form: Form) -> bool:
    return form.suffix[:1] in _VERB if form.suffix else _VERB_ENDING.search(form.stem) is not None
