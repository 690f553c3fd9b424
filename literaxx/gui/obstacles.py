# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules say against a deed before anybody is asked for it."""

from __future__ import annotations

from literaxx.gui.draft import Refused
from literaxx.gui.texts import hint_text, nothing_offered_text, violation_text
from literaxx.match.choices import Deed
from literaxx.match.state import MatchState
from literaxx.model.scoring import Score
from literaxx.rules.base import Rules, Violation, Why


def obstacle_text(
    deed: Deed,
    rules: Rules,
    view: MatchState,
    seat: int,
    laid: Score | Violation | None,
    offered: tuple[str, ...],
    unfinished: Refused | None,
) -> str:
    """Why a deed cannot be done with what lies on the table; empty when it can.

    Args:
        deed: What is to be done.
        rules: The rules of the variant.
        view: What the person sees.
        seat: Who would do it.
        laid: What the play that is laid is worth, or what is wrong with it; None without one.
        offered: The tiles on the exchange field.
        unfinished: What was typed beyond the play that is laid.
    """
    if deed is Deed.OK and unfinished is not None:
        return hint_text(unfinished)
    if deed is Deed.OK and not isinstance(laid, Score):
        return violation_text(laid or Violation(Why.NO_TILES))
    if deed is not Deed.EXCHANGE:
        return ""
    used = view.progress.seats[seat].exchanges
    violation = rules.exchange_violation(view.table, seat, offered, used)
    if violation is None:
        return ""
    is_empty = violation.why is Why.NO_TILES
    return nothing_offered_text() if is_empty else violation_text(violation)
