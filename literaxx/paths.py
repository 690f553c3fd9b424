# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program's own files lie, and where the player's files go.

The only path logic of the program. Nothing here creates a folder: whoever writes, does.
"""

import os
import sys
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "LITERAXX_HOME"
"""Environment variable naming one folder for all of the player's files."""

PORTABLE_MARKER = "portable.txt"
"""A file of this name beside the frozen program makes it keep its files there, too."""

_PACKAGE = Path(__file__).resolve().parent
_DIRS = PlatformDirs("Literaxx" if sys.platform in ("win32", "darwin") else "literaxx", False)


def data_root() -> Path:
    """The folder that holds `resources` and `dictionaries`.

    That is `literaxx/_data` in an installed or frozen program, and the top of the source tree
    otherwise.
    """
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def resources() -> Path:
    """The folder of variants, themes, icons, fonts, translations and help."""
    return data_root() / "resources"


def dictionaries() -> Path:
    """The folder of word lists and their cards."""
    return data_root() / "dictionaries"


def user_data() -> Path:
    """Where saved games and the player's own variants go."""
    home = _own_home()
    return home / "data" if home else _DIRS.user_data_path


def user_config() -> Path:
    """Where preferences go."""
    home = _own_home()
    return home / "config" if home else _DIRS.user_config_path


def user_cache() -> Path:
    """Where files go that may be deleted at any time."""
    home = _own_home()
    return home / "cache" if home else _DIRS.user_cache_path


def _own_home() -> Path | None:
    if named := os.environ.get(HOME_VARIABLE):
        return Path(named).expanduser().absolute()
    beside = Path(sys.executable).resolve().parent
    if getattr(sys, "frozen", False) and (beside / PORTABLE_MARKER).is_file():
        return beside / "Literaxx-data"
    return None
