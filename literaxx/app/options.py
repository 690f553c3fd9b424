# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line asks of the game."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class GameOptions:
    """What the game was asked for on the command line.

    Attributes:
        file: A saved game or record to open, or None for the start page.
        language: Language of the interface for this run, or None for the player's choice.
        smoke: Try everything briefly without a person, then leave.
    """

    file: Path | None
    language: str | None
    smoke: bool
