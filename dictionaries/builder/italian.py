# SPDX-License-Identifier: GPL-3.0-or-later
"""Italian: the forms of hunspell-it without what only elision or idle rules make, and witalian.

Italian joins pronouns to the infinitive, the gerund and the imperative (farlo, facendolo, fallo);
these are words of the game.  Joined to a participle (fattolo, facentesi) or an imperfect (facevasi)
they are a literary rarity that the affix rules nevertheless make of every verb, 1.2 million forms;
those that are really met stand in the rule files.
"""

import re
from collections.abc import Iterator

from dictionaries.builder.hunspell import Form, apply_flag, expand, read_affixes
from dictionaries.builder.rulebook import Harvest, RuleBook, in_alphabet, sift
from dictionaries.builder.sources import HUNSPELL_IT, WITALIAN, system_file
from literaxx.model.letters import composed

LETTERS = "abcdefghijklmnopqrstuvwxyzàèéìíîòóùú"
VOWELS = "aeiouyàèéìíîòóùú"
SOURCES = (HUNSPELL_IT, WITALIAN)

_AFFIXES = "/usr/share/hunspell/it_IT.aff"
_ENTRIES = "/usr/share/hunspell/it_IT.dic"
_WITALIAN = "/usr/share/dict/italian"

_PREFIX_LENGTHS = {"": 0, "J": 2, "d": 4, "e": 3}
"""Prefix flags that make words: ri-, stra-, pre-."""
_THOUSANDS = '"'
_ROMAN_FLAGS = {"$", "£"}
_PARTICIPLE_FLAGS = {"E", "G", "H", "a", "m"}

_PRONOUN = "(?:mi|ti|ci|vi|lo|la|li|le|ne|si|gli|(?:[mtscv]e|glie)(?:lo|la|li|le|ne))"
_PLAIN_ENDING = re.compile("[aeio]|issim[aeio]")
_ITE_PRONOUN = re.compile("e" + _PRONOUN)
_PARTICIPLE_PRONOUN = re.compile("t[oai]" + _PRONOUN)
_SI = re.compile("(?:[aei]nt[ei]|[aei]va)si")

_SEDERE = ("sedere", "possedere", "risedere", "soprassedere")


def harvest(book: RuleBook) -> Harvest:
    """All Italian words."""
    kept: set[str] = set()
    dropped: dict[str, set[str]] = {}
    for form in _forms():
        reason = fault(form)
        if reason:
            dropped.setdefault(reason, set()).add(form.text)
        else:
            kept.add(form.text)
    second = composed(system_file(WITALIAN, _WITALIAN).read_text(encoding="utf-8")).split()
    result = Harvest(in_alphabet({*kept, *second}, LETTERS))
    for reason, forms in dropped.items():
        result.dropped[reason] = in_alphabet(forms, LETTERS) - result.words
    sift(result, book, VOWELS)
    return result


def _forms() -> Iterator[Form]:
    affix_file = system_file(HUNSPELL_IT, _AFFIXES)
    yield from expand(affix_file, system_file(HUNSPELL_IT, _ENTRIES))
    # The rules have a flag for the verbs like sedere, and no entry uses it.
    affixes = read_affixes(affix_file)
    for stem in _SEDERE:
        yield from apply_flag(stem, "f", affixes)


def fault(form: Form) -> str:
    """Why a form is no word of the game, or nothing."""
    flag = form.suffix[:1]
    if flag in _ROMAN_FLAGS or form.prefix in _ROMAN_FLAGS:
        return "Roman numeral by rule"
    if form.prefix == _THOUSANDS:
        # duemilacinquecento is met, duemilacinquecentoventisei is a number spelled out.
        return "thousands with more than hundreds" if flag else ""
    if not flag:
        return ""
    text = form.text[_PREFIX_LENGTHS.get(form.prefix, 0) :]
    if _participle_pronoun(text, form.stem, flag):
        return "participle with a pronoun"
    if form.stem.endswith("re") and _SI.search(text, max(0, len(text) - 6)) and text.endswith("si"):
        return "participle or imperfect with si" if _joined_si(text, form.stem) else ""
    return ""


def _participle_pronoun(text: str, stem: str, flag: str) -> bool:
    if flag in _PARTICIPLE_FLAGS and text.startswith(stem[:-1]):
        ending = text[len(stem) - 1 :]
        if flag == "H" and _ITE_PRONOUN.fullmatch(ending):
            return False  # sbizzarritevi is an imperative before it is a participle
        return _PLAIN_ENDING.fullmatch(ending) is None
    if flag == "v" and text.startswith(stem[:-2]):
        return _PARTICIPLE_PRONOUN.fullmatch(text[len(stem) - 2 :]) is not None
    return False


def _joined_si(text: str, stem: str) -> bool:
    """Whether -si is joined to a verb form, as in facevasi, and is not its own, as in vasi."""
    if not text.endswith("vasi"):
        return True
    root = text[:-4]
    return root in (stem[:-2], stem[:-3] + "e", stem[:-4] + "ce", stem[:-4] + "ne")
