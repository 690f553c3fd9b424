# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the installer for Windows under Wine, in a bare Debian in a folder.

    sudo python3 packaging/installed_windows.py [--program FOLDER] [--pictures FOLDER] [--keep]

The installer is compiled from the folder of a frozen program for Windows, or from a few files that
stand in for it; the program itself is not run, for what installs it has 32 bits and so has this
Wine. It is installed in silence, updated, refused while the program is open, shown in each of its
languages and removed; of a player's own files nothing may be lost, and nothing else may stay. Needs
makensis and the icons in `build/made`, which `packaging/freeze.py` draws; otherwise needs and exit
status are those of `clean_root.py`.
"""

import argparse
import filecmp
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

from clean_root import Report, Root, folder_for_root, photograph, wait_for_window, x_server
from identity import NAME, version
from windows import make_installer

HOME = Path("root/.wine/drive_c/users/root")
"""The player's folder in the system's folder."""
LOCAL = HOME / "AppData/Local"
INSTALLED = LOCAL / f"Programs/{NAME}"
SHORTCUT = HOME / f"AppData/Roaming/Microsoft/Windows/Start Menu/Programs/{NAME}.lnk"
WINDOWS_PROGRAM = f"C:\\users\\root\\AppData\\Local\\Programs\\{NAME}"
SAVE = "a game.literaxx"
LANGUAGES = {"en": 1033, "it": 1040, "pl": 1045, "ro": 1048}
"""The installer's languages by the numbers that Windows has for them."""

_CLASSES = r"HKCU\Software\Classes"
_UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"


class Trial:
    """A player with Windows, more or less."""

    def __init__(self, root: Root, report: Report, display: str, pictures: Path | None) -> None:
        self.root = root
        self.report = report
        self.display = display
        self.pictures = pictures

    def path(self, name: Path | str) -> Path:
        """A file or folder of the system, seen from outside."""
        return self.root.folder / name

    def run(self, command: str, needs: str = "") -> None:
        """Runs a command line to its end; good if it succeeds and says what it should."""
        began = time.monotonic()
        process = self.start(f"{command}; status=$?; wineserver -w; exit $status")
        said, _ = process.communicate()
        good = process.returncode == 0 and needs in said
        self.report.add(good, time.monotonic() - began, command, said)

    def start(self, command: str) -> "subprocess.Popen[str]":
        """Starts a command line."""
        shell = f"env WINEDEBUG=-all LANG=C.UTF-8 bash -c {shlex.quote(command)}"
        return self.root.start(shell, display=self.display, folder="/srv")

    def check(self, what: str, is_so: bool) -> None:
        """Notes what should be so."""
        self.report.add(is_so, 0, what, "")

    def watch(self, command: str, title: str, needs: str = "") -> None:
        """Starts something with a window; good if a window with that title is seen.

        Args:
            command: A command line.
            title: A part of the window's title.
            needs: What the command has to say until it ends; otherwise it is ended.
        """
        began = time.monotonic()
        process = self.start(command)
        seen = wait_for_window(title, self.display)
        took = time.monotonic() - began
        time.sleep(1)
        if self.pictures:
            photograph(self.display, self.pictures / f"{len(self.report.rows)}.png")
        said = process.communicate(timeout=120)[0] if needs else ""
        if not needs:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        self.report.add(seen and needs in said, took, f"{command}  (a window of {title!r})", said)


def try_installer(trial: Trial, program: Path, setup: str) -> None:
    """Installs, opens, updates, shows, removes."""
    trial.run("wineboot -i")
    trial.run(f"wine {setup} /S")
    trial.check("every file of the program is there", holds_all(program, trial.path(INSTALLED)))
    trial.check("it is in the Start menu", trial.path(SHORTCUT).is_file())
    trial.run(f"wine reg query '{_UNINSTALL}'", needs=version())
    trial.run(rf"wine reg query '{_CLASSES}\.literaxx' /ve", needs="Literaxx.Game")
    trial.run(rf"wine reg query '{_CLASSES}\.gcg' /ve", needs="Literaxx.Record")
    # This Wine knows no file types of one person, so its `start` cannot open by them.
    opening = rf"wine reg query '{_CLASSES}\Literaxx.Game\shell\open\command' /ve"
    trial.run(opening, needs=rf'"{WINDOWS_PROGRAM}\{NAME}.exe" "%1"')

    own = trial.path(LOCAL / NAME / "saves" / SAVE)
    own.parent.mkdir(parents=True)
    own.write_text("kept", "utf-8")
    beside = trial.path(INSTALLED / "mine.txt")
    beside.write_text("kept", "utf-8")
    old = trial.path(INSTALLED / "_internal/old.dll")
    old.write_text("of an earlier version", "utf-8")
    # Something with 32 bits and a window of its own takes the program's place.
    trial.run(f"cp /root/.wine/drive_c/windows/system32/notepad.exe /{INSTALLED}/{NAME}.exe")

    # All of it in one line: two Wines that do not see each other's processes would quarrel.
    saves = f"/{own.parent.relative_to(trial.root.folder)}"
    opened = rf"cd '{saves}'; wine '{WINDOWS_PROGRAM}\{NAME}.exe' '{SAVE}' & sleep 15"
    updated = f"wine /srv/{setup} /S; echo status $?; wineserver -k"
    trial.watch(f"{opened}; {updated}", SAVE, needs="status 2")
    trial.check("what is open was not replaced", old.exists())
    trial.run(f"wine {setup} /S")
    trial.check("the update brought every file back", holds_all(program, trial.path(INSTALLED)))
    trial.check("files of an earlier version are gone", not old.exists())

    for number in LANGUAGES.values():
        key = rf"HKCU\Software\{NAME}"
        trial.run(f"wine reg add '{key}' /v InstallerLanguage /t REG_SZ /d {number} /f")
        trial.watch(f"wine {setup}", NAME)

    trial.run(rf"wine '{WINDOWS_PROGRAM}\Uninstall.exe' /S")
    left = [path.name for path in trial.path(INSTALLED).iterdir()]
    trial.check(f"of the program nothing stays but what is not of it: {left}", left == ["mine.txt"])
    trial.check("it is gone from the Start menu", not trial.path(SHORTCUT).exists())
    trial.check("the player's game is still there", own.read_text("utf-8") == "kept")
    trial.run("wine reg export HKCU 'Z:\\srv\\left.reg' > /dev/null")
    registry = trial.path("srv/left.reg").read_text("utf-16")
    ours = re.findall(rf"(?i).*(?:{NAME}|\.gcg).*", registry)
    # Wine remembers of its own what it has put into the menus of the desktop outside.
    left = [line for line in ours if "applications" not in line]
    trial.check(f"the registry has forgotten it: {left}", not left)

    trial.run(f"wine {setup} /S '/D=C:\\Games'")
    elsewhere = trial.path("root/.wine/drive_c/Games")
    trial.check("it can be installed elsewhere", holds_all(program, elsewhere))
    trial.run(r"wine 'C:\Games\Uninstall.exe' /S")
    trial.check("and removed from there with its folder", not elsewhere.exists())


def holds_all(source: Path, target: Path) -> bool:
    """Whether a folder holds all files of another, the same to the byte."""
    names = [str(path.relative_to(source)) for path in source.rglob("*") if path.is_file()]
    same, _, _ = filecmp.cmpfiles(source, target, names, shallow=False)
    return len(same) == len(names) > 0


def stand_in(folder: Path) -> Path:
    """A few files as a frozen program for Windows has them."""
    (folder / "_internal/literaxx").mkdir(parents=True)
    for name in (f"{NAME}.exe", f"{NAME}.com", "_internal/base.dll", "_internal/literaxx/żółw.txt"):
        (folder / name).write_text(f"in the place of {name}", "utf-8")
    return folder


def main() -> int:
    """Makes the root, tries the installer, reports."""
    parser = argparse.ArgumentParser(description="try the installer for Windows under Wine")
    parser.add_argument("--program", type=Path, help="folder of a program frozen on Windows")
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the windows")
    parser.add_argument("--keep", action="store_true", help="leave the folder for a look")
    options = parser.parse_args()
    report = Report()
    with folder_for_root(keep=options.keep) as folder:
        root, began = Root(folder, architecture="i386"), time.monotonic()
        root.make("wine", "wine32")
        report.add(True, time.monotonic() - began, "a bare Debian with Wine", "")
        program = options.program or stand_in(folder / "srv/program")
        setup = make_installer(program.resolve(), folder / "srv")
        with x_server() as display:
            trial = Trial(root, report, display, options.pictures)
            try_installer(trial, program, setup.name)
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
