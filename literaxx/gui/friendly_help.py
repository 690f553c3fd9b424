# SPDX-License-Identifier: GPL-3.0-or-later
"""Friendly help: what the dictionary says about words that are laid but not played yet."""

from __future__ import annotations

from collections.abc import Sequence

from literaxx.gui.news import dictionary_text
from literaxx.gui.texts import refusal_text, violation_text
from literaxx.match.events import Event, HelpUsed
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import MatchState
from literaxx.model.scoring import Score
from literaxx.rules.base import Referee, Violation, Why


class FriendlyHelp:
    """A question to the dictionary, and its answer once all have been told of the question."""

    def __init__(self, referee: Referee) -> None:
        """Nothing asked yet."""
        self._referee = referee
        self._words: tuple[str, ...] = ()

    def ask(self, view: MatchState, laid: Score | Violation | None) -> str:
        """Take the words that are laid for a question; why that cannot be, or nothing if it can."""
        if not view.setup.options.friendly_help:
            return refusal_text(Refusal(Reason.NO_HELP_HERE))
        if not isinstance(laid, Score):
            return violation_text(laid or Violation(Why.NO_TILES))
        self._words = tuple(word.word for word in laid.words)
        return ""

    def answer(self, events: Sequence[Event]) -> str:
        """What the dictionary says, if these events tell that it was asked; else nothing."""
        if not self._words or not any(isinstance(event, HelpUsed) for event in events):
            return ""
        bad = [word for word in self._words if not self._referee.contains(word)]
        self._words = ()
        return dictionary_text(bad)
