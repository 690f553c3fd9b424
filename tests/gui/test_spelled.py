# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of moves shows how words are spelled, as soon as that gives nothing away."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt

from literaxx.gui.look import Look
from literaxx.gui.move_list import WORD, MoveList
from literaxx.gui.spelled import several, spelled
from literaxx.match.events import EndCause, WordVerdict
from literaxx.match.state import Finished, MatchState, TurnKind, TurnRecord
from literaxx.model.geometry import Square
from literaxx.model.scoring import LetterScore, Score, WordScore
from tests.kit.tables import small_game
from tests.kit.views import composing

WAYS = {"PERO": ("PERÒ",), "FATA": ("FATA", "FATĂ", "FAȚA"), "CASA": ("CASA",)}


def spellings(word: str) -> tuple[str, ...]:
    """What a small dictionary knows."""
    return WAYS.get(word.upper(), ())


@pytest.mark.parametrize(
    ("laid", "shown"),
    [("PERO", "PERÒ"), ("PErO", "PErÒ"), ("PERo", "PERò"), ("FATA", "FATA"), ("CASA", "CASA"),
     ("XYZ", "XYZ")],
)  # fmt: skip
def test_a_word_with_one_spelling_is_shown_by_it_blanks_as_they_are(laid: str, shown: str) -> None:
    assert spelled(laid, spellings) == shown


def test_only_a_word_with_more_spellings_has_several() -> None:
    assert several("FATA", spellings) == WAYS["FATA"]
    assert several("PERO", spellings) == several("XYZ", spellings) == ()


def turn(text: str, *, is_checked: bool) -> TurnRecord:
    """A word that stands."""
    letters = tuple(LetterScore(letter, is_blank=False, value=1) for letter in text)
    squares = tuple(Square(0, column) for column in range(len(text)))
    verdicts = (WordVerdict(text, is_good=True),) if is_checked else ()
    score = Score((WordScore(squares, letters),))
    return TurnRecord(0, TurnKind.PLAYED, score=score, verdicts=verdicts)


VIEW = composing(
    small_game(),
    "ABCDE",
    history=(
        turn("PERO", is_checked=True),
        turn("PERO", is_checked=False),
        turn("FATA", is_checked=True),
        turn("FATA", is_checked=False),
    ),
)


@pytest.fixture
def moves(look: Look) -> Iterator[MoveList]:
    """The list of moves of a table whose words can be spelled."""
    made = MoveList(look)
    made.spell_by(spellings)
    yield made
    made.deleteLater()


def shown(moves: MoveList, view: MatchState, role: Qt.ItemDataRole) -> list[str]:
    """What the column of words says of each turn."""
    moves.show_view(view)
    model = moves.model()
    return [str(model.index(row, WORD).data(role)) for row in range(model.rowCount())]


def test_during_the_game_only_words_that_were_looked_up_are_spelled(moves: MoveList) -> None:
    assert shown(moves, VIEW, Qt.ItemDataRole.DisplayRole) == ["PERÒ", "PERO", "FATA", "FATA"]
    tips = shown(moves, VIEW, Qt.ItemDataRole.ToolTipRole)
    assert [tip.split("\n")[0] for tip in tips] == [
        "PERÒ · 4", "PERO · 4", "FATA · 4 (FATA, FATĂ, FAȚA)", "FATA · 4",
    ]  # fmt: skip


def test_after_the_game_all_words_are_spelled(moves: MoveList) -> None:
    over = msgspec.structs.replace(VIEW, phase=Finished(EndCause.PASSES, None, ()))
    shown(moves, VIEW, Qt.ItemDataRole.DisplayRole)
    assert shown(moves, over, Qt.ItemDataRole.DisplayRole) == ["PERÒ", "PERÒ", "FATA", "FATA"]
    tips = shown(moves, over, Qt.ItemDataRole.ToolTipRole)
    assert tips[3].split("\n")[0] == "FATA · 4 (FATA, FATĂ, FAȚA)"
