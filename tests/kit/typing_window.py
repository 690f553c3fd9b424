# SPDX-License-Identifier: GPL-3.0-or-later
"""A crossword table in a window on a real display, for tests that press real keys.

    python -m tests.kit.typing_window VARIANT RACK

prints `ready` once it has the keyboard, and then a line for whatever comes of each key: the letters
that are laid, from the start cell on, or the sentence that says why nothing was.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.gui.draft import Refused
from literaxx.gui.look import Look
from literaxx.gui.texts import hint_text
from literaxx.storage.dictionaries import read_card
from tests.kit.matches import built_in
from tests.kit.tabletop import Tabletop
from tests.kit.views import composing


def main() -> None:
    """Shows the window until it is killed."""
    name, rack = sys.argv[1:]
    variant = built_in(name)
    application = QApplication([])
    written = read_card(variant.word_list).orthography
    table = Tabletop(
        Look(application, "light"), view=composing(variant, rack), variant=variant, written=written
    )
    table.area.draft_changed.connect(lambda: _say("".join(table.laid.values())))
    table.area.explained.connect(_explain)
    watch = QTimer()
    watch.timeout.connect(lambda: _keep_keyboard(table.area))
    watch.start(50)
    _say("ready" if table.area.isActiveWindow() else "without the keyboard")
    application.exec()


def _keep_keyboard(area: QWidget) -> None:
    """What a window manager does when a dialog has opened or closed; a bare X server has none."""
    if QApplication.focusWindow() is None:
        (QApplication.activeModalWidget() or area).activateWindow()


def _explain(why: object) -> None:
    _say(hint_text(why) if isinstance(why, Refused) else repr(why))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
