# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player to move may do; `decide` calls these handlers."""

from __future__ import annotations

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.flow import Flow
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import ANSWER_MS
from literaxx.match.state import Composing, MatchState
from literaxx.match.times import composing_deadlines
from literaxx.rules.base import Violation


def not_running(state: MatchState) -> Refusal | None:
    """Refused while the game is paused or an undo request is answered."""
    if state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    return None if state.poll is None else Refusal(Reason.UNDO_PENDING)


def propose(flow: Flow, seat: int, command: cmd.Propose) -> Refusal | None:
    """The mover says OK: what he laid is judged, if it keeps the rules."""
    turn = _turn_of(flow.state, seat, command.turn_id)
    if isinstance(turn, Refusal):
        return turn
    score = flow.rules.assess(flow.state.table, seat, command.play)
    if isinstance(score, Violation):
        return Refusal(Reason.AGAINST_RULES, score)
    now_ms = flow.table_now
    flow.emit(
        ev.PlayProposed(
            seat,
            command.play,
            score,
            now_ms,
            flow.judge_ballots(seat),
            None if flow.shares_screen(seat) else now_ms + ANSWER_MS,
            turn.may_undo,
        )
    )
    return None


def exchange(flow: Flow, seat: int, command: cmd.Exchange) -> Refusal | None:
    """The mover draws new tiles; then the old ones go in, and the bag is mixed."""
    turn = _turn_of(flow.state, seat, command.turn_id)
    if isinstance(turn, Refusal):
        return turn
    used = flow.state.progress.seats[seat].exchanges
    violation = flow.rules.exchange_violation(flow.state.table, seat, command.tiles, used)
    if violation is not None:
        return Refusal(Reason.AGAINST_RULES, violation)
    flow.emit(ev.TilesExchanged(seat, command.tiles, flow.table_now))
    flow.emit(ev.TilesDrawn(seat, flow.state.table.bag[-len(command.tiles) :]))
    flow.emit(ev.BagShuffled(flow.chance.shuffled(flow.state.table.bag + command.tiles)))
    flow.end_turn()
    return None


def shuffle(flow: Flow, seat: int, command: cmd.Shuffle) -> Refusal | None:
    """The letters of the board change places; the turn goes on."""
    turn = _turn_of(flow.state, seat, command.turn_id)
    if isinstance(turn, Refusal):
        return turn
    used = flow.state.progress.seats[seat].shuffles
    cells = flow.rules.shuffled(flow.state.table, used, flow.chance)
    if isinstance(cells, Violation):
        return Refusal(Reason.AGAINST_RULES, cells)
    flow.emit(ev.BoardShuffled(seat))
    flow.emit(ev.LettersChanged(cells))
    return None


def pass_turn(flow: Flow, seat: int, command: cmd.Pass) -> Refusal | None:
    """The mover gives his turn away."""
    turn = _turn_of(flow.state, seat, command.turn_id)
    if isinstance(turn, Refusal):
        return turn
    flow.emit(ev.TurnPassed(seat, ev.PassCause.SAID, flow.table_now))
    flow.end_turn()
    return None


def lift_curtain(flow: Flow, seat: int, command: cmd.LiftCurtain) -> Refusal | None:
    """The mover looks at his tiles; his clock runs."""
    turn = _turn_of(flow.state, seat, command.turn_id, behind_curtain=True)
    if isinstance(turn, Refusal):
        return turn
    flow.emit(ev.CurtainLifted(seat, flow.table_now))
    return None


def run_out_of_time(flow: Flow) -> None:
    """A limit of the mover has run out; where both end together, game time decides."""
    turn = flow.state.composing
    game_end_ms, move_end_ms = composing_deadlines(flow.state, turn)
    if move_end_ms is None or (game_end_ms is not None and game_end_ms <= move_end_ms):
        assert game_end_ms is not None
        flow.emit(ev.TurnSkipped(turn.seat, ev.SkipCause.GAME_TIME, game_end_ms))
    else:
        flow.emit(ev.TurnPassed(turn.seat, ev.PassCause.MOVE_TIME, move_end_ms))
    flow.end_turn()


def _turn_of(
    state: MatchState, seat: int, turn_id: int, *, behind_curtain: bool = False
) -> Composing | Refusal:
    """The turn, if this very one is the seat's and its curtain is up (or down, as asked)."""
    refusal = not_running(state)
    if refusal is not None:
        return refusal
    turn = state.phase
    if not isinstance(turn, Composing) or turn.seat != seat:
        return Refusal(Reason.NOT_YOUR_TURN)
    if turn.turn_id != turn_id:
        return Refusal(Reason.STALE)
    if turn.has_curtain != behind_curtain:
        return Refusal(Reason.CURTAIN_UP if behind_curtain else Reason.CURTAIN_DOWN)
    return turn
