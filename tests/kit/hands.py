# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays any game at a window: lays or draws plays with mouse and keyboard."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from literaxx.gui.crossword_area import CrosswordArea
from literaxx.gui.geometry import cell_rect
from literaxx.gui.path_area import PathArea
from literaxx.gui.path_board_view import PathBoardView
from literaxx.gui.table_area import TableArea
from literaxx.match import choices
from literaxx.match.choices import Deed, Matter, mover
from literaxx.match.state import Composing, Finished, MatchState
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay, Play, TilePlay
from literaxx.model.variant import Variant
from tests.kit.windows import Player

Key = Qt.Key
_KEYS = {Key.Key_F2: choices.Key.F2, Key.Key_F3: choices.Key.F3, Key.Key_F4: choices.Key.F4}


class Hands:
    """Mouse and keyboard of everybody at one PC, for every kind of game."""

    def __init__(self, player: Player) -> None:
        """Hands at a window in which a table is open."""
        self.player = player

    # What is there.

    @property
    def area(self) -> TableArea:
        """The left half of the table."""
        return self.player.table.area

    @property
    def view(self) -> MatchState:
        """What the window shows."""
        return self.player.table.view

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.view.phase, Finished)

    @property
    def moving(self) -> int:
        """Whose turn it is."""
        seat = mover(self.view)
        assert seat is not None
        return seat

    @property
    def message(self) -> str:
        """What the message bar says."""
        return self.player.table.bar.text

    # A turn.

    def begin_turn(self) -> None:
        """Lifts the curtain if there is one."""
        self.player.settle()
        if self.player.table.asking.matter is Matter.CURTAIN:
            self.player.lift_curtain()
        assert isinstance(self.view.phase, Composing)

    def press(self, key: Qt.Key, deed: Deed) -> None:
        """Presses F2, F3 or F4 for what it is sure to mean."""
        self.player.settle()
        asking = self.player.table.asking
        assert asking.on(_KEYS[key]) is deed, asking
        self.player.press(key)

    def answer(self, key: Qt.Key, deed: Deed) -> None:
        """Every other player who is asked answers alike, one after the other."""
        asked = 0
        while self.player.table.asking.allows(deed):
            self.press(key, deed)
            asked += 1
        assert asked

    def lay(self, play: Play, *, by_keys: bool) -> None:
        """Lays or draws a play."""
        area = self.area
        if isinstance(play, TilePlay) and isinstance(area, CrosswordArea):
            (self._type_tiles if by_keys else self._drag_tiles)(area, play)
        elif isinstance(play, PathPlay) and isinstance(area, PathArea):
            (self._type_line if by_keys else self._drag_line)(area, play)
        self.player.settle()

    # Crosswords.

    def _drag_tiles(self, area: CrosswordArea, play: TilePlay) -> None:
        player = self.player
        for placement in play.placements:
            tile = placement.tile
            player.drag(player.place(tile.on_rack), player.cell(placement.square.name))
            if tile.is_blank:
                player.key(Key.Key_unknown, tile.letter)

    def _type_tiles(self, area: CrosswordArea, play: TilePlay) -> None:
        """Goes to each cell by arrows, the turned cursor last, and types the letter there."""
        area.take_keyboard()
        squares = [placement.square for placement in play.placements]
        for placement in play.placements:
            self._go(area, placement.square)
            is_down = len({square.column for square in squares}) == 1
            if (area.keys.cursor.direction.name == "DOWN") != is_down:
                self.player.key(Key.Key_Space)
            if placement.tile.is_blank:
                self._type_blank(area, placement.tile.letter)
            else:
                self.player.key(Key.Key_unknown, placement.tile.letter)

    def _type_blank(self, area: CrosswordArea, letter: str) -> None:
        """Lays the blank by its place, since its letter may be on the rack as well."""
        draft = area.draft
        place = next(n for n, t in enumerate(draft.tiles) if t.is_blank and t.is_home)
        self.player.key(Key.Key_unknown, str(place + 1))
        self.player.key(Key.Key_unknown, letter)

    def _go(self, area: CrosswordArea, square: Square) -> None:
        start = area.keys.cursor.square
        self._arrows(square.row - start.row, square.column - start.column)

    def _arrows(self, down: int, right: int) -> None:
        for _ in range(abs(down)):
            self.player.key(Key.Key_Down if down > 0 else Key.Key_Up)
        for _ in range(abs(right)):
            self.player.key(Key.Key_Right if right > 0 else Key.Key_Left)

    # Lines.

    def _drag_line(self, area: PathArea, play: PathPlay) -> None:
        points = [self._cell(area, square) for square in play.squares]
        handle = self.player.window.windowHandle()
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(handle, left, pos=points[0])
        for start, end in pairwise(points):
            for step in range(1, 5):
                QTest.mouseMove(handle, start + (end - start) * step / 4)
        QTest.mouseRelease(handle, left, pos=points[-1])
        QApplication.processEvents()

    def _type_line(self, area: PathArea, play: PathPlay) -> None:
        """Types the letters, and steps by Tab to a line that is worth as much."""
        board = self.view.table.board
        area.take_keyboard()
        for square in play.squares:
            tile = board.at(square)
            assert tile is not None
            self.player.key(Key.Key_unknown, tile.letter)

    def _cell(self, area: PathArea, square: Square) -> QPoint:
        board = area.findChild(PathBoardView)
        assert isinstance(board, PathBoardView)
        point = cell_rect(square, board.metrics).center().toPoint()
        return board.mapTo(self.player.window, point)


def shortened(variant: Variant, *, tiles: int = 38, turns: int = 12) -> Variant:
    """The same game, sooner over: fewer tiles of each letter, or fewer turns."""
    total = len(variant.tiles.tiles)
    if variant.switches.rack_size == 0:
        switches = msgspec.structs.replace(variant.switches, turns=turns)
        return msgspec.structs.replace(variant, switches=switches)
    specs = tuple(
        msgspec.structs.replace(spec, count=max(1, round(spec.count * tiles / total)))
        for spec in variant.tiles.specs
    )
    fewer = msgspec.structs.replace(variant.tiles, specs=specs)
    return msgspec.structs.replace(variant, tiles=fewer)
