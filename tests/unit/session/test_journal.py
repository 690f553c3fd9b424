# SPDX-License-Identifier: GPL-3.0-or-later
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.journal import DiskJournal, Journal, Pen
from literaxx.storage.savefile import Problem, SaveFileError, read_save
from literaxx.storage.savewriter import SaveWriter, is_in_use
from tests.kit.saves import Recorded, SmallDisk


@pytest.fixture(scope="module")
def match() -> Recorded:
    return Recorded(seats=2, seed=3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "one.literaxx"


@pytest.fixture
def disk() -> SmallDisk:
    return SmallDisk()


@pytest.fixture
def journal(path: Path, disk: SmallDisk) -> Iterator[DiskJournal]:
    journal = DiskJournal(lambda: SaveWriter.create(path, disk.open))
    yield journal
    journal.close()


def test_a_pen_writes_what_it_is_given(match: Recorded, path: Path) -> None:
    pen = Pen(lambda: SaveWriter.create(path))
    assert pen.write([match.header, match.steps[0]], match.tail(1)) is None
    for count in range(2, len(match.steps) + 1):
        assert pen.write([match.steps[count - 1]], match.tail(count)) is None
        assert pen.is_done
    pen.close()
    assert path.read_bytes() == match.data()


def test_a_full_disk_is_told_once_and_the_end_of_it_too(
    match: Recorded, path: Path, disk: SmallDisk
) -> None:
    pen = Pen(lambda: SaveWriter.create(path, disk.open))
    pen.write([match.header, match.steps[0]], match.tail(1))
    good = path.read_bytes()
    disk.room = len(good)
    trouble = pen.write([match.steps[1]], match.tail(2))
    assert trouble is not None
    assert trouble.kind is TroubleKind.DISK_FULL
    assert pen.write([match.steps[2]], match.tail(3)) is None
    assert pen.write((), match.tail(3, after_ms=1_000)) is None
    assert path.read_bytes() == good
    disk.room = 1 << 30
    assert pen.write((), match.tail(3, after_ms=2_000)) == Trouble(TroubleKind.SAVED_AGAIN)
    assert pen.is_done
    save = read_save(path.read_bytes())
    assert save.state == match.states[2]
    assert save.at_ms == match.times[2] + 2_000
    pen.close()


def test_a_save_that_cannot_be_begun_is_begun_later_with_all_that_happened(
    match: Recorded, tmp_path: Path
) -> None:
    folder = tmp_path / "saves"
    folder.write_bytes(b"a file where the folder should be")
    pen = Pen(lambda: SaveWriter.create(folder / "one.literaxx"))
    trouble = pen.write([match.header, match.steps[0]], match.tail(1))
    assert trouble is not None
    assert trouble.kind is TroubleKind.NOT_SAVED
    assert trouble.detail
    pen.write([match.steps[1]], match.tail(2))
    folder.unlink()
    assert pen.write([match.steps[2]], match.tail(3)) == Trouble(TroubleKind.SAVED_AGAIN)
    pen.close()
    assert read_save((folder / "one.literaxx").read_bytes()).state == match.states[2]


def test_the_last_chance_to_save_is_the_close(match: Recorded, path: Path, disk: SmallDisk) -> None:
    disk.room = 100
    pen = Pen(lambda: SaveWriter.create(path, disk.open))
    pen.write([match.header, match.steps[0]], match.tail(1))
    disk.room = 1 << 30
    pen.close()
    assert pen.is_done
    assert read_save(path.read_bytes()).state == match.states[0]


def test_written_comes_when_the_disk_has_it(
    qtbot: QtBot, match: Recorded, path: Path, journal: DiskJournal
) -> None:
    for count in range(1, 12):
        begin = [match.header] if count == 1 else []
        with qtbot.waitSignal(journal.written):
            journal.write([*begin, match.steps[count - 1]], match.tail(count))
        assert read_save(path.read_bytes()).state == match.states[count - 1]


def test_written_also_comes_when_the_disk_is_full(
    qtbot: QtBot, match: Recorded, disk: SmallDisk, journal: DiskJournal
) -> None:
    disk.room = 0
    with qtbot.waitSignals([journal.trouble, journal.written]):
        journal.write([match.header, match.steps[0]], match.tail(1))
    disk.room = 1 << 30
    with qtbot.waitSignal(journal.trouble) as again:
        journal.mark(match.tail(1))
    assert again.args == [Trouble(TroubleKind.SAVED_AGAIN)]


def test_a_close_says_whether_everything_is_safe(
    match: Recorded, path: Path, disk: SmallDisk, journal: DiskJournal
) -> None:
    journal.write([match.header, match.steps[0]], match.tail(1))
    disk.room = 0
    assert not journal.close()
    good = DiskJournal(lambda: SaveWriter.create(path.with_name("two.literaxx")))
    good.write([match.header, *match.steps], match.tail())
    good.mark(match.tail(after_ms=1))
    assert good.close()
    assert not is_in_use(path.with_name("two.literaxx"))


def test_a_copy_is_written_beside(
    qtbot: QtBot, match: Recorded, path: Path, journal: DiskJournal
) -> None:
    to = path.with_name("copy.literaxx")
    journal.write([match.header, match.steps[0]], match.tail(1))
    for keeper in (journal, Journal()):
        with qtbot.waitSignal(keeper.copied) as done:
            keeper.copy(to, [match.header, *match.steps], match.tail())
        assert done.args == [to, None]
        assert to.read_bytes() == match.data()
        to.unlink()


def test_a_copy_over_the_game_itself_is_refused(
    qtbot: QtBot, match: Recorded, path: Path, journal: DiskJournal
) -> None:
    with qtbot.waitSignal(journal.written):
        journal.write([match.header, match.steps[0]], match.tail(1))
    with qtbot.waitSignal(journal.copied) as done:
        journal.copy(path, [match.header, *match.steps], match.tail())
    assert done.args is not None
    assert isinstance(done.args[1], SaveFileError)
    assert done.args[1].problem is Problem.IN_USE


def test_a_journal_that_keeps_nothing_is_always_done(qtbot: QtBot, match: Recorded) -> None:
    journal = Journal()
    with qtbot.waitSignal(journal.written):
        journal.write([match.header, *match.steps], match.tail())
    journal.mark(match.tail())
    assert journal.close()
