# SPDX-License-Identifier: GPL-3.0-or-later
"""The measurements of windows, each made in a process of its own and without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from literaxx import __version__, paths
from literaxx.commands.bench import LeftOut, Question, Result
from literaxx.commands.shared import named_variant
from literaxx.match.events import Event
from literaxx.match.evolve import evolve
from literaxx.match.state import BetweenTurns, MatchState
from literaxx.players.greedy import greedy
from literaxx.players.selfplay import play_match
from literaxx.rules.variants import rules_for
from literaxx.storage.dictionaries import DictionaryError, open_list
from literaxx.storage.savefile import Step, header_for, tail_of
from literaxx.storage.savewriter import SaveWriter

_ROUNDS = 7
_TILES = "literaxx-en"


class _Measured(msgspec.Struct):
    memory_mb: float
    ms: dict[str, float]


def windows(question: Question) -> Iterator[Result]:
    """First paint and memory of the program beside a plain window, taken in turns."""
    seconds: dict[str, list[float]] = {"label": [], "start": []}
    memory: dict[str, float] = {}
    with TemporaryDirectory() as home:
        _run(home, "rest")  # compiles what an installed program has compiled
        for _ in range(_ROUNDS):
            for kind, times in seconds.items():
                began = time.perf_counter()
                memory[kind] = _run(home, kind).memory_mb
                times.append(time.perf_counter() - began)
        memory["rest"] = _run(home, "rest").memory_mb
    label, start = median(seconds["label"]), median(seconds["start"])
    yield Result("one label, to the first paint", label * 1e3, "ms", "process start included")
    yield Result("the program, to the first paint", start * 1e3, "ms")
    yield Result("ratio of first paints", start / label, "times", "at most 2.0 is wanted")
    if memory["label"]:
        yield Result("memory of one label", memory["label"], "MB")
        yield Result("above that, at the first paint", memory["start"] - memory["label"], "MB")
        detail = "at most 60 is wanted"
        yield Result("above that, all imported", memory["rest"] - memory["label"], "MB", detail)


def painting(question: Question) -> Iterator[Result]:
    """Painting a full table at 200 %."""
    with TemporaryDirectory() as home:
        measured = _run(home, "painting", _TILES).ms
    wanted = {"cold_ms": "after a change of theme; at most 25 is wanted",
              "frame_ms": "during a drag; at most 4 is wanted"}  # fmt: skip
    for name, ms in measured.items():
        yield Result(name.removesuffix("_ms").replace("_", " "), ms, "ms", wanted.get(name, ""))


def opening(question: Question) -> Iterator[Result]:
    """Opening the save of a whole match of four, from the click to the painted table."""
    with TemporaryDirectory() as home:
        path = Path(home) / "long.literaxx"
        steps = _write_long_save(path)
        size = path.stat().st_size
        _run(home, "open", str(path))  # compiles, as above
        measured = _run(home, "open", str(path)).ms
    detail = f"{steps} steps, {size // 1024} KiB; at most 200 is wanted"
    for name, ms in measured.items():
        yield Result(name, ms, "ms", detail)


def _run(home: str, *arguments: str) -> _Measured:
    """What a process tells that opens a window without a screen.

    It keeps compiled modules in the home as an installed program keeps them beside the others,
    even where the caller's Python is told to keep none.
    """
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", paths.HOME_VARIABLE: home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
    command = [sys.executable, "-m", "literaxx.app.bench", *arguments]
    try:
        done = subprocess.run(command, check=True, capture_output=True, env=environment)
        return msgspec.json.decode(done.stdout, type=_Measured)
    except (OSError, subprocess.CalledProcessError, msgspec.DecodeError) as error:
        raise LeftOut("no window can be opened here") from error


def _write_long_save(path: Path) -> int:
    """Writes the save of a match of four who play for points; the number of its steps."""
    variant = named_variant(_TILES)
    try:
        words = open_list(variant.word_list)
    except DictionaryError as error:
        raise LeftOut(str(error)) from error
    rules = rules_for(variant, lambda: words.graph)
    players = [greedy(variant, words.graph) for _ in range(4)]
    events, state = play_match(rules, words, players, [*"ABCD"], seed=1)
    steps = _steps(events)
    now = datetime.now(UTC)
    header = header_for(state.setup, program=__version__, started=now)
    with SaveWriter.create(path) as writer:
        writer.append([header, *steps], tail_of(state, 0, now))
    return len(steps)


def _steps(events: tuple[Event, ...]) -> list[Step]:
    """Events as decisions: no step ends between two turns."""
    steps: list[Step] = []
    state: MatchState | None = None
    begun = 0
    for place, event in enumerate(events, start=1):
        state = evolve(state, event)
        if not isinstance(state.phase, BetweenTurns):
            steps.append(Step(begun, 0, events[begun:place]))
            begun = place
    return steps
