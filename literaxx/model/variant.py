# SPDX-License-Identifier: GPL-3.0-or-later
"""A variant: one game in one language, as data."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec

from literaxx.model.geometry import BoardSpec
from literaxx.model.tiles import TileSet


class Kind(Enum):
    """The family of rules that a variant is played by."""

    CROSSWORD = "crossword"
    LETTER_PATH = "letter-path"


class EndCount(Enum):
    """How tiles left are counted when somebody has gone out."""

    GAIN_AND_LOSE = "gain-and-lose"
    DOUBLE_GAIN = "double-gain"


Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""Bounds checked where a value is decoded from a file or message."""


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a variant may decide about its rules.

    Attributes:
        rack_size: Tiles on a full rack; 0 for a game without racks.
        full_rack_bonus: Points for laying a full rack in one move.
        exchanges: Exchanges allowed to each player in a game; None for any number.
        exchange_min_bag: Tiles the bag must hold for an exchange.
        end_count: How tiles left are counted when somebody has gone out.
        zero_turns_end: The game ends after so many turns in a row without points; 0 for never.
        challenge_bonus: Points to the mover when a check finds all words good.
        turns: The game ends after so many turns, rounded up to whole rounds; 0 for never.
        shuffles: Times each player may shuffle the letters of the board.
    """

    rack_size: Number = 7
    full_rack_bonus: Number = 50
    exchanges: Number | None = 3
    exchange_min_bag: Number = 7
    end_count: EndCount = EndCount.GAIN_AND_LOSE
    zero_turns_end: Number = 0
    challenge_bonus: Number = 0
    turns: Number = 0
    shuffles: Number = 0


class TableDefaults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options that a variant proposes.

    Attributes:
        decision_s: Seconds to accept or check, 0 for no limit.
        silence_checks: Whether silence means check; else it means accept.
        wrong_check_penalty: Whether a wrong check costs a turn.
    """

    decision_s: Number = 10
    silence_checks: bool = False
    wrong_check_penalty: bool = False


class Variant(msgspec.Struct, frozen=True):
    """One game in one language.

    Attributes:
        id: Name in commands and records, such as `literaxx-en`.
        revision: Raised when board, tiles or switches change.
        game: The game it belongs to, such as `literaxx`.
        title: The game's name for people.
        language: Language tag of letters and words, such as `en`.
        word_list: Id of the built-in list that referees it.
        kind: The family of rules.
        board: The printed board.
        tiles: The tile set.
        switches: What it decides about the rules.
        defaults: The table options it proposes.
    """

    id: str
    revision: int
    game: str
    title: str
    language: str
    word_list: str
    kind: Kind
    board: BoardSpec
    tiles: TileSet
    switches: Switches
    defaults: TableDefaults
