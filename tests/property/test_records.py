# SPDX-License-Identifier: GPL-3.0-or-later
"""Laws of records: reading is total, writing loses nothing, and no alteration goes unseen."""

import re
from contextlib import suppress
from pathlib import Path
from unicodedata import normalize

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from literaxx.model.geometry import Direction, Square
from literaxx.records.gcg import decode, read_gcg, write_gcg
from literaxx.records.lines import (
    LinesRecord,
    PassLine,
    ShuffleLine,
    SkipLine,
    WordLine,
    lines_record,
    read_lines,
    write_lines,
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
from literaxx.records.verify import read_record, verify
from literaxx.storage.variants import catalogue
from tests.kit.records import CLASSIC, OWN_RECORDS, REAL_RECORDS, SHARED_RECORDS, rules_of

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZĄĆĘŁŃÓŚŹŻ"
letters = st.sampled_from([*ALPHABET, "CH", "IJ"])
racks = st.lists(letters | st.just("?"), max_size=7).map(tuple)
words = st.lists(
    letters | letters.map(str.lower) | st.just(".") | letters.map(lambda letter: f"({letter})"),
    min_size=1,
    max_size=8,
).map(tuple)
squares = st.builds(Square, st.integers(0, 25), st.integers(0, 25))
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Laid, squares, st.sampled_from(Direction), words),
    racks.filter(bool).map(lambda tiles: Exchanged(tiles, len(tiles))),
    st.integers(1, 99).map(lambda count: Exchanged((), count)),
    st.sampled_from([Passed(), Refused(), Challenged(), Overtime()]),
    st.builds(Leftover, racks),
)
texts = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"], include_characters=" "), max_size=20
).map(lambda text: normalize("NFC", " ".join(text.split())))
notes = st.lists(texts.filter(bool), max_size=2).map(tuple)
nicks = st.text("abcxyzéż-:_.", min_size=1, max_size=6)
points = st.integers(-999, 9999)


@st.composite
def records(draw: st.DrawFn) -> Record:
    names = draw(st.lists(nicks, min_size=1, max_size=4, unique=True))
    # A nickname like `a:` would make the line of another one ambiguous.
    assume(not any(name.endswith(":") for name in names))
    players = tuple(RecordedPlayer(name, draw(texts) or name) for name in names)
    seats = st.integers(0, len(players) - 1)
    moves = draw(st.lists(st.builds(RecordedMove, seats, racks, actions, points, points, notes)))
    left = draw(st.lists(racks, min_size=len(players), max_size=len(players)).map(tuple))
    return Record(
        players=players,
        moves=tuple(moves),
        racks=left if any(left) else (),
        game=draw(texts),
        title=draw(texts),
        description=draw(texts),
        notes=draw(notes),
        is_incomplete=draw(st.booleans()),
    )


@given(records())
def test_what_is_written_reads_as_the_same_record(record: Record) -> None:
    assert read_gcg(write_gcg(record)) == record


@given(records())
def test_any_record_can_be_replayed_to_its_end(record: Record) -> None:
    rows = verify(record, rules_of("literaxx-pl"), None)
    assert len(rows) == len(record.moves)


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_reading_anything_gives_a_record_or_the_error_of_records(data: bytes) -> None:
    with suppress(RecordError):
        read_record(decode(data))


PIECES = st.sampled_from(
    ["#player1 a", "#player2 b B", ">a:", ">b: ", " ", "\n", "\r\n", "8G", "G8", "AB.", "(A)", "-",
     "--", "+3", "-4", "12", "?", "#", "#note", "#rack1 ", "#incomplete", "[CH]", "{", "[", "é"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=30).map("".join))
def test_reading_pieces_of_records_gives_a_record_or_the_error_of_records(text: str) -> None:
    with suppress(RecordError):
        verify(read_record(text), rules_of("literaxx-en"), None)


@st.composite
def lines_records(draw: st.DrawFn) -> LinesRecord:
    boards = st.lists(st.sampled_from("ABCJ"), min_size=25, max_size=25).map(
        lambda cells: "/".join("".join(cells[n : n + 5]) for n in range(0, 25, 5))
    )
    cells = st.builds(Square, st.integers(-1, 5), st.integers(0, 5))
    names = draw(st.lists(nicks, min_size=1, max_size=4, unique=True))
    nick = st.sampled_from(names)
    moves = st.one_of(
        st.builds(
            WordLine, player=nick, total=points, word=texts, line=st.lists(cells).map(tuple),
            points=points, board=st.none() | boards | texts, refused=st.booleans(),
        ),
        st.builds(ShuffleLine, player=nick, total=points, board=boards | texts),
        st.builds(PassLine, player=nick, total=points),
        st.builds(SkipLine, player=nick, total=points, cause=texts),
    )  # fmt: skip
    players = tuple(RecordedPlayer(name, draw(texts)) for name in names)
    record = lines_record("wordstream-en", players, draw(boards))
    return msgspec.structs.replace(record, moves=tuple(draw(st.lists(moves))))


@given(lines_records())
def test_lines_read_as_they_were_written_and_can_be_replayed(record: LinesRecord) -> None:
    assert read_lines(write_lines(record)) == record
    rows = verify(record, rules_of("wordstream-en"), None)
    assert len(rows) == len(record.moves)


def variant_in(path: Path) -> str:
    return path.stem[:-2]


FILES: list[tuple[Path, str | Path]] = [
    *[(path, variant_in(path)) for path in OWN_RECORDS],
    *[(path, "literaxx-en") for path in SHARED_RECORDS],
    *[(path, CLASSIC) for path in REAL_RECORDS],
]
every_file = pytest.mark.parametrize(("path", "variant"), FILES, ids=lambda value: Path(value).stem)


@every_file
def test_every_record_agrees(path: Path, variant: str | Path) -> None:
    rows = verify(read_record(decode(path.read_bytes())), rules_of(variant), None)
    assert rows
    assert [row for row in rows if row.differs] == []


@every_file
def test_no_altered_number_goes_unseen(path: Path, variant: str | Path) -> None:
    text = decode(path.read_bytes())
    rules = rules_of(variant)
    pattern = (
        r'"(?:points|total)":(-?\d+)' if path.suffix == ".jsonl" else r"(?<= )([+-]?\d+)(?=[ \n])"
    )
    numbers = [match for match in re.finditer(pattern, text) if in_a_move(text, match.start())]
    # A sample, and all of the sums at the end: one replay takes some hundredths of a second.
    for match in [*numbers[::20], *numbers[-8:]]:
        start, end = match.span(1)
        altered = f"{text[:start]}{int(match[1]) + 1}{text[end:]}"
        rows = verify(read_record(altered), rules, None)
        assert any(row.differs for row in rows), match[0]


def in_a_move(text: str, place: int) -> bool:
    """Whether the line at a place tells a move."""
    return text.startswith((">", '{"do"'), text.rfind("\n", 0, place) + 1)


def test_every_variant_has_a_record() -> None:
    assert {variant_in(path) for path in OWN_RECORDS} == set(catalogue())
