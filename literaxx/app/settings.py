# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept between two runs beside the games themselves, typed, over QSettings.

A value that cannot be read counts as not there, so no file that somebody edited or damaged keeps
the program from starting.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
from PySide6.QtCore import QByteArray, QSettings

from literaxx.gui.preferences import Preferences
from literaxx.match.setup import Setup

_T = TypeVar("_T")


class Settings:
    """Preferences, the choices of the last game and the place of the window."""

    def __init__(self, folder: Path) -> None:
        """Settings in a folder, which is made when something is first kept.

        Args:
            folder: Where the file lies, as `literaxx.paths.user_config` says.
        """
        self._store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)

    def preferences(self) -> Preferences:
        """The preferences as they were last kept, as far as this version knows them."""
        kept = self._read("preferences", Preferences)
        return Preferences() if kept is None else kept.known()

    def keep_preferences(self, preferences: Preferences) -> None:
        """Keeps the preferences."""
        self._keep("preferences", preferences)

    def last_setup(self, variant: str) -> Setup | None:
        """What the last game of a variant was set up like; None when there was none."""
        return self._read(f"setup/{variant}", Setup)

    def keep_setup(self, setup: Setup) -> None:
        """Keeps what a game was set up like, for the next of its variant."""
        self._keep(f"setup/{setup.variant}", setup)
        self._keep("setup/variant", setup.variant)
        self._keep("setup/names", [seat.name for seat in setup.seats])

    def seen_tips(self) -> tuple[str, ...]:
        """The tips that were shown."""
        return self._read("tips", tuple[str, ...]) or ()

    def keep_tip(self, tip: str) -> None:
        """Keeps that a tip was shown."""
        self._keep("tips", (*self.seen_tips(), tip))

    def forgo_tips(self) -> None:
        """Keeps that no more tips are wanted; once they are again, all of them are."""
        self.keep_preferences(msgspec.structs.replace(self.preferences(), tips=False))
        self._keep("tips", ())

    def last_variant(self) -> str:
        """The variant of the last game; empty when there was none."""
        return self._read("setup/variant", str) or ""

    def last_names(self) -> tuple[str, ...]:
        """The names of the players of the last game, whichever it was."""
        return self._read("setup/names", tuple[str, ...]) or ()

    def guest_names(self) -> tuple[str, ...]:
        """Who came to a table of the network last; the first player of a game if nobody did."""
        return self._read("network/names", tuple[str, ...]) or self.last_names()[:1]

    def keep_guest_names(self, names: tuple[str, ...]) -> None:
        """Keeps who came to a table of the network."""
        self._keep("network/names", names)

    def window(self) -> QByteArray:
        """The place of the window; empty when it was never kept."""
        value = self._store.value("window")
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep_window(self, geometry: QByteArray) -> None:
        """Keeps the place of the window."""
        self._store.setValue("window", geometry)

    def sync(self) -> bool:
        """Writes everything to the disk now; whether that could be done."""
        self._store.sync()
        return self._store.status() is QSettings.Status.NoError

    def _read(self, key: str, kind: type[_T]) -> _T | None:
        value = self._store.value(key)
        if not isinstance(value, str):
            return None
        try:
            return msgspec.json.decode(value, type=kind)
        except msgspec.DecodeError:
            return None

    def _keep(self, key: str, value: object) -> None:
        self._store.setValue(key, msgspec.json.encode(value).decode())
