# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding every word on a board of letters, by walking the word graph along its cells."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache

from literaxx.model.board import Board
from literaxx.model.pathsearch import MOST_CELLS, PathSearch
from literaxx.model.wordgraph import FINAL, NODE_SHIFT, WordGraph

Line = tuple[int, ...]
"""Cells of a word in its order, each as row times columns plus column."""


def lines(graph: WordGraph, board: Board) -> Iterator[tuple[str, Line]]:
    """Every line on the board that spells a word of the graph.

    A line goes from cell to neighbouring cell in eight directions, takes no cell twice, and never
    both diagonals of one crossing. A word comes once for each of its lines.

    Args:
        graph: The words.
        board: Its letters; a cell without one is never entered.
    """
    letters = tuple("" if tile is None else tile.letter for tile in board.cells)
    codes = tuple(graph.alphabet.code(letter) for letter in letters)
    steps = _steps(board.rows, board.columns)

    def go_on(node: int, cell: int, used: int, word: str, line: Line) -> Iterator[tuple[str, Line]]:
        for target, bits in steps[cell]:
            if not used & bits and (arc := graph.arc(node, codes[target])):
                longer, further = word + letters[target], (*line, target)
                if arc & FINAL:
                    yield longer, further
                yield from go_on(arc >> NODE_SHIFT, target, used | bits, longer, further)

    for start, code in enumerate(codes):
        if arc := graph.arc(graph.root, code):
            yield from go_on(arc >> NODE_SHIFT, start, 1 << start, letters[start], (start,))


def count_words(graph: WordGraph, board: Board, at_least: int, shortest: int = 3) -> int:
    """How many different words lie on the board; counting stops at `at_least`.

    Args:
        graph: The words.
        board: A letter on every cell.
        at_least: How many are enough.
        shortest: Letters (cells) that a word must have to count.
    """
    if len(board.cells) <= MOST_CELLS:
        return _count_quickly(graph, board, at_least, shortest)
    found = set()
    for word, line in lines(graph, board):
        if len(line) >= shortest:
            found.add(word)
            if len(found) >= at_least:
                break
    return len(found)


def _count_quickly(graph: WordGraph, board: Board, at_least: int, shortest: int) -> int:
    search = PathSearch(graph, board.rows, board.columns)
    letters = ("" if tile is None else tile.letter for tile in board.cells)
    codes = array("i", map(graph.alphabet.code, letters))
    bonuses = array("i", bytes(4 * len(board.cells)))
    room = 1024
    while (count := search.search(codes, bonuses, shortest, at_least)) < 0:
        room *= 2
        search.make_room(room)
    return count


@cache
def _steps(rows: int, columns: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell its neighbours, each with the bits that a step to it uses up.

    One bit stands for the cell, and for a diagonal step another for the crossing it runs through.
    """

    def bits(cell: int, target: int) -> int:
        (row, column), (to_row, to_column) = divmod(cell, columns), divmod(target, columns)
        used = 1 << target
        if row != to_row and column != to_column:
            used |= 1 << (rows * columns + min(row, to_row) * columns + min(column, to_column))
        return used

    return tuple(
        tuple(
            (target, bits(cell, target))
            for target in range(rows * columns)
            if target != cell
            and abs(target // columns - cell // columns) <= 1
            and abs(target % columns - cell % columns) <= 1
        )
        for cell in range(rows * columns)
    )
