# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills processes that play, and looks at what they leave: run as a program by tests.

    python -m tests.kit.killing played VARIANT SEED KILLS FOLDER
    python -m tests.kit.killing torn VARIANT SEED KILLS FOLDER

`played` plays a match in which every single decision is made by a process of its own, which opens
the save, goes on, and is killed as soon as its decision is said to be written. `torn` kills
processes in the middle of writing. Each prints a JSON object; a difference is a traceback.
Needs `fork`; started afresh so that nothing of the tests' process is copied into the killed ones.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
from PySide6.QtCore import QCoreApplication

from literaxx.match import commands as cmd
from literaxx.match.setup import Millis
from literaxx.match.state import Composing, Finished, MatchState
from literaxx.session.clock import BEAT_MS
from literaxx.session.host import HostSession
from literaxx.session.journal import DiskJournal
from literaxx.storage.savefile import Step, read_save
from literaxx.storage.savewriter import SaveWriter
from tests.kit.matches import OddWordsBad, RandomPlayers, random_setup, rules_of
from tests.kit.saves import NOW, Recorded
from tests.kit.sessions import FakeMachine, new_save


class Report(msgspec.Struct):
    """What a process says before it is killed."""

    state: MatchState
    now_ms: Millis


def played(variant: str, seed: int, kills: int, folder: Path) -> dict[str, object]:
    """Kill a process after every decision; the save must hold what each of them last saw."""
    situations: Counter[str] = Counter()
    games = 0
    late_ms = 0
    path = folder / "none"
    for kill in range(kills):
        if not path.exists():
            games += 1
            path = folder / f"game-{games}.literaxx"
        report = msgspec.json.decode(_killed(variant, seed + kill, path, games), type=Report)
        writer, save, kept = SaveWriter.open(path, NOW)
        writer.close()
        assert kept is None, path
        assert save.state == report.state, (path, save.state, report.state)
        late_ms = max(late_ms, report.now_ms - save.at_ms)
        assert 0 <= report.now_ms - save.at_ms <= BEAT_MS
        situations[_situation(save.state)] += 1
        if isinstance(save.state.phase, Finished):
            path = folder / "none"
    return {"kills": kills, "games": games, "situations": situations, "late_ms": late_ms}


def torn(variant: str, seed: int, kills: int, folder: Path) -> dict[str, object]:
    """Kill processes in the middle of writing; all that was said to be written must be there."""
    match = Recorded(variant, 3, seed)
    random = Random(seed)
    unfinished = 0
    for kill in range(kills):
        path = folder / f"torn-{kill}.literaxx"
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            _write_on_and_on(match, path, writing)
        os.close(writing)
        wanted = random.randint(1, min(40, len(match.steps) - 1))
        said = 0
        while said < wanted:
            heard = len(os.read(reading, wanted - said))
            assert heard, "the child died by itself"
            said += heard
        # Some way into the next line.
        for _ in range(random.randint(0, 3_000)):
            pass
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        said += len(os.read(reading, 1 << 16))
        os.close(reading)
        save = read_save(path.read_bytes())
        count = len(save.steps)
        assert count >= said, (path, count, said)
        assert list(save.steps) == match.steps[:count]
        assert save.state == match.states[count - 1]
        unfinished += save.damaged_line is not None or count > said
    return {"kills": kills, "unfinished": unfinished}


def _killed(variant: str, seed: int, path: Path, game: int) -> bytes:
    """Let a process make one decision and die; returns what it said before."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        report = _decide_once(variant, seed, path, game)
        os.write(writing, msgspec.json.encode(report))
        os.kill(os.getpid(), signal.SIGKILL)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), status
    assert os.WTERMSIG(status) == signal.SIGKILL
    return said


def _decide_once(variant: str, seed: int, path: Path, game: int) -> Report:
    """Open or begin the match, let some time pass, decide once, let a little time pass."""
    application = QCoreApplication([])
    random = Random(seed)
    rules, referee = rules_of(variant), OddWordsBad()
    fake = FakeMachine(random.randrange(10**9))
    is_new = not path.exists()
    if is_new:
        save = new_save(random_setup(rules, 2 + game % 3, game), rules, game)
        journal = DiskJournal(lambda: SaveWriter.create(path))
    else:
        writer, save, _ = SaveWriter.open(path, NOW)
        journal = DiskJournal(lambda: writer)
    session = HostSession(save, rules, referee, journal=journal, machine=fake.machine)
    waiting = [int(is_new)]

    def count(step: int) -> None:
        waiting[0] += step

    session.advanced.connect(lambda events: count(1))
    journal.written.connect(lambda: count(-1))

    def settle() -> None:
        while waiting[0]:
            application.processEvents()

    session.go(is_new=is_new)
    settle()
    if session.state.paused_ms is not None and random.random() < 0.9:
        session.submit(cmd.HOST, cmd.Resume())
        settle()
    for ms in (random.randrange(BEAT_MS), *[BEAT_MS] * random.randrange(4)):
        fake.wait(ms)
        settle()
    if not isinstance(session.state.phase, Finished):
        players = RandomPlayers(rules, referee, random)
        stamped = players.step(session.state, session.now_ms()).stamped
        session.submit(stamped.seat, stamped.command)
        settle()
    fake.wait(random.randrange(BEAT_MS))
    settle()
    return Report(session.state, session.now_ms())


def _write_on_and_on(match: Recorded, path: Path, writing: int) -> None:
    """Write a match step by step, and say a byte after each; to be killed."""
    writer = SaveWriter.create(path)
    for count, step in enumerate(match.steps, start=1):
        begin = [match.header] if count == 1 else []
        writer.append([*begin, Step(step.n, step.at_ms, step.events)], match.tail(count))
        os.write(writing, b".")
    signal.pause()


def _situation(state: MatchState) -> str:
    """What was going on, for the statistics."""
    parts = [type(state.phase).__name__]
    if isinstance(state.phase, Composing) and state.phase.has_curtain:
        parts.append("curtain")
    parts += ["undo window"] if state.undo is not None else []
    parts += ["undo request"] if state.poll is not None else []
    parts += ["paused"] if state.paused_ms is not None else []
    return ", ".join(parts)


if __name__ == "__main__":
    mode, variant_id, seed_text, kills_text, folder_name = sys.argv[1:]
    run = {"played": played, "torn": torn}[mode]
    done = run(variant_id, int(seed_text), int(kills_text), Path(folder_name))
    sys.stdout.write(json.dumps(done, indent=1) + "\n")
