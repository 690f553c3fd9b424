# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours as eyes see them: contrast as WCAG 2 defines it, and the three colour-blindnesses.

The matrices simulate complete dichromacy in linear light (Machado, Oliveira and Fernandes, 2009).
"""

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]

NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
EYES = {
    "normal": NORMAL,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def contrast(one: QColor, two: QColor) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    lights = sorted(_luminance(colour) for colour in (one, two))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def difference(one: QColor, two: QColor, eye: str) -> float:
    """How different two colours are to an eye, in CIELAB (1976); below 5 hardly."""
    labs = (_lab(_seen(colour, eye)) for colour in (one, two))
    return float(sum((a - b) ** 2 for a, b in zip(*labs, strict=True)) ** 0.5)


def _linear(colour: QColor) -> Triple:
    def light(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return light(colour.redF()), light(colour.greenF()), light(colour.blueF())


def _luminance(colour: QColor) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _seen(colour: QColor, eye: str) -> Triple:
    light = _linear(colour)
    seen = [sum(m * c for m, c in zip(row, light, strict=True)) for row in EYES[eye]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    return red, green, blue


def _lab(light: Triple) -> Triple:
    red, green, blue = light

    def root(part: float) -> float:
        return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116

    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
