# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows to be measured, each in a process of its own: `python -m literaxx.app.bench KIND`.

`label` opens what everything is compared with: a plain window with one styled label in our font.
`start` opens the program's own window and ends with its first paint, as `label` does; `rest` also
imports what the program imports after that. `painting` paints a full table again and again, and
`open FILE` opens a saved game. Each prints one line of JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget


class Measured(msgspec.Struct, frozen=True):
    """What a process tells.

    Attributes:
        memory_mb: Memory of its own that is in use, in megabytes; 0 where the system does not tell.
        ms: What it has measured itself, by name.
    """

    memory_mb: float
    ms: dict[str, float]


class FirstPaint(QObject):
    """Calls once, right after a window has been painted for the first time."""

    def __init__(self, window: QWidget, call: Callable[[], None]) -> None:
        """Watches a window that is not shown yet."""
        super().__init__(window)
        self._call: Callable[[], None] | None = call
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is put into the queue while the paint is asked for comes after the paint."""
        if event.type() is QEvent.Type.UpdateRequest and self._call is not None:
            QTimer.singleShot(0, self._call)
            self._call = None
        return False


def main(arguments: list[str]) -> int:
    """Does what a kind asks for, and tells what was measured."""
    kind = arguments[0]
    if kind == "painting":
        return _painting(arguments[1])
    application = QApplication([])
    window = _label_window() if kind == "label" else _own_window(application)
    if kind == "open":
        return _opening(application, window, Path(arguments[1]))

    def painted() -> None:
        if kind == "rest":
            from literaxx.app.application import load_the_rest

            load_the_rest()
        _tell({})
        application.quit()

    FirstPaint(window, painted)
    window.show()
    return application.exec()


def _label_window() -> QWidget:
    from literaxx.gui.fonts import font, load_fonts

    load_fonts()
    label = QLabel("Literaxx")
    label.setFont(font(20))
    label.setStyleSheet("color: #22252b; background: #f4f1ea; padding: 20px;")
    window = QMainWindow()
    window.setCentralWidget(label)
    window.resize(1180, 800)
    return window


def _own_window(application: QApplication) -> QWidget:
    from literaxx.app.application import compose
    from literaxx.app.options import GameOptions
    from literaxx.app.shelf import FileShelf
    from literaxx.session.clock import Machine

    options = GameOptions(file=None, language=None, smoke=False)
    return compose(application, options, FileShelf(Machine()))


def _opening(application: QApplication, window: QWidget, path: Path) -> int:
    """From the wish to go on to the painted table, the program having been idle before."""
    from literaxx.app.application import load_the_rest
    from literaxx.gui.main_window import MainWindow

    assert isinstance(window, MainWindow)
    window.show()
    load_the_rest()
    application.processEvents()
    times = {}
    for name in ("opening first", "opening again"):
        began, spent = time.perf_counter(), time.process_time()
        window.open_file(path)
        application.processEvents()
        times[name] = (time.perf_counter() - began) * 1000
        times[f"{name}, computing"] = (time.process_time() - spent) * 1000
        assert window.table is not None
        window.show_start()
        application.processEvents()
    _tell(times)
    window.close()
    return 0


def _painting(variant: str) -> int:
    from literaxx.gui.painting_bench import measure
    from literaxx.storage.variants import load_variant

    times = measure(load_variant(variant))
    _tell({name: getattr(times, name) for name in times.__struct_fields__})
    return 0


def _tell(times: dict[str, float]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(Measured(_memory_mb(), times)) + b"\n")
    sys.stdout.buffer.flush()


def _memory_mb() -> float:
    """Memory of this process that it shares with nobody, as Linux counts it."""
    try:
        words = Path("/proc/self/statm").read_text("ascii").split()
    except OSError:
        return 0.0
    import resource

    return (int(words[1]) - int(words[2])) * resource.getpagesize() / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
