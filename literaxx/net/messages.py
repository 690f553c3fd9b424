# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that is said on the wire. `docs/protocol.md` tells when."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta

from literaxx.match import commands as cmd
from literaxx.match.codec import Codec
from literaxx.match.refusals import Refusal
from literaxx.match.setup import MAX_SEATS, Millis, Options, SeatKind
from literaxx.storage.savefile import Step

PROTOCOL = 1
"""Version of the protocol; another is not understood."""

MAX_ID = 2**53 - 1
"""Numbers stay whole in every language that reads JSON."""

Short = Annotated[str, Meta(max_length=100)]
Line = Annotated[str, Meta(max_length=400)]
CommandId = Annotated[int, Meta(ge=1, le=MAX_ID)]
Count = Annotated[int, Meta(ge=0, le=MAX_ID)]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
Ident = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$")]
"""Names a table or a match; it may become the name of a file."""

Names = Annotated[tuple[Short, ...], Meta(min_length=1, max_length=MAX_SEATS)]

PlayerCommand = (
    cmd.Propose
    | cmd.Exchange
    | cmd.Shuffle
    | cmd.Pass
    | cmd.Accept
    | cmd.Check
    | cmd.RequestUndo
    | cmd.AnswerUndo
    | cmd.LiftCurtain
    | cmd.ArrangeRack
    | cmd.Pause
    | cmd.Resume
    | cmd.Leave
    | cmd.UseHelp
)
"""What a player may ask for; the rest of the commands is the host's to say."""


class Phrase(Enum):
    """What can be said by one click, and is read in each one's own language."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    NICE_WORD = "nice-word"
    ONE_MOMENT = "one-moment"
    THANKS = "thanks"
    GOOD_GAME = "good-game"


class Why(Enum):
    """Why the host turns somebody away."""

    OTHER_PROTOCOL = "other-protocol"
    FULL = "full"
    STARTED = "started"
    BAD_NAME = "bad-name"
    NAME_TAKEN = "name-taken"
    UNKNOWN_TOKEN = "unknown-token"  # noqa: S105 RUF100 the name of a reason
    REPLACED = "replaced"
    DISMISSED = "dismissed"
    TOO_MANY = "too-many"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"
    NONSENSE = "nonsense"
    WRONG_CODE = "wrong-code"
    CLOSED = "closed"


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    Attributes:
        name: Who sits there; empty while it is free.
        kind: A person or a computer.
        place: Number of the PC; 0 is the host's.
        level: Strength of a computer.
        is_ready: Whether the game may start as far as this player goes.
        is_here: Whether the player can be reached.
        is_driven: Whether a computer plays for a player who cannot be reached.
        is_encrypted: Whether the connection to the player is.
    """

    name: str
    kind: SeatKind = SeatKind.PERSON
    place: int = 0
    level: str = ""
    is_ready: bool = False
    is_here: bool = True
    is_driven: bool = False
    is_encrypted: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it.

    Attributes:
        id: Names the table for ever, through every restart of the host.
        name: What people call it.
        title: The game.
        language: Language tag of its words.
        variant: Id of the variant.
        revision: Its revision.
        referee: Which word list judges, for people.
        options: The table options.
        seats: The seats in turn order.
        watchers: How many onlookers there are.
        has_code: Whether one needs the table's code.
        match: Names the match that is going on; empty before the first.
    """

    id: Ident
    name: str
    title: str
    language: str
    variant: str
    revision: int
    referee: str
    options: Options
    seats: tuple[SeatInfo, ...]
    watchers: int = 0
    has_code: bool = False
    match: Ident = ""


# From a guest to the host.


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: which protocol the guest speaks."""

    protocol: Count
    program: Short = ""


class Proof(msgspec.Struct, frozen=True, tag="proof"):
    """Shows that the guest knows the table's code, where the connection is not encrypted."""

    nonce: Short
    mac: Short


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Take a seat for each of these persons at one PC.

    Attributes:
        names: The persons.
        token: A secret that the guest has made up and keeps; whoever shows it again is the guest.
        instance: Tells one run of a guest's program from another.
    """

    names: Names
    token: Token
    instance: Short = ""


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Look on."""

    name: Short = ""


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Come back.

    Attributes:
        token: The secret that the seats were taken with.
        match: The match that the guest has a log of; empty for none.
        count: Number of events in that log.
        digest: Its digest, as `literaxx.net.logs.digest` makes it.
        instance: Tells one run of the guest's program from another.
    """

    token: Token
    match: Short = ""
    count: Count = 0
    digest: Short = ""
    instance: Short = ""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Whether the game may start as far as the guest's seats go."""

    is_ready: bool


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A command for a seat; carried out once, however often it comes under this id."""

    id: CommandId
    match: Short
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    command: PlayerCommand


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Something for all to read."""

    text: Line = ""
    phrase: Phrase | None = None


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """I am still here.

    Attributes:
        at_ms: The host's time, when the host says it.
    """

    at_ms: Millis = 0


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The guest stands up, for good: a seat that waits for the game is free again."""


ToHost = Hello | Proof | Join | Watch | Return | Ready | Ask | Say | Beat | Goodbye

# From the host to a guest.


class Challenge(msgspec.Struct, frozen=True, tag="challenge"):
    """The table has a code and this connection is not encrypted: prove that you know it."""

    salt: str
    nonce: str


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to Hello.

    Attributes:
        protocol: What the host speaks.
        program: Version of the host's program.
        table: The table.
        mac: Shows that the host knows the code, where that had to be proved; else empty.
    """

    protocol: int
    program: str
    table: TableInfo
    mac: str = ""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """The answer to Join, Watch and Return.

    Attributes:
        seats: The guest's seats.
        last_id: The highest id of a command that the host has had from the guest.
        variant: The file of the variant, with which points can be shown.
    """

    seats: tuple[int, ...]
    last_id: int
    variant: str


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """The table is another than before."""

    table: TableInfo


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """What happened, as the guest may know it.

    Attributes:
        match: The match.
        at_ms: The host's time.
        count: Number of events that there are by now; until that many have come, more follows.
        steps: Decisions, in their order; none when the guest knows all. Those that begin with the
            first event replace what the guest knows.
    """

    match: Ident
    at_ms: Millis
    count: int
    steps: tuple[Step, ...]


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A command has been carried out, or refused."""

    id: int
    refusal: Refusal | None = None


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    name: str
    text: str = ""
    phrase: Phrase | None = None


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """Why the host ends the connection; nothing follows.

    Attributes:
        why: Why.
        detail: For OTHER_PROTOCOL the version of the host's program; for REPLACED the instance
            that has the seats now.
        protocol: What the host speaks.
    """

    why: Why
    detail: str = ""
    protocol: int = PROTOCOL


ToGuest = Challenge | Welcome | Seated | Lobby | Steps | Done | Said | Beat | Bye

TO_HOST: Codec[ToHost] = Codec(ToHost)
TO_GUEST: Codec[ToGuest] = Codec(ToGuest)
