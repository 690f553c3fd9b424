# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundled typeface, the same on every system."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from literaxx.paths import resources

FAMILY = "Inter"
FILES = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold")

SMALLEST = 9
"""Pixels below which nothing can be read."""

REGULAR = QFont.Weight.Normal
MEDIUM = QFont.Weight.Medium
SEMIBOLD = QFont.Weight.DemiBold
BOLD = QFont.Weight.Bold


@cache
def load_fonts() -> None:
    """Makes the typeface known to Qt, once; needs a QGuiApplication."""
    for name in FILES:
        QFontDatabase.addApplicationFont(str(resources() / "fonts" / f"{name}.otf"))


def font(size: float, weight: QFont.Weight = REGULAR) -> QFont:
    """The typeface in a size, all figures of one width; copy it before you change it.

    Args:
        size: Height in logical pixels.
        weight: One of the four weights that are bundled.
    """
    return _font(max(1, round(size)), weight)


def fitting(
    largest: QFont, text: str, room: QRectF, flags: Qt.AlignmentFlag | Qt.TextFlag
) -> QFont:
    """A font, made smaller until a text fits into its room, though never below `SMALLEST`."""
    made = QFont(largest)
    while made.pixelSize() > SMALLEST:
        needed = QFontMetricsF(made).boundingRect(room, flags, text)
        if needed.width() <= room.width() and needed.height() <= room.height():
            break
        made.setPixelSize(made.pixelSize() - 1)
    return made


@cache
def _font(size: int, weight: QFont.Weight) -> QFont:
    made = QFont(FAMILY)
    made.setPixelSize(size)
    made.setWeight(weight)
    # Glyphs keep their shape at any scaling when they are not fitted to the pixel grid.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if hasattr(made, "setFeature"):  # since Qt 6.7
        made.setFeature(QFont.Tag("tnum"), 1)
    return made
