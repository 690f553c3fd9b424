# SPDX-License-Identifier: GPL-3.0-or-later
from collections import Counter

from literaxx.model.chance import Chance


def test_the_same_number_gives_the_same_draws_for_ever() -> None:
    chance = Chance(7)
    assert [chance.below(10) for _ in range(8)] == [3, 1, 6, 0, 5, 3, 0, 5]
    assert Chance(7).shuffled("ABCDEF") == ("D", "F", "E", "C", "A", "B")


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    chance = Chance(1)
    orders = Counter(chance.shuffled("ABC") for _ in range(600))
    assert len(orders) == 6
    assert all(sorted(order) == ["A", "B", "C"] for order in orders)
    assert min(orders.values()) > 70


def test_shuffling_little_is_no_fault() -> None:
    assert Chance(1).shuffled("") == ()
    assert Chance(1).shuffled("A") == ("A",)


def test_weights_decide_how_often_an_item_comes() -> None:
    chance = Chance(1)
    drawn = Counter(chance.weighted("ABC", [3, 0, 1]) for _ in range(1000))
    assert drawn["B"] == 0
    assert 700 < drawn["A"] < 800
