# SPDX-License-Identifier: GPL-3.0-or-later
from datetime import timedelta
from itertools import islice
from pathlib import Path

import pytest

from literaxx.storage.savefile import Problem, SaveFileError, read_save, utc_text
from literaxx.storage.saves import (
    RecentFiles,
    copy_save,
    delete_save,
    new_paths,
    saves_folder,
    summaries,
    summary_of,
)
from literaxx.storage.savewriter import SaveWriter
from tests.kit.saves import NOW, Recorded, sealed


@pytest.fixture(scope="module")
def match() -> Recorded:
    return Recorded(seats=3, seed=2)


def test_saves_lie_in_the_players_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LITERAXX_HOME", str(tmp_path))
    assert saves_folder() == tmp_path / "data" / "saves"


def test_a_new_save_is_named_after_the_time_and_the_game() -> None:
    paths = islice(new_paths(Path("saves"), "literaxx-en", NOW), 3)
    assert [path.name for path in paths] == [
        "2025-06-01 12.30 literaxx-en.literaxx",
        "2025-06-01 12.30 literaxx-en (2).literaxx",
        "2025-06-01 12.30 literaxx-en (3).literaxx",
    ]


def test_a_summary_tells_names_turn_totals_and_who_is_to_move(
    match: Recorded, tmp_path: Path
) -> None:
    path = tmp_path / "a.literaxx"
    for count in range(1, len(match.steps) + 1):
        path.write_bytes(sealed(match.header, *match.steps[:count], match.tail(count)))
        summary = summary_of(path)
        state = match.states[count - 1]
        assert summary.header == match.header
        assert summary.tail.scores == state.table.scores
        assert summary.tail.turn == state.turn_number
        assert summary.is_over == (type(state.phase).__name__ == "Finished")
        assert not summary.is_damaged


def test_a_summary_does_not_read_the_moves(match: Recorded, tmp_path: Path) -> None:
    data = match.data()
    middle = len(data) // 2
    path = tmp_path / "a.literaxx"
    path.write_bytes(data[:middle] + bytes(9) + data[middle + 9 :])
    assert not summary_of(path).is_damaged


def test_a_damaged_save_is_summed_up_as_far_as_it_is_sound(match: Recorded, tmp_path: Path) -> None:
    path = tmp_path / "a.literaxx"
    path.write_bytes(match.data()[:-10])
    summary = summary_of(path)
    assert summary.is_damaged
    assert summary.tail.scores == match.states[-1].table.scores


def test_the_list_begins_with_what_was_played_last(match: Recorded, tmp_path: Path) -> None:
    for day, name in enumerate("abc"):
        with SaveWriter.create(tmp_path / f"{name}.literaxx") as writer:
            saved = utc_text(NOW + timedelta(days=-day))
            tail = type(match.tail(1))(match.states[0].count, 0, saved, 1, (0, 0, 0), 0)
            writer.append([match.header, match.steps[0]], tail)
    (tmp_path / "d.literaxx").write_bytes(b"no save")
    (tmp_path / "e.txt").write_bytes(match.data())
    (tmp_path / "f.literaxx").mkdir()
    assert [summary.path.stem for summary in summaries(tmp_path)] == ["a", "b", "c"]


def test_a_folder_that_is_not_there_has_no_saves(tmp_path: Path) -> None:
    assert summaries(tmp_path / "nowhere") == []


def test_a_copy_holds_what_is_sound_of_the_save(match: Recorded, tmp_path: Path) -> None:
    path, to = tmp_path / "a.literaxx", tmp_path / "b.literaxx"
    path.write_bytes(match.data()[:-10])
    copy_save(path, to, NOW)
    copied = read_save(to.read_bytes())
    assert copied.damaged_line is None
    assert copied.state == match.states[-1]


def test_a_save_is_deleted_unless_it_is_played(match: Recorded, tmp_path: Path) -> None:
    path = match.write(tmp_path / "a.literaxx")
    writer, _, _ = SaveWriter.open(path, NOW)
    with writer, pytest.raises(SaveFileError) as caught:
        delete_save(path)
    assert caught.value.problem is Problem.IN_USE
    delete_save(path)
    assert not path.exists()


def test_recent_files_are_those_opened_last_that_still_exist(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "state" / "recent")
    assert recent.paths() == []
    files = [tmp_path / f"{name} \udcff.literaxx" for name in "abcdefghijklmnop"]
    for file in files:
        file.write_bytes(b"")
        recent.add(file)
    recent.add(files[7])
    files[15].unlink()
    assert [path.name[0] for path in recent.paths()] == list("honmlkjigfe")
