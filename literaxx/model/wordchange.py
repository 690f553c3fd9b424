# SPDX-License-Identifier: GPL-3.0-or-later
"""A word graph with some words more and some fewer, without building it anew.

Only the nodes on the way to a changed word are written again, behind the others; so the result is
no minimal automaton, but everything that walks a graph walks it as well.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import groupby

from literaxx.model.wordgraph import (
    FINAL,
    LAST,
    LETTER_MASK,
    MAX_LENGTH,
    MIN_LENGTH,
    NODE_SHIFT,
    WordGraph,
)

_Change = tuple[str, bool]
"""A word by its codes, and whether it is to be in the graph."""


def with_changes(graph: WordGraph, added: Iterable[str], removed: Iterable[str]) -> WordGraph:
    """The graph with these words added and those removed.

    A word that is in both is added. Words that the alphabet cannot spell, or of a length that no
    graph holds, are left aside.

    Args:
        graph: Stays as it is; the new one has a copy of its body.
        added: Words as they are laid.
        removed: Likewise.
    """
    wanted = dict.fromkeys(_encoded(graph, removed), False)
    wanted.update(dict.fromkeys(_encoded(graph, added), True))
    letters = graph.alphabet.letters
    changes: list[_Change] = []
    for text, stays in sorted(wanted.items()):
        if graph.contains([letters[ord(code) - 1] for code in text]) != stays:
            changes.append((text, stays))
    count = len(graph) + sum(1 if stays else -1 for _, stays in changes)
    cells = array("I", graph.cells)
    root = _written(graph, cells, graph.root, changes, 0) if changes else graph.root
    return WordGraph(graph.alphabet, count, root, cells)


def _encoded(graph: WordGraph, words: Iterable[str]) -> Iterable[str]:
    for word in words:
        try:
            text = graph.alphabet.encode(word)
        except KeyError:
            continue
        if MIN_LENGTH <= len(text) <= MAX_LENGTH:
            yield text


def _written(
    graph: WordGraph, cells: array[int], node: int, changes: Sequence[_Change], depth: int
) -> int:
    """A node with the changes that go through it; its index, 0 when nothing goes on from it."""
    arcs = {arc & LETTER_MASK: arc & ~LAST for arc in graph.arcs(node)}
    for letter, group in groupby(changes, key=lambda change: change[0][depth]):
        code = ord(letter)
        arc = arcs.get(code, code)
        ending = arc & FINAL
        child = arc >> NODE_SHIFT
        longer = []
        for text, stays in group:
            if len(text) == depth + 1:
                ending = FINAL if stays else 0
            else:
                longer.append((text, stays))
        if longer:
            child = _written(graph, cells, child, longer, depth + 1)
        if ending or child:
            arcs[code] = code | ending | child << NODE_SHIFT
        else:
            arcs.pop(code, None)
    return _appended(graph, cells, [arcs[code] for code in sorted(arcs)])


def _appended(graph: WordGraph, cells: array[int], arcs: Sequence[int]) -> int:
    """A new node with these arcs; its index, 0 when there are none."""
    if not arcs:
        return 0
    index = len(cells)
    mask = sum(1 << (arc & LETTER_MASK) - 1 for arc in arcs)
    cells.append(mask & 0xFFFFFFFF)
    if graph.wide:
        cells.append(mask >> 32)
    cells.extend(arcs[:-1])
    cells.append(arcs[-1] | LAST)
    return index
