# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game against a computer of each level in the window, in real time, and takes its times.

    QT_QPA_PLATFORM=offscreen python -m tests.end2end.computer_table FOLDER
        [--variants V,V] [--levels L,L] [--pace MS]

A person whose tiles and keys are moved by Strong's choices plays English Literaxx and Wordstream to
the end; pictures of every table, in the middle and in the end, go to the folder. For each game a
line tells how long it took from the person's OK to the computer's answer, from the moment that
word stood to the computer's own OK, and how long the window was ever busy at one piece.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.choices import Deed, Matter
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.model.variant import Variant
from literaxx.paths import HOME_VARIABLE
from literaxx.players.levels import PLAYED
from literaxx.players.strategy import Strategy
from literaxx.session.base import Trouble
from literaxx.session.clock import Machine
from literaxx.storage.dictionaries import open_list
from literaxx.storage.variants import load_variant
from tests.kit.hands import Hands
from tests.kit.sessions import FakeMachine
from tests.kit.windows import Player

Key = Qt.Key
PERSON, COMPUTER = 0, 1
PATIENCE_S = 600


class RealTime(FakeMachine):
    """Time that passes by itself."""

    def wait(self, ms: int) -> None:
        """Lets it pass."""
        QTest.qWait(ms)


class Watch(QObject):
    """Takes the times of a match.

    Attributes:
        answers: Seconds from each OK of the person to the computer's answer.
        moves: Seconds from the end of each turn of the person to the computer's move.
        troubles: What went wrong.
        longest: The longest time that the window did nothing else, in seconds.
    """

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.answers: list[float] = []
        self.moves: list[float] = []
        self.troubles: list[Trouble] = []
        self.longest = 0.0
        self._said = self._ended = self._last = 0.0
        player.session.advanced.connect(self._on_advanced)
        player.session.trouble.connect(self.troubles.append)
        self._beat = QTimer(self, interval=5)
        self._beat.timeout.connect(self._on_beat)
        self._beat.start()

    def stop(self) -> None:
        """The game is over."""
        self._beat.stop()

    def _on_beat(self) -> None:
        now = time.perf_counter()
        if self._last:
            self.longest = max(self.longest, now - self._last)
        self._last = now

    def _on_advanced(self, events: tuple[ev.Event, ...]) -> None:
        now = time.perf_counter()
        for event in events:
            match event:
                case ev.PlayProposed(seat=seat):
                    if seat == PERSON:
                        self._said = now
                    elif self._ended:
                        self.moves.append(now - self._ended)
                        self._ended = 0.0
                case ev.PlayStood() | ev.PlayRefused() if self._said:
                    self.answers.append(now - self._said)
                    self._said, self._ended = 0.0, now


def play(hands: Hands, person: Strategy, watch: Watch, picture: Path) -> None:
    """Plays to the end."""
    until = time.perf_counter() + PATIENCE_S
    player, turns = hands.player, 0
    while not hands.is_over:
        assert time.perf_counter() < until, "stuck"
        QTest.qWait(20)
        asking = player.table.asking
        if asking.seat != PERSON or asking.matter not in {Matter.COMPOSING, Matter.JUDGING}:
            continue
        command = person.choose(player.session.view(PERSON), PERSON, turns, lambda: False)
        match command:
            case cmd.Accept():
                hands.press(Key.Key_F2, Deed.ACCEPT)
            case cmd.Check():
                hands.press(Key.Key_F3, Deed.CHECK)
            case cmd.Propose(play=word):
                turns += 1
                hands.lay(word, by_keys=True)
                if turns == 6:
                    player.window.grab().save(str(picture))
                hands.press(Key.Key_F2, Deed.OK)
            case cmd.Exchange(tiles=tiles):
                for tile in tiles:
                    player.drag(player.place(tile), player.field())
                hands.press(Key.Key_F3, Deed.EXCHANGE)
            case cmd.Pass():
                hands.press(Key.Key_F4, Deed.PASS)
            case _:
                raise AssertionError(command)
    watch.stop()


def game(variant: Variant, level: str, pace_ms: int, folder: Path, home: Path) -> str:
    """Plays one game; a line about it."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    words = open_list(variant.word_list)
    window = MainWindow(Look(application, "light"), FileShelf(Machine()), Settings(home))
    window.resize(1180, 800)
    window.show()
    player = Player(window, RealTime())
    seats = (SeatSpec("Ana"), SeatSpec("Computer", SeatKind.COMPUTER, level=level))
    options = Options(
        decision_ms=30_000,
        wrong_check_penalty=variant.defaults.wrong_check_penalty,
        silence_checks=variant.defaults.silence_checks,
        pace_ms=pace_ms,
    )
    hides_racks = variant.switches.rack_size > 0
    setup = Setup(variant.id, variant.revision, seats, options, hides_racks=hides_racks)
    window.start_game(setup)
    watch = Watch(player)
    name = f"{variant.id}-{level}-{pace_ms}"
    play(Hands(player), PLAYED["strong"](variant, words, 1), watch, folder / f"{name}.png")
    QTest.qWait(1000)
    window.grab().save(str(folder / f"{name}-end.png"))
    scores = player.session.view(None).table.scores
    window.close()
    QApplication.processEvents()
    return (
        f"{name}: {scores[PERSON]} – {scores[COMPUTER]}; answers {_times(watch.answers)}; "
        f"moves {_times(watch.moves)}; window busy {watch.longest * 1000:.0f} ms at most; "
        f"troubles {len(watch.troubles)}"
    )


def _times(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    return (
        f"{len(seconds)}, {min(seconds):.2f} to {max(seconds):.2f} s, median {median(seconds):.2f}"
    )


def main() -> None:
    """Plays the games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--variants", default="literaxx-en,wordstream-en")
    parser.add_argument("--levels", default=",".join(PLAYED))
    parser.add_argument("--pace", type=int, default=2000)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    QApplication([])
    with TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        for name in wanted.variants.split(","):
            for level in wanted.levels.split(","):
                told = game(load_variant(name), level, wanted.pace, wanted.folder, Path(home))
                sys.stdout.write(f"{told}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
