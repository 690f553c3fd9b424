# SPDX-License-Identifier: GPL-3.0-or-later
"""The measurements that need no window."""

from __future__ import annotations

import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

from literaxx import paths
from literaxx.commands import CommandError
from literaxx.commands.bench import LeftOut, Question, Result
from literaxx.commands.shared import named_variant, words_of
from literaxx.commands.speech import say
from literaxx.model.board import Board
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Variant
from literaxx.model.wordgraph import MAX_LENGTH, MIN_LENGTH, WordGraph, build
from literaxx.players.bare import BareTable
from literaxx.players.greedy import greedy
from literaxx.players.leaves import read_table
from literaxx.players.movegen import COMPILED, MoveGenerator
from literaxx.players.pathgen import PathGenerator
from literaxx.players.position import Position
from literaxx.players.selfplay import play_match
from literaxx.rules.variants import rules_for
from literaxx.storage.dictionaries import DictionaryError, WordList, list_ids, open_list

_TILES = "literaxx-en"
_LETTERS = "wordstream-en"
_ROUNDS = 3
_BARE_GAMES = 100 if COMPILED else 2
_BLANKS = ("no blank", "one blank", "two blanks")


def best_seconds(action: Callable[[], object]) -> float:
    """Seconds that an action takes, the best of a few times."""
    times = []
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return min(times)


def start_up(question: Question) -> Iterator[Result]:
    """How long it takes to import the front door, and to look up a word."""
    for name, arguments in (
        ("Python alone", ["-c", "pass"]),
        ("literaxx --version", ["-m", "literaxx", "--version"]),
        ("literaxx words en cat", ["-m", "literaxx", "words", "en", "cat"]),
    ):
        command = [sys.executable, *arguments]
        yield Result(name, best_seconds(partial(_ran, command)) * 1e3, "ms")


def _ran(command: list[str]) -> None:
    try:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        raise LeftOut(f"{' '.join(command)} did not work") from error


def word_lists(question: Question) -> Iterator[Result]:
    """Opening each word list, and looking words up in it."""
    for list_id in list_ids():
        try:
            words = open_list(list_id)
        except DictionaryError as error:
            raise LeftOut(str(error)) from error
        opening = best_seconds(partial(open_list, list_id))
        yield Result(f"opening {list_id}", opening * 1e3, "ms", f"{len(words)} words")
        asked = list(islice(words.graph, 0, None, max(1, len(words) // 20_000)))
        seconds = best_seconds(partial(_all_asked, words, asked))
        yield Result(f"looking up {list_id}", len(asked) / seconds / 1e6, "million a second")


def _all_asked(words: WordList, asked: Iterable[str]) -> bool:
    return all(map(words.contains, asked))


def moves(question: Question) -> Iterator[Result]:
    """All moves and the best move of positions with 0, 1 and 2 blanks."""
    variant = named_variant(_TILES)
    generator = MoveGenerator(variant, _words(question))
    groups = _positions(generator, variant, question)
    for blanks, group in groups.items():
        found = sum(len(generator.all_moves(position)) for position in group)
        detail = f"{len(group)} positions, {found / len(group):.1f} moves"
        for what, search in (("all", generator.all_moves), ("best", generator.best_move)):
            seconds = best_seconds(partial(_each, search, group))
            name = f"{what}, {_BLANKS[blanks]}"
            yield Result(name, seconds / len(group) * 1e3, "ms a position", detail)


def memory(question: Question) -> Iterator[Result]:
    """What finding moves takes beside the word graph and the positions themselves."""
    variant, graph = named_variant(_TILES), _words(question)
    groups = _positions(MoveGenerator(variant, graph), variant, question)
    tracemalloc.start()
    generator = MoveGenerator(variant, graph)
    for group in groups.values():
        _each(generator.all_moves, group)
        _each(generator.best_move, group)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    yield Result("finding all moves", peak / 1e6, "MB", "most at any moment")


def letter_boards(question: Question) -> Iterator[Result]:
    """All words of random letter boards, each with its best line."""
    variant = named_variant(_LETTERS)
    generator = PathGenerator(variant, words_of(variant))
    specs, random = variant.tiles.specs, Random(1)
    weights = [spec.weight for spec in specs]
    rows, columns = variant.board.rows, variant.board.columns
    boards = []
    for _ in range(100):
        drawn = random.choices(specs, weights, k=rows * columns)
        board = Board(rows, columns, tuple(Tile(spec.letter) for spec in drawn))
        boards.append((generator.codes(board), generator.bonuses(board)))
    words = sum(generator.search(*board) for board in boards)
    seconds = best_seconds(lambda: [generator.search(*board) for board in boards])
    detail = f"{len(boards)} boards, {words / len(boards):.1f} words"
    yield Result("all words", seconds / len(boards) * 1e3, "ms a board", detail)


def self_play(question: Question) -> Iterator[Result]:
    """Whole games of two greedy players, and games of Strong against itself without a match."""
    for name in (_TILES, _LETTERS):
        variant = named_variant(name)
        graph = words_of(variant)
        rules = rules_for(variant, partial(_itself, graph))
        players = [greedy(variant, graph), greedy(variant, graph)]
        seconds = best_seconds(
            partial(play_match, rules, graph, players, ("first", "second"), seed=1)
        )
        yield Result(name, seconds * 1e3, "ms a game")
    variant = named_variant(_TILES)
    table = BareTable(variant, words_of(variant), read_table(variant.id))
    began = time.process_time()
    for seed in range(_BARE_GAMES):
        table.play(seed)
    spent = time.process_time() - began
    yield Result("Strong v Strong, bare", _BARE_GAMES / spent, "games a second of the processor")


def _itself(graph: WordGraph) -> WordGraph:
    return graph


def _each(search: Callable[[Position], object], positions: Iterable[Position]) -> None:
    for position in positions:
        search(position)


def _words(question: Question) -> WordGraph:
    if question.words is not None:
        return _graph(question.words)
    return words_of(named_variant(_TILES))


def _positions(
    generator: MoveGenerator, variant: Variant, question: Question
) -> dict[int, list[Position]]:
    """The positions asked for, by the number of blanks on the rack."""
    groups: dict[int, list[Position]] = {0: [], 1: [], 2: []}
    path = question.positions or paths.resources() / "bench" / "positions.txt"
    for number, line in enumerate(_text(path).splitlines(), start=1):
        try:
            board, rack = _read_position(line)
            groups[rack.count(BLANK)].append(generator.position(board, rack))
            _check_size(variant, board)
        except (ValueError, KeyError) as error:
            raise CommandError(
                say(
                    "{file}, line {line}: no position of {variant}",
                    file=path,
                    line=number,
                    variant=_TILES,
                )
            ) from error
    return {blanks: group for blanks, group in groups.items() if group}


def _read_position(line: str) -> tuple[Board, tuple[str, ...]]:
    rows, rack = line.split()
    return Board.from_text(rows.replace("/", "\n")), tuple(rack)


def _check_size(variant: Variant, board: Board) -> None:
    if (board.rows, board.columns) != (variant.board.rows, variant.board.columns):
        raise ValueError("another board")


def _graph(path: Path) -> WordGraph:
    """The graph of a file of words; those that the letters or the length rule out are left out."""
    letters = words_of(named_variant(_TILES)).alphabet.letters
    known = frozenset(letters)
    words = (line.strip().upper() for line in _text(path).splitlines())
    fit = [word for word in words if MIN_LENGTH <= len(word) <= MAX_LENGTH and known >= set(word)]
    return WordGraph.from_bytes(build(fit, letters))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CommandError(say("{file}: it is not UTF-8", file=path)) from error
