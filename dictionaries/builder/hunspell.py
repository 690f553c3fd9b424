# SPDX-License-Identifier: GPL-3.0-or-later
"""Expands a Hunspell dictionary into all its forms, each with the way it came about.

Hunspell's own `unmunch` multiplies Italian elisions into 34 million lines.  Here every affix that
brings an apostrophe or a hyphen is left out from the start, since no such form can be laid.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from literaxx.model.letters import composed

_NEEDS_AFFIX = ("NEEDAFFIX", "PSEUDOROOT", "ONLYINCOMPOUND")


class Form(NamedTuple):
    """One form of a dictionary.

    Attributes:
        text: The form, composed, in the case of the source.
        stem: The entry it comes from.
        prefix: Flag of the prefix rule, or nothing.
        suffix: Flags of the suffix rules in the order they were applied, or nothing.
    """

    text: str
    stem: str
    prefix: str
    suffix: str


class _Affix(NamedTuple):
    strip: str
    add: str
    follow: str
    fits: re.Pattern[str] | None
    last: re.Pattern[str] | None
    """What the condition asks of the last letter alone, to pass over most rules quickly."""


@dataclass(slots=True)
class Affixes:
    """The rules of an `.aff` file with single-character flags.

    Attributes:
        encoding: Python's name of the encoding of both files.
        suffixes, prefixes: Rules by flag.
        crossing: Flags of the rules that combine with one of the other kind.
        forbidden: Flags that take an entry out.
        bound: Flags of entries that are no word without an affix.
    """

    encoding: str = "latin-1"
    suffixes: dict[str, list[_Affix]] = field(default_factory=dict)
    prefixes: dict[str, list[_Affix]] = field(default_factory=dict)
    crossing: set[str] = field(default_factory=set)
    forbidden: set[str] = field(default_factory=set)
    bound: set[str] = field(default_factory=set)
    _by_last: dict[tuple[str, str], list[_Affix]] = field(default_factory=dict)

    def suffixes_after(self, flag: str, letter: str) -> list[_Affix]:
        """The suffix rules of a flag that a stem ending in this letter may meet."""
        found = self._by_last.get((flag, letter))
        if found is None:
            found = [
                rule
                for rule in self.suffixes.get(flag, ())
                if (not rule.strip or rule.strip[-1] == letter)
                and (rule.last is None or rule.last.match(letter))
            ]
            self._by_last[flag, letter] = found
        return found


def read_affixes(path: Path) -> Affixes:
    """The rules of an affix file.

    Raises:
        ValueError: The file has flags of more than one character, which nothing here needs.
    """
    raw = path.read_bytes()
    named = re.search(rb"^SET\s+(\S+)", raw, re.MULTILINE)
    name = named.group(1).decode("ascii") if named else "ISO8859-1"
    affixes = Affixes(
        encoding="utf-8-sig" if name == "UTF-8" else name.replace("ISO8859", "iso8859")
    )
    for line in raw.decode(affixes.encoding).splitlines():
        fields = line.split()
        if not fields:
            continue
        if fields[0] == "FLAG":
            raise ValueError(f"{path}: flags of several characters")
        if fields[0] in _NEEDS_AFFIX:
            affixes.bound.add(fields[1])
        elif fields[0] == "FORBIDDENWORD":
            affixes.forbidden.add(fields[1])
        elif fields[0] in ("SFX", "PFX"):
            _read_rule(fields, affixes)
    return affixes


def _read_rule(fields: list[str], affixes: Affixes) -> None:
    kind, flag = fields[:2]
    if len(fields) == 4 and fields[2] in ("Y", "N") and fields[3].isdigit():
        if fields[2] == "Y":
            affixes.crossing.add(kind + flag)
        return
    if len(fields) < 4:
        return
    add, _, follow = fields[3].partition("/")
    add = "" if add == "0" else composed(add)
    if "'" in add or "-" in add:
        return
    condition = fields[4] if len(fields) > 4 and not fields[4].startswith("#") else "."
    suffix = kind == "SFX"
    fits = last = None
    if condition != ".":
        condition = composed(condition)
        fits = re.compile(condition + (r"\Z" if suffix else ""))
        start = condition.rfind("[") if condition[-1] == "]" else -1
        last = re.compile(condition[start:])
    rules = affixes.suffixes if suffix else affixes.prefixes
    strip = "" if fields[2] == "0" else composed(fields[2])
    rules.setdefault(flag, []).append(_Affix(strip, add, follow, fits, last))


def expand(
    affix_file: Path, word_file: Path, wanted: Callable[[str], bool] = str.islower
) -> Iterator[Form]:
    """All forms of a dictionary, in the order of its entries; the same form may come again.

    Args:
        affix_file: The rules, `.aff`.
        word_file: The entries, `.dic`.
        wanted: Which entries to take; by default those without a capital letter.
    """
    affixes = read_affixes(affix_file)
    with word_file.open(encoding=affixes.encoding) as lines:
        next(lines)
        for line in lines:
            entry = line.rstrip("\r\n").partition("\t")[0].partition(" ")[0]
            stem, _, flags = entry.partition("/")
            if stem and wanted(stem) and not affixes.forbidden.intersection(flags):
                yield from _forms(composed(stem), flags, affixes)


def _forms(stem: str, flags: str, affixes: Affixes) -> Iterator[Form]:
    free = not affixes.bound.intersection(flags)
    if free:
        yield Form(stem, stem, "", "")
    suffixed = list(_suffixed(stem, flags, affixes, 2))
    for text, route, _follow in suffixed:
        yield Form(text, stem, "", route)
    for flag in flags:
        for rule in affixes.prefixes.get(flag, ()):
            if free and (text := _prefix(rule, stem)):
                yield Form(text, stem, flag, "")
            if "PFX" + flag in affixes.crossing:
                for form, route, _follow in suffixed:
                    if "SFX" + route[0] in affixes.crossing and (text := _prefix(rule, form)):
                        yield Form(text, stem, flag, route)
    for form, route, follow in suffixed:
        for flag in follow:
            if flag not in flags:
                for rule in affixes.prefixes.get(flag, ()):
                    if text := _prefix(rule, form):
                        yield Form(text, stem, flag, route)


def _suffixed(
    stem: str, flags: str, affixes: Affixes, depth: int
) -> Iterator[tuple[str, str, str]]:
    """The forms that suffix rules make of a stem: form, flags of the rules, flags that follow."""
    for flag in flags:
        for strip, add, follow, fits, _ in affixes.suffixes_after(flag, stem[-1:]):
            if strip and not stem.endswith(strip):
                continue
            if fits and not fits.search(stem):
                continue
            form = (stem[: -len(strip)] if strip else stem) + add
            yield form, flag, follow
            if follow and depth > 1:
                for longer, route, rest in _suffixed(form, follow, affixes, depth - 1):
                    yield longer, flag + route, rest


def _prefix(rule: _Affix, form: str) -> str:
    if not form.startswith(rule.strip) or (rule.fits and not rule.fits.match(form)):
        return ""
    return rule.add + form[len(rule.strip) :]


def apply_flag(stem: str, flag: str, affixes: Affixes) -> Iterator[Form]:
    """The forms that one suffix flag makes of a stem, whether or not its entry has the flag."""
    for text, route, _follow in _suffixed(stem, flag, affixes, 2):
        yield Form(text, stem, "", route)
