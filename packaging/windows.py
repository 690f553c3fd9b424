# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the frozen program for Windows: an installer, and an archive for a stick.

    py packaging/freeze.py && py packaging/windows.py

Writes both into `dist`. `makensis` of NSIS 3 must be found; it is there for Linux, too, and packs
a folder that was frozen on Windows and copied. Standard library only.
"""

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from freeze import MADE, PROGRAM, numbers
from identity import NAME, ROOT, version

DIST = ROOT / "dist"
MARKER = "portable.txt"
MARKER_TEXT = """\
While this file lies beside the program, the program keeps the player's files in the folder
Literaxx-data beside it, too, and nowhere else.
"""


def make_installer(program: Path, into: Path = DIST) -> Path:
    """Compiles the installer.

    Args:
        program: The folder of the frozen program.
        into: Where to put it.

    Raises:
        SystemExit: There is no makensis.
    """
    makensis = shutil.which("makensis") or _usual_place()
    if makensis is None:
        raise SystemExit("NSIS is needed: makensis was not found.")
    target = into / f"{NAME}-{version()}-setup.exe"
    defined = {
        "VERSION": version(),
        "VERSION_OF_FOUR": ".".join(map(str, numbers(version()))),
        "PROGRAM": program,
        "MADE": MADE,
        "OUTPUT": target,
    }
    definitions = [f"-D{name}={value}" for name, value in defined.items()]
    script = ROOT / "packaging/windows/literaxx.nsi"
    command: list[str | Path] = [
        makensis,
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *definitions,
        script,
    ]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
    return target


def make_archive(program: Path, into: Path = DIST) -> Path:
    """Packs the program with the marker that makes it keep its files beside it."""
    target = into / f"{NAME}-{version()}-windows-portable.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(program.rglob("*")):
            if path.is_file():
                archive.write(path, f"{NAME}/{path.relative_to(program).as_posix()}")
        archive.write(ROOT / "LICENSE", f"{NAME}/LICENSE.txt")
        archive.write(ROOT / "THIRD_PARTY.md", f"{NAME}/THIRD_PARTY.md")
        archive.writestr(f"{NAME}/{MARKER}", MARKER_TEXT)
    return target


def _usual_place() -> str | None:
    programs = os.environ.get("PROGRAMFILES(X86)")
    usual = Path(programs or "") / "NSIS/makensis.exe"
    return str(usual) if programs and usual.is_file() else None


def main() -> int:
    """Packs both, and says how large they are."""
    parser = argparse.ArgumentParser(description="pack the frozen program for Windows")
    parser.add_argument("--program", type=Path, default=PROGRAM, help="folder to pack")
    program = parser.parse_args().program.resolve()
    if not (program / f"{NAME}.exe").is_file():
        parser.error(f"there is no program for Windows in {program}")
    DIST.mkdir(exist_ok=True)
    for made in (make_installer(program), make_archive(program)):
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
