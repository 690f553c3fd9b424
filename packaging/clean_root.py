# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the README's two commands on a machine that has nothing: a bare Debian 12 in a folder.

    sudo python3 packaging/clean_root.py [--root DIR] [--keep] [--compiler] [--picture FILE]

A minimal system with Python and nothing else is made by debootstrap, a fresh clone is put into it,
and the commands are run there as a stranger would, the window on an X server outside. Package
sources, certificates and the settings of pip and proxies are those of the machine this runs on.
What is mounted is mounted in a name space of its own and gone with it. Needs root, debootstrap,
git, Xvfb and xdotool. Status 0: everything went as it should; 1: something did not.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from identity import NAME

PROJECT = Path(__file__).resolve().parent.parent
SUITE = "bookworm"
CLONE = "/srv/literaxx"
CLIENT_SETTINGS = (
    "/etc/hosts",
    "/etc/resolv.conf",
    "/etc/ssl/certs",
    "/usr/local/share/ca-certificates",
    "/usr/share/keyrings",
    "/etc/pip.conf",
    "/etc/xdg/pip",
    "/root/.config/pip",
)
PASSED_ON = re.compile(r"(?i)^pip_|_proxy$|_cert(_file|_dir)?$|ca_bundle|ca_certs")
PATIENCE = 60
"""Seconds after which a window will not come any more."""
FIRST_MOVE = (
    ("ctrl+n",),
    ("Return",),  # start a game of two people here
    ("Return",),  # show the tiles
    ("1", "2", "a"),  # the first two tiles; should one be a blank, it is an A
    ("F2",),  # OK
    ("F2",),  # the other accepts
)
"""The keys from the start page to the first word."""

_INSIDE = """
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$@"
"""


class Root:
    """A Debian in a folder, in which commands can be run."""

    def __init__(self, folder: Path, suite: str = SUITE, architecture: str = "") -> None:
        self.folder = folder
        self.suite = suite
        self.architecture = architecture

    def make(self, *include: str) -> None:
        """Bootstraps the system and gives it this machine's client settings.

        Args:
            include: Packages beside the smallest system.
        """
        chosen = [f"--include={','.join(include)}"] if include else []
        if self.architecture:
            chosen.append(f"--arch={self.architecture}")
        _check("debootstrap", "--variant=minbase", *chosen, self.suite, self.folder, mirror())
        self.folder.chmod(0o755)
        shutil.rmtree(self.folder / "etc/apt")
        shutil.copytree("/etc/apt", self.folder / "etc/apt", symlinks=True)
        for name in CLIENT_SETTINGS:
            source, target = Path(name), self.folder / name.lstrip("/")
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True)
            elif source.is_file():
                shutil.copy(source, target)
        if self.suite != SUITE:
            # This machine's sources are for its own suite.
            shutil.rmtree(self.folder / "etc/apt/sources.list.d")
            line = f"deb {mirror()} {self.suite} main\n"
            (self.folder / "etc/apt/sources.list").write_text(line, "utf-8")

    def take_clone(self) -> None:
        """Puts a fresh clone of the project into the system."""
        _check("git", "clone", "--quiet", "--no-hardlinks", PROJECT, f"{self.folder}{CLONE}")
        _check("chown", "-R", "nobody", f"{self.folder}{CLONE}")

    def start(
        self, command: str, *, user: str = "root", display: str = "", folder: str = CLONE
    ) -> "subprocess.Popen[str]":
        """Starts a command line in a folder, with no more in its environment than it needs."""
        environment = {name: value for name, value in os.environ.items() if PASSED_ON.search(name)}
        home = "/root" if user == "root" else "/nonexistent"
        environment |= {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home}
        if display:
            environment["DISPLAY"] = display
        line = f"cd {folder} && exec {command}"
        unshare = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _INSIDE]
        inside = [f"--userspec={user}", str(self.folder), "sh", "-c", line]
        return subprocess.Popen(
            [*unshare, str(self.folder), *inside],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )


class Report:
    """The steps that were run, how long each took and whether it went as it should."""

    def __init__(self) -> None:
        self.rows: list[tuple[bool, str]] = []

    def add(self, good: bool, seconds: float, what: str, said: str) -> None:
        """Notes a step and shows the end of what it said."""
        self.rows.append((good, f"{'good' if good else 'BAD':<5}{seconds:>7.1f} s  {what}"))
        sys.stdout.write(f"--- {what}\n{said}\n")
        sys.stdout.flush()

    def shown(self) -> str:
        """All steps, one a line."""
        return "\n".join(row for _, row in self.rows)

    def close(self) -> int:
        """Tells all steps; the exit status, 0 if every one went as it should."""
        print(self.shown())
        return 0 if all(good for good, _ in self.rows) else 1


def main() -> int:
    """Makes the root, tries the commands, reports."""
    options = _parser().parse_args()
    report = Report()
    with folder_for_root(options.root, keep=options.keep) as folder:
        root, began = Root(folder), time.monotonic()
        root.make("python3")
        root.take_clone()
        report.add(True, time.monotonic() - began, f"a bare Debian ({SUITE})", "")
        try_commands(root, report, options)
    return report.close()


@contextmanager
def folder_for_root(chosen: Path | None = None, *, keep: bool) -> Iterator[Path]:
    """A folder for a system, removed in the end, or named if it is to be kept.

    Args:
        chosen: Which; None for a temporary one.
        keep: Whether it stays for a look.
    """
    folder = chosen or Path(tempfile.mkdtemp(prefix="literaxx-root-"))
    try:
        yield folder
    finally:
        if keep:
            print(folder)
        else:
            shutil.rmtree(folder)


def try_commands(root: Root, report: Report, options: argparse.Namespace) -> None:
    """Runs the README's commands in the root, as a stranger would and with what may go wrong."""
    play, test = readme_commands()
    finish(root, report, f"{play}", expected=2, user="nobody", needs="sudo apt-get install")
    if options.compiler:
        finish(root, report, "apt-get update", expected=0)
        finish(
            root,
            report,
            "apt-get install -y -q --no-install-recommends gcc libc6-dev python3-dev",
            expected=0,
        )
    finish(root, report, f"{play}", expected=2, needs="no display")
    with x_server() as display:
        finish(root, report, f"{play} --smoke", expected=0, display=display)
        watch(root, report, play, display, options.picture)
    finish(root, report, test, expected=0, needs=" passed")
    finish(root, report, f"{play} --version", expected=0)


def finish(
    root: Root,
    report: Report,
    command: str,
    *,
    expected: int,
    needs: str = "",
    user: str = "root",
    display: str = "",
) -> None:
    """Runs a command to its end; good if its status is as expected and it says what it needs to."""
    began = time.monotonic()
    said, _ = (process := root.start(command, user=user, display=display)).communicate()
    good = process.returncode == expected and needs in said
    what = f"{command}  (as {user}: status {process.returncode})"
    # Of what went well the end is enough to see.
    report.add(
        good, time.monotonic() - began, what, "\n".join(said.splitlines()[-25 if good else 0 :])
    )


def watch(root: Root, report: Report, command: str, display: str, picture: Path | None) -> None:
    """Plays a move in the window; good if the move is kept and the game complains of nothing."""
    began = time.monotonic()
    process = root.start(command, display=display)
    is_played = wait_for_window(NAME, display) and play_a_move(display, root.folder / "root")
    if picture:
        photograph(display, picture)
    # `unshare` lets SIGTERM pass by; with it goes all that runs in its name space.
    process.kill()
    said, _ = process.communicate()
    complaints = [line for line in said.splitlines() if line and not line.startswith("+ ")]
    what = f"{command}  (a move by keys)"
    report.add(is_played and not complaints, time.monotonic() - began, what, "\n".join(complaints))


def photograph(display: str, picture: Path) -> None:
    """Keeps a picture of all that a display shows, if ImageMagick is there."""
    subprocess.run(["import", "-display", display, "-window", "root", picture], check=False)


def wait_for_window(title: str, display: str) -> bool:
    """Whether a window with a part of its title so comes within `PATIENCE`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if _xdotool(display, "search", "--onlyvisible", "--name", title):
            return True
        time.sleep(0.1)
    return False


def play_a_move(display: str, home: Path) -> bool:
    """Starts a game by keys and lays the first tiles; whether a saved game holds the move.

    Args:
        display: Where the start page is shown.
        home: The folder of the player, seen from outside.
    """
    for keys in FIRST_MOVE:
        time.sleep(1)
        shown = _xdotool(display, "search", "--onlyvisible", "--name", NAME).split()
        _xdotool(display, "windowfocus", *shown[-1:])
        _xdotool(display, "key", "--delay", "200", *keys)
    time.sleep(1)
    saves = (home / ".local/share/literaxx/saves").glob("*.literaxx")
    return any('"type":"play-stood"' in save.read_text("utf-8") for save in saves)


def _xdotool(display: str, *command: str) -> str:
    environment = {"DISPLAY": display, "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        ["xdotool", *command], env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout


def readme_commands() -> tuple[str, str]:
    """The two commands, as the README has them."""
    text = (PROJECT / "README.md").read_text("utf-8")
    play, test = re.findall(r"^ {4}(python3 packaging/fresh\.py .*)$", text, re.MULTILINE)
    return play, test


def mirror() -> str:
    """Where this machine gets the suite's packages from.

    Raises:
        SystemExit: It gets none of that suite.
    """
    wanted = "$(RELEASE) $(CREATED_BY) $(REPO_URI)"
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", wanted], capture_output=True, text=True, check=True
    )
    for line in listed.stdout.splitlines():
        release, kind, address = line.split(" ", 2)
        if (release, kind) == (SUITE, "Packages"):
            return address
    raise SystemExit(f"apt on this machine knows no source of Debian's {SUITE}")


@contextmanager
def x_server() -> Iterator[str]:
    """An X server without a screen; gives the name of its display."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x900x24",
        "-nolisten",
        "tcp",
        "-noreset",  # when nobody is connected, or somebody would be refused meanwhile
    ]
    server = subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with open(reading) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def _check(*command: str | Path) -> None:
    print("+", shlex.join(map(str, command)), flush=True)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="try the README's commands in a bare Debian")
    parser.add_argument("--root", type=Path, help="folder to make it in (default: a temporary one)")
    parser.add_argument("--keep", action="store_true", help="leave the folder for a look")
    parser.add_argument("--compiler", action="store_true", help="with a C compiler in it")
    parser.add_argument("--picture", type=Path, help="where to put a picture of the window")
    return parser


if __name__ == "__main__":
    sys.exit(main())
