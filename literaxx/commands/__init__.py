# SPDX-License-Identifier: GPL-3.0-or-later
"""The subcommands of the command line, one module each.

A module `literaxx.commands.NAME` offers `add_parser(subparsers)`, which adds a parser for
NAME and sets its default `run` to a function from the parsed arguments to an exit status:
0 good, 1 the answer is no, 2 could not be done. Qt is imported by those that need it, when
they run, and never by importing the module.
"""


class CommandError(Exception):
    """A command could not be done; the message is a sentence for the person who asked.

    The front door prints it to standard error and leaves with status 2.
    """
