# SPDX-License-Identifier: GPL-3.0-or-later
"""By what names and numbers systems know the program: the same everywhere."""

import re
import tomllib
from pathlib import Path

import freeze
import pytest
from identity import ID, NAME, PUBLISHER, SUMMARY, version

from literaxx import __version__
from literaxx.app import display

ROOT = Path(__file__).parents[3]
LANGUAGES = ("it", "pl", "ro")
WORKFLOW = (ROOT / ".github/workflows/build.yml").read_text("utf-8")


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_version_stands_in_one_place() -> None:
    assert version() == __version__
    assert tomllib.loads(text("pyproject.toml"))["project"]["dynamic"] == ["version"]
    archives = re.findall(r"literaxx-([\d.]+)-linux", text(f"packaging/flatpak/{ID}.yml"))
    assert archives == [__version__]  # the one format that can take it from nowhere


@pytest.mark.parametrize(
    ("told", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1.0", (0, 1, 0, 0)), ("2.0rc1", (2, 0, 1, 0))],
)
def test_windows_is_told_four_numbers(told: str, numbers: tuple[int, ...]) -> None:
    assert freeze.numbers(told) == numbers
    assert f"filevers={numbers}" in freeze.version_file(told)
    compile(freeze.version_file(told), "version.txt", "eval")


def test_every_system_is_told_the_same_name_and_publisher() -> None:
    desktop, metainfo = (
        text(f"packaging/linux/{ID}.desktop"),
        text(f"packaging/linux/{ID}.metainfo.xml"),
    )
    assert f"Name={NAME}\n" in desktop
    assert f"Comment={SUMMARY}\n" in desktop
    assert f"<summary>{SUMMARY}</summary>" in metainfo
    assert f"<id>{ID}</id>" in metainfo
    assert f"id: {ID}\n" in text(f"packaging/flatpak/{ID}.yml")
    installer = text("packaging/windows/literaxx.nsi")
    assert f'!define NAME "{NAME}"' in installer
    assert f'"Publisher" "{PUBLISHER}"' in installer


@pytest.mark.parametrize("language", LANGUAGES)
def test_desktops_and_installer_speak_the_programs_languages(language: str) -> None:
    desktop = text(f"packaging/linux/{ID}.desktop")
    for key in ("GenericName", "Comment", "Keywords"):
        assert f"{key}[{language}]=" in desktop
    for name in (f"{ID}.xml", f"{ID}.metainfo.xml"):
        assert f'xml:lang="{language}"' in text(f"packaging/linux/{name}")
    installer = text("packaging/windows/literaxx.nsi")
    spoken = {"it": "Italian", "pl": "Polish", "ro": "Romanian"}[language]
    assert f'MUI_LANGUAGE "{spoken}"' in installer
    told = set(re.findall(r"LangString (\w+) ", installer))
    assert told == set(re.findall(rf"LangString (\w+) \$\{{LANG_{spoken.upper()}\}}", installer))


def test_file_types_are_the_same_on_all_systems() -> None:
    types = set(re.findall(r'mime-type type="([^"]+)"', text(f"packaging/linux/{ID}.xml")))
    (listed,) = re.findall(r"^MimeType=(.*)$", text(f"packaging/linux/{ID}.desktop"), re.MULTILINE)
    assert set(listed.strip(";").split(";")) == types
    assert (
        set(re.findall("<mediatype>(.*)</mediatype>", text(f"packaging/linux/{ID}.metainfo.xml")))
        == types
    )
    endings = set(re.findall(r'glob pattern="\*(\.\w+)"', text(f"packaging/linux/{ID}.xml")))
    assert (
        set(re.findall(r'FILE_TYPE "(\.\w+)"', text("packaging/windows/literaxx.nsi"))) == endings
    )
    spec = text("packaging/literaxx.spec")
    mac = re.findall(r'CFBundleTypeExtensions": \["(\w+)"\]', spec)
    assert {f".{ending}" for ending in mac} == endings


def test_the_package_for_linux_is_made_where_all_libraries_of_windows_are() -> None:
    (installed,) = re.findall(r"apt-get install -y (git .*?)\n      -", WORKFLOW, re.DOTALL)
    needed = {**display.QT_LIBRARIES, **display.X11_LIBRARIES}
    assert set(needed.values()) <= set(installed.split())


def test_the_workflow_runs_only_files_that_are_there() -> None:
    named = set(re.findall(r"(?:packaging|\.ci)/[\w./]+", WORKFLOW))
    assert {"packaging/freeze.py", "packaging/linux.py", "packaging/windows.py"} < named
    assert [name for name in named if not (ROOT / name).is_file()] == []
