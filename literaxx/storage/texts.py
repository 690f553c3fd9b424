# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues of translated texts, read without Qt: the command line starts quicker so.

A catalogue is a `.qm` file as Qt loads it, made by `packaging/qm.py`: tagged sections, all numbers
big-endian, of which only the messages are looked at here.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

_HEAD = 16  # bytes that every such file begins with
_MESSAGES = 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT = 1, 3, 6, 7


def read_catalogue(path: Path) -> Mapping[tuple[str, str], str]:
    """The texts of a catalogue by context and English text, each in its first form.

    Returns:
        Nothing for a file that is not there or is none.
    """
    try:
        data = path.read_bytes()
        return {
            (fields[_CONTEXT].decode(), fields[_SOURCE].decode()): text
            for fields in _messages(data)
            if (text := fields[_TRANSLATION].decode("utf-16-be"))
        }
    except (OSError, ValueError, KeyError, struct.error):
        return {}


def _messages(data: bytes) -> Iterator[dict[int, bytes]]:
    """The fields of each message, of a field that stands several times the first."""
    for tag, section in _sections(data):
        if tag != _MESSAGES:
            continue
        fields: dict[int, bytes] = {}
        place = 0
        while place < len(section):
            tag, place = section[place], place + 1
            if tag == _END:
                yield fields
                fields = {}
                continue
            (size,) = struct.unpack_from(">I", section, place)
            place += 4
            fields.setdefault(tag, section[place : place + size])
            place += size


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    place = _HEAD
    while place < len(data):
        tag, size = struct.unpack_from(">BI", data, place)
        place += 5
        yield tag, data[place : place + size]
        place += size
