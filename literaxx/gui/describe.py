# SPDX-License-Identifier: GPL-3.0-or-later
"""Cells and tiles in words: for tool tips and screen readers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from literaxx.gui.texts import points_text
from literaxx.match.state import MatchState, TurnKind
from literaxx.model.geometry import BoardSpec, Premium, Square
from literaxx.model.tiles import BLANK, Tile, TileSet

translate = QCoreApplication.translate


def colour_text(colour: int) -> str:
    """The name of a colour class."""
    return {
        1: translate("Colour", "yellow"),
        2: translate("Colour", "green"),
        3: translate("Colour", "blue"),
        4: translate("Colour", "violet"),
        5: translate("Colour", "red"),
    }[colour]


def tile_text(tile: Tile, tiles: TileSet) -> str:
    """`E, 1 point`; `blank, M`; `blank`."""
    if tile.is_blank:
        blank = translate("Tile", "blank")
        return f"{blank}, {tile.letter}" if tile.letter else blank
    return f"{tile.letter}, {points_text(tiles.value(tile))}"


def letter_text(tile: Tile, tiles: TileSet) -> str:
    """`E, value 1`, where letters are counted and their values make the numbers between them."""
    text = translate("Tile", "{letter}, value {number}")
    return text.format(letter=tile.letter, number=tiles.value(tile))


def rack_tile_text(face: str, tiles: TileSet) -> str:
    """The same for a tile on a rack."""
    return tile_text(Tile("" if face == BLANK else face, is_blank=face == BLANK), tiles)


def premium_text(premium: Premium) -> str:
    """What a cell does, in a word or two; empty for a plain cell."""
    if premium.word > 1:
        return translate("Cell", "word times {factor}").format(factor=premium.word)
    if premium.colour is not None:
        colour = colour_text(premium.colour)
        return f"{colour}, {points_text(premium.colour)}"
    if premium.letter > 1:
        return translate("Cell", "letter times {factor}").format(factor=premium.letter)
    return ""


def cell_text(square: Square, spec: BoardSpec) -> str:
    """An empty cell: `H8, red, 5 points, start`."""
    parts = [square.name, premium_text(spec.premium(square))]
    if square == spec.start:
        parts.append(translate("Cell", "start"))
    return ", ".join(part for part in parts if part)


def cell_tip(square: Square, spec: BoardSpec) -> str:
    """What pointing at an empty cell tells; empty when there is nothing to tell."""
    premium = spec.premium(square)
    if premium.word > 1:
        sentence = translate("Cell", "The whole word counts {factor} times")
        return sentence.format(factor=premium.word)
    if premium.colour is not None:
        sentence = translate("Cell", "A tile of the same colour ({colour}) counts {factor} times")
        return sentence.format(colour=colour_text(premium.colour), factor=premium.letter)
    if premium.letter > 1:
        return translate("Cell", "The tile counts {factor} times").format(factor=premium.letter)
    return ""


def owners(view: MatchState) -> Mapping[Square, int]:
    """Who laid the tile on each square, in the order of laying.

    The tiles of a move all lie in its main word.
    """
    found: dict[Square, int] = {}
    for turn in view.progress.history:
        if turn.kind is TurnKind.PLAYED and turn.score is not None:
            for square in turn.score.words[0].squares:
                found.setdefault(square, turn.seat)
    return found


def last_squares(view: MatchState) -> frozenset[Square]:
    """The squares that the last word that stands has covered."""
    history = view.progress.history
    for index in range(len(history) - 1, -1, -1):
        turn = history[index]
        if turn.kind is TurnKind.PLAYED and turn.score is not None:
            before = {
                square
                for earlier in history[:index]
                if earlier.kind is TurnKind.PLAYED and earlier.score is not None
                for square in earlier.score.words[0].squares
            }
            return frozenset(turn.score.words[0].squares) - before
    return frozenset()
