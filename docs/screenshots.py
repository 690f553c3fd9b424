# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of every page in `docs/screens`.

    QT_QPA_PLATFORM=offscreen python -m docs.screenshots [FOLDER [WIDTH HEIGHT]]

Run from the top of the source tree; QT_SCALE_FACTOR works as for every Qt program.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from literaxx.app.settings import Settings
from literaxx.gui.actions import Act
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.shelf import SavedGame
from literaxx.match.setup import Options, SeatSpec, Setup
from tests.kit.matches import built_in
from tests.kit.saves import NOW
from tests.kit.windows import FakeShelf, Player

ROOT = Path(__file__).resolve().parent.parent
THEMES = ("light", "dark")
NAMES = ("Ana", "Bogdan", "Marek")
RACKS = ("PLANETS", "?RBLEOV", "QUIEWHL")
LATER = "CAINTO" + "AEGNT" + "IDRA" + "ESRO" + "DRU"
"""What is drawn after PLANET, mARBLE, QUIET, CABIN and an exchange of three."""


class Camera:
    """A window that is brought from page to page and photographed in every theme."""

    def __init__(self, folder: Path, size: tuple[int, int], home: Path) -> None:
        """A window of a size, its pictures for a folder."""
        application = QApplication([])
        self._folder = folder
        self._look = Look(application, "light")
        self._shelf = FakeShelf(
            built_in("literaxx-en"), built_in("wordbox-en"), built_in("wordstream-en")
        )
        self._shelf.order = "".join(RACKS) + LATER
        self._shelf.games = (_saved("Ana", "Bogdan"), _saved("Ana", "Marek", "Dora"))
        self._settings = Settings(home)
        self.window = MainWindow(self._look, self._shelf, self._settings)
        self.window.resize(*size)
        self.window.show()
        self.player = Player(self.window, self._shelf.fake)

    def take(self, name: str, *more: str) -> None:
        """Photographs the window light and dark, and in the other themes named."""
        for theme in (*THEMES, *more):
            self._look.use(theme)
            for _ in range(4):
                QApplication.processEvents()
            self.window.grab().save(str(self._folder / f"{theme}-{name}.png"))
        self._look.use("light")

    def leave(self) -> None:
        """Closes the window."""
        self.window.close()


def main() -> None:
    """Takes all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens"
    size = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) > 3 else (1180, 800)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        camera = Camera(folder, size, Path(home))
        photograph_pages(camera)
        photograph_game(camera)
        photograph_line_game(camera)
        camera.leave()


def photograph_pages(camera: Camera) -> None:
    """The pages that need no game."""
    window = camera.window
    camera.take("start")
    pages: dict[str, Callable[[], None]] = {
        "new-game": window.show_new,
        "preferences": window.show_preferences,
        "rules": window.show_rules,
        "keys": window.show_keys,
        "about": window.show_about,
    }
    for name, show in pages.items():
        show()
        camera.take(name)


def photograph_game(camera: Camera) -> None:
    """A game of three at one screen, from the curtain to the page after it."""
    player = camera.player
    seats = tuple(SeatSpec(name) for name in NAMES)
    options = Options(decision_ms=10_000, move_ms=120_000, game_ms=600_000)
    camera.window.start_game(Setup("literaxx-en", 1, seats, options, first=0))
    _move(player, "E8", "PLANET", down=False)
    _move(player, "G7", "MRBLE", down=True)
    _move(player, "J4", "QUIE", down=True)
    _move(player, "E10", "CAIN", down=False)
    player.lift_curtain()
    for tile in "OV":
        player.drag(player.place(tile), player.field())
    QTest.qWait(300)  # until the last tile has landed
    camera.take("exchange")
    player.press(Qt.Key.Key_F3)
    camera.take("curtain")
    player.lift_curtain()
    player.lay_by_keys("C12", "WHIL")
    player.settle()
    camera.take("compose", "contrast")
    player.press(Qt.Key.Key_F2)
    player.wait(3_000)
    camera.take("judge")
    camera.window.actions_table[Act.UNDO].trigger()
    player.settle()
    camera.take("undo")
    player.press(Qt.Key.Key_F3)
    camera.window.actions_table[Act.PAUSE].trigger()
    player.settle()
    camera.take("pause")
    camera.window.actions_table[Act.PAUSE].trigger()
    player.settle()
    player.press(Qt.Key.Key_F3)
    camera.take("checked")
    for _ in range(7):
        player.lift_curtain()
        player.press(Qt.Key.Key_F4)
    camera.take("finished")
    camera.window.show_end()
    camera.take("end")


def photograph_line_game(camera: Camera) -> None:
    """The board of the line game."""
    seats = tuple(SeatSpec(name) for name in NAMES)
    setup = Setup("wordstream-en", 1, seats, Options(), hides_racks=False, first=0)
    camera.window.start_game(setup)
    camera.take("line")


def _move(player: Player, start: str, letters: str, *, down: bool) -> None:
    """Lays letters, says OK, and is accepted by both others."""
    player.lift_curtain()
    player.lay_by_keys(start, letters, down=down)
    for _ in range(3):
        player.press(Qt.Key.Key_F2)


def _saved(*names: str) -> SavedGame:
    """A game to go on with."""
    return SavedGame(
        path=Path("game.literaxx"),
        title="Literaxx",
        language="en",
        names=names,
        scores=tuple(84 + 7 * place for place in range(len(names))),
        turn=9,
        to_move=names[0],
        when=NOW - timedelta(days=1),
    )


if __name__ == "__main__":
    main()
