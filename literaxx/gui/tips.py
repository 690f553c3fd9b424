# SPDX-License-Identifier: GPL-3.0-or-later
"""Tips: one sentence or two, once, at the moment when it helps."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from literaxx.gui.texts import translate
from literaxx.match.choices import Choices, Deed, Matter
from literaxx.match.state import MatchState
from literaxx.model.tiles import BLANK


class Tip(Enum):
    """What there is a tip about, the most useful first."""

    LAY = "lay"
    LINE = "line"
    JUDGE = "judge"
    BLANK = "blank"
    UNDO = "undo"
    EXCHANGE = "exchange"
    CURTAIN = "curtain"


def tip_for(view: MatchState, asking: Choices, seen: Collection[str]) -> Tip | None:
    """The tip that helps now; None when there is none that was not seen yet.

    Args:
        view: What the person at the keyboard sees.
        asking: What that person may do.
        seen: Values of the tips that were shown before.
    """
    for tip in Tip:
        if tip.value not in seen and helps(tip, view, asking):
            return tip
    return None


def helps(tip: Tip, view: MatchState, asking: Choices) -> bool:
    """Whether it is the moment for a tip."""
    is_composing = asking.matter is Matter.COMPOSING and asking.seat is not None
    rack = view.table.racks[asking.seat] if asking.seat is not None else ()
    match tip:
        case Tip.LAY:
            return is_composing and view.setup.hides_racks
        case Tip.LINE:
            return is_composing and not view.setup.hides_racks
        case Tip.JUDGE:
            return asking.matter is Matter.JUDGING
        case Tip.BLANK:
            return is_composing and BLANK in rack
        case Tip.UNDO:
            return asking.allows(Deed.UNDO)
        case Tip.EXCHANGE:
            # Not at once: first there is enough to take in.
            turns = [turn for turn in view.progress.history if turn.seat == asking.seat]
            return is_composing and view.setup.hides_racks and len(turns) >= 2
        case Tip.CURTAIN:
            return asking.matter is Matter.CURTAIN


def tip_text(tip: Tip) -> str:
    """What a tip says."""
    return {
        Tip.LAY: translate(
            "Tip",
            "Drag tiles onto the board, or click a cell and type. The arrow keys move the cursor, "
            "Space turns it, Esc takes everything back.",
        ),
        Tip.LINE: translate(
            "Tip",
            "Drag from letter to neighbouring letter. Each counts 1, whatever its dots; a number "
            "between four letters adds what it says, where the line goes through it.",
        ),
        Tip.JUDGE: translate(
            "Tip",
            "Accept (F2) lets the word stand, whether it exists or not. Check (F3) asks the "
            "dictionary.",
        ),
        Tip.BLANK: translate(
            "Tip",
            "The white tile is a blank: it stands for any letter and counts nothing. A double "
            "click changes its letter.",
        ),
        Tip.UNDO: translate(
            "Tip",
            "A slip? For ten seconds you may ask for the word back. The others have to agree.",
        ),
        Tip.EXCHANGE: translate(
            "Tip",
            "Tiles on the dashed field are exchanged by F3, three times a game. That is a turn.",
        ),
        Tip.CURTAIN: translate(
            "Tip",
            "The tiles are covered so that the others do not see them. One key shows them.",
        ),
    }[tip]
