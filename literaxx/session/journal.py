# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a session writes down what happens: nowhere, or in a save, on a thread of its own."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Signal

from literaxx.model.sentence import Sentence
from literaxx.session.base import Trouble, TroubleKind
from literaxx.storage.reasons import reason_of
from literaxx.storage.savefile import Entry, SaveFileError, Tail
from literaxx.storage.savewriter import SaveWriter, write_copy

CLOSING_S = 5.0
"""How long the window waits for a slow disk when it closes."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class Journal(QObject):
    """A journal that keeps nothing: for matches that need not be saved.

    Signals:
        written: What was handed in by one `write` is safe on the disk, or is being tried again.
        trouble: A Trouble with saving, or its end.
        copied: A path, and None or the error that kept the copy from being written.
    """

    written = Signal()
    trouble = Signal(object)
    copied = Signal(object, object)

    def write(self, lines: Sequence[Entry], tail: Tail) -> None:
        """Append lines; `written` follows."""
        self.written.emit()

    def mark(self, tail: Tail) -> None:
        """Note how far the clock has come."""

    def copy(self, path: Path, lines: Sequence[Entry], tail: Tail) -> None:
        """Write a whole save elsewhere; `copied` follows."""
        try:
            write_copy(path, lines, tail)
        except (OSError, SaveFileError) as error:
            self.copied.emit(path, error)
        else:
            self.copied.emit(path, None)

    def close(self) -> bool:
        """Write what is left and let the file go; returns whether everything is safe."""
        return True


class DiskJournal(Journal):
    """A journal in a save, written and synced by a thread of its own.

    What cannot be written is kept and tried again with all that comes later, the marks included.
    """

    def __init__(self, open_writer: Callable[[], SaveWriter]) -> None:
        """A journal in a file.

        Args:
            open_writer: Opens the file; called on the journal's thread, and again after an error.
        """
        super().__init__()
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._pen = Pen(open_writer)
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def write(self, lines: Sequence[Entry], tail: Tail) -> None:
        """Append lines; `written` follows."""

        def job() -> None:
            self._try(self._pen.write(lines, tail))
            self.written.emit()

        self._jobs.put(job)

    def mark(self, tail: Tail) -> None:
        """Note how far the clock has come, unless the thread has more to do than it can."""
        if self._jobs.empty():
            self._jobs.put(lambda: self._try(self._pen.write((), tail)))

    def copy(self, path: Path, lines: Sequence[Entry], tail: Tail) -> None:
        """Write a whole save elsewhere; `copied` follows."""
        self._jobs.put(lambda: Journal.copy(self, path, lines, tail))

    def close(self) -> bool:
        """Write what is left and let the file go; returns whether everything is safe."""
        self._jobs.put(None)
        self._thread.join(CLOSING_S)
        return not self._thread.is_alive() and self._pen.is_done

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
        self._pen.close()

    def _try(self, trouble: Trouble | None) -> None:
        if trouble is not None:
            self.trouble.emit(trouble)


class Pen:
    """Writes into a save, and remembers what it could not write.

    Attributes:
        is_done: Whether everything handed in is safe.
    """

    def __init__(self, open_writer: Callable[[], SaveWriter]) -> None:
        """A pen that opens its file when it first writes."""
        self._open_writer = open_writer
        self._writer: SaveWriter | None = None
        self._left: list[Entry] = []
        self._tail: Tail | None = None
        self._failed: TroubleKind | None = None

    @property
    def is_done(self) -> bool:
        """Whether everything handed in is safe."""
        return not self._left

    def write(self, lines: Sequence[Entry], tail: Tail) -> Trouble | None:
        """Write lines and whatever is left from before, or without any just a mark.

        Returns:
            What a player should be told: that saving fails, if that is new, or works again.
        """
        self._left += lines
        self._tail = tail
        try:
            if self._writer is None:
                self._writer = self._open_writer()
            if self._left:
                self._writer.append(self._left, tail)
            else:
                self._writer.mark(tail)
        except (OSError, SaveFileError) as error:
            return self._failure(error)
        self._left.clear()
        if self._failed is None:
            return None
        self._failed = None
        return Trouble(TroubleKind.SAVED_AGAIN)

    def close(self) -> None:
        """Try once more to write what is left, and let the file go."""
        if self._left and self._tail is not None:
            self.write((), self._tail)
        if self._writer is not None:
            self._writer.close()

    def _failure(self, error: OSError | SaveFileError) -> Trouble | None:
        full = isinstance(error, OSError) and error.errno in _FULL
        kind = TroubleKind.DISK_FULL if full else TroubleKind.NOT_SAVED
        if kind is self._failed:
            return None
        self._failed = kind
        if isinstance(error, SaveFileError):
            return Trouble(kind, Sentence("the file is in use or was changed"))
        return Trouble(kind, reason_of(error))
