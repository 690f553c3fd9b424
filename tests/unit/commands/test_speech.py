# SPDX-License-Identifier: GPL-3.0-or-later
import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from literaxx import cli
from literaxx.commands import speech


@pytest.fixture
def italian(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    words = {name: vars(argparse)[name] for name in ("_", "ngettext")}
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    speech._catalogue.cache_clear()
    yield
    speech._catalogue.cache_clear()
    vars(argparse).update(words)


@pytest.mark.usefixtures("italian")
def test_help_is_in_the_language_of_the_system(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("uso: literaxx [opzioni] [FILE]")
    assert "mostra questo aiuto ed esce" in shown
    assert "trova le mosse migliori di una posizione" in shown
    for name in cli.COMMANDS:
        assert cli.main([name, "--help"]) == 0
        shown = capsys.readouterr().out
        assert shown.startswith(f"uso: literaxx {name}")
        assert " the " not in shown


@pytest.mark.usefixtures("italian")
def test_faults_are_too_but_not_what_programs_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["words"]) == 2
    assert "errore: mancano gli argomenti: LANG" in capsys.readouterr().err
    assert cli.main(["verify", str(tmp_path / "no.gcg")]) == 2
    assert "no.gcg: il file non c'è" in capsys.readouterr().err
    broken = tmp_path / "broken.gcg"
    broken.write_text("#player1 ana Ana\n#player2 bo Bo\n>ana: what\n>bo: X\n", "utf-8")
    assert cli.main(["verify", str(broken)]) == 2
    assert "riga 3: una mossa finisce con i suoi punti e il totale" in capsys.readouterr().err
    assert cli.main(["words", "en", "cat", "qqqq"]) == 1
    assert capsys.readouterr().out.startswith("CAT: yes")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "it_IT"}, "pl"),
        ({"LC_MESSAGES": "ro_RO", "LANG": "it_IT"}, "ro"),
        ({"LANG": "it"}, "it"),
        ({}, ""),
    ],
)
def test_the_first_variable_that_is_set_names_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    assert speech.own_language() == language
