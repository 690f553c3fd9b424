# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance as an argument: the same entropy gives the same draws on every machine and Python."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A source of draws made from one number.

    Only `Random.random()` is used, the one method whose sequence Python promises to keep.
    """

    def __init__(self, entropy: int) -> None:
        """Start the sequence that belongs to this number."""
        self._random = Random(entropy).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit - 1`, each as likely as the others."""
        return int(self._random() * limit)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher and Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def weighted(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """One of the items, each as likely as its weight says."""
        totals = list(accumulate(weights))
        # The product may be rounded up to the whole sum; that is the last item, too.
        mark = self._random() * totals[-1]
        return items[bisect(totals, mark, hi=len(totals) - 1)]
