# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.greedy import greedy
from literaxx.players.strategy import Strategy

Maker = Callable[[Variant, WordGraph, int], Strategy]
"""Makes a player from variant, words and the number of playouts he may think."""

LEVELS: Mapping[str, Maker] = {
    "greedy": lambda variant, graph, budget: greedy(variant, graph),
}
