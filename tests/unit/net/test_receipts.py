# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command is carried out once, however often and in whatever order it comes."""

from literaxx.match.refusals import Reason, Refusal
from literaxx.net.messages import Done
from literaxx.net.receipts import KEPT, Receipts


def test_a_command_is_new_once() -> None:
    receipts = Receipts()
    assert receipts.takes(5)
    assert not receipts.takes(5)
    assert receipts.takes(4)
    assert not receipts.takes(4)
    assert receipts.last_id == 5


def test_what_comes_again_gets_the_same_answer() -> None:
    receipts = Receipts()
    receipts.takes(1)
    assert receipts.answer(1) is None
    refusal = Refusal(Reason.STALE)
    assert receipts.settle(1, refusal) == Done(1, refusal)
    assert receipts.answer(1) == Done(1, refusal)


def test_what_is_too_old_to_be_remembered_is_not_carried_out_again() -> None:
    receipts = Receipts()
    for number in range(1, KEPT + 10):
        assert receipts.takes(number)
        receipts.settle(number, None)
    assert not receipts.takes(1)
    assert receipts.answer(1) == Done(1)
    assert receipts.last_id == KEPT + 9
