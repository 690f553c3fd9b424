# SPDX-License-Identifier: GPL-3.0-or-later
"""A table's own words from a file to the referee of a game."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from literaxx.app.own_words import words_of_table
from literaxx.app.shelf import FileShelf
from literaxx.gui.shelf import ShelfError
from literaxx.match import commands as cmd
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.model.plays import TilePlay
from literaxx.players.levels import PLAYED
from literaxx.storage.dictionaries import open_list
from literaxx.storage.saves import saves_folder
from literaxx.storage.wordlists import own_lists_folder
from tests.kit.matches import built_in
from tests.kit.sessions import FakeMachine
from tests.kit.views import composing, judging

ENGLISH = built_in("literaxx-en")


@pytest.fixture
def shelf(qtbot: QtBot) -> FileShelf:
    """The shelf of a new player."""
    return FileShelf(FakeMachine().machine)


def taken(shelf: FileShelf, path: Path, text: str) -> str:
    """Takes in a file of this text."""
    path.write_text(text, "utf-8")
    return shelf.take_words(path, ENGLISH, lambda _: True)


def test_a_table_judges_by_its_own_words_also_when_it_is_opened_again(
    shelf: FileShelf, tmp_path: Path
) -> None:
    extra = taken(shelf, tmp_path / "club.txt", "flummix\n")
    excluded = taken(shelf, tmp_path / "rude.txt", "cat\ndog\n")
    assert {choice.name for choice in shelf.own_words(ENGLISH)} == {
        "club, 1 word",
        "rude, 2 words",
    }
    assert shelf.own_words(built_in("literaxx-pl")) == ()
    options = Options(extra_words=extra, excluded_words=excluded)
    seats = (SeatSpec("Ana"), SeatSpec("Bo"))
    table = shelf.new_table(Setup("literaxx-en", 1, seats, options))
    shelf.close(table)
    (path,) = saves_folder().glob("*.literaxx")
    again = shelf.open_table(path)
    for referee in (table.referee, again.referee):
        words = ("FLUMMIX", "CAT", "COW", "XQZ")
        assert [referee.contains(word) for word in words] == [True, False, True, False]
    shelf.close(again)
    (own_lists_folder() / f"{extra}.words").unlink()
    with pytest.raises(ShelfError, match="own words that this game is played with is missing"):
        shelf.open_table(path)


def test_a_file_that_is_no_list_is_refused_with_line_and_reason(
    shelf: FileShelf, tmp_path: Path
) -> None:
    with pytest.raises(ShelfError) as refused:
        taken(shelf, tmp_path / "club.txt", "cat\nd0g\n")
    assert str(refused.value) == (
        "club.txt, line 2: the character 0 is on no tile. Nothing was taken in."
    )
    with pytest.raises(ShelfError, match="cannot be taken in"):
        shelf.take_words(tmp_path / "nothing.txt", ENGLISH, lambda _: True)
    assert shelf.own_words(ENGLISH) == ()


def test_computers_of_a_table_go_by_its_words(shelf: FileShelf, tmp_path: Path) -> None:
    extra = taken(shelf, tmp_path / "club.txt", "flummix\ncat\n")
    excluded = taken(shelf, tmp_path / "rude.txt", "cat\ndog\ndogs\n")
    options = Options(extra_words=extra, excluded_words=excluded)
    words = words_of_table(open_list("en"), options)
    asked = ("FLUMMIX", "CAT", "DOG", "DOGS", "COW", "XQZ")
    assert [word in words.graph for word in asked] == [True, True, False, False, True, False]
    everyday = words.everyday_words()
    assert [word in everyday for word in asked] == [False, True, False, False, True, False]
    assert [word for word in asked if words.excludes(word)] == ["DOG", "DOGS"]
    built_in_list = open_list("en")
    assert words_of_table(built_in_list, Options()) is built_in_list


@pytest.mark.parametrize("level", PLAYED)
def test_no_level_proposes_an_excluded_word(level: str, shelf: FileShelf, tmp_path: Path) -> None:
    rack = "CATDOGS"
    view = composing(ENGLISH, rack)
    gone: list[str] = []
    for number in range(3):
        excluded = taken(shelf, tmp_path / f"{number}.txt", "\n".join(gone)) if gone else ""
        words = words_of_table(open_list("en"), Options(excluded_words=excluded))
        player = PLAYED[level](ENGLISH, words, 4)
        for entropy in range(3):
            command = player.choose(view, 0, entropy, lambda: False)
            assert isinstance(command, cmd.Propose)
            assert isinstance(command.play, TilePlay)
            word = "".join(placement.tile.letter for placement in command.play.placements)
            assert word not in gone
        gone.append(word)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_who_knows_all_words_judges_by_those_of_the_table(
    level: str, shelf: FileShelf, tmp_path: Path
) -> None:
    extra = taken(shelf, tmp_path / "club.txt", "flummix\n")
    excluded = taken(shelf, tmp_path / "rude.txt", "dog\n")
    words = words_of_table(open_list("en"), Options(extra_words=extra, excluded_words=excluded))
    player = PLAYED[level](ENGLISH, words, 4)
    answers = {"FLUMMIX": cmd.Accept(9), "DOG": cmd.Check(9), "COW": cmd.Accept(9)}
    for word, answer in answers.items():
        view = judging(composing(ENGLISH, "AEINRST"), TilePlay(()), mover=1, word=word)
        assert player.choose(view, 0, 1, lambda: False) == answer
