# SPDX-License-Identifier: GPL-3.0-or-later
"""The guide of a first game."""

import pytest

from literaxx.match.commands import Pass, Propose
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import (
    Composing,
    MatchState,
    Progress,
    SeatState,
    TurnKind,
    TurnRecord,
)
from literaxx.model.board import Board, Placement
from literaxx.model.geometry import Square
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score
from literaxx.model.table import Table
from literaxx.model.tiles import Tile
from literaxx.players.guide import Guide
from literaxx.rules.crossword import CrosswordRules
from literaxx.storage.dictionaries import open_list
from tests.kit.matches import built_in

ENGLISH = built_in("literaxx-en")
WORDS = open_list("en")
PLANET = [Placement(Square(7, 2 + at), Tile(letter)) for at, letter in enumerate("PLANET")]


def chosen(rack: str, *history: TurnRecord) -> Propose | Pass:
    """What the guide does at seat 1 beside PLANET."""
    board = Board.empty(15, 15).with_tiles(PLANET)
    table = Table(board, ((), tuple(rack)), (), (0, 0))
    state = MatchState(
        Setup(ENGLISH.id, 1, (SeatSpec("1"), SeatSpec("2")), Options()),
        9,
        Progress(table, (SeatState(), SeatState()), history),
        Composing(5, 1, has_curtain=False, clock_from_ms=0, move_ms_left=None),
    )
    guide = Guide(ENGLISH, WORDS.graph, WORDS.everyday_words())
    command = guide.choose(state, 1, 0, lambda: False)
    assert isinstance(command, Propose | Pass)
    return command


def words_of(command: Propose | Pass, rack: str) -> list[str]:
    """The words that a command would make."""
    assert isinstance(command, Propose)
    assert isinstance(command.play, TilePlay)
    board = Board.empty(15, 15).with_tiles(PLANET)
    table = Table(board, ((), tuple(rack)), (), (0, 0))
    score = CrosswordRules(ENGLISH).assess(table, 1, command.play)
    assert isinstance(score, Score)
    return [word.word for word in score.words]


@pytest.mark.parametrize("rack", ["HOUSERI", "TALINED", "GOREMIN"])
def test_it_lays_a_plain_word_first_and_then_one_that_does_not_exist(rack: str) -> None:
    plain = WORDS.everyday_words()
    assert all(plain.contains(word) for word in words_of(chosen(rack), rack))
    invented = words_of(chosen(rack, TurnRecord(1, TurnKind.PLAYED)), rack)
    assert [WORDS.contains(word) for word in invented] == [False]
    refused = (TurnRecord(1, TurnKind.PLAYED), TurnRecord(1, TurnKind.REFUSED))
    assert all(plain.contains(word) for word in words_of(chosen(rack, *refused), rack))


def test_it_shows_no_word_that_is_no_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = words_of(chosen("HOUSERI"), "HOUSERI")
    monkeypatch.setattr("literaxx.players.guide._UNFIT", frozenset(usual))
    assert not set(usual) & set(words_of(chosen("HOUSERI"), "HOUSERI"))


def test_it_passes_when_it_has_no_word() -> None:
    assert chosen("QQQ") == Pass(5)
