# SPDX-License-Identifier: GPL-3.0-or-later
"""The part of a match that one connection may know, and how to tell two logs apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from literaxx.match.codec import EVENTS
from literaxx.match.events import Event
from literaxx.match.views import Eyes, redact
from literaxx.net.wire import MAX_FRAME
from literaxx.storage.savefile import Step

_ROOM = MAX_FRAME // 2


def redacted(steps: Iterable[Step], eyes: Eyes) -> Iterator[Step]:
    """The steps as somebody may know them."""
    for step in steps:
        yield Step(step.n, step.at_ms, tuple(redact(event, eyes) for event in step.events))


def digest(events: Iterable[Event]) -> str:
    """What two logs of redacted events have in common only if they are the same."""
    total = sha256()
    for event in events:
        total.update(EVENTS.encode(event))
        total.update(b"\n")
    return total.hexdigest()


def batches(steps: Iterable[Step]) -> Iterator[tuple[Step, ...]]:
    """The steps in groups that fit into a frame."""
    group: list[Step] = []
    size = 0
    for step in steps:
        length = sum(len(EVENTS.encode(event)) + 1 for event in step.events) + 100
        if group and size + length > _ROOM:
            yield tuple(group)
            group, size = [], 0
        group.append(step)
        size += length
    if group:
        yield tuple(group)
