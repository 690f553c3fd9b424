# SPDX-License-Identifier: GPL-3.0-or-later
"""The work of `literaxx join`."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal

from literaxx.match.state import Finished
from literaxx.net.client import Guest
from literaxx.net.errand import Errand
from literaxx.net.messages import Why
from literaxx.players.levels import LEVELS
from literaxx.rules.variants import VariantError, parse_variant
from literaxx.session.computer import ComputerPlayer
from literaxx.session.remote import RemoteSession
from literaxx.storage.dictionaries import DictionaryError, open_list

_BUDGET = 300


class JoinTask(QObject):
    """A computer player at a table of the network.

    Signals:
        done: The exit status.
    """

    done = Signal(int)

    def __init__(self, errand: Errand, level: str, games: int) -> None:
        """A player who has not gone yet."""
        super().__init__()
        self._level = level
        self._games_left = games
        self._ended: set[str] = set()
        self._guest = Guest(errand, parent=self)
        self._guest.began.connect(self._on_began)
        self._guest.table_changed.connect(self._on_table)
        self._guest.turned_away.connect(self._on_turned_away)
        self._guest.failed.connect(self._on_failed)

    def go(self) -> None:
        """Go to the table."""
        self._guest.go()

    def _on_table(self) -> None:
        table = self._guest.table
        for seat in self._guest.seats:
            if table is not None and seat < len(table.seats) and not table.seats[seat].is_ready:
                self._guest.set_ready(True)
                return

    def _on_began(self, session: RemoteSession) -> None:
        try:
            variant = parse_variant(self._guest.variant, "variant")
            words = open_list(variant.word_list) if session.seats_here else None
        except (VariantError, DictionaryError) as error:
            self._leave(f"cannot play this game: {error}", 2)
            return
        for seat in session.seats_here:
            assert words is not None
            ComputerPlayer(session, seat, LEVELS[self._level](variant, words, _BUDGET))
        session.advanced.connect(lambda _: self._look(session))
        self._look(session)

    def _look(self, session: RemoteSession) -> None:
        view = session.view(None)
        match = self._guest.match
        if not isinstance(view.phase, Finished) or match in self._ended:
            return
        self._ended.add(match)
        names = [seat.name for seat in view.setup.seats]
        _say(", ".join(f"{n} {p}" for n, p in zip(names, view.table.scores, strict=True)))
        self._games_left -= 1
        if self._games_left <= 0:
            self._leave("", 0)

    def _on_turned_away(self, why: Why, detail: str) -> None:
        self._leave(f"turned away: {why.value} {detail}".strip(), 1)

    def _on_failed(self, reason: str) -> None:
        self._leave(f"cannot be reached: {reason}", 2)

    def _leave(self, text: str, status: int) -> None:
        if text:
            sys.stderr.write(text + "\n")
        self._guest.close()
        self.done.emit(status)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
