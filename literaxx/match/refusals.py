# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a command is not carried out: values, because a player can cause every one of them."""

from __future__ import annotations

from enum import Enum

import msgspec

from literaxx.rules.base import Violation


class Reason(Enum):
    """Why a command was refused."""

    AGAINST_RULES = "against-rules"
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    CURTAIN_DOWN = "curtain-down"
    CURTAIN_UP = "curtain-up"
    NOTHING_TO_JUDGE = "nothing-to-judge"
    NOT_ASKED = "not-asked"
    ALREADY_ANSWERED = "already-answered"
    NO_UNDO = "no-undo"
    UNDO_TOO_LATE = "undo-too-late"
    UNDO_PENDING = "undo-pending"
    NO_UNDO_PENDING = "no-undo-pending"
    NOT_THESE_TILES = "not-these-tiles"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NOT_YOURS_TO_PAUSE = "not-yours-to-pause"
    NO_HELP_HERE = "no-help-here"
    LINK_UNCHANGED = "link-unchanged"
    HAS_LEFT = "has-left"
    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    OVERDUE = "overdue"


class Refusal(msgspec.Struct, frozen=True):
    """A command that changed nothing.

    Attributes:
        reason: Why.
        violation: The rule it is against, for AGAINST_RULES.
    """

    reason: Reason
    violation: Violation | None = None
