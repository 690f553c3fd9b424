# SPDX-License-Identifier: GPL-3.0-or-later
"""The left half of the table for the line games: a line through neighbouring letters."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from literaxx.gui.accessible import install, tell_focus
from literaxx.gui.crossword_keys import is_shortcut
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.geometry import OPEN, cell_rect, square_at
from literaxx.gui.look import Look
from literaxx.gui.path_board_view import PathBoardView, PathLook, reached_square
from literaxx.gui.path_draft import PathDraft
from literaxx.gui.path_items import PathItems, PathScene
from literaxx.gui.rack_view import ExchangeField, WordBar
from literaxx.gui.table_area import TableArea, TableSettings
from literaxx.gui.table_layout import TableLayout
from literaxx.gui.tile_painter import TilePainter
from literaxx.gui.typed_letters import TypedLetters
from literaxx.match.state import Composing, Judging, MatchState, TurnKind
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.letters import Orthography
from literaxx.model.plays import PathPlay
from literaxx.model.scoring import Score
from literaxx.model.variant import Variant
from literaxx.rules.base import Violation
from literaxx.rules.letterpath import LetterPathRules

translate = QCoreApplication.translate

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Home: (-1, -1),
    Qt.Key.Key_PageUp: (-1, 1),
    Qt.Key.Key_End: (1, -1),
    Qt.Key.Key_PageDown: (1, 1),
}


class PathArea(TableArea):
    """A board of letters, the line drawn through them, and the word it makes.

    Attributes:
        draft: The line.
        place: The keyboard's place.
    """

    spacing = OPEN

    def __init__(self, look: Look, variant: Variant, written: Orthography | None = None) -> None:
        """An empty table.

        Args:
            look: Colours and fonts.
            variant: The game.
            written: How its language is written, for typed letters; None reads them bare.
        """
        super().__init__(look, variant)
        spec = variant.board
        self._rules = LetterPathRules(variant, None)
        self._letters = TypedLetters(variant, written)
        self._tiles = TilePainter(look)
        self._board = PathBoardView(look, spec.rows, spec.columns, variant.tiles, self._tiles)
        self._word = WordBar(look)
        self._field = ExchangeField(look, self._tiles)
        self._field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in (self._board, self._word, self._field):
            part.setParent(self)
        self._word.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board.committed.connect(self._type)
        self._board.setAccessibleName(translate("Table", "Board"))
        self._turn: tuple[int, int] | None = None
        self._shown_board = Board.empty(spec.rows, spec.columns)
        self._is_drawing = False
        self._pressed: Square | None = None
        self._stray: tuple[str, ...] = ()  # typed after the line, where it cannot go on
        self.draft = PathDraft()
        self.place = Square(spec.rows // 2, spec.columns // 2)
        self._board.items = PathItems(
            variant.tiles,
            self._scene,
            lambda square: cell_rect(square, self._board.metrics),
            self._touch,
        )
        self._board.focused.connect(lambda: tell_focus(self._board))
        install()

    def play(self) -> PathPlay | None:
        """The line; None while it is not begun."""
        return self.draft.to_play()

    def clear(self) -> None:
        """Takes the whole line back."""
        self._set(PathDraft())

    def drop_text(self, text: str, point: QPoint) -> None:
        """Finds a line for a text, wherever it was dropped."""
        self._type(text)

    def take_keyboard(self) -> None:
        """Gives the keyboard to the curtain if it is down, and to the board otherwise."""
        super().take_keyboard()
        if self._curtain_name is None:
            self._board.setFocus()

    @property
    def may_draw(self) -> bool:
        """Whether the person may draw a line now."""
        view = self._view
        return (
            view is not None
            and self._me is not None
            and not self.is_hidden
            and isinstance(view.phase, Composing)
            and self._me not in view.left
        )

    def refresh(self) -> None:
        """Shows board, line and word as they are now."""
        if self._view is None:
            return
        view, line = self._view, self.draft.squares
        if isinstance(view.phase, Judging) and isinstance(view.phase.play, PathPlay):
            line = view.phase.play.squares
        board = view.table.board
        self._board.set_look(PathLook(board, line, _last_line(view), self.place))
        word = "" if self._is_paused else PathDraft(line).word(board)
        hint = translate("Table", "Drag or type along neighbouring letters")
        self._word.set_word(word, hint if self.may_draw else "")
        self._field.set_content(self._field_text(view), (), is_lit=False)

    # --- What the table area asks for ---

    def _show(self, view: MatchState, me: int | None) -> None:
        turn = _turn(view)
        board = view.table.board
        if turn != self._turn or not self.draft.fits(self._shown_board, board):
            self.draft = PathDraft()
            self._stray = ()
        self._turn = turn
        self._shown_board = board
        if not self.may_draw:
            self._interrupt()
        self._board.set_cover(self._cover_text)
        self.refresh()

    def _place_parts(self, layout: TableLayout) -> None:
        self._board.set_metrics(layout.metrics)
        self._board.setGeometry(layout.board)
        self._word.setGeometry(layout.rack)
        self._field.setGeometry(layout.field)

    def _apply_settings(self, settings: TableSettings) -> None:
        self._tiles.has_digits = settings.digits
        self._board.arrivals.are_allowed = settings.movement
        self._board.update()

    def _refresh_counter(self, view: MatchState) -> None:
        limit = self._rules.turn_limit(len(view.setup.seats))
        left = max(0, limit - len(view.progress.history))
        self._counter.set_count(left, translate("Table", "turns left"))

    def _interrupt(self) -> None:
        self._is_drawing = False
        self._pressed = None

    def _field_text(self, view: MatchState) -> str:
        if self._me is None:
            return translate("Table", "Shuffle")
        left = self._variant.switches.shuffles - view.progress.seats[self._me].shuffles
        return translate("Table", "Shuffle · {count}\u00a0left").format(count=left)

    # --- The line ---

    def _assess(self, play: PathPlay) -> Score | Violation:
        assert self._view is not None
        return self._rules.assess(self._view.table, 0, play)

    def _points(self, play: PathPlay) -> int:
        score = self._assess(play)
        return score.points if isinstance(score, Score) else 0

    def _set(self, result: PathDraft | Violation | Refused) -> bool:
        """Takes over a line, or tells why not."""
        if isinstance(result, PathDraft) and not self.may_draw:
            result = Refused(Hint.NOT_NOW)
        if not isinstance(result, PathDraft):
            self.explained.emit(result)
            return False
        has_changed = result != self.draft or bool(self._stray)
        self._stray = ()
        if has_changed:
            self.draft = result
            self.refresh()
            self.draft_changed.emit()
        return True

    def _type(self, text: str) -> None:
        letters = self._letters.typed(text)
        if isinstance(letters, Refused):
            self.explained.emit(letters)
            return
        for letter in letters:
            if self._view is None or not self.may_draw:
                self.explained.emit(Refused(Hint.NOT_NOW))
                return
            if not self._type_one(letter, self._view.table.board):
                self._letters.forget()
                continue
            self.place = self.draft.squares[-1]
        if (folded := self._letters.folded(text)) is not None:
            self.folded.emit(*folded)
        self.refresh()

    def _type_one(self, letter: str, board: Board) -> bool:
        """Goes on with the line, unless some letter before has found none already.

        Otherwise a word with a letter too many would become another word, and be played.
        """
        if self._stray:
            self._stray = (*self._stray, letter)
            self.explained.emit(self.unfinished())
            return False
        if self._set(self.draft.typed(letter, board, self._assess, self._points)):
            return True
        self._stray = (letter,)
        return False

    def unfinished(self) -> Refused | None:
        """Letters after the line that no line runs through."""
        if not self._stray or self._view is None:
            return None
        letters = (self.draft.word(self._view.table.board), *self._stray)
        return Refused(Hint.NO_LINE, "".join(letters))

    def _take_back(self) -> None:
        """Takes the last letter back, first of those that no line runs through."""
        if not self._stray:
            self._set(self.draft.stepped_back())
            return
        self._stray = self._stray[:-1]
        if self._stray:
            self.explained.emit(self.unfinished())
        else:
            self.draft_changed.emit()

    def _touch(self, square: Square) -> None:
        """What a click on a cell does."""
        self.place = square
        self._set(self.draft.touched(square, self._assess))
        self.refresh()

    def _scene(self) -> PathScene | None:
        """What screen readers may know now."""
        if self._view is None or self._is_paused:
            return None
        return PathScene(self._view.table.board, self.draft.squares, self.place)

    def _step(self, event: QKeyEvent) -> None:
        """An arrow moves the cursor; with Shift it draws the line there."""
        rows, columns = _STEPS[Qt.Key(event.key())]
        square = Square(self.place.row + rows, self.place.column + columns)
        if not self._variant.board.holds(square):
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            draft = self.draft if self.draft.squares else PathDraft((self.place,), 1)
            if not self._set(draft.passed(square, self._assess)):
                return
        self.place = square
        self.refresh()
        tell_focus(self._board)

    def _square_at(self, point: QPointF) -> Square | None:
        if not self._layout.board.contains(point.toPoint()):
            return None
        return square_at(point - QPointF(self._layout.board.topLeft()), self._layout.metrics)

    # --- Qt ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A line begins, or a click."""
        self._interrupt()
        self._letters.forget()
        self._stray = ()
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._square_at(event.position())
            if self._pressed is not None:
                self._board.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The line follows the pointer from cell to cell, back too."""
        if self._pressed is None:
            return
        point = event.position() - QPointF(self._layout.board.topLeft())
        square = reached_square(point, self._layout.metrics)
        if square is None or (not self._is_drawing and square == self._pressed):
            return
        draft = self.draft
        if not self._is_drawing:
            # A drag from the end of the line goes on with it; from elsewhere it is a new line.
            if not draft.squares or draft.squares[-1] != self._pressed:
                draft = PathDraft((self._pressed,), 1)
            self._is_drawing = True
        if square != (draft.squares or (None,))[-1]:
            self.place = square
            self._set(draft.passed(square, self._assess))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The line stays; a click touches one cell."""
        pressed, was_drawing = self._pressed, self._is_drawing
        self._interrupt()
        if pressed is None or was_drawing or pressed != self._square_at(event.position()):
            return
        self._touch(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Space, letters, Backspace, Esc, Enter."""
        key = Qt.Key(event.key())
        if not event.text().isalpha():
            self._letters.forget()
        if not self._board.hasFocus() or is_shortcut(event):
            super().keyPressEvent(event)
        elif key in _STEPS:
            self._step(event)
        elif key == Qt.Key.Key_Space:
            self._touch(self.place)
        elif key == Qt.Key.Key_Backspace:
            self._take_back()
        elif key == Qt.Key.Key_Escape:
            self.clear()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.ok_wanted.emit()
        elif any(sign.isalpha() for sign in event.text()):
            self._type(event.text())
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Words in another language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._board.setAccessibleName(translate("Table", "Board"))
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the lines for the typed letters, and on when there is only one."""
        if forward and self._board.hasFocus() and len(self.draft.others) > 1:
            self._set(self.draft.next_line())
            self.place = self.draft.squares[-1]
            self.refresh()
            return True
        return super().focusNextPrevChild(forward)


def _turn(view: MatchState) -> tuple[int, int] | None:
    """Which turn a line belongs to: it is kept while that goes on, judged or not."""
    match view.phase:
        case Composing(seat=seat) | Judging(seat=seat):
            return (seat, view.turn_number)
        case _:
            return None


def _last_line(view: MatchState) -> tuple[Square, ...]:
    """The cells that the last word has given new letters, unless another word is proposed."""
    for turn in reversed(view.progress.history):
        if turn.kind is TurnKind.PLAYED and turn.score is not None:
            return turn.score.words[0].squares
    return ()
