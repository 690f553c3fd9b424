# SPDX-License-Identifier: GPL-3.0-or-later
"""The style sheet for Qt's own widgets: menus, fields, lists, scroll bars, tool tips."""

from __future__ import annotations

from functools import cache

import msgspec
from PySide6.QtGui import QColor

from literaxx.gui.theme import load_theme
from literaxx.paths import resources

_SHEET = """
QMenuBar { background: @panel; color: @muted; border-bottom: 1px solid @line; padding: 6px 8px; }
QMenuBar::item { padding: 6px 11px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @hover; color: @ink; }
QMenu { background: @panel; color: @ink; border: 1px solid @line; border-radius: 8px;
  padding: 6px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: @accent; color: @on_accent; }
QMenu::item:disabled { color: @faint; background: transparent; }
QMenu::separator { height: 1px; background: @line; margin: 6px 8px; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; padding: 5px 8px; }
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {
  background: @field; color: @ink; border: 1px solid @line; border-radius: 7px; padding: 6px 11px;
  placeholder-text-color: @muted; selection-background-color: @accent;
  selection-color: @on_accent; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus {
  border: 2px solid @focus; padding: 5px 10px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: @faint; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url(@down); width: 16px; height: 16px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 22px; }
QSpinBox::up-arrow { image: url(@up); width: 14px; height: 14px; }
QSpinBox::down-arrow { image: url(@down); width: 14px; height: 14px; }
QCheckBox { spacing: 8px; padding: 3px; border: 2px solid transparent; border-radius: 6px;
  margin-left: -5px; }
QCheckBox:focus { border-color: @focus; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid @faint; border-radius: 4px;
  background: @field; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(@check); }
QCheckBox:disabled { color: @faint; }
QComboBox QAbstractItemView { background: @panel; color: @ink; border: 1px solid @line;
  selection-background-color: @accent; selection-color: @on_accent; outline: none; }
QComboBox QAbstractItemView::item { padding: 5px 9px; border: none; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @on_accent; }
QComboBox QAbstractItemView::item:disabled { color: @faint; }
QPushButton { background: @panel; color: @ink; border: 1px solid @line; border-radius: 8px;
  padding: 7px 18px; font-weight: 600; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @pressed; }
QPushButton:default { background: @accent; color: @on_accent; border-color: @accent; }
QPushButton:focus { border: 2px solid @focus; padding: 6px 17px; }
QPushButton:disabled { color: @faint; }
QAbstractItemView { background: @panel; color: @ink; border: none; outline: none;
  alternate-background-color: @hover; gridline-color: @line; }
QListWidget::item, QTreeWidget::item { padding: 5px 11px; border: none; }
QListWidget::item { border-radius: 6px; }
QListWidget::item:selected, QTreeWidget::item:selected {
  background: @accent; color: @on_accent; }
QHeaderView::section { background: @panel; color: @muted; border: none;
  border-bottom: 1px solid @line; padding: 8px 14px; }
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: @faint; border-radius: 4px; min-height: 32px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QStatusBar { background: @paper; color: @muted; }
"""


@cache
def style_sheet(name: str) -> str:
    """The style sheet in the colours of a theme, one of `THEMES`."""
    theme = load_theme(name)
    on_ground, on_accent = ("light", "dark") if theme.is_dark else ("dark", "light")
    sheet = _SHEET
    for sign, ink in (("check", on_accent), ("down", on_ground), ("up", on_ground)):
        icon = resources() / "icons" / f"{sign}-{ink}.svg"
        sheet = sheet.replace(f"@{sign}", f'"{icon.as_posix()}"')
    # Longer names first: `@accent` begins `@accent_hover`.
    for role in sorted(msgspec.structs.asdict(theme), key=len, reverse=True):
        colour = getattr(theme, role)
        if isinstance(colour, QColor):
            sheet = sheet.replace(f"@{role}", colour.name())
    return sheet
