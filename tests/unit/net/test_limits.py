# SPDX-License-Identifier: GPL-3.0-or-later
"""How much somebody may do."""

from literaxx.net.limits import Bucket, Rate


def test_a_burst_is_allowed_and_then_the_rate() -> None:
    bucket = Bucket(Rate(per_tick=0.5, burst=3))
    assert [bucket.takes() for _ in range(4)] == [True, True, True, False]
    bucket.tick()
    assert not bucket.takes()
    bucket.tick()
    assert bucket.takes()
    for _ in range(100):
        bucket.tick()
    assert [bucket.takes() for _ in range(4)] == [True, True, True, False]


def test_what_was_spent_beyond_it_is_waited_for() -> None:
    bucket = Bucket(Rate(per_tick=10, burst=10))
    bucket.spend(25)
    assert bucket.is_empty
    bucket.tick()
    assert bucket.is_empty
    bucket.tick()
    assert not bucket.is_empty
