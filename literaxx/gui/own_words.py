# SPDX-License-Identifier: GPL-3.0-or-later
"""The choice of a table's own words, and taking a file of them in while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QProgressDialog, QWidget

from literaxx.gui.shelf import RefereeChoice, ShelfError
from literaxx.gui.texts import translate

FROM_FILE = "\0file"
"""What the last item of the list stands for: to take a file in."""
STEPS = 1000

Take = Callable[[Path, Callable[[float], bool]], str]
"""Takes a file in; is told by the second argument whether to go on; gives the id of the list."""


class WordImport(QObject):
    """Takes one file in on a thread of its own, with progress and a way to give up.

    Signals:
        taken: The id of the list.
        failed: Why there is none, as a sentence; empty when it was given up.
    """

    taken = Signal(str)
    failed = Signal(str)
    _progressed = Signal(int)

    def __init__(self, window: QWidget, path: Path, take: Take) -> None:
        """Prepares what `start` begins, so that whoever listens can be connected before.

        Args:
            window: In front of which the progress is shown.
            path: The file.
            take: Takes it in.
        """
        super().__init__(window)
        self._given_up = Event()
        text = translate("OwnWords", "Reading {file} …").format(file=path.name)
        self.progress = QProgressDialog(text, translate("OwnWords", "Cancel"), 0, STEPS, window)
        self.progress.setWindowTitle(translate("OwnWords", "Own words"))
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self.progress.setMinimumDuration(400)
        self.progress.setAutoClose(False)
        self.progress.setAutoReset(False)
        self.progress.canceled.connect(self._given_up.set)
        self._progressed.connect(self.progress.setValue)
        for over in (self.taken, self.failed):
            over.connect(self._on_over)
        self._thread = Thread(target=self._run, args=(path, take), name="words", daemon=True)

    def start(self) -> None:
        """Begins to read."""
        self._thread.start()

    def _run(self, path: Path, take: Take) -> None:
        try:
            list_id = take(path, self._go_on)
        except ShelfError as error:
            self.failed.emit(str(error))
        except GivenUp:
            self.failed.emit("")
        else:
            self.taken.emit(list_id)

    def _go_on(self, share: float) -> bool:
        if self._given_up.is_set():
            raise GivenUp
        self._progressed.emit(round(share * STEPS))
        return True

    def _on_over(self) -> None:
        self._thread.join()
        self.progress.hide()
        self.progress.deleteLater()


class GivenUp(Exception):
    """The player does not want the file any more."""


class OwnWordsBox(QComboBox):
    """None, one of the lists that are kept, or a file to be taken in.

    Signals:
        said: A sentence for the player.
        kept: A list was taken in; whoever offers lists should offer it, too.
    """

    said = Signal(str)
    kept = Signal()

    def __init__(self) -> None:
        """A box without lists."""
        super().__init__()
        self._take: Take | None = None
        self._chosen = ""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(24)
        self.activated.connect(self._on_activated)

    def offer(self, lists: tuple[RefereeChoice, ...], chosen: str, take: Take) -> None:
        """Offers lists, one of them chosen; one that is not there any more is not.

        Args:
            lists: What is kept.
            chosen: Id of the list that is chosen; empty for none.
            take: Takes a file in.
        """
        self._take = take
        self.clear()
        self.addItem(translate("OwnWords", "none"), "")
        for each in lists:
            self.addItem(each.name, each.id)
        self.addItem(translate("OwnWords", "From a file…"), FROM_FILE)
        self._choose(chosen)

    def value(self) -> str:
        """Id of the chosen list; empty for none."""
        return self._chosen

    def take_file(self, path: Path) -> WordImport | None:
        """Takes a file in, and chooses it then."""
        if self._take is None:
            return None
        importing = WordImport(self.window(), path, self._take)
        importing.taken.connect(self._on_taken)
        importing.failed.connect(self._on_failed)
        importing.start()
        return importing

    def _choose(self, list_id: str) -> None:
        index = self.findData(list_id)
        self._chosen = list_id if index > 0 else ""
        self.setCurrentIndex(max(0, index))

    def _on_activated(self, index: int) -> None:
        if self.itemData(index) != FROM_FILE:
            self._chosen = self.itemData(index)
            return
        self._choose(self._chosen)
        title = translate("OwnWords", "A file of words, one a line")
        kinds = translate("OwnWords", "Text") + " (*.txt *.lst *.csv *.dic);;"
        kinds += translate("Window", "All files") + " (*)"
        name, _ = QFileDialog.getOpenFileName(self.window(), title, "", kinds)
        if name:
            self.take_file(Path(name))

    def _on_taken(self, list_id: str) -> None:
        self._chosen = list_id
        self.kept.emit()
        self._choose(list_id)

    def _on_failed(self, why: str) -> None:
        if why:
            self.said.emit(why)
