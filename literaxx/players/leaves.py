# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tiles are worth that stay on the rack, learned by self-play.

A table is `resources/leaves/VARIANT.toml`, made by `make.py` there. It is a sum: so much for the
first tile of a letter, so much for each further one, and so much for the numbers of vowels and
other letters. Values are points that the next turns bring beyond the average.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field

from literaxx.paths import resources


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """The numbers of a table.

    Attributes:
        vowels: The letters that count as vowels.
        first: Value of the first tile of each letter; a missing one is worth 0.
        further: Value of each further tile of a letter.
        shape: Value of a number of vowels and of other letters, written `2,3`; blanks are neither.
    """

    vowels: str = ""
    first: Mapping[str, float] = field(default_factory=dict)
    further: Mapping[str, float] = field(default_factory=dict)
    shape: Mapping[str, float] = field(default_factory=dict)


NOTHING = LeaveTable()
"""The table by which all tiles are worth the same."""


def read_table(variant: str) -> LeaveTable:
    """The table of a variant; `NOTHING` when there is none."""
    path = resources() / "leaves" / f"{variant}.toml"
    if not path.is_file():
        return NOTHING
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return LeaveTable(values["vowels"], values["first"], values["further"], values["shape"])
