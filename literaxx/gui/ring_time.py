# SPDX-License-Identifier: GPL-3.0-or-later
"""Which time the ring in the message bar shows."""

from __future__ import annotations

from literaxx.match.choices import Choices, Matter
from literaxx.match.events import Ballot
from literaxx.match.setup import ANSWER_MS, UNREACHABLE_MS, Millis
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.match.times import clock_ms, open_deadlines, request_now, table_now

RingTime = tuple[Millis | None, Millis]
"""(time left, whole time); None for the first when nothing runs out."""

NOTHING: RingTime = (None, 1)


def ring_time(view: MatchState, asking: Choices, now_ms: Millis) -> RingTime:
    """The time that matters most to the person at the keyboard.

    Args:
        view: What that person sees.
        asking: What that person may do.
        now_ms: The time.
    """
    if asking.matter in (Matter.FINISHED, Matter.CURTAIN, Matter.AWAY):
        return NOTHING
    if view.poll is not None:
        return _until(view.poll.ballots, asking, request_now(view, now_ms), ANSWER_MS)
    match view.phase:
        case Judging(ballots=ballots):
            total_ms = view.setup.options.decision_ms or UNREACHABLE_MS
            return _until(ballots, asking, table_now(view, now_ms), total_ms)
        case Composing(seat=seat):
            _, move_ms = clock_ms(view, seat, now_ms)
            if move_ms is not None and asking.matter is Matter.COMPOSING:
                return move_ms, max(view.setup.options.move_ms, move_ms)
    return NOTHING


def _until(
    ballots: tuple[Ballot, ...], asking: Choices, now_ms: Millis, total_ms: Millis
) -> RingTime:
    """Until one's own deadline, or else the first of those who are asked."""
    deadlines = [deadline for deadline in open_deadlines(ballots) if deadline is not None]
    deadline_ms = asking.deadline_ms or min(deadlines, default=None)
    if deadline_ms is None:
        return NOTHING
    return max(0, deadline_ms - now_ms), total_ms
