# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames: a stream of bytes cut into messages, whatever pieces it comes in.

A frame is its length, four bytes with the highest first, and so many bytes of JSON in UTF-8.
Length and nesting are looked at before anything is parsed. Nothing here knows a socket.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Generic, TypeVar

from literaxx.match.codec import Codec, CodecError

MAX_FRAME = 64 * 1024
"""A longer frame is never sent, and ends the connection when it is announced."""

MAX_DEPTH = 16
"""So deep may arrays and objects lie in each other."""

_HEAD = 4
_SIGNS = re.compile(rb'"(?:[^"\\]|\\.)*+"|[\[\]{}]', re.DOTALL)

T = TypeVar("T")


class WireError(ValueError):
    """Bytes that no honest peer sends."""


def frame(payload: bytes) -> bytes:
    """A message as a frame.

    Raises:
        WireError: It is too long to be sent.
    """
    if not 0 < len(payload) <= MAX_FRAME:
        raise WireError(f"a frame of {len(payload)} bytes")
    return len(payload).to_bytes(_HEAD, "big") + payload


class Reader(Generic[T]):
    """Makes messages of one type from the bytes of one connection."""

    def __init__(self, codec: Codec[T]) -> None:
        """A reader at the beginning of a stream.

        Args:
            codec: Of the union of all messages that may come.
        """
        self._codec = codec
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[T]:
        """The messages that are complete with these bytes; the rest is kept.

        Raises:
            WireError: The stream is no good from here on. Messages before are given first.
        """
        self._buffer += data
        while (payload := self._next()) is not None:
            yield self._message(payload)

    def _next(self) -> bytes | None:
        """The content of the first frame, if all of it has come."""
        if len(self._buffer) < _HEAD:
            return None
        size = int.from_bytes(self._buffer[:_HEAD], "big")
        if not 0 < size <= MAX_FRAME:
            raise WireError(f"a frame of {size} bytes")
        if len(self._buffer) < _HEAD + size:
            return None
        payload = bytes(self._buffer[_HEAD : _HEAD + size])
        del self._buffer[: _HEAD + size]
        return payload

    def _message(self, payload: bytes) -> T:
        check_depth(payload)
        try:
            return self._codec.decode(payload)
        except CodecError as error:
            raise WireError(str(error)) from error


def check_depth(payload: bytes) -> None:
    """Make sure that JSON is not nested too deep; whether it is JSON is not looked at.

    Raises:
        WireError: It is.
    """
    if payload.count(b"[") + payload.count(b"{") <= MAX_DEPTH:
        return
    depth = 0
    for sign in _SIGNS.finditer(payload):
        first = payload[sign.start()]
        if first in b"[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise WireError("nested too deep")
        elif first in b"]}":
            depth -= 1
