# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the packages for Linux on a machine that has nothing: a bare Debian in a folder.

    sudo python3 packaging/installed.py [--suite NAME] [--pictures FOLDER] [--keep]

What `packaging/linux.py` left in `dist/` is installed there as a player would, started on an X
server, given a saved game to open by its type, and removed; the player's data must stay and nothing
else. Then the archive is unpacked and started. Settings and needs are those of `clean_root.py`, and
so is the exit status.
"""

import argparse
import os
import shlex
import shutil
import signal
import sys
import time
from pathlib import Path

from clean_root import (
    SUITE,
    Report,
    Root,
    folder_for_root,
    photograph,
    play_a_move,
    wait_for_window,
    x_server,
)
from identity import ID, ROOT
from identity import version as program_version
from linux import DIST, architecture

PLAYER = "player"
HOME = f"/home/{PLAYER}"
DESKTOP = ("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme", "xdg-utils", "man-db")
"""What every desktop has and a bare system has not."""
SAVE = "literaxx-en-judging.literaxx"

_TRACES = (
    "find / -xdev -iname '*literaxx*' -not -path '/srv/*' -not -path '/home/*' "
    "-not -path '/proc/*' -not -path '/var/cache/apt/*'; "
    "grep -rl literaxx /usr/share/mime /usr/share/applications /etc /var/lib/dpkg 2>/dev/null"
)


class Trial:
    """A player in a system of his own."""

    def __init__(self, root: Root, report: Report, pictures: Path | None) -> None:
        self.root = root
        self.report = report
        self.pictures = pictures

    def run(self, command: str, *, user: str = "root", needs: str = "") -> None:
        """Runs a command line to its end; good if it succeeds and says what it should."""
        began = time.monotonic()
        process = self.root.start(self._shell(command, user), user=user, folder="/")
        said, _ = process.communicate()
        good = process.returncode == 0 and needs in said
        end = "\n".join(said.splitlines()[-6 if good else -40 :])
        self.report.add(good, time.monotonic() - began, f"{command}  (as {user})", end)

    def says_nothing(self, command: str) -> None:
        """Runs a command line; good if it has nothing to say."""
        began = time.monotonic()
        said, _ = self.root.start(self._shell(command, "root"), folder="/").communicate()
        self.report.add(not said, time.monotonic() - began, f"{command}  (nothing)", said)

    def watch(self, command: str, title: str, display: str, *, plays: bool = False) -> None:
        """Starts the program as the player; good if a window with that title is seen.

        Args:
            command: The command line.
            title: A part of the window's title.
            display: Where to show it.
            plays: Whether to play a move from the start page on, which must be kept.
        """
        began = time.monotonic()
        shell = self._shell(command, PLAYER)
        process = self.root.start(shell, user=PLAYER, display=display, folder=HOME)
        seen = wait_for_window(title, display)
        took = time.monotonic() - began
        if plays:
            seen = seen and play_a_move(display, self.root.folder / HOME.lstrip("/"))
        time.sleep(2)  # for a person who looks at the picture: everything is painted by then
        if self.pictures:
            photograph(display, self.pictures / f"{len(self.report.rows)}.png")
        # The group: who has become another user is not killed together with his parent.
        os.killpg(process.pid, signal.SIGKILL)
        said, _ = process.communicate()
        self.report.add(seen, took, f"{command}  (a window of {title!r})", said)

    def _shell(self, command: str, user: str) -> str:
        home = HOME if user == PLAYER else "/root"
        environment = f"HOME={home} LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive"
        return f"env {environment} bash -c {shlex.quote(command)}"


def try_package(trial: Trial, deb: Path, display: str) -> None:
    """Installs, plays, opens, removes."""
    player = f"useradd --create-home {PLAYER}"
    trial.run(f"{player} && apt-get -q update && apt-get -q -y install {' '.join(DESKTOP)}")
    trial.run(f"apt-get -q -y install --no-install-recommends /srv/{deb.name}")
    trial.run("literaxx --version", user=PLAYER, needs=program_version())
    trial.run("man -w literaxx && zgrep -c TH /usr/share/man/man6/literaxx.6.gz")
    trial.run("literaxx words pl ŻÓŁW && literaxx words ro MASĂ", user=PLAYER)
    trial.run("QT_QPA_PLATFORM=offscreen literaxx --smoke", user=PLAYER)
    trial.run("QT_QPA_PLATFORM=xcb DISPLAY=:none literaxx; test $? != 0", user=PLAYER)
    trial.watch("literaxx --language pl", "Literaxx", display, plays=True)
    saves = f"{HOME}/.local/share/literaxx/saves"
    trial.run(f"mkdir -p {saves} && cp /srv/{SAVE} {saves}/ && cp /srv/{SAVE} {HOME}/", user=PLAYER)
    query = f"xdg-mime query filetype {HOME}/{SAVE}"
    trial.run(query, user=PLAYER, needs="application/x-literaxx")
    lines = f"{HOME}/game.jsonl"
    trial.run(
        f"literaxx selfplay wordstream-it --games 1 --gcg {HOME} && mv {HOME}/*.jsonl {lines}",
        user=PLAYER,
    )
    trial.run(f"xdg-mime query filetype {lines}", user=PLAYER, needs="application/x-literaxx-lines")
    for kind in ("application/x-literaxx", "application/x-literaxx-lines", "application/x-gcg"):
        trial.run(f"xdg-mime query default {kind}", user=PLAYER, needs=f"{ID}.desktop")
    trial.watch(f"xdg-open {HOME}/{SAVE}", "Literaxx", display)
    trial.run("apt-get -q -y purge literaxx")
    trial.says_nothing(_TRACES)
    trial.run(f"cmp /srv/{SAVE} {saves}/{SAVE} && ls {HOME}/.local/share/literaxx", user=PLAYER)


def try_archive(trial: Trial, archive: Path, display: str) -> None:
    """Unpacks the archive where the player may write, and starts what is in it."""
    folder = archive.name.removesuffix(".tar.xz")
    trial.run("apt-get -q -y install xz-utils")
    trial.run(f"cd {HOME} && tar xf /srv/{archive.name}", user=PLAYER)
    trial.run(f"QT_QPA_PLATFORM=offscreen {HOME}/{folder}/literaxx --smoke", user=PLAYER)
    trial.run(f"touch {HOME}/{folder}/portable.txt && rm -r {HOME}/.local", user=PLAYER)
    trial.watch(f"{HOME}/{folder}/literaxx {HOME}/{SAVE}", "Literaxx", display)
    trial.run(f"ls {HOME}/{folder}/Literaxx-data && test ! -e {HOME}/.local", user=PLAYER)


def main() -> int:
    """Makes the root, tries both packages, reports."""
    parser = argparse.ArgumentParser(description="try the packages in a bare Debian")
    parser.add_argument("--suite", default=SUITE, help=f"which Debian (default: {SUITE})")
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the windows")
    parser.add_argument("--keep", action="store_true", help="leave the folder for a look")
    options = parser.parse_args()
    report = Report()
    (deb,) = DIST.glob(f"literaxx_{program_version()}_{architecture()}.deb")
    (archive,) = DIST.glob(f"literaxx-{program_version()}-linux-*.tar.xz")
    with folder_for_root(keep=options.keep) as folder:
        root, began = Root(folder, options.suite), time.monotonic()
        root.make()
        report.add(True, time.monotonic() - began, f"a bare Debian ({options.suite})", "")
        for path in (deb, archive, ROOT / "tests/data/saves/v1" / SAVE):
            shutil.copy(path, folder / "srv")
        with x_server() as display:
            trial = Trial(root, report, options.pictures)
            try_package(trial, deb, display)
            try_archive(trial, archive, display)
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
