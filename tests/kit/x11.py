# SPDX-License-Identifier: GPL-3.0-or-later
"""A display without a screen, and real keys on it: Xvfb, setxkbmap and xdotool."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from queue import Queue
from shutil import which
from threading import Thread

from literaxx.app.display import X11_LIBRARIES, missing_packages

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "setxkbmap": "x11-xkb-utils"}
"""Programs that are needed, and the packages of Debian that hold them."""
PATIENCE_S = 60
"""A window that says nothing for so long will never say anything."""

ALT_GR, SHIFT = 108, 50
"""Keys by their numbers, which are the same on every layout."""


def what_is_missing() -> str:
    """Why real keys cannot be pressed here; empty when they can."""
    packages = [package for tool, package in TOOLS.items() if which(tool) is None]
    packages += missing_packages(X11_LIBRARIES)
    return f"real keys need {', '.join(packages)}" if packages else ""


class Display:
    """An X server of its own."""

    def __init__(self) -> None:
        """Starts a server on a number that is free."""
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                "1",
                "-screen",
                "0",
                "800x600x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout is not None
        self.environment = {
            **os.environ,
            "DISPLAY": f":{self._server.stdout.readline().strip()}",
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
        }
        for name in ("QT_IM_MODULE", "XMODIFIERS", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)

    def run(self, *command: str) -> None:
        """Runs a program on the display."""
        subprocess.run(command, check=True, env=self.environment, timeout=PATIENCE_S)

    def use_layout(self, layout: str, variant: str = "") -> None:
        """Lets the keys be those of a layout; the right Windows key composes."""
        options = ("-option", "", "-option", "compose:rwin")
        self.run("setxkbmap", "-layout", layout, "-variant", variant, *options)

    def press(self, *keys: int, held: int | None = None) -> None:
        """Presses keys one after the other, perhaps with another one held."""
        numbers = [str(key) for key in keys]
        if held is None:
            self.run("xdotool", "key", *numbers)
        else:
            down, up = ("keydown", str(held)), ("keyup", str(held))
            self.run("xdotool", *down, "key", *numbers, *up)

    def press_escape(self) -> None:
        """Presses Esc, whose number xdotool would take for a digit."""
        self.run("xdotool", "key", "Escape")

    def close(self) -> None:
        """Ends the server."""
        _end(self._server)


class Window:
    """The window of `tests.kit.typing_window` on a display, and what it says."""

    def __init__(self, display: Display, variant: str, rack: str) -> None:
        """Opens the window and waits until it has the keyboard."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kit.typing_window", variant, rack],
            cwd=ROOT,
            env=display.environment,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._said: Queue[str] = Queue()
        Thread(target=self._listen, daemon=True).start()
        assert self.says() == "ready"

    def says(self) -> str:
        """The next line.

        Raises:
            Empty: It says nothing more.
        """
        return self._said.get(timeout=PATIENCE_S)

    def close(self) -> None:
        """Closes the window."""
        _end(self._process)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line.rstrip("\n"))


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait(PATIENCE_S)
    if process.stdout is not None:
        process.stdout.close()
