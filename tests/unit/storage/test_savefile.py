# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path
from random import Random
from typing import get_args
from zlib import crc32

import msgspec
import pytest

from literaxx.match.events import Event, SeatLeft
from literaxx.storage import savefile
from literaxx.storage.savefile import (
    Header,
    Problem,
    Save,
    SaveFileError,
    Step,
    read_save,
    seal,
    unseal,
)
from tests.kit.saves import NOW, Recorded, sealed

RELEASED = sorted((Path(__file__).parents[2] / "data" / "saves").glob("v*/*.literaxx"))


def read_or_none(data: bytes) -> Save | None:
    """What a file holds; None when it is no save."""
    try:
        return read_save(data)
    except SaveFileError as error:
        if error.problem is not Problem.NOT_A_SAVE:
            raise
    return None


def sound_steps(match: Recorded, data: bytes) -> int:
    """How many steps of a match can be read; whatever is read must be its beginning."""
    save = read_or_none(data)
    if save is None:
        return 0
    count = len(save.steps)
    assert list(save.steps) == match.steps[:count]
    assert save.state == match.states[count - 1]
    return count


@pytest.fixture(scope="module")
def match() -> Recorded:
    return Recorded(seats=3, seed=4, most=60)


@pytest.mark.parametrize("variant", ["literaxx-en", "wordbox-it", "wordstream-pl"])
def test_what_was_written_is_read(variant: str) -> None:
    for seed in range(4):
        match = Recorded(variant, 2 + seed % 3, seed)
        save = read_save(match.data())
        assert save.header == match.header
        assert list(save.steps) == match.steps
        assert save.state == match.states[-1]
        assert save.at_ms == match.times[-1]
        assert save.damaged_line is None


def test_the_clock_goes_on_from_the_tail() -> None:
    match = Recorded(most=5)
    save = read_save(sealed(match.header, *match.steps, match.tail(after_ms=7_500)))
    assert save.at_ms == match.times[-1] + 7_500


def test_every_line_is_json_of_its_checksum_and_its_content(match: Recorded) -> None:
    for line in match.data().splitlines():
        checksum, content = msgspec.json.decode(line)
        assert len(checksum) == 8
        assert content["type"] in ("header", "step", "tail")


def test_a_file_cut_at_any_percent_is_read_up_to_the_cut(match: Recorded) -> None:
    data = match.data()
    counts = []
    for percent in range(100):
        cut = data[: len(data) * percent // 100]
        counts.append(sound_steps(match, cut))
        if counts[-1]:
            assert read_save(cut).damaged_line == counts[-1] + 2
    assert counts == sorted(counts)
    assert counts[-1] >= len(match.steps) * 9 // 10


def test_a_cut_file_keeps_every_step_that_is_whole(match: Recorded) -> None:
    data = match.data()
    ends = []
    end = len(seal(match.header))
    for step in match.steps:
        end += len(seal(step))
        ends.append(end)
    near_ends = [end + by for end in ends[-12:] for by in (-1, 0, 1)]
    for cut in [*near_ends, *range(ends[-4], len(data), 29)]:
        assert sound_steps(match, data[:cut]) == sum(end <= cut for end in ends)


def test_a_flipped_byte_is_found_wherever_it_is(match: Recorded) -> None:
    data = match.data()
    random = Random(8)
    for _ in range(200):
        place = random.randrange(len(data))
        flipped = bytearray(data)
        flipped[place] ^= random.randint(1, 255)
        count = sound_steps(match, bytes(flipped))
        # A damaged header costs nothing, any other line only what comes after.
        header = place < len(seal(match.header))
        # A header that has lost its end takes the first step with it.
        lost_all = header and place == len(seal(match.header)) - 1
        before = len(match.steps) if header else data[:place].count(b"\n") - 1
        assert count == (0 if lost_all else min(before, len(match.steps)))
        if count:
            assert read_save(bytes(flipped)).damaged_line is not None


def test_zero_bytes_are_found(match: Recorded) -> None:
    data = match.data()
    random = Random(9)
    for length in (1, 100, 4_096):
        for _ in range(50):
            place = random.randrange(len(seal(match.header)), len(data) - length)
            holed = data[:place] + bytes(length) + data[place + length :]
            assert sound_steps(match, holed) == min(data[:place].count(b"\n") - 1, len(match.steps))


@pytest.mark.parametrize("data", [b"", b"\n", bytes(5_000), b"hello\n" * 50, b"\xff\xfe" * 99])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(SaveFileError) as caught:
        read_save(data)
    assert caught.value.problem is Problem.NOT_A_SAVE


def test_a_lost_line_a_double_line_and_lines_in_wrong_order_are_found(match: Recorded) -> None:
    lines = match.data().splitlines(keepends=True)
    for at in range(2, len(lines) - 2, 7):
        lost = b"".join(lines[:at] + lines[at + 1 :])
        double = b"".join([*lines[:at], lines[at - 1], *lines[at:]])
        swapped = b"".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]])
        for wrong in (lost, double, swapped):
            assert sound_steps(match, wrong) == at - 1
            assert read_save(wrong).damaged_line == at + 1


def test_lines_after_the_tail_are_damage(match: Recorded) -> None:
    save = read_save(match.data() + seal(match.tail()))
    assert save.damaged_line == len(match.steps) + 2
    assert save.state == match.states[-1]


def test_events_that_cannot_follow_end_what_is_sound(match: Recorded) -> None:
    wrong = Step(match.states[3].count, match.times[3], (SeatLeft(9), match.steps[0].events[0]))
    data = sealed(match.header, *match.steps[:4], wrong, *match.steps[4:], match.tail())
    assert sound_steps(match, data) == 4


def test_half_of_a_decision_is_not_sound(match: Recorded) -> None:
    at = next(
        index
        for index, step in enumerate(match.steps)
        if index and type(step.events[-1]).__name__ == "TurnBegan"
    )
    step = match.steps[at]
    half = Step(step.n, step.at_ms, step.events[:-1])
    assert sound_steps(match, sealed(match.header, *match.steps[:at], half)) == at


def test_nonsense_with_good_checksums_is_damage_and_never_a_fault(match: Recorded) -> None:
    random = Random(10)
    for _ in range(150):
        lines = [msgspec.json.decode(line)[1] for line in match.data().splitlines()]
        at = random.randrange(1, len(lines))
        _spoil(lines[at], random)
        read_or_none(b"".join(_sealed(msgspec.json.encode(line)) for line in lines))


def test_a_newer_format_is_refused_by_name(match: Recorded) -> None:
    newer = msgspec.json.encode({"format": "literaxx-save", "version": 2, "program": "9.1", "x": 1})
    with pytest.raises(SaveFileError) as caught:
        read_save(_sealed(newer) + match.data())
    assert (caught.value.problem, caught.value.detail) == (Problem.NEWER, "9.1")


def test_a_huge_file_is_refused(monkeypatch: pytest.MonkeyPatch, match: Recorded) -> None:
    monkeypatch.setattr(savefile, "MAX_BYTES", 1_000)
    with pytest.raises(SaveFileError) as caught:
        read_save(match.data())
    assert caught.value.problem is Problem.TOO_BIG


def test_a_lost_header_is_made_good_from_the_first_step(match: Recorded) -> None:
    data = match.data()
    save = read_save(b"#" + data)
    assert save.damaged_line == 1
    assert save.state == match.states[-1]
    assert (save.header.variant, save.header.seats) == (match.setup.variant, match.setup.seats)


def test_the_header_says_what_the_match_is_played_with(match: Recorded) -> None:
    header = savefile.header_for(
        match.setup, program="1.2", started=NOW, word_list_sha256="ab", variant_text="format = 1\n"
    )
    assert unseal(seal(header)[:-1]) == header
    assert isinstance(header, Header)
    assert (header.format, header.version, header.program) == ("literaxx-save", 1, "1.2")
    assert (header.variant, header.revision) == (match.setup.variant, match.setup.revision)
    assert header.started == "2025-06-01T12:30:00+00:00"
    assert header.variant_text == "format = 1\n"


def test_there_are_samples_of_every_released_format() -> None:
    assert {path.parent.name for path in RELEASED} == {
        f"v{n}" for n in range(1, savefile.VERSION + 1)
    }


def test_the_samples_of_this_format_hold_every_kind_of_event() -> None:
    here = [path for path in RELEASED if path.parent.name == f"v{savefile.VERSION}"]
    steps = [step for path in here for step in read_save(path.read_bytes()).steps]
    assert {type(event) for step in steps for event in step.events} == set(get_args(Event))


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_released_format_stays_readable(path: Path) -> None:
    save = read_save(path.read_bytes())
    assert save.damaged_line is None
    said = msgspec.json.decode(path.with_suffix(".json").read_bytes())
    assert said == {
        "variant": save.header.variant,
        "names": [seat.name for seat in save.header.seats],
        "turn": save.state.turn_number,
        "scores": list(save.state.table.scores),
        "racks": ["".join(rack) for rack in save.state.table.racks],
        "bag": "".join(save.state.table.bag),
        "board": save.state.table.board.to_text().split("\n"),
        "phase": type(save.state.phase).__name__,
        "at_ms": save.at_ms,
    }


def _sealed(payload: bytes) -> bytes:
    return b'["%08x",%b]\n' % (crc32(payload), payload)


def _spoil(value: object, random: Random) -> None:
    """Put another value of the same type somewhere into JSON."""
    while isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = random.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and random.random() < 0.95:
            value = inner
            continue
        match inner:
            case bool():
                value[key] = not inner
            case int():
                value[key] = random.choice((-1, 0, 1, 3, 99, 10**9, 10**30))
            case str():
                value[key] = random.choice(("", "A", "?", "*", "QQ"))
            case list():
                value[key] = inner[1:] or [0]
            case _:
                value[key] = None
        return
