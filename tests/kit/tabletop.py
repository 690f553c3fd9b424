# SPDX-License-Identifier: GPL-3.0-or-later
"""A crossword table in a window of its own, with real events of mouse and keyboard."""

from collections import Counter

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.gui.board_view import BoardView
from literaxx.gui.crossword_area import CrosswordArea
from literaxx.gui.geometry import place_rect
from literaxx.gui.look import Look
from literaxx.gui.rack_view import ExchangeField, RackView
from literaxx.gui.table_area import TableSettings
from literaxx.match.state import MatchState
from literaxx.model.letters import Orthography
from literaxx.model.variant import Variant
from tests.kit.tables import small_game, square
from tests.kit.views import composing

LEFT = Qt.MouseButton.LeftButton
NOWHERE = QPoint(3, 3)
"""A point of the table beside all its parts."""


class Tabletop:
    """A table of the small game with Ana's tiles.

    Attributes:
        told: What the table has emitted, as (name, argument).
    """

    def __init__(
        self,
        look: Look,
        rack: str = "ABCDE",
        *,
        view: MatchState | None = None,
        variant: Variant | None = None,
        written: Orthography | None = None,
        moves: bool = False,
    ) -> None:
        """Opens the window; tiles glide only with `moves`."""
        self.variant = variant or small_game()
        self.area = CrosswordArea(look, self.variant, written)
        self.area.set_settings(TableSettings(movement=moves))
        self.told: list[tuple[str, object]] = []
        self._listen()
        self.view = view or composing(self.variant, rack)
        self.area.resize(520, 440)
        self.area.show_view(self.view, 0)
        self.area.show()
        self.area.activateWindow()
        QTest.qWaitForWindowActive(self.area)
        self.area.take_keyboard()

    def _listen(self) -> None:
        area = self.area
        area.draft_changed.connect(lambda: self.told.append(("draft", None)))
        area.rack_arranged.connect(lambda rack: self.told.append(("rack", rack)))
        area.ok_wanted.connect(lambda: self.told.append(("ok", None)))
        area.explained.connect(lambda why: self.told.append(("why", why)))
        area.folded.connect(lambda sign, letter: self.told.append(("folded", (sign, letter))))
        area.curtain_lifted.connect(lambda: self.told.append(("curtain", None)))

    def close(self) -> None:
        """Closes the window for good."""
        self.area.close()
        self.area.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def shows(self, view: MatchState, *, covered: bool = False) -> None:
        """A newer view arrives."""
        self.view = view
        self.area.show_view(view, 0, covered=covered)

    # --- Where things are ---

    def part(self, kind: type[QWidget]) -> QWidget:
        """The board, the rack or the exchange field."""
        found = self.area.findChild(kind)
        assert isinstance(found, QWidget)
        return found

    def cell(self, name: str) -> QPoint:
        """The middle of a cell."""
        board = self.area.findChild(BoardView)
        assert isinstance(board, BoardView)
        return self._in_area(board, board.cell_rect(square(name)))

    def place(self, number: int) -> QPoint:
        """The middle of a place on the rack, from 1."""
        rack = self.area.findChild(RackView)
        assert isinstance(rack, RackView)
        return self._in_area(rack, place_rect(number - 1, rack.metrics))

    def field(self) -> QPoint:
        """The middle of the exchange field."""
        field = self.area.findChild(ExchangeField)
        assert isinstance(field, ExchangeField)
        return self._in_area(field, QRectF(field.rect()))

    def _in_area(self, part: QWidget, rect: QRectF) -> QPoint:
        return part.mapTo(self.area, rect.center().toPoint())

    # --- What a person does ---

    def drag(self, start: QPoint, end: QPoint) -> None:
        """A whole drag with the mouse."""
        self.take(start, end)
        self.let_go(end)

    def take(self, start: QPoint, to: QPoint) -> None:
        """Press, and move to a point in steps; the button stays down."""
        QTest.mousePress(self.area, LEFT, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(self.area, start + (to - start) * step / 4)

    def let_go(self, at: QPoint) -> None:
        """The button goes up."""
        QTest.mouseRelease(self.area, LEFT, pos=at)

    def click(self, point: QPoint) -> None:
        """A click."""
        QTest.mouseClick(self.area, LEFT, pos=point)

    def key(self, key: Qt.Key, text: str = "", *, shift: bool = False) -> bool:
        """A key goes down and up where the keyboard is; whether somebody took it."""
        target = self.area.focusWidget()
        assert target is not None
        modifiers = Qt.KeyboardModifier.NoModifier
        if shift:
            modifiers = Qt.KeyboardModifier.ShiftModifier
        press = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)
        QApplication.sendEvent(target, press)
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyRelease, key, modifiers, text))
        return press.isAccepted()

    def type(self, text: str) -> None:
        """Letters and digits, each as a key with its text; QTest aborts on most letters."""
        for sign in text:
            self.key(Qt.Key.Key_unknown, sign)

    def commit(self, text: str) -> None:
        """An input method delivers a text."""
        target = self.area.focusWidget()
        assert target is not None
        event = QInputMethodEvent("", [])
        event.setCommitString(text)
        QApplication.sendEvent(target, event)

    # --- What is there ---

    @property
    def rack(self) -> str:
        """The rack: `.` for a place whose tile lies elsewhere."""
        return "".join(t.face if t.is_home else "." for t in self.area.draft.tiles)

    @property
    def laid(self) -> dict[str, str]:
        """The laid tiles by cell, a blank in lower case and `?` without a letter."""
        return {
            tile.square.name: tile.tile.text or "?"
            for tile in self.area.draft.laid
            if tile.square is not None
        }

    @property
    def why(self) -> list[object]:
        """Why something did nothing."""
        return [what for name, what in self.told if name == "why"]

    def has_all_tiles(self) -> bool:
        """Whether the person has exactly the tiles of the rack, each in one place."""
        return Counter(self.area.draft.rack) == Counter(self.view.table.racks[0])

    def colour_at(self, point: QPoint) -> str:
        """The colour of a pixel of the table."""
        picture = self.area.grab()
        at = QPointF(point) * picture.devicePixelRatioF()
        return picture.toImage().pixelColor(at.toPoint()).name()
