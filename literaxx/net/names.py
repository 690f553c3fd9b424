# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and chat lines: plain text that nobody can pass off as another's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

MAX_NAME = 24
MAX_LINE = 200

# Each group looks alike in some font and case; the first stands for all.
_ALIKE = [
    "aаαɑ",
    "bвβъьƅ",
    "cсϲ",
    "dԁđ",
    "eеєεҽ",
    "fғſ",
    "gɡԍ",
    "hнһηћ",
    "iіιɩıjјlӏ1|!ł",
    "kкκ",
    "mмμ",
    "nпν",
    "oоοσօøө0",
    "pрρ",
    "qԛ",
    "rгɾ",
    "sѕς5",
    "tтτ",
    "uυսц",
    "vѵν",
    "wԝωшщ",
    "xхχ",
    "yуγүў",
    "zζ",
    "3зэ",
    "6б",
    "4ч",
]
_LOOKS = str.maketrans({char: group[0] for group in reversed(_ALIKE) for char in group[1:]})


def clean_name(raw: str) -> str:
    """A name as it is shown: trimmed, NFKC, no control or bidi characters, no double spaces.

    Returns:
        The name; empty when nothing is left of it or it is too long.
    """
    name = " ".join(clean_text(raw).split())
    visible = any(unicodedata.category(char)[0] in "LNPS" for char in name)
    return name if visible and len(name) <= MAX_NAME else ""


def clean_line(raw: str) -> str:
    """A line of chat as it is shown, cut to its greatest length."""
    return " ".join(clean_text(raw).split())[:MAX_LINE]


def clean_text(raw: str) -> str:
    """Text in NFKC without characters that are not seen or that turn others around."""
    spaced = "".join(" " if char.isspace() else char for char in raw)
    return "".join(
        char
        for char in unicodedata.normalize("NFKC", spaced)
        if unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
    )


def skeleton(name: str) -> str:
    """What is left of a name when alike-looking ones are the same.

    Case, accents and spaces go, and so do the differences between Latin, Greek and Cyrillic.
    """
    folded = unicodedata.normalize("NFKD", name.casefold()).casefold()
    bare = "".join(char for char in folded if not unicodedata.combining(char))
    looked = bare.translate(_LOOKS).replace("rn", "m").replace("vv", "w")
    return "".join(looked.split())


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others."""
    own = skeleton(name)
    return any(skeleton(other) == own for other in others)
