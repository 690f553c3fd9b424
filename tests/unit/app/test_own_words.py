# SPDX-License-Identifier: GPL-3.0-or-later
"""A table's own words from a file to the referee of a game."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from literaxx.app.shelf import FileShelf
from literaxx.gui.shelf import ShelfError
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.storage.saves import saves_folder
from literaxx.storage.wordlists import own_lists_folder
from tests.kit.matches import built_in
from tests.kit.sessions import FakeMachine

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
