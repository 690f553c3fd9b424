# SPDX-License-Identifier: GPL-3.0-or-later
"""What has happened, in sentences."""

import pytest

from literaxx.gui.news import Newsreel, news, sentence
from literaxx.match import events as ev
from literaxx.match.setup import SeatKind, SeatSpec
from literaxx.model.plays import TilePlay
from literaxx.model.scoring import Score

NAMES = ("Ana", "Bo")
SENTENCES: list[tuple[ev.Event, str]] = [
    (
        ev.WordsChecked(1, ev.CheckCause.SAID, (ev.WordVerdict("XQ", is_good=False),)),
        "Not in the dictionary: XQ.",
    ),
    (
        ev.WordsChecked(1, ev.CheckCause.SAID, (ev.WordVerdict("AT", is_good=True),)),
        "Checked: all words are in the dictionary.",
    ),
    (ev.PlayStood(0, (), 1, 0), "Ana scores 1 point."),
    (ev.PlayRefused(0), "Ana takes the word back and scores nothing."),
    (ev.PenaltyGiven(1), "Bo loses the next turn for the check."),
    (ev.TilesExchanged(0, ("*", "*"), 0), "Ana exchanged 2 tiles."),
    (ev.BoardShuffled(0), "Ana shuffled the letters."),
    (ev.TurnPassed(0, ev.PassCause.SAID, 0), "Ana passed."),
    (ev.TurnPassed(0, ev.PassCause.MOVE_TIME, 0), "Ana's time for this move ran out."),
    (ev.TurnSkipped(1, ev.SkipCause.PENALTY, 0), "Bo's turn is skipped for a wrong check."),
    (ev.TurnSkipped(1, ev.SkipCause.GAME_TIME, 0), "Bo has no time left."),
    (ev.TurnSkipped(1, ev.SkipCause.LEFT, 0), ""),
    (ev.UndoEnded(ev.UndoEnd.REFUSED, 1, 0), "Bo does not agree to the undo. Play goes on."),
    (ev.UndoDone(0, has_curtain=True, clock_from_ms=0), "All agreed: Ana lays the word anew."),
    (ev.SeatLeft(1), "Bo left the game."),
    (ev.LinkLost(1, 0), "Bo cannot be reached."),
    (ev.LinkRegained(1, 0), "Bo is back."),
    (ev.HelpUsed(0), "Ana used help."),
]
SILENT = {
    ev.MatchStarted, ev.BagShuffled, ev.TilesDrawn, ev.LettersChanged, ev.TurnBegan,
    ev.CurtainLifted, ev.RackArranged, ev.PlayProposed, ev.OpponentAsked, ev.OpponentAnswered,
    ev.OpponentSilent, ev.UndoRequested, ev.UndoAsked, ev.UndoAgreed, ev.Paused, ev.Resumed,
    ev.RacksRevealed, ev.MatchEnded,
}  # fmt: skip
"""What the table itself, the cards, the list or the question in the message bar shows."""


@pytest.mark.parametrize(("event", "text"), SENTENCES)
def test_an_event_is_told_in_a_plain_sentence(event: ev.Event, text: str) -> None:
    assert sentence(event, NAMES) == text


def test_every_event_has_a_sentence_or_shows_itself() -> None:
    told = {type(event) for event, _ in SENTENCES}
    assert told | SILENT == set(ev.Event.__args__)
    assert not told & SILENT


def test_sentences_follow_each_other_and_nothing_is_said_of_what_shows_itself() -> None:
    happened = (ev.OpponentAnswered(1), ev.PlayStood(0, (), 7, 0), ev.CurtainLifted(1, 0))
    assert news(happened, NAMES) == "Ana scores 7 points."


REFUSED = (
    ev.WordsChecked(1, ev.CheckCause.SAID, (ev.WordVerdict("XQ", is_good=False),)),
    ev.PlayRefused(0),
)
VERDICT = "Not in the dictionary: XQ. Ana takes the word back and scores nothing."


def proposed(seat: int) -> ev.PlayProposed:
    """Somebody plays."""
    return ev.PlayProposed(seat, TilePlay(()), Score(()), 0, (), None, may_undo=True)


def test_a_verdict_is_still_read_when_a_computer_plays_on() -> None:
    reel = Newsreel((SeatSpec("Ana"), SeatSpec("Bo", SeatKind.COMPUTER, level="casual")))
    assert reel.tell(REFUSED) == VERDICT
    assert reel.tell((proposed(1),)) is None
    assert reel.tell((ev.OpponentAnswered(0),)) is None
    assert reel.tell((ev.PlayStood(1, (), 7, 0),)) == "Bo scores 7 points."
    assert reel.tell((proposed(1),)) == ""


def test_a_computer_that_passes_is_told_after_the_verdict() -> None:
    reel = Newsreel((SeatSpec("Ana"), SeatSpec("Bo", SeatKind.COMPUTER, level="casual")))
    reel.tell(REFUSED)
    assert reel.tell((ev.TurnPassed(1, ev.PassCause.SAID, 0),)) == f"{VERDICT} Bo passed."
    assert reel.tell((proposed(0),)) == ""
    assert reel.tell((proposed(1),)) == ""


def test_a_verdict_is_old_when_a_person_plays() -> None:
    reel = Newsreel((SeatSpec("Ana"), SeatSpec("Bo")))
    assert reel.tell(REFUSED) == VERDICT
    assert reel.tell((proposed(1),)) == ""
