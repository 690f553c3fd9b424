# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx words`: asks a word list, or lists what can be made of some letters."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator

from literaxx.commands import CommandError
from literaxx.commands.speech import say, translate
from literaxx.model.wordsearch import made_of
from literaxx.storage.dictionaries import DictionaryError, WordList, list_ids, open_list


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to the command line."""
    parser = subparsers.add_parser(
        "words",
        help=say("ask whether words are in a word list"),
        description=say(
            "Says of each word whether it is in the word list of a language, in whatever way it is "
            "written: with accents or as it is laid, in capitals or not. Exit status 0 when all "
            "are, 1 when one is not."
        ),
    )
    parser.add_argument(
        "language", metavar="LANG", help=say("one of: {names}", names=", ".join(list_ids()))
    )
    parser.add_argument("words", metavar="WORD", nargs="*", help=say("word to look up"))
    listing = parser.add_mutually_exclusive_group()
    listing.add_argument(
        "--all-of",
        metavar="LETTERS",
        help=say("list the words that these letters make; ? is a blank"),
    )
    listing.add_argument("--list", action="store_true", help=say("list all words, one a line"))
    parser.add_argument("--json", action="store_true", help=say("print JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Looks up or lists words.

    Raises:
        CommandError: No such word list, or nothing was asked.
    """
    if bool(args.words) == (args.list or args.all_of is not None):
        raise CommandError(say("Give either words to look up, or --all-of LETTERS, or --list."))
    if args.language not in list_ids():
        raise CommandError(
            say(
                "There is no word list “{name}”, only {known}.",
                name=args.language,
                known=", ".join(list_ids()),
            )
        )
    try:
        words = open_list(args.language)
    except DictionaryError as error:
        raise CommandError(error.told(translate)) from error
    if args.list:
        return _show(iter(words.graph), args.json)
    if args.all_of is not None:
        return _show(made_of(words.graph, words.card.orthography.fold(args.all_of)), args.json)
    return _look_up(words, args.words, args.json)


def _look_up(words: WordList, asked: Iterable[str], as_json: bool) -> int:
    verdicts = {text.upper(): words.is_word(text) for text in asked}
    if as_json:
        _write_json({"words": verdicts})
    else:
        for text, good in verdicts.items():
            # What is not seen could turn the line around in a terminal.
            seen = "".join(sign for sign in text if sign.isprintable())
            spelled = f"yes ({', '.join(words.spellings(text))})" if good else "no"
            sys.stdout.write(f"{seen}: {spelled}\n")
    return 0 if all(verdicts.values()) else 1


def _show(found: Iterator[str], as_json: bool) -> int:
    if as_json:
        every = list(found)
        _write_json({"found": every})
        return 0 if every else 1
    status = 1
    for word in found:
        sys.stdout.write(word + "\n")
        status = 0
    return status


def _write_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
