# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, annotation_typing=False
"""Looking words up in compiled code.

This is the source that Cython compiles when the package is built (`lookup.pxd` has the C
types). Uncompiled it gives the same answers, but `WordGraph` then uses a loop of its own that
suits Python better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

COMPILED = not __file__.endswith(".py")


class Lookup:
    """Answers whether words are in the body of a word graph."""

    def __init__(
        self, cells: Sequence[int], root: int, wide: bool, codes: Mapping[str, int]
    ) -> None:
        """A look-up in a graph.

        Args:
            cells: Its body.
            root: Index of its root.
            wide: Whether a node's mask takes two cells.
            codes: Code of every letter.
        """
        self.cells = cells
        self.root = root
        self.first = 2 if wide else 1
        self.codes = codes

    def contains(self, word: Sequence[str]) -> bool:
        """Whether the word with these letters is in the graph."""
        arc = self.root << 8
        for letter in word:
            code = self.codes.get(letter, 0)
            at = arc >> 8
            if code == 0 or at == 0:
                return False
            at += self.first
            arc = self.cells[at]
            while arc & 63 < code and not arc & 128:
                at += 1
                arc = self.cells[at]
            if arc & 63 != code:
                return False
        return arc & 64 != 0
