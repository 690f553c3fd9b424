# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the whole program briefly without a person: for packages that have just been built."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

from literaxx.gui.main_window import MainWindow
from literaxx.gui.shelf import OpenTable, Shelf
from literaxx.match.commands import Accept, Command, Propose
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing, Judging
from literaxx.model.board import Placement
from literaxx.model.geometry import Direction, Square
from literaxx.model.plays import PathPlay, Play, TilePlay
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Kind, Variant

PATIENCE = 2_000
"""Rounds of the event loop after which a disk counts as stuck."""


def try_everything(application: QApplication, window: MainWindow, shelf: Shelf) -> int:
    """Opens every page and plays a move of every game.

    Args:
        application: Its event loop is turned here.
        window: The window.
        shelf: What there is to play.

    Returns:
        0 when each move stood, 1 when one did not.
    """
    window.show()
    for show in (
        window.show_new,
        window.show_preferences,
        window.show_rules,
        window.show_keys,
        window.show_about,
    ):
        show()
        application.processEvents()
    failed = [each.id for each in shelf.variants() if not _plays(application, window, each)]
    window.show_start()
    window.close()
    if failed and sys.stderr is not None:
        sys.stderr.write(f"literaxx: no move could be played in {', '.join(failed)}\n")
    return 1 if failed else 0


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
