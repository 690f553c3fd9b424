# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that is full in the middle of a game: play goes on, and nothing is lost in the end."""

import os
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from literaxx.match import commands as cmd
from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.host import HostSession
from literaxx.session.journal import DiskJournal
from literaxx.storage.savefile import read_save
from literaxx.storage.savewriter import OpenFile, SaveWriter
from tests.kit.matches import OddWordsBad, RandomPlayers, persons, rules_of, setup_of
from tests.kit.saves import SmallDisk
from tests.kit.sessions import FakeMachine, new_save

KILOBYTE = 1024


@dataclass
class Disk:
    """A disk that can be filled: where a save lies, how it is opened, and the filling."""

    path: Path
    open_file: OpenFile
    fill: Callable[[], None]
    empty: Callable[[], None]


@pytest.fixture
def fake_disk(tmp_path: Path) -> Disk:
    """A disk that only says that it is full."""
    small = SmallDisk()
    path = tmp_path / "game.literaxx"

    def fill() -> None:
        small.room = path.stat().st_size + 700

    def empty() -> None:
        small.room = 1 << 30

    return Disk(path, small.open, fill, empty)


@pytest.fixture
def real_disk(tmp_path: Path) -> Iterator[Disk]:
    """A little file system in memory, where the system lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a file system of our own can only be had by root, on Linux")
    filling = folder / "filling"

    def fill() -> None:
        with filling.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(KILOBYTE))
            except OSError:
                os.fsync(file.fileno())

    yield Disk(folder / "game.literaxx", SmallDisk().open, fill, filling.unlink)
    subprocess.run(["umount", "--lazy", str(folder)], check=True, capture_output=True)


def grown(things: list[None], had: int) -> bool:
    return len(things) > had


@pytest.mark.parametrize("kind", ["fake_disk", "real_disk"])
def test_play_goes_on_while_the_disk_is_full(
    qtbot: QtBot, request: pytest.FixtureRequest, kind: str
) -> None:
    disk: Disk = request.getfixturevalue(kind)
    rules, fake = rules_of("literaxx-en"), FakeMachine()
    save = new_save(setup_of(rules, persons(0, 1)), rules)
    journal = DiskJournal(lambda: SaveWriter.create(disk.path, disk.open_file))
    session = HostSession(save, rules, OddWordsBad(), journal=journal, machine=fake.machine)
    players = RandomPlayers(rules, OddWordsBad(), Random(2))
    troubles: list[Trouble] = []
    session.trouble.connect(troubles.append)
    # Connected once: PySide may crash when a slot is disconnected, as waitSignal does after each
    # signal, while the thread that sent it is still sending.
    written: list[None] = []
    journal.written.connect(lambda: written.append(None))

    def play(decisions: int) -> None:
        for _ in range(decisions):
            if session.state.paused_ms is not None:
                session.submit(cmd.HOST, cmd.Resume())
            before = session.state
            stamped = players.step(before, session.now_ms()).stamped
            had = len(written)
            session.submit(stamped.seat, stamped.command)
            qtbot.waitUntil(partial(grown, written, had))
            assert session.state != before
            fake.wait(500)

    with qtbot.waitSignal(journal.written):
        session.go(is_new=True)
    play(10)
    assert troubles == []
    disk.fill()
    play(60)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.DISK_FULL]
    on_disk = read_save(disk.path.read_bytes()).state
    assert 0 < on_disk.count < session.state.count
    disk.empty()
    if session.state.paused_ms is not None:
        session.submit(cmd.HOST, cmd.Resume())
    fake.wait(1_000)
    qtbot.waitUntil(lambda: len(troubles) == 2)
    assert troubles[1].kind is TroubleKind.SAVED_AGAIN
    assert session.close()
    kept = read_save(disk.path.read_bytes())
    assert kept.damaged_line is None
    assert kept.state == session.state
