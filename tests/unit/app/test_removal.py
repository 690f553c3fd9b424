# SPDX-License-Identifier: GPL-3.0-or-later
"""Games and variants that the player wants to see no more."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QFile

from literaxx.app.removal import remove_game, remove_variant
from literaxx.gui.shelf import ShelfError
from literaxx.storage.saves import RecentFiles, saves_folder
from literaxx.storage.savewriter import SaveWriter
from literaxx.storage.variants import catalogue, own_variants
from tests.kit.documents import variant_example
from tests.kit.saves import Recorded


@pytest.fixture
def trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A trash of the test's own."""
    bin_ = tmp_path / "trash"
    bin_.mkdir()

    def move(path: str) -> bool:
        Path(path).rename(bin_ / Path(path).name)
        return True

    monkeypatch.setattr(QFile, "moveToTrash", move)
    return bin_


@pytest.fixture
def recent(tmp_path: Path) -> RecentFiles:
    """No game is offered from elsewhere."""
    return RecentFiles(tmp_path / "recent.txt")


def save_in(folder: Path) -> Path:
    """A save in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "game.literaxx"
    Recorded(seats=2, seed=1).write(path)
    return path


def test_a_saved_game_goes_into_the_trash(trash: Path, recent: RecentFiles) -> None:
    path = save_in(saves_folder())
    assert remove_game(path, recent) == "game.literaxx is in the trash now."
    assert not path.exists()
    assert (trash / path.name).exists()


def test_a_game_elsewhere_stays_and_is_offered_no_more(
    tmp_path: Path, trash: Path, recent: RecentFiles
) -> None:
    path, other = save_in(tmp_path / "elsewhere"), save_in(tmp_path / "another place")
    recent.add(path)
    recent.add(other)
    assert remove_game(path, recent) == "game.literaxx stays where it is."
    assert path.exists()
    assert recent.paths() == [other]


def test_a_game_that_is_being_played_is_not_removed(trash: Path, recent: RecentFiles) -> None:
    path = save_in(saves_folder())
    writer = SaveWriter.open(path, datetime.now(UTC))[0]
    with pytest.raises(ShelfError, match="open in another window"):
        remove_game(path, recent)
    writer.close()
    assert path.exists()


def test_without_a_trash_nothing_is_lost(
    recent: RecentFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFile, "moveToTrash", lambda path: False)
    path = save_in(saves_folder())
    with pytest.raises(ShelfError, match="cannot be put into the trash"):
        remove_game(path, recent)
    assert path.exists()


def test_an_own_variant_goes_into_the_trash_and_no_other_does(trash: Path) -> None:
    own_variants().mkdir(parents=True)
    (own_variants() / "hill-game.toml").write_text(variant_example(), "utf-8")
    assert "hill-game" in catalogue()
    assert remove_variant("hill-game") == "hill-game.toml is in the trash now."
    assert "hill-game" not in catalogue()
    with pytest.raises(ShelfError, match="literaxx-en cannot be put into the trash"):
        remove_variant("literaxx-en")
    assert "literaxx-en" in catalogue()
