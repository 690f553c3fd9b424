# SPDX-License-Identifier: GPL-3.0-or-later
"""Laws of scoring that hold on every board."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from literaxx.model.board import Board, Placement
from literaxx.model.geometry import BoardSpec, Direction, Square
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score
from literaxx.model.tiles import HIDDEN, Tile
from literaxx.model.variant import Variant
from literaxx.rules.base import Violation
from literaxx.rules.crossword import CrosswordRules
from tests.kit.tables import small_game, table

GAME = small_game()
TILES = st.sampled_from([*map(Tile, "ABCDEJ"), Tile("A", is_blank=True), Tile("Z", is_blank=True)])


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board of 5 by 7 with tiles anywhere, the empty board now and then."""
    cells = draw(st.lists(st.none() | TILES, min_size=35, max_size=35))
    kept = draw(st.sampled_from([0, 1, 1, 1]))
    return Board(5, 7, tuple(cell if kept else None for cell in cells))


@st.composite
def plays(draw: st.DrawFn, board: Board) -> TilePlay:
    """Tiles on empty cells of one line, some of them perhaps left out."""
    direction = draw(st.sampled_from(Direction))
    start = Square(draw(st.integers(0, 4)), draw(st.integers(0, 6)))
    line = [start.step(direction, count) for count in range(7)]
    free = [square for square in line if board.holds(square) and board.at(square) is None]
    count = draw(st.integers(min(1, len(free)), min(5, len(free))))
    return TilePlay(tuple(Placement(square, draw(TILES)) for square in free[:count]))


def turned(square: Square) -> Square:
    return Square(square.column, square.row)


def turned_game(variant: Variant) -> Variant:
    spec = variant.board
    premiums = tuple(
        spec.premium(Square(row, column))
        for column in range(spec.columns)
        for row in range(spec.rows)
    )
    turned_spec = BoardSpec(spec.columns, spec.rows, premiums, turned(spec.start))
    return msgspec.structs.replace(variant, board=turned_spec)


def turned_board(board: Board) -> Board:
    return Board.empty(board.columns, board.rows).with_tiles(
        Placement(turned(placement.square), placement.tile) for placement in board.placements()
    )


def assess(variant: Variant, board: Board, play: TilePlay) -> Score | Violation:
    return CrosswordRules(variant).assess(table(board, HIDDEN * 5), 0, play)


@given(st.data())
def test_turning_the_board_about_its_diagonal_keeps_every_score(data: st.DataObject) -> None:
    board = data.draw(boards())
    play = data.draw(plays(board))
    mirror = TilePlay(tuple(Placement(turned(p.square), p.tile) for p in play.placements))
    one = assess(GAME, board, play)
    two = assess(turned_game(GAME), turned_board(board), mirror)
    if isinstance(one, Score):
        assert isinstance(two, Score)
        assert one.points == two.points
        assert sorted(word.text for word in one.words) == sorted(word.text for word in two.words)
    else:
        assert isinstance(two, Violation)
        assert one.why is two.why


@given(st.data())
def test_the_order_in_which_tiles_are_named_does_not_matter(data: st.DataObject) -> None:
    board = data.draw(boards())
    play = data.draw(plays(board))
    mixed = TilePlay(tuple(data.draw(st.permutations(play.placements))))
    assert assess(GAME, board, play) == assess(GAME, board, mixed)


@given(st.data())
def test_the_words_are_the_runs_that_changed(data: st.DataObject) -> None:
    board = data.draw(boards())
    play = data.draw(plays(board))
    score = assess(GAME, board, play)
    if isinstance(score, Score):
        assert {word.squares for word in score.words} == runs(
            board.with_tiles(play.placements)
        ) - runs(board)


def runs(board: Board) -> set[tuple[Square, ...]]:
    """Every run of two tiles or more."""
    found = {
        board.run(placement.square, direction)
        for placement in board.placements()
        for direction in Direction
    }
    return {run for run in found if len(run) > 1}
