# SPDX-License-Identifier: GPL-3.0-or-later
"""Short records to take apart, and where longer ones lie."""

from pathlib import Path

from literaxx.rules.base import Rules
from literaxx.rules.variants import parse_variant, rules_for
from literaxx.storage.variants import load_variant

_ROOT = Path(__file__).parents[2]
_ELSEWHERE = _ROOT.parent / "shared" / "data"

CLASSIC = _ROOT / "tests" / "data" / "classic-en.toml"
OWN_RECORDS = sorted((_ROOT / "tests" / "data" / "records").iterdir())
"""Matches played at random by the program, one of each variant; words were judged by length.

They are not recorded anew to make a test pass: a difference is a fault or a change of the rules.
"""
SHARED_RECORDS = sorted((_ELSEWHERE / "records").glob("*.gcg"))
"""Records by an independent scorer; they are not part of the project."""
REAL_RECORDS = sorted((_ELSEWHERE / "real-records").glob("*.gcg"))
"""Records of the classic game from elsewhere; they are not part of the project."""


def rules_of(name: str | Path) -> Rules:
    """The rules of a variant, which keep no board alive."""
    return rules_for(load_variant(name), None)


def small_rules(text: str) -> Rules:
    """The rules of a variant file given as text."""
    return rules_for(parse_variant(text, "a game of the tests"), None)


def with_players(*moves: str, players: str = "ana bob") -> str:
    """A record of some lines, with players of these nicknames."""
    names = players.split()
    heads = [f"#player{n} {nick} {nick.title()}" for n, nick in enumerate(names, start=1)]
    return "\n".join(["#character-encoding UTF-8", *heads, *moves, ""])
