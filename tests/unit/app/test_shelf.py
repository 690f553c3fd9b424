# SPDX-License-Identifier: GPL-3.0-or-later
"""Games on the real disk: begun, saved, opened again, copied, exported."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from literaxx.app.shelf import FileShelf
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.match.commands import LiftCurtain, Pass
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, Finished
from literaxx.paths import resources
from literaxx.records.gcg import read_gcg
from literaxx.records.record import Record
from literaxx.session.base import Session
from literaxx.storage.saves import saves_folder
from literaxx.storage.variants import own_variants
from tests.kit.documents import variant_example
from tests.kit.sessions import FakeMachine

SETUP = Setup("literaxx-en", 1, (SeatSpec("Ana"), SeatSpec("Bo")), Options(), first=0)


@pytest.fixture
def shelf(qtbot: QtBot) -> FileShelf:
    """The shelf of a new player."""
    return FileShelf(FakeMachine().machine)


@pytest.fixture
def table(shelf: FileShelf) -> Iterator[OpenTable]:
    """A game of two that Ana begins."""
    made = shelf.new_table(SETUP)
    yield made
    shelf.close(made)


def passed(qtbot: QtBot, session: Session) -> None:
    """The player to move lifts the curtain and passes."""
    phase = session.view(None).phase
    assert isinstance(phase, Composing)
    with qtbot.waitSignal(session.advanced):
        session.submit(phase.seat, LiftCurtain(phase.turn_id))
    with qtbot.waitSignal(session.advanced):
        session.submit(phase.seat, Pass(phase.turn_id))


def test_only_variants_with_a_word_list_are_offered(shelf: FileShelf) -> None:
    ids = [variant.id for variant in shelf.variants()]
    assert ids[0] == "literaxx-en"
    assert {"wordbox-en", "wordstream-en"} <= set(ids)
    for variant in shelf.variants():
        assert shelf.referees(variant)[0].name.endswith(" words")
    assert any("SCOWL" in line for line in shelf.credits())


def test_a_new_game_is_on_the_disk_and_offered_to_go_on_with(
    shelf: FileShelf, table: OpenTable, qtbot: QtBot
) -> None:
    passed(qtbot, table.session)
    (game,) = shelf.saved()
    assert (game.names, game.scores, game.turn, game.to_move) == (("Ana", "Bo"), (0, 0), 1, "Bo")
    assert game.path.parent == saves_folder()


def test_a_game_goes_on_where_it_stood_and_paused(shelf: FileShelf, qtbot: QtBot) -> None:
    table = shelf.new_table(SETUP)
    passed(qtbot, table.session)
    before = table.session.view(1)
    shelf.close(table)
    (game,) = shelf.saved()
    again = shelf.open_table(game.path)
    qtbot.waitUntil(lambda: again.session.view(1).paused_ms is not None)
    after = again.session.view(1)
    assert after.table == before.table
    assert after.phase == before.phase
    assert again.note == ""
    shelf.close(again)


def test_a_game_cannot_be_open_twice(shelf: FileShelf, table: OpenTable, qtbot: QtBot) -> None:
    passed(qtbot, table.session)
    with pytest.raises(ShelfError, match="open in another window"):
        shelf.open_table(shelf.saved()[0].path)


@pytest.mark.parametrize(
    ("content", "reason"), [(b"hello", "not a saved game"), (None, "cannot be read")]
)
def test_what_is_no_saved_game_is_refused_with_a_sentence(
    shelf: FileShelf, tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "x.literaxx"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ShelfError, match=reason):
        shelf.open_table(path)


def test_a_copy_can_be_opened_and_a_copy_that_fails_says_so(
    shelf: FileShelf, table: OpenTable, qtbot: QtBot, tmp_path: Path
) -> None:
    said: list[str] = []
    shelf.save_copy(table, tmp_path / "copy.literaxx", said.append)
    qtbot.waitUntil(lambda: len(said) == 1)
    assert said == ["A copy is saved: copy.literaxx"]
    again = shelf.open_table(tmp_path / "copy.literaxx")
    shelf.close(again)
    shelf.save_copy(table, tmp_path / "copy.literaxx" / "x.literaxx", said.append)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1].startswith("x.literaxx cannot be written: ")
    assert said[1].endswith(". The game itself is saved.")


def test_a_record_written_during_the_game_hides_the_racks_and_after_it_shows_them(
    shelf: FileShelf, table: OpenTable, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.gcg"
    passed(qtbot, table.session)
    shelf.export(table, path)
    assert known_tiles(path) == 0
    for _ in range(3):
        passed(qtbot, table.session)
    assert isinstance(table.session.view(None).phase, Finished)
    shelf.export(table, path)
    assert known_tiles(path) > 0


def known_tiles(path: Path) -> int:
    """Tiles on the racks of a record."""
    record = read_gcg(path.read_text("utf-8"))
    assert isinstance(record, Record)
    return sum(len(move.rack) for move in record.moves)


def test_a_game_of_the_players_own_variant_needs_its_file_no_more(
    shelf: FileShelf, qtbot: QtBot
) -> None:
    text = (resources() / "variants" / "literaxx-en.toml").read_text("utf-8")
    own = own_variants() / "mine.toml"
    own.parent.mkdir(parents=True)
    own.write_text(text.replace("literaxx-en", "mine"), "utf-8")
    table = shelf.new_table(Setup("mine", 1, SETUP.seats, Options(), first=0))
    passed(qtbot, table.session)
    shelf.close(table)
    own.unlink()
    (path,) = saves_folder().glob("*.literaxx")
    again = shelf.open_table(path)
    assert again.rules.variant.id == "mine"
    shelf.close(again)


def test_a_later_edition_of_a_board_changes_no_old_game(
    shelf: FileShelf, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shelf.new_table(SETUP)
    passed(qtbot, table.session)
    shelf.close(table)
    old = table.rules.variant
    edition = tmp_path / "variants"
    edition.mkdir()
    text = (resources() / "variants" / "literaxx-en.toml").read_text("utf-8")
    (edition / "literaxx-en.toml").write_text(text.replace("rack_size = 7", "rack_size = 8"))
    monkeypatch.setattr("literaxx.paths.resources", lambda: tmp_path)
    again = shelf.open_table(shelf.saved()[0].path)
    assert again.rules.variant == old
    newer = shelf.new_table(SETUP)
    assert newer.rules.variant.switches.rack_size == 8
    shelf.close(again)
    shelf.close(newer)


def test_a_variant_file_with_a_fault_is_not_offered_and_the_fault_is_told(
    shelf: FileShelf,
) -> None:
    assert shelf.faults() == ()
    shelf = FileShelf(FakeMachine().machine)
    own_variants().mkdir(parents=True)
    (own_variants() / "broken.toml").write_text("format = 1")
    assert "broken" not in [variant.id for variant in shelf.variants()]
    (fault,) = shelf.faults()
    assert "broken.toml" in fault


def test_a_variant_file_that_is_opened_is_offered_from_then_on(
    shelf: FileShelf, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "from a friend.toml"
    path.write_text(variant_example(), "utf-8")
    before = [variant.id for variant in shelf.variants()]
    assert shelf.keep_variant(path) == "hill-game"
    assert [variant.id for variant in shelf.variants()] == [*before, "hill-game"]
    again = FileShelf(FakeMachine().machine)
    assert "hill-game" in [variant.id for variant in again.variants()]
    table = again.new_table(Setup("hill-game", 1, SETUP.seats, Options(), first=0))
    passed(qtbot, table.session)
    again.close(table)
    assert again.saved()[0].title == "Hill game"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ('start = "E4"', 'start = "Z9"'),
            "mine.toml cannot be used as a game: board.start: Z9 is not a cell of this board.",
        ),
        (
            ('word_list = "en"', 'word_list = "xx"'),
            "mine.toml cannot be used as a game: word_list: there is no word list xx; there are ",
        ),
        (("format = 1", "format = "), "mine.toml cannot be used as a game: this is not TOML: "),
    ],
)
def test_what_is_wrong_with_an_opened_variant_file_is_said_in_a_sentence(
    shelf: FileShelf, tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(variant_example().replace(*change), "utf-8")
    with pytest.raises(ShelfError) as caught:
        shelf.keep_variant(path)
    assert str(caught.value).startswith(sentence)
    assert not own_variants().exists()


def test_an_own_variant_without_its_word_list_is_told_as_a_fault() -> None:
    own_variants().mkdir(parents=True)
    text = variant_example().replace('word_list = "en"', 'word_list = "xx"')
    (own_variants() / "hill-game.toml").write_text(text, "utf-8")
    (fault,) = FileShelf(FakeMachine().machine).faults()
    assert fault.startswith("hill-game: word_list: there is no word list xx; there are ")
