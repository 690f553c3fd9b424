# SPDX-License-Identifier: GPL-3.0-or-later
"""The word graph: a word list as a minimal acyclic automaton, read where it lies.

The file is the structure: opening it maps the bytes and parses nothing, and the move
generator walks the same bytes.  All numbers are little-endian.

Header::

    4 bytes   magic, "LXWG"
    uint16    version of this format, 1
    uint16    number of letters, 1 to 63
    uint32    number of words
    uint32    index of the root node in the body
    uint32    number of cells in the body
    uint32    length of the alphabet in bytes
    bytes     the letters in UTF-8, separated by line feeds, padded with zeros to a
              multiple of four bytes; the n-th letter (from 1) has code n

Body: uint32 cells.  A node is a mask followed by its arcs.  The mask has bit ``n - 1``
set when an arc carries code ``n``; it takes one cell, or two (low half first) when the
alphabet has more than 32 letters.  The arcs follow in the order of their codes, so the
place of an arc is the number of lower bits set in the mask::

    bits 0-5   letter code
    bit  6     a word ends with this letter
    bit  7     last arc of its node
    bits 8-31  index of the node the arc leads to; 0 when no word goes on

The node at index 0 is empty, so that an arc's node can be looked at without asking
first whether there is one.
"""

import mmap
import re
import struct
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Self

from literaxx.model import lookup

MAGIC = b"LXWG"
VERSION = 1
MAX_LETTERS = 63
MIN_LENGTH = 2
MAX_LENGTH = 25

LETTER_MASK = 63
FINAL = 64
LAST = 128
NODE_SHIFT = 8
_LABEL = LETTER_MASK | FINAL

_HEADER = struct.Struct("<4sHHIIII")
_MAX_CELLS = 1 << 24

Word = str | Sequence[str]


class WordGraphError(ValueError):
    """Bytes that are no word graph, or words that cannot be made into one."""


class Alphabet:
    """The letters of a graph and their codes, which run from 1.

    A letter may have several characters (a tile such as CH).  A word given as a plain
    string is then read with the longest letter first.

    Attributes:
        letters: The letters in the order of their codes, which is also their sort order.
        codes: The code of each letter.
    """

    __slots__ = ("_pattern", "codes", "letters")

    def __init__(self, letters: Iterable[str]) -> None:
        """Raise WordGraphError unless these are 1 to 63 different, non-empty letters."""
        self.letters = tuple(letters)
        self.codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        if not 0 < len(self.letters) <= MAX_LETTERS or len(self.codes) != len(self.letters):
            raise WordGraphError("an alphabet has 1 to 63 different letters")
        if any(not letter or "\n" in letter for letter in self.letters):
            raise WordGraphError("a letter is neither empty nor a line feed")
        self._pattern: re.Pattern[str] | None = None
        if any(len(letter) > 1 for letter in self.letters):
            longest_first = sorted(self.letters, key=len, reverse=True)
            self._pattern = re.compile("|".join(map(re.escape, longest_first)) + "|.", re.DOTALL)

    def split(self, word: Word) -> Sequence[str]:
        """The letters of a word; what is no letter comes out as single characters."""
        if self._pattern is None or not isinstance(word, str):
            return word
        return self._pattern.findall(word)

    def encode(self, word: Word) -> str:
        """The word as a string of code points 1 to 63; KeyError names a foreign letter."""
        codes = self.codes
        return "".join([chr(codes[letter]) for letter in self.split(word)])

    def code(self, letter: str) -> int:
        """Code of a letter, or 0 when the alphabet has no such letter."""
        return self.codes.get(letter, 0)


class WordGraph:
    """A set of words that can be searched letter by letter.

    Attributes:
        alphabet: The letters and their codes.
        cells: The body, for walking it directly; never written to.
        root: Index of the root node.
        wide: Whether a mask takes two cells (alphabets of more than 32 letters).
    """

    __slots__ = ("_bits", "_count", "_lookup", "alphabet", "cells", "root", "wide")

    def __init__(
        self, alphabet: Alphabet, count: int, root: int, cells: "memoryview[int] | array[int]"
    ) -> None:
        """Use ``open`` or ``from_bytes``; this takes the parts as they are."""
        self.alphabet = alphabet
        self.cells = cells
        self.root = root
        self.wide = is_wide(len(alphabet.letters))
        self._count = count
        self._bits = {letter: 1 << place for place, letter in enumerate(alphabet.letters)}
        self._lookup: lookup.Lookup | None = None
        if lookup.COMPILED:
            # A root without arcs, which only an empty graph has, is none: compiled code looks at
            # the first arc of a node unasked.
            self._lookup = lookup.Lookup(cells, root if count else 0, self.wide, alphabet.codes)

    @classmethod
    def open(cls, path: str) -> Self:
        """Map the graph in a file.

        Raises:
            OSError: The file cannot be read.
            WordGraphError: It is no word graph of this version, or cut short.
        """
        with open(path, "rb") as file:
            try:
                data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            except ValueError as error:
                raise WordGraphError("an empty file") from error
        return cls.from_bytes(data)

    @classmethod
    def from_bytes(cls, data: bytes | mmap.mmap) -> Self:
        """Read the graph in ``data``, which is kept and not copied.

        Only the header is checked: a file from outside wants a checksum first.

        Raises:
            WordGraphError: No word graph of this version, or cut short.
        """
        if len(data) < _HEADER.size:
            raise WordGraphError("too short for a word graph")
        magic, version, letters, count, root, size, length = _HEADER.unpack_from(data)
        if magic != MAGIC:
            raise WordGraphError("no word graph")
        if version != VERSION:
            raise WordGraphError(f"word graph version {version}; this program reads {VERSION}")
        start = _HEADER.size + length + -length % 4
        if len(data) != start + 4 * size or root >= size:
            raise WordGraphError("a word graph cut short or grown")
        view = memoryview(data)
        try:
            text = bytes(view[_HEADER.size : _HEADER.size + length]).decode()
        except UnicodeDecodeError as error:
            raise WordGraphError("an alphabet that is not UTF-8") from error
        alphabet = Alphabet(text.split("\n"))
        if len(alphabet.letters) != letters:
            raise WordGraphError("an alphabet of another size than its header says")
        return cls(alphabet, count, root, _as_cells(view[start:]))

    def __len__(self) -> int:
        """Number of words."""
        return self._count

    def __iter__(self) -> Iterator[str]:
        """All words, in the order of the alphabet."""
        return self.words()

    def __contains__(self, word: Word) -> bool:
        """Whether the word is in the graph."""
        return self.contains(word)

    def contains(self, word: Word) -> bool:
        """Whether the word, a string or a sequence of letters, is in the graph."""
        letters = self.alphabet.split(word)
        if self._lookup is not None:
            return self._lookup.contains(letters)
        if self.wide:
            return self._contains_wide(letters)
        cells = self.cells
        bits = self._bits
        arc = self.root << NODE_SHIFT
        try:
            for letter in letters:
                bit = bits[letter]
                node = arc >> NODE_SHIFT
                mask = cells[node]
                if not mask & bit:
                    return False
                # The rank of the bit in the mask is the place of the arc.
                arc = cells[node + 1 + (mask % bit).bit_count()]
        except KeyError:
            return False
        return arc & FINAL != 0

    def _contains_wide(self, letters: Iterable[str]) -> bool:
        arc = self.root << NODE_SHIFT
        for letter in letters:
            arc = self.arc(arc >> NODE_SHIFT, self.alphabet.code(letter))
            if not arc:
                return False
        return arc & FINAL != 0

    def words(self, prefix: Word = "") -> Iterator[str]:
        """All words that begin with ``prefix``, in the order of the alphabet."""
        start = list(self.alphabet.split(prefix))
        node = self.root
        final = False
        for letter in start:
            arc = self.arc(node, self.alphabet.code(letter))
            final, node = bool(arc & FINAL), arc >> NODE_SHIFT
        if final:
            yield "".join(start)
        yield from self._below(node, "".join(start))

    def _below(self, node: int, text: str) -> Iterator[str]:
        letters = self.alphabet.letters
        for arc in self.arcs(node):
            longer = text + letters[(arc & LETTER_MASK) - 1]
            if arc & FINAL:
                yield longer
            yield from self._below(arc >> NODE_SHIFT, longer)

    def mask(self, node: int) -> int:
        """The letters that go on from a node: bit ``code - 1`` for each."""
        low = self.cells[node]
        return low | self.cells[node + 1] << 32 if self.wide else low

    def arc(self, node: int, code: int) -> int:
        """The arc of a letter, or 0 when no word goes on with it (or the code is 0)."""
        mask = self.mask(node)
        bit = 1 << code >> 1
        if not mask & bit:
            return 0
        return self.cells[node + 1 + self.wide + (mask & (bit - 1)).bit_count()]

    def arcs(self, node: int) -> Iterator[int]:
        """The arcs of a node, in the order of their codes."""
        first = node + 1 + self.wide
        for index in range(first, first + self.mask(node).bit_count()):
            yield self.cells[index]


def is_wide(letters: int) -> bool:
    """Whether the masks for this number of letters take two cells."""
    return letters > 32


def build(words: Iterable[Word], letters: Iterable[str]) -> bytes:
    """The word graph of some words, as the bytes of its file.

    The same words give the same bytes, in whatever order and however often they come.

    Args:
        words: Strings, or sequences of letters, of 2 to 25 letters each.
        letters: The alphabet in its order.

    Raises:
        WordGraphError: A word with a foreign letter or of a wrong length; an unfit
            alphabet; more words than the format can hold.
    """
    alphabet = Alphabet(letters)
    encoded = []
    for word in words:
        try:
            text = alphabet.encode(word)
        except KeyError as error:
            raise WordGraphError(f"{word!r} has a letter outside the alphabet") from error
        if not MIN_LENGTH <= len(text) <= MAX_LENGTH:
            raise WordGraphError(f"{word!r} has not 2 to 25 letters")
        encoded.append(text)
    encoded.sort()
    count = len(encoded) - sum(one == two for one, two in pairwise(encoded))
    cells, root = _lay_out(_minimise(encoded), is_wide(len(alphabet.letters)))
    if len(cells) > _MAX_CELLS:
        raise WordGraphError("too many words for a word graph")
    if sys.byteorder == "big":
        cells.byteswap()
    names = "\n".join(alphabet.letters).encode()
    header = _HEADER.pack(
        MAGIC, VERSION, len(alphabet.letters), count, root, len(cells), len(names)
    )
    return header + names + bytes(-len(names) % 4) + cells.tobytes()


def _minimise(words: Iterable[str]) -> list[tuple[int, ...]]:
    """The nodes of the minimal automaton of sorted words.

    A node is the tuple of its arcs: code, ``FINAL`` where a word ends, and the number of
    the node it leads to above ``NODE_SHIFT``.  Node 0 has no arcs, the root comes last.
    """
    numbers: dict[tuple[int, ...], int] = {(): 0}
    path: list[list[int]] = [[] for _ in range(MAX_LENGTH + 2)]
    final = [0] * (MAX_LENGTH + 2)  # of the arc that leads to this depth
    last = ""
    for word in (*words, ""):
        shared = 0
        for one, two in zip(word, last, strict=False):
            if one != two:
                break
            shared += 1
        for depth in range(len(last), shared, -1):
            key = tuple(path[depth])
            number = numbers.setdefault(key, len(numbers))
            path[depth].clear()
            path[depth - 1].append(ord(last[depth - 1]) | final[depth] | number << NODE_SHIFT)
            final[depth] = 0
        final[len(word)] = FINAL
        last = word
    return [*numbers, tuple(path[0])]


def _lay_out(nodes: list[tuple[int, ...]], wide: bool) -> tuple["array[int]", int]:
    """Cells of the nodes in the order of a depth-first walk, and the index of the root."""
    first = 2 if wide else 1
    place = [-1] * len(nodes)
    place[0] = 0
    free = first
    order = []
    stack = [len(nodes) - 1]
    while stack:
        number = stack.pop()
        if place[number] >= 0:
            continue
        place[number] = free
        free += first + len(nodes[number])
        order.append(number)
        stack.extend(arc >> NODE_SHIFT for arc in reversed(nodes[number]))
    cells = array("I" if array("I").itemsize == 4 else "L", bytes(4 * first))
    for number in order:
        arcs = [(arc & _LABEL) | place[arc >> NODE_SHIFT] << NODE_SHIFT for arc in nodes[number]]
        mask = sum(1 << (arc & LETTER_MASK) - 1 for arc in arcs)
        cells.extend([mask & 0xFFFFFFFF, mask >> 32][:first])
        cells.extend(arcs)
        if arcs:
            cells[-1] |= LAST
    return cells, place[len(nodes) - 1]


def _as_cells(body: memoryview) -> "memoryview[int] | array[int]":
    if sys.byteorder == "little":
        return body.cast("I")
    cells = array("I", bytes(body))
    cells.byteswap()
    return cells
