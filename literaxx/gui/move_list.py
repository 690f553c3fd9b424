# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of moves: words, refused words, exchanges, passes and skipped turns."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from literaxx.gui.fonts import REGULAR, SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.spelled import (
    Spellings,
    may_be_spelled,
    no_spellings,
    several,
    spelled,
)
from literaxx.gui.texts import names_text, translate, turn_text
from literaxx.match.state import MatchState, TurnKind, TurnRecord
from literaxx.model.scoring import WordScore

_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
NUMBER, PLAYER, AT, WORD, POINTS = range(5)
ROOM = 11  # before or after the text of a cell, as the header has it


class MoveModel(QAbstractTableModel):
    """The turns of a match as rows."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """A list without turns."""
        super().__init__(parent)
        self._look = look
        self._turns: tuple[TurnRecord, ...] = ()
        self._names: tuple[str, ...] = ()
        self._spelled: tuple[bool, ...] = ()
        self.spellings: Spellings = no_spellings

    def show_view(self, view: MatchState) -> bool:
        """Takes the turns of a view; whether they are others than before."""
        names = tuple(seat.name for seat in view.setup.seats)
        turns = view.progress.history
        known = tuple(may_be_spelled(turn, view) for turn in turns)
        if (turns, names, known) == (self._turns, self._names, self._spelled):
            return False
        self.beginResetModel()
        self._turns, self._names, self._spelled = turns, names, known
        self.endResetModel()
        return True

    def renew(self) -> None:
        """Asks the view to read everything again, after another look or language."""
        self.beginResetModel()
        self.endResetModel()

    def _text(self, row: int, column: int) -> str:
        turn = self._turns[row]
        match column:
            case 0:
                return str(row // len(self._names) + 1)
            case 1:
                return self._names[turn.seat]
            case 2:
                score = turn.score
                return "—" if score is None else score.words[0].position
            case 3:
                text = turn_text(turn)
                has_word = turn.score is not None and self._spelled[row]
                return spelled(text, self.spellings) if has_word else text
            case _:
                return str(turn.points)

    def _tip(self, row: int) -> str:
        """All words of a turn, their spelling, and what the dictionary said; or what it was."""
        turn = self._turns[row]
        if turn.score is None:
            return turn_text(turn)
        lines = [self._word_line(word, is_known=self._spelled[row]) for word in turn.score.words]
        bad = [verdict.word for verdict in turn.verdicts if not verdict.is_good]
        if bad:
            unknown = translate("Moves", "Not in the dictionary: {words}")
            lines.append(unknown.format(words=names_text(bad)))
        elif turn.verdicts:
            lines.append(translate("Moves", "Checked: in the dictionary"))
        if turn.checked_by is not None:
            lines.append(
                translate("Moves", "Checked by {name}").format(name=self._names[turn.checked_by])
            )
        return "\n".join(lines)

    def _word_line(self, word: WordScore, *, is_known: bool) -> str:
        """`PERÒ · 12`, or `FATA · 12 (FATĂ, FAȚA, FAȚĂ)`."""
        if not is_known:
            return f"{word.text} · {word.points}"
        ways = ", ".join(several(word.text, self.spellings))
        line = f"{spelled(word.text, self.spellings)} · {word.points}"
        return f"{line} ({ways})" if ways else line

    def _font(self, turn: TurnRecord, column: int) -> QFont:
        font = self._look.font(13, SEMIBOLD if column in (WORD, POINTS) else REGULAR)
        font.setStrikeOut(column == WORD and turn.kind is TurnKind.REFUSED)
        return font

    def rowCount(self, parent: _Index = _TOP) -> int:
        """Turns so far."""
        return 0 if parent.isValid() else len(self._turns)

    def columnCount(self, parent: _Index = _TOP) -> int:
        """Number, player, place, word, points."""
        return 0 if parent.isValid() else 5

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, colour, font and alignment of a cell."""
        turn = self._turns[index.row()]
        column = index.column()
        theme = self._look.theme
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(index.row())
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._tip(index.row())
            case Qt.ItemDataRole.FontRole:
                return self._font(turn, column)
            case Qt.ItemDataRole.ForegroundRole:
                is_quiet = column in (NUMBER, AT) or (column == WORD and turn.score is None)
                is_quiet = is_quiet or turn.kind is TurnKind.REFUSED
                return theme.muted if is_quiet else theme.ink
            case Qt.ItemDataRole.TextAlignmentRole:
                side = (
                    Qt.AlignmentFlag.AlignRight if column == POINTS else Qt.AlignmentFlag.AlignLeft
                )
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                "#",
                translate("Moves", "Player"),
                translate("Moves", "At"),
                translate("Moves", "Word"),
                translate("Moves", "Points"),
            )[section]
        if role == Qt.ItemDataRole.FontRole:
            return self._look.font(12)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == POINTS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class _Lines(QStyledItemDelegate):
    """Cells with a hairline below and room at the sides."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The cell with room at its sides, then its line."""
        rect = QRect(option.rect)
        # As far from the side as the style sheet puts the heads.
        is_right = index.column() == POINTS
        option.rect = rect.adjusted(0 if is_right else ROOM, 0, -ROOM if is_right else 0, 0)
        super().paint(painter, option, index)
        painter.save()
        painter.setPen(self._look.theme.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As wide as the text and the room around it."""
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + self._look.px(12), self._look.px(31))


class MoveList(QTableView):
    """The turns so far, the last one in sight."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """A list without turns."""
        super().__init__(parent)
        self._look = look
        self._model = MoveModel(look, self)
        self.setModel(self._model)
        self.setItemDelegate(_Lines(look, self))
        self.retell()
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(look.px(28))
        for column in range(5):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(WORD, QHeaderView.ResizeMode.Stretch)
        self._fit()
        self._is_at_end = True
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._stay_at_end)
        bar.valueChanged.connect(self._on_scrolled)
        look.changed.connect(self._on_look_changed)

    def spell_by(self, spellings: Spellings) -> None:
        """Shows words as these say, once they may be known."""
        self._model.spellings = spellings
        self._model.renew()

    def show_view(self, view: MatchState) -> None:
        """Shows the turns of a view; may be called at any time."""
        self.setColumnHidden(AT, not view.setup.hides_racks)
        if self._model.show_view(view):
            self._is_at_end = True
            self.scrollToBottom()

    def retell(self) -> None:
        """Says everything in the language of the interface."""
        self.setAccessibleName(translate("Moves", "Moves so far"))
        self._model.renew()

    def _fit(self) -> None:
        """Column widths and row height for the size of text."""
        px = self._look.px
        for column, width in ((NUMBER, 42), (AT, 62), (POINTS, 78)):
            self.setColumnWidth(column, px(width))
        free = self.viewport().width() - px(42 + 62 + 78)
        self.setColumnWidth(PLAYER, max(px(40), min(px(124), round(free * 0.42))))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(px(31))
        self.horizontalHeader().setFixedHeight(px(32))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The word gets the larger part of what is free."""
        self._fit()
        super().resizeEvent(event)

    def _stay_at_end(self, least: int, most: int) -> None:
        """The last turn stays in sight when there is less room, or only now some."""
        if self._is_at_end:
            self.verticalScrollBar().setValue(most)

    def _on_scrolled(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _on_look_changed(self) -> None:
        self._fit()
        self._model.renew()
