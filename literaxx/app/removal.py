# SPDX-License-Identifier: GPL-3.0-or-later
"""Games and variants that the player wants to see no more: into the trash, not out of the world."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFile

from literaxx.gui.shelf import ShelfError
from literaxx.gui.texts import reason_text, translate
from literaxx.storage.saves import RecentFiles, saves_folder
from literaxx.storage.savewriter import is_in_use
from literaxx.storage.variants import own_file


def remove_variant(variant: str) -> str:
    """Puts one of the player's own variants into the trash.

    Games that were begun with it can be gone on with: each save has its variant in it.

    Returns:
        What to tell about it.

    Raises:
        ShelfError: It is none of the player's own, or there is no trash.
    """
    path = own_file(variant)
    if path is None:
        raise ShelfError(_stays(variant))
    return _to_trash(path)


def remove_game(path: Path, recent: RecentFiles) -> str:
    """Puts a game of the folder of saves into the trash; of one elsewhere only the offer goes.

    Args:
        path: The save.
        recent: The games that are offered from elsewhere.

    Returns:
        What to tell about it.

    Raises:
        ShelfError: It is being played, there is no trash, or the list cannot be written.
    """
    try:
        if is_in_use(path):
            raise ShelfError(translate("Shelf", "This game is open in another window already."))
        if path.parent == saves_folder():
            return _to_trash(path)
        recent.drop(path)
    except OSError as error:
        text = translate("Shelf", "{file} cannot be removed: {reason}.")
        raise ShelfError(text.format(file=path.name, reason=reason_text(error))) from error
    return translate("Shelf", "{file} stays where it is.").format(file=path.name)


def _to_trash(path: Path) -> str:
    if not QFile.moveToTrash(str(path)):
        raise ShelfError(_stays(path.name))
    return translate("Shelf", "{file} is in the trash now.").format(file=path.name)


def _stays(name: str) -> str:
    return translate("Shelf", "{file} cannot be put into the trash.").format(file=name)
