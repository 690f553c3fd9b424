# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures for the rules, drawn from the real boards by the painters of the table.

A text asks for one by an address:

* `board:literaxx-en`: the board of a variant;
* `laid:literaxx-en/8F/CATS`: the middle rows of it with a word laid there; lower case is a blank;
* `line:wordstream-en/CATCHSEDANOTTERPARKSLINES/A1.B1.C2`: letters with a line through some;
* `tiles:literaxx-en/AJ?`: tiles in a row, `?` is a blank.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap

from literaxx.gui.board_view import BoardView, CellLook
from literaxx.gui.geometry import OPEN, board_metrics, cell_rect
from literaxx.gui.look import Look
from literaxx.gui.path_board_view import PathBoardView, PathLook
from literaxx.gui.tile_painter import TilePainter, face_of
from literaxx.model.board import Board, Placement
from literaxx.model.geometry import Square
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Variant
from literaxx.records.notation import parse_position

PITCH, WHOLE_PITCH, LINE_PITCH = 40, 24, 52
"""Logical pixels of a cell: of a part of a board, of a whole board, of a board of lines."""
_AROUND = 2  # rows above and below a word


def picture(address: str, look: Look, variants: Mapping[str, Variant]) -> QPixmap | None:
    """The picture of an address; None for one that cannot be drawn.

    Args:
        address: As above.
        look: Colours and fonts.
        variants: The variants by their ids.
    """
    kind, _, rest = address.partition(":")
    name, *parts = rest.split("/")
    variant = variants.get(name)
    if variant is None:
        return None
    match kind, parts:
        case "board", []:
            return _board(look, variant, {}, look.px(WHOLE_PITCH), None)
        case "laid", [place, word]:
            return _laid(look, variant, place, word)
        case "line", [letters, cells]:
            return _line(look, variant, letters, cells)
        case "tiles", [faces]:
            return _tiles(look, variant, faces)
        case _:
            return None


def _board(
    look: Look,
    variant: Variant,
    cells: Mapping[Square, CellLook],
    pitch: int,
    rows: tuple[int, int] | None,
) -> QPixmap:
    """A board, or some of its rows."""
    spec = variant.board
    view = BoardView(look, spec, TilePainter(look))
    metrics = board_metrics(spec.rows, spec.columns, pitch, view.devicePixelRatioF())
    view.set_metrics(metrics)
    view.resize(round(metrics.width), round(metrics.height))
    view.set_cells(cells)
    part = QRect(0, 0, view.width(), view.height())
    if rows is not None:
        top = cell_rect(Square(rows[0], 0), metrics).top()
        bottom = cell_rect(Square(rows[1], 0), metrics).bottom()
        part = QRect(0, round(top), view.width(), round(bottom - top))
    return view.grab(part)


def _laid(look: Look, variant: Variant, place: str, word: str) -> QPixmap | None:
    """A word on the board, and what is around it."""
    begin = parse_position(place)
    if begin is None:
        return None
    square, direction = begin
    cells = {}
    for letter in word:
        tile = Tile(letter.upper(), is_blank=letter.islower())
        cells[square] = CellLook(face_of(tile, variant.tiles), is_framed=True)
        last, square = square, square.step(direction)
    top = max(0, min(cells).row - _AROUND)
    bottom = min(variant.board.rows - 1, last.row + _AROUND)
    return _board(look, variant, cells, look.px(PITCH), (top, bottom))


def _line(look: Look, variant: Variant, letters: str, cells: str) -> QPixmap | None:
    """A board of letters with a line; None when the letters do not fill it."""
    spec, tiles = variant.board, variant.tiles
    squares = tuple(spec.squares())
    line = [begin for cell in cells.split(".") if (begin := parse_position(cell)) is not None]
    if len(letters) != len(squares) or not set(letters) <= tiles.by_letter.keys():
        return None
    laid = [
        Placement(square, Tile(letter)) for square, letter in zip(squares, letters, strict=True)
    ]
    board = Board.empty(spec.rows, spec.columns).with_tiles(laid)
    view = PathBoardView(look, spec.rows, spec.columns, tiles, TilePainter(look))
    scaling = view.devicePixelRatioF()
    metrics = board_metrics(spec.rows, spec.columns, look.px(LINE_PITCH), scaling, spacing=OPEN)
    view.set_metrics(metrics)
    view.resize(round(metrics.width), round(metrics.height))
    view.set_look(PathLook(board, tuple(square for square, _ in line)))
    return view.grab()


def _tiles(look: Look, variant: Variant, faces: str) -> QPixmap:
    """Tiles in a row, as on a rack."""
    metrics = board_metrics(1, len(faces), look.px(PITCH))
    painter_of_tiles = TilePainter(look)
    scaling = QGuiApplication.primaryScreen().devicePixelRatio()
    size = QSize(round(metrics.width), round(metrics.height))
    made = QPixmap(size * scaling)
    made.setDevicePixelRatio(scaling)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    for column, face in enumerate(faces):
        tile = Tile("" if face == BLANK else face, is_blank=face == BLANK)
        rect = QRectF(cell_rect(Square(0, column), metrics)).adjusted(1, 1, -1, -1)
        painter_of_tiles.draw(painter, face_of(tile, variant.tiles), rect)
    painter.end()
    return made
