# SPDX-License-Identifier: GPL-3.0-or-later
"""How play flows on: from a settled word to the next turn, and to the end of the game.

A `Flow` is one decision being made. It emits events and knows the state they lead to; thrown
away, it has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from literaxx.match import events as ev
from literaxx.match.evolve import evolve
from literaxx.match.setup import ANSWER_MS, CURTAIN_MS, UNREACHABLE_MS, Millis
from literaxx.match.state import BetweenTurns, Composing, Judging, MatchState
from literaxx.match.times import request_now, table_now
from literaxx.model.chance import Chance
from literaxx.rules.base import Referee, Rules


class Flow:
    """One decision in the making.

    Attributes:
        state: The state after the events so far.
        at_ms: The moment on the host's clock.
        chance: What has to be drawn or mixed is drawn from it.
        rules: The rules of the variant.
        events: The events so far.
    """

    def __init__(
        self,
        state: MatchState,
        at_ms: Millis,
        chance: Chance,
        rules: Rules,
        referee: Referee | None = None,
    ) -> None:
        """Begin a decision at a moment of the host's clock.

        Before the first turn no referee is needed.
        """
        self.state = state
        self.at_ms = at_ms
        self.chance = chance
        self.rules = rules
        self.events: list[ev.Event] = []
        self._referee = referee

    @property
    def table_now(self) -> Millis:
        """The time that counts for turns and judging."""
        return table_now(self.state, self.at_ms)

    @property
    def request_now(self) -> Millis:
        """The time that counts for undo requests."""
        return request_now(self.state, self.at_ms)

    def emit(self, event: ev.Event) -> None:
        """Let something happen."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    def go_on(self) -> None:
        """Do what need not wait for anybody any more.

        To be called whenever an answer is in, an undo request is over or a player has left.
        While an undo request is answered, everything else waits for it.
        """
        if self.state.poll is not None:
            self._go_on_polling()
        elif isinstance(self.state.phase, Judging):
            self._go_on_judging()
        elif isinstance(self.state.phase, Composing) and self.state.phase.seat in self.state.left:
            seat = self.state.phase.seat
            self.emit(ev.TurnSkipped(seat, ev.SkipCause.LEFT, self.table_now))
            self.end_turn()

    # Asking the opponents.

    def judge_ballots(self, mover: int) -> tuple[ev.Ballot, ...]:
        """The ballots for a proposal."""
        return self._ballots(mover, self._judge_deadline)

    def undo_ballots(self, asker: int) -> tuple[ev.Ballot, ...]:
        """The ballots for an undo request."""
        return self._ballots(asker, self._undo_deadline)

    def _ballots(
        self, seat: int, deadline: Callable[[int], Millis | None]
    ) -> tuple[ev.Ballot, ...]:
        """The ballots of all opponents of a seat; at each screen one person is asked first."""
        ballots: list[ev.Ballot] = []
        for other in self.state.opponents(seat):
            is_asked = self._is_free(other, ballots)
            ballots.append(ev.Ballot(other, is_asked, deadline(other) if is_asked else None))
        return tuple(ballots)

    def _next_asked(self, ballots: Iterable[ev.Ballot]) -> int | None:
        """Who is to be asked now; at each screen it is one person at a time."""
        for ballot in ballots:
            if not (ballot.is_asked or ballot.is_done) and self._is_free(ballot.seat, ballots):
                return ballot.seat
        return None

    def _is_free(self, seat: int, ballots: Iterable[ev.Ballot]) -> bool:
        """Whether nobody at the seat's screen is being asked."""
        screen = self.state.setup.sharing(seat)
        return not any(ballot.is_open and ballot.seat in screen for ballot in ballots)

    def _judge_deadline(self, seat: int) -> Millis | None:
        """When silence counts for a judge who is asked now."""
        limit_ms = self.state.setup.options.decision_ms
        if not limit_ms and self.state.lost_ms[seat] is not None:
            limit_ms = UNREACHABLE_MS
        return self.table_now + limit_ms if limit_ms else None

    def _undo_deadline(self, seat: int) -> Millis:
        """When silence refuses the undo, for an opponent who is asked now."""
        return self.request_now + ANSWER_MS

    def _go_on_judging(self) -> None:
        """Ask who is next; when all have answered or been silent, the word stands."""
        while (seat := self._next_asked(self.state.judging.ballots)) is not None:
            self.emit(ev.OpponentAsked(seat, self._judge_deadline(seat)))
        if all(ballot.is_done for ballot in self.state.judging.ballots):
            self._stand(checked=False)

    def _go_on_polling(self) -> None:
        """Ask who is next; when all have agreed, the word is undone."""
        while (seat := self._next_asked(self.state.answering.ballots)) is not None:
            self.emit(ev.UndoAsked(seat, self._undo_deadline(seat)))
        if all(ballot.is_done for ballot in self.state.answering.ballots):
            self._undo(self.state.answering.seat)

    # Settling a word.

    def check(self, by: int, cause: ev.CheckCause) -> None:
        """Ask the dictionary about the proposal, and settle it."""
        phase = self.state.judging
        assert self._referee is not None
        words = [word.word for word in phase.score.words]
        verdicts = tuple(ev.WordVerdict(word, self._referee.contains(word)) for word in words)
        self.emit(ev.WordsChecked(by, cause, verdicts))
        if not all(verdict.is_good for verdict in verdicts):
            self.emit(ev.PlayRefused(phase.seat))
            self.end_turn()
            return
        said = cause is ev.CheckCause.SAID
        if said and self.state.setup.options.wrong_check_penalty:
            self.emit(ev.PenaltyGiven(by))
        self._stand(checked=said)

    def _stand(self, *, checked: bool) -> None:
        """Make the proposal part of the game."""
        seat, play, score = (
            self.state.judging.seat,
            self.state.judging.play,
            self.state.judging.score,
        )
        bonus = self.rules.variant.switches.challenge_bonus if checked else 0
        laid = self.rules.laid(play)
        self.emit(ev.PlayStood(seat, laid, score.points + bonus, self.table_now))
        if seat not in self.state.left:
            self.draw(seat)
        if self.rules.is_out(self.state.table, seat):
            self.finish(ev.EndCause.WENT_OUT, out=seat)
            return
        if not self._turns_are_over():  # the last word brings no new letters
            cells = self.rules.renewal(self.state.table, play, self.chance)
            if cells:
                self.emit(ev.LettersChanged(cells))
        self.end_turn()

    def draw(self, seat: int) -> None:
        """Fill a rack up."""
        count = self.rules.owed_tiles(self.state.table, seat)
        if count:
            self.emit(ev.TilesDrawn(seat, self.state.table.bag[-count:]))

    def _undo(self, seat: int) -> None:
        """Bring back how things stood before OK, and mix the bag again."""
        # The clock starts from the answer, not from when the request began.
        self.emit(ev.UndoDone(seat, *self._turn_start(seat, self.request_now)))
        if self.state.table.bag:
            self.emit(ev.BagShuffled(self.chance.shuffled(self.state.table.bag)))

    # Turns.

    def end_turn(self) -> None:
        """Go on after a turn: to the next player who can move, or to the end of the game."""
        last = self.state.phase
        assert isinstance(last, BetweenTurns)
        seat = last.seat
        while (cause := self._ending()) is None:
            seat = (seat + 1) % len(self.state.setup.seats)
            skip = self._skip(seat)
            if skip is None:
                self.begin_turn(seat)
                return
            self.emit(ev.TurnSkipped(seat, skip, self.table_now))
        self.finish(cause)

    def begin_turn(self, seat: int) -> None:
        """Let a seat move."""
        self.emit(ev.TurnBegan(seat, *self._turn_start(seat, self.table_now)))

    def finish(self, cause: ev.EndCause, out: int | None = None) -> None:
        """End the game: racks are shown and counted."""
        table = self.state.table
        self.emit(ev.RacksRevealed(table.racks))
        self.emit(ev.MatchEnded(cause, out, self.rules.settle(table, out)))

    def is_alone(self) -> bool:
        """Whether only one player is left."""
        return len(self.state.setup.seats) - len(self.state.left) < 2

    def shares_screen(self, seat: int) -> bool:
        """Whether another person who is still there sits at the seat's screen."""
        return len(set(self.state.setup.sharing(seat)) - self.state.left) > 1

    def _ending(self) -> ev.EndCause | None:
        """Which ending is reached when a turn is over, if one is."""
        progress, left = self.state.progress, self.state.left
        with_time = [
            seat for index, seat in enumerate(progress.seats) if seat.has_time and index not in left
        ]
        zero_limit = self.rules.variant.switches.zero_turns_end
        if not with_time:
            return ev.EndCause.TIME
        if all(seat.passes >= 2 for seat in with_time):
            return ev.EndCause.PASSES
        if zero_limit and progress.zero_turns >= zero_limit:
            return ev.EndCause.ZERO_TURNS
        return ev.EndCause.TURNS if self._turns_are_over() else None

    def _turns_are_over(self) -> bool:
        """Whether the last turn has been played."""
        limit = self.rules.turn_limit(len(self.state.setup.seats))
        return 0 < limit <= len(self.state.progress.history)

    def _skip(self, seat: int) -> ev.SkipCause | None:
        """Why a seat's turn is skipped; None when it moves."""
        state = self.state.progress.seats[seat]
        if seat in self.state.left:
            return ev.SkipCause.LEFT
        if not state.has_time:
            return ev.SkipCause.GAME_TIME
        return ev.SkipCause.PENALTY if state.penalties else None

    def _turn_start(self, seat: int, now_ms: Millis) -> tuple[bool, Millis]:
        """Whether a turn begins with a curtain, and when its clock starts."""
        has_curtain = self.state.setup.hides_racks and self.shares_screen(seat)
        curtain_ms = CURTAIN_MS if has_curtain else 0
        grace_ms = 0 if self.state.lost_ms[seat] is None else self.state.grace_ms[seat]
        return has_curtain, now_ms + curtain_ms + grace_ms
