# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns what tiles kept are worth, by letting Strong play itself.

    python resources/leaves/make.py literaxx-en --games 4000 --rounds 4 --seed 1

In each round games are played with the table so far, now and then with a random one of the better
moves so that odd leaves come up, too. Whenever a player comes to his next turn, the equity of his
move is one sample of what the tiles were worth that he had kept. The table is the ridge
regression of these samples on the features that `literaxx.players.leaves` sums. The same seed
gives the same table. What has been played is kept in `--state`, so that a run can be interrupted;
with the compiled search it takes a few minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from array import array
from collections.abc import Sequence
from heapq import nsmallest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from literaxx.model.chance import Chance
from literaxx.model.tiles import BLANK
from literaxx.model.variant import Variant
from literaxx.players.bare import BareTable
from literaxx.players.field import Field
from literaxx.players.kept import SCALE
from literaxx.players.leaves import NOTHING, LeaveTable
from literaxx.players.position import CODES
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

    def features(self, kept: Sequence[int]) -> list[tuple[int, float]]:
        """The features of some tiles, counted by their codes."""
        found = [(0, 1.0)]
        vowels = others = 0
        for code, count in enumerate(kept):
            if not count:
                continue
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

    def add(self, kept: Sequence[int], value: float) -> None:
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


def play(samples: Samples, table: BareTable, size: int, seed: int) -> None:
    """Plays a game and takes its samples."""
    chance = Chance(seed ^ 0x5EED)
    kept: dict[int, list[int]] = {}

    def watch(field: Field, seat: int) -> None:
        if seat in kept:
            samples.add(kept.pop(seat), field.worth / SCALE)
        if chance.below(100) < ODD_PERCENT:
            pick_another(field, chance)
        if field.left >= 2 * size and (field.laid or field.gone):
            kept[seat] = tiles_kept(field)

    table.play(seed, watch)


def pick_another(field: Field, chance: Chance) -> None:
    """Takes one of the better moves instead of the best."""
    search = field.search
    count = search.find_all(field.tiles, field.worths, field.rack)
    if count > search.room_for:
        search.make_room(count)
        search.find_all(field.tiles, field.worths, field.rack)
    worths = array("i", bytes(4 * count))
    field.kept.weigh_moves(search.out, search.width, worths)
    best = nsmallest(ODD_CHOICES, range(count), key=lambda index: -worths[index])
    if best:
        field.pick(best[chance.below(len(best))])


def tiles_kept(field: Field) -> list[int]:
    """What stays on the rack after what was found, counted by codes."""
    rack = list(field.rack)
    if field.laid:
        for code in field.search.unpack(field.search.out, field.index)[1]:
            rack[code if code < CODES else 0] -= 1
    elif field.gone:
        for code in range(CODES):
            rack[code] -= field.kept.count(field.gone, code, rack[code])
    return rack


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
    parser.add_argument("--games", type=int, default=4000, help="games a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="where to keep what has been played")
    args = parser.parse_args()
    variant = load_variant(args.variant)
    graph = open_list(variant.word_list).graph
    letters = (BLANK, *graph.alphabet.letters)
    table, begin, kept = NOTHING, 0, None
    if args.state and args.state.is_file():
        begin, kept, parts = json.loads(args.state.read_text("utf-8"))
        table = LeaveTable(*parts)
    for number in range(begin // args.games, args.rounds):
        samples = Samples(variant, letters)
        if kept is not None:
            samples.squares, samples.sums = kept
            kept = None
        bare = BareTable(variant, graph, table)
        for game in range(begin - number * args.games, args.games):
            play(samples, bare, variant.switches.rack_size, hash_of(args.seed, number, game))
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
