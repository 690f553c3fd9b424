# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the frozen program of the system this runs on: a folder that needs no Python.

    python3 packaging/freeze.py [--wheel FILE]

The wheel is built (or taken), installed into an environment of its own, and PyInstaller freezes
what is there, so the frozen program holds what the wheel holds. The result is
`build/frozen/literaxx` (on macOS also `Literaxx.app`), tried by `--smoke` before this says it is
done; `build/made` holds the icons. Needs a C compiler. Standard library only.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from identity import CONSOLE, NAME, PUBLISHER, ROOT, SUMMARY, version
from lean import is_wanted

BUILD = ROOT / "build"
MADE = BUILD / "made"
FROZEN = BUILD / "frozen"
PROGRAM = FROZEN / "literaxx"

_ENVIRONMENT = BUILD / "freezing-env"
_PYTHON = _ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
_FREEZER = "pyinstaller>=6.11"

_VERSION_FILE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', {publisher!r}),
      StringStruct('FileDescription', {name!r}),
      StringStruct('FileVersion', {version!r}),
      StringStruct('InternalName', 'literaxx'),
      StringStruct('LegalCopyright', 'GPL-3.0-or-later'),
      StringStruct('OriginalFilename', {executable!r}),
      StringStruct('ProductName', {name!r}),
      StringStruct('ProductVersion', {version!r}),
      StringStruct('Comments', {summary!r}),
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),
  ],
)
"""


def numbers(number: str) -> tuple[int, ...]:
    """The four numbers that Windows has for a version."""
    return tuple([*map(int, re.findall(r"\d+", number)), 0, 0, 0, 0][:4])


def version_file(number: str) -> str:
    """What Windows shows of the program, as PyInstaller reads it.

    Args:
        number: The version; what is no number in it is not among Windows's four.
    """
    return _VERSION_FILE.format(
        numbers=numbers(number),
        publisher=PUBLISHER,
        name=NAME,
        version=number,
        executable=f"{NAME}.exe",
        summary=SUMMARY,
    )


def executable() -> Path:
    """The frozen program's own file."""
    names = {"win32": f"{NAME}.exe", "darwin": NAME}
    return PROGRAM / names.get(sys.platform, "literaxx")


def make_environment(wheel: Path | None) -> None:
    """Makes an environment with the program and PyInstaller in it, and nothing else."""
    BUILD.mkdir(exist_ok=True)
    _run(sys.executable, "-m", "venv", "--clear", _ENVIRONMENT)
    _run(_PYTHON, "-m", "pip", "install", "-q", _FREEZER)
    if wheel is None:
        place = BUILD / "wheel"
        shutil.rmtree(place, ignore_errors=True)
        _run(_PYTHON, "-m", "pip", "wheel", "-q", "--no-deps", "-w", place, ROOT, compiled=True)
        (wheel,) = place.glob("literaxx-*.whl")
    _run(_PYTHON, "-m", "pip", "install", "-q", wheel)


def freeze() -> None:
    """Draws the icons, then lets PyInstaller work."""
    shutil.rmtree(MADE, ignore_errors=True)
    _run(_PYTHON, ROOT / "packaging/icons.py", MADE)
    (MADE / "version.txt").write_text(version_file(version()), "utf-8")
    os.environ["LITERAXX_MADE"], os.environ["LITERAXX_VERSION"] = str(MADE), version()
    places = ("--distpath", FROZEN, "--workpath", BUILD / "freezing")
    spec = ROOT / "packaging/literaxx.spec"
    _run(_PYTHON, "-m", "PyInstaller", "-y", "--log-level", "WARN", *places, spec)
    if sys.platform.startswith("linux"):
        strip(PROGRAM)
        if missing := missing_libraries(PROGRAM):
            raise SystemExit(f"This machine has no {', '.join(missing)} to take along.")
    if sys.platform == "win32":
        # A console that is told `Literaxx` looks for `.com` before `.exe`.
        (PROGRAM / f"{CONSOLE}.exe").rename(PROGRAM / f"{NAME}.com")


def strip(folder: Path) -> None:
    """Removes debugging symbols from Python's own libraries; Qt's have none."""
    libraries = [path for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    ours = [path for path in libraries if re.search(r"cpython|libpython", path.name)]
    _run("strip", "--strip-unneeded", *ours)


def missing_libraries(folder: Path) -> list[str]:
    """The libraries to be taken along that something in a folder is linked to and nothing has.

    PyInstaller only warns of them, and the program would start without a screen.
    """
    libraries = [path for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    told = subprocess.run(["ldd", *libraries], capture_output=True, text=True, check=False).stdout
    return sorted({name for name in re.findall(r"(\S+) => not found", told) if is_wanted(name)})


def smoke() -> None:
    """Tries the frozen program.

    Raises:
        CalledProcessError: It does not work.
    """
    subprocess.run(
        [executable(), "--smoke"],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=True,
        stdin=subprocess.DEVNULL,
        timeout=300,
    )


def main() -> None:
    """Freezes and tries."""
    parser = argparse.ArgumentParser(description="make the frozen program of this system")
    parser.add_argument("--wheel", type=Path, help="a wheel that is there (default: build one)")
    options = parser.parse_args()
    make_environment(options.wheel)
    freeze()
    smoke()
    size = sum(path.lstat().st_size for path in PROGRAM.rglob("*") if not path.is_dir())
    print(f"{PROGRAM}: {size / 1e6:.1f} MB; --smoke went well")


def _run(*command: str | Path, compiled: bool = False) -> None:
    # Not in the source tree: Python would find the package there, not the wheel's.
    how = {"LITERAXX_COMPILE": "require"} if compiled else {}
    subprocess.run(command, env=os.environ | how, check=True, cwd=BUILD, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
