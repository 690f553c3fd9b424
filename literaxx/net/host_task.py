# SPDX-License-Identifier: GPL-3.0-or-later
"""The work of `literaxx host`: a table, its session, its computer players."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress

from literaxx import __version__
from literaxx.match import commands as cmd
from literaxx.match.setup import SeatKind, Setup
from literaxx.match.state import Finished
from literaxx.model.sentence import Sentence, ToldError
from literaxx.model.variant import Variant
from literaxx.net.discovery import Advert
from literaxx.net.listening import ANYWHERE, PORT, ListenError
from literaxx.net.opening import hosted_tables, new_match_id, new_record, offer
from literaxx.net.server import TableServer
from literaxx.net.store import TableRecord
from literaxx.players.levels import LEVELS
from literaxx.rules.variants import VariantError, parse_variant, rules_for
from literaxx.session.clock import Machine
from literaxx.session.computer import ComputerPlayer
from literaxx.session.host import HostSession, new_match
from literaxx.session.journal import DiskJournal
from literaxx.storage.dictionaries import DictionaryError, open_list
from literaxx.storage.reasons import reason_of
from literaxx.storage.savefile import Save, SaveFileError, header_for
from literaxx.storage.saves import creator
from literaxx.storage.savewriter import SaveWriter

_BUDGET = 300
_LAST_WORDS_MS = 500


class TaskError(ToldError):
    """It cannot be done; the message is a sentence."""


class HostTask(QObject):
    """A table that is hosted until its games are over.

    Signals:
        done: The exit status.
    """

    done = Signal(int)

    def __init__(
        self, is_hidden: bool, games: int, interfaces: Sequence[str], port: int | None
    ) -> None:
        """Nothing is hosted yet.

        Args:
            is_hidden: Whether the network is not told.
            games: How many games are played.
            interfaces: Addresses to listen at; none for all.
            port: The first port to try; None for the usual one.
        """
        super().__init__()
        self._is_hidden = is_hidden
        self._games_left = games
        self._interfaces = tuple(interfaces)
        self._port = PORT if port is None else port
        self._machine = Machine()
        self._shelf = hosted_tables()
        self._server: TableServer | None = None
        self._session: HostSession | None = None
        self._advert: Advert | None = None
        self._is_resumed = True
        self._is_told = False

    def offer(
        self, name: str, setup: Setup, variant: Variant, text: str, *, has_code: bool
    ) -> None:
        """Offer a new table.

        Raises:
            TaskError: Its word list is missing, or there is no port to be had.
        """
        record = new_record(name, has_code=has_code)
        self._open(record, setup, variant, text)
        self._on_changed()

    def go_on(self, path: Path) -> None:
        """Offer the table of a saved game again, for the same people.

        Raises:
            TaskError: It is no saved game of a table.
        """
        try:
            writer, save, _ = SaveWriter.open(path, self._machine.wall_time())
        except OSError as error:
            reason = reason_of(error)
            raise TaskError(Sentence("{file}: {reason}", file=path, reason=reason)) from error
        except SaveFileError as error:
            raise TaskError(Sentence("{file} is no saved game, or is in use", file=path)) from error
        record = self._shelf.find(save.header.table, TableRecord) if save.header.table else None
        if record is None:
            writer.close()
            raise TaskError(
                Sentence("{file} was not played at a table of this computer", file=path)
            )
        try:
            variant = parse_variant(save.header.variant_text, save.header.variant)
        except VariantError as error:
            said = Sentence(
                "{file}: its game cannot be read: {problem}", file=path, problem=error.problem
            )
            raise TaskError(said) from error
        self._open(record, save.state.setup, variant, save.header.variant_text)
        self._is_resumed = False
        self._play(save, DiskJournal(lambda: writer), record.match, is_new=False)
        self._on_changed()

    def _open(self, record: TableRecord, setup: Setup, variant: Variant, text: str) -> None:
        self._record, self._variant, self._text = record, variant, text
        try:
            self._words = open_list(variant.word_list)
        except DictionaryError as error:
            raise TaskError(error.sentence) from error
        card = self._words.card
        server = offer(record, setup, variant, text, referee=card.name, parent=self)
        addresses = [QHostAddress(each) for each in self._interfaces] or ANYWHERE
        try:
            port = server.listen(addresses, self._port)
        except ListenError as error:
            said = Sentence("no table can be offered at port {reason}", reason=error)
            raise TaskError(said) from error
        self._server = server
        _say(f"table {record.name} on port {port}")
        if port != self._port and self._port:
            _say(f"port {self._port} was busy")
        if record.code:
            _say(f"code {record.code}")
        if not self._is_hidden:
            try:
                self._advert = Advert(server.info, port, self._interfaces)
            except OSError as error:
                _say(f"the network is not told: {error}")
        server.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        """Begins, or goes on, as soon as everybody is there."""
        server = self._server
        assert server is not None
        self._record = msgspec.structs.replace(
            self._record, parties=server.lobby.records(), match=server.lobby.match
        )
        self._shelf.keep(self._record)
        if self._advert is not None:
            self._advert.update(server.info)
        if server.lobby.obstacle:
            return
        if self._session is None:
            # Whoever is told first must not be told twice: the server is in the middle of it.
            QTimer.singleShot(0, self, self._begin)
        elif not self._is_resumed:
            self._is_resumed = True
            self._session.submit(cmd.HOST, cmd.Resume())

    def _begin(self) -> None:
        server = self._server
        if self._session is not None or server is None or server.lobby.obstacle:
            return
        setup = server.lobby.setup()
        header = header_for(
            setup,
            program=__version__,
            started=self._machine.wall_time(),
            word_list_sha256=self._words.card.sha256,
            variant_text=self._text,
            table=self._record.id,
        )
        rules = rules_for(self._variant, lambda: self._words.graph)
        save = new_match(setup, rules, header, self._machine.entropy())
        journal = DiskJournal(creator(setup.variant, self._machine.wall_time()))
        self._play(save, journal, new_match_id(), is_new=True)

    def _play(self, save: Save, journal: DiskJournal, match: str, *, is_new: bool) -> None:
        server = self._server
        assert server is not None
        rules = rules_for(self._variant, lambda: self._words.graph)
        session = HostSession(save, rules, self._words, journal=journal, machine=self._machine)
        self._session = session
        session.advanced.connect(self._on_advanced)
        # A game that is told of is on the disk.
        self._is_told = not is_new
        journal.written.connect(self._on_written)
        session.go(is_new=is_new)
        server.begin(session, match)
        for seat, spec in enumerate(save.state.setup.seats):
            if spec.kind is SeatKind.COMPUTER:
                strategy = LEVELS[spec.level](self._variant, self._words, _BUDGET)
                ComputerPlayer(session, seat, strategy)
        if self._is_told:
            _say("game on")

    def _on_written(self) -> None:
        if not self._is_told:
            self._is_told = True
            _say("game on")

    def _on_advanced(self) -> None:
        session = self._session
        if session is None or not isinstance(session.state.phase, Finished):
            return
        names = [seat.name for seat in session.state.setup.seats]
        scores = session.state.table.scores
        _say(", ".join(f"{name} {points}" for name, points in zip(names, scores, strict=True)))
        self._games_left -= 1
        QTimer.singleShot(0, self, self._go_further)

    def _go_further(self) -> None:
        if self._session is not None:
            self._session.close()
            self._session.deleteLater()
            self._session = None
        if self._games_left > 0:
            self._begin()
            return
        assert self._server is not None
        self._server.close()
        if self._advert is not None:
            self._advert.close()
        QTimer.singleShot(_LAST_WORDS_MS, self, self._leave)

    def _leave(self) -> None:
        self.done.emit(0)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
