# SPDX-License-Identifier: GPL-3.0-or-later
"""Which widget a kind of game is played on."""

from __future__ import annotations

from literaxx.gui.crossword_area import CrosswordArea
from literaxx.gui.look import Look
from literaxx.gui.path_area import PathArea
from literaxx.gui.table_area import TableArea
from literaxx.model.letters import Orthography
from literaxx.model.variant import Kind, Variant


def table_for(look: Look, variant: Variant, written: Orthography | None = None) -> TableArea:
    """The left half of the table for a game.

    Args:
        look: Colours and fonts.
        variant: The game.
        written: How its language is written, for typed letters; None reads them bare.
    """
    areas = {Kind.CROSSWORD: CrosswordArea, Kind.LETTER_PATH: PathArea}
    return areas[variant.kind](look, variant, written)
