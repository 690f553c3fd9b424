# SPDX-License-Identifier: GPL-3.0-or-later
"""A recorded crossword game, as its record tells it: nothing here has been checked."""

from __future__ import annotations

import msgspec

from literaxx.model.geometry import Direction, Square
from literaxx.model.sentence import Sentence, ToldError
from literaxx.records.notation import position_text

LOST_CHALLENGE = "#unsuccessful-challenge"
"""Note of a pass line: the turn was lost to a wrong check, and is no pass."""
OUT_OF_TIME = "#out-of-time"
"""Note of a pass line: the turn was lost to spent game time, and is no pass."""
LEFT = "#left"
"""Note of a pass line: the player has left. Of a word: he left before it stood, and drew none."""


class RecordError(ToldError):
    """Text that is no record.

    Attributes:
        line: The line it fails at, from 1; 0 when it is about the whole text.
        problem: What is wrong, as a sentence without capital and full stop.
    """

    def __init__(self, line: int, problem: Sentence) -> None:
        said = Sentence("line {line}: {problem}", line=line, problem=problem)
        super().__init__(said if line else problem)
        self.line = line
        self.problem = problem


class RecordedPlayer(msgspec.Struct, frozen=True):
    """A player: a nickname without spaces, and the name for people."""

    nick: str
    name: str


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A word was laid.

    Attributes:
        square: Where it begins.
        direction: How it lies.
        cells: One item for each cell: a letter in upper case, in lower case for a blank, `.` for
            a tile that lies there already, or that tile's letter in round brackets.
    """

    square: Square
    direction: Direction
    cells: tuple[str, ...]

    @property
    def position(self) -> str:
        """The place in the notation of records: `8G` across, `G8` down."""
        return position_text(self.square, self.direction)


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Tiles were exchanged: which, or only how many (then `tiles` is empty)."""

    tiles: tuple[str, ...]
    count: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A pass, or a lost turn, as the notes say."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The word just laid was refused; its points go back."""


class Challenged(msgspec.Struct, frozen=True, tag="challenged"):
    """A bonus for a word that was checked in vain."""


class Overtime(msgspec.Struct, frozen=True, tag="overtime"):
    """Points lost for time, which no position tells."""


class Leftover(msgspec.Struct, frozen=True, tag="leftover"):
    """Tiles left at the end, gained from others or, with points below zero, one's own lost."""

    tiles: tuple[str, ...]


Action = Laid | Exchanged | Passed | Refused | Challenged | Overtime | Leftover


class RecordedMove(msgspec.Struct, frozen=True):
    """One line of the record.

    Attributes:
        player: Index of the player.
        rack: Tiles he held before, as far as they were written down; `?` is a blank.
        action: What happened.
        points: What the record counts for it.
        total: His points afterwards, as the record has it.
        notes: Lines of text that belong to it.
    """

    player: int
    rack: tuple[str, ...]
    action: Action
    points: int
    total: int
    notes: tuple[str, ...] = ()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded game.

    Attributes:
        players: In seating order, 1 to 4.
        moves: The lines of the game.
        racks: Tiles that players held after the last move; empty where not told.
        game: Id of the variant; empty when the record does not say.
        lexicon: Name of the word list.
        title: A title.
        description: A description.
        id: An identifier of whoever wrote it.
        notes: Lines of text before the first move.
        is_incomplete: Whether the record says, or shows by a cut last line, that more happened.
    """

    players: tuple[RecordedPlayer, ...]
    moves: tuple[RecordedMove, ...] = ()
    racks: tuple[tuple[str, ...], ...] = ()
    game: str = ""
    lexicon: str = ""
    title: str = ""
    description: str = ""
    id: str = ""
    notes: tuple[str, ...] = ()
    is_incomplete: bool = False
