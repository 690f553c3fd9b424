# SPDX-License-Identifier: GPL-3.0-or-later
"""What a record may have wrong beside its points."""

from __future__ import annotations

from enum import Enum

import msgspec

from literaxx.rules.base import Violation


class Fault(Enum):
    """Faults that no rule of the game names."""

    OTHER_LETTER = "other-letter"
    NO_TILE_THERE = "no-tile-there"
    OTHER_WORD = "other-word"
    RACK = "rack"
    TOO_MANY = "too-many"
    NOTHING_REFUSED = "nothing-refused"
    NOTHING_CHECKED = "nothing-checked"
    LEFTOVER = "leftover"
    LEFTOVER_MISSING = "leftover-missing"
    BOARD = "board"
    LETTERS = "letters"
    TURNS = "turns"


class Problem(msgspec.Struct, frozen=True):
    """A fault, or a rule that was broken, with what it is about: a cell, a letter, a word."""

    what: Fault | Violation
    detail: str = ""
