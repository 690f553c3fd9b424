# SPDX-License-Identifier: GPL-3.0-or-later
"""What has just happened, in sentences: for the message bar and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from literaxx.gui.texts import names_text, points_text, tiles_text, translate, undo_end_text
from literaxx.match import events as ev
from literaxx.match.setup import SeatKind, SeatSpec


class Newsreel:
    """What the message bar says of what has happened, and for how long.

    What follows replaces it. Only a word that was refused is told until a person has done
    something: a computer plays on so soon that nobody could have read it.
    """

    def __init__(self, seats: Sequence[SeatSpec]) -> None:
        """Nothing is told yet.

        Args:
            seats: Who plays.
        """
        self._names = [seat.name for seat in seats]
        self._computers = {
            place for place, seat in enumerate(seats) if seat.kind is SeatKind.COMPUTER
        }
        self._verdict = ""

    def tell(self, events: Iterable[ev.Event]) -> str | None:
        """What is to be read after these events.

        Returns:
            Sentences; empty when what was told is old; None when it stays as it is.
        """
        happened = tuple(events)
        text = news(happened, self._names)
        if any(isinstance(event, ev.PlayRefused) for event in happened):
            self._verdict = text
            return text
        is_next = any(isinstance(event, ev.PlayProposed | ev.UndoRequested) for event in happened)
        if not text and not is_next:
            return None
        if self._verdict and self._are_by_computer(happened):
            return f"{self._verdict} {text}" if text else None
        self._verdict = ""
        return text

    def _are_by_computer(self, events: tuple[ev.Event, ...]) -> bool:
        """Whether it is a computer that played, or did something else with its turn."""
        turn = ev.PlayProposed | ev.TilesExchanged | ev.BoardShuffled | ev.TurnPassed
        return any(isinstance(event, turn) and event.seat in self._computers for event in events)


def news(events: Iterable[ev.Event], names: Sequence[str]) -> str:
    """Sentences about events, in their order.

    Args:
        events: What happened, as the person at the keyboard may know it.
        names: Names of the seats.

    Returns:
        One sentence after the other; empty when nothing of it needs one, because the table, the
        list of moves or the question in the message bar shows it.
    """
    sentences = [sentence(event, names) for event in events]
    return " ".join(text for text in sentences if text)


def sentence(event: ev.Event, names: Sequence[str]) -> str:
    """The sentence about one event; empty for one that shows itself."""
    match event:
        case ev.WordsChecked() | ev.PlayStood() | ev.PlayRefused() | ev.PenaltyGiven():
            return _verdict(event, names)
        case ev.TilesExchanged(seat=seat, tiles=tiles):
            text = translate("News", "{name} exchanged {tiles}.")
            return text.format(name=names[seat], tiles=tiles_text(len(tiles)))
        case ev.BoardShuffled(seat=seat):
            return translate("News", "{name} shuffled the letters.").format(name=names[seat])
        case ev.TurnPassed(seat=seat, cause=cause):
            if cause is ev.PassCause.SAID:
                return translate("News", "{name} passed.").format(name=names[seat])
            return translate("News", "{name}'s time for this move ran out.").format(
                name=names[seat]
            )
        case ev.TurnSkipped(seat=seat, cause=cause):
            return _skipped(cause, names[seat])
        case ev.UndoEnded(cause=cause, seat=seat):
            return undo_end_text(cause, names[seat])
        case ev.UndoDone(seat=seat):
            return translate("News", "All agreed: {name} lays the word anew.").format(
                name=names[seat]
            )
        case ev.SeatLeft(seat=seat):
            return translate("News", "{name} left the game.").format(name=names[seat])
        case ev.LinkLost(seat=seat):
            return translate("News", "{name} cannot be reached.").format(name=names[seat])
        case ev.LinkRegained(seat=seat):
            return translate("News", "{name} is back.").format(name=names[seat])
        case ev.HelpUsed(seat=seat):
            return translate("News", "{name} used help.").format(name=names[seat])
        case _:
            return ""


def _verdict(
    event: ev.WordsChecked | ev.PlayStood | ev.PlayRefused | ev.PenaltyGiven, names: Sequence[str]
) -> str:
    """What became of a word."""
    match event:
        case ev.WordsChecked(verdicts=verdicts):
            return dictionary_text([each.word for each in verdicts if not each.is_good])
        case ev.PlayStood(seat=seat, points=points):
            return translate("News", "{name} scores {points}.").format(
                name=names[seat], points=points_text(points)
            )
        case ev.PlayRefused(seat=seat):
            return translate("News", "{name} takes the word back and scores nothing.").format(
                name=names[seat]
            )
        case ev.PenaltyGiven(seat=seat):
            return translate("News", "{name} loses the next turn for the check.").format(
                name=names[seat]
            )


def dictionary_text(bad: list[str]) -> str:
    """What the dictionary says: which words it does not have, or that it has them all."""
    if bad:
        return translate("News", "Not in the dictionary: {words}.").format(words=names_text(bad))
    return translate("News", "Checked: all words are in the dictionary.")


def _skipped(cause: ev.SkipCause, name: str) -> str:
    """Why a turn was no turn; a turn of somebody who left needs no words."""
    return {
        ev.SkipCause.PENALTY: translate("News", "{name}'s turn is skipped for a wrong check."),
        ev.SkipCause.GAME_TIME: translate("News", "{name} has no time left."),
        ev.SkipCause.LEFT: "",
    }[cause].format(name=name)
