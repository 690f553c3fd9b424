# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened. Names are in the past tense, and outcomes are included.

A match is its list of events: replaying them needs no rules, no dictionary and no chance, so an
old save survives every change of those. `literaxx.match.views.redact` covers what a seat may not
see; the fields that it covers are marked *hidden* below.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from literaxx.match.setup import Millis, Setup
from literaxx.model.board import Board, Placement
from literaxx.model.plays import Play
from literaxx.model.scoring import Score, Settlement


class PassCause(Enum):
    """Why a turn counts as passed."""

    SAID = "said"
    MOVE_TIME = "move-time"


class SkipCause(Enum):
    """Why a turn was skipped, or ended without being a pass."""

    PENALTY = "penalty"
    GAME_TIME = "game-time"
    LEFT = "left"


class CheckCause(Enum):
    """Who or what sent a proposal to the dictionary."""

    SAID = "said"
    SILENCE = "silence"


class UndoEnd(Enum):
    """Why an undo request came to nothing."""

    REFUSED = "refused"
    SILENCE = "silence"
    LEFT = "left"


class EndCause(Enum):
    """Why the game is over."""

    WENT_OUT = "went-out"
    PASSES = "passes"
    TIME = "time"
    TURNS = "turns"
    ZERO_TURNS = "zero-turns"
    LEFT = "left"


class Ballot(msgspec.Struct, frozen=True):
    """One opponent's answer to come, to a proposal or an undo request.

    Attributes:
        seat: Whose.
        is_asked: False while another person at the same screen is asked first.
        deadline_ms: When silence counts; None for no limit.
        is_done: True once answered or silent. What was answered is not kept.
    """

    seat: int
    is_asked: bool
    deadline_ms: Millis | None = None
    is_done: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the answer is awaited now."""
        return self.is_asked and not self.is_done


class WordVerdict(msgspec.Struct, frozen=True):
    """What the dictionary says of one word."""

    word: str
    is_good: bool


class MatchStarted(msgspec.Struct, frozen=True, tag="match-started"):
    """The seats are taken; the board lies there."""

    setup: Setup
    board: Board


class BagShuffled(msgspec.Struct, frozen=True, tag="bag-shuffled"):
    """The bag holds these tiles in this order (hidden), drawn from the end."""

    order: tuple[str, ...]


class TilesDrawn(msgspec.Struct, frozen=True, tag="tiles-drawn"):
    """A seat has drawn tiles (hidden from others) from the end of the bag."""

    seat: int
    tiles: tuple[str, ...]


class LettersChanged(msgspec.Struct, frozen=True, tag="letters-changed"):
    """Cells of the board have other letters."""

    cells: tuple[Placement, ...]


class TurnBegan(msgspec.Struct, frozen=True, tag="turn-began"):
    """A seat is to move.

    Attributes:
        seat: Whose turn it is.
        has_curtain: Whether the rack is covered until the player lifts the curtain.
        clock_from_ms: When the clock starts, unless the curtain is lifted before.
    """

    seat: int
    has_curtain: bool
    clock_from_ms: Millis


class CurtainLifted(msgspec.Struct, frozen=True, tag="curtain-lifted"):
    """The player to move looks at his tiles; his clock runs."""

    seat: int
    at_ms: Millis


class RackArranged(msgspec.Struct, frozen=True, tag="rack-arranged"):
    """A player keeps his tiles (hidden from others) in another order."""

    seat: int
    tiles: tuple[str, ...]


class PlayProposed(msgspec.Struct, frozen=True, tag="play-proposed"):
    """The mover said OK.

    Attributes:
        seat: The mover.
        play: What he laid or drew.
        score: Its words and points.
        at_ms: When.
        ballots: The opponents who judge.
        undo_until_ms: Until when he may ask for undo; None until ten seconds after the word
            stood, as at a shared screen.
        may_undo: False when this turn has had its undo request.
    """

    seat: int
    play: Play
    score: Score
    at_ms: Millis
    ballots: tuple[Ballot, ...]
    undo_until_ms: Millis | None
    may_undo: bool


class OpponentAsked(msgspec.Struct, frozen=True, tag="opponent-asked"):
    """The next person at a shared screen is asked."""

    seat: int
    deadline_ms: Millis | None


class OpponentAnswered(msgspec.Struct, frozen=True, tag="opponent-answered"):
    """An opponent has answered the proposal; his answer alone does not settle it."""

    seat: int


class OpponentSilent(msgspec.Struct, frozen=True, tag="opponent-silent"):
    """An opponent's time to accept or check ran out."""

    seat: int


class WordsChecked(msgspec.Struct, frozen=True, tag="words-checked"):
    """The dictionary was asked about every word of the proposal.

    Attributes:
        by: The opponent who checked or was silent.
        cause: Whether somebody said so or silence did.
        verdicts: One for each word.
    """

    by: int
    cause: CheckCause
    verdicts: tuple[WordVerdict, ...]


class PlayStood(msgspec.Struct, frozen=True, tag="play-stood"):
    """The proposal is part of the game now.

    Attributes:
        seat: The mover.
        laid: Tiles that left his rack for the board.
        points: What he scores.
        at_ms: When.
    """

    seat: int
    laid: tuple[Placement, ...]
    points: int
    at_ms: Millis


class PlayRefused(msgspec.Struct, frozen=True, tag="play-refused"):
    """A word of the proposal does not exist: the tiles go back, the turn is over."""

    seat: int


class PenaltyGiven(msgspec.Struct, frozen=True, tag="penalty-given"):
    """A wrong check costs this seat its next turn."""

    seat: int


class TilesExchanged(msgspec.Struct, frozen=True, tag="tiles-exchanged"):
    """A player has put tiles (hidden from others) on the exchange field; the draw follows."""

    seat: int
    tiles: tuple[str, ...]
    at_ms: Millis


class BoardShuffled(msgspec.Struct, frozen=True, tag="board-shuffled"):
    """A player has used one of his shuffles; the new letters follow."""

    seat: int


class TurnPassed(msgspec.Struct, frozen=True, tag="turn-passed"):
    """A turn ended by a pass."""

    seat: int
    cause: PassCause
    at_ms: Millis


class TurnSkipped(msgspec.Struct, frozen=True, tag="turn-skipped"):
    """A turn that was no pass: skipped, or ended by spent game time or by leaving."""

    seat: int
    cause: SkipCause
    at_ms: Millis


class UndoRequested(msgspec.Struct, frozen=True, tag="undo-requested"):
    """The mover asks for his word back; everything else stands still."""

    seat: int
    at_ms: Millis
    ballots: tuple[Ballot, ...]


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked"):
    """The next person at a shared screen is asked about the undo."""

    seat: int
    deadline_ms: Millis


class UndoAgreed(msgspec.Struct, frozen=True, tag="undo-agreed"):
    """One opponent agrees."""

    seat: int


class UndoEnded(msgspec.Struct, frozen=True, tag="undo-ended"):
    """The request came to nothing; play goes on where it stood."""

    cause: UndoEnd
    seat: int
    at_ms: Millis


class UndoDone(msgspec.Struct, frozen=True, tag="undo-done"):
    """All agreed: everything is as it was before OK.

    Attributes:
        seat: The mover.
        has_curtain: As in TurnBegan.
        clock_from_ms: As in TurnBegan.
    """

    seat: int
    has_curtain: bool
    clock_from_ms: Millis


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Clocks stand, board and racks are covered."""

    seat: int
    at_ms: Millis


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """Play goes on."""

    seat: int
    at_ms: Millis


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    """A player has left for good."""

    seat: int


class HelpUsed(msgspec.Struct, frozen=True, tag="help-used"):
    """A player took a hint or looked a word up, as this table allows."""

    seat: int


class LinkLost(msgspec.Struct, frozen=True, tag="link-lost"):
    """A player cannot be reached."""

    seat: int
    at_ms: Millis


class LinkRegained(msgspec.Struct, frozen=True, tag="link-regained"):
    """A player can be reached again."""

    seat: int
    at_ms: Millis


class RacksRevealed(msgspec.Struct, frozen=True, tag="racks-revealed"):
    """The game is over; everybody sees what was left."""

    racks: tuple[tuple[str, ...], ...]


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    """The last sums.

    Attributes:
        cause: Why the game is over.
        out: The seat that went out, if one did.
        settlements: One for each seat.
    """

    cause: EndCause
    out: int | None
    settlements: tuple[Settlement, ...]


Event = (
    MatchStarted
    | BagShuffled
    | TilesDrawn
    | LettersChanged
    | TurnBegan
    | CurtainLifted
    | RackArranged
    | PlayProposed
    | OpponentAsked
    | OpponentAnswered
    | OpponentSilent
    | WordsChecked
    | PlayStood
    | PlayRefused
    | PenaltyGiven
    | TilesExchanged
    | BoardShuffled
    | TurnPassed
    | TurnSkipped
    | UndoRequested
    | UndoAsked
    | UndoAgreed
    | UndoEnded
    | UndoDone
    | Paused
    | Resumed
    | SeatLeft
    | HelpUsed
    | LinkLost
    | LinkRegained
    | RacksRevealed
    | MatchEnded
)
