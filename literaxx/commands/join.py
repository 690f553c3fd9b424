# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx join`: a computer player, or an onlooker, at a table of the network."""

from __future__ import annotations

import argparse
import signal
import sys

from literaxx.commands import CommandError
from literaxx.commands.shared import show_log, whole
from literaxx.commands.speech import say
from literaxx.players.levels import LEVELS


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of this command."""
    parser = subparsers.add_parser(
        "join",
        help=say("join a table on the network as a computer player"),
        description=say(
            "Goes to a table on the network and plays there as a computer player to the end, "
            "coming back by itself when the connection is lost. Exit status 0 when the game is "
            "over, 1 when the host does not let it in, 2 when the table cannot be reached."
        ),
    )
    parser.add_argument("address", metavar="HOST[:PORT]", help=say("address of the host"))
    parser.add_argument("--name", default="Computer", help=say("name at the table"))
    parser.add_argument(
        "--player", default="greedy", choices=sorted(LEVELS), help=say("its strength")
    )
    parser.add_argument("--code", default="", help=say("code of the table"))
    parser.add_argument("--plain", action="store_true", help=say("prove the code, do not encrypt"))
    parser.add_argument("--watch", action="store_true", help=say("look on and print what happens"))
    parser.add_argument(
        "--games", metavar="N", type=whole(1), default=1, help=say("games one after another")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays to the end.

    Raises:
        CommandError: The address or the code can be none.
    """
    from PySide6.QtCore import QCoreApplication

    from literaxx.net.codes import read_code
    from literaxx.net.errand import Errand, new_token
    from literaxx.net.join_task import JoinTask

    host, port = parse_address(args.address)
    code = read_code(args.code) if args.code else ""
    if args.code and not code:
        raise CommandError(say("That is no code of a table."))
    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    names = () if args.watch else (args.name,)
    errand = Errand(host, port, names, new_token(), code, is_plain=args.plain)
    show_log()
    task = JoinTask(errand, args.player, args.games)
    task.done.connect(application.exit)
    # Qt's loop lets Python look at signals whenever a timer ticks.
    signal.signal(signal.SIGINT, lambda *_: application.exit(130))
    task.go()
    return application.exec()


def parse_address(text: str) -> tuple[str, int]:
    """Host and port of `HOST`, `HOST:PORT` or `[IPv6]:PORT`.

    Raises:
        CommandError: The port is none.
    """
    from literaxx.net.listening import read_address

    found = read_address(text)
    if found is None:
        raise CommandError(say("{address} is no address of a table.", address=text))
    return found
