# SPDX-License-Identifier: GPL-3.0-or-later
"""Event to state. Needs no rules, no dictionary and no chance: events carry outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

import msgspec

from literaxx.match import events as ev
from literaxx.match.setup import ANSWER_MS, UNDONE_MOVE_MS, UNREACHABLE_MS, Millis
from literaxx.match.state import (
    BetweenTurns,
    Composing,
    Finished,
    Judging,
    MatchState,
    Progress,
    SeatState,
    TurnKind,
    TurnRecord,
    UndoPoll,
    UndoWindow,
)
from literaxx.match.times import composed_ms, shifted
from literaxx.model.table import Table

replace = msgspec.structs.replace


class BrokenMatch(Exception):
    """The events do not belong together: a damaged record, or a fault of the program."""


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
    try:
        if isinstance(event, ev.MatchStarted):
            if state is not None:
                raise BrokenMatch("a match starts once")
            return _started(event)
        if state is None:
            raise BrokenMatch("a match begins with its start")
        counted = replace(state, count=state.count + 1)
        return _STEPS[type(event)](counted, event)
    except (ValueError, IndexError, AssertionError) as error:
        raise BrokenMatch(f"{type(event).__name__} cannot follow here") from error


def _started(event: ev.MatchStarted) -> MatchState:
    seats = len(event.setup.seats)
    game_ms = event.setup.options.game_ms or None
    table = Table(event.board, ((),) * seats, (), (0,) * seats)
    progress = Progress(table, (SeatState(game_ms_left=game_ms),) * seats)
    return MatchState(event.setup, 1, progress, BetweenTurns(-1), lost_ms=(None,) * seats)


# Small steps that several events share.


def _with_table(state: MatchState, table: Table) -> MatchState:
    return replace(state, progress=replace(state.progress, table=table))


def _with_seat(progress: Progress, seat: int, change: Callable[[SeatState], SeatState]) -> Progress:
    seats = list(progress.seats)
    seats[seat] = change(seats[seat])
    return replace(progress, seats=tuple(seats))


def _clock_stopped(state: MatchState, at_ms: Millis) -> MatchState:
    """The state with the composing time of the player to move taken from his game time."""
    turn = state.phase
    assert isinstance(turn, Composing)
    used = composed_ms(state, turn, at_ms)

    def spend(seat: SeatState) -> SeatState:
        if seat.game_ms_left is None:
            return seat
        return replace(seat, game_ms_left=max(0, seat.game_ms_left - used))

    left = None if turn.move_ms_left is None else max(0, turn.move_ms_left - used)
    return replace(
        state,
        progress=_with_seat(state.progress, turn.seat, spend),
        phase=replace(turn, move_ms_left=left),
    )


def _turn_over(state: MatchState, record: TurnRecord) -> MatchState:
    """The state with a turn written down."""
    progress = state.progress
    if record.kind is not TurnKind.SKIPPED:
        zero_turns = 0 if record.points else progress.zero_turns + 1
        progress = replace(progress, zero_turns=zero_turns)
    progress = replace(progress, history=(*progress.history, record))
    return replace(state, progress=progress, phase=BetweenTurns(record.seat))


def _ballot_changed(
    ballots: tuple[ev.Ballot, ...], seat: int, change: Callable[[ev.Ballot], ev.Ballot]
) -> tuple[ev.Ballot, ...]:
    return tuple(change(ballot) if ballot.seat == seat else ballot for ballot in ballots)


def _asked(deadline_ms: Millis | None) -> Callable[[ev.Ballot], ev.Ballot]:
    return lambda ballot: replace(ballot, is_asked=True, deadline_ms=deadline_ms)


def _done(ballot: ev.Ballot) -> ev.Ballot:
    return replace(ballot, is_done=True)


def _judged(state: MatchState, seat: int, change: Callable[[ev.Ballot], ev.Ballot]) -> MatchState:
    phase = state.phase
    assert isinstance(phase, Judging)
    return replace(
        state, phase=replace(phase, ballots=_ballot_changed(phase.ballots, seat, change))
    )


def _polled(state: MatchState, seat: int, change: Callable[[ev.Ballot], ev.Ballot]) -> MatchState:
    poll = state.poll
    assert poll is not None
    return replace(state, poll=replace(poll, ballots=_ballot_changed(poll.ballots, seat, change)))


def _shifted(state: MatchState, by_ms: Millis) -> MatchState:
    """The state with turn, judging and undo window moved in time; an undo request is not."""
    phase = state.phase
    if isinstance(phase, Composing):
        phase = replace(phase, clock_from_ms=phase.clock_from_ms + by_ms)
    elif isinstance(phase, Judging):
        phase = replace(phase, ballots=shifted(phase.ballots, by_ms))
    undo = state.undo
    if undo is not None and undo.until_ms is not None:
        undo = replace(undo, until_ms=undo.until_ms + by_ms)
    return replace(state, phase=phase, undo=undo)


# One step for each kind of event.


def _bag_shuffled(state: MatchState, event: ev.BagShuffled) -> MatchState:
    return _with_table(state, replace(state.table, bag=event.order))


def _tiles_drawn(state: MatchState, event: ev.TilesDrawn) -> MatchState:
    assert len(event.tiles) <= len(state.table.bag)
    return _with_table(state, state.table.with_drawn(event.seat, event.tiles))


def _letters_changed(state: MatchState, event: ev.LettersChanged) -> MatchState:
    return _with_table(state, state.table.with_tiles(event.cells))


def _turn_began(state: MatchState, event: ev.TurnBegan) -> MatchState:
    move_ms = state.setup.options.move_ms or None
    turn = Composing(state.count, event.seat, event.has_curtain, event.clock_from_ms, move_ms)
    return replace(state, phase=turn)


def _curtain_lifted(state: MatchState, event: ev.CurtainLifted) -> MatchState:
    turn = state.phase
    assert isinstance(turn, Composing)
    clock_from_ms = min(turn.clock_from_ms, event.at_ms)
    undo = state.undo
    if undo is not None and undo.seat in state.setup.sharing(event.seat):
        undo = None
    return replace(
        state, phase=replace(turn, has_curtain=False, clock_from_ms=clock_from_ms), undo=undo
    )


def _rack_arranged(state: MatchState, event: ev.RackArranged) -> MatchState:
    assert len(event.tiles) == len(state.table.racks[event.seat])
    return _with_table(state, state.table.with_rack(event.seat, event.tiles))


def _play_proposed(state: MatchState, event: ev.PlayProposed) -> MatchState:
    stopped = _clock_stopped(state, event.at_ms)
    turn = stopped.phase
    assert isinstance(turn, Composing)
    undo = None
    if event.may_undo:
        undo = UndoWindow(state.count, event.seat, event.undo_until_ms, stopped.progress, turn)
    return replace(
        stopped,
        progress=_with_seat(stopped.progress, event.seat, lambda seat: replace(seat, passes=0)),
        phase=Judging(state.count, event.seat, event.play, event.score, event.ballots),
        undo=undo,
    )


def _opponent_asked(state: MatchState, event: ev.OpponentAsked) -> MatchState:
    return _judged(state, event.seat, _asked(event.deadline_ms))


def _opponent_done(state: MatchState, event: ev.OpponentAnswered | ev.OpponentSilent) -> MatchState:
    return _judged(state, event.seat, _done)


def _words_checked(state: MatchState, event: ev.WordsChecked) -> MatchState:
    phase = state.phase
    assert isinstance(phase, Judging)
    by = event.by if event.cause is ev.CheckCause.SAID else None
    return replace(state, phase=replace(phase, verdicts=event.verdicts, checked_by=by), undo=None)


def _play_stood(state: MatchState, event: ev.PlayStood) -> MatchState:
    phase = state.phase
    assert isinstance(phase, Judging)
    table = (
        state.table.without(event.seat, [placement.tile.on_rack for placement in event.laid])
        .with_tiles(event.laid)
        .with_points(event.seat, event.points)
    )
    undo = state.undo
    if undo is not None and undo.until_ms is None:
        undo = replace(undo, until_ms=event.at_ms + ANSWER_MS)
    record = TurnRecord(
        event.seat,
        TurnKind.PLAYED,
        score=phase.score,
        tiles=len(event.laid),
        verdicts=phase.verdicts,
        checked_by=phase.checked_by,
        points=event.points,
    )
    return replace(_turn_over(_with_table(state, table), record), undo=undo)


def _play_refused(state: MatchState, event: ev.PlayRefused) -> MatchState:
    phase = state.phase
    assert isinstance(phase, Judging)
    record = TurnRecord(
        event.seat,
        TurnKind.REFUSED,
        score=phase.score,
        verdicts=phase.verdicts,
        checked_by=phase.checked_by,
    )
    return replace(_turn_over(state, record), undo=None)


def _penalty_given(state: MatchState, event: ev.PenaltyGiven) -> MatchState:
    progress = _with_seat(
        state.progress, event.seat, lambda seat: replace(seat, penalties=seat.penalties + 1)
    )
    return replace(state, progress=progress)


def _tiles_exchanged(state: MatchState, event: ev.TilesExchanged) -> MatchState:
    stopped = _clock_stopped(state, event.at_ms)
    progress = _with_seat(
        replace(stopped.progress, table=stopped.table.without(event.seat, event.tiles)),
        event.seat,
        lambda seat: replace(seat, passes=0, exchanges=seat.exchanges + 1),
    )
    record = TurnRecord(event.seat, TurnKind.EXCHANGED, tiles=len(event.tiles))
    return replace(_turn_over(replace(stopped, progress=progress), record), undo=None)


def _board_shuffled(state: MatchState, event: ev.BoardShuffled) -> MatchState:
    progress = _with_seat(
        state.progress, event.seat, lambda seat: replace(seat, shuffles=seat.shuffles + 1)
    )
    return replace(state, progress=progress, undo=None)


def _turn_passed(state: MatchState, event: ev.TurnPassed) -> MatchState:
    stopped = _clock_stopped(state, event.at_ms)
    progress = _with_seat(
        stopped.progress, event.seat, lambda seat: replace(seat, passes=seat.passes + 1)
    )
    said = event.cause is ev.PassCause.SAID
    record = TurnRecord(event.seat, TurnKind.PASSED if said else TurnKind.TIMED_OUT)
    return replace(_turn_over(replace(stopped, progress=progress), record), undo=None)


def _turn_skipped(state: MatchState, event: ev.TurnSkipped) -> MatchState:
    if isinstance(state.phase, Composing):
        state = _clock_stopped(state, event.at_ms)
    if event.cause is ev.SkipCause.PENALTY:
        progress = _with_seat(
            state.progress, event.seat, lambda seat: replace(seat, penalties=seat.penalties - 1)
        )
        state = replace(state, progress=progress)
    return _turn_over(state, TurnRecord(event.seat, TurnKind.SKIPPED, skip=event.cause))


def _undo_requested(state: MatchState, event: ev.UndoRequested) -> MatchState:
    return replace(state, poll=UndoPoll(state.count, event.seat, event.at_ms, event.ballots))


def _undo_asked(state: MatchState, event: ev.UndoAsked) -> MatchState:
    return _polled(state, event.seat, _asked(event.deadline_ms))


def _undo_agreed(state: MatchState, event: ev.UndoAgreed) -> MatchState:
    return _polled(state, event.seat, _done)


def _undo_ended(state: MatchState, event: ev.UndoEnded) -> MatchState:
    assert state.poll is not None
    moved = _shifted(state, event.at_ms - state.poll.since_ms)
    return replace(moved, poll=None, undo=None)


def _undo_done(state: MatchState, event: ev.UndoDone) -> MatchState:
    undo = state.undo
    assert undo is not None
    table = undo.before.table
    for seat, rack in enumerate(state.table.racks):
        if seat != event.seat:  # their tiles are the same, in the order they have now
            table = table.with_rack(seat, rack)
    left = undo.turn.move_ms_left
    turn = replace(
        undo.turn,
        turn_id=state.count,
        has_curtain=event.has_curtain,
        clock_from_ms=event.clock_from_ms,
        move_ms_left=None if left is None else max(left, UNDONE_MOVE_MS),
        may_undo=False,
    )
    return replace(
        state, progress=replace(undo.before, table=table), phase=turn, undo=None, poll=None
    )


def _paused(state: MatchState, event: ev.Paused) -> MatchState:
    return replace(state, paused_ms=event.at_ms)


def _resumed(state: MatchState, event: ev.Resumed) -> MatchState:
    assert state.paused_ms is not None
    by_ms = event.at_ms - state.paused_ms
    moved = _shifted(state, by_ms)
    poll = moved.poll
    if poll is not None:
        poll = replace(poll, since_ms=poll.since_ms + by_ms, ballots=shifted(poll.ballots, by_ms))
    return replace(moved, paused_ms=None, poll=poll)


def _seat_left(state: MatchState, event: ev.SeatLeft) -> MatchState:
    state = replace(state, left=state.left | {event.seat})
    if isinstance(state.phase, Judging):
        state = _judged(state, event.seat, _done)
    if state.poll is not None:
        state = _polled(state, event.seat, _done)
    if state.undo is not None and state.undo.seat == event.seat:
        state = replace(state, undo=None)
    return state


def _help_used(state: MatchState, event: ev.HelpUsed) -> MatchState:
    return state


def _link(state: MatchState, seat: int, lost_ms: Millis | None) -> MatchState:
    links = list(state.lost_ms)
    links[seat] = lost_ms
    state = replace(state, lost_ms=tuple(links))
    if isinstance(state.phase, Judging) and not state.setup.options.decision_ms:
        deadline_ms = None if lost_ms is None else lost_ms + UNREACHABLE_MS
        state = _judged(
            state,
            seat,
            lambda ballot: replace(ballot, deadline_ms=deadline_ms) if ballot.is_asked else ballot,
        )
    return state


def _link_lost(state: MatchState, event: ev.LinkLost) -> MatchState:
    return _link(state, event.seat, event.at_ms)


def _link_regained(state: MatchState, event: ev.LinkRegained) -> MatchState:
    return _link(state, event.seat, None)


def _racks_revealed(state: MatchState, event: ev.RacksRevealed) -> MatchState:
    table = replace(state.table, racks=event.racks)
    return replace(_with_table(state, table), is_revealed=True, undo=None, poll=None)


def _match_ended(state: MatchState, event: ev.MatchEnded) -> MatchState:
    table = state.table
    for seat, settlement in enumerate(event.settlements):
        table = table.with_points(seat, settlement.gained - settlement.lost)
    return replace(
        _with_table(state, table),
        phase=Finished(event.cause, event.out, event.settlements),
        paused_ms=None,
    )


# The table's keys and the steps' second arguments belong together; a test walks all of them.
_STEPS: dict[type, Callable[..., MatchState]] = {
    ev.BagShuffled: _bag_shuffled,
    ev.TilesDrawn: _tiles_drawn,
    ev.LettersChanged: _letters_changed,
    ev.TurnBegan: _turn_began,
    ev.CurtainLifted: _curtain_lifted,
    ev.RackArranged: _rack_arranged,
    ev.PlayProposed: _play_proposed,
    ev.OpponentAsked: _opponent_asked,
    ev.OpponentAnswered: _opponent_done,
    ev.OpponentSilent: _opponent_done,
    ev.WordsChecked: _words_checked,
    ev.PlayStood: _play_stood,
    ev.PlayRefused: _play_refused,
    ev.PenaltyGiven: _penalty_given,
    ev.TilesExchanged: _tiles_exchanged,
    ev.BoardShuffled: _board_shuffled,
    ev.TurnPassed: _turn_passed,
    ev.TurnSkipped: _turn_skipped,
    ev.UndoRequested: _undo_requested,
    ev.UndoAsked: _undo_asked,
    ev.UndoAgreed: _undo_agreed,
    ev.UndoEnded: _undo_ended,
    ev.UndoDone: _undo_done,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.SeatLeft: _seat_left,
    ev.HelpUsed: _help_used,
    ev.LinkLost: _link_lost,
    ev.LinkRegained: _link_regained,
    ev.RacksRevealed: _racks_revealed,
    ev.MatchEnded: _match_ended,
}
