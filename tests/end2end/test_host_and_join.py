# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx host` and `literaxx join`: tables on the loopback interface without windows."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.lan

PATIENCE_S = 120


class Processes:
    """Programs that are running, each with a home of its own."""

    def __init__(self, folder: Path) -> None:
        """None yet."""
        self._folder = folder
        self._running: list[subprocess.Popen[str]] = []

    def start(self, home: str, *arguments: str) -> "subprocess.Popen[str]":
        """Starts the program."""
        process = subprocess.Popen(
            [sys.executable, "-m", "literaxx", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"LITERAXX_HOME": str(self._folder / home)},
            cwd=Path(__file__).parents[2],
        )
        self._running.append(process)
        return process

    def host(self, *arguments: str) -> tuple["subprocess.Popen[str]", dict[str, str]]:
        """Starts a host, and reads where its table is and what its code is."""
        local = ("--hidden", "--interface", "127.0.0.1", "--pace", "5", "--port", "0")
        process = self.start("host", "host", *arguments, *local)
        assert process.stdout is not None
        facts: dict[str, str] = {}
        while not facts.get("port") or ("--code" in arguments and not facts.get("code")):
            words = process.stdout.readline().split()
            assert words, process.communicate()
            if words[0] == "table":
                facts["port"] = words[-1]
            elif words[0] == "code":
                facts["code"] = words[1]
        return process, facts

    def join(self, name: str, port: str, *arguments: str) -> "subprocess.Popen[str]":
        """Starts a guest."""
        return self.start(name, "join", f"127.0.0.1:{port}", "--name", name, *arguments)

    def close(self) -> None:
        """Ends what is still running."""
        for process in self._running:
            if process.poll() is None:
                process.kill()
            process.communicate()


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    made = Processes(tmp_path)
    yield made
    made.close()


def last_line(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, err
    return out.splitlines()[-1]


def test_computers_of_two_homes_play_at_a_table_with_a_code(processes: Processes) -> None:
    host, facts = processes.host("wordstream-en", "--code")
    code = ("--code", facts["code"])
    guests = [
        processes.join("Ana", facts["port"], *code),
        processes.join("Ben", facts["port"], *code, "--plain"),
    ]
    results = {last_line(process) for process in (*guests, host)}
    assert len(results) == 1
    assert "Ana" in results.pop()


def test_a_wrong_code_and_a_table_that_is_not_there(processes: Processes) -> None:
    _, facts = processes.host("wordstream-en", "--code")
    wrong = processes.join("Ana", facts["port"], "--code", "AAA-AAA-AAA")
    assert wrong.communicate(timeout=PATIENCE_S)[1] == "turned away: wrong-code\n"
    nobody = processes.join("Ana", "9")
    assert nobody.communicate(timeout=PATIENCE_S)[1].startswith("cannot be reached: ")
    assert (wrong.returncode, nobody.returncode) == (1, 2)


def test_a_killed_host_is_continued_and_its_guests_come_back_by_themselves(
    processes: Processes, tmp_path: Path
) -> None:
    host, facts = processes.host("wordstream-en")
    guests = [processes.join(name, facts["port"]) for name in ("Ana", "Ben")]
    assert host.stdout is not None
    while "game on" not in host.stdout.readline():
        pass
    host.kill()
    host.communicate()
    (save,) = (tmp_path / "host" / "data" / "saves").glob("*.literaxx")
    again = processes.start(
        "host", "host", "--continue", str(save), "--hidden", "--interface", "127.0.0.1",
        "--port", facts["port"],
    )  # fmt: skip
    results = {last_line(process) for process in (*guests, again)}
    assert len(results) == 1
