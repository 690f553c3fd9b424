# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the frozen program for Linux: a .deb, and an archive that runs where it is unpacked.

    python3 packaging/freeze.py && python3 packaging/linux.py

Writes both into `dist/`. Needs dpkg-deb and objdump and, if they are there, asks appstreamcli and
desktop-file-validate. Standard library only.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from freeze import MADE, PROGRAM
from identity import ID, PUBLISHER, ROOT, SUMMARY, version

SOURCES = ROOT / "packaging/linux"
DIST = ROOT / "dist"

_C_LIBRARY = "libc6 (>= 2.36)"
SYSTEM_LIBRARIES = {
    **dict.fromkeys(("c", "dl", "m", "pthread", "resolv", "rt", "util"), _C_LIBRARY),
    "EGL": "libegl1",
    "GL": "libgl1",
    "X11": "libx11-6",
    "X11-xcb": "libx11-xcb1",
    "brotlicommon": "libbrotli1",
    "brotlidec": "libbrotli1",
    "dbus-1": "libdbus-1-3",
    "expat": "libexpat1",
    "fontconfig": "libfontconfig1",
    "freetype": "libfreetype6",
    "gcc_s": "libgcc-s1",
    "glib-2.0": "libglib2.0-0 (>= 2.66) | libglib2.0-0t64",
    "gthread-2.0": "libglib2.0-0 (>= 2.66) | libglib2.0-0t64",
    "stdc++": "libstdc++6 (>= 12)",
    "uuid": "libuuid1",
    "wayland-client": "libwayland-client0",
    "wayland-cursor": "libwayland-cursor0",
    "xcb": "libxcb1",
    "xkbcommon": "libxkbcommon0",
    "zstd": "libzstd1",
}
"""Libraries of the system and the packages of Debian 12 that hold them; where 13 and Ubuntu 24.04
have another name, it is the second."""

RECOMMENDS = ("libenchant-2-2",)
"""The spelling checker, for games in other languages."""

DESCRIPTION = f"""\
{SUMMARY}
 Crossword games in which every tile has a colour and a value, and a quick
 game of paths through twenty-five letters. Two to four people play at one
 computer, over the local network or against the computer.
 .
 Word lists for English, Italian, Polish and Romanian come along."""


def architecture() -> str:
    """What Debian calls this machine's kind of processor."""
    told = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


def moment() -> int:
    """When the packages say they were made, in seconds: SOURCE_DATE_EPOCH, or the last commit."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    git = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(git.stdout) if git.returncode == 0 else int(time.time())


def filled(name: str) -> str:
    """A file of `packaging/linux` with version and date put in."""
    date = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    text = (SOURCES / name).read_text("utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", date)


def stage_share(share: Path) -> None:
    """Puts what a desktop wants to know into its `share` folder."""
    shutil.copytree(MADE / "hicolor", share / "icons/hicolor", dirs_exist_ok=True)
    drawings = {f"apps/{ID}": "literaxx", "mimetypes/application-x-literaxx": "literaxx-file"}
    for name, drawing in drawings.items():
        svg = ROOT / f"resources/icons/{drawing}.svg"
        _write(share / f"icons/hicolor/scalable/{name}.svg", svg.read_bytes())
    _write(share / f"applications/{ID}.desktop", filled(f"{ID}.desktop").encode())
    _write(share / f"metainfo/{ID}.metainfo.xml", filled(f"{ID}.metainfo.xml").encode())
    _write(share / f"mime/packages/{ID}.xml", filled(f"{ID}.xml").encode())
    _write(share / "man/man6/literaxx.6.gz", _zipped(filled("literaxx.6").encode()))


def check_share(share: Path) -> None:
    """Asks the desktop's own checkers, those that are there.

    Raises:
        CalledProcessError: One objects.
    """
    for command in (
        ("appstreamcli", "validate", "--no-net", share / f"metainfo/{ID}.metainfo.xml"),
        ("desktop-file-validate", share / f"applications/{ID}.desktop"),
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=True, stdout=sys.stderr)


def make_deb() -> Path:
    """Builds the .deb."""
    with tempfile.TemporaryDirectory(prefix="literaxx-deb-") as scratch:
        root = Path(scratch) / "root"
        shutil.copytree(PROGRAM, root / "usr/lib/literaxx", symlinks=True)
        (root / "usr/bin").mkdir()
        (root / "usr/bin/literaxx").symlink_to("../lib/literaxx/literaxx")
        stage_share(root / "usr/share")
        check_share(root / "usr/share")
        documents = root / "usr/share/doc/literaxx"
        _write(documents / "copyright", (SOURCES / "copyright").read_bytes())
        _write(documents / "changelog.gz", _zipped((ROOT / "CHANGELOG.md").read_bytes()))
        _write(documents / "THIRD_PARTY.md", (ROOT / "THIRD_PARTY.md").read_bytes())
        _modes(root)
        _write(root / "DEBIAN/control", _control(root).encode())
        target = DIST / f"literaxx_{version()}_{architecture()}.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, target],
            check=True,
            env=os.environ | {"SOURCE_DATE_EPOCH": str(moment())},
            stdout=subprocess.DEVNULL,
        )
    return target


def make_archive() -> Path:
    """Builds the archive that runs without being installed: the program, and its desktop files."""
    name = f"literaxx-{version()}-linux-{os.uname().machine}"
    target = DIST / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory(prefix="literaxx-tar-") as scratch:
        folder = Path(scratch) / name
        shutil.copytree(PROGRAM, folder, symlinks=True)
        stage_share(folder / "share")
        for document in ("LICENSE", "THIRD_PARTY.md", "CHANGELOG.md"):
            shutil.copy(ROOT / document, folder)
        _modes(folder)
        made = moment()

        def impersonal(member: tarfile.TarInfo) -> tarfile.TarInfo:
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = made
            return member

        with tarfile.open(target, "w:xz", preset=9) as archive:
            archive.add(folder, name, filter=impersonal)
    return target


def needed_libraries(folder: Path) -> set[str]:
    """The libraries that a program's files are linked to and its folder does not hold."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    held = {path.name for path in folder.rglob("*.so*")}
    linked = [path for path in files if path.name == "literaxx" or ".so" in path.name]
    told = subprocess.run(
        ["objdump", "-p", *linked], capture_output=True, text=True, check=False
    ).stdout
    return set(re.findall(r"NEEDED +(\S+)", told)) - held


def dependencies(folder: Path) -> list[str]:
    """What a package of a program depends on.

    Raises:
        SystemExit: It is linked to a library whose package is not known here.
    """
    names = {name: re.sub(r"^lib|\.so[.\d]*$", "", name) for name in needed_libraries(folder)}
    asked = [name for name, stem in names.items() if not stem.startswith("ld-linux")]
    if strange := sorted(name for name in asked if names[name] not in SYSTEM_LIBRARIES):
        raise SystemExit(f"No package is known for {', '.join(strange)}.")
    return sorted({SYSTEM_LIBRARIES[names[name]] for name in asked})


def _control(root: Path) -> str:
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    fields = {
        "Package": "literaxx",
        "Version": version(),
        "Architecture": architecture(),
        "Maintainer": f"{PUBLISHER} <literaxx@literaxx.home.arpa>",
        "Installed-Size": str(size),
        "Depends": ", ".join(dependencies(root / "usr/lib/literaxx")),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _modes(root: Path) -> None:
    """Gives everything the modes that files of a system have, whatever the umask was."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            is_run = path.is_dir() or path.name == "literaxx" or ".so" in path.name
            path.chmod(0o755 if is_run else 0o644)


def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def main() -> None:
    """Packs both, and says how large they are."""
    DIST.mkdir(exist_ok=True)
    for made in (make_deb(), make_archive()):
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
