# SPDX-License-Identifier: GPL-3.0-or-later
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from literaxx.storage.savefile import Header, Problem, SaveFileError, Step, read_save
from literaxx.storage.savewriter import SaveWriter, is_in_use, write_copy
from tests.kit.saves import NOW, Recorded, SmallDisk, sealed


@pytest.fixture(scope="module")
def match() -> Recorded:
    return Recorded(seats=2, seed=3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "one.literaxx"


def begun(match: Recorded, path: Path, disk: SmallDisk, steps: int) -> SaveWriter:
    """A save with the first steps of a match."""
    writer = SaveWriter.create(path, disk.open)
    writer.append([match.header, *match.steps[:steps]], match.tail(steps))
    return writer


def test_after_every_step_the_file_is_a_good_save(match: Recorded, path: Path) -> None:
    with SaveWriter.create(path) as writer:
        writer.append([match.header, match.steps[0]], match.tail(1))
        for count in range(2, len(match.steps) + 1):
            writer.append([match.steps[count - 1]], match.tail(count))
            save = read_save(path.read_bytes())
            assert save.damaged_line is None
            assert save.state == match.states[count - 1]
    assert path.read_bytes() == match.data()


def test_a_mark_moves_the_clock_and_leaves_the_steps_alone(match: Recorded, path: Path) -> None:
    with begun(match, path, SmallDisk(), 3) as writer:
        for after_ms in (1_000, 999_000, 1_000_000, 5):
            writer.mark(match.tail(3, after_ms))
            save = read_save(path.read_bytes())
            assert save.damaged_line is None
            assert save.at_ms == match.times[2] + after_ms
            assert save.state == match.states[2]
        writer.append([match.steps[3]], match.tail(4))
    assert path.read_bytes() == sealed(match.header, *match.steps[:4], match.tail(4))


def test_a_new_save_takes_no_name_that_is_taken(path: Path) -> None:
    SaveWriter.create(path).close()
    with pytest.raises(FileExistsError):
        SaveWriter.create(path)


def test_an_opened_save_goes_on(match: Recorded, path: Path) -> None:
    begun(match, path, SmallDisk(), 5).close()
    writer, save, kept = SaveWriter.open(path, NOW)
    assert (save.state, kept) == (match.states[4], None)
    with writer:
        for count in range(6, len(match.steps) + 1):
            writer.append([match.steps[count - 1]], match.tail(count))
    assert path.read_bytes() == match.data()


def test_a_save_is_open_once(match: Recorded, path: Path) -> None:
    with begun(match, path, SmallDisk(), 2):
        assert is_in_use(path)
        with pytest.raises(SaveFileError) as caught:
            SaveWriter.open(path, NOW)
        assert caught.value.problem is Problem.IN_USE
        with pytest.raises(SaveFileError) as caught:
            write_copy(path, [match.header, *match.steps], match.tail())
        assert caught.value.problem is Problem.IN_USE
    assert not is_in_use(path)
    SaveWriter.open(path, NOW)[0].close()


def test_a_save_is_open_once_among_processes_and_free_when_one_is_killed(
    match: Recorded, path: Path
) -> None:
    begun(match, path, SmallDisk(), 2).close()
    script = (
        "import sys; from io import FileIO; from literaxx.storage.locks import lock\n"
        "file = FileIO(sys.argv[1], 'r+'); print(lock(file.fileno()), flush=True); input()"
    )
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"True"
        assert is_in_use(path)
        child.kill()
    assert not is_in_use(path)


@pytest.mark.parametrize("percent", range(1, 100, 7))
def test_a_damaged_save_is_kept_beside_and_mended(
    match: Recorded, path: Path, percent: int
) -> None:
    data = match.data()[: match.data().index(b"\n") + 1 + len(match.data()) * percent // 101]
    path.parent.mkdir()
    path.write_bytes(data)
    try:
        writer, save, kept = SaveWriter.open(path, NOW)
    except SaveFileError:
        assert data.count(b"\n") < 2
        assert path.read_bytes() == data
        return
    writer.close()
    assert kept == path.with_name("one.literaxx.damaged")
    assert kept.read_bytes() == data
    mended = read_save(path.read_bytes())
    assert mended.damaged_line is None
    assert mended.steps == save.steps
    again, _, kept = SaveWriter.open(path, NOW)
    again.close()
    assert kept is None


def test_each_damaged_file_is_kept_under_its_own_name(match: Recorded, path: Path) -> None:
    path.parent.mkdir()
    names = []
    for cut in (100, 200, 300):
        path.write_bytes(match.data()[:-cut])
        writer, _, kept = SaveWriter.open(path, NOW)
        writer.close()
        assert kept is not None
        names.append(kept.name)
        assert kept.read_bytes() == match.data()[:-cut]
    assert names == [f"one.literaxx.damaged{end}" for end in ("", "-2", "-3")]


def test_a_damaged_header_is_written_anew(match: Recorded, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"x" + match.data())
    writer, save, _ = SaveWriter.open(path, NOW)
    writer.close()
    mended = read_save(path.read_bytes())
    assert mended.damaged_line is None
    assert (mended.header, mended.state) == (save.header, match.states[-1])


def test_a_full_disk_changes_nothing_and_the_next_try_writes_all(
    match: Recorded, path: Path
) -> None:
    random = Random(5)
    disk = SmallDisk()
    pending = [match.steps[0]]
    with SaveWriter.create(path, disk.open) as writer:
        writer.append([match.header, match.steps[0]], match.tail(1))
        good = path.read_bytes()
        pending = []
        for count in range(2, len(match.steps) + 1):
            pending.append(match.steps[count - 1])
            # Just room for what is there, or for any part of what comes.
            disk.room = len(good) + random.choice((0, 1, 150, 100_000))
            try:
                writer.append(pending, match.tail(count))
            except OSError:
                assert path.read_bytes() == good
                with pytest.raises(OSError, match="no space"):
                    writer.append(pending, match.tail(count))
            else:
                pending = []
                good = path.read_bytes()
                assert read_save(good).state == match.states[count - 1]
        disk.room = 1 << 30
        writer.append(pending, match.tail())
    assert path.read_bytes() == match.data()


def test_a_damaged_save_on_a_full_disk_stays_as_it_is(match: Recorded, path: Path) -> None:
    path.parent.mkdir()
    data = b"x" + match.data()
    path.write_bytes(data)
    with pytest.raises(OSError, match="no space"):
        SaveWriter.open(path, NOW, SmallDisk(len(data) // 2).open)
    # The small disk cannot even take back what was there; the kept file has it.
    assert path.with_name("one.literaxx.damaged").read_bytes() == data
    assert not is_in_use(path)


def test_a_copy_is_whole_or_not_there(match: Recorded, path: Path) -> None:
    lines: list[Header | Step] = [match.header, *match.steps]
    with pytest.raises(OSError, match="no space"):
        write_copy(path, lines, match.tail(), SmallDisk(5_000).open)
    assert list(path.parent.iterdir()) == []
    write_copy(path, lines, match.tail())
    assert path.read_bytes() == match.data()
    with pytest.raises(OSError, match="no space"):
        write_copy(path, lines[:3], match.tail(2), SmallDisk(500).open)
    assert path.read_bytes() == match.data()
    write_copy(path, lines[:3], match.tail(2))
    assert [file.name for file in path.parent.iterdir()] == ["one.literaxx"]
    assert read_save(path.read_bytes()).state == match.states[1]


def test_a_file_that_is_no_save_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"a shopping list\n")
    with pytest.raises(SaveFileError) as caught:
        SaveWriter.open(path, NOW)
    assert caught.value.problem is Problem.NOT_A_SAVE
    assert [file.name for file in path.parent.iterdir()] == ["one.literaxx"]
    assert path.read_bytes() == b"a shopping list\n"


def test_a_folder_and_a_missing_file_are_errors_of_the_system(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        SaveWriter.open(path, NOW)
    path.mkdir(parents=True)
    with pytest.raises((IsADirectoryError, PermissionError)):
        SaveWriter.open(path, NOW)


def test_what_a_save_shows_first_is_its_format(match: Recorded, path: Path) -> None:
    with begun(match, path, SmallDisk(), 1):
        first = path.read_bytes().split(b"\n")[0]
    assert list(msgspec.json.decode(first)[1])[:3] == ["type", "format", "version"]
