# SPDX-License-Identifier: GPL-3.0-or-later
"""How the two halves of the table share its room: a pure function of the measures."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

EDGE, LEFT = 6, 10  # around board and rack, which bring a margin of their own
SIDE, GAP = 20, 14
LEFT_MIN, RIGHT_MIN, RIGHT_MAX = 390, 360, 560
MIN_SHARE = 0.8
"""Of larger text the least right half takes only so much on: its buttons have air to spare, and
what is left is the board's."""


def halves(size: QSize, wanted: int, text_scale: float = 1.0) -> tuple[QRect, QRect]:
    """Where the two halves of the table are.

    Args:
        size: Of the whole page.
        wanted: Width at which the left half is filled by board and rack.
        text_scale: Factor on the size of text, by which the right half needs more room; in a small
            window only what its buttons must have.

    Returns:
        Left and right half; what is left of a very wide window stays free at both sides.
    """
    width, height = size.width(), size.height()
    larger = max(0.0, text_scale - 1.0)
    least = round(RIGHT_MIN * (1.0 + larger * MIN_SHARE))
    most = round(RIGHT_MAX * (1.0 + larger))
    left = max(LEFT_MIN, min(wanted, width - least - SIDE - GAP - LEFT))
    right = min(most, width - left - SIDE - GAP - LEFT)
    spare = width - SIDE - LEFT - left - GAP - right
    start = LEFT + (spare // 2 if right == most else 0)
    return (
        QRect(start, EDGE, left, height - 2 * EDGE),
        QRect(start + left + GAP, EDGE + 10, right, height - 2 * EDGE - 20),
    )
