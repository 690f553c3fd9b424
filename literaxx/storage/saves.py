# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of saved games, and what a list shows of each without reading it whole."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path

import msgspec

from literaxx.paths import user_data
from literaxx.storage.savefile import (
    MAX_BYTES,
    Header,
    Problem,
    SaveFileError,
    Tail,
    read_header,
    read_save,
    read_tail,
    tail_of,
)
from literaxx.storage.savewriter import SaveWriter, is_in_use, write_copy

SUFFIX = ".literaxx"
_HEAD_BYTES = 256 * 1024
_TAIL_BYTES = 4 * 1024


class Summary(msgspec.Struct, frozen=True):
    """A line of a list of games.

    Attributes:
        path: The file.
        header: Variant, names, when it began.
        tail: How far it has come, and when.
        is_damaged: Whether a part of it is lost.
    """

    path: Path
    header: Header
    tail: Tail
    is_damaged: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.tail.to_move is None


def saves_folder() -> Path:
    """Where games are saved unless the player says otherwise."""
    return user_data() / "saves"


def new_paths(folder: Path, variant: str, now: datetime) -> Iterator[Path]:
    """Names for a new save, best first, without end; the first that is free is to be taken."""
    stem = f"{now:%Y-%m-%d %H.%M} {variant}"
    yield folder / f"{stem}{SUFFIX}"
    number = 2
    while True:
        yield folder / f"{stem} ({number}){SUFFIX}"
        number += 1


def creator(variant: str, now: datetime) -> Callable[[], SaveWriter]:
    """Makes a new save under the first free name; once made, the name stays.

    Args:
        variant: Id of the variant.
        now: For the name.
    """
    made: list[Path] = []

    def open_writer() -> SaveWriter:
        if made:
            return SaveWriter.open(made[0], now)[0]
        for path in new_paths(saves_folder(), variant, now.astimezone()):
            try:
                writer = SaveWriter.create(path)
            except FileExistsError:
                continue
            made.append(path)
            return writer
        raise AssertionError("there is always one more name")

    return open_writer


def summaries(folder: Path) -> list[Summary]:
    """The saves of a folder, the one last played first; what is none is left out."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError, SaveFileError):
            found.append(summary_of(path))
    return sorted(found, key=lambda summary: summary.tail.saved, reverse=True)


def summary_of(path: Path) -> Summary:
    """What a list shows of a save; only a damaged file is read whole.

    Raises:
        SaveFileError: It is too new, too big, or no save.
        OSError: It cannot be read.
    """
    with FileIO(path) as file:
        size = file.seek(0, 2)
        if size > MAX_BYTES:
            raise SaveFileError(Problem.TOO_BIG)
        file.seek(0)
        header = read_header(file.read(_HEAD_BYTES).partition(b"\n")[0])
        file.seek(max(0, size - _TAIL_BYTES))
        tail = read_tail(file.read())
        if header is not None and tail is not None:
            return Summary(path, header, tail)
        file.seek(0)
        data = file.readall()
    save = read_save(data)
    changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    tail = tail_of(save.state, save.at_ms, changed)
    return Summary(path, save.header, tail, is_damaged=True)


def copy_save(path: Path, to: Path, now: datetime) -> None:
    """Copy what is sound of a save that is not being played.

    Raises:
        SaveFileError: It is too new, too big, or no save; or what is at `to` is being played.
        OSError: It cannot be read or written.
    """
    save = read_save(path.read_bytes())
    write_copy(to, [save.header, *save.steps], tail_of(save.state, save.at_ms, now))


def delete_save(path: Path) -> None:
    """Delete a save.

    Raises:
        SaveFileError: IN_USE while it is being played.
        OSError: It cannot be deleted.
    """
    if is_in_use(path):
        raise SaveFileError(Problem.IN_USE)
    path.unlink()


class RecentFiles:
    """The saves that were opened or written last, wherever they lie."""

    MOST = 12

    def __init__(self, path: Path) -> None:
        """Keep the list in a file, one path a line."""
        self._path = path

    def paths(self) -> list[Path]:
        """The files that still exist, last first."""
        try:
            lines = self._path.read_bytes().decode(errors="surrogateescape").split("\n")
        except OSError:
            return []
        return [Path(line) for line in lines if line and "\0" not in line and Path(line).is_file()]

    def add(self, path: Path) -> None:
        """Put a file first.

        Raises:
            OSError: The list cannot be written.
        """
        own = path.absolute()
        self._write([own, *[other for other in self.paths() if other != own]][: self.MOST])

    def drop(self, path: Path) -> None:
        """Forget a file, which stays where it is.

        Raises:
            OSError: The list cannot be written.
        """
        self._write([other for other in self.paths() if other != path.absolute()])

    def _write(self, paths: list[Path]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_suffix(".new")
        beside.write_bytes("".join(f"{path}\n" for path in paths).encode(errors="surrogateescape"))
        beside.replace(self._path)
