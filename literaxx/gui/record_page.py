# SPDX-License-Identifier: GPL-3.0-or-later
"""A recorded game, line by line: the board at the left, the lines at the right."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from literaxx.gui.accessible import install
from literaxx.gui.board_view import BoardView, CellLook
from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.geometry import CLOSE, OPEN, board_metrics, cell_rect
from literaxx.gui.look import Look
from literaxx.gui.page import Page
from literaxx.gui.path_board_view import PathBoardView, PathLook
from literaxx.gui.record_items import RecordItems
from literaxx.gui.recorded import RecordedGame, Shot
from literaxx.gui.texts import points_text, translate
from literaxx.gui.tile_painter import TilePainter, face_of
from literaxx.model.geometry import Square
from literaxx.model.variant import Kind


class RecordBoard(QWidget):
    """The board of any kind of game, as large as there is room, only to be looked at."""

    def __init__(self, look: Look, game: RecordedGame) -> None:
        """An empty board."""
        super().__init__()
        variant = self._variant = game.variant
        self._game, self._place = game, 0
        spec, tiles = variant.board, variant.tiles
        painter = TilePainter(look)
        self._board: BoardView | PathBoardView
        if variant.kind is Kind.LETTER_PATH:
            self._board = PathBoardView(look, spec.rows, spec.columns, tiles, painter)
        else:
            self._board = BoardView(look, spec, painter)
        self._board.setParent(self)
        self._board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board.setAccessibleName(translate("Table", "Board"))
        self._board.items = RecordItems(game, lambda: self._place, self._cell_rect)
        install()
        self.setMinimumSize(QSize(300, 300))

    def _cell_rect(self, square: Square) -> QRectF:
        return cell_rect(square, self._board.metrics)

    def show_shot(self, place: int) -> None:
        """Shows the board after a line, the last word marked."""
        self._place, shot = place, self._game.shots[place]
        if isinstance(self._board, PathBoardView):
            self._board.set_look(PathLook(self._game.seen(place), line=shot.squares))
            return
        tiles = self._variant.tiles
        self._board.set_cells(
            {
                placement.square: CellLook(
                    face_of(placement.tile, tiles), is_last=placement.square in shot.squares
                )
                for placement in shot.board.placements()
            }
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The largest board that fits, below the title."""
        spec = self._variant.board
        spacing = OPEN if isinstance(self._board, PathBoardView) else CLOSE
        edges = spacing.edges(has_names=False)
        pitch = min(self.width() / (spec.columns + edges), self.height() / (spec.rows + edges))
        scaling = self.devicePixelRatioF()
        metrics = board_metrics(spec.rows, spec.columns, pitch, scaling, spacing=spacing)
        self._board.set_metrics(metrics)
        size = QSize(round(metrics.width), round(metrics.height))
        self._board.setGeometry(QRect(QPoint(), size))
        super().resizeEvent(event)


class RecordPage(Page):
    """A recorded game; the arrow keys go through its lines.

    Attributes:
        lines: The list of the lines.
        fault: Says whether the record says something else than the rules.
    """

    def __init__(self, look: Look, game: RecordedGame) -> None:
        """The page of a game, at its beginning."""
        super().__init__(look, game.title)
        self._game = game
        self._board = RecordBoard(look, game)
        self._scores = Label(look, size=15, weight=SEMIBOLD)
        self._scores.setWordWrap(True)
        self.fault = Label(look, size=13, tone=Tone.ALARM)
        self.fault.setWordWrap(True)
        self.lines = QListWidget()
        self.lines.setAccessibleName(translate("Record", "The lines of the record"))
        self.lines.setFont(look.font(14))
        for shot in game.shots:
            self.lines.addItem(QListWidgetItem(line_text(shot)))
        self.lines.currentRowChanged.connect(self._on_line)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self._scores)
        card = Card(look)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(8, 8, 8, 8)
        inner.addWidget(self.lines)
        right.addWidget(card, 1)
        right.addWidget(self.fault)
        right.addLayout(self._buttons())
        columns = self.columns()
        columns.addWidget(self._board, 3)
        columns.addLayout(right, 2)
        self.fill()
        self.lines.setCurrentRow(0)

    def focus_lines(self) -> None:
        """Gives the keyboard to the list."""
        self.lines.setFocus()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        for text, step in ((translate("Record", "Back"), -1), (translate("Record", "Next"), 1)):
            button = KeyButton(self.look, text, is_primary=step > 0)
            button.clicked.connect(lambda _=False, step=step: self._go(step))
            row.addWidget(button, 1)
        close = KeyButton(self.look, translate("Record", "Close"))
        close.clicked.connect(self.left)
        row.addWidget(close, 1)
        return row

    def _go(self, step: int) -> None:
        row = self.lines.currentRow() + step
        self.lines.setCurrentRow(max(0, min(self.lines.count() - 1, row)))

    def _on_line(self, row: int) -> None:
        shot = self._game.shots[row]
        self._board.show_shot(row)
        sums = [f"{n} {s}" for n, s in zip(self._game.names, shot.scores, strict=True)]
        self._scores.setText(" · ".join(sums))
        differs = translate("Record", "The record says something else than the rules here.")
        self.fault.setText(differs if shot.differs else "")


def line_text(shot: Shot) -> str:
    """`Ana · 8G WHILE · 18 points`; of the beginning, that it is the beginning."""
    if not shot.player:
        return translate("Record", "The beginning")
    what = f"{shot.place} {shot.text}".strip()
    return " · ".join((shot.player, what, points_text(shot.points)))
