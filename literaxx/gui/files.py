# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking for files with the dialogs of the platform, and taking those that are dropped."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from PySide6.QtCore import QMimeData, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from literaxx.gui.shelf import RECORD_SUFFIXES, SAVE_SUFFIX, VARIANT_SUFFIX
from literaxx.gui.texts import translate

OPENED = (SAVE_SUFFIX, *RECORD_SUFFIXES.values(), VARIANT_SUFFIX)
"""How files end that the window opens."""


def ask_where(window: QWidget, title: str, name: str, suffix: str) -> Path | None:
    """Asks where something is to be written; None when the player changed his mind.

    Args:
        window: In front of which is asked.
        title: What is asked.
        name: What the file could be called; the day is added, and what no file can bear is not.
        suffix: Ending of the file, which it gets if it has none.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    bare = " ".join(re.sub(r'[\\/:*?"<>|\x00-\x1f]', " ", name).split())
    begin = Path(folder) / f"{bare} {date.today().isoformat()}{suffix}"
    chosen, _ = QFileDialog.getSaveFileName(window, title, str(begin), f"*{suffix}")
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(suffix)


def ask_which(window: QWidget, folder: Path) -> Path | None:
    """Asks for a saved game, a record or a variant file; None when the player changed his mind.

    Args:
        window: In front of which is asked.
        folder: Where to begin looking.
    """
    title = translate("Window", "Open a game")
    patterns = " ".join(f"*{suffix}" for suffix in OPENED)
    kinds = translate("Window", "Saved games, records and games of your own") + f" ({patterns})"
    every = translate("Window", "All files") + " (*)"
    name, _ = QFileDialog.getOpenFileName(window, title, str(folder), f"{kinds};;{every}")
    return Path(name) if name else None


def dropped_file(data: QMimeData) -> Path | None:
    """The first file among what is dragged that can be opened; None when there is none."""
    paths = (Path(url.toLocalFile()) for url in data.urls())
    return next((path for path in paths if path.suffix.lower() in OPENED), None)
