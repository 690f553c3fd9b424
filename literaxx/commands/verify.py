# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx verify`: recompute recorded games move by move."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec

from literaxx.commands import CommandError
from literaxx.commands.speech import say, told_reason, translate
from literaxx.model.variant import Variant
from literaxx.records.gcg import decode
from literaxx.records.problems import Fault, Problem
from literaxx.records.record import RecordError
from literaxx.records.verify import VerifiedMove, WordTest, read_record, variant_of, verify
from literaxx.rules.base import Violation, Why
from literaxx.rules.variants import VariantError, rules_for
from literaxx.storage.dictionaries import DictionaryError, open_list
from literaxx.storage.variants import load_variant

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class MoveReport(msgspec.Struct, omit_defaults=True):
    """A move in JSON; the last four are there only when they have something to say."""

    number: int
    player: str
    position: str
    words: tuple[str, ...]
    recorded: int
    computed: int
    recorded_total: int | None = None
    computed_total: int | None = None
    problems: tuple[str, ...] = ()
    not_in_list: tuple[str, ...] = ()


class FileReport(msgspec.Struct):
    """A file in JSON."""

    file: str
    variant: str
    moves: tuple[MoveReport, ...]
    mismatches: int


def add_parser(subparsers: Subparsers) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "verify",
        help=say("recompute recorded games move by move"),
        description=say(
            "Replays records and recomputes places, racks, bag, words, points, totals and the sums "
            "at the end. Leaves with status 0 only if everything agrees; a word that is not in the "
            "list is told, but is no difference, for the opponents may have accepted it."
        ),
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help=say("record (GCG or JSON lines)"))
    parser.add_argument(
        "--variant",
        metavar="V",
        help=say("variant or variant file (.toml), instead of the one that the record names"),
    )
    parser.add_argument(
        "--json", action="store_true", help=say("one JSON object a file, one a line")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the files one by one.

    Returns:
        0 when all agree, 1 when one does not, 2 when one could not be checked.

    Raises:
        CommandError: The variant asked for does not exist.
    """
    variant = _variant(args.variant) if args.variant else None
    status = 0
    for name in args.files:
        try:
            status = max(status, _check(name, variant, as_json=args.json))
        except CommandError as error:
            sys.stderr.write(f"literaxx verify: {error}\n")
            status = 2
    return status


def _check(name: str, variant: Variant | None, *, as_json: bool) -> int:
    """Check a file and print what there is to say; 0 when it agrees, 1 when not."""
    try:
        record = read_record(decode(Path(name).read_bytes()))
    except OSError as error:
        raise CommandError(f"{name}: {told_reason(error)}") from error
    except RecordError as error:
        raise CommandError(f"{name}: {error.told(translate)}") from error
    named = variant_of(record)
    if variant is None and not named:
        raise CommandError(
            say("{file}: the record names no game; name one with --variant", file=name)
        )
    variant = variant or _variant(named)
    is_word = _word_test(variant)
    try:
        moves = verify(record, rules_for(variant, None), is_word)
    except RecordError as error:
        raise CommandError(f"{name}: {error.told(translate)}") from error
    if as_json:
        report = _report(name, variant, moves)
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(name, variant, moves, is_word))
    return int(any(move.differs for move in moves))


def _variant(name: str) -> Variant:
    try:
        return load_variant(name)
    except VariantError as error:
        raise CommandError(error.told(translate)) from error


def _word_test(variant: Variant) -> WordTest | None:
    """Looks words up in the variant's list; None when it has none."""
    try:
        return open_list(variant.word_list).contains
    except DictionaryError:
        return None


def _report(name: str, variant: Variant, moves: tuple[VerifiedMove, ...]) -> FileReport:
    return FileReport(
        file=name,
        variant=variant.id,
        moves=tuple(_move_report(move) for move in moves),
        mismatches=sum(move.differs for move in moves),
    )


def _move_report(move: VerifiedMove) -> MoveReport:
    totals = (move.recorded_total, move.computed_total)
    agrees = totals[0] == totals[1]
    return MoveReport(
        number=move.number,
        player=move.player,
        position=move.position,
        words=move.words,
        recorded=move.recorded,
        computed=move.computed,
        recorded_total=None if agrees else totals[0],
        computed_total=None if agrees else totals[1],
        problems=tuple(_sentence(problem) for problem in move.problems),
        not_in_list=move.unknown,
    )


def _lines(
    name: str, variant: Variant, moves: tuple[VerifiedMove, ...], is_word: WordTest | None
) -> Iterator[str]:
    """What a person is told about a file."""
    differing = [move for move in moves if move.differs]
    verdict = f"{len(differing)} of them differ" if differing else "all agree"
    yield f"{name} ({variant.id}): {len(moves)} moves, {verdict}"
    if differing:
        rows = [("move", "player", "at", "words", "points", "total", "should be", "total", "")]
        yield from _columns([*rows, *(_cells(move) for move in differing)])
    for move in moves:
        if move.unknown:
            words = ", ".join(move.unknown)
            yield f"  move {move.number}, {move.player}: not in the list: {words}"
    if is_word is None:
        yield f"  no word list {variant.word_list}: words were not looked up"


def _cells(move: VerifiedMove) -> tuple[str, ...]:
    return (
        str(move.number),
        move.player,
        move.position,
        " ".join(move.words),
        f"{move.recorded:+}",
        str(move.recorded_total),
        f"{move.computed:+}",
        str(move.computed_total),
        "; ".join(_sentence(problem) for problem in move.problems),
    )


def _columns(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Rows of a table with columns of equal width."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  " + "  ".join(cells).rstrip()


def _sentence(problem: Problem) -> str:
    """A problem in words."""
    if isinstance(problem.what, Violation):
        return RULE_SENTENCES[problem.what.why].format(problem.what.detail)
    return FAULT_SENTENCES[problem.what].format(problem.detail)


FAULT_SENTENCES = {
    Fault.OTHER_LETTER: "another letter lies on {}",
    Fault.NO_TILE_THERE: "no tile lies on {}",
    Fault.OTHER_WORD: "the word made is {}",
    Fault.RACK: "the rack does not follow from the one before",
    Fault.TOO_MANY: "there are not so many tiles {}",
    Fault.NOTHING_REFUSED: "there is no word that could have been refused",
    Fault.NOTHING_CHECKED: "there is no word that could have been checked",
    Fault.LEFTOVER: "these are not the tiles left",
    Fault.LEFTOVER_MISSING: "the tiles left to {} are not counted",
    Fault.BOARD: "this is no board of this game",
    Fault.LETTERS: "other letters have changed than could",
    Fault.TURNS: "the game was over before",
}
RULE_SENTENCES = {
    Why.NO_TILES: "no tile is laid or exchanged",
    Why.WRONG_KIND: "this is no move of this game",
    Why.OFF_BOARD: "the word leaves the board",
    Why.OCCUPIED: "a tile lies on {} already",
    Why.SQUARE_TWICE: "a cell is used twice",
    Why.NOT_ON_RACK: "the tiles are not on the rack",
    Why.BLANK_UNNAMED: "the blank on {} has no letter",
    Why.BLANK_LETTER: "a blank cannot be {}",
    Why.NOT_IN_LINE: "the tiles lie not in one line",
    Why.GAP: "there is an empty cell within the word",
    Why.OFF_START: "the first word does not cover {}",
    Why.APART: "the word touches no other",
    Why.TOO_SHORT: "a word has at least two letters",
    Why.NOT_NEIGHBOURS: "{} is no neighbour of the cell before",
    Why.CROSSES_ITSELF: "the line crosses itself",
    Why.NO_EXCHANGE: "there is no exchange in this game",
    Why.EXCHANGES_USED: "all {} exchanges were used",
    Why.BAG_TOO_LOW: "an exchange needs {} tiles in the bag",
    Why.TOO_MANY_TILES: "the bag holds only {} tiles",
    Why.NO_SHUFFLE: "there is no shuffle in this game",
    Why.SHUFFLES_USED: "all {} shuffles were used",
}
