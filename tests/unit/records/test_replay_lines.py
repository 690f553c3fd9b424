# SPDX-License-Identifier: GPL-3.0-or-later
import msgspec
import pytest

from literaxx.records.lines import Line, PassLine, ShuffleLine, SkipLine, WordLine, lines_record
from literaxx.records.problems import Fault, Problem
from literaxx.records.record import RecordedPlayer, RecordError
from literaxx.records.replay_lines import LineStep, replay_lines
from literaxx.rules.base import Violation, Why
from tests.kit.records import small_rules
from tests.kit.tables import line

RULES = small_rules(
    '''
format = 1
id = "lines"
game = "lines"
title = "Lines"
language = "en"
kind = "letter-path"
board.rows = """
...
...
..."""
tiles.letters = { A = [1, 6], B = [3, 3], J = [5, 1] }
switches = { turns = 3, shuffles = 1 }
'''
)
BOARD = "ABA/BAA/AAJ"
PLAYERS = (RecordedPlayer("ana", "Ana"), RecordedPlayer("bob", "Bob"))


def steps(*moves: Line, board: str = BOARD, scores: tuple[int, ...] = ()) -> list[LineStep]:
    record = msgspec.structs.replace(
        lines_record("lines", PLAYERS, board), moves=moves, scores=scores
    )
    return list(replay_lines(record, RULES))


def word(
    *names: str,
    word: str = "AAJ",
    points: int = 11,
    board: str | None = None,
    refused: bool = False,
) -> WordLine:
    return WordLine(
        player="ana", total=0, word=word, line=line(*names).squares, points=11, board=board,
        refused=refused,
    )  # fmt: skip


DIAGONAL = ("A1", "B2", "C3")


def test_a_word_is_worth_its_letters_and_crossings_and_renews_its_cells() -> None:
    (step,) = steps(word(*DIAGONAL, board="JBA/BJA/AAA"), scores=(5, 0))
    assert (step.points, step.total, step.problems) == (3 + 3 + 5, 16, ())
    assert [made.word for made in step.words] == ["AAJ"]
    assert step.table.board.to_text() == "JBA\nBJA\nAAA"


def test_a_refused_word_leaves_neither_points_nor_new_letters() -> None:
    step, changed = steps(
        word(*DIAGONAL, refused=True), word(*DIAGONAL, refused=True, board="JBA/BJA/AAA")
    )
    assert (step.points, step.total, step.problems) == (0, 0, ())
    assert step.table.board.to_text() == BOARD.replace("/", "\n")
    assert changed.problems == (Problem(Fault.LETTERS),)


def test_a_shuffle_keeps_the_letters_and_is_no_turn() -> None:
    shuffle = ShuffleLine(player="bob", total=0, board="JBA/BAA/AAA")
    passed = PassLine(player="bob", total=0)
    made = steps(shuffle, passed, passed, passed, passed)
    assert [step.problems for step in made] == [()] * 5
    assert made[0].table.board.to_text() == "JBA\nBAA\nAAA"


def test_a_lost_turn_is_a_turn() -> None:
    lost = SkipLine(player="bob", total=0, cause="penalty")
    # Three turns are played out in whole rounds: four for two players.
    made = steps(lost, lost, lost, lost, lost)
    assert [step.problems for step in made] == [(), (), (), (), (Problem(Fault.TURNS),)]


def test_a_game_without_a_limit_goes_on() -> None:
    rules = small_rules(
        'format = 1\nid = "x"\ngame = "x"\ntitle = "X"\nlanguage = "en"\nkind = "letter-path"\n'
        'board.rows = """\n..\n.."""\ntiles.letters = { A = [1, 1] }\n'
    )
    record = msgspec.structs.replace(
        lines_record("x", PLAYERS, "AA/AA"), moves=(PassLine(player="ana", total=0),) * 9
    )
    assert not any(step.problems for step in replay_lines(record, rules))


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        (word("A1", "C3"), Problem(Violation(Why.NOT_NEIGHBOURS, "C3"))),
        (word(*DIAGONAL, word="ABA"), Problem(Fault.OTHER_WORD, "AAJ")),
        (word(*DIAGONAL, board="JBB/BJA/AAA"), Problem(Fault.LETTERS)),
        (word(*DIAGONAL, board="JB/BJ"), Problem(Fault.BOARD)),
        (word(*DIAGONAL, board="JBA/BJA/AA"), Problem(Fault.BOARD)),
        (word(*DIAGONAL, board="JBA/BJA/AAŻ"), Problem(Fault.BOARD)),
        (ShuffleLine(player="bob", total=0, board="JJJ/BAA/AAA"), Problem(Fault.LETTERS)),
    ],
)
def test_what_is_wrong_is_told(move: Line, problem: Problem) -> None:
    (step,) = steps(move)
    assert step.problems == (problem,)


def test_shuffles_are_counted_for_each_player() -> None:
    bob, ana = (ShuffleLine(player=nick, total=0, board=BOARD) for nick in ("bob", "ana"))
    made = steps(bob, ana, bob)
    assert [step.problems for step in made] == [
        (), (), (Problem(Violation(Why.SHUFFLES_USED, "1")),),
    ]  # fmt: skip


@pytest.mark.parametrize("board", ["AB/AB", "ABA/BAA/AAŻ"])
def test_a_board_of_another_game_cannot_be_replayed(board: str) -> None:
    with pytest.raises(RecordError, match="not one of this variant"):
        steps(board=board)
