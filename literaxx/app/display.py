# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can be opened here, found out before Qt would abort over it.

Standard library only: the script that sets the program up on a fresh machine asks here, too, which
libraries are missing.
"""

import ctypes
import os
import sys
from importlib import import_module

from literaxx.model.sentence import Sentence

QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
"""System libraries without which Qt cannot be imported, and Debian's packages that hold them."""

X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""System libraries that a window under X11 needs beside those."""


def missing_packages(libraries: dict[str, str]) -> list[str]:
    """Debian's packages for those of the libraries that this system cannot load."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for name, package in libraries.items() if not _loads(name)]


def install_line(packages: list[str]) -> str:
    """The command by which a person installs the packages on Debian and its relatives."""
    return f"sudo apt-get install {' '.join(packages)}"


def obstacle() -> Sentence | None:
    """What keeps a window from opening, or None if nothing does.

    A platform named by QT_QPA_PLATFORM is taken at its word.
    """
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as error:
        return _cannot_load(error)
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    if os.environ.get("DISPLAY"):
        return _x11_obstacle(os.environ["DISPLAY"])
    return Sentence(
        "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). "
        "The commands need none: see literaxx --help."
    )


def _x11_obstacle(display: str) -> Sentence | None:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return _cannot_load(error)
    if missing := missing_packages(X11_LIBRARIES):
        return _cannot_load(OSError(f"no {', no '.join(missing)}"))
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection) != 0
    xcb.xcb_disconnect(connection)
    return Sentence("the display {name} cannot be opened.", name=display) if refused else None


def _cannot_load(error: Exception) -> Sentence:
    missing = missing_packages({**QT_LIBRARIES, **X11_LIBRARIES})
    if not missing:
        return Sentence("the window library Qt cannot be loaded ({reason}).", reason=error)
    return Sentence(
        "the window library Qt cannot be loaded ({reason}). On Debian and its relatives, this "
        "installs it:\n  {command}",
        reason=error,
        command=install_line(missing),
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
