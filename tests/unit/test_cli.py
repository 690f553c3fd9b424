# SPDX-License-Identifier: GPL-3.0-or-later
import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

import pytest

from literaxx import __version__, cli
from literaxx.app.options import GameOptions
from literaxx.commands import CommandError
from literaxx.model.sentence import Sentence

Run = Callable[[argparse.Namespace], int]


@pytest.fixture
def offer_words(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Makes `words` a command that takes one argument and does what the test gives it to do."""

    def offer(run: Run) -> None:
        def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
            parser = subparsers.add_parser("words")
            parser.add_argument("word")
            parser.set_defaults(run=run)

        module = ModuleType("literaxx.commands.words")
        module.__dict__["add_parser"] = add_parser
        monkeypatch.setitem(sys.modules, "literaxx.commands.words", module)
        monkeypatch.setattr(cli, "_offered", lambda: ("words",))

    return offer


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[GameOptions]:
    """Puts a game in place that notes its options and leaves with 0; returns the notes."""
    notes: list[GameOptions] = []

    def run(options: GameOptions) -> int:
        notes.append(options)
        return 0

    module = ModuleType("literaxx.app.application")
    module.__dict__["run"] = run
    monkeypatch.setitem(sys.modules, "literaxx.app.application", module)
    return notes


# A display and Python's own settings come from the test alone.
CLEAN = {
    name: value
    for name, value in os.environ.items()
    if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONUNBUFFERED")
}
PROGRAM = [sys.executable, "-m", "literaxx"]


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"literaxx {__version__}\n"


def test_a_wrong_option_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--no-such-option"]) == 2
    assert "--no-such-option" in capsys.readouterr().err


@pytest.mark.parametrize("status", [0, 1, 2])
def test_the_first_argument_names_a_command_whose_status_is_returned(
    offer_words: Callable[[Run], None], status: int
) -> None:
    offer_words(lambda parsed: status if parsed.word == "AIL" else 9)
    assert cli.main(["words", "AIL"]) == status


def test_what_a_command_could_not_do_is_a_sentence_and_status_2(
    offer_words: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(parsed: argparse.Namespace) -> int:
        raise CommandError(f"there is no word list {parsed.word}.")

    offer_words(fail)
    assert cli.main(["words", "xx"]) == 2
    assert capsys.readouterr().err == "literaxx words: there is no word list xx.\n"


def test_a_file_that_cannot_be_read_is_status_2(
    offer_words: Callable[[Run], None], capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    offer_words(lambda parsed: len((tmp_path / parsed.word).read_bytes()))
    with open(os.devnull, "w") as out, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        assert cli.main(["words", "absent"]) == 2
    assert "absent" in capfd.readouterr().err


def test_anything_else_is_a_file_for_the_game(
    asked: list[GameOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "obstacle", lambda: None)
    assert cli.main(["--language", "pl", "game.gcg"]) == 0
    assert asked == [GameOptions(file=Path("game.gcg"), language="pl", smoke=False)]


def test_what_keeps_a_window_from_opening_is_said_before_the_game_is_imported(
    asked: list[GameOptions],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "obstacle", lambda: Sentence("there is no display."))
    assert cli.main([]) == 2
    assert capsys.readouterr().err == "literaxx: there is no display.\n"
    assert asked == []


def test_without_a_display_the_program_leaves_with_2_and_says_so() -> None:
    done = subprocess.run(PROGRAM, env=CLEAN, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("literaxx: ")
    assert done.stdout == ""


def test_help_survives_a_console_that_knows_only_ascii() -> None:
    ascii_only = CLEAN | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PROGRAM, "--help"], env=ascii_only, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"\\u2026" in done.stdout
    assert done.stderr == b""


@pytest.mark.skipif(os.name != "posix", reason="pipes break differently elsewhere")
def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as pipe:
        assert help_written_to(pipe) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_output_that_cannot_be_written_is_status_2_and_a_sentence() -> None:
    with open("/dev/full", "wb") as full:
        status, said = help_written_to(full)
    assert status == 2
    assert said.startswith(b"literaxx: ")
    assert said.count(b"\n") == 1


def help_written_to(stream: BinaryIO) -> tuple[int, bytes]:
    done = subprocess.run(
        [*PROGRAM, "--help"], env=CLEAN, stdout=stream, stderr=subprocess.PIPE, check=False
    )
    return done.returncode, done.stderr
