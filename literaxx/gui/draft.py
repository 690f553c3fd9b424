# SPDX-License-Identifier: GPL-3.0-or-later
"""The play that is being composed: where each tile of the own rack lies just now.

A draft is a value. It never belongs to the state of the match, and knows no widget: mouse and
keyboard both go through the methods here. Its tiles are always those of the rack, whatever is
done with them: each has a place, and none can be in two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum

import msgspec

from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.plays import TilePlay
from literaxx.model.tiles import BLANK, Tile


class Hint(Enum):
    """Why something that was tried while composing did nothing."""

    NO_SUCH_LETTER = "no-such-letter"
    NOT_ON_RACK = "not-on-rack"
    EMPTY_PLACE = "empty-place"
    OCCUPIED = "occupied"
    NO_ROOM = "no-room"
    NO_LINE = "no-line"
    NOT_NOW = "not-now"


class Refused(msgspec.Struct, frozen=True):
    """Nothing was done.

    Attributes:
        hint: Why.
        detail: The letter, cell or number that it is about; may be empty.
    """

    hint: Hint
    detail: str = ""


class DraftTile(msgspec.Struct, frozen=True):
    """One tile of the rack.

    Attributes:
        key: Names this tile as long as its owner has it.
        face: How it is written on a rack.
        name: The letter that a blank stands for; empty while it stands for none.
        square: Where on the board it lies; None elsewhere.
        is_offered: Whether it lies on the exchange field.
        order: Of two laid tiles the higher one was laid later.
    """

    key: int
    face: str
    name: str = ""
    square: Square | None = None
    is_offered: bool = False
    order: int = 0

    @property
    def is_blank(self) -> bool:
        """Whether it is a blank."""
        return self.face == BLANK

    @property
    def is_home(self) -> bool:
        """Whether it stands in its place on the rack."""
        return self.square is None and not self.is_offered

    @property
    def tile(self) -> Tile:
        """The tile as it lies on the board."""
        return Tile(self.name, is_blank=True) if self.is_blank else Tile(self.face)


class Draft(msgspec.Struct, frozen=True):
    """The own tiles in the order their owner keeps them, each with its place.

    Attributes:
        tiles: One for each tile of the rack; the index is its place there, kept free for it
            while it lies elsewhere.
        next_key: A key that no tile has had.
    """

    tiles: tuple[DraftTile, ...] = ()
    next_key: int = 0

    @classmethod
    def of_rack(cls, rack: Iterable[str]) -> Draft:
        """A draft with everything on the rack."""
        tiles = tuple(DraftTile(key, face) for key, face in enumerate(rack))
        return cls(tiles, len(tiles))

    @property
    def rack(self) -> tuple[str, ...]:
        """All tiles in their owner's order, wherever they lie now."""
        return tuple(tile.face for tile in self.tiles)

    @property
    def laid(self) -> tuple[DraftTile, ...]:
        """The tiles on the board, in the order they were laid."""
        on_board = (tile for tile in self.tiles if tile.square is not None)
        return tuple(sorted(on_board, key=lambda tile: tile.order))

    @property
    def offered(self) -> tuple[DraftTile, ...]:
        """The tiles on the exchange field, in the order they were put there."""
        on_field = (tile for tile in self.tiles if tile.is_offered)
        return tuple(sorted(on_field, key=lambda tile: tile.order))

    @property
    def is_empty(self) -> bool:
        """Whether every tile is on the rack."""
        return all(tile.is_home for tile in self.tiles)

    def find(self, key: int) -> DraftTile | None:
        """The tile of a key; None when its owner has it no more."""
        return next((tile for tile in self.tiles if tile.key == key), None)

    def at(self, square: Square) -> DraftTile | None:
        """The tile laid on a square."""
        return next((tile for tile in self.tiles if tile.square == square), None)

    def place_of(self, key: int) -> int:
        """The place on the rack that belongs to a tile.

        Raises:
            ValueError: There is no such tile.
        """
        return [tile.key for tile in self.tiles].index(key)

    def to_play(self) -> TilePlay:
        """What is laid, in the order it was laid; without placements when nothing is."""
        return TilePlay(
            tuple(
                Placement(tile.square, tile.tile) for tile in self.laid if tile.square is not None
            )
        )

    def exchange_tiles(self) -> tuple[str, ...]:
        """The tiles on the exchange field."""
        return tuple(tile.face for tile in self.offered)

    # --- One tile moves ---

    def with_laid(self, key: int, square: Square, board: Board) -> Draft | Refused:
        """The draft after a tile is laid on a square.

        An own tile that lies there already goes to where the other comes from. A blank that
        comes from another square keeps its letter.

        Args:
            key: The tile.
            square: Where to.
            board: All that lies on the board and is not part of this draft.
        """
        moved = self.find(key)
        if moved is None:
            return Refused(Hint.NOT_ON_RACK)
        if not board.holds(square) or board.at(square) is not None:
            return Refused(Hint.OCCUPIED, square.name)
        other = self.at(square)
        draft = self
        if other is not None and other.key != key:
            draft = draft._changed(_sent(other, moved))
        return draft._changed(
            msgspec.structs.replace(
                moved, square=square, is_offered=False, order=self._next_order()
            )
        )

    def with_offered(self, key: int) -> Draft | Refused:
        """The draft after a tile is put on the exchange field, a blank without a letter."""
        moved = self.find(key)
        if moved is None:
            return Refused(Hint.NOT_ON_RACK)
        return self._changed(
            DraftTile(moved.key, moved.face, is_offered=True, order=self._next_order())
        )

    def with_racked(self, key: int, place: int | None = None) -> Draft | Refused:
        """The draft after a tile is put on the rack, a blank without a letter.

        Args:
            key: The tile.
            place: Where on the rack: a free place changes owners with the one the tile had, at a
                taken one the others move up. None for the tile's own place.
        """
        moved = self.find(key)
        if moved is None:
            return Refused(Hint.NOT_ON_RACK)
        tiles = list(self._changed(DraftTile(moved.key, moved.face)).tiles)
        own = self.place_of(key)
        if place is not None:
            place = min(place, len(tiles) - 1)
            if self.tiles[place].is_home:
                tiles.insert(place, tiles.pop(own))
            else:
                tiles[own], tiles[place] = tiles[place], tiles[own]
        return msgspec.structs.replace(self, tiles=tuple(tiles))

    def with_named(self, key: int, letter: str) -> Draft:
        """The draft after a laid blank is named; an empty letter unnames it."""
        moved = self.find(key)
        if moved is None or not moved.is_blank or moved.square is None:
            return self
        return self._changed(msgspec.structs.replace(moved, name=letter))

    def with_typed(self, letter: str, square: Square, board: Board) -> Draft | Refused:
        """The draft after a letter is typed at a square; a letter one lacks uses a blank."""
        at_home = [tile for tile in self.tiles if tile.is_home]
        found = next((tile for tile in at_home if tile.face == letter), None)
        found = found or next((tile for tile in at_home if tile.is_blank), None)
        if found is None:
            return Refused(Hint.NOT_ON_RACK, letter)
        draft = self.with_laid(found.key, square, board)
        if isinstance(draft, Draft) and found.is_blank:
            return draft.with_named(found.key, letter)
        return draft

    # --- Many tiles move ---

    def cleared(self) -> Draft:
        """The draft with every tile back in its place, blanks without letters."""
        tiles = tuple(DraftTile(tile.key, tile.face) for tile in self.tiles)
        return msgspec.structs.replace(self, tiles=tiles)

    def with_play(self, play: TilePlay, board: Board) -> Draft:
        """The draft with exactly this play laid, as far as its tiles are there."""
        draft = self.cleared()
        for placement in play.placements:
            tile = placement.tile
            found = next((t for t in draft.tiles if t.is_home and t.face == tile.on_rack), None)
            if found is None:
                continue
            laid = draft.with_laid(found.key, placement.square, board)
            if isinstance(laid, Draft):
                draft = laid.with_named(found.key, tile.letter)
        return draft

    def shuffled(self, chance: Chance) -> Draft:
        """The draft with the tiles that are on the rack in random places."""
        return self._reordered(chance.shuffled([t for t in self.tiles if t.is_home]))

    def sorted(self, alphabet: Iterable[str]) -> Draft:
        """The draft with the tiles that are on the rack in alphabetical order, blanks last."""
        rank = {letter: index for index, letter in enumerate(alphabet)}
        at_home = (tile for tile in self.tiles if tile.is_home)
        return self._reordered(sorted(at_home, key=lambda t: rank.get(t.face, len(rank))))

    def rebased(self, rack: tuple[str, ...], board: Board) -> Draft:
        """The draft over a newer rack and board.

        Tiles keep their keys, their order and their places as far as they can: one that is no
        longer on the rack vanishes, one whose square is taken returns to its place, and new ones
        stand at the end.

        Args:
            rack: The tiles the owner has now.
            board: All that lies on the board and is not part of this draft.
        """
        new = Counter(rack)
        kept = []
        # Of equal tiles those that lie elsewhere have been used first.
        for tile in sorted(self.tiles, key=lambda tile: not tile.is_home):
            if new[tile.face] > 0:
                new[tile.face] -= 1
                kept.append(tile.key)
        tiles = [
            tile
            if tile.square is None or (board.holds(tile.square) and board.at(tile.square) is None)
            else DraftTile(tile.key, tile.face)
            for tile in self.tiles
            if tile.key in kept
        ]
        added = []
        for face in reversed(rack):
            if new[face] > 0:
                new[face] -= 1
                added.append(face)
        tiles += [DraftTile(self.next_key + n, face) for n, face in enumerate(reversed(added))]
        return Draft(tuple(tiles), self.next_key + len(added))

    def without_laid(self) -> Draft:
        """The draft after the laid tiles have become part of the board for good."""
        tiles = tuple(tile for tile in self.tiles if tile.square is None)
        return msgspec.structs.replace(self, tiles=tiles)

    def in_order(self, rack: tuple[str, ...]) -> Draft:
        """The draft with its tiles in the order of a rack that holds the same ones."""
        left = list(self.tiles)
        tiles = []
        for face in rack:
            found = next((tile for tile in left if tile.face == face), None)
            if found is not None:
                left.remove(found)
                tiles.append(found)
        return msgspec.structs.replace(self, tiles=(*tiles, *left))

    def _reordered(self, at_home: Iterable[DraftTile]) -> Draft:
        """The draft with the tiles of the rack in another order; kept places stay kept."""
        queue = iter(at_home)
        tiles = tuple(next(queue) if tile.is_home else tile for tile in self.tiles)
        return msgspec.structs.replace(self, tiles=tiles)

    def _changed(self, changed: DraftTile) -> Draft:
        """The draft with another state of one tile."""
        tiles = tuple(changed if tile.key == changed.key else tile for tile in self.tiles)
        return msgspec.structs.replace(self, tiles=tiles)

    def _next_order(self) -> int:
        return 1 + max((tile.order for tile in self.tiles), default=0)


def _sent(tile: DraftTile, to: DraftTile) -> DraftTile:
    """A laid tile sent to where another one is; only on the board a blank keeps its letter."""
    if to.square is not None:
        return msgspec.structs.replace(tile, square=to.square)
    return DraftTile(tile.key, tile.face, is_offered=to.is_offered, order=to.order)
