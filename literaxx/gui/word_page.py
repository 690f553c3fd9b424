# SPDX-License-Identifier: GPL-3.0-or-later
"""The word browser: looks into a word list by beginning, end, pattern, letters and length."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
)

from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Label, Tone
from literaxx.gui.look import Look
from literaxx.gui.page import ChoiceRow, Page, TitledCard, rows_of
from literaxx.gui.texts import LANGUAGE_NAMES, translate
from literaxx.model.wordgraph import MAX_LENGTH, MIN_LENGTH
from literaxx.model.wordsearch import Query, search
from literaxx.storage.dictionaries import DictionaryError, WordList, list_ids, open_list

SHOWN_WORDS = 500
PAUSE_MS = 150
"""So long after the last key the search begins."""


class FoundWord(NamedTuple):
    """A word with what is known of it: as it is laid, as it is spelled, whether it is everyday."""

    laid: str
    spelled: tuple[str, ...]
    is_everyday: bool


class WordSearch(QObject):
    """Searches on a thread of its own; a new search ends the one before.

    Signals:
        found: The words of the newest search, one more than are shown when there are more.
    """

    found = Signal(list)
    _over = Signal(object, list)

    def __init__(self, parent: QObject) -> None:
        """No search yet."""
        super().__init__(parent)
        self._stop = Event()
        self._over.connect(self._on_over)

    def begin(self, words: WordList, query: Query) -> None:
        """Searches a word list."""
        self.stop()
        self._stop = Event()
        Thread(
            target=self._run, args=(words, query, self._stop), name="search", daemon=True
        ).start()

    def stop(self) -> None:
        """Ends the search; nothing will be found."""
        self._stop.set()

    def _run(self, words: WordList, query: Query, stop: Event) -> None:
        found: list[FoundWord] = []
        for word in search(words.graph, query, lambda: not stop.is_set()):
            found.append(FoundWord(word, words.spellings(word), words.is_everyday(word)))
            if len(found) > SHOWN_WORDS:
                break
        with suppress(RuntimeError):  # the page has been closed meanwhile
            self._over.emit(stop, found)

    def _on_over(self, stop: Event, found: list[FoundWord]) -> None:
        if not stop.is_set():
            self.found.emit(found)


class WordPage(Page):
    """The page.

    Attributes:
        language: Which word list.
        begins, ends, pattern, made_of, holds: What is known of the word.
        shortest, longest: Its length.
        words: The words found.
        note: How many there are, or why there are none.
    """

    def __init__(self, look: Look, language: str, may_search: Callable[[], bool]) -> None:
        """The page with nothing asked yet.

        Args:
            look: Colours and fonts.
            language: Whose word list is shown at first, if there is one.
            may_search: Whether no running game keeps the word lists closed.
        """
        super().__init__(look, translate("Words", "Words"))
        self._may_search = may_search
        self._open: WordList | None = None
        self._search = WordSearch(self)
        self._search.found.connect(self._show)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._begin)
        self.language = QComboBox()
        for each in list_ids():
            self.language.addItem(LANGUAGE_NAMES.get(each, each), each)
        self.language.setCurrentIndex(max(0, self.language.findData(language)))
        self.begins, self.ends, self.pattern = QLineEdit(), QLineEdit(), QLineEdit()
        self.made_of, self.holds = QLineEdit(), QLineEdit()
        self.shortest, self.longest = QSpinBox(), QSpinBox()
        self.words = QTreeWidget()
        self.note = Label(look, size=13.5, tone=Tone.MUTED)
        self.note.setWordWrap(True)
        columns = self.columns()
        columns.addWidget(self._query_card(), 2, Qt.AlignmentFlag.AlignTop)
        columns.addWidget(self._answer_card(), 3)
        done = KeyButton(look, translate("Words", "Done"), is_primary=True)
        done.clicked.connect(self.left)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(done)
        self.body.addLayout(row)
        self.fill()
        self._listen()
        self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for the words any more."""
        self._search.stop()
        super().hideEvent(event)

    def _query_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("Words", "What you know of the word"))
        blank = translate("Words", "? is a blank")
        signs = translate("Words", "? is one letter, * any number of letters")
        rows = [
            ChoiceRow(self.look, translate("Words", "&Language"), self.language),
            ChoiceRow(self.look, translate("Words", "&Begins with"), self.begins),
            ChoiceRow(self.look, translate("Words", "&Ends with"), self.ends),
            ChoiceRow(self.look, translate("Words", "Looks l&ike"), self.pattern, signs),
            ChoiceRow(self.look, translate("Words", "Made &of these letters"), self.made_of, blank),
            ChoiceRow(self.look, translate("Words", "&Contains"), self.holds),
            ChoiceRow(self.look, translate("Words", "At least so many letters"), self.shortest),
            ChoiceRow(self.look, translate("Words", "At most so many letters"), self.longest),
        ]
        for box, value in ((self.shortest, MIN_LENGTH), (self.longest, MAX_LENGTH)):
            box.setRange(MIN_LENGTH, MAX_LENGTH)
            box.setValue(value)
            # The style sheet moves the box, but not what is written in it.
            box.lineEdit().setTextMargins(9, 0, 0, 0)
        for field in (*self._fields(), self.language, self.shortest, self.longest):
            field.setMinimumWidth(self.look.px(164))
        rows_of(self.look, rows, card.column)
        return card

    def _answer_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("Words", "Words found"))
        self.words.setHeaderLabels(
            [
                translate("Words", "Word"),
                translate("Words", "Spelled"),
                translate("Words", "How common"),
            ]
        )
        self.words.setAccessibleName(translate("Words", "Words found"))
        self.words.setRootIsDecorated(False)
        self.words.setUniformRowHeights(True)
        self.words.setMinimumHeight(self.look.px(300))
        self.words.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        card.column.addWidget(self.note)
        card.column.addWidget(self.words, 1)
        return card

    def _fields(self) -> tuple[QLineEdit, ...]:
        return self.begins, self.ends, self.pattern, self.made_of, self.holds

    def _listen(self) -> None:
        for field in self._fields():
            field.textChanged.connect(self._wait)
        for box in (self.shortest, self.longest):
            box.valueChanged.connect(self._wait)
        self.language.currentIndexChanged.connect(self._wait)

    def _wait(self) -> None:
        """Searches a moment after the last key."""
        self._timer.start()

    def _begin(self) -> None:
        """Searches for what the fields say."""
        self._search.stop()
        self.words.clear()
        if not self._may_search():
            self.note.setText(
                translate("Words", "The word lists are closed while a game is being played.")
            )
            return
        try:
            words = self._list(str(self.language.currentData()))
        except DictionaryError as error:
            self.note.setText(
                translate("Words", "No words: {reason}").format(reason=error.told(translate))
            )
            return
        fold = words.card.orthography.fold
        begins, ends, pattern, made_of, holds = (
            fold(field.text().strip()) for field in self._fields()
        )
        shortest, longest = self.shortest.value(), self.longest.value()
        query = Query(begins, ends, pattern, made_of, holds, shortest, longest)
        if query == Query():
            self.note.setText(translate("Words", "%Ln words in this list.", None, len(words)))
            return
        self.note.setText(translate("Words", "Searching …"))
        self._search.begin(words, query)

    def _list(self, list_id: str) -> WordList:
        if self._open is None or self._open.card.id != list_id:
            self._open = open_list(list_id)
        return self._open

    def _show(self, found: list[FoundWord]) -> None:
        everyday, rare = translate("Words", "everyday"), translate("Words", "rarer")
        self.words.addTopLevelItems(
            [
                QTreeWidgetItem(
                    [word.laid, ", ".join(word.spelled), everyday if word.is_everyday else rare]
                )
                for word in found[:SHOWN_WORDS]
            ]
        )
        count = self.words.topLevelItemCount()
        if len(found) > SHOWN_WORDS:
            text = translate("Words", "There are more; these are the first %Ln.", None, count)
        else:
            text = translate("Words", "%Ln words found.", None, count)
        self.note.setText(text)
