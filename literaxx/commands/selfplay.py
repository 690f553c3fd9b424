# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx selfplay`: computer against computer, without a window."""

from __future__ import annotations

import argparse
import math
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from literaxx.commands import CommandError
from literaxx.commands.shared import columns, named_variant, word_list_of
from literaxx.commands.speech import say, told_reason
from literaxx.match.events import Event
from literaxx.match.state import MatchState
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.levels import LEVELS
from literaxx.players.selfplay import play_match
from literaxx.players.strategy import Strategy
from literaxx.records.from_match import record_of
from literaxx.records.gcg import write_gcg
from literaxx.records.lines import LinesRecord, write_lines
from literaxx.rules.variants import rules_for

_BUDGET = 300


class GameResult(msgspec.Struct):
    """A game in JSON."""

    scores: tuple[int, ...]
    turns: int


class Report(msgspec.Struct):
    """All games in JSON."""

    games: list[GameResult]
    seconds: float


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "selfplay",
        help=say("let computers play each other"),
        description=say(
            "Lets computer players play each other without a window and prints scores, "
            "turns and time. The same seed gives the same games."
        ),
    )
    parser.add_argument("variant", metavar="VARIANT", help=say("variant or variant file (.toml)"))
    parser.add_argument("--games", metavar="N", type=int, default=1, help=say("how many games"))
    parser.add_argument(
        "--players",
        metavar="LEVEL,LEVEL",
        default="greedy,greedy",
        help=say("two to four of: {levels}", levels=", ".join(LEVELS)),
    )
    parser.add_argument("--seed", metavar="S", type=int, help=say("decides all chance"))
    parser.add_argument(
        "--budget",
        metavar="N",
        type=int,
        default=_BUDGET,
        help=say("playouts a thinking player has"),
    )
    parser.add_argument(
        "--paired",
        action="store_true",
        help=say("with two players: play each order of tiles twice, with the seats exchanged"),
    )
    parser.add_argument(
        "--gcg", metavar="DIR", type=Path, help=say("write a record of each game here")
    )
    parser.add_argument("--json", action="store_true", help=say("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games.

    Raises:
        CommandError: No such variant, level or word list; records cannot be written.
    """
    levels = args.players.split(",")
    if not 2 <= len(levels) <= 4 or not set(levels) <= set(LEVELS):
        raise CommandError(
            say("--players needs two to four of {levels}.", levels=", ".join(LEVELS))
        )
    if args.games < 1:
        raise CommandError(say("--games needs a number above 0."))
    variant = named_variant(args.variant)
    words = word_list_of(variant)
    if args.paired and len(levels) != 2:
        raise CommandError(say("--paired needs two players."))
    if args.gcg is not None:
        _make_folder(args.gcg)
    players = [LEVELS[level](variant, words, args.budget) for level in levels]
    seed = secrets.randbits(32) if args.seed is None else args.seed
    report = Report([], 0.0)
    began = time.perf_counter()
    for number, (events, state) in enumerate(
        _games(variant, words.graph, players, levels, seed, args.games, paired=args.paired),
        start=1,
    ):
        scores = state.table.scores
        if args.paired and number % 2 == 0:
            scores = scores[::-1]
        report.games.append(GameResult(scores, len(state.progress.history)))
        if args.gcg is not None:
            _write_record(args.gcg, f"{variant.id}-{seed}-{number:04}", events, variant)
    report.seconds = round(time.perf_counter() - began, 3)
    if args.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(report, levels, seed))
    return 0


def _games(
    variant: Variant,
    graph: WordGraph,
    players: Sequence[Strategy],
    levels: Sequence[str],
    seed: int,
    games: int,
    *,
    paired: bool,
) -> Iterator[tuple[tuple[Event, ...], MatchState]]:
    rules = rules_for(variant, lambda: graph)
    names = [f"{level} {seat}" for seat, level in enumerate(levels, start=1)]
    for game in range(games):
        if not paired:
            yield play_match(rules, graph, players, names, seed + game)
        elif game % 2 == 0:
            yield play_match(rules, graph, players, names, seed + game // 2)
        else:
            yield play_match(rules, graph, players[::-1], names[::-1], seed + game // 2)


def _make_folder(folder: Path) -> None:
    """Makes the folder for records before hours are played that could not be kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: {told_reason(error)}") from error


def _write_record(folder: Path, name: str, events: tuple[Event, ...], variant: Variant) -> None:
    record = record_of(events, variant, variant.word_list)
    is_lines = isinstance(record, LinesRecord)
    text = write_lines(record) if isinstance(record, LinesRecord) else write_gcg(record)
    path = folder / f"{name}.{'jsonl' if is_lines else 'gcg'}"
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise CommandError(f"{path}: {told_reason(error)}") from error


def _lines(report: Report, levels: Sequence[str], seed: int) -> Iterator[str]:
    """What a person is told."""
    rows = [("game", *levels, "turns")]
    for number, game in enumerate(report.games, start=1):
        rows.append((str(number), *map(str, game.scores), str(game.turns)))
    yield from columns(rows)
    count = len(report.games)
    means = (sum(game.scores[seat] for game in report.games) / count for seat in range(len(levels)))
    yield "mean  " + "  ".join(f"{mean:.1f}" for mean in means)
    if len(levels) == 2:
        low, share, high = won(report.games)
        yield f"{levels[0]} won {share:.1%} of {count} games, 95 % interval {low:.1%} to {high:.1%}"
    turns = sum(game.turns for game in report.games)
    each = report.seconds / turns * 1000 if turns else 0.0
    yield f"{report.seconds:.2f} s, {each:.2f} ms a turn, seed {seed}"


def won(games: Sequence[GameResult]) -> tuple[float, float, float]:
    """The share of games that the first of two players won, a draw being half a game.

    Returns:
        The share between the ends of Wilson's 95 % interval for it.
    """
    count = len(games)
    points = (
        (game.scores[0] > game.scores[1]) + (game.scores[0] >= game.scores[1]) for game in games
    )
    share = sum(points) / 2 / count
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    spread = share * (1 - share) / count + (z / (2 * count)) ** 2
    half = z * math.sqrt(spread) / (1 + z * z / count)
    return middle - half, share, middle + half
