# SPDX-License-Identifier: GPL-3.0-or-later
"""What several commands need: variants and word lists by name, tables as text."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Iterable, Iterator

from literaxx.commands import CommandError
from literaxx.commands.speech import say, translate
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.rules.variants import VariantError
from literaxx.storage.dictionaries import DictionaryError, WordList, open_list
from literaxx.storage.variants import load_variant


def named_variant(name: str) -> Variant:
    """The variant of a name or a file.

    Raises:
        CommandError: There is none, or its file is damaged.
    """
    try:
        return load_variant(name)
    except VariantError as error:
        raise CommandError(error.told(translate)) from error


def words_of(variant: Variant) -> WordGraph:
    """The built-in words of a variant, for walking them.

    Raises:
        CommandError: Its list is missing or damaged.
    """
    return word_list_of(variant).graph


def word_list_of(variant: Variant) -> WordList:
    """The built-in word list of a variant.

    Raises:
        CommandError: Its list is missing or damaged.
    """
    try:
        return open_list(variant.word_list)
    except DictionaryError as error:
        raise CommandError(error.told(translate)) from error


def whole(low: int, high: int = 1_000_000) -> Callable[[str], int]:
    """What reads a whole number within limits from the command line."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(
                say("“{typed}” is no number from {low} to {high}", typed=text, low=low, high=high)
            )
        return number

    return read


def show_log() -> None:
    """From now on what happens on the network is told on the standard error stream."""
    log = logging.getLogger("literaxx")
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%H:%M:%S"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)


def columns(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Rows of a table as lines with columns of equal width."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
