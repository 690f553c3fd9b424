# SPDX-License-Identifier: GPL-3.0-or-later
"""Command to events, or to a refusal: every sentence of the turn protocol.

Source: the turn protocol of the games, as `docs/rules.md` tells it. What is decided about each
command stands in `decide_turns`, `decide_answers` and `decide_presence`.
"""

from __future__ import annotations

from collections.abc import Callable

from literaxx.match import commands as cmd
from literaxx.match import decide_answers as answers
from literaxx.match import decide_presence as presence
from literaxx.match import decide_turns as turns
from literaxx.match import events as ev
from literaxx.match.evolve import evolve
from literaxx.match.flow import Flow
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Millis, Setup
from literaxx.match.state import Finished, Judging, MatchState
from literaxx.match.times import next_deadline_ms
from literaxx.model.board import Board
from literaxx.model.chance import Chance
from literaxx.rules.base import Referee, Rules


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
    flow = Flow(evolve(None, started), 0, chance, rules)
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
    refusal = _not_now(state, stamped)
    if refusal is not None:
        return refusal
    flow = Flow(state, stamped.at_ms, Chance(stamped.entropy), rules, referee)
    if isinstance(stamped.command, cmd.Tick):
        _settle_overdue(flow)
    else:
        refusal = _HANDLERS[type(stamped.command)](flow, stamped.seat, stamped.command)
    return tuple(flow.events) if refusal is None else refusal


def _not_now(state: MatchState, stamped: cmd.Stamped) -> Refusal | None:
    """Refused whatever exactly is asked: after the game, too late, or by somebody not there."""
    command, seat = stamped.command, stamped.seat
    if isinstance(state.phase, Finished):
        return Refusal(Reason.GAME_OVER)
    if isinstance(command, cmd.Tick):
        return None
    if _overdue_ms(state, stamped.at_ms) is not None:
        return Refusal(Reason.OVERDUE)
    if seat in state.left:
        return Refusal(Reason.HAS_LEFT)
    is_host = seat == cmd.HOST and isinstance(command, cmd.Pause | cmd.Resume)
    if seat in range(len(state.setup.seats)) or is_host:
        return None
    return Refusal(Reason.NO_SUCH_SEAT)


def _overdue_ms(state: MatchState, at_ms: Millis) -> Millis | None:
    """The deadline that has run out by now, if one has."""
    deadline_ms = next_deadline_ms(state)
    return deadline_ms if deadline_ms is not None and deadline_ms <= at_ms else None


def _settle_overdue(flow: Flow) -> None:
    """Settle all that has run out, the earliest first.

    What follows from it begins now, however late the Tick comes: nobody loses time to that.
    """
    while (deadline_ms := _overdue_ms(flow.state, flow.at_ms)) is not None:
        if flow.state.poll is not None:
            answers.leave_undo_unanswered(flow, deadline_ms)
        elif isinstance(flow.state.phase, Judging):
            answers.leave_unjudged(flow, deadline_ms)
        else:
            turns.run_out_of_time(flow)


# Each handler takes the command of its key; a test walks all of them in every phase.
_HANDLERS: dict[type, Callable[..., Refusal | None]] = {
    cmd.Propose: turns.propose,
    cmd.Exchange: turns.exchange,
    cmd.Shuffle: turns.shuffle,
    cmd.Pass: turns.pass_turn,
    cmd.LiftCurtain: turns.lift_curtain,
    cmd.Accept: answers.accept,
    cmd.Check: answers.check,
    cmd.RequestUndo: answers.request_undo,
    cmd.AnswerUndo: answers.answer_undo,
    cmd.ArrangeRack: presence.arrange_rack,
    cmd.Pause: presence.pause,
    cmd.Resume: presence.resume,
    cmd.Leave: presence.leave,
    cmd.UseHelp: presence.use_help,
    cmd.LoseLink: presence.lose_link,
    cmd.RegainLink: presence.regain_link,
}
