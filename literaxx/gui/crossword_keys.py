# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard at a crossword table: everything the mouse can do, and typing words."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from literaxx.gui.composer import Composer
from literaxx.gui.cursor import Cursor
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.typed_letters import TypedLetters
from literaxx.model.board import Board

_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Part(Enum):
    """The part of the table that has the keyboard; typed tiles go there."""

    BOARD = "board"
    RACK = "rack"
    FIELD = "field"


class CrosswordKeys:
    """What keys do.

    Attributes:
        cursor: The keyboard's place on the board.
        place: The keyboard's place on the rack.
    """

    def __init__(
        self,
        composer: Composer,
        letters: TypedLetters,
        cursor: Cursor,
        *,
        explain: Callable[[Refused], None],
        tell_fold: Callable[[str, str], None],
        name_blank: Callable[[int], None],
    ) -> None:
        """The keyboard over a draft.

        Args:
            composer: The draft.
            letters: Reads what is typed.
            cursor: Where to begin.
            explain: Told why a key did nothing.
            tell_fold: Told that the first letter was typed and the second one laid for it.
            name_blank: Asks for the letter of a blank that was just laid.
        """
        self._composer = composer
        self._letters = letters
        self._explain = explain
        self._tell_fold = tell_fold
        self._name_blank = name_blank
        self.cursor = cursor
        self.place = 0

    def press(self, part: Part, event: QKeyEvent) -> bool:
        """Does what a key means; False when it means nothing here."""
        key = Qt.Key(event.key())
        if not event.text().isalpha():
            self._letters.forget()
        if key in _ARROWS and not is_shortcut(event):
            return self._arrow(part, *_ARROWS[key], event.modifiers())
        if key == Qt.Key.Key_Space and not is_shortcut(event):
            return self._space(part)
        if key == Qt.Key.Key_Backspace:
            self._take_back(part)
            return True
        if key == Qt.Key.Key_Delete and part is Part.BOARD:
            self._take_here()
            return True
        return not is_shortcut(event) and self.type(part, event.text())

    def type(self, part: Part, text: str) -> bool:
        """Puts the tiles of a typed text, or the tile of a digit; False when it is neither."""
        if len(text) == 1 and text in "123456789":
            self._put_place(part, int(text) - 1)
            return True
        if not any(sign.isalpha() for sign in text):
            return False
        letters = self._letters.typed(text)
        if isinstance(letters, Refused):
            self._explain(letters)
        elif not all(self._put_letter(part, letter) for letter in letters):
            self._letters.forget()
        elif (folded := self._letters.folded(text)) is not None:
            self._tell_fold(*folded)
        return True

    def take(self, part: Part, text: str) -> None:
        """Puts the tiles of a text that comes whole: pasted, dropped or from an input method."""
        if not self.type(part, text) and text.strip():
            self._explain(Refused(Hint.NO_SUCH_LETTER, text.strip()[0]))

    @property
    def full_board(self) -> Board:
        """The board with everything on it, the own tiles included."""
        return self._composer.board.with_tiles(self._composer.draft.to_play().placements)

    def _arrow(self, part: Part, rows: int, columns: int, modifiers: Qt.KeyboardModifier) -> bool:
        if part is Part.BOARD:
            self.cursor = self.cursor.moved(rows, columns, self._composer.board)
            return True
        if part is Part.FIELD or rows:
            return False
        draft = self._composer.draft
        place = max(0, min(len(draft.tiles) - 1, self.place + columns))
        if modifiers & Qt.KeyboardModifier.ShiftModifier and self.place < len(draft.tiles):
            tile = draft.tiles[self.place]
            if tile.is_home:
                self._attempt_rack(tile.key, place)
        self.place = place
        return True

    def _attempt_rack(self, key: int, place: int) -> None:
        self._told(self._composer.attempt(self._composer.draft.with_racked(key, place)))

    def _space(self, part: Part) -> bool:
        if part is Part.BOARD:
            self.cursor = self.cursor.turned()
        elif part is Part.RACK:
            self._put_place(part, self.place)
        return part is not Part.FIELD

    def _put_place(self, part: Part, place: int) -> None:
        tiles = self._composer.draft.tiles
        if place >= len(tiles) or not tiles[place].is_home:
            self._explain(Refused(Hint.EMPTY_PLACE, str(place + 1)))
        elif part is Part.FIELD:
            self._told(self._composer.attempt(self._composer.draft.with_offered(tiles[place].key)))
        else:
            self._lay(tiles[place].key)

    def _lay(self, key: int) -> None:
        """Lays a tile at the cursor; a blank asks for its letter."""
        cursor = self._free()
        if cursor is None:
            return
        draft = self._composer.draft.with_laid(key, cursor.square, self._composer.board)
        if self._told(self._composer.attempt(draft)):
            self.cursor = cursor.after_laying(self.full_board)
            tile = self._composer.draft.find(key)
            if tile is not None and tile.is_blank:
                self._name_blank(key)

    def _put_letter(self, part: Part, letter: str) -> bool:
        draft = self._composer.draft
        if part is Part.FIELD:
            found = next((t for t in draft.tiles if t.is_home and t.face == letter), None)
            if found is None:
                return self._told(Refused(Hint.NOT_ON_RACK, letter))
            return self._told(self._composer.attempt(draft.with_offered(found.key)))
        cursor = self._free()
        if cursor is None:
            return False
        typed = draft.with_typed(letter, cursor.square, self._composer.board)
        done = self._told(self._composer.attempt(typed))
        if done:
            self.cursor = cursor.after_laying(self.full_board)
        return done

    def _free(self) -> Cursor | None:
        """The next free cell from the cursor on, or an explanation."""
        cursor = self.cursor.to_free(self.full_board)
        if cursor is None:
            self._explain(Refused(Hint.NO_ROOM))
        return cursor

    def _take_back(self, part: Part) -> None:
        """The tile that was put there last goes home, and the cursor to where it was."""
        draft = self._composer.draft
        tiles = draft.offered if part is Part.FIELD else draft.laid
        if not tiles:
            return
        last = tiles[-1]
        if self._told(self._composer.attempt(draft.with_racked(last.key))) and last.square:
            self.cursor = self.cursor.at(last.square)

    def _take_here(self) -> None:
        """The own tile under the cursor goes home."""
        tile = self._composer.draft.at(self.cursor.square)
        if tile is not None:
            self._told(self._composer.attempt(self._composer.draft.with_racked(tile.key)))

    def _told(self, refused: Refused | None) -> bool:
        """Explains a refusal; True when there was none."""
        if refused is not None:
            self._explain(refused)
        return refused is None


def is_shortcut(event: QKeyEvent) -> bool:
    """Whether a key is held that makes it a command rather than a letter.

    Ctrl and Alt together are AltGr on Windows, and Alt alone makes letters on a Mac.
    """
    modifiers = event.modifiers()
    control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    alt = bool(modifiers & Qt.KeyboardModifier.AltModifier)
    if modifiers & Qt.KeyboardModifier.MetaModifier:
        return True
    if control and alt:
        return not event.text().isalpha()
    return control or (alt and sys.platform != "darwin")
