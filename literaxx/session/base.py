# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window, a computer player or a network link knows of a match in time."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from literaxx.match.commands import Command
from literaxx.match.setup import Millis
from literaxx.match.state import MatchState
from literaxx.model.sentence import Sentence
from literaxx.storage.savefile import Save


class TroubleKind(Enum):
    """What a player should be told about that is no event of the match."""

    DISK_FULL = "disk-full"
    NOT_SAVED = "not-saved"
    SAVING_SLOWLY = "saving-slowly"
    SAVED_AGAIN = "saved-again"
    PLAYER_FAILED = "player-failed"
    HOST_LOST = "host-lost"
    TABLE_CLOSED = "table-closed"
    TABLE_LEFT = "table-left"
    HOST_BACK = "host-back"


class Trouble(msgspec.Struct, frozen=True):
    """One such thing.

    Attributes:
        kind: What.
        detail: What the system says about it; may be empty.
        seat: The computer player that it is about, if it is about one.
    """

    kind: TroubleKind
    detail: str | Sentence = ""
    seat: int | None = None


class Session(QObject):
    """A match in time.

    Signals:
        advanced: Events, a tuple, as an onlooker may know them; the session is already where they
            lead to.
        refused: A seat, and the Refusal of what it asked for.
        trouble: A Trouble.
        closed: It is over with the session; nothing else follows.
        copied: A path, and None or the error that kept the copy from being written.
    """

    advanced = Signal(object)
    refused = Signal(object, object)
    trouble = Signal(object)
    closed = Signal()
    copied = Signal(object, object)

    @property
    def away(self) -> TroubleKind | None:
        """Why nothing can be asked for now: whoever decides cannot be reached; None if he can."""
        return None

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the persons at this PC."""
        raise NotImplementedError

    def view(self, seat: int | None) -> MatchState:
        """The match as a seat sees it now; None for an onlooker."""
        raise NotImplementedError

    def submit(self, seat: int, command: Command) -> None:
        """Ask for something; the answer is `advanced` or `refused`, now or later."""
        raise NotImplementedError

    def now_ms(self) -> Millis:
        """The host's time."""
        raise NotImplementedError

    def log(self) -> Save:
        """The match so far, as it is known here, in the way a save holds it."""
        raise NotImplementedError

    def save_copy(self, path: Path) -> None:
        """Write the match, as it is known here, to another file; `copied` follows."""
        raise NotImplementedError

    def close(self) -> bool:
        """Stop for good; returns whether everything is safe on the disk."""
        raise NotImplementedError
