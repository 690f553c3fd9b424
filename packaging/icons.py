# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the icon of the program, and of its files, in all sizes that systems ask for.

    python packaging/icons.py FOLDER

Writes `literaxx.ico`, `literaxx.icns`, `installer.bmp`, and for each size `hicolor/NxN/…/*.png`.
Needs the program's own dependencies, for Qt draws.
"""

import os
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from identity import ID, ROOT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SOURCES = ROOT / "resources/icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The four letters by which an `.icns` says how large a picture is."""

PROGRAM = SOURCES / "literaxx.svg"
SMALL = SOURCES / "literaxx-small.svg"
DOCUMENT = SOURCES / "literaxx-file.svg"
INSTALLER_SIDE = (164, 314)
"""Width and height, in pixels, of the picture that NSIS has room for."""
SMALLEST_FULL = 32
"""Below this the simpler drawing is used: two tiles and their points would be a blur."""

MIME_ICON = "application-x-literaxx"


def drawn(svg: Path, size: int) -> bytes:
    """A PNG of a drawing, so many pixels wide and high."""
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    return _written(image, "PNG")


def _written(image: "QImage", form: str) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, form)  # type: ignore[call-overload]  # a device is one, whatever is said
    return bytes(buffer.data().data())


def program_icon(size: int) -> bytes:
    """A PNG of the program's icon."""
    return drawn(SMALL if size < SMALLEST_FULL else PROGRAM, size)


def installer_side() -> bytes:
    """The picture beside the first and the last page of the installer: a BMP of 24 bits."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(*INSTALLER_SIDE, QImage.Format.Format_RGB888)
    image.fill(QColor("#f4f1ea"))
    painter = QPainter(image)
    width = INSTALLER_SIDE[0] * 3 / 4
    left, top = (INSTALLER_SIDE[0] - width) / 2, (INSTALLER_SIDE[1] - width) / 2
    QSvgRenderer(str(PROGRAM)).render(painter, QRectF(left, top, width, width))
    painter.end()
    return _written(image, "BMP")


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNGs by their size: a directory, then the pictures."""
    offset = 6 + 16 * len(pictures)
    rows, body = [struct.pack("<HHH", 0, 1, len(pictures))], []
    for size, png in pictures.items():
        # 256 is written as 0: it has one byte.
        rows.append(struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(png), offset))
        body.append(png)
        offset += len(png)
    return b"".join(rows + body)


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon of PNGs by their size, each behind its type and length."""
    body = b"".join(
        MAC_TYPES[size] + struct.pack(">I", len(png) + 8) + png for size, png in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path) -> None:
    """Writes all of them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for kind, name, png in (
            ("apps", ID, program_icon(size)),
            ("mimetypes", MIME_ICON, drawn(DOCUMENT, size)),
        ):
            place = folder / f"hicolor/{size}x{size}/{kind}"
            place.mkdir(parents=True, exist_ok=True)
            (place / f"{name}.png").write_bytes(png)
    windows = {size: program_icon(size) for size in WINDOWS_SIZES}
    (folder / "literaxx.ico").write_bytes(ico(windows))
    documents = {size: drawn(DOCUMENT, size) for size in WINDOWS_SIZES}
    (folder / "literaxx-file.ico").write_bytes(ico(documents))
    (folder / "installer.bmp").write_bytes(installer_side())
    (folder / "literaxx.icns").write_bytes(icns({size: program_icon(size) for size in MAC_TYPES}))
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
