# SPDX-License-Identifier: GPL-3.0-or-later
"""The one hot loop of the word graph: is this word in it?

Plain Python that Cython can also compile (``lookup.pxd`` holds the C types), so the
same source answers a few hundred thousand or a few million look-ups a second.
"""

from collections.abc import Mapping, Sequence


def find(
    cells: Sequence[int], root: int, wide: bool, bits: Mapping[str, int], word: Sequence[str]
) -> bool:
    """Whether ``word`` can be read from ``root`` and ends there.

    Args:
        cells: The body of a word graph (see ``literaxx.model.wordgraph``).
        root: Index of the root node.
        wide: Whether a node's mask takes two cells.
        bits: Mask bit of every letter.
        word: Its letters, one item each.
    """
    if wide:
        return _find_wide(cells, root, bits, word)
    arc = root << 8
    try:
        for letter in word:
            bit = bits[letter]
            node = arc >> 8
            mask = cells[node]
            if not mask & bit:
                return False
            # The rank of the bit in the mask is the place of the arc.
            arc = cells[node + 1 + (mask % bit).bit_count()]
    except KeyError:
        return False
    return arc & 64 != 0


def _find_wide(
    cells: Sequence[int], root: int, bits: Mapping[str, int], word: Sequence[str]
) -> bool:
    arc = root << 8
    for letter in word:
        bit = bits.get(letter, 0)
        node = arc >> 8
        mask = cells[node] | cells[node + 1] << 32
        if not mask & bit:
            return False
        arc = cells[node + 2 + (mask % bit).bit_count()]
    return arc & 64 != 0
