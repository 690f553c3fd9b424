# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions to search, word lists to search with, and searches by definition.

The searches here know the list of words and ask the rules whether a play is legal and what it is
worth; they share nothing with the move generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations
from random import Random

from literaxx.model.board import Board, Placement
from literaxx.model.geometry import Direction, Square
from literaxx.model.plays import TilePlay
from literaxx.model.table import Table
from literaxx.model.tiles import BLANK, Tile, rack_without
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.movegen import MoveGenerator
from literaxx.rules.base import Violation
from literaxx.rules.crossword import CrosswordRules
from literaxx.storage.dictionaries import open_list

Found = dict[frozenset[Placement], int]
"""Plays, as the set of their placements, and their points."""


@dataclass(frozen=True, slots=True)
class Position:
    """A board and the rack of the player to move."""

    board: Board
    rack: tuple[str, ...]


@cache
def few_words(word_list: str, count: int = 3000) -> tuple[str, ...]:
    """Some words of a list, every short one among them so that words lie side by side."""
    graph = open_list(word_list).graph
    words = [word for word in graph if len(word) <= 15]
    short = [word for word in words if len(word) <= 3][: count // 2]
    rest = [word for word in words if len(word) > 3]
    return tuple(sorted([*short, *Random(count).sample(rest, count - len(short))]))


@cache
def graph_of_few(word_list: str, count: int = 3000) -> WordGraph:
    """The graph of those words."""
    letters = open_list(word_list).graph.alphabet.letters
    return WordGraph.from_bytes(build(few_words(word_list, count), letters))


class FewWords:
    """A short list, every third word of which is an everyday one."""

    def __init__(self, word_list: str) -> None:
        """Knows words of a built-in list."""
        self.graph = graph_of_few(word_list)
        everyday = few_words(word_list)[::3]
        self._everyday = WordGraph.from_bytes(build(everyday, self.graph.alphabet.letters))

    def everyday_words(self) -> WordGraph:
        """Those."""
        return self._everyday

    def excludes(self, word: str) -> bool:
        """False."""
        return False


def positions(
    variant: Variant, graph: WordGraph, count: int, blanks: int, random: Random
) -> Iterator[Position]:
    """Positions from games of random moves, each rack with so many blanks."""
    generator = MoveGenerator(variant, graph)
    bag: list[str] = []
    board = Board.empty(variant.board.rows, variant.board.columns)
    for _ in range(count):
        if len(bag) < variant.switches.rack_size + random.randrange(40):
            board = Board.empty(variant.board.rows, variant.board.columns)
            bag = [tile for tile in variant.tiles.tiles if tile != BLANK]
            random.shuffle(bag)
        for _ in range(random.randrange(1, 4)):
            rack = bag[-variant.switches.rack_size :]
            moves = generator.all_moves(generator.position(board, rack))
            if moves:
                play = moves[random.randrange(len(moves))].play
                board = board.with_tiles(play.placements)
                bag = list(rack_without(tuple(bag), [p.tile.letter for p in play.placements]))
            random.shuffle(bag)
        size = random.choice([variant.switches.rack_size] * 4 + [2])
        size = min(size, variant.switches.rack_size)
        letters = bag[-size:][: size - blanks] if size > blanks else []
        yield Position(board, (*letters, *([BLANK] * blanks)))


class WordSearch:
    """All legal plays that make only words of a list, by trying each word everywhere."""

    def __init__(self, variant: Variant, words: Collection[str]) -> None:
        """A search for positions of a variant.

        Args:
            variant: A crossword variant; each of its letters is one character.
            words: The words.
        """
        self._variant = variant
        self._rules = CrosswordRules(variant)
        self._words = frozenset(words)
        self._letters = {word: frozenset(word) for word in self._words}
        self._with: dict[tuple[int, int, str], set[str]] = {}
        for word in words:
            for place, letter in enumerate(word):
                self._with.setdefault((len(word), place, letter), set()).add(word)

    def __call__(self, position: Position) -> Found:
        """The plays of a position and what the rules say they are worth."""
        table = Table(position.board, (position.rack,), (), (0,))
        found: Found = {}
        for placements in self._tries(position):
            score = self._rules.assess(table, 0, TilePlay(placements))
            if not isinstance(score, Violation) and all(
                word.word in self._words for word in score.words
            ):
                found[frozenset(placements)] = score.points
        return found

    def _tries(self, position: Position) -> Iterator[tuple[Placement, ...]]:
        """Every word laid wherever the tiles on the board and the rack allow it."""
        board, rack = position.board, Counter(position.rack)
        from_rack: dict[int, set[str]] = {}
        for word, letters in self._letters.items():
            if len(letters - rack.keys()) <= rack[BLANK] and _missing(word, rack) <= rack[BLANK]:
                from_rack.setdefault(len(word), set()).add(word)
        near = {square for square in self._variant.board.squares() if board.has_neighbour(square)}
        near = near or {self._variant.board.start}
        crosses = cache(partial(self._crosses, board))
        for direction, squares in self._windows():
            new = [square for square in squares if board.at(square) is None]
            outside = (squares[0].step(direction, -1), squares[-1].step(direction))
            if not new or near.isdisjoint(new) or any(map(board.at, outside)):
                continue  # Most are apart from everything; the rules need not be asked.
            fitting = [
                self._with.get((len(squares), place, tile.letter), set())
                for place, square in enumerate(squares)
                if (tile := board.at(square)) is not None
            ]
            fitting = fitting or [from_rack.get(len(squares), set())]
            for word in set.intersection(*fitting):
                letter_at = dict(zip(squares, word, strict=True))
                chosen = [(square, letter_at[square]) for square in new]
                if _missing((letter for _, letter in chosen), rack) > rack[BLANK]:
                    continue
                if all(crosses(*each, direction.other) for each in chosen):
                    yield from self._with_blanks(chosen, rack)

    def _windows(self) -> Iterator[tuple[Direction, list[Square]]]:
        """Every row of two or more neighbouring cells."""
        spec = self._variant.board
        for first in spec.squares():
            for direction in Direction:
                squares = [first]
                while spec.holds(following := squares[-1].step(direction)):
                    squares = [*squares, following]
                    yield direction, squares

    def _crosses(self, board: Board, square: Square, letter: str, direction: Direction) -> bool:
        """Whether a tile makes no word in this direction, or one of the list."""
        changed = board.with_tiles([Placement(square, Tile(letter))])
        run = changed.run(square, direction)
        word = "".join(tile.letter for at in run if (tile := changed.at(at)) is not None)
        return len(word) == 1 or word in self._words

    def _with_blanks(
        self, chosen: list[tuple[Square, str]], rack: Counter[str]
    ) -> Iterator[tuple[Placement, ...]]:
        """The ways to lay these letters: every choice of those that are blanks."""
        least = _missing((letter for _, letter in chosen), rack)
        for count in range(least, rack[BLANK] + 1):
            for blanks in combinations(range(len(chosen)), count):
                tiles = [Tile(letter, i in blanks) for i, (_, letter) in enumerate(chosen)]
                if not Counter(tile.on_rack for tile in tiles) - rack:
                    yield tuple(
                        Placement(square, tile)
                        for (square, _), tile in zip(chosen, tiles, strict=True)
                    )


def _missing(letters: Iterable[str], rack: Counter[str]) -> int:
    """How many of these letters are not on the rack."""
    return sum((Counter(letters) - rack).values())


def generated(generator: MoveGenerator, position: Position) -> Found:
    """What the move generator finds; an AssertionError when it finds a play twice."""
    moves = list(generator.all_moves(generator.position(position.board, position.rack)))
    found = {frozenset(move.play.placements): move.points for move in moves}
    assert len(found) == len(moves)
    return found
