# SPDX-License-Identifier: GPL-3.0-or-later
"""How a proposal and an undo request are answered; `decide` calls these handlers."""

from __future__ import annotations

from collections.abc import Iterable

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.decide_turns import not_running
from literaxx.match.flow import Flow
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Millis
from literaxx.match.state import Judging, MatchState


def accept(flow: Flow, seat: int, command: cmd.Accept) -> Refusal | None:
    """An opponent lets the proposal stand, as far as he goes."""
    refusal = _not_to_judge(flow.state, seat, command.proposal_id)
    if refusal is not None:
        return refusal
    flow.emit(ev.OpponentAnswered(seat))
    flow.go_on()
    return None


def check(flow: Flow, seat: int, command: cmd.Check) -> Refusal | None:
    """An opponent has every word looked up; that settles it."""
    refusal = _not_to_judge(flow.state, seat, command.proposal_id)
    if refusal is not None:
        return refusal
    flow.check(seat, ev.CheckCause.SAID)
    return None


def leave_unjudged(flow: Flow, deadline_ms: Millis) -> None:
    """An opponent let the decision time run out."""
    silent = _first_silent(flow.state.judging.ballots, deadline_ms)
    flow.emit(ev.OpponentSilent(silent))
    if flow.state.setup.options.silence_checks:
        flow.check(silent, ev.CheckCause.SILENCE)
    else:
        flow.go_on()


def request_undo(flow: Flow, seat: int, command: cmd.RequestUndo) -> Refusal | None:
    """The mover asks his opponents for his word back."""
    refusal = not_running(flow.state)
    if refusal is not None:
        return refusal
    undo = flow.state.undo
    if undo is None or undo.seat != seat:
        return Refusal(Reason.NO_UNDO)
    if undo.proposal_id != command.proposal_id:
        return Refusal(Reason.STALE)
    if undo.until_ms is not None and undo.until_ms <= flow.table_now:
        return Refusal(Reason.UNDO_TOO_LATE)
    flow.emit(ev.UndoRequested(seat, flow.table_now, flow.undo_ballots(seat)))
    return None


def answer_undo(flow: Flow, seat: int, command: cmd.AnswerUndo) -> Refusal | None:
    """An opponent agrees to an undo, or refuses it."""
    state = flow.state
    if state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    if state.poll is None:
        return Refusal(Reason.NO_UNDO_PENDING)
    if state.poll.request_id != command.request_id:
        return Refusal(Reason.STALE)
    refusal = _not_to_answer(state.poll.ballots, seat)
    if refusal is not None:
        return refusal
    if command.agree:
        flow.emit(ev.UndoAgreed(seat))
    else:
        flow.emit(ev.UndoEnded(ev.UndoEnd.REFUSED, seat, flow.request_now))
    flow.go_on()
    return None


def leave_undo_unanswered(flow: Flow, deadline_ms: Millis) -> None:
    """An opponent let the time for an undo request run out."""
    silent = _first_silent(flow.state.answering.ballots, deadline_ms)
    flow.emit(ev.UndoEnded(ev.UndoEnd.SILENCE, silent, flow.request_now))
    flow.go_on()


def _not_to_judge(state: MatchState, seat: int, proposal_id: int) -> Refusal | None:
    """Refused unless the seat is asked about this very proposal."""
    refusal = not_running(state)
    if refusal is not None:
        return refusal
    if not isinstance(state.phase, Judging):
        return Refusal(Reason.NOTHING_TO_JUDGE)
    if state.phase.proposal_id != proposal_id:
        return Refusal(Reason.STALE)
    return _not_to_answer(state.phase.ballots, seat)


def _not_to_answer(ballots: Iterable[ev.Ballot], seat: int) -> Refusal | None:
    """Refused unless the seat is asked now; an answer cannot be changed."""
    for ballot in ballots:
        if ballot.seat == seat and ballot.is_done:
            return Refusal(Reason.ALREADY_ANSWERED)
        if ballot.seat == seat and ballot.is_asked:
            return None
    return Refusal(Reason.NOT_ASKED)


def _first_silent(ballots: Iterable[ev.Ballot], deadline_ms: Millis) -> int:
    """The first seat, in turn order, whose time to answer ended at this deadline."""
    return next(b.seat for b in ballots if b.is_open and b.deadline_ms == deadline_ms)
