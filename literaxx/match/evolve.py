# SPDX-License-Identifier: GPL-3.0-or-later
"""Event to state. Needs no rules, no dictionary and no chance: events carry outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

import msgspec

from literaxx.match import events as ev
from literaxx.match import evolve_answers as answers
from literaxx.match import evolve_presence as presence
from literaxx.match import evolve_turns as turns
from literaxx.match.setup import GRACE_MS
from literaxx.match.state import BetweenTurns, BrokenMatch, MatchState, Progress, SeatState
from literaxx.model.table import Table

__all__ = ["BrokenMatch", "evolve", "replay"]


def replay(events: Iterable[ev.Event]) -> MatchState:
    """The state that a whole list of events adds up to.

    Raises:
        BrokenMatch: The events do not follow from each other.
    """
    state = reduce(evolve, events, None)
    if state is None:
        raise BrokenMatch("no event")
    return state


def evolve(state: MatchState | None, event: ev.Event) -> MatchState:
    """The state after one more event.

    Args:
        state: The state so far; None before the first event, which is MatchStarted.
        event: What happened.

    Raises:
        BrokenMatch: The event cannot follow in this state.
    """
    if isinstance(event, ev.MatchStarted):
        if state is not None:
            raise BrokenMatch("a match starts once")
        return _started(event)
    if state is None:
        raise BrokenMatch("a match begins with its start")
    # Two events may be the table's own, which is no seat.
    seat: int = 0 if isinstance(event, ev.Paused | ev.Resumed) else getattr(event, "seat", 0)
    if seat not in range(len(state.setup.seats)):
        raise BrokenMatch("there is no such seat")
    counted = msgspec.structs.replace(state, count=state.count + 1)
    try:
        return _STEPS[type(event)](counted, event)
    except (ValueError, IndexError) as error:
        raise BrokenMatch(f"{type(event).__name__} cannot follow here") from error


def _started(event: ev.MatchStarted) -> MatchState:
    seats = len(event.setup.seats)
    table = Table(event.board, ((),) * seats, (), (0,) * seats)
    seat = SeatState(game_ms_left=event.setup.options.game_ms or None)
    return MatchState(
        event.setup,
        1,
        Progress(table, (seat,) * seats),
        BetweenTurns(-1),
        lost_ms=(None,) * seats,
        grace_ms=(GRACE_MS,) * seats,
    )


# The table's keys and the steps' second arguments belong together; a test walks all of them.
_STEPS: dict[type, Callable[..., MatchState]] = {
    ev.BagShuffled: turns.bag_shuffled,
    ev.TilesDrawn: turns.tiles_drawn,
    ev.LettersChanged: turns.letters_changed,
    ev.TurnBegan: turns.turn_began,
    ev.CurtainLifted: turns.curtain_lifted,
    ev.TilesExchanged: turns.tiles_exchanged,
    ev.BoardShuffled: turns.board_shuffled,
    ev.TurnPassed: turns.turn_passed,
    ev.TurnSkipped: turns.turn_skipped,
    ev.RacksRevealed: turns.racks_revealed,
    ev.MatchEnded: turns.match_ended,
    ev.PlayProposed: answers.play_proposed,
    ev.OpponentAsked: answers.opponent_asked,
    ev.OpponentAnswered: answers.opponent_done,
    ev.OpponentSilent: answers.opponent_done,
    ev.WordsChecked: answers.words_checked,
    ev.PlayStood: answers.play_stood,
    ev.PlayRefused: answers.play_refused,
    ev.PenaltyGiven: answers.penalty_given,
    ev.UndoRequested: answers.undo_requested,
    ev.UndoAsked: answers.undo_asked,
    ev.UndoAgreed: answers.undo_agreed,
    ev.UndoEnded: answers.undo_ended,
    ev.UndoDone: answers.undo_done,
    ev.RackArranged: presence.rack_arranged,
    ev.Paused: presence.paused,
    ev.Resumed: presence.resumed,
    ev.SeatLeft: presence.seat_left,
    ev.HelpUsed: presence.help_used,
    ev.LinkLost: presence.link_lost,
    ev.LinkRegained: presence.link_regained,
}
