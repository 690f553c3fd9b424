# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions on one line: the CGP notation of crossword games.

Five parts, one blank apart: rows from top to bottom joined by `/`, empty cells as numbers; racks
joined by `/`, the player to move first, an unknown one empty; scores in the same order; turns in a
row without points; operations, each ended by `;`, such as `lex English;`.
"""

from __future__ import annotations

import re

import msgspec

from literaxx.model.board import Board, cell_text
from literaxx.model.sentence import Sentence, ToldError
from literaxx.records.notation import parse_tiles, tiles_text

_CELLS = re.compile(r"\d+|\[[^\[\]]+\]|[^\W\d_]")
_PARTS = 4


class CgpError(ToldError):
    """Text that is no position; the message is a sentence without capital and full stop."""


class CgpPosition(msgspec.Struct, frozen=True):
    """A position of a crossword game.

    Attributes:
        board: The board.
        racks: The rack of each player, the one to move first; an unknown one is empty.
        scores: The points of each player in the same order.
        zero_turns: Turns in a row without points.
        operations: What else is said, without the `;`.
    """

    board: Board
    racks: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    zero_turns: int = 0
    operations: tuple[str, ...] = ()


def parse_cgp(text: str) -> CgpPosition:
    """The position that a line tells. Scores, zero turns and operations may be missing.

    Raises:
        CgpError: The line is no position.
    """
    parts = text.strip("\r\n").split(" ", _PARTS)
    board = _parse_board(parts[0])
    racks = tuple(_parse_rack(rack) for rack in (parts[1] if len(parts) > 1 else "").split("/"))
    scores = _parse_scores(parts[2] if len(parts) > 2 else "", len(racks))
    zero_turns = parts[3] if len(parts) > 3 and parts[3] else "0"
    if not re.fullmatch(r"[0-9]{1,6}", zero_turns):
        raise CgpError(Sentence("“{said}” is no number of turns without points", said=zero_turns))
    rest = parts[_PARTS] if len(parts) > _PARTS else ""
    operations = tuple(op.strip() for op in rest.split(";") if op.strip())
    return CgpPosition(board, racks, scores, int(zero_turns), operations)


def write_cgp(position: CgpPosition) -> str:
    """The line that `parse_cgp` reads."""
    parts = [
        "/".join(_row_text(position.board, row) for row in range(position.board.rows)),
        "/".join(tiles_text(rack) for rack in position.racks),
        "/".join(str(score) for score in position.scores),
        str(position.zero_turns),
        *(f"{operation};" for operation in position.operations),
    ]
    return " ".join(parts)


def _parse_board(text: str) -> Board:
    rows = []
    for number, row in enumerate(text.split("/"), start=1):
        cells = _CELLS.findall(row)
        if not cells or "".join(cells) != row:
            raise CgpError(
                Sentence("row {row} of the board cannot be read: “{said}”", row=number, said=row)
            )
        # Three digits are more than any board is wide.
        rows.append("".join("." * int(c[:3]) if c[0].isdigit() else c for c in cells))
    try:
        return Board.from_text("\n".join(rows))
    except ValueError as error:
        raise CgpError(Sentence("the rows of the board are not equally long")) from error


def _parse_rack(text: str) -> tuple[str, ...]:
    tiles = parse_tiles(text)
    if tiles is None:
        raise CgpError(Sentence("“{said}” is no rack", said=text))
    return tiles


def _parse_scores(text: str, players: int) -> tuple[int, ...]:
    if not text:
        return (0,) * players
    scores = text.split("/")
    if len(scores) != players or not all(re.fullmatch(r"-?[0-9]{1,6}", s) for s in scores):
        raise CgpError(
            Sentence("“{said}” are not the scores of {count} players", said=text, count=players)
        )
    return tuple(map(int, scores))


def _row_text(board: Board, row: int) -> str:
    cells = board.cells[row * board.columns : (row + 1) * board.columns]
    line = "".join(cell_text(cell) for cell in cells)
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), line)
