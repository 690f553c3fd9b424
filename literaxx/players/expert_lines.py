# SPDX-License-Identifier: GPL-3.0-or-later
"""Expert in a letter-path game: what a word leaves to the next player counts, too."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nsmallest

from literaxx.match import commands as cmd
from literaxx.match.state import MatchState
from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.tiles import Tile
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph
from literaxx.players.answers import answer_of
from literaxx.players.pathgen import PathGenerator, PathMove

CANDIDATES = 6
SHUFFLES_TRIED = 10
SHUFFLE_GAIN = 2.0
"""How many points more than the best word now a mixed board must promise."""


class WeighingLines:
    """Plays a letter-path game for the points of a word less those of the likely reply.

    Attributes:
        playouts: How many boards he looks at in a turn at most.
    """

    def __init__(self, variant: Variant, graph: WordGraph, playouts: int) -> None:
        """A player of a variant who knows these words."""
        self._words = graph
        self._generator = PathGenerator(variant, graph)
        self._tiles = [Tile(spec.letter) for spec in variant.tiles.specs]
        self._weights = [spec.weight for spec in variant.tiles.specs]
        self._most_shuffles = variant.switches.shuffles
        self.playouts = playouts

    def choose(
        self, view: MatchState, seat: int, entropy: int, is_stopped: Callable[[], bool]
    ) -> cmd.Command:
        """His command, see `Strategy`."""
        answer = answer_of(view, self._words)
        if answer is not None:
            return answer
        chance = Chance(entropy)
        board, turn_id = view.table.board, view.composing.turn_id
        lines = self._generator.all_lines(board)
        best = max((points for _, points in lines), default=0)
        used = view.progress.seats[seat].shuffles
        if used < self._most_shuffles and self._mixed(board, chance) >= best + SHUFFLE_GAIN:
            return cmd.Shuffle(turn_id)
        if not lines:
            return cmd.Pass(turn_id)
        likely = nsmallest(CANDIDATES, lines, key=lambda line: -line[1])
        moves = [self._generator.move(board, line) for line in likely]
        return cmd.Propose(turn_id, self._tried(board, moves, chance, is_stopped).play)

    def _tried(
        self, board: Board, moves: list[PathMove], chance: Chance, is_stopped: Callable[[], bool]
    ) -> PathMove:
        """The move that leaves least for its points."""
        sums = [0.0] * len(moves)
        rounds = 0
        while (rounds + 1) * len(moves) <= self.playouts and not is_stopped():
            letters = [chance.weighted(self._tiles, self._weights) for _ in board.cells]
            for place, move in enumerate(moves):
                renewed = [
                    Placement(square, letters[square.row * board.columns + square.column])
                    for square in move.play.squares
                ]
                sums[place] += self._best_points(board.with_tiles(renewed))
            rounds += 1
        if not rounds:
            return moves[0]
        worth = [move.points - left / rounds for move, left in zip(moves, sums, strict=True)]
        return moves[max(range(len(moves)), key=worth.__getitem__)]

    def _mixed(self, board: Board, chance: Chance) -> float:
        """What the best word on the board is worth after mixing, on average."""
        squares = [Square(*divmod(cell, board.columns)) for cell in range(len(board.cells))]
        tiles = [tile for tile in board.cells if tile is not None]
        total = 0
        for _ in range(SHUFFLES_TRIED):
            mixed = chance.shuffled(tiles)
            placements = map(Placement, squares, mixed)
            total += self._best_points(board.with_tiles(placements))
        return total / SHUFFLES_TRIED

    def _best_points(self, board: Board) -> int:
        best = self._generator.best_line(board)
        return 0 if best is None else best[1]
