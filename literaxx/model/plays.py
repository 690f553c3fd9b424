# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player proposes as a word: tiles laid on the board, or a line through its letters."""

from __future__ import annotations

import msgspec

from literaxx.model.board import Placement
from literaxx.model.geometry import Square


class TilePlay(msgspec.Struct, frozen=True, tag="tiles"):
    """Tiles laid from the rack, in any order."""

    placements: tuple[Placement, ...]


class PathPlay(msgspec.Struct, frozen=True, tag="path"):
    """A line through letters of the board, from the first letter of the word to its last."""

    squares: tuple[Square, ...]


Play = TilePlay | PathPlay
