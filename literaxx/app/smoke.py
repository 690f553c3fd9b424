# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the whole program briefly without a person: for packages that have just been built."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

from literaxx.app.languages import Languages
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.shelf import OpenTable, Shelf
from literaxx.gui.texts import LANGUAGE_NAMES
from literaxx.gui.theme import THEMES
from literaxx.match.commands import Accept, Command, Propose
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, Judging
from literaxx.model.board import Placement
from literaxx.model.geometry import Direction, Square
from literaxx.model.plays import PathPlay, Play, TilePlay
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Kind, Variant
from literaxx.storage.dictionaries import DictionaryError, check, list_ids, open_list, read_card

PATIENCE = 2_000
"""Rounds of the event loop after which a disk counts as stuck."""


def try_everything(application: QApplication, window: MainWindow, shelf: Shelf) -> int:
    """Loads every word list, opens every page, plays a move of every game, paints every theme.

    Args:
        application: Its event loop is turned here.
        window: The window.
        shelf: What there is to play.

    Returns:
        0 when all went well, 1 when something did not; what, is said on the error stream.
    """
    window.show()
    for show in (
        window.show_new,
        window.sides.show_preferences,
        window.sides.show_rules,
        window.sides.show_keys,
        window.sides.show_about,
    ):
        show()
        application.processEvents()
    failed = [*_damaged_lists(), *_missing_languages(application)]
    for variant in shelf.variants():
        if not _plays(application, window, variant):
            failed.append(f"no move could be played in {variant.id}")
    failed += _same_pictures(application, window)
    window.show_start()
    window.close()
    if failed and sys.stderr is not None:
        sys.stderr.write("".join(f"literaxx: {what}\n" for what in failed))
    return 1 if failed else 0


def _damaged_lists() -> list[str]:
    """What is wrong with the word lists: all of each is read."""
    faults = []
    ids = list_ids()
    for list_id in ids:
        try:
            check(read_card(list_id))
            words = open_list(list_id)
            if not len(words) or not len(words.everyday_words()):
                faults.append(f"the word list {list_id} is empty")
        except DictionaryError as error:
            faults.append(str(error))
    return faults if ids else ["there are no word lists"]


def _missing_languages(application: QApplication) -> list[str]:
    there = Languages(application).names
    return [f"no translation: {name}" for name in LANGUAGE_NAMES if name not in there]


def _same_pictures(application: QApplication, window: MainWindow) -> list[str]:
    """Paints the table in each theme; themes that look the same were not loaded."""
    look = application.findChild(Look)
    assert look is not None  # It is the application's own from the beginning.
    chosen, pictures = look.choice, []
    for theme in THEMES:
        look.use(theme)
        application.processEvents()
        pictures.append(window.grab().toImage())
    look.use(chosen)
    are_all_other = all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
    return [] if are_all_other else ["themes look the same"]


def _plays(application: QApplication, window: MainWindow, variant: Variant) -> bool:
    """Whether a first move of two players stands."""
    has_racks = variant.kind is Kind.CROSSWORD
    seats = (SeatSpec("One"), SeatSpec("Two", place=1))
    window.start_game(Setup(variant.id, variant.revision, seats, Options(), has_racks, first=0))
    opened = window.opened
    if opened is None:
        return False
    for _ in range(PATIENCE):
        state = opened.session.view(0)
        if state.progress.history:
            return state.table.scores[0] > 0
        command = _next_command(opened)
        if command is not None:
            opened.session.submit(1 if isinstance(command, Accept) else 0, command)
        application.processEvents()
    return False


def _next_command(opened: OpenTable) -> Command | None:
    """What would bring the move forward."""
    state = opened.session.view(0)
    match state.phase:
        case Composing(seat=0, turn_id=turn_id):
            return Propose(turn_id, _a_play(opened))
        case Judging(proposal_id=proposal_id):
            return Accept(proposal_id)
        case _:
            return None


def _a_play(opened: OpenTable) -> Play:
    """Two letters that may be played first, whether they are a word or not."""
    variant, table = opened.rules.variant, opened.session.view(0).table
    if variant.kind is Kind.LETTER_PATH:
        return PathPlay((Square(0, 0), Square(0, 1)))
    letters = [tile for tile in table.racks[0] if tile != BLANK][:2]
    start = variant.board.start
    return TilePlay(
        tuple(
            Placement(start.step(Direction.ACROSS, place), Tile(letter))
            for place, letter in enumerate(letters)
        )
    )
