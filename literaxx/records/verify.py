# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparing a record with what the rules make of it, whatever the kind of game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from literaxx.model.scoring import WordScore
from literaxx.model.sentence import Sentence
from literaxx.model.variant import Kind
from literaxx.records.gcg import read_gcg
from literaxx.records.lines import LinesRecord, WordLine, read_lines
from literaxx.records.problems import Problem
from literaxx.records.record import Laid, Record, RecordError
from literaxx.records.replay import Step, replay
from literaxx.records.replay_lines import LineStep, replay_lines
from literaxx.rules.base import Rules

WordTest = Callable[[str], bool]


class VerifiedMove(msgspec.Struct, frozen=True):
    """One line of a record beside what the rules make of it.

    Attributes:
        number: Which line, from 1; only lines that tell something of the game count.
        player: Nickname.
        position: Where the word begins, empty when there is none.
        words: All words of the move as records write them, the main word first.
        unknown: Those that are not in the word list.
        recorded: Points in the record.
        computed: Points by the rules.
        recorded_total: The player's points afterwards in the record.
        computed_total: The same by the rules.
        problems: What else is wrong.
    """

    number: int
    player: str
    position: str
    words: tuple[str, ...]
    unknown: tuple[str, ...]
    recorded: int
    computed: int
    recorded_total: int
    computed_total: int
    problems: tuple[Problem, ...]

    @property
    def differs(self) -> bool:
        """Whether the record says something else than the rules; an unknown word does not count."""
        recorded = (self.recorded, self.recorded_total)
        return bool(self.problems) or recorded != (self.computed, self.computed_total)


def read_record(text: str) -> Record | LinesRecord:
    """A record of either kind: lines of JSON, or else GCG.

    Raises:
        RecordError: The text is neither.
    """
    if not text.strip("\ufeff \t\r\n"):
        raise RecordError(0, Sentence("the file is empty"))
    is_json = text.removeprefix("\ufeff").startswith("{")
    return read_lines(text) if is_json else read_gcg(text)


def variant_of(record: Record | LinesRecord) -> str:
    """The id of the variant that the record names; empty when it names none."""
    return record.variant if isinstance(record, LinesRecord) else record.game


def verify(
    record: Record | LinesRecord, rules: Rules, is_word: WordTest | None
) -> tuple[VerifiedMove, ...]:
    """Every line of a record beside what the rules make of it.

    Args:
        record: The record.
        rules: Rules of its variant, which must be of its kind.
        is_word: Looks a word up, in upper case; None when there is no word list.

    Raises:
        RecordError: The record is of another kind of game than the rules.
    """
    if isinstance(record, LinesRecord) is (rules.variant.kind is Kind.CROSSWORD):
        raise RecordError(
            0, Sentence("this is no record of a {kind} game", kind=rules.variant.kind.value)
        )
    if isinstance(record, LinesRecord):
        steps = replay_lines(record, rules)
        return tuple(_line_row(n, step, is_word) for n, step in enumerate(steps, start=1))
    nicks = [player.nick for player in record.players]
    return tuple(
        _row(n, step, nicks[step.move.player], is_word)
        for n, step in enumerate(replay(record, rules), start=1)
    )


def _row(number: int, step: Step, nick: str, is_word: WordTest | None) -> VerifiedMove:
    action = step.move.action
    return VerifiedMove(
        number=number,
        player=nick,
        position=action.position if isinstance(action, Laid) else "",
        words=tuple(word.text for word in step.words),
        unknown=_unknown(step.words, is_word),
        recorded=step.move.points,
        computed=step.points,
        recorded_total=step.move.total,
        computed_total=step.total,
        problems=step.problems,
    )


def _line_row(number: int, step: LineStep, is_word: WordTest | None) -> VerifiedMove:
    move = step.move
    word = move if isinstance(move, WordLine) else None
    return VerifiedMove(
        number=number,
        player=move.player,
        position=word.line[0].name if word and step.words else "",
        words=tuple(word.text for word in step.words),
        unknown=_unknown(step.words, is_word),
        recorded=word.points if word else 0,
        computed=step.points,
        recorded_total=move.total,
        computed_total=step.total,
        problems=step.problems,
    )


def _unknown(words: tuple[WordScore, ...], is_word: WordTest | None) -> tuple[str, ...]:
    if is_word is None:
        return ()
    return tuple(word.word for word in words if not is_word(word.word))
