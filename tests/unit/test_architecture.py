# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules that hold for all of the source, rather than for what it does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
CODE = sorted(
    path for folder in ("literaxx", "packaging", "tests") for path in (ROOT / folder).rglob("*.py")
)
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "packaging").rglob("*.md")]
WITHOUT_QT = (
    "cli",
    "commands",
    "model",
    "rules",
    "match",
    "players",
    "records",
    "storage",
    "paths",
)


def test_imports_go_downwards_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename="pyproject.toml", cache_dir=None)
    assert status == 0, capsys.readouterr().out


def test_importing_what_needs_no_qt_imports_none() -> None:
    script = f"""
import importlib, pkgutil, sys
for name in {WITHOUT_QT!r}:
    package = importlib.import_module("literaxx." + name)
    for module in pkgutil.walk_packages(getattr(package, "__path__", ()), package.__name__ + "."):
        importlib.import_module(module.name)
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))])
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_every_source_file_begins_with_its_licence() -> None:
    line = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
    bare = [path.name for path in CODE if not path.read_text("utf-8").startswith(line)]
    assert bare == []


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    machine = re.compile(r"(?<![\w.}])/(work|home|opt|root|Users)/\w")
    texts = {path: path.read_text("utf-8") for path in [*CODE, *PAGES, ROOT / "pyproject.toml"]}
    assert [str(path) for path, text in texts.items() if machine.search(text)] == []


def test_every_link_between_the_pages_leads_somewhere() -> None:
    link = re.compile(r"\]\((?!https?:)([^)#\s]+)[^)]*\)")
    dead = [
        f"{page.name}: {target}"
        for page in PAGES
        for target in link.findall(page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert dead == []
