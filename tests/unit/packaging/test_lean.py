# SPDX-License-Identifier: GPL-3.0-or-later
"""What of Qt, and of the libraries around it, goes into the frozen program, on three systems."""

import re
from pathlib import Path

import pytest
from lean import BINDINGS, ENCHANT, is_licence, is_wanted

ROOT = Path(__file__).parents[3]

KEPT = (
    # Linux
    "libQt6Core.so.6",
    "PySide6/Qt/lib/libQt6XcbQpa.so.6",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6/Qt/translations/qtbase_pl.qm",
    "PySide6/QtWidgets.abi3.so",
    "libpyside6.abi3.so.6.11",
    "libicudata.so.73",
    "libxcb-cursor.so.0",
    "libpython3.11.so.1.0",
    "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    "literaxx/_data/dictionaries/pl.graph",
    # Windows
    "PySide6/Qt6Core.dll",
    "PySide6/QtCore.pyd",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    "PySide6/plugins/imageformats/qico.dll",
    "PySide6/MSVCP140.dll",
    "python311.dll",
    "libcrypto-3.dll",
    "enchant/data/mingw64/bin/libenchant-2.dll",
    "enchant/data/mingw64/bin/libglib-2.0-0.dll",
    "enchant\\data\\mingw64\\bin\\libstdc++-6.dll",
    "enchant/data/mingw64/lib/enchant-2/enchant_hunspell.dll",
    "enchant/data/mingw64/share/enchant/enchant.ordering",
    "enchant/data/mingw64/share/enchant/hunspell/en_GB.dic",
    # macOS
    "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib",
    "QtGui",
    "libpyside6.abi3.6.11.dylib",
)

DROPPED = (
    # Linux
    "libQt6Quick.so.6",
    "PySide6/Qt/plugins/platforms/libqvnc.so",
    "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/Qt/translations/qt_pl.qm",
    "PySide6/QtQml.abi3.so",
    "libpango-1.0.so.0",
    "libglib-2.0.so.0",
    "libstdc++.so.6",
    "libX11.so.6",
    "PySide6/Qt/qml/QtQuick/qmldir",
    # Windows
    "PySide6/Qt6Qml.dll",
    "PySide6/QtOpenGL.pyd",
    "PySide6/plugins/platforms/qdirect2d.dll",
    "PySide6\\opengl32sw.dll",
    "enchant/data/mingw64/bin/libicudt72.dll",
    "enchant/data/mingw64/bin/libpython3.10.dll",
    "enchant/data/mingw64/lib/enchant-2/enchant_nuspell.dll",
    "enchant/data/mingw64/share/enchant/hunspell/en_ZW.dic",
    "enchant/data/mingw64/share/doc/enchant/enchant.html",
    # macOS
    "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
    "PySide6/Qt/plugins/imageformats/libqpdf.dylib",
    "QtOpenGL",
)


@pytest.mark.parametrize("name", KEPT)
def test_what_the_program_needs_is_taken_along(name: str) -> None:
    assert is_wanted(name)


@pytest.mark.parametrize("name", DROPPED)
def test_what_it_never_loads_stays_behind(name: str) -> None:
    assert not is_wanted(name)


def test_all_modules_of_qt_that_the_program_imports_are_taken_along() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "literaxx").rglob("*.py"))
    imported = {name for text in sources for name in re.findall(r"PySide6\.Qt(\w+)", text)}
    assert imported == BINDINGS


def test_the_spelling_checker_has_one_part_that_reads_dictionaries() -> None:
    assert [name for name in ENCHANT if name.startswith("enchant_")] == ["enchant_hunspell"]


@pytest.mark.parametrize(
    ("name", "is_one"),
    [("LICENSE", True), ("COPYING.txt", True), ("LICENCE.md", True), ("METADATA", False)],
)
def test_the_terms_of_a_library_are_known_by_their_name(name: str, *, is_one: bool) -> None:
    assert is_licence(name) == is_one
