# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets Literaxx up on a fresh machine, and starts it.

    python3 packaging/fresh.py play [OPTIONS OF THE GAME]   install, then start the game
    python3 packaging/fresh.py test [OPTIONS OF PYTEST]     install, then run the tests
    python3 packaging/fresh.py check                        install, then lint, types, contracts

Everything goes into `.venv` in the project's folder; system libraries that Qt needs are installed
by apt where that is allowed without asking, and otherwise named. A second run finds all of it in
place and loses no time. Standard library only, and syntax that Python 3.9 reads, so that a
Python too old for the game can say so.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "literaxx-stamp"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

EXTRAS = {"play": [], "test": ["test"], "check": ["dev", "test"]}
"""The extras of the project that each verb needs; the later hold the earlier."""

CHECKS = (
    ["ruff", "check", "."],
    ["ruff", "format", "--check", "."],
    ["mypy"],
    ["codespell_lib"],
)
"""What `check` runs, all of it, whatever fails; the import contracts are among the tests."""


class CannotGoOn(Exception):
    """Something is missing that only a person can mend; the message says what to do."""


def main(arguments: list[str]) -> int:
    """Does what one verb asks; returns its exit status, or 2 if the set-up is not possible."""
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if verb not in EXTRAS:
        print(__doc__)
        return 0 if verb in ("-h", "--help") else 2
    try:
        check_python()
        install_system_packages(verb)
        install_project(EXTRAS[verb])
    except CannotGoOn as error:
        print(f"\n{error}", file=sys.stderr)
        return 2
    if verb == "play":
        return run("-m", "literaxx", *rest)
    if verb == "test":
        return run("-m", "pytest", *rest)
    return max([run("-m", *check) for check in CHECKS])


def run(*arguments: str) -> int:
    """Runs the Python of `.venv` in the project's folder and returns its exit status."""
    print("+", "python", *arguments, flush=True)
    return subprocess.call([str(PYTHON), *arguments], cwd=ROOT)


def check_python() -> None:
    """Refuses a Python that is too old."""
    if sys.version_info < OLDEST:
        have, need = (".".join(map(str, version)) for version in (sys.version_info[:2], OLDEST))
        raise CannotGoOn(
            f"Literaxx needs Python {need} or newer, and this is Python {have}. Please install "
            "a newer one and give this command with it."
        )


def install_system_packages(verb: str) -> None:
    """Installs, or names, what a bare Linux lacks: venv and the libraries Qt is linked to."""
    sys.path.insert(0, str(ROOT))
    from literaxx.app import display

    libraries = dict(display.QT_LIBRARIES)
    if verb == "play" and not os.environ.get("WAYLAND_DISPLAY"):
        libraries.update(display.X11_LIBRARIES)
    packages = display.missing_packages(libraries)
    if not PYTHON.exists() and not has_ensurepip():
        packages.append(f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    if not packages:
        return
    apt, line = shutil.which("apt-get"), display.install_line(packages)
    prefix = privileges()
    if apt is None or prefix is None:
        raise CannotGoOn(
            "The system lacks libraries that the game needs. On Debian and its relatives this "
            f"installs them; then give the same command again:\n\n  {line}\n"
        )
    print("Installing system packages:", *packages, flush=True)
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-q", "-y"]
    subprocess.call([*command, "update"], stdin=subprocess.DEVNULL)
    install = [*command, "install", "--no-install-recommends", *packages]
    if subprocess.call(install, stdin=subprocess.DEVNULL) != 0:
        raise CannotGoOn(f"apt could not install them. Please try it yourself:\n\n  {line}\n")


def has_ensurepip() -> bool:
    """Whether this Python can make an environment with pip in it (a bare Debian's cannot)."""
    from importlib.util import find_spec

    return find_spec("ensurepip") is not None


def privileges() -> list[str] | None:
    """What to put before a command to run it as root without a question; None: nothing will."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.call([sudo, "-n", "true"], stderr=subprocess.DEVNULL) == 0:
        return [sudo, "-n"]
    return None


def install_project(extras: list[str]) -> None:
    """Makes `.venv` and installs the project into it, unless the stamp says it is done."""
    built_from, python, *held = read_stamp()
    if built_from == fingerprint() and python == platform.python_version():
        if set(extras) <= set(held):
            return
    elif not PYTHON.exists() or python != platform.python_version():
        print("Making", VENV, flush=True)
        if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
            raise CannotGoOn(f"{VENV} could not be made; what Python says of it stands above.")
        held = []
    extras = sorted({*extras, *held})
    target = f".[{','.join(extras)}]" if extras else "."
    if run("-m", "pip", "install", "--disable-pip-version-check", "-e", target) != 0:
        raise CannotGoOn("pip could not install everything; its own words stand above.")
    done = [fingerprint(), platform.python_version(), *extras]
    STAMP.write_text("\n".join(done), "utf-8")


def read_stamp() -> list[str]:
    """What was installed last: fingerprint, version of Python, extras.

    An environment that somebody else made is taken as it is.
    """
    if STAMP.is_file() and PYTHON.exists():
        return STAMP.read_text("utf-8").split("\n")
    return ["", platform.python_version()]


def fingerprint() -> str:
    """A hash of what an editable installation is made of, as a hexadecimal number."""
    built_from = [ROOT / "pyproject.toml", *sorted((ROOT / "packaging").glob("*.py"))]
    built_from += sorted((ROOT / "resources/i18n").glob("*.ts"))
    for interface in sorted((ROOT / "literaxx").rglob("*.pxd")):
        built_from += [interface, interface.with_suffix(".py")]
    digest = hashlib.sha256()
    for path in built_from:
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
