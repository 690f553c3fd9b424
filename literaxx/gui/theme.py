# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes: every colour of the program, by what it is for.

Nothing else in the program names a colour. A theme is a TOML file in `resources/themes`.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec
from PySide6.QtGui import QColor, QPalette

from literaxx.paths import resources

THEMES = ("light", "dark", "contrast")


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Named colours.

    Attributes:
        name: The file's name without its ending.
        is_dark: Whether light text stands on a dark ground.
        paper: Ground of a window.
        panel: Ground of cards, menus and buttons.
        field: Ground of what text is typed into.
        ink: Text on paper, panel, field, hover and board.
        muted: Less important text on the same grounds.
        faint: Text and signs of what cannot be used now.
        line: Hairlines and outlines of cards.
        accent: Ground of the main button and of what is chosen; frames and rings on panels.
        accent_hover: The same under the pointer.
        on_accent: Text on accent.
        accent_text: Text in the colour of the accent on paper and panel.
        hover: Ground of a plain button under the pointer.
        pressed: Ground of a plain button while it is pressed.
        focus: Ring around what has the keyboard.
        alarm: Text and signs for time running out and for errors.
        good: Text and signs for what went well.
        board: Ground between the cells and of the rack.
        cell: A plain cell.
        double_cell: A cell that doubles a word.
        triple_cell: A cell that triples a word.
        letter_cell: A cell that multiplies a letter of any colour.
        cell_ink: Text on those cells.
        slot: Outline of an empty place on the rack.
        frame: Frame around tiles just laid, on board and cells.
        lit: Ground of the cell that a tile would drop on.
        tiles: Tiles by colour class; a blank first, then 1 to 5.
        tile_inks: Letter and pips on each of them.
        tile_edges: Lower edge of each of them.
        cells: Cells of the colour classes 1 to 5.
        pips: Pips and digits on each of them.
    """

    name: str
    is_dark: bool
    paper: QColor
    panel: QColor
    field: QColor
    ink: QColor
    muted: QColor
    faint: QColor
    line: QColor
    accent: QColor
    accent_hover: QColor
    on_accent: QColor
    accent_text: QColor
    hover: QColor
    pressed: QColor
    focus: QColor
    alarm: QColor
    good: QColor
    board: QColor
    cell: QColor
    double_cell: QColor
    triple_cell: QColor
    letter_cell: QColor
    cell_ink: QColor
    slot: QColor
    frame: QColor
    lit: QColor
    tiles: tuple[QColor, QColor, QColor, QColor, QColor, QColor]
    tile_inks: tuple[QColor, QColor, QColor, QColor, QColor, QColor]
    tile_edges: tuple[QColor, QColor, QColor, QColor, QColor, QColor]
    cells: tuple[QColor, QColor, QColor, QColor, QColor]
    pips: tuple[QColor, QColor, QColor, QColor, QColor]


@cache
def load_theme(name: str) -> Theme:
    """One of `THEMES`, from its file, which is read once.

    Raises:
        ValueError: The file lacks a role, has one too many or a colour that is none.
    """
    text = (resources() / "themes" / f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Theme, dec_hook=_colour)


def palette_of(theme: Theme) -> QPalette:
    """The palette for what Qt draws itself."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, colour in {
        roles.Window: theme.paper,
        roles.WindowText: theme.ink,
        roles.Base: theme.field,
        roles.AlternateBase: theme.hover,
        roles.Text: theme.ink,
        roles.PlaceholderText: theme.muted,
        roles.Button: theme.panel,
        roles.ButtonText: theme.ink,
        roles.BrightText: theme.alarm,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Accent: theme.accent,
        roles.Link: theme.accent_text,
        roles.LinkVisited: theme.accent_text,
        roles.ToolTipBase: theme.panel,
        roles.ToolTipText: theme.ink,
        roles.Light: theme.panel,
        roles.Midlight: theme.line,
        roles.Mid: theme.line,
        roles.Dark: theme.muted,
    }.items():
        palette.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, theme.faint)
    return palette


def _colour(wanted: type, raw: object) -> QColor:
    """A colour from its `#RRGGBB`; called by msgspec for what it does not know."""
    colour = QColor(raw) if wanted is QColor and isinstance(raw, str) else QColor()
    if not colour.isValid():
        raise ValueError(f"{raw!r} is not a colour")
    return colour
