# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx bench`: how fast the program is here.

A measurement is a function that yields results; `MEASUREMENTS` names where each is, so that one
is only imported when it runs. What needs a library that is not here is left out, and said.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import msgspec

from literaxx import __version__
from literaxx.commands import CommandError
from literaxx.commands.shared import columns
from literaxx.commands.speech import say, told_reason
from literaxx.players.movegen import COMPILED

MEASUREMENTS = {
    "start-up": "literaxx.commands.measures:start_up",
    "word lists": "literaxx.commands.measures:word_lists",
    "moves": "literaxx.commands.measures:moves",
    "memory": "literaxx.commands.measures:memory",
    "letter boards": "literaxx.commands.measures:letter_boards",
    "self-play": "literaxx.commands.measures:self_play",
    "windows": "literaxx.commands.window_measures:windows",
    "painting": "literaxx.commands.window_measures:painting",
    "opening": "literaxx.commands.window_measures:opening",
}
"""Each group of results and its function, as module and name."""


class LeftOut(Exception):
    """A measurement cannot be made here; the message says why."""


class Question(msgspec.Struct, frozen=True):
    """What the command line asks for beyond the usual.

    Attributes:
        positions: A file of positions instead of the program's own.
        words: A file of words, one a line, instead of the built-in list.
    """

    positions: Path | None = None
    words: Path | None = None


class Result(msgspec.Struct, frozen=True):
    """One number.

    Attributes:
        name: What was measured.
        value: How much.
        unit: Of what.
        detail: What else there is to know.
    """

    name: str
    value: float
    unit: str
    detail: str = ""


class Group(msgspec.Struct):
    """The results of one measurement, or why there are none."""

    group: str
    results: list[Result]
    left_out: str = ""


class Report(msgspec.Struct):
    """All of it in JSON."""

    version: str
    python: str
    machine: str
    compiled: bool
    groups: list[Group]


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "bench",
        help=say("measure how fast the program is here"),
        description=say(
            "Measures start-up, word lists, move generation, self-play and painting. "
            "Positions are lines of board rows joined by /, a blank and the rack; words one a line."
        ),
    )
    parser.add_argument(
        "--positions", metavar="FILE", type=Path, help=say("measure moves on these")
    )
    parser.add_argument("--words", metavar="FILE", type=Path, help=say("measure moves with these"))
    parser.add_argument(
        "--only", metavar="GROUP", choices=tuple(MEASUREMENTS), help=say("one group of results")
    )
    parser.add_argument("--json", action="store_true", help=say("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print.

    Raises:
        CommandError: A file cannot be used.
    """
    question = Question(args.positions, args.words)
    groups = [args.only] if args.only else list(MEASUREMENTS)
    if args.only is None and (args.positions or args.words):
        groups = ["moves", "memory"]
    report = Report(
        version=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=f"{platform.system()} {platform.machine()}",
        compiled=COMPILED,
        groups=[_measured(name, question) for name in groups],
    )
    if args.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(report))
    return 0


def _measured(name: str, question: Question) -> Group:
    module, _, function = MEASUREMENTS[name].partition(":")
    try:
        measure: Callable[[Question], Iterator[Result]] = getattr(import_module(module), function)
        return Group(name, list(measure(question)))
    except (LeftOut, ImportError) as error:
        return Group(name, [], left_out=str(error))
    except OSError as error:
        raise CommandError(f"{error.filename}: {told_reason(error)}") from error


def _lines(report: Report) -> Iterator[str]:
    """What a person is told."""
    how = "compiled" if report.compiled else "in Python"
    yield f"Literaxx {report.version}, {report.python}, {report.machine}; moves are found {how}"
    rows = [
        (group.group, result.name, f"{result.value:10.3f}", result.unit, result.detail)
        for group in report.groups
        for result in group.results
    ]
    yield from columns(rows) if rows else ()
    for group in report.groups:
        if group.left_out:
            yield f"{group.group}: left out, {group.left_out}"
