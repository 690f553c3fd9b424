# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of start page and table in the four languages in `docs/screens`.

    QT_QPA_PLATFORM=offscreen python -m docs.language_screenshots [FOLDER]

Run from the top of the source tree, after the translations have been compiled.
"""

from __future__ import annotations

import sys
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from literaxx.app.languages import Languages
from literaxx.app.settings import Settings
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.new_game_page import default_options
from literaxx.gui.shelf import SavedGame
from literaxx.match.setup import SeatSpec, Setup
from tests.kit.fake_network import FakeNetwork
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf, Player

ROOT = Path(__file__).resolve().parent.parent
VARIANTS = (
    "literaxx-en", "literaxx-pl", "wordbox-it", "wordbox-ro", "wordbox-en",
    "wordstream-it", "wordstream-en", "wordstream-ro", "wordstream-pl",
)  # fmt: skip
NAMES = {
    "en": ("Ana", "Bogdan"),
    "it": ("Anna", "Marco"),
    "pl": ("Ania", "Marek"),
    "ro": ("Ana", "Bogdan"),
}
GAMES = {
    "en": ("literaxx-en", "F8", "HORSE", "TLINADE"),
    "it": ("wordbox-it", "G8", "CARTE", "ONTIMOL"),
    "pl": ("literaxx-pl", "F8", "BURZA", "KOTWINA"),
    "ro": ("wordbox-ro", "G8", "MASA", "TOCERUL"),
}
"""The game, where its first word begins, the word, and the rack of the next player."""


def main() -> None:
    """Takes all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    languages = Languages(application)
    look = Look(application, "light")
    with TemporaryDirectory() as home:
        for language in GAMES:
            languages.speak(language)
            photograph(language, look, Path(home) / language, folder)


def photograph(language: str, look: Look, home: Path, folder: Path) -> None:
    """The start page, and the table while a word is judged, in a language that is spoken."""
    shelf = FakeShelf(*map(built_in, VARIANTS))
    variant, start, word, rack = GAMES[language]
    shelf.games = (_saved(variant, language, *NAMES[language]),)
    network = FakeNetwork()
    window = MainWindow(look, shelf, Settings(home), network=lambda: network)
    window.resize(1180, 800)
    window.show()
    QApplication.processEvents()
    window.grab().save(str(folder / f"{language}-start.png"))
    spare = [letter for letter in rack if letter not in word][: 7 - len(word)]
    shelf.order = "".join(reversed(word + "".join(spare)))
    seats = tuple(map(SeatSpec, NAMES[language]))
    proposed = default_options(built_in(variant))
    options = msgspec.structs.replace(proposed, move_ms=120_000, game_ms=600_000)
    window.start_game(Setup(variant, 1, seats, options, first=0))
    player = Player(window, shelf.fake)
    player.lift_curtain()
    player.lay_by_keys(start, word)
    player.settle()
    player.press(Qt.Key.Key_F2)
    QApplication.processEvents()
    window.grab().save(str(folder / f"{language}-table.png"))
    window.close()
    window.deleteLater()


def _saved(variant: str, language: str, *names: str) -> SavedGame:
    """A game to go on with."""
    return SavedGame(
        path=Path("game.literaxx"),
        title=built_in(variant).title,
        language=language,
        names=names,
        scores=(84, 91),
        turn=9,
        to_move=names[0],
        when=(datetime.now() - timedelta(days=1)).replace(hour=21, minute=40),
    )


if __name__ == "__main__":
    main()
