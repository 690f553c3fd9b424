# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns what tiles kept are worth, by letting Strong play itself.

    python resources/leaves/make.py literaxx-en --games 3000 --rounds 2 --seed 1

In each round games are played with the table so far, now and then with a random one of the better
moves so that odd leaves come up, too. Whenever a player comes to his next turn, the equity of his
move is one sample of what the tiles were worth that he had kept. The table is the ridge
regression of these samples on the features that `literaxx.players.leaves` sums. The same seed
gives the same table. What has been played is kept in `--state`, so that a run can be interrupted.
"""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from literaxx.model.chance import Chance
from literaxx.model.tiles import BLANK
from literaxx.model.variant import Variant
from literaxx.players.bare import BareTable
from literaxx.players.equity import Deed, Judge, Spot
from literaxx.players.leaves import NOTHING, Leaves, LeaveTable, tiles_of
from literaxx.players.movegen import MoveGenerator, Moves
from literaxx.storage.dictionaries import open_list
from literaxx.storage.variants import load_variant

ODD_PERCENT = 15
ODD_CHOICES = 12
RIDGE = 20.0
"""As if so many samples had said that a feature is worth nothing."""


class Samples:
    """Sums of samples, from which the table is computed."""

    def __init__(self, variant: Variant, letters: Sequence[str]) -> None:
        self.letters = letters
        self.vowels = "".join(
            letter for letter in letters if unicodedata.normalize("NFD", letter)[0] in "AEIOU"
        )
        names = ["mean"]
        counts = {spec.letter: spec.count for spec in variant.tiles.specs}
        counts[BLANK] = variant.tiles.blanks
        names += [f"first {letter}" for letter in letters if counts.get(letter)]
        names += [f"further {letter}" for letter in letters if counts.get(letter, 0) > 1]
        size = variant.switches.rack_size
        names += [f"shape {v},{o}" for v in range(size) for o in range(size - v) if v + o]
        self.names = names
        self.place = {name: place for place, name in enumerate(names)}
        self.squares = [[0.0] * len(names) for _ in names]
        self.sums = [0.0] * len(names)

    def features(self, kept: int) -> list[tuple[int, float]]:
        """The features of some tiles."""
        found = [(0, 1.0)]
        vowels = others = 0
        for code, count in tiles_of(kept):
            letter = self.letters[code]
            found.append((self.place[f"first {letter}"], 1.0))
            if count > 1:
                found.append((self.place[f"further {letter}"], count - 1.0))
            if letter in self.vowels:
                vowels += count
            elif code:
                others += count
        if vowels + others:
            found.append((self.place[f"shape {vowels},{others}"], 1.0))
        return found

    def add(self, kept: int, value: float) -> None:
        """Takes a sample."""
        features = self.features(kept)
        for one, much in features:
            self.sums[one] += much * value
            row = self.squares[one]
            for two, more in features:
                row[two] += much * more

    def table(self) -> LeaveTable:
        """The table that fits best."""
        matrix = [row[:] for row in self.squares]
        for place in range(1, len(matrix)):
            matrix[place][place] += RIDGE
        matrix[0][0] += 1e-9
        values = dict(zip(self.names, solved(matrix, self.sums), strict=True))

        def part(kind: str) -> dict[str, float]:
            return {
                name.partition(" ")[2]: round(value, 2)
                for name, value in values.items()
                if name.startswith(kind)
            }

        return LeaveTable(self.vowels, part("first "), part("further "), part("shape "))


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by Gauss with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for place in range(size):
            factor = rows[place][column] / rows[column][column]
            if place != column and factor:
                head = rows[column]
                rows[place] = [a - factor * b for a, b in zip(rows[place], head, strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


class Curious:
    """Plays the best deed, or now and then another good one."""

    def __init__(self, judge: Judge, chance: Chance) -> None:
        self._judge = judge
        self._chance = chance

    def __call__(self, spot: Spot) -> tuple[Moves, Deed]:
        """What it does."""
        if self._chance.below(100) >= ODD_PERCENT:
            return self._judge.best(spot)
        moves, deeds = self._judge.ranked(spot, ODD_CHOICES)
        return moves, deeds[self._chance.below(len(deeds))]


def play(samples: Samples, table: BareTable, judge: Judge, size: int, seed: int) -> None:
    """Plays a game and takes its samples."""
    kept: dict[int, int] = {}

    def watch(mover: int, spot: Spot, deed: Deed) -> None:
        if mover in kept:
            samples.add(kept.pop(mover), deed.equity)
        if spot.bag >= 2 * size:
            kept[mover] = deed.kept

    table.play([Curious(judge, Chance(seed ^ 0x5EED))] * 2, seed, watch)


def written(table: LeaveTable, heading: str) -> str:
    """The file of a table."""
    lines = ["# SPDX-License-Identifier: GPL-3.0-or-later", f"# {heading}"]
    lines.append(f'vowels = "{table.vowels}"')
    for name, part in (("first", table.first), ("further", table.further), ("shape", table.shape)):
        lines += ["", f"[{name}]", *(f'"{key}" = {value}' for key, value in part.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Learns one table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("variant")
    parser.add_argument("--games", type=int, default=3000, help="games a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="where to keep what has been played")
    args = parser.parse_args()
    variant = load_variant(args.variant)
    graph = open_list(variant.word_list).graph
    generator = MoveGenerator(variant, graph)
    letters = (BLANK, *graph.alphabet.letters)
    table, begin, kept = NOTHING, 0, None
    if args.state and args.state.is_file():
        begin, kept, parts = json.loads(args.state.read_text())
        table = LeaveTable(*parts)
    for number in range(begin // args.games, args.rounds):
        samples = Samples(variant, letters)
        if kept is not None:
            samples.squares, samples.sums = kept
            kept = None
        judge = Judge(generator, Leaves(table, graph.alphabet))
        bare = BareTable(variant, judge)
        for game in range(begin - number * args.games, args.games):
            play(samples, bare, judge, variant.switches.rack_size, hash_of(args.seed, number, game))
            if args.state and (game + 1) % 250 == 0:
                parts = (table.vowels, table.first, table.further, table.shape)
                state = (number * args.games + game + 1, (samples.squares, samples.sums), parts)
                args.state.write_text(json.dumps(state))
        begin = (number + 1) * args.games
        table = samples.table()
        heading = f"Made by make.py: {number + 1} x {args.games} games, seed {args.seed}."
        path = Path(__file__).with_name(f"{variant.id}.toml")
        path.write_text(written(table, heading), encoding="utf-8", newline="\n")


def hash_of(seed: int, number: int, game: int) -> int:
    """A number of its own for each game."""
    return (seed * 100 + number) * 1_000_000 + game


if __name__ == "__main__":
    main()
