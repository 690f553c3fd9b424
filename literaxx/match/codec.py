# SPDX-License-Identifier: GPL-3.0-or-later
"""Events, commands and setups as JSON, for save files and the network.

The shape of the JSON follows from the declarations of the values: a struct is an object, a member
of a union has its tag under `type`, a tuple is a list, an enum its value. Decoding is strict: a
value of another type is an error, never converted. A member that is not known is passed over, so
that a field may be added (with a default) without a new format; whoever writes files or frames
puts the number of the format into their header.

What is decoded has the right types and no more: whether events follow from each other is for
`evolve` to find out, whether a command may be given for `decide`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from literaxx.match.commands import Command
from literaxx.match.events import Event, MatchStarted
from literaxx.match.setup import MAX_SEATS, Setup

T = TypeVar("T")

_LONGEST_MS = 24 * 60 * 60 * 1000


class CodecError(ValueError):
    """Bytes that are no JSON, or JSON that is not the wanted value."""


class Codec(Generic[T]):
    """One type of value, to bytes and back."""

    def __init__(self, wanted: Any) -> None:
        """A codec for a type, which may be a union of tagged structs."""
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(wanted)
        self._encoder = msgspec.json.Encoder()

    def encode(self, value: T) -> bytes:
        """The value as JSON in UTF-8, on one line."""
        return self._encoder.encode(value)

    def decode(self, data: bytes | memoryview) -> T:
        """The value of some JSON.

        Raises:
            CodecError: It is not such a value; any bytes may come.
        """
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise CodecError(str(error)) from error


EVENTS: Codec[Event] = Codec(Event)
COMMANDS: Codec[Command] = Codec(Command)
SETUPS: Codec[Setup] = Codec(Setup)


def check_setup(setup: Setup) -> None:
    """Make sure that a match can be played by a setup that comes from elsewhere.

    Raises:
        CodecError: Too few or too many seats, nobody to begin, a time out of range.
    """
    seats, options = len(setup.seats), setup.options
    times = (options.decision_ms, options.move_ms, options.game_ms, options.pace_ms)
    if not 2 <= seats <= MAX_SEATS:
        raise CodecError(f"a match has 2 to {MAX_SEATS} seats")
    if setup.first is not None and setup.first not in range(seats):
        raise CodecError("the seat that begins does not exist")
    if any(not 0 <= time_ms <= _LONGEST_MS for time_ms in times):
        raise CodecError("a time is out of range")


def check_start(started: MatchStarted) -> None:
    """Make sure that a match from elsewhere begins with a setup and a board of good shape.

    Raises:
        CodecError: It does not.
    """
    check_setup(started.setup)
    board = started.board
    if min(board.rows, board.columns) < 1 or len(board.cells) != board.rows * board.columns:
        raise CodecError("the board has not as many cells as it says")
