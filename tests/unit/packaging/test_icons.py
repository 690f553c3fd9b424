# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons that systems ask for."""

import struct
from pathlib import Path

import pytest
from icons import INSTALLER_SIDE, MAC_TYPES, SIZES, WINDOWS_SIZES, icns, ico, main, program_icon
from PySide6.QtGui import QImage

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("size", [16, 48, 256])
def test_an_icon_has_its_size_and_colours_on_a_clear_ground(size: int) -> None:
    image = QImage.fromData(program_icon(size))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 128
    colours = {image.pixelColor(x, y).name() for x in range(size) for y in range(size)}
    assert len(colours) > 10


def test_a_windows_icon_says_where_each_picture_lies() -> None:
    pictures = {16: PNG + b"small", 256: PNG + b"the large one"}
    data = ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for index, (size, png) in enumerate(pictures.items()):
        row = struct.unpack_from("<4B2H2I", data, 6 + 16 * index)
        assert row[:2] == (size % 256, size % 256)
        length, offset = row[-2:]
        assert data[offset : offset + length] == png


def test_a_mac_icon_is_a_list_of_types_and_pictures() -> None:
    pictures = {16: PNG + b"small", 512: PNG + b"the large one"}
    data = icns(pictures)
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8]) == len(data)
    found, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4], int.from_bytes(data[at + 4 : at + 8])
        found[kind] = data[at + 8 : at + length]
        at += length
    assert found == {MAC_TYPES[size]: png for size, png in pictures.items()}


def test_every_size_is_drawn_for_program_and_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtGui.QGuiApplication", lambda _: None)
    main(tmp_path)
    drawn = sorted(path.relative_to(tmp_path).parts[1:3] for path in tmp_path.rglob("*.png"))
    assert drawn == sorted((f"{n}x{n}", kind) for n in SIZES for kind in ("apps", "mimetypes"))
    for name in ("literaxx.ico", "literaxx-file.ico"):
        data = (tmp_path / name).read_bytes()
        assert struct.unpack_from("<HHH", data) == (0, 1, len(WINDOWS_SIZES))
    assert (tmp_path / "literaxx.icns").read_bytes()[:4] == b"icns"
    side = (tmp_path / "installer.bmp").read_bytes()
    assert struct.unpack_from("<2iHH", side, 18) == (*INSTALLER_SIDE, 1, 24)
