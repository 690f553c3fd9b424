# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames, whatever pieces they come in."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from literaxx.match import commands as cmd
from literaxx.net.messages import TO_HOST, Ask, Beat, Say, ToHost
from literaxx.net.wire import MAX_DEPTH, MAX_FRAME, Reader, WireError, check_depth, frame

SAID: list[ToHost] = [Say('zażółć {["}'), Beat(), Ask(1, "m", 0, cmd.Exchange(4, ("A", "?")))]
STREAM = b"".join(frame(TO_HOST.encode(message)) for message in SAID)


@given(st.lists(st.integers(0, len(STREAM)), max_size=12))
def test_every_split_of_the_stream_gives_the_same_messages(cuts: list[int]) -> None:
    reader = Reader(TO_HOST)
    edges = [0, *sorted(cuts), len(STREAM)]
    heard = [
        message for start, end in pairwise(edges) for message in reader.feed(STREAM[start:end])
    ]
    assert heard == SAID


def test_byte_by_byte_gives_the_same_messages() -> None:
    reader = Reader(TO_HOST)
    assert [message for byte in STREAM for message in reader.feed(bytes([byte]))] == SAID


@pytest.mark.parametrize(
    "data",
    [
        (0).to_bytes(4, "big"),
        (MAX_FRAME + 1).to_bytes(4, "big"),
        b"\xff\xff\xff\xff",
        b"GET / HTTP/1.1\r\n\r\n",
        frame(b"null"),
        frame(b"{}"),
        frame(b"\xff\xfe"),
        frame(b'{"type":"nobody"}'),
        frame(b'{"type":"say","text":7}'),
        frame(b'{"type":"say","text":"' + b"x" * 401 + b'"}'),
        frame(b'{"type":"ask","id":0,"match":"","seat":0,"command":{"type":"pass","turn_id":1}}'),
        frame(b'{"type":"ask","id":1,"match":"","seat":4,"command":{"type":"pass","turn_id":1}}'),
        frame(b'{"type":"ask","id":1,"match":"","seat":0,"command":{"type":"tick"}}'),
        frame(b'{"type":"ask","id":1,"match":"","seat":0,"command":{"type":"lose-link"}}'),
        frame(b'{"type":"join","names":[],"token":"' + b"t" * 30 + b'"}'),
        frame(b'{"type":"join","names":["A"],"token":"short"}'),
        frame(b"[" * 5_000),
        frame(b'{"type":"beat","x":' + b"[" * 20 + b"]" * 20 + b"}"),
    ],
)
def test_what_no_honest_peer_sends_is_a_wire_error(data: bytes) -> None:
    with pytest.raises(WireError):
        list(Reader(TO_HOST).feed(data))


def test_messages_before_the_nonsense_are_heard() -> None:
    heard = Reader(TO_HOST).feed(STREAM + frame(b"null"))
    assert [next(heard) for _ in SAID] == SAID
    with pytest.raises(WireError):
        next(heard)


def test_a_member_that_is_not_known_is_passed_over() -> None:
    data = frame(b'{"type":"beat","later":{"a":[1]}}')
    assert list(Reader(TO_HOST).feed(data)) == [Beat()]


def test_nothing_too_long_is_sent() -> None:
    with pytest.raises(WireError):
        frame(b"x" * (MAX_FRAME + 1))
    assert len(frame(b"x" * MAX_FRAME)) == MAX_FRAME + 4


@pytest.mark.parametrize(("depth", "is_good"), [(MAX_DEPTH, True), (MAX_DEPTH + 1, False)])
def test_nesting_is_looked_at_before_anything_is_parsed(depth: int, is_good: bool) -> None:
    payload = b"[" * depth + b"]" * depth
    if is_good:
        check_depth(payload)
    else:
        with pytest.raises(WireError):
            check_depth(payload)


def test_brackets_in_a_string_are_no_nesting() -> None:
    check_depth(msgspec.json.encode(["[" * 100, '"{' * 50, "\\"]))
