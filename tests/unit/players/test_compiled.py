# SPDX-License-Identifier: GPL-3.0-or-later
"""The same source gives the same results compiled and uncompiled, in the same order."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
RESULTS = """
from random import Random
from literaxx.model import lookup, pathsearch
from literaxx.model.board import Board
from literaxx.model.tiles import Tile
from literaxx.players.bare import BareTable
from literaxx.players.leaves import read_table
from literaxx.players.levels import LEVELS
from literaxx.players.movegen import COMPILED, MoveGenerator
from literaxx.players.pathgen import PathGenerator
from literaxx.storage.variants import load_variant
from tests.kit.positions import FewWords, few_words, graph_of_few, positions
from tests.kit.views import composing

assert COMPILED == lookup.COMPILED == pathsearch.COMPILED
print(COMPILED)
graph = graph_of_few("en")
random = Random(1)
for name in ("literaxx-en", "wordbox-en"):
    variant = load_variant(name)
    generator = MoveGenerator(variant, graph)
    for blanks in (0, 1, 2):
        for position in positions(variant, graph, 5, blanks, random):
            numbers = generator.position(position.board, position.rack)
            print(list(generator.all_moves(numbers)))
            print(generator.best_move(numbers))
variant = load_variant("literaxx-en")
bare = BareTable(variant, graph, read_table(variant.id))
print(bare.play(2, lambda table, seat: print(table.worth, table.points, table.laid, table.gone)))
expert = LEVELS["expert"](variant, FewWords("en"), 24)
(position,) = positions(variant, graph, 1, 0, random)
view = composing(variant, position.rack, board=position.board)
print([expert.choose(view, 0, seed, lambda: False) for seed in range(3)])
variant = load_variant("wordstream-en")
letters = [spec.letter for spec in variant.tiles.specs]
for _ in range(5):
    board = Board(5, 5, tuple(Tile(random.choice(letters)) for _ in range(25)))
    print(PathGenerator(variant, graph).all_words(board))
    print(PathGenerator(variant, graph).best_word(board))
asked = [word[:-1] + "E" for word in few_words("en")]
print([word in graph for word in asked])
"""


def results(package: Path) -> list[str]:
    """What the package in a folder prints: whether it is compiled, then all its results."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    command = [sys.executable, "-c", RESULTS]
    done = subprocess.run(
        command, cwd=package, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


@pytest.mark.slow
def test_compiled_and_uncompiled_give_the_same_results(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        pytest.skip("no C compiler here")
    plain, compiled = tmp_path / "plain", tmp_path / "compiled"
    for folder in (plain, compiled):
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
        shutil.copytree(ROOT / "literaxx", folder / "literaxx", ignore=ignored)
        for name in ("resources", "dictionaries"):
            shutil.copytree(ROOT / name, folder / name)
    modules = [
        path.with_suffix(".py").relative_to(compiled).as_posix()
        for path in (compiled / "literaxx").rglob("*.pxd")
    ]
    command = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", *modules]
    quickly = {**os.environ, "CFLAGS": "-O0"}
    subprocess.run(command, cwd=compiled, env=quickly, check=True, capture_output=True)
    one, two = results(plain), results(compiled)
    assert (one[0], two[0]) == ("False", "True")
    assert one[1:] == two[1:]
