# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of letter-path games: one JSON object a line, as `docs/records.md` tells.

The first line is the position the game begins with; every other line is something that happened.
A position by itself is a record of one line.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.sentence import Sentence
from literaxx.records.record import RecordedPlayer, RecordError

FORMAT = "literaxx-lines"
VERSION = 1
MOST_PLAYERS = 4

_T = TypeVar("_T")


class LineBase(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"
):
    """What every line after the first has.

    Attributes:
        player: Nickname of whoever did it.
        total: His points afterwards.
    """

    player: str
    total: int


class WordLine(LineBase, frozen=True, kw_only=True, tag="word", omit_defaults=True):
    """A word was drawn.

    Attributes:
        word: The word.
        line: Its cells, row and column from 0.
        points: What it counted.
        board: The letters afterwards; None when nothing changed, as after the last word.
        refused: Whether it was refused, which leaves no points.
    """

    word: str
    line: tuple[Square, ...]
    points: int
    board: str | None = None
    refused: bool = False


class ShuffleLine(LineBase, frozen=True, kw_only=True, tag="shuffle"):
    """The letters changed places, which ends no turn."""

    board: str


class PassLine(LineBase, frozen=True, kw_only=True, tag="pass"):
    """A turn was passed."""


class SkipLine(LineBase, frozen=True, kw_only=True, tag="skip"):
    """A turn was lost: to a wrong check, to spent game time, or because the player had left."""

    cause: str


Line = WordLine | ShuffleLine | PassLine | SkipLine


class LinesRecord(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A recorded letter-path game, or a position of one.

    Attributes:
        format: Always `literaxx-lines`.
        version: Of this format.
        variant: Id of the variant.
        players: In seating order.
        board: The letters at the beginning, rows joined by `/`.
        scores: Points at the beginning, if there are any.
        to_move: Nickname of the player to move, if the position says so.
        moves: The other lines.
    """

    format: str
    version: int
    variant: str
    players: tuple[RecordedPlayer, ...]
    board: str
    scores: tuple[int, ...] = ()
    to_move: str = ""
    moves: tuple[Line, ...] = ()


def lines_record(variant: str, players: tuple[RecordedPlayer, ...], board: str) -> LinesRecord:
    """A record without moves in the present version of the format."""
    return LinesRecord(
        format=FORMAT, version=VERSION, variant=variant, players=players, board=board
    )


def board_text(board: Board) -> str:
    """A board of letters on one line: rows joined by `/`, `[CH]` for a letter of two."""
    return board.to_text().replace("\n", "/")


def parse_board(text: str) -> Board | None:
    """The board of a line; None when it is no board full of letters."""
    try:
        board = Board.from_text(text.replace("/", "\n"))
    except ValueError:
        return None
    is_full = all(tile is not None and not tile.is_blank for tile in board.cells)
    return board if is_full else None


def read_lines(text: str) -> LinesRecord:
    """The game that the lines tell.

    Raises:
        RecordError: The text is no record of this kind.
    """
    first, *others = text.removeprefix("\ufeff").split("\n")
    record = _decoded(first, _FIRST, 1)
    if record.format != FORMAT or record.version != VERSION or record.moves:
        raise RecordError(
            1,
            Sentence(
                "this program reads {format} of version {version}", format=FORMAT, version=VERSION
            ),
        )
    nicks = {player.nick for player in record.players}
    if not len(nicks) == len(record.players) <= MOST_PLAYERS or not nicks:
        raise RecordError(
            1,
            Sentence("a record has 1 to {most} players of different nicknames", most=MOST_PLAYERS),
        )
    if len(record.scores) not in (0, len(nicks)) or record.to_move not in (*nicks, ""):
        raise RecordError(1, Sentence("scores and player to move must be those of the players"))
    if parse_board(record.board) is None:
        raise RecordError(1, Sentence("the board must have a letter on every cell"))
    moves: list[Line] = []
    for number, line in enumerate(others, start=2):
        if line.strip():
            move = _decoded(line, _OTHER, number)
            if move.player not in nicks:
                raise RecordError(number, Sentence("there is no player {name}", name=move.player))
            moves.append(move)
    return msgspec.structs.replace(record, moves=tuple(moves))


def write_lines(record: LinesRecord) -> str:
    """The record as text that `read_lines` reads."""
    first = msgspec.structs.replace(record, moves=())
    lines = [first, *record.moves]
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


_FIRST = msgspec.json.Decoder(LinesRecord)
_OTHER: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def _decoded(line: str, decoder: msgspec.json.Decoder[_T], number: int) -> _T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError(
            number, Sentence("this is no line of such a record: {reason}", reason=error)
        ) from error
