# SPDX-License-Identifier: GPL-3.0-or-later
"""Command to events, or to a refusal: every sentence of the turn protocol.

Source: the turn protocol of the games, as `docs/rules.md` tells it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.evolve import evolve
from literaxx.match.flow import Flow
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import ANSWER_MS, Setup
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.match.times import composing_deadlines, next_deadline_ms
from literaxx.model.board import Board
from literaxx.model.chance import Chance
from literaxx.rules.base import Referee, Rules, Violation


def start(setup: Setup, rules: Rules, entropy: int) -> tuple[ev.Event, ...]:
    """The events that open a match, at time 0: board, bag, first racks, first turn.

    Args:
        setup: Seats and options; its variant is the one of the rules.
        rules: The rules of the variant.
        entropy: Chance for the first draw; appears in no event.
    """
    chance = Chance(entropy)
    spec = rules.variant.board
    opening = rules.opening(chance)
    first = setup.first if setup.first is not None else chance.below(len(setup.seats))
    started = ev.MatchStarted(setup, Board.empty(spec.rows, spec.columns))
    flow = Flow(evolve(None, started), 0, chance, rules, _NoReferee())
    if opening.bag:
        flow.emit(ev.BagShuffled(opening.bag))
    if opening.cells:
        flow.emit(ev.LettersChanged(opening.cells))
    for seat in range(len(setup.seats)):
        flow.draw(seat)
    flow.begin_turn(first)
    return (started, *flow.events)


def decide(
    state: MatchState, stamped: cmd.Stamped, rules: Rules, referee: Referee
) -> tuple[ev.Event, ...] | Refusal:
    """What a command leads to.

    Args:
        state: The whole state, as only the host knows it.
        stamped: The command, who gave it, when it came, and chance for it.
        rules: The rules of the variant.
        referee: Whoever says which words exist.

    Returns:
        The events that happen, or the reason why nothing does. A command that comes at or after a
        deadline is refused as OVERDUE until a Tick has settled what ran out.
    """
    command = stamped.command
    deadline_ms = next_deadline_ms(state)
    overdue = deadline_ms is not None and deadline_ms <= stamped.at_ms
    if isinstance(state.phase, Finished):
        return Refusal(Reason.GAME_OVER)
    if overdue and not isinstance(command, cmd.Tick):
        return Refusal(Reason.OVERDUE)
    if not isinstance(command, cmd.Tick):
        if stamped.seat not in range(len(state.setup.seats)) and stamped.seat != cmd.HOST:
            return Refusal(Reason.NO_SUCH_SEAT)
        if stamped.seat in state.left:
            return Refusal(Reason.HAS_LEFT)
        if stamped.seat == cmd.HOST and not isinstance(command, cmd.Pause | cmd.Resume):
            return Refusal(Reason.NO_SUCH_SEAT)
    flow = Flow(state, stamped.at_ms, Chance(stamped.entropy), rules, referee)
    refusal = _HANDLERS[type(command)](flow, stamped.seat, command)
    return tuple(flow.events) if refusal is None else refusal


class _NoReferee:
    """Stands where no word can be asked about."""

    def contains(self, word: str) -> bool:
        """Never asked."""
        raise AssertionError(word)


def _running(state: MatchState) -> Refusal | None:
    """Refused while the game is paused or an undo request is answered."""
    if state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    return None if state.poll is None else Refusal(Reason.UNDO_PENDING)


def _to_move(
    state: MatchState, seat: int, turn_id: int, *, curtain: bool = False
) -> Refusal | None:
    """Refused unless the seat is composing this very turn, curtain up (or down, as asked)."""
    refusal = _running(state)
    if refusal is not None:
        return refusal
    turn = state.phase
    if not isinstance(turn, Composing) or turn.seat != seat:
        return Refusal(Reason.NOT_YOUR_TURN)
    if turn.turn_id != turn_id:
        return Refusal(Reason.STALE)
    if turn.has_curtain != curtain:
        return Refusal(Reason.CURTAIN_UP if curtain else Reason.CURTAIN_DOWN)
    return None


def _rules_refusal(violation: Violation) -> Refusal:
    return Refusal(Reason.AGAINST_RULES, violation)


def _propose(flow: Flow, seat: int, command: cmd.Propose) -> Refusal | None:
    state = flow.state
    refusal = _to_move(state, seat, command.turn_id)
    if refusal is not None:
        return refusal
    score = flow.rules.assess(state.table, seat, command.play)
    if isinstance(score, Violation):
        return _rules_refusal(score)
    assert isinstance(state.phase, Composing)
    now_ms = flow.table_now
    flow.emit(
        ev.PlayProposed(
            seat,
            command.play,
            score,
            now_ms,
            flow.ballots(seat, state.setup.options.decision_ms),
            None if flow.shares_screen(seat) else now_ms + ANSWER_MS,
            state.phase.may_undo,
        )
    )
    return None


def _exchange(flow: Flow, seat: int, command: cmd.Exchange) -> Refusal | None:
    refusal = _to_move(flow.state, seat, command.turn_id)
    if refusal is not None:
        return refusal
    used = flow.state.progress.seats[seat].exchanges
    violation = flow.rules.exchange_violation(flow.state.table, seat, command.tiles, used)
    if violation is not None:
        return _rules_refusal(violation)
    flow.emit(ev.TilesExchanged(seat, command.tiles, flow.table_now))
    bag = flow.state.table.bag
    flow.emit(ev.TilesDrawn(seat, bag[len(bag) - len(command.tiles) :]))
    flow.emit(ev.BagShuffled(flow.chance.shuffled(flow.state.table.bag + command.tiles)))
    flow.end_turn()
    return None


def _shuffle(flow: Flow, seat: int, command: cmd.Shuffle) -> Refusal | None:
    refusal = _to_move(flow.state, seat, command.turn_id)
    if refusal is not None:
        return refusal
    used = flow.state.progress.seats[seat].shuffles
    cells = flow.rules.shuffled(flow.state.table, used, flow.chance)
    if isinstance(cells, Violation):
        return _rules_refusal(cells)
    flow.emit(ev.BoardShuffled(seat))
    flow.emit(ev.LettersChanged(cells))
    return None


def _pass(flow: Flow, seat: int, command: cmd.Pass) -> Refusal | None:
    refusal = _to_move(flow.state, seat, command.turn_id)
    if refusal is not None:
        return refusal
    flow.emit(ev.TurnPassed(seat, ev.PassCause.SAID, flow.table_now))
    flow.end_turn()
    return None


def _own_ballot(ballots: tuple[ev.Ballot, ...], seat: int) -> Refusal | None:
    """Refused unless the seat is asked and has not answered."""
    for ballot in ballots:
        if ballot.seat == seat:
            if ballot.is_done:
                return Refusal(Reason.ALREADY_ANSWERED)
            return None if ballot.is_asked else Refusal(Reason.NOT_ASKED)
    return Refusal(Reason.NOT_ASKED)


def _to_judge(state: MatchState, seat: int, proposal_id: int) -> Refusal | None:
    """Refused unless the seat is asked about this very proposal."""
    refusal = _running(state)
    if refusal is not None:
        return refusal
    phase = state.phase
    if not isinstance(phase, Judging):
        return Refusal(Reason.NOTHING_TO_JUDGE)
    if phase.proposal_id != proposal_id:
        return Refusal(Reason.STALE)
    return _own_ballot(phase.ballots, seat)


def _accept(flow: Flow, seat: int, command: cmd.Accept) -> Refusal | None:
    refusal = _to_judge(flow.state, seat, command.proposal_id)
    if refusal is not None:
        return refusal
    flow.emit(ev.OpponentAnswered(seat))
    flow.answered(seat)
    return None


def _check(flow: Flow, seat: int, command: cmd.Check) -> Refusal | None:
    refusal = _to_judge(flow.state, seat, command.proposal_id)
    if refusal is not None:
        return refusal
    flow.check(seat, ev.CheckCause.SAID)
    return None


def _request_undo(flow: Flow, seat: int, command: cmd.RequestUndo) -> Refusal | None:
    refusal = _running(flow.state)
    if refusal is not None:
        return refusal
    undo = flow.state.undo
    if undo is None or undo.seat != seat:
        return Refusal(Reason.NO_UNDO)
    if undo.proposal_id != command.proposal_id:
        return Refusal(Reason.STALE)
    if undo.until_ms is not None and undo.until_ms <= flow.table_now:
        return Refusal(Reason.UNDO_TOO_LATE)
    flow.emit(ev.UndoRequested(seat, flow.table_now, flow.ballots(seat, ANSWER_MS)))
    return None


def _answer_undo(flow: Flow, seat: int, command: cmd.AnswerUndo) -> Refusal | None:
    state = flow.state
    if state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    if state.poll is None:
        return Refusal(Reason.NO_UNDO_PENDING)
    if state.poll.request_id != command.request_id:
        return Refusal(Reason.STALE)
    refusal = _own_ballot(state.poll.ballots, seat)
    if refusal is not None:
        return refusal
    if not command.agree:
        flow.emit(ev.UndoEnded(ev.UndoEnd.REFUSED, seat, flow.request_now))
        return None
    flow.emit(ev.UndoAgreed(seat))
    _undo_agreed(flow, seat)
    return None


def _undo_agreed(flow: Flow, seat: int) -> None:
    """Go on after one more opponent of an undo request needs no more asking."""
    poll = flow.state.poll
    assert poll is not None
    following = flow.next_asked(poll.ballots, seat, ANSWER_MS)
    if following is not None:
        next_seat, deadline_ms = following
        assert deadline_ms is not None
        flow.emit(ev.UndoAsked(next_seat, deadline_ms))
    elif all(ballot.is_done for ballot in poll.ballots):
        flow.undo(poll.seat)


def _lift_curtain(flow: Flow, seat: int, command: cmd.LiftCurtain) -> Refusal | None:
    refusal = _to_move(flow.state, seat, command.turn_id, curtain=True)
    if refusal is not None:
        return refusal
    flow.emit(ev.CurtainLifted(seat, flow.table_now))
    return None


def _arrange_rack(flow: Flow, seat: int, command: cmd.ArrangeRack) -> Refusal | None:
    rack = flow.state.table.racks[seat]
    if Counter(rack) != Counter(command.tiles):
        return Refusal(Reason.NOT_THESE_TILES)
    if rack != command.tiles:
        flow.emit(ev.RackArranged(seat, command.tiles))
    return None


def _may_pause(state: MatchState, seat: int) -> bool:
    """Whether the seat is the table itself or somebody at the host's PC."""
    return seat == cmd.HOST or seat in state.setup.host_persons


def _pause(flow: Flow, seat: int, command: cmd.Pause) -> Refusal | None:
    if not _may_pause(flow.state, seat):
        return Refusal(Reason.NOT_YOURS_TO_PAUSE)
    if flow.state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    flow.emit(ev.Paused(seat, flow.request_now))
    return None


def _resume(flow: Flow, seat: int, command: cmd.Resume) -> Refusal | None:
    if not _may_pause(flow.state, seat):
        return Refusal(Reason.NOT_YOURS_TO_PAUSE)
    if flow.state.paused_ms is None:
        return Refusal(Reason.NOT_PAUSED)
    flow.emit(ev.Resumed(seat, flow.at_ms))
    return None


def _leave(flow: Flow, seat: int, command: cmd.Leave) -> Refusal | None:
    poll = flow.state.poll
    if poll is not None and poll.seat == seat:
        flow.emit(ev.UndoEnded(ev.UndoEnd.LEFT, seat, flow.request_now))
    flow.emit(ev.SeatLeft(seat))
    phase = flow.state.phase
    if isinstance(phase, Judging) and phase.seat != seat:
        flow.answered(seat)
    elif isinstance(phase, Composing) and phase.seat == seat:
        flow.emit(ev.TurnSkipped(seat, ev.SkipCause.LEFT, flow.table_now))
        flow.end_turn()
    if not flow.finish_after_leaving() and flow.state.poll is not None:
        _undo_agreed(flow, seat)
    return None


def _use_help(flow: Flow, seat: int, command: cmd.UseHelp) -> Refusal | None:
    if not flow.state.setup.options.friendly_help:
        return Refusal(Reason.NO_HELP_HERE)
    if flow.state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    flow.emit(ev.HelpUsed(seat))
    return None


def _lose_link(flow: Flow, seat: int, command: cmd.LoseLink) -> Refusal | None:
    if flow.state.lost_ms[seat] is not None:
        return Refusal(Reason.LINK_UNCHANGED)
    flow.emit(ev.LinkLost(seat, flow.table_now))
    return None


def _regain_link(flow: Flow, seat: int, command: cmd.RegainLink) -> Refusal | None:
    if flow.state.lost_ms[seat] is None:
        return Refusal(Reason.LINK_UNCHANGED)
    flow.emit(ev.LinkRegained(seat))
    return None


def _tick(flow: Flow, seat: int, command: cmd.Tick) -> None:
    """Settle all that has run out, the earliest first."""
    while True:
        deadline_ms = next_deadline_ms(flow.state)
        if deadline_ms is None or deadline_ms > flow.at_ms:
            return
        if flow.state.poll is not None:
            silent = _first_silent(flow.state.poll.ballots, deadline_ms)
            flow.emit(ev.UndoEnded(ev.UndoEnd.SILENCE, silent, flow.request_now))
        elif isinstance(flow.state.phase, Judging):
            _silence(flow, _first_silent(flow.state.phase.ballots, deadline_ms))
        else:
            _time_over(flow)


def _first_silent(ballots: tuple[ev.Ballot, ...], deadline_ms: int) -> int:
    """The first seat, in turn order, whose time to answer ended at this deadline."""
    return next(
        ballot.seat
        for ballot in ballots
        if ballot.is_asked and not ballot.is_done and ballot.deadline_ms == deadline_ms
    )


def _silence(flow: Flow, seat: int) -> None:
    """An opponent let the decision time run out."""
    flow.emit(ev.OpponentSilent(seat))
    if flow.state.setup.options.silence_checks:
        flow.check(seat, ev.CheckCause.SILENCE)
    else:
        flow.answered(seat)


def _time_over(flow: Flow) -> None:
    """The player to move let a limit run out; where both end together, game time decides."""
    turn = flow.state.phase
    assert isinstance(turn, Composing)
    game_end_ms, move_end_ms = composing_deadlines(flow.state, turn)
    if game_end_ms is not None and (move_end_ms is None or game_end_ms <= move_end_ms):
        flow.emit(ev.TurnSkipped(turn.seat, ev.SkipCause.GAME_TIME, game_end_ms))
    else:
        assert move_end_ms is not None
        flow.emit(ev.TurnPassed(turn.seat, ev.PassCause.MOVE_TIME, move_end_ms))
    flow.end_turn()


# Each handler takes the command of its key; a test walks all of them in every phase.
_HANDLERS: dict[type, Callable[..., Refusal | None]] = {
    cmd.Propose: _propose,
    cmd.Exchange: _exchange,
    cmd.Shuffle: _shuffle,
    cmd.Pass: _pass,
    cmd.Accept: _accept,
    cmd.Check: _check,
    cmd.RequestUndo: _request_undo,
    cmd.AnswerUndo: _answer_undo,
    cmd.LiftCurtain: _lift_curtain,
    cmd.ArrangeRack: _arrange_rack,
    cmd.Pause: _pause,
    cmd.Resume: _resume,
    cmd.Leave: _leave,
    cmd.UseHelp: _use_help,
    cmd.LoseLink: _lose_link,
    cmd.RegainLink: _regain_link,
    cmd.Tick: _tick,
}
