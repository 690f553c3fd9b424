# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games on the disk: opened, locked, mended, appended to.

A `SaveWriter` owns one file until it is closed. Nothing here waits for anything but the disk, and
nothing here may run on the thread of a window.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from io import FileIO
from pathlib import Path
from types import TracebackType

from literaxx.storage.locks import lock
from literaxx.storage.savefile import (
    MAX_BYTES,
    Entry,
    Problem,
    Save,
    SaveFileError,
    Tail,
    read_save,
    seal,
    tail_of,
)

OpenFile = Callable[[Path, str], FileIO]
"""How a file is opened, in a mode of `FileIO`; tests hand in a small disk."""


class SaveWriter:
    """Appends to one save.

    After an error the file is as it was before, as far as the disk lets it, and the same lines may
    be handed in again.
    """

    def __init__(self, file: FileIO, end: int = 0, tail: bytes = b"") -> None:
        """Write to a file that is open and locked.

        Args:
            file: The file, unbuffered.
            end: Where its last step ends.
            tail: What stands there.
        """
        self._file = file
        self._end = end
        self._tail = tail

    @classmethod
    def create(cls, path: Path, open_file: OpenFile = FileIO) -> SaveWriter:
        """Begin a new save; its folder is made if need be.

        Raises:
            FileExistsError: There is a file of this name.
            OSError: It cannot be made.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        file = open_file(path, "x+")
        lock(file.fileno())
        _sync_folder(path.parent)
        return cls(file)

    @classmethod
    def open(
        cls, path: Path, now: datetime, open_file: OpenFile = FileIO
    ) -> tuple[SaveWriter, Save, Path | None]:
        """Open a save to go on with it.

        A damaged file is first kept beside under another name, then cut back to what is sound.

        Args:
            path: The file.
            now: The time for the new tail of a damaged file.
            open_file: How files are opened.

        Returns:
            The writer, what the file holds, and where the damaged file is kept, if it was one.

        Raises:
            SaveFileError: It is in use, too new, too big, or no save.
            OSError: It cannot be read, or the damaged file cannot be kept.
        """
        file = _opened(path, open_file)
        try:
            data = _read(file)
            save = read_save(data)
            if save.damaged_line is None:
                end = data.rindex(b"\n", 0, -1) + 1
                return cls(file, end, data[end:]), save, None
            kept = _keep_damaged(path, data)
            # Should it fail, the writer puts back what it knows to be in the file: all of it.
            writer = cls(file, 0, data)
            tail = tail_of(save.state, save.at_ms, now)
            writer.append([save.header, *save.steps], tail)
        except BaseException:
            file.close()
            raise
        return writer, save, kept

    def append(self, lines: Sequence[Entry], tail: Tail) -> None:
        """Write lines and a new tail, and wait until they are safe on the disk.

        Raises:
            OSError: The disk is full or broken; nothing counts as written.
        """
        data = b"".join(seal(line) for line in lines)
        self._put(data, seal(tail))
        self._end += len(data)

    def mark(self, tail: Tail) -> None:
        """Write a new tail; it is safe from the end of the process, not from that of the power.

        Raises:
            OSError: The disk is full or broken.
        """
        self._put(b"", seal(tail))

    def close(self) -> None:
        """Let the file go, and with it the lock."""
        self._file.close()

    def __enter__(self) -> SaveWriter:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _put(self, data: bytes, tail: bytes) -> None:
        try:
            _write(self._file, self._end, data + tail)
            if data:
                os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                _write(self._file, self._end, self._tail)
            raise
        self._tail = tail


def write_copy(
    path: Path, lines: Sequence[Entry], tail: Tail, open_file: OpenFile = FileIO
) -> None:
    """Write a whole save beside, and put it in place only when it is safe.

    Args:
        path: Where to; a save that is there is replaced.
        lines: Header and steps.
        tail: The tail.
        open_file: How files are opened.

    Raises:
        SaveFileError: IN_USE when the save that is there is being played.
        OSError: It cannot be written; what was there still is.
    """
    if path.exists() and is_in_use(path):
        raise SaveFileError(Problem.IN_USE)
    beside = path.with_name(f".{path.name}.new")
    beside.unlink(missing_ok=True)
    try:
        with SaveWriter.create(beside, open_file) as writer:
            writer.append(lines, tail)
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    _sync_folder(path.parent)


def is_in_use(path: Path) -> bool:
    """Whether somebody has the save open to play.

    Raises:
        OSError: It cannot be opened.
    """
    with FileIO(path, "r+") as file:
        return not lock(file.fileno())


def _opened(path: Path, open_file: OpenFile) -> FileIO:
    """A save opened to be written, and locked."""
    file = open_file(path, "r+")
    if lock(file.fileno()):
        return file
    file.close()
    raise SaveFileError(Problem.IN_USE)


def _read(file: FileIO) -> bytes:
    """The whole file, or just too much of it."""
    file.seek(0)
    parts = []
    size = 0
    while size <= MAX_BYTES and (part := file.read(1 << 20)):
        parts.append(part)
        size += len(part)
    return b"".join(parts)


def _write(file: FileIO, at: int, data: bytes) -> None:
    """Put bytes at a place and cut the file off after them."""
    file.seek(at)
    rest = memoryview(data)
    while rest:
        # A disk that is nearly full takes a part first.
        taken = file.write(rest)
        if not taken:
            raise OSError(errno.EIO, "nothing was written")
        rest = rest[taken:]
    file.truncate()


def _keep_damaged(path: Path, data: bytes) -> Path:
    """Write a damaged file's bytes under the first free name beside it."""
    for beside in _damaged_names(path):
        try:
            with FileIO(beside, "x") as file:
                _write(file, 0, data)
                os.fsync(file.fileno())
        except FileExistsError:
            continue
        except OSError:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
        _sync_folder(path.parent)
        return beside
    raise AssertionError  # there is always one more name


def _damaged_names(path: Path) -> Iterator[Path]:
    yield path.with_name(f"{path.name}.damaged")
    number = 2
    while True:
        yield path.with_name(f"{path.name}.damaged-{number}")
        number += 1


def _sync_folder(folder: Path) -> None:
    """Make the names in a folder safe, on systems that have to be told."""
    if sys.platform != "win32":
        number = os.open(folder, os.O_RDONLY)
        try:
            with contextlib.suppress(OSError):  # some file systems cannot
                os.fsync(number)
        finally:
            os.close(number)
