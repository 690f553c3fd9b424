# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pages ask for: games to play, referees, saved games, and what is remembered.

The application provides it; the pages know no files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec
from PySide6.QtCore import QByteArray

from literaxx.gui.preferences import Preferences
from literaxx.gui.recorded import RecordedGame
from literaxx.gui.spelled import Spellings, no_spellings
from literaxx.match.setup import SeatSpec, Setup
from literaxx.model.letters import Orthography
from literaxx.model.variant import Kind, Variant

if TYPE_CHECKING:
    from literaxx.rules.base import Referee, Rules
    from literaxx.session.base import Session
    from literaxx.storage.records_db import RecordsDb

SAVE_SUFFIX = ".literaxx"
VARIANT_SUFFIX = ".toml"
RECORD_SUFFIXES = {Kind.CROSSWORD: ".gcg", Kind.LETTER_PATH: ".jsonl"}
"""Endings of record files, by what the format of each kind of game is."""


class RefereeChoice(msgspec.Struct, frozen=True):
    """A word list or speller that may judge.

    Attributes:
        id: As the table options have it; empty for the variant's own list.
        name: What people read.
        obstacle: Why it cannot be chosen, as a sentence; empty when it can.
    """

    id: str
    name: str
    obstacle: str = ""


class SavedGame(msgspec.Struct, frozen=True):
    """A game that can be gone on with.

    Attributes:
        path: Its file.
        title: Name of the game.
        language: Language tag of its words.
        names: The players in turn order.
        scores: Their points.
        turn: Number of the round, from 1.
        to_move: Whose turn it is.
        when: When it was last played.
        seats: Who plays it, in turn order; empty when that is not known.
    """

    path: Path
    title: str
    language: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    turn: int
    to_move: str
    when: datetime
    seats: tuple[SeatSpec, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A match in time, and the rules it is played by.

    Attributes:
        session: The match.
        rules: Its rules.
        referee: Who knows its words, for friendly help.
        written: How the language of its words is written, for typed letters.
        note: What the player should be told about opening it; may be empty.
        spellings: How its words are spelled, where the tiles carry no marks.
    """

    session: Session
    rules: Rules
    referee: Referee
    written: Orthography
    note: str = ""
    spellings: Spellings = no_spellings


class ShelfError(Exception):
    """Something could not be done; the message is a sentence for the player."""


class Shelf(Protocol):
    """What there is to play, and where games are kept."""

    def variants(self) -> tuple[Variant, ...]:
        """The variants that can be played here, in the order of the start page."""
        ...

    def faults(self) -> tuple[str, ...]:
        """What is wrong with variant files of the player's own, a line each."""
        ...

    def keep_variant(self, path: Path) -> str:
        """Keeps a variant file among the player's own games; its id.

        Raises:
            ShelfError: It is no variant that can be played here.
        """
        ...

    def own_variants(self) -> tuple[Variant, ...]:
        """The variants that can be played here and are the player's own."""
        ...

    def remove_variant(self, variant: str) -> str:
        """Puts one of the player's own variants into the trash; what to tell about it.

        Raises:
            ShelfError: It cannot be removed.
        """
        ...

    def remove_game(self, path: Path) -> str:
        """Offers a saved game no more; what to tell about it.

        Raises:
            ShelfError: It cannot be removed, perhaps because it is being played.
        """
        ...

    def referees(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """Who may judge a variant; the first is its own list."""
        ...

    def own_words(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """The lists of own words that are kept in the language of a variant."""
        ...

    def take_words(self, path: Path, variant: Variant, go_on: Callable[[float], bool]) -> str:
        """Takes a file of words in; its id as `own_words` has it. To be called on any thread.

        Args:
            path: The file, a word a line.
            variant: In whose letters its words are.
            go_on: Is told the share that is done, and may raise to have it given up.

        Raises:
            ShelfError: It is no list of words of the language, or cannot be kept.
        """
        ...

    def levels(self) -> tuple[str, ...]:
        """Strengths of computer players, weakest first; empty when there are none."""
        ...

    def saved(self) -> tuple[SavedGame, ...]:
        """Games to go on with, the last played first, wherever they lie."""
        ...

    def seats(self) -> tuple[tuple[str, str], ...]:
        """Tables of the network where a seat in a game is kept for somebody here: id and name."""
        ...

    def folder(self) -> Path:
        """Where games are saved."""
        ...

    def credits(self) -> tuple[str, ...]:
        """What each word list in use was made from, in Markdown."""
        ...

    def new_table(self, setup: Setup) -> OpenTable:
        """A new match, saved from its first event on.

        Raises:
            ShelfError: Its word list is missing, or it cannot be saved.
        """
        ...

    def new_first_game(self, name: str) -> OpenTable:
        """A first game of a newcomer against a guide, saved like any other.

        Args:
            name: What the newcomer is called.

        Raises:
            ShelfError: Its word list is missing.
        """
        ...

    def open_table(self, path: Path) -> OpenTable:
        """A saved match, as it stood.

        Raises:
            ShelfError: The file is none, is damaged beyond use, or is open elsewhere.
        """
        ...

    def open_record(self, path: Path) -> RecordedGame:
        """A recorded game, to be looked at.

        Raises:
            ShelfError: The file cannot be read, or is no record of a game that is here.
        """
        ...

    def save_copy(self, table: OpenTable, path: Path, done: Callable[[str], None]) -> None:
        """Writes the match as it stands to another file.

        Args:
            table: The match.
            path: The file.
            done: Called when that is over, with a sentence about it for the player.
        """
        ...

    def export(self, table: OpenTable, path: Path) -> None:
        """Writes the match as a record, GCG or a JSON object a line.

        Raises:
            ShelfError: It cannot be written.
        """
        ...

    def keep_result(self, table: OpenTable) -> None:
        """Keeps what a match that is over came to, among the records; may be called again."""
        ...

    def records(self) -> RecordsDb:
        """The records across games."""
        ...

    def close(self, table: OpenTable) -> None:
        """Ends a session; the match stays saved."""
        ...


class Memory(Protocol):
    """What is remembered between two runs."""

    def preferences(self) -> Preferences:
        """The preferences as they were last kept."""
        ...

    def keep_preferences(self, preferences: Preferences) -> None:
        """Keeps the preferences."""
        ...

    def last_setup(self, variant: str) -> Setup | None:
        """What the last game of a variant was set up like; None when there was none."""
        ...

    def keep_setup(self, setup: Setup) -> None:
        """Keeps what a game was set up like."""
        ...

    def keep_window(self, geometry: QByteArray) -> None:
        """Keeps the place of the window."""
        ...

    def seen_tips(self) -> tuple[str, ...]:
        """The tips that were shown."""
        ...

    def keep_tip(self, tip: str) -> None:
        """Keeps that a tip was shown."""
        ...

    def forgo_tips(self) -> None:
        """Keeps that no more tips are wanted."""
        ...

    def last_variant(self) -> str:
        """The variant of the last game; empty when there was none."""
        ...

    def last_names(self) -> tuple[str, ...]:
        """The names of the players of the last game, whichever it was."""
        ...

    def guest_names(self) -> tuple[str, ...]:
        """Who came to a table of the network last; the first player of a game if nobody did."""
        ...

    def keep_guest_names(self, names: tuple[str, ...]) -> None:
        """Keeps who came to a table of the network."""
        ...
