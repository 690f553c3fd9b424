# SPDX-License-Identifier: GPL-3.0-or-later
"""Measuring windows from outside."""

from pathlib import Path

import pytest

from literaxx.commands import window_measures
from literaxx.commands.bench import LeftOut, Question
from literaxx.commands.window_measures import _run, _steps, windows
from literaxx.match.decide import start
from literaxx.match.evolve import replay
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.storage.savefile import Line, header_for, read_save, seal, tail_of
from tests.kit.matches import built_in, rules_of
from tests.kit.saves import NOW


def test_a_process_tells_its_memory_when_its_window_was_painted(tmp_path: Path) -> None:
    measured = _run(str(tmp_path), "label")
    assert measured.ms == {}
    assert measured.memory_mb >= 0


def test_where_no_window_can_be_opened_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(LeftOut, match="no window can be opened here"):
        _run(str(tmp_path), "open", str(tmp_path / "nothing.literaxx"))


def test_the_program_is_compared_with_a_plain_window(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = {"label": 20.0, "start": 30.0, "rest": 35.0}
    monkeypatch.setattr(
        window_measures,
        "_run",
        lambda _, kind: window_measures._Measured(memory[kind], {}),
    )
    results = {result.name: result.value for result in windows(Question())}
    assert results["above that, at the first paint"] == 10.0
    assert results["above that, all imported"] == 15.0
    assert results["ratio of first paints"] > 0


def test_the_events_of_a_match_become_a_save_that_is_sound() -> None:
    variant = built_in("literaxx-en")
    setup = Setup(variant.id, 1, (SeatSpec("A"), SeatSpec("B")), Options(), first=0)
    events = start(setup, rules_of(variant), 1)
    steps, state = _steps(events), replay(events)
    header, tail = header_for(setup, program="1.0", started=NOW), tail_of(state, 0, NOW)
    lines: list[Line] = [header, *steps, tail]
    save = read_save(b"".join(seal(line) for line in lines))
    assert save.damaged_line is None
    assert save.state == state
