# SPDX-License-Identifier: GPL-3.0-or-later
"""What one connection may know of a match, cut into frames."""

from literaxx.match.events import RackArranged
from literaxx.net.logs import batches, digest, redacted
from literaxx.net.messages import TO_GUEST, Steps
from literaxx.net.wire import MAX_FRAME
from literaxx.storage.savefile import Step


def steps(count: int, tiles: int) -> list[Step]:
    return [Step(n, n, (RackArranged(n % 2, ("A",) * tiles),)) for n in range(count)]


def test_a_long_log_is_sent_in_frames_of_good_size() -> None:
    log = steps(300, 200)
    groups = list(batches(log))
    assert len(groups) > 1
    assert [step for group in groups for step in group] == log
    sizes = [len(TO_GUEST.encode(Steps("m", 0, 300, group))) for group in groups]
    assert max(sizes) <= MAX_FRAME
    assert list(batches([])) == []


def test_everybody_is_sent_his_own_tiles_only() -> None:
    log = list(redacted(steps(2, 2), frozenset((1,))))
    hidden, own = (step.events[0] for step in log)
    assert hidden == RackArranged(0, ("*", "*"))
    assert own == RackArranged(1, ("A", "A"))


def test_logs_that_differ_anywhere_have_different_digests() -> None:
    events = [event for step in steps(4, 2) for event in step.events]
    assert digest(events) == digest(list(events))
    assert len({digest(events), digest(events[:2]), digest(events[::-1]), digest([])}) == 4
