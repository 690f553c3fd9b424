# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game answers about itself: is a play legal, what is it worth, how does it end.

Rules know the table and nothing of the protocol: no clocks, no judging, no undo.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

import msgspec

from literaxx.model.board import Placement
from literaxx.model.chance import Chance
from literaxx.model.plays import Play
from literaxx.model.scoring import Score, Settlement
from literaxx.model.table import Table
from literaxx.model.variant import Variant


class Referee(Protocol):
    """Whoever says which words exist; see `literaxx.model.wordgraph.WordGraph`."""

    def contains(self, word: str) -> bool:
        """Whether the word exists; it comes in upper case, in the letters of the tiles."""
        ...


class Why(Enum):
    """Why a play or an exchange is against the rules."""

    NO_TILES = "no-tiles"
    WRONG_KIND = "wrong-kind"
    OFF_BOARD = "off-board"
    OCCUPIED = "occupied"
    SQUARE_TWICE = "square-twice"
    NOT_ON_RACK = "not-on-rack"
    BLANK_UNNAMED = "blank-unnamed"
    BLANK_LETTER = "blank-letter"
    NOT_IN_LINE = "not-in-line"
    GAP = "gap"
    OFF_START = "off-start"
    APART = "apart"
    TOO_SHORT = "too-short"
    NOT_NEIGHBOURS = "not-neighbours"
    CROSSES_ITSELF = "crosses-itself"
    NO_EXCHANGE = "no-exchange"
    EXCHANGES_USED = "exchanges-used"
    BAG_TOO_LOW = "bag-too-low"
    TOO_MANY_TILES = "too-many-tiles"
    NO_SHUFFLE = "no-shuffle"
    SHUFFLES_USED = "shuffles-used"


class Violation(msgspec.Struct, frozen=True):
    """A play refused by the rules.

    Attributes:
        why: The reason.
        detail: A letter, a square or a number that the reason is about; may be empty.
    """

    why: Why
    detail: str = ""


class Opening(msgspec.Struct, frozen=True):
    """What lies on the table before anybody draws: the mixed bag and the letters of the board."""

    bag: tuple[str, ...]
    cells: tuple[Placement, ...]


class Rules(Protocol):
    """The rules of one variant."""

    @property
    def variant(self) -> Variant:
        """The variant they belong to."""
        ...

    def opening(self, chance: Chance) -> Opening:
        """The table before the first draw."""
        ...

    def assess(self, table: Table, seat: int, play: Play) -> Score | Violation:
        """Whether a play is legal for a seat, and what it is worth; asks no dictionary."""
        ...

    def laid(self, play: Play) -> tuple[Placement, ...]:
        """The tiles that leave the mover's rack for the board once the play stands."""
        ...

    def renewal(self, table: Table, play: Play, chance: Chance) -> tuple[Placement, ...]:
        """The letters that change on the board once the play stands."""
        ...

    def shuffled(
        self, table: Table, used: int, chance: Chance
    ) -> tuple[Placement, ...] | Violation:
        """The board after a shuffle, for a seat that has used so many already."""
        ...

    def exchange_violation(
        self, table: Table, seat: int, tiles: tuple[str, ...], used: int
    ) -> Violation | None:
        """Why a seat that has exchanged `used` times may not exchange these tiles; None: it may."""
        ...

    def owed_tiles(self, table: Table, seat: int) -> int:
        """How many tiles the seat draws now."""
        ...

    def is_out(self, table: Table, seat: int) -> bool:
        """Whether the seat has laid its last tile with the bag empty."""
        ...

    def turn_limit(self, seats: int) -> int:
        """After how many turns the game ends, 0 for never."""
        ...

    def settle(self, table: Table, out: int | None) -> tuple[Settlement, ...]:
        """The last sums, one for each seat, when `out` went out (None: nobody did)."""
        ...


def whole_rounds(turns: int, seats: int) -> int:
    """A number of turns rounded up so that each seat has as many as the others."""
    return -(-turns // seats) * seats
