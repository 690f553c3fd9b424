# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept on the disk so that everybody finds back: tickets of guests, tables of hosts."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from literaxx.net.lobby import PartyRecord
from literaxx.net.messages import Ident
from literaxx.session.clock import Machine
from literaxx.session.journal import DiskJournal, Journal
from literaxx.storage.savefile import Header, Save, SaveFileError
from literaxx.storage.savewriter import SaveWriter

_SUFFIX = ".json"
_LOG_SUFFIX = ".literaxx"

_T = TypeVar("_T", bound="TableRecord | Ticket")


class TableRecord(msgspec.Struct, frozen=True):
    """A table as its host keeps it.

    Attributes:
        id: Names the table.
        name: What people call it.
        code: Its code; empty for an open table.
        salt: The salt of the code, in hexadecimal.
        match: The last match at it.
        parties: Who sits there.
    """

    id: Ident
    name: str
    code: str = ""
    salt: str = ""
    match: Ident = ""
    parties: tuple[PartyRecord, ...] = ()


class Ticket(msgspec.Struct, frozen=True):
    """A guest's way back to a table.

    Attributes:
        id: Names the table.
        name: What people call it.
        host: Where it was last.
        port: At which port.
        names: The persons at this PC.
        token: The secret of their seats.
        code: The table's code.
        is_plain: Whether the connection was not encrypted in spite of the code.
        match: The last match; empty before the first.
    """

    id: Ident
    name: str
    host: str
    port: int
    names: tuple[str, ...]
    token: str
    code: str = ""
    is_plain: bool = False
    match: Ident = ""


class Shelf:
    """A folder of records, each in a file that nobody else on this computer may read."""

    def __init__(self, folder: Path) -> None:
        """Records in a folder, which is made when the first is kept."""
        self.folder = folder

    def keep(self, record: TableRecord | Ticket) -> None:
        """Keep a record in the place of the last one of its table.

        Raises:
            OSError: It cannot be written.
        """
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self._path(record.id)
        beside = path.with_suffix(".new")
        with contextlib.suppress(FileNotFoundError):
            beside.unlink()
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(record))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)

    def find(self, table: str, kind: type[_T]) -> _T | None:
        """The record of a table; None when there is none that can be read."""
        return _read(self._path(table), kind)

    def all(self, kind: type[_T]) -> list[_T]:
        """All records, the last kept first."""
        paths = sorted(self.folder.glob(f"*{_SUFFIX}"), key=_when, reverse=True)
        return [record for path in paths if (record := _read(path, kind)) is not None]

    def forget(self, table: str) -> None:
        """Keep the record of a table no more."""
        with contextlib.suppress(OSError):
            self._path(table).unlink()

    def _path(self, table: str) -> Path:
        return self.folder / f"{table}{_SUFFIX}"


class Logs:
    """The matches of a table as a guest knows them, each in a save."""

    def __init__(self, folder: Path, machine: Machine) -> None:
        """Logs in a folder, which is made when the first is kept.

        Args:
            folder: The folder of the table.
            machine: For dates.
        """
        self._folder = folder
        self._machine = machine
        self._open: dict[str, SaveWriter] = {}

    def known(self, match: str) -> Save | None:
        """What is known of a match from before; its file is open from then on."""
        try:
            writer, save, _ = SaveWriter.open(self._path(match), self._machine.wall_time())
        except (OSError, SaveFileError):
            return None
        self._open[match] = writer
        return save

    def journal_for(self, match: str, header: Header | None) -> Journal:
        """Where a match is written down.

        Args:
            match: The match.
            header: None to go on with what is known.
        """
        writer = self._open.pop(match, None)
        if header is None and writer is not None:
            return DiskJournal(lambda: writer)
        if writer is not None:
            writer.close()
        return DiskJournal(lambda: self._new(match))

    def _new(self, match: str) -> SaveWriter:
        """A new file; one of another course of the match is kept beside it."""
        path = self._path(match)
        if path.exists():
            path.replace(next(self._old_names(match)))
        return SaveWriter.create(path)

    def _old_names(self, match: str) -> Iterator[Path]:
        number = 1
        while True:
            path = self._folder / f"{match}.old{number}{_LOG_SUFFIX}"
            if not path.exists():
                yield path
            number += 1

    def _path(self, match: str) -> Path:
        return self._folder / f"{match}{_LOG_SUFFIX}"


def _read(path: Path, kind: type[_T]) -> _T | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None


def _when(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0
