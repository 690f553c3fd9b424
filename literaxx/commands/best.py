# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx best`: the best moves of a position."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import msgspec

from literaxx.commands import CommandError
from literaxx.commands.shared import columns, named_variant, words_of
from literaxx.commands.speech import say, translate
from literaxx.model.board import Board
from literaxx.model.table import Table
from literaxx.model.tiles import BLANK
from literaxx.model.variant import Kind, Variant
from literaxx.players.movegen import Move, MoveGenerator
from literaxx.players.pathgen import PathGenerator
from literaxx.records.cgp import CgpError, CgpPosition, parse_cgp
from literaxx.records.lines import parse_board
from literaxx.records.notation import THROUGH, word_text
from literaxx.rules.base import Violation
from literaxx.rules.crossword import CrosswordRules


class TileMove(msgspec.Struct):
    """A move of a crossword game in JSON.

    Attributes:
        position: Where its word begins, `8G` across and `G8` down.
        word: The word as records have it: a blank in lower case, `.` for a tile that lies there.
        words: All words it makes, the main one first, blanks in lower case.
        points: Its points.
        value: What it is worth to whoever asks for the best move.
    """

    position: str
    word: str
    words: tuple[str, ...]
    points: int
    value: float


class LineMove(msgspec.Struct):
    """A word of a letter board in JSON, with its best line as rows and columns from 0."""

    word: str
    points: int
    line: tuple[tuple[int, int], ...]


class Report(msgspec.Struct):
    """The answer in JSON; `count` is the number of all moves there are."""

    moves: list[TileMove] | list[LineMove]
    count: int


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "best",
        help=say("find the best moves of a position"),
        description=say(
            "Prints the moves of most points with the words they make. A word has `.` where a tile "
            "lies already and blanks in lower case. Leaves with status 1 when there is no move."
        ),
    )
    parser.add_argument("variant", metavar="VARIANT", help=say("variant or variant file (.toml)"))
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--cgp", metavar="POSITION", help=say("position of a crossword game"))
    where.add_argument("--board", metavar="ROWS", help=say("letters, rows joined by /"))
    parser.add_argument("--count", metavar="N", type=int, default=10, help=say("how many moves"))
    parser.add_argument("--all", action="store_true", help=say("every legal move"))
    parser.add_argument("--json", action="store_true", help=say("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find and print the moves.

    Raises:
        CommandError: No such variant or word list; a position that cannot be.
    """
    variant = named_variant(args.variant)
    if args.count < 1:
        raise CommandError(say("--count needs a number above 0."))
    crossword = variant.kind is Kind.CROSSWORD
    if crossword != (args.cgp is not None):
        raise CommandError(
            say(
                "{variant} needs {option}.",
                variant=variant.id,
                option="--cgp POSITION" if crossword else "--board ROWS",
            )
        )
    most = None if args.all else args.count
    report = (
        _tile_moves(variant, args.cgp, most) if crossword else _words(variant, args.board, most)
    )
    if args.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(report))
    return 0 if report.count else 1


def _tile_moves(variant: Variant, text: str, most: int | None) -> Report:
    position = _position(variant, text)
    rack = position.racks[0]
    generator = MoveGenerator(variant, words_of(variant))
    moves = generator.all_moves(generator.position(position.board, rack))
    table = Table(position.board, (rack,), (), (0,))
    rules = CrosswordRules(variant)
    highest = moves.highest(len(moves) if most is None else most)
    return Report([_tile_move(rules, table, move) for move in highest], len(moves))


def _tile_move(rules: CrosswordRules, table: Table, move: Move) -> TileMove:
    score = rules.assess(table, 0, move.play)
    assert not isinstance(score, Violation)
    main = score.words[0]
    laid = {placement.square for placement in move.play.placements}
    cells = [
        letter.text if square in laid else THROUGH
        for square, letter in zip(main.squares, main.letters, strict=True)
    ]
    return TileMove(
        position=main.position,
        word=word_text(cells),
        words=tuple(word.text for word in score.words),
        points=move.points,
        value=float(move.points),
    )


def _position(variant: Variant, text: str) -> CgpPosition:
    """The position, seen to fit the variant."""
    try:
        position = parse_cgp(text)
    except CgpError as error:
        raise CommandError(f"--cgp: {error.told(translate)}") from error
    spec, tiles = variant.board, variant.tiles
    if (position.board.rows, position.board.columns) != (spec.rows, spec.columns):
        raise CommandError(
            say(
                "--cgp: {variant} has {rows} rows of {columns} cells",
                variant=variant.id,
                rows=spec.rows,
                columns=spec.columns,
            )
        )
    rack = position.racks[0]
    if not 1 <= len(rack) <= variant.switches.rack_size:
        raise CommandError(say("--cgp: the rack of the player to move must be known"))
    for letter in rack:
        if letter != BLANK and letter not in tiles.by_letter:
            raise CommandError(
                say("--cgp: {variant} has no tile {tile}", variant=variant.id, tile=letter)
            )
    for placement in position.board.placements():
        tile = placement.tile
        if tile.letter not in (tiles.blank_letters if tile.is_blank else tiles.by_letter):
            raise CommandError(
                say("--cgp: {variant} has no tile {tile}", variant=variant.id, tile=tile.text)
            )
    return position


def _words(variant: Variant, text: str, most: int | None) -> Report:
    board = _letters(variant, text)
    words = PathGenerator(variant, words_of(variant)).all_words(board)
    highest = sorted(words, key=lambda move: -move.points)[:most]
    return Report(
        [LineMove(move.word, move.points, tuple(move.play.squares)) for move in highest],
        len(words),
    )


def _letters(variant: Variant, text: str) -> Board:
    """The board, seen to fit the variant."""
    board = parse_board(text.upper())
    spec = variant.board
    if board is None or (board.rows, board.columns) != (spec.rows, spec.columns):
        raise CommandError(
            say(
                "--board: {variant} has {rows} rows of {columns} letters, joined by /",
                variant=variant.id,
                rows=spec.rows,
                columns=spec.columns,
            )
        )
    for placement in board.placements():
        if placement.tile.letter not in variant.tiles.by_letter:
            raise CommandError(
                say(
                    "--board: {variant} has no letter {letter}",
                    variant=variant.id,
                    letter=placement.tile.letter,
                )
            )
    return board


def _lines(report: Report) -> Iterator[str]:
    """What a person is told."""
    if report.moves:
        yield from columns(_row(move) for move in report.moves)
    yield f"{report.count} moves in all" if report.count != 1 else "1 move in all"


def _row(move: TileMove | LineMove) -> tuple[str, ...]:
    if isinstance(move, TileMove):
        others = " ".join(move.words[1:])
        return f"{move.points:>3}", move.position, move.word, move.words[0], others
    line = " ".join(f"{chr(ord('A') + column)}{row + 1}" for row, column in move.line)
    return f"{move.points:>3}", move.word, line
