# SPDX-License-Identifier: GPL-3.0-or-later
"""GCG, the text format of recorded crossword games: a forgiving reader, a strict writer.

What is read beyond what is written, and what is lost in reading, is told in `docs/records.md`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import assert_never

import msgspec

from literaxx.model.sentence import Sentence, ToldError
from literaxx.records.notation import (
    parse_position,
    parse_tiles,
    parse_word,
    tiles_text,
    word_text,
)
from literaxx.records.record import (
    Action,
    Challenged,
    Exchanged,
    Laid,
    Leftover,
    Overtime,
    Passed,
    Record,
    RecordedMove,
    RecordedPlayer,
    RecordError,
    Refused,
)

MOST_PLAYERS = 4
_ENCODING = re.compile(rb"\s*#character-encoding[ \t]+([\w.:-]+)", re.IGNORECASE)
_PRAGMA = re.compile(r"#(?P<name>[A-Za-z][A-Za-z-]*)(?P<number>[0-9]*)\s*(?P<text>.*)")
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
_UNKNOWN_RACK = "UNKNOWN"
_TEXTS = {
    "game-type": "game",
    "lexicon": "lexicon",
    "title": "title",
    "description": "description",
    "id": "id",
}
"""Pragmas that are one text, and the fields of `Record` they fill; also the order of writing."""


def decode(data: bytes) -> str:
    """The text of a record file.

    Its encoding is what the first line says; else UTF-8 where it is UTF-8, and Latin-1 where not.

    Raises:
        RecordError: The encoding is unknown, or the text is not in it.
    """
    named = _ENCODING.match(data.removeprefix(b"\xef\xbb\xbf"))
    if named is not None:
        encoding = named[1].decode("ascii", "replace")
        try:
            return data.decode(encoding).removeprefix("\ufeff")
        except (LookupError, ValueError) as error:
            raise RecordError(
                1, Sentence("the text is not in the encoding {encoding}", encoding=encoding)
            ) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read_gcg(text: str) -> Record:
    """The game that a record tells.

    A last line that is cut off is left out, and the record is incomplete then.

    Raises:
        RecordError: The text is no record.
    """
    lines = re.split(r"\r\n|\r|\n", unicodedata.normalize("NFC", text).removeprefix("\ufeff"))
    reader = _Reader(_players(lines))
    for number, line in enumerate(lines, start=1):
        try:
            reader.take(line.strip())
        except _LineError as error:
            if number < len(lines):
                raise RecordError(number, error.sentence) from error
            reader.set_cut()
            break
    else:
        if lines[-1].startswith(">"):
            reader.drop_cut_total()
    return reader.record()


def write_gcg(record: Record) -> str:
    """A record as text; `read_gcg` gives the same record back.

    Raises:
        RecordError: The record has something that the format cannot hold.
    """
    text = "".join(f"{line}\n" for line in _written(record))
    try:
        is_told = read_gcg(text) == record
    except RecordError:
        is_told = False
    if not is_told:
        raise RecordError(0, Sentence("the record holds something that the format cannot tell"))
    return text


class _LineError(ToldError):
    """A line that cannot be read."""


class _Reader:
    """Takes the lines one by one."""

    def __init__(self, players: tuple[RecordedPlayer, ...]) -> None:
        self._players = players
        self._seats = {player.nick: seat for seat, player in enumerate(players)}
        self._racks: dict[int, tuple[str, ...]] = {}
        self._notes: list[str] = []
        self.moves: list[RecordedMove] = []
        self.fields: dict[str, str | bool] = {}

    def take(self, line: str) -> None:
        """Take a line, stripped of blanks around it."""
        if line.startswith(">"):
            self.moves.append(self._move(line[1:].strip()))
        elif line.startswith("#"):
            self._pragma(line)
        elif line:
            self._note(line)

    def set_cut(self) -> None:
        """The rest of the record is missing."""
        self.fields["is_incomplete"] = True

    def drop_cut_total(self) -> None:
        """Leave out the last move if its total has lost digits at its end."""
        *before, last = self.moves
        totals = (move.total for move in reversed(before) if move.player == last.player)
        right = str(next(totals, 0) + last.points)
        if right != str(last.total) and right.startswith(str(last.total)):
            self.moves.pop()
            self.set_cut()

    def record(self) -> Record:
        """All that was taken."""
        racks: tuple[tuple[str, ...], ...] = ()
        if self._racks:
            racks = tuple(self._racks.get(seat, ()) for seat in range(len(self._players)))
        record = Record(
            players=self._players, moves=tuple(self.moves), racks=racks, notes=tuple(self._notes)
        )
        return msgspec.structs.replace(record, **self.fields)

    def _pragma(self, line: str) -> None:
        """Take a pragma; one that is not known is nothing to us."""
        match = _PRAGMA.fullmatch(line)
        if match is None:
            return
        name, number, text = match["name"].lower(), match["number"], match["text"]
        if name == "note":
            self._note(text)
        elif name == "rack" and number:
            self._rack_left(int(number) - 1, text)
        elif name == "incomplete":
            self.set_cut()
            self._rack_left(self._next_seat(), text)
        elif name == "variant":
            self.fields.setdefault("game", text)
        elif name in _TEXTS and text:
            self.fields[_TEXTS[name]] = text

    def _note(self, text: str) -> None:
        """Keep a note with the move before it."""
        if not text:
            return
        if not self.moves:
            self._notes.append(text)
            return
        last = self.moves[-1]
        self.moves[-1] = msgspec.structs.replace(last, notes=(*last.notes, text))

    def _rack_left(self, seat: int, text: str) -> None:
        rack = _rack(text)
        if rack is None or not 0 <= seat < len(self._players):
            raise _LineError(Sentence("this is no rack of a player"))
        if rack:
            self._racks[seat] = rack

    def _next_seat(self) -> int:
        """Who is to move after the last line."""
        turns = (m.player for m in reversed(self.moves) if isinstance(m.action, _TURNS))
        return (next(turns, -1) + 1) % max(len(self._players), 1)

    def _move(self, line: str) -> RecordedMove:
        nick, rest = self._nick(line)
        *parts, points, total = ["", "", *rest.split()]
        if not (_NUMBER.fullmatch(points) and _NUMBER.fullmatch(total)):
            raise _LineError(Sentence("a move ends with its points and the total"))
        rack, action = _rack_and_action([part for part in parts if part])
        return RecordedMove(self._seats[nick], rack, action, int(points), int(total))

    def _nick(self, line: str) -> tuple[str, str]:
        """The nickname at the start of a line, and what follows its colon."""
        first, _, rest = line.partition(" ")
        if first[-1:] == ":" and first[:-1] in self._seats:
            return first[:-1], rest
        nick, colon, rest = line.partition(":")
        if not colon or nick not in self._seats:
            raise _LineError(Sentence("a move begins with the nickname of a player and a colon"))
        return nick, rest


_TURNS = (Laid, Exchanged, Passed, Refused)


def _players(lines: list[str]) -> tuple[RecordedPlayer, ...]:
    """The players of all the lines, in the order of their numbers."""
    found: dict[int, RecordedPlayer] = {}
    for number, line in enumerate(lines, start=1):
        match = _PRAGMA.fullmatch(line.strip())
        if match is None or match["name"].lower() != "player":
            continue
        nick, _, name = match["text"].partition(" ")
        seat = int(match["number"][:3] or 0)
        if not nick or not 1 <= seat <= MOST_PLAYERS:
            raise RecordError(
                number,
                Sentence("a record has player 1 to {most}, each with a name", most=MOST_PLAYERS),
            )
        if seat in found or nick in (player.nick for player in found.values()):
            raise RecordError(number, Sentence("two players have the same number or nickname"))
        found[seat] = RecordedPlayer(nick, name.strip() or nick)
    if sorted(found) != list(range(1, len(found) + 1)) or not found:
        raise RecordError(0, Sentence("a record names its players, counted from 1"))
    return tuple(found[seat] for seat in sorted(found))


def _rack_and_action(parts: list[str]) -> tuple[tuple[str, ...], Action]:
    """What stands between the nickname and the points: a rack, or none, and what was done."""
    has_place = len(parts) > 1 and parse_position(parts[-2]) is not None
    action = _laid(*parts[-2:]) if has_place else _other_action(parts[-1] if parts else "")
    before = parts[: -2 if has_place else -1]
    rack = _rack("".join(before))
    if action is None or rack is None or len(before) > 1:
        raise _LineError(Sentence("this is no move"))
    return rack, action


def _laid(place: str, text: str) -> Laid | None:
    position, cells = parse_position(place), parse_word(text)
    if position is None or cells is None:
        return None
    return Laid(*position, cells)


def _other_action(text: str) -> Action | None:
    """What a single word of a line stands for; None for nothing we know."""
    if text in ("-", "-0"):
        return Passed()
    if text == "--":
        return Refused()
    if text.lower() == "(challenge)":
        return Challenged()
    if text.lower() == "(time)":
        return Overtime()
    if text.startswith("(") and text.endswith(")") and text == text.upper():
        tiles = parse_tiles(text[1:-1])
        return None if tiles is None else Leftover(tiles)
    if not text.startswith("-"):
        return None
    if re.fullmatch("-[0-9]{1,2}", text):
        return Exchanged((), int(text[1:]))
    tiles = parse_tiles(text[1:])
    return None if tiles is None else Exchanged(tiles, len(tiles))


def _rack(text: str) -> tuple[str, ...] | None:
    return () if text == _UNKNOWN_RACK else parse_tiles(text)


def _written(record: Record) -> Iterator[str]:
    """The lines of a record."""
    yield "#character-encoding UTF-8"
    for number, player in enumerate(record.players, start=1):
        yield f"#player{number} {player.nick} {player.name}"
    for pragma, field in _TEXTS.items():
        if text := getattr(record, field):
            yield f"#{pragma} {text}"
    yield from (f"#note {note}" for note in record.notes)
    for move in record.moves:
        nick = record.players[move.player].nick
        text = _action_text(move.action)
        yield f">{nick}: {tiles_text(move.rack)} {text} {move.points:+} {move.total}"
        yield from (f"#note {note}" for note in move.notes)
    for number, rack in enumerate(record.racks, start=1):
        if rack:
            yield f"#rack{number} {tiles_text(rack)}"
    if record.is_incomplete:
        yield "#incomplete"


def _action_text(action: Action) -> str:
    match action:
        case Laid():
            return f"{action.position} {word_text(action.cells)}"
        case Exchanged():
            return f"-{tiles_text(action.tiles) or action.count}"
        case Passed():
            return "-"
        case Refused():
            return "--"
        case Challenged():
            return "(challenge)"
        case Overtime():
            return "(time)"
        case Leftover():
            return f"({tiles_text(action.tiles)})"
        case other:
            assert_never(other)
