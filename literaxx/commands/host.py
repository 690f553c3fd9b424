# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx host`: a table on the network without a window."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from literaxx.commands import CommandError
from literaxx.commands.shared import show_log, whole
from literaxx.commands.speech import say, translate
from literaxx.match.setup import MAX_SEATS, Options, SeatKind, SeatSpec, Setup
from literaxx.model.variant import Kind, Variant
from literaxx.players.levels import LEVELS
from literaxx.rules.variants import VariantError
from literaxx.storage.variants import load_with_text

if TYPE_CHECKING:
    from literaxx.net.host_task import HostTask


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "host",
        help=say("host a table on the network without a window"),
        description=say(
            "Hosts a table for persons and computer players on the network. The game begins when "
            "every free seat is taken and everybody is ready; it is saved like any other, and can "
            "be gone on with by --continue. Exit status 0 when the games are over."
        ),
    )
    parser.add_argument("variant", metavar="VARIANT", nargs="?", help=say("variant of a new game"))
    parser.add_argument(
        "--continue", dest="file", metavar="FILE", type=Path, help=say("saved game")
    )
    parser.add_argument("--name", default="Literaxx", help=say("name of the table"))
    parser.add_argument("--free", metavar="N", type=int, default=2, help=say("free seats (2)"))
    parser.add_argument(
        "--computer", metavar="LEVEL", action="append", default=[], choices=sorted(LEVELS),
        help=say(
            "seat a computer here; one of: {levels}; may be repeated", levels=", ".join(LEVELS)
        ),
    )  # fmt: skip
    parser.add_argument("--code", action="store_true", help=say("ask for a code, and encrypt"))
    parser.add_argument(
        "--port", metavar="N", type=whole(0, 65_535), default=None, help=say("first port to try")
    )
    parser.add_argument(
        "--interface", metavar="ADDRESS", action="append", default=[],
        help=say("listen at this address only; may be repeated"),
    )  # fmt: skip
    parser.add_argument(
        "--hidden", action="store_true", help=say("do not tell the network about it")
    )
    parser.add_argument(
        "--games", metavar="N", type=whole(1), default=1, help=say("games one after another")
    )
    parser.add_argument(
        "--decision", metavar="S", type=whole(0, 3_600), help=say("seconds to accept or check")
    )
    parser.add_argument(
        "--pace",
        metavar="MS",
        type=whole(0, 60_000),
        default=2000,
        help=say("pause of computer players (2000)"),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Hosts the table until its games are over.

    Raises:
        CommandError: There is no such game or file, or no port to be had.
    """
    if (args.variant is None) == (args.file is None):
        raise CommandError(say("Give either a VARIANT to begin with or --continue FILE."))
    if args.file is not None:
        if not args.file.is_file():
            raise CommandError(say("There is no file {file}.", file=args.file))
        return _host(args, lambda task: task.go_on(args.file))
    try:
        variant, text = load_with_text(args.variant)
    except VariantError as error:
        raise CommandError(error.told(translate)) from error
    setup = setup_of(variant, args)
    return _host(args, lambda task: task.offer(args.name, setup, variant, text, has_code=args.code))


def _host(args: argparse.Namespace, begin: Callable[[HostTask], None]) -> int:
    """Hosts a table until its games are over."""
    from PySide6.QtCore import QCoreApplication

    from literaxx.net.host_task import HostTask, TaskError

    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    task = HostTask(args.hidden, args.games, args.interface, args.port)
    task.done.connect(application.exit)
    # Qt's loop lets Python look at signals whenever a timer ticks.
    signal.signal(signal.SIGINT, lambda *_: application.exit(130))
    show_log()
    try:
        begin(task)
    except TaskError as error:
        raise CommandError(error.told(translate)) from error
    return application.exec()


def setup_of(variant: Variant, args: argparse.Namespace) -> Setup:
    """What the command line asks for.

    Raises:
        CommandError: With so many seats one cannot play.
    """
    computers = tuple(
        SeatSpec(f"{level} {number}", SeatKind.COMPUTER, level=level)
        for number, level in enumerate(args.computer, 1)
    )
    seats = (SeatSpec(""),) * args.free + computers
    if args.free < 1 or not 2 <= len(seats) <= MAX_SEATS:
        raise CommandError(
            say("A table has 2 to {most} seats, at least one of them free.", most=MAX_SEATS)
        )
    defaults = variant.defaults
    decision_s = defaults.decision_s if args.decision is None else args.decision
    options = Options(
        decision_ms=decision_s * 1000,
        silence_checks=defaults.silence_checks,
        wrong_check_penalty=defaults.wrong_check_penalty,
        pace_ms=args.pace,
    )
    return Setup(
        variant=variant.id,
        revision=variant.revision,
        seats=seats,
        options=options,
        hides_racks=variant.kind is Kind.CROSSWORD,
    )
