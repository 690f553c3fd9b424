# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can be opened here, found out before Qt would abort over it.

Standard library only, and Qt's platform plugins are loaded as plain libraries, because a
program that cannot start has to say so itself.
"""

import ctypes
import os
import sys
from importlib.util import find_spec
from pathlib import Path

QT_PACKAGES = (
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libfontconfig1",
    "libglib2.0-0",
)
"""Debian's packages without which PySide6 cannot even be imported."""

X11_PACKAGES = (
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xkb1",
)
"""Debian's packages that a window under X11 needs beside those."""


def obstacle() -> str | None:
    """What keeps a window from opening, as a sentence, or None if nothing does."""
    if missing := _missing_library():
        return missing
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    if not os.environ.get("DISPLAY"):
        return (
            "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is "
            "set). The commands verify, words, best and selfplay work without one."
        )
    return _x11_obstacle()


def _missing_library() -> str | None:
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return _install_hint(str(error))
    return None


def _x11_obstacle() -> str | None:
    spec = find_spec("PySide6")
    folder = Path(spec.origin).parent if spec and spec.origin else None
    plugin = folder / "Qt/plugins/platforms/libqxcb.so" if folder else None
    try:
        if plugin and plugin.is_file():
            ctypes.CDLL(str(plugin))
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return _install_hint(str(error))
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection) != 0
    xcb.xcb_disconnect(connection)
    return f"the display {os.environ['DISPLAY']} cannot be opened." if refused else None


def _install_hint(error: str) -> str:
    if not sys.platform.startswith("linux"):
        return f"the window library Qt cannot be loaded ({error})."
    packages = " ".join(QT_PACKAGES + X11_PACKAGES)
    return (
        f"the window library Qt cannot be loaded ({error}).\n"
        f"On Debian and its relatives this installs what it needs:\n"
        f"  sudo apt-get install {packages}"
    )
