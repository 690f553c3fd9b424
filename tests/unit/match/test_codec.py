# SPDX-License-Identifier: GPL-3.0-or-later
import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from literaxx.match.codec import COMMANDS, EVENTS, SETUPS, CodecError, check_setup, check_start
from literaxx.match.commands import Command
from literaxx.match.events import Event, MatchStarted, SeatLeft, TurnBegan
from literaxx.match.setup import Options, Setup
from literaxx.model.board import Board
from tests.kit.matches import OddWordsBad, opening_of, persons, random_match, rules_of, setup_of

VARIANTS = ("literaxx-en", "wordbox-ro", "wordstream-pl")
KINDS = {event.__struct_config__.tag for event in Event.__args__}
ORDERS = {command.__struct_config__.tag for command in Command.__args__}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=4,
)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_event_and_command_of_a_match_comes_back_as_it_was(variant: str) -> None:
    rules = rules_of(variant)
    for seed in range(6):
        steps = list(random_match(rules, OddWordsBad(), 2 + seed % 3, seed, 150))
        events = [*opening_of(rules, 2 + seed % 3, seed), *(e for s in steps for e in s.events)]
        assert [EVENTS.decode(EVENTS.encode(event)) for event in events] == events
        commands = [step.stamped.command for step in steps]
        assert [COMMANDS.decode(COMMANDS.encode(command)) for command in commands] == commands


def test_json_is_one_line_that_names_its_kind() -> None:
    assert EVENTS.encode(TurnBegan(1, has_curtain=True, clock_from_ms=10_000)) == (
        b'{"type":"turn-began","seat":1,"has_curtain":true,"clock_from_ms":10000}'
    )


def test_a_value_of_another_type_is_an_error_and_is_not_converted() -> None:
    for seat in ('"1"', "1.0", "true", "null", "[1]"):
        with pytest.raises(CodecError):
            EVENTS.decode(b'{"type":"seat-left","seat":%s}' % seat.encode())


def test_a_member_that_is_not_known_is_passed_over() -> None:
    assert EVENTS.decode(b'{"type":"seat-left","seat":1,"mood":"fine"}') == SeatLeft(1)


@given(st.binary())
def test_any_bytes_are_a_value_or_a_codec_error(data: bytes) -> None:
    for codec in (EVENTS, COMMANDS, SETUPS):
        try:
            codec.decode(data)
        except CodecError:
            continue


@settings(max_examples=20)
@given(st.sampled_from(sorted(KINDS | ORDERS)), st.dictionaries(st.text(), json_values))
def test_any_json_is_a_value_or_a_codec_error(kind: str, members: dict[str, object]) -> None:
    data = json.dumps({**members, "type": kind}).encode()
    for codec in (EVENTS, COMMANDS):
        try:
            codec.decode(data)
        except CodecError:
            continue


@given(st.data())
def test_a_flipped_byte_is_a_value_or_a_codec_error(data: st.DataObject) -> None:
    rules = rules_of("literaxx-en")
    events = opening_of(rules, 3, seed=5)
    line = bytearray(EVENTS.encode(data.draw(st.sampled_from(events))))
    line[data.draw(st.integers(0, len(line) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        EVENTS.decode(bytes(line))
    except CodecError:
        return


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"type":"seat-left","x":' + b"[" * 100_000])
def test_json_without_bottom_is_a_codec_error(data: bytes) -> None:
    with pytest.raises(CodecError):
        EVENTS.decode(data)


def test_a_setup_comes_back_as_it_was() -> None:
    setup = setup_of(rules_of("literaxx-en"), persons(0, 0, 1), Options(game_ms=60_000))
    assert SETUPS.decode(SETUPS.encode(setup)) == setup
    check_setup(setup)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": persons(0)},
        {"seats": persons(0, 0, 0, 0) + persons(0)},
        {"first": 2},
        {"first": -1},
        {"options": Options(decision_ms=-1)},
        {"options": Options(game_ms=10**12)},
    ],
)
def test_a_setup_that_cannot_be_played_is_a_codec_error(wrong: dict[str, object]) -> None:
    setup: Setup = msgspec.structs.replace(setup_of(rules_of("literaxx-en")), **wrong)
    with pytest.raises(CodecError):
        check_setup(setup)


@pytest.mark.parametrize(
    "board", [Board(3, 3, (None,) * 8), Board(0, 0, ()), Board(-1, -1, (None,))]
)
def test_a_board_of_no_good_shape_is_a_codec_error(board: Board) -> None:
    with pytest.raises(CodecError):
        check_start(MatchStarted(setup_of(rules_of("literaxx-en")), board))
