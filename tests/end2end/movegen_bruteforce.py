# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the generators with searches that know only the words, on many positions.

    python -m tests.end2end.movegen_bruteforce [--positions N] [--words N|all] [VARIANT …]

For each crossword variant and 0, 1 and 2 blanks, N positions from random games are searched both
ways: same plays, same points, the same best points. N is for no blank; a third of it is taken for
one and a tenth for two, which take longest. Without `--words` the whole list is used. It is too
slow for the test suite, which does the same with a few thousand words.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from literaxx.model.variant import Kind
from literaxx.model.wordgraph import WordGraph
from literaxx.players.movegen import COMPILED, MoveGenerator
from literaxx.storage.dictionaries import open_list
from literaxx.storage.variants import catalogue, load_variant
from tests.kit.positions import WordSearch, few_words, generated, graph_of_few, positions


def compare(name: str, count: int, blanks: int, words: int | None) -> tuple[int, int, int]:
    """Search positions of a variant both ways.

    Returns:
        Positions searched, plays found, positions that differ.
    """
    variant = load_variant(name)
    graph, known = _words(variant.word_list, words)
    generator = MoveGenerator(variant, graph)
    search = WordSearch(variant, known)
    plays = differing = 0
    for position in positions(variant, graph, count, blanks, Random(f"{name} {blanks}")):
        expected = search(position)
        plays += len(expected)
        best = generator.best_move(generator.position(position.board, position.rack))
        found = generated(generator, position)
        highest = None if best is None else best.points
        if found != expected or highest != max(expected.values(), default=None):
            differing += 1
            sys.stdout.write(f"{name} differs: {position}\n")
    return count, plays, differing


def _words(word_list: str, count: int | None) -> tuple[WordGraph, tuple[str, ...]]:
    if count is not None:
        return graph_of_few(word_list, count), few_words(word_list, count)
    graph = open_list(word_list).graph
    return graph, tuple(graph)


def main() -> int:
    """Compare, print a row for each variant and number of blanks; 1 when anything differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("variants", metavar="VARIANT", nargs="*")
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--words", type=lambda text: None if text == "all" else int(text))
    args = parser.parse_args()
    names = args.variants or [n for n in catalogue() if load_variant(n).kind is Kind.CROSSWORD]
    sys.stdout.write(f"compiled: {COMPILED}\n")
    status = 0
    for name in names:
        for blanks, share in ((0, 1), (1, 3), (2, 10)):
            count, plays, differing = compare(name, args.positions // share, blanks, args.words)
            sys.stdout.write(
                f"{name}, {blanks} blanks: {count} positions, {plays} plays, {differing} differ\n"
            )
            sys.stdout.flush()
            status |= differing > 0
    return status


if __name__ == "__main__":
    sys.exit(main())
