# SPDX-License-Identifier: GPL-3.0-or-later
"""Every level plays every kind of game to its end and keeps the rules."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from literaxx.match import commands as cmd
from literaxx.match.state import Finished, Judging, MatchState
from literaxx.model.board import Board
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import LetterScore, Score, WordScore
from literaxx.model.variant import Variant
from literaxx.players.everyday import BEGINNER, EverydayTiles, Traits
from literaxx.players.levels import LEVELS, PLAYED
from literaxx.players.selfplay import play_match
from literaxx.players.vocabulary import Vocabulary
from tests.kit.matches import built_in, rules_of
from tests.kit.positions import FewWords
from tests.kit.views import composing, judging


@cache
def words_of(word_list: str) -> FewWords:
    return FewWords(word_list)


def never() -> bool:
    return False


@pytest.mark.parametrize("name", ["literaxx-en", "wordstream-en"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_to_the_end_without_a_refused_command(level: str, name: str) -> None:
    variant = built_in(name)
    words = words_of(variant.word_list)
    players = [LEVELS[each](variant, words, 2) for each in (level, "beginner")]
    names = (level, "beginner")
    _, state = play_match(rules_of(variant), words.graph, players, names, seed=3)
    assert isinstance(state.phase, Finished)
    assert sum(state.table.scores) > 0


@pytest.mark.parametrize("level", PLAYED)
def test_a_level_does_the_same_for_the_same_chance(level: str) -> None:
    variant = built_in("literaxx-en")
    words = words_of("en")
    view = composing(variant, "AEINRST", board=housed(variant))
    one, two = (LEVELS[level](variant, words, 4) for _ in range(2))
    assert one.choose(view, 0, 5, never) == two.choose(view, 0, 5, never)


def test_beginner_lays_everyday_words_only_unless_he_bluffs() -> None:
    variant = built_in("literaxx-en")
    words = words_of("en")
    everyday = words.everyday_words()
    quiet = changed(BEGINNER, bluff=0)
    player = EverydayTiles(variant, words, quiet)
    view = composing(variant, "AEINRST")
    for entropy in range(20):
        command = player.choose(view, 0, entropy, never)
        assert isinstance(command, cmd.Propose)
        assert isinstance(command.play, TilePlay)
        word = "".join(p.tile.letter for p in command.play.placements)
        assert word in everyday


def test_a_bluff_is_no_word_he_knows_but_looks_like_one() -> None:
    variant = built_in("literaxx-en")
    words = words_of("en")
    known = Vocabulary(words, 0)
    player = EverydayTiles(variant, words, changed(BEGINNER, bluff=100, finds=200))
    view = composing(variant, "AEINRST")
    made_up = set()
    for entropy in range(10):
        command = player.choose(view, 0, entropy, never)
        assert isinstance(command, cmd.Propose)
        assert isinstance(command.play, TilePlay)
        word = "".join(p.tile.letter for p in command.play.placements)
        if not known.contains(word):
            assert known.looks_right(word)
            made_up.add(word)
    assert made_up


def test_beginner_accepts_what_he_knows_and_checks_what_looks_wrong() -> None:
    variant = built_in("literaxx-en")
    words = words_of("en")
    player = EverydayTiles(variant, words, BEGINNER)
    good = next(word for word in words.everyday_words() if len(word) == 5)
    assert isinstance(player.choose(judged(variant, good, 30), 0, 1, never), cmd.Accept)
    assert isinstance(player.choose(judged(variant, "XQZVV", 30), 0, 1, never), cmd.Check)


def housed(variant: Variant) -> Board:
    """A board with a word."""
    spec = variant.board
    rows = ["." * spec.columns] * 7
    return Board.from_text("\n".join([*rows, "....HOUSED.....", *rows]))


def judged(variant: Variant, word: str, points: int) -> MatchState:
    """A word of so many points that is judged."""
    view = judging(composing(variant, "AEINRST"), TilePlay(()), mover=1)
    letters = tuple(LetterScore(letter, is_blank=False, value=0) for letter in word)
    score = Score((WordScore((), letters, bonuses=(points,)),))
    assert isinstance(view.phase, Judging)
    return msgspec.structs.replace(view, phase=msgspec.structs.replace(view.phase, score=score))


def changed(traits: Traits, **changes: int) -> Traits:
    """Other traits."""
    values = {name: getattr(traits, name) for name in Traits.__slots__}
    return Traits(**(values | changes))
