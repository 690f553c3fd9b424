# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may ask for. Names are imperative; whether it is done is decided elsewhere.

A command that answers to something names it by its id: the turn it belongs to, the proposal it
judges, the request it answers. An id is the number of the event that opened the matter, so a
command that comes too late can never act on something newer.
"""

from __future__ import annotations

import msgspec

from literaxx.match.setup import Millis
from literaxx.model.plays import Play


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Say OK to what is laid."""

    turn_id: int
    play: Play


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Put tiles back and draw as many."""

    turn_id: int
    tiles: tuple[str, ...]


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """Mix the letters of the board, where the game has that."""

    turn_id: int


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Give the turn away."""

    turn_id: int


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Let the proposal stand, as far as this seat goes."""

    proposal_id: int


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Have the proposal looked up."""

    proposal_id: int


class RequestUndo(msgspec.Struct, frozen=True, tag="request-undo"):
    """Ask the opponents for the proposal back."""

    proposal_id: int


class AnswerUndo(msgspec.Struct, frozen=True, tag="answer-undo"):
    """Agree to an undo, or refuse it."""

    request_id: int
    agree: bool


class LiftCurtain(msgspec.Struct, frozen=True, tag="lift-curtain"):
    """Show the tiles to the player whose turn it is; his clock starts."""

    turn_id: int


class ArrangeRack(msgspec.Struct, frozen=True, tag="arrange-rack"):
    """Keep the tiles of the rack in another order."""

    tiles: tuple[str, ...]


class Pause(msgspec.Struct, frozen=True, tag="pause"):
    """Stop all clocks and cover the table."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Go on after a pause."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leave the game for good."""


class UseHelp(msgspec.Struct, frozen=True, tag="use-help"):
    """Take a hint or look a word up, at a table that allows it; everybody is told."""


class LoseLink(msgspec.Struct, frozen=True, tag="lose-link"):
    """Said by the host for a seat: it cannot be reached."""


class RegainLink(msgspec.Struct, frozen=True, tag="regain-link"):
    """Said by the host for a seat: it can be reached again."""


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """Said by the host: time has passed; whatever has run out is settled."""


Command = (
    Propose
    | Exchange
    | Shuffle
    | Pass
    | Accept
    | Check
    | RequestUndo
    | AnswerUndo
    | LiftCurtain
    | ArrangeRack
    | Pause
    | Resume
    | Leave
    | UseHelp
    | LoseLink
    | RegainLink
    | Tick
)


# The seat that stands for the table itself: it may pause and resume, nothing else.
HOST = -1


class Stamped(msgspec.Struct, frozen=True):
    """A command as the host received it.

    Attributes:
        command: What is asked.
        seat: Who asks; ignored by Tick.
        at_ms: When the host received it.
        entropy: A fresh random number for what has to be mixed or drawn; it appears in no event.
    """

    command: Command
    seat: int
    at_ms: Millis
    entropy: int
