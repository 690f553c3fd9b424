# SPDX-License-Identifier: GPL-3.0-or-later
"""Packages made of a folder that stands in for the frozen program."""

import gzip
import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import icons
import linux
import pytest
import windows
from identity import ID, NAME
from installed_windows import holds_all, stand_in
from msgspec import _core

from literaxx import __version__

MOMENT = 1_700_000_000
NEEDS_TOOLS = pytest.mark.skipif(
    shutil.which("dpkg-deb") is None or shutil.which("objdump") is None,
    reason="needs dpkg-deb and objdump",
)


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of two files, and icons; whatever is made goes beside it."""
    program = tmp_path / "frozen/literaxx"
    (program / "_internal").mkdir(parents=True)
    (program / "literaxx").write_text("#!/bin/sh\necho started\n")
    shutil.copy(_core.__file__, program / "_internal/libQt6Core.so.6")
    (program / "_internal/libQt6Core.so").symlink_to("libQt6Core.so.6")
    icon = tmp_path / f"made/hicolor/48x48/apps/{ID}.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"icon")
    monkeypatch.setattr(linux, "PROGRAM", program)
    monkeypatch.setattr(linux, "MADE", tmp_path / "made")
    monkeypatch.setattr(linux, "DIST", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(MOMENT))
    return program


@pytest.mark.usefixtures("frozen")
@NEEDS_TOOLS
def test_a_deb_holds_the_program_and_all_that_a_desktop_asks_for(tmp_path: Path) -> None:
    deb = linux.make_deb()
    again = linux.make_deb().read_bytes()
    assert deb.read_bytes() == again, "the same program makes the same package"
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-R", deb, root], check=True)
    started = subprocess.run([root / "usr/bin/literaxx"], capture_output=True, check=True)
    assert started.stdout == b"started\n"
    share = root / "usr/share"
    for name in (
        f"applications/{ID}.desktop",
        f"metainfo/{ID}.metainfo.xml",
        f"mime/packages/{ID}.xml",
        f"icons/hicolor/48x48/apps/{ID}.png",
        f"icons/hicolor/scalable/apps/{ID}.svg",
        "icons/hicolor/scalable/mimetypes/application-x-literaxx.svg",
        "doc/literaxx/copyright",
    ):
        assert (share / name).stat().st_mode & 0o777 == 0o644
    manual = gzip.decompress((share / "man/man6/literaxx.6.gz").read_bytes()).decode()
    assert __version__ in manual
    assert "@" not in (share / f"metainfo/{ID}.metainfo.xml").read_text("utf-8")
    control = (root / "DEBIAN/control").read_text("utf-8")
    assert f"Version: {__version__}\n" in control
    assert re.search(r"^Depends: .*libc6 \(>= ", control, re.MULTILINE)


@NEEDS_TOOLS
def test_a_library_that_no_known_package_holds_is_told(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(linux.SYSTEM_LIBRARIES, "c")
    with pytest.raises(SystemExit, match=r"No package is known for .*libc\.so\.6"):
        linux.dependencies(frozen)


@pytest.mark.usefixtures("frozen")
@pytest.mark.skipif(shutil.which("dpkg") is None, reason="needs dpkg")
def test_the_archive_runs_where_it_is_unpacked_and_says_nothing_of_its_maker(
    tmp_path: Path,
) -> None:
    archive = linux.make_archive()
    with tarfile.open(archive) as opened:
        members = opened.getmembers()
        assert {(member.uid, member.uname, member.mtime) for member in members} == {(0, "", MOMENT)}
        if hasattr(tarfile, "data_filter"):  # since Python 3.11.4
            opened.extraction_filter = tarfile.data_filter
        opened.extractall(tmp_path)
    folder = tmp_path / archive.name.removesuffix(".tar.xz")
    started = subprocess.run([folder / "literaxx"], capture_output=True, check=True)
    assert started.stdout == b"started\n"
    assert (folder / "_internal/libQt6Core.so").is_symlink()
    assert (folder / "LICENSE").is_file()


def test_the_archive_for_windows_holds_the_marker_of_the_portable_mode(tmp_path: Path) -> None:
    program = stand_in(tmp_path / "program")
    with zipfile.ZipFile(windows.make_archive(program, tmp_path)) as archive:
        archive.extractall(tmp_path / "unpacked")
    folder = tmp_path / "unpacked" / NAME
    assert holds_all(program, folder)
    assert (folder / windows.MARKER).is_file()
    assert (folder / "LICENSE.txt").is_file()


def test_what_is_no_program_for_windows_is_not_packed_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["windows.py", "--program", str(tmp_path)])
    with pytest.raises(SystemExit):
        windows.main()
    assert f"there is no program for Windows in {tmp_path}" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis")
def test_the_installer_for_windows_compiles_without_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("literaxx.ico", "literaxx-file.ico"):
        (tmp_path / name).write_bytes(icons.ico({16: icons.program_icon(16)}))
    (tmp_path / "installer.bmp").write_bytes(icons.installer_side())
    monkeypatch.setattr(windows, "MADE", tmp_path)
    setup = windows.make_installer(stand_in(tmp_path / "program"), tmp_path)
    assert setup.read_bytes()[:2] == b"MZ"
