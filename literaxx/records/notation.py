# SPDX-License-Identifier: GPL-3.0-or-later
"""How records write tiles, words and places."""

from __future__ import annotations

import re
from collections.abc import Iterable

from literaxx.model.geometry import Direction, Square, column_name
from literaxx.model.tiles import BLANK

THROUGH = "."
"""A cell of a word whose tile lies there already."""

_TILE = r"\[[^\[\]()]+\]|[^\[\]()]"
_GROUP = rf"\((?:{_TILE})+\)"
_TILES = re.compile(rf"(?:{_TILE})*", re.DOTALL)
_WORD = re.compile(rf"(?:{_GROUP}|{_TILE})+", re.DOTALL)
_PIECE = re.compile(rf"{_GROUP}|{_TILE}", re.DOTALL)
_POSITION = re.compile(r"(?P<row>[1-9][0-9]?)(?P<column>[A-Z])|(?P<C>[A-Z])(?P<R>[1-9][0-9]?)")


def parse_position(text: str) -> tuple[Square, Direction] | None:
    """Where a word begins and how it lies: `8G` across, `G8` down; None for anything else."""
    match = _POSITION.fullmatch(text.upper())
    if match is None:
        return None
    if match["row"]:
        return _square(match["row"], match["column"]), Direction.ACROSS
    return _square(match["R"], match["C"]), Direction.DOWN


def position_text(square: Square, direction: Direction) -> str:
    """A place in the form that `parse_position` reads."""
    if direction is Direction.DOWN:
        return square.name
    return f"{square.row + 1}{column_name(square.column)}"


def parse_tiles(text: str) -> tuple[str, ...] | None:
    """Tiles of a rack, `[CH]` for a tile of two letters; None when it is no rack."""
    if not _TILES.fullmatch(text):
        return None
    tiles = tuple(tile.upper() for tile in _unbracketed(text))
    return tiles if all(tile == BLANK or tile.isalpha() for tile in tiles) else None


def tiles_text(tiles: Iterable[str]) -> str:
    """Tiles in the form that `parse_tiles` reads."""
    return "".join(tile if len(tile) == 1 else f"[{tile}]" for tile in tiles)


def parse_word(text: str) -> tuple[str, ...] | None:
    """The cells of a recorded word (see `Laid.cells`); None when it is no word.

    Round brackets may hold several tiles that lie there already: `A(BC)` is `A(B)(C)`.
    """
    if not _WORD.fullmatch(text):
        return None
    cells: list[str] = []
    for piece in _PIECE.findall(text):
        if piece[0] == "(":
            cells += [f"({tile})" for tile in _unbracketed(piece[1:-1])]
        else:
            cells += _unbracketed(piece)
    is_word = all(cell == THROUGH or cell.strip("()").isalpha() for cell in cells)
    return tuple(cells) if is_word else None


def word_text(cells: Iterable[str]) -> str:
    """A word in the form that `parse_word` reads."""
    return "".join(
        f"({tiles_text([cell[1:-1]])})" if cell[0] == "(" else tiles_text([cell]) for cell in cells
    )


def _unbracketed(text: str) -> list[str]:
    return [piece.strip("[]") for piece in re.findall(_TILE, text)]


def _square(row: str, column: str) -> Square:
    return Square(int(row) - 1, ord(column) - ord("A"))
