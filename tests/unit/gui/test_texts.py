# SPDX-License-Identifier: GPL-3.0-or-later
"""Every code has a sentence."""

from collections.abc import Callable
from enum import Enum

import msgspec
import pytest

from literaxx.gui.draft import Hint, Refused
from literaxx.gui.texts import (
    clock_text,
    deed_text,
    end_text,
    hint_text,
    idle_key_text,
    names_text,
    points_text,
    refusal_text,
    skip_text,
    sum_text,
    trouble_text,
    turn_text,
    undo_end_text,
    violation_text,
)
from literaxx.match.choices import Deed, Key, Matter
from literaxx.match.events import EndCause, SkipCause, UndoEnd
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import TurnKind, TurnRecord
from literaxx.model.geometry import Square
from literaxx.model.scoring import LetterScore, Score, WordScore
from literaxx.rules.base import Violation, Why
from literaxx.session.base import Trouble, TroubleKind

TABLES: list[tuple[type[Enum], Callable[..., str]]] = [
    (Why, lambda why: violation_text(Violation(why, "X9"))),
    (Reason, lambda reason: refusal_text(Refusal(reason))),
    (Hint, lambda hint: hint_text(Refused(hint, "X9"))),
    (TroubleKind, lambda kind: trouble_text(Trouble(kind, "no space", 0), ["Computer"])),
    (Deed, deed_text),
    (SkipCause, skip_text),
    (TurnKind, lambda kind: turn_text(TurnRecord(0, kind, tiles=3))),
    (EndCause, lambda cause: end_text(cause, "Ana")),
    (UndoEnd, lambda cause: undo_end_text(cause, "Ana")),
    (Matter, lambda matter: idle_key_text(matter, Key.F4)),
]


@pytest.mark.parametrize(
    ("codes", "text"), TABLES, ids=lambda value: getattr(value, "__name__", "")
)
def test_every_code_has_a_sentence_of_its_own(codes: type[Enum], text: Callable[..., str]) -> None:
    sentences = [text(code) for code in codes]
    assert all(sentences)
    assert not any("{" in sentence for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def test_a_refusal_by_the_rules_names_the_rule() -> None:
    refusal = Refusal(Reason.AGAINST_RULES, Violation(Why.GAP))
    assert refusal_text(refusal) == violation_text(Violation(Why.GAP))


def word(text: str, values: list[int], *multipliers: int, factor: int = 1) -> WordScore:
    letters = tuple(
        LetterScore(letter, False, value, factor if place == 0 else 1)
        for place, (letter, value) in enumerate(zip(text, values, strict=True))
    )
    squares = tuple(Square(0, column) for column in range(len(text)))
    return WordScore(squares, letters, multipliers)


def test_a_sum_can_be_followed() -> None:
    assert sum_text(Score((word("WHILE", [3, 3, 1, 1, 1], 2),))) == "WHILE · (3+3+1+1+1) × 2"
    assert sum_text(Score((word("WHILE", [3, 3, 1, 1, 1], 2, 2),))) == "WHILE · (3+3+1+1+1) × 2 × 2"
    assert sum_text(Score((word("AT", [1, 1], factor=3),))) == "AT · 1×3+1"


def test_a_line_through_letters_is_counted_the_same_way_with_and_without_a_bonus() -> None:
    plain = word("AT", [1, 1])
    assert sum_text(Score((plain,)), is_line=True) == "AT · 2 letters"
    extra = msgspec.structs.replace(plain, bonuses=(3,))
    assert sum_text(Score((extra,)), is_line=True) == "AT · 2 letters + 3 bonus"


def test_several_words_and_a_full_rack_add_up() -> None:
    score = Score((word("AT", [1, 1], 3), word("TO", [1, 1])), full_rack_bonus=50)
    assert sum_text(score) == "AT · (1+1) × 3 = 6 + TO · 1+1 = 2 + 50 for a full rack"


def test_numbers_are_said_as_people_say_them() -> None:
    assert points_text(1) == "1 point"
    assert points_text(18) == "18 points"
    assert points_text(-9) == "−9 points"
    assert [clock_text(ms) for ms in (252_000, 9_001, 1, 0, -5)] == [
        "04:12", "00:10", "00:01", "00:00", "00:00",
    ]  # fmt: skip
    assert names_text(["Ana"]) == "Ana"
    assert names_text(["Ana", "Bo", "Cy"]) == "Ana, Bo and Cy"
