# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables from pictures, plays from positions: how tests write down what lies where."""

from literaxx.model.board import Board, Placement
from literaxx.model.geometry import Direction, Square
from literaxx.model.plays import PathPlay, TilePlay
from literaxx.model.table import Table
from literaxx.model.tiles import HIDDEN, Tile
from literaxx.model.variant import Variant
from literaxx.rules.variants import parse_variant

SMALL_GAME = '''
format = 1
id = "small"
game = "small"
title = "Small game"
language = "en"
kind = "crossword"

[board]
start = "C3"
rows = """
1..t.d.
..d....
.D5..3.
...t...
T..1..d
"""

[tiles]
blanks = 2
blank_letters = "ABCDEJZ"
letters = { A = [1, 9], B = [3, 4], C = [3, 2], D = [2, 4], E = [1, 9], J = [5, 1] }

[switches]
rack_size = 5
full_rack_bonus = 50
'''
"""A crossword game of 7 columns and 5 rows with every kind of cell."""


def small_game(**switches: str) -> Variant:
    """The small game with other switches, each given as TOML."""
    changes = "".join(f"{name} = {value}\n" for name, value in switches.items())
    text = SMALL_GAME
    for name in switches:
        text = "\n".join(line for line in text.split("\n") if not line.startswith(f"{name} ="))
    return parse_variant(text + changes, "the small game")


def square(name: str) -> Square:
    """`G8` is row 7, column 6."""
    return Square(int(name[1:]) - 1, ord(name[0]) - ord("A"))


def lay(position: str, word: str) -> TilePlay:
    """Tiles from a position on, `8G` across and `G8` down.

    In the word `.` leaves out a cell, and lower case is a blank.
    """
    across = position[0].isdigit()
    start = square(position[-1] + position[:-1] if across else position)
    direction = Direction.ACROSS if across else Direction.DOWN
    return TilePlay(
        tuple(
            Placement(start.step(direction, place), Tile(letter.upper(), letter != letter.upper()))
            for place, letter in enumerate(word)
            if letter != "."
        )
    )


def line(*names: str) -> PathPlay:
    """A line through cells given by name."""
    return PathPlay(tuple(square(name) for name in names))


def table(
    board: Board | str, *racks: str, bag: str = "", scores: tuple[int, ...] | None = None
) -> Table:
    """A table; without racks, one seat whose five tiles are hidden."""
    held = tuple(tuple(rack) for rack in racks or (HIDDEN * 5,))
    picture = Board.from_text(board) if isinstance(board, str) else board
    return Table(picture, held, tuple(bag), scores or (0,) * len(held))
