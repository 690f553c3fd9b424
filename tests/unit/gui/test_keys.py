# SPDX-License-Identifier: GPL-3.0-or-later
"""A second press must not become another answer."""

from literaxx.gui.keys import HOLD_MS, KeyGuard
from literaxx.match.choices import Choices, Deed, Key, Matter, Offer

OK = Choices(0, Matter.COMPOSING, 7, (Offer(Deed.OK, Key.F2), Offer(Deed.PASS, Key.F4)))
ACCEPT = Choices(1, Matter.JUDGING, 9, (Offer(Deed.ACCEPT, Key.F2),))


def test_a_key_whose_meaning_has_just_changed_is_not_settled() -> None:
    guard = KeyGuard()
    guard.see(OK, 0)
    assert guard.is_settled(Key.F2, OK, HOLD_MS)
    guard.see(ACCEPT, 1_000)
    assert not guard.is_settled(Key.F2, ACCEPT, 1_000 + HOLD_MS - 1)
    assert guard.is_settled(Key.F2, ACCEPT, 1_000 + HOLD_MS)


def test_a_change_nobody_told_of_is_noticed_at_the_press() -> None:
    guard = KeyGuard()
    guard.see(OK, 0)
    assert not guard.is_settled(Key.F2, ACCEPT, 5_000)


def test_the_same_deed_for_another_person_is_another_meaning() -> None:
    guard = KeyGuard()
    guard.see(ACCEPT, 0)
    other = Choices(2, Matter.JUDGING, 9, (Offer(Deed.ACCEPT, Key.F2),))
    assert not guard.is_settled(Key.F2, other, 1_000)


def test_seeing_the_same_again_does_not_start_anew() -> None:
    guard = KeyGuard()
    guard.see(OK, 0)
    guard.see(OK, 300)
    assert guard.is_settled(Key.F2, OK, HOLD_MS)
