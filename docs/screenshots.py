# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of every page in `docs/screens`.

    QT_QPA_PLATFORM=offscreen python -m docs.screenshots [FOLDER [WIDTH HEIGHT]]

Run from the top of the source tree; QT_SCALE_FACTOR works as for every Qt program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.actions import Act
from literaxx.gui.lan import Visit
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.network_page import NetworkPage
from literaxx.gui.record_page import RecordPage
from literaxx.gui.shelf import SavedGame, Shelf
from literaxx.gui.word_page import WordPage
from literaxx.match.choices import Matter
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.paths import HOME_VARIABLE
from literaxx.players.levels import PLAYED
from literaxx.storage.records_db import GameResult, PlayerResult
from tests.kit.fake_network import KITCHEN, FakeNetwork, FakeRoom, room_state, seat
from tests.kit.matches import built_in
from tests.kit.sessions import FakeMachine
from tests.kit.windows import FakeShelf, Player

ROOT = Path(__file__).resolve().parent.parent
THEMES = ("light", "dark")
LANGUAGES = ("en", "it", "pl", "ro")
NAMES = ("Ana", "Bogdan", "Marek")
VARIANTS = (
    "literaxx-en", "literaxx-pl", "wordbox-it", "wordbox-ro", "wordbox-en",
    "wordstream-it", "wordstream-en", "wordstream-ro", "wordstream-pl",
)  # fmt: skip
RACKS = ("PLANETS", "?RBLEOV", "QUIEWHL")
LATER = "CAINTO" + "AEGNT" + "IDRA" + "ESRO" + "DRU"
"""What is drawn after PLANET, mARBLE, QUIET, CABIN and an exchange of three."""


class Camera:
    """A window that is brought from page to page and photographed in every theme.

    Attributes:
        window: The window.
        player: Who plays in it.
        shelf: Its games.
        network: Its network.
    """

    def __init__(self, folder: Path, size: tuple[int, int], home: Path) -> None:
        """A window of a size, its pictures for a folder."""
        application = QApplication([])
        self._folder = folder
        QLocale.setDefault(QLocale("en_GB"))
        self._size = size
        self._look = Look(application, "light")
        self._settings = Settings(home)
        self._settings.forgo_tips()
        self.network = FakeNetwork()
        self.shelf = FakeShelf(*map(built_in, VARIANTS))
        self.shelf.order = "".join(RACKS) + LATER
        self.shelf.games = (_saved("Ana", "Bogdan"), _saved("Ana", "Marek", "Dora"))
        self.shelf.strengths = tuple(PLAYED)
        self.open_window(self.shelf, self.shelf.fake)

    def open_window(self, shelf: Shelf, fake: FakeMachine) -> None:
        """Opens a window over a shelf whose time a machine makes."""
        self.window = MainWindow(
            self._look, shelf, self._settings, network=lambda: self.network, languages=LANGUAGES
        )
        self.window.resize(*self._size)
        self.window.show()
        self.player = Player(self.window, fake)

    def take(self, name: str, *more: str, of: QWidget | None = None) -> None:
        """Photographs the window or a dialog light and dark, and in the other themes named."""
        for theme in (*THEMES, *more):
            self._look.use(theme)
            for _ in range(4):
                QApplication.processEvents()
            (of or self.window).grab().save(str(self._folder / f"{theme}-{name}.png"))
        self._look.use("light")

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Lets a thread work until something is seen; so are all pictures the same each time."""
        while not is_so():
            QTest.qWait(10)


def main() -> None:
    """Takes all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens"
    size = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) > 3 else (1180, 800)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        camera = Camera(folder, size, Path(home))
        photograph_pages(camera)
        photograph_game(camera)
        photograph_other_boards(camera)
        photograph_words(camera)
        photograph_records(camera)
        photograph_network(camera)
        photograph_first_game(camera)
        camera.window.close()


def photograph_pages(camera: Camera) -> None:
    """The pages that need no game."""
    window = camera.window
    camera.take("start")
    pages: dict[str, Callable[[], None]] = {
        "new-game": window.show_new,
        "preferences": window.sides.show_preferences,
        "rules": window.sides.show_rules,
        "keys": window.sides.show_keys,
        "about": window.sides.show_about,
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
    while player.table.asking.matter is not Matter.FINISHED:
        player.lift_curtain()
        player.press(Qt.Key.Key_F4)
    camera.take("finished")
    camera.window.show_end()
    camera.take("end")


def photograph_other_boards(camera: Camera) -> None:
    """The boards of the other games, and the letter chooser."""
    seats = tuple(SeatSpec(name) for name in NAMES)
    setup = Setup("wordstream-en", 1, seats, Options(), hides_racks=False, first=0)
    camera.window.start_game(setup)
    camera.take("line")
    camera.shelf.order = "?EINRST"
    camera.window.start_game(Setup("wordbox-en", 1, seats[:2], Options(), first=0))
    player = camera.player
    player.lift_curtain()
    player.lay_by_keys("I8", "INERT")
    player.settle()
    camera.take("box")
    player.drag(player.place("?"), player.cell("N8"))
    player.settle()
    chooser = player.area.chooser
    assert chooser is not None
    camera.take("letters", of=chooser)
    chooser.reject()


def photograph_words(camera: Camera) -> None:
    """The word browser."""
    camera.window.show_start()
    camera.window.sides.show_words()
    page = camera.window.page
    assert isinstance(page, WordPage)
    page.begins.setText("str")
    camera.wait_until(lambda: page.words.topLevelItemCount() > 20)
    camera.take("words")


def photograph_records(camera: Camera) -> None:
    """The records across games, and a record looked at."""
    records = camera.shelf.records()
    for game, (place, total) in enumerate(((1, 268), (2, 214), (1, 305), (1, 251), (2, 239))):
        ana = PlayerResult("Ana", "", place, total, "QUARTZ", 48 + game, "PLANETARY", 2, 1)
        ben = PlayerResult("Bogdan", "", 3 - place, 240 + game, "MARBLE", 31, "SIDEWALK", 1, 2)
        when = f"2026-01-0{game + 1}T20:15:00+00:00"
        records.add(GameResult(str(game), when, "literaxx-en", (ana, ben)))
    camera.window.sides.show_records()
    camera.take("records")
    camera.window.open_file(ROOT / "tests" / "data" / "records" / "literaxx-en-2.gcg")
    page = camera.window.page
    assert isinstance(page, RecordPage)
    page.lines.setCurrentRow(page.lines.count() // 2)
    camera.take("record")


def photograph_network(camera: Camera) -> None:
    """Tables on the network, the offer of one, and the lobby."""
    camera.window.lan.show_network()
    school = msgspec.structs.replace(KITCHEN, id="s", name="School, room 12", has_code=False)
    camera.network.find(KITCHEN, school)
    camera.take("network-found")
    camera.window.lan.show_host()
    camera.take("host")
    room = FakeRoom(None)
    camera.network.room = room
    camera.window.lan.show_network()
    page = camera.window.page
    assert isinstance(page, NetworkPage)
    page.join_wanted.emit(Visit(KITCHEN.address, ("Ana",), ""))
    host = seat("Ana", is_mine=True, is_far=False)
    others = (seat("Bogdan"), seat("Marek", is_ready=False))
    room.show(room_state(host, *others, may_start=False))
    room.said.emit("Bogdan", "Hello, all!", "")
    camera.take("lobby")


def photograph_first_game(camera: Camera) -> None:
    """The first steps of a first game with its guide, on the real shelf."""
    fake = FakeMachine()
    camera.open_window(FileShelf(fake.machine), fake)
    player = camera.player
    camera.window.start_first_game()
    player.settle()
    camera.take("first-game-lay")
    player.lay_by_keys("C8", "PLANET")
    player.settle()
    camera.take("first-game-colours")
    player.press(Qt.Key.Key_F2)

    def is_judging() -> bool:
        player.wait(500)
        return player.table.asking.matter is Matter.JUDGING and player.table.asking.seat == 0

    camera.wait_until(is_judging)
    camera.take("first-game-judge")


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
        when=(datetime.now() - timedelta(days=1)).replace(hour=21, minute=40),
    )


if __name__ == "__main__":
    main()
