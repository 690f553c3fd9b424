# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door: the game, or one of the commands.

`literaxx FILE` opens a file and `literaxx NAME …` runs a command, so the first argument decides:
it is a command when it is the name of one (a file of that name is opened as `./NAME`).
Commands and the game are imported only when asked for; this module imports no Qt.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path

from literaxx import __version__
from literaxx.app.display import obstacle
from literaxx.app.options import GameOptions
from literaxx.commands import CommandError
from literaxx.commands.speech import say, speak_in_argparse, told_reason, translate

COMMANDS = ("verify", "words", "best", "selfplay", "host", "join", "bench")
LANGUAGES = ("en", "it", "ro", "pl")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program.

    Args:
        arguments: The command line without the program's name; None for the real one.

    Returns:
        The exit status: 0 good, 1 the answer is no, 2 could not be done.
    """
    _tolerate_any_console()
    argv = list(sys.argv[1:] if arguments is None else arguments)
    speak_in_argparse()
    try:
        status = _dispatch(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough, as in `literaxx words en --list | head`.
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        where = "" if error.filename is None else f" {error.filename}:"
        return _could_not(f"literaxx:{where} {told_reason(error)}")
    except KeyboardInterrupt:
        return 130
    return status


def _dispatch(argv: Sequence[str]) -> int:
    try:
        return _run_command(argv) if argv and argv[0] in _offered() else _run_game(argv)
    except SystemExit as leaving:
        # This is how argparse leaves, after help (0) or a mistake in the arguments (2).
        return leaving.code if isinstance(leaving.code, int) else 0


def _offered() -> tuple[str, ...]:
    return tuple(name for name in COMMANDS if find_spec(f"literaxx.commands.{name}"))


def _run_command(argv: Sequence[str]) -> int:
    name = argv[0]
    parser = argparse.ArgumentParser(prog="literaxx")
    subparsers = parser.add_subparsers(required=True)
    add_parser: Callable[..., None] = import_module(f"literaxx.commands.{name}").add_parser
    add_parser(subparsers)
    parsed = parser.parse_args(argv)
    run: Callable[[argparse.Namespace], int] = parsed.run
    try:
        return run(parsed)
    except CommandError as error:
        return _could_not(f"literaxx {name}: {error}")


def _run_game(argv: Sequence[str]) -> int:
    parsed = _game_parser().parse_args(argv)
    options = GameOptions(file=parsed.file, language=parsed.language, smoke=parsed.smoke)
    if reason := obstacle():
        return _could_not(f"literaxx: {reason.told(translate)}")
    from literaxx.app.application import run

    return run(options)


def _game_parser() -> argparse.ArgumentParser:
    purposes = _purposes()
    rows = [f"  {name:<10}{purposes[name]}" for name in _offered()]
    title = say("commands (each has its own --help):")
    parser = argparse.ArgumentParser(
        prog="literaxx",
        usage=say("%(prog)s [options] [FILE]\n       %(prog)s COMMAND …"),
        description=say("Word games for one table, one network or one computer."),
        epilog="\n".join([title, *rows]) if rows else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    file = say("saved game, record or game of your own")
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help=file)
    parser.add_argument("--language", choices=LANGUAGES, help=say("language of the interface"))
    smoke = say("try everything briefly and leave")
    parser.add_argument("--smoke", action="store_true", help=smoke)
    version = say("show the version and leave")
    parser.add_argument(
        "--version", action="version", version=f"literaxx {__version__}", help=version
    )
    return parser


def _purposes() -> dict[str, str]:
    """What each command is for, in a few words."""
    return {
        "verify": say("recompute recorded games move by move"),
        "words": say("ask whether words are in a word list"),
        "best": say("find the best moves of a position"),
        "selfplay": say("let computer players play each other"),
        "host": say("host a table on the network without a window"),
        "join": say("join a table on the network as a computer player"),
        "bench": say("measure the program on this machine"),
    }


def _could_not(sentence: str) -> int:
    if sys.stderr is not None:
        sys.stderr.write(sentence + "\n")
    return 2


def _discard_output() -> None:
    """Keeps what is still in the buffer from failing again when the interpreter closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tolerate_any_console() -> None:
    """Lets a letter the console cannot show become an escape instead of a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
