# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of a guest that the host has not answered."""

from __future__ import annotations

from literaxx.match import commands as cmd
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.net.messages import Ask, PlayerCommand


class Pending:
    """Commands under way, each with its number."""

    def __init__(self) -> None:
        """Nothing has been asked."""
        self._asks: dict[int, Ask] = {}
        self._next_id = 1
        self._repeated_to = 0

    def skip_to(self, last_id: int) -> None:
        """The host has had commands of this guest up to a number."""
        self._next_id = max(self._next_id, last_id + 1)

    def ask(self, match: str, seat: int, command: PlayerCommand) -> Ask:
        """A new command."""
        ask = Ask(self._next_id, match, seat, command)
        self._next_id += 1
        self._asks[ask.id] = ask
        return ask

    def again(self) -> tuple[Ask, ...]:
        """All that is to be said again after the connection was lost."""
        self._repeated_to = self._next_id - 1
        return tuple(self._asks.values())

    def done(self, command_id: int) -> Ask | None:
        """The host has answered; what had been asked, if that is still of interest."""
        return self._asks.pop(command_id, None)

    def was_repeated(self, ask: Ask) -> bool:
        """Whether the host may have carried it out before, and the answer was lost."""
        return ask.id <= self._repeated_to

    def forget(self) -> None:
        """Nothing of it matters any more."""
        self._asks.clear()


def is_over(view: MatchState, command: cmd.Command) -> bool:
    """Whether the turn, proposal or request that a command names is not open any more."""
    match command:
        case cmd.Accept(proposal_id=subject) | cmd.Check(proposal_id=subject):
            return not (isinstance(view.phase, Judging) and view.phase.proposal_id == subject)
        case cmd.RequestUndo(proposal_id=subject):
            return view.undo is None or view.undo.proposal_id != subject
        case cmd.AnswerUndo(request_id=subject):
            return view.poll is None or view.poll.request_id != subject
        case (
            cmd.Propose(turn_id=subject)
            | cmd.Exchange(turn_id=subject)
            | cmd.Shuffle(turn_id=subject)
            | cmd.Pass(turn_id=subject)
            | cmd.LiftCurtain(turn_id=subject)
        ):
            return not (isinstance(view.phase, Composing) and view.phase.turn_id == subject)
        case _:
            return False
