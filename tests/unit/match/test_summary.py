# SPDX-License-Identifier: GPL-3.0-or-later
"""What there is to tell about a game that is over."""

from literaxx.match.events import EndCause
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import (
    Finished,
    MatchState,
    Progress,
    SeatState,
    TurnKind,
    TurnRecord,
)
from literaxx.match.summary import BestMove, SeatSums, summary
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.scoring import LetterScore, Score, Settlement, WordScore
from literaxx.model.table import Table


def scored(word: str, bonus: int = 0) -> Score:
    """A word with one point for each letter."""
    squares = tuple(Square(0, column) for column in range(len(word)))
    letters = tuple(LetterScore(letter, False, 1) for letter in word)
    return Score((WordScore(squares, letters),), bonus)


def played(seat: int, word: str, *, bonus: int = 0, by: int | None = None) -> TurnRecord:
    score = scored(word, bonus)
    return TurnRecord(seat, TurnKind.PLAYED, score, checked_by=by, points=score.points)


def over(*history: TurnRecord, left: frozenset[int] = frozenset()) -> MatchState:
    """A finished match of three; the second went out."""
    setup = Setup("small", 1, tuple(map(SeatSpec, ("Ana", "Bo", "Cy"))), Options())
    table = Table(Board.empty(1, 8), (("A",), (), ("B", "C")), (), (8, 15, 8))
    settlements = (
        Settlement(("A",), 0, 1),
        Settlement((), 4, 0, ("A", "B", "C")),
        Settlement(("B", "C"), 0, 3),
    )
    progress = Progress(table, (SeatState(),) * 3, history)
    phase = Finished(EndCause.WENT_OUT, 1, settlements)
    return MatchState(setup, 50, progress, phase, left=left, is_revealed=True)


def test_sums_come_from_the_winner_down_with_what_was_gained_and_lost() -> None:
    assert summary(over()).sums == (
        SeatSums(1, 1, 11, 4, 0, 15, (), has_left=False),
        SeatSums(2, 0, 9, 0, 1, 8, ("A",), has_left=False),
        SeatSums(2, 2, 11, 0, 3, 8, ("B", "C"), has_left=False),
    )


def test_who_left_is_last() -> None:
    sums = summary(over(left=frozenset({1}))).sums
    assert [(row.place, row.seat, row.has_left) for row in sums] == [
        (1, 0, False), (1, 2, False), (3, 1, True),
    ]  # fmt: skip


def test_best_move_longest_word_and_full_racks_come_from_words_that_stood() -> None:
    refused = TurnRecord(0, TurnKind.REFUSED, scored("ABCDEFGH"), checked_by=2)
    facts = summary(over(played(0, "ABC", bonus=50), played(1, "ABCDE"), refused, played(2, "AB")))
    assert facts.best == BestMove(0, "ABC", 53)
    assert facts.longest is not None
    assert facts.longest.word == "ABCDE"
    assert facts.full_racks == 1


def test_checks_are_won_by_refused_words_and_lost_by_good_ones() -> None:
    refused = TurnRecord(0, TurnKind.REFUSED, scored("AB"), checked_by=2)
    by_silence = TurnRecord(0, TurnKind.REFUSED, scored("AB"))
    facts = summary(over(refused, by_silence, played(1, "AB", by=0), played(1, "AB", by=2)))
    assert (facts.checks_won, facts.checks_lost) == (1, 2)


def test_a_game_without_words_has_no_records() -> None:
    facts = summary(over(TurnRecord(0, TurnKind.PASSED)))
    assert (facts.best, facts.longest, facts.full_racks) == (None, None, 0)
