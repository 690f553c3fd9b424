# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from literaxx.model.variant import Kind, Variant
from literaxx.players.everyday import BEGINNER, CASUAL, EverydayLines, EverydayTiles, Traits
from literaxx.players.expert import SimulatingTiles
from literaxx.players.expert_lines import WeighingLines
from literaxx.players.greedy import GreedyLines, greedy
from literaxx.players.leaves import NOTHING, read_table
from literaxx.players.static import StaticTiles
from literaxx.players.strategy import Strategy
from literaxx.players.vocabulary import Words

Maker = Callable[[Variant, Words, int], Strategy]
"""Makes a player from variant, words and the number of playouts he may think."""


def _everyday(traits: Traits) -> Maker:
    def make(variant: Variant, words: Words, budget: int) -> Strategy:
        if variant.kind is Kind.CROSSWORD:
            return EverydayTiles(variant, words, traits)
        return EverydayLines(variant, words, traits)

    return make


def _strong(variant: Variant, words: Words, budget: int) -> Strategy:
    if variant.kind is Kind.CROSSWORD:
        return StaticTiles(variant, words.graph, read_table(variant.id))
    return GreedyLines(variant, words.graph)


def _expert(variant: Variant, words: Words, budget: int) -> Strategy:
    if variant.kind is Kind.CROSSWORD:
        return SimulatingTiles(variant, words.graph, read_table(variant.id), budget)
    return WeighingLines(variant, words.graph, budget)


def _leafless(variant: Variant, words: Words, budget: int) -> Strategy:
    if variant.kind is Kind.CROSSWORD:
        return StaticTiles(variant, words.graph, NOTHING)
    return GreedyLines(variant, words.graph)


PLAYED: Mapping[str, Maker] = {
    "beginner": _everyday(BEGINNER),
    "casual": _everyday(CASUAL),
    "strong": _strong,
    "expert": _expert,
}
"""The levels that people play against, weakest first."""

LEVELS: Mapping[str, Maker] = {
    **PLAYED,
    "greedy": lambda variant, words, budget: greedy(variant, words.graph),
    "leafless": _leafless,
}
"""Those, and what they are measured by: points alone, and Strong with all leaves worth nothing."""
