# SPDX-License-Identifier: GPL-3.0-or-later
"""How play flows on: from a settled word to the next turn, and to the end of the game.

A `Flow` is one decision being made. It emits events and knows the state they lead to; thrown
away, it has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from literaxx.match import events as ev
from literaxx.match.evolve import evolve
from literaxx.match.setup import CURTAIN_MS, UNREACHABLE_MS, Millis
from literaxx.match.state import BetweenTurns, Finished, Judging, MatchState
from literaxx.match.times import request_now, table_now
from literaxx.model.chance import Chance
from literaxx.rules.base import Referee, Rules


class Flow:
    """One decision in the making.

    Attributes:
        state: The state after the events so far.
        at_ms: The moment on the host's clock.
        events: The events so far.
    """

    def __init__(
        self, state: MatchState, at_ms: Millis, chance: Chance, rules: Rules, referee: Referee
    ) -> None:
        """Begin a decision at a moment of the host's clock."""
        self.state = state
        self.events: list[ev.Event] = []
        self.rules = rules
        self.chance = chance
        self.at_ms = at_ms
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

    # Asking the opponents.

    def ballots(self, seat: int, limit_ms: Millis) -> tuple[ev.Ballot, ...]:
        """The ballots of all opponents of a seat; at each screen one person is asked first.

        Args:
            seat: Who is asked about.
            limit_ms: Time to answer, 0 for no limit.
        """
        asked_screens: set[tuple[int, ...]] = set()
        ballots = []
        for other in self.state.opponents(seat):
            screen = self.state.setup.sharing(other)
            is_asked = screen not in asked_screens
            asked_screens.add(screen)
            deadline_ms = self._deadline(other, limit_ms) if is_asked else None
            ballots.append(ev.Ballot(other, is_asked, deadline_ms))
        return tuple(ballots)

    def next_asked(
        self, ballots: tuple[ev.Ballot, ...], answered: int, limit_ms: Millis
    ) -> tuple[int, Millis | None] | None:
        """Who at the screen of the one who has answered is asked next, and until when."""
        screen = self.state.setup.sharing(answered)
        for ballot in ballots:
            if ballot.seat in screen and not ballot.is_asked and not ballot.is_done:
                return ballot.seat, self._deadline(ballot.seat, limit_ms)
        return None

    def _deadline(self, seat: int, limit_ms: Millis) -> Millis | None:
        """When silence counts for somebody asked now."""
        now_ms = self.request_now if self.state.poll is not None else self.table_now
        if limit_ms:
            return now_ms + limit_ms
        return None if self.state.lost_ms[seat] is None else now_ms + UNREACHABLE_MS

    # Judging.

    def answered(self, seat: int) -> None:
        """Go on after an opponent has accepted or was silent: ask the next, or let it stand."""
        phase = self.state.phase
        assert isinstance(phase, Judging)
        following = self.next_asked(phase.ballots, seat, self.state.setup.options.decision_ms)
        if following is not None:
            self.emit(ev.OpponentAsked(*following))
        elif all(ballot.is_done for ballot in phase.ballots):
            self.stand(checked=False)

    def check(self, by: int, cause: ev.CheckCause) -> None:
        """Ask the dictionary about the proposal, and settle it."""
        phase = self.state.phase
        assert isinstance(phase, Judging)
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
        self.stand(checked=said)

    def stand(self, *, checked: bool) -> None:
        """Make the proposal part of the game."""
        phase = self.state.phase
        assert isinstance(phase, Judging)
        seat, play = phase.seat, phase.play
        bonus = self.rules.variant.switches.challenge_bonus if checked else 0
        laid = self.rules.laid(play)
        points = phase.score.points + bonus
        self.emit(ev.PlayStood(seat, laid, points, self.table_now))
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

    def undo(self, seat: int) -> None:
        """Bring back how things stood before OK, and mix the bag again."""
        # The clock starts from the answer, not from when the request began.
        has_curtain, clock_from_ms = self._turn_start(seat, self.request_now)
        self.emit(ev.UndoDone(seat, has_curtain, clock_from_ms))
        if self.state.table.bag:
            self.emit(ev.BagShuffled(self.chance.shuffled(self.state.table.bag)))

    # Turns.

    def end_turn(self) -> None:
        """Go on after a turn: to the next player who can move, or to the end of the game."""
        while not self.finish_if_over():
            phase = self.state.phase
            assert isinstance(phase, BetweenTurns)
            seat = (phase.seat + 1) % len(self.state.setup.seats)
            skip = self._skip(seat)
            if skip is None:
                self.begin_turn(seat)
                return
            self.emit(ev.TurnSkipped(seat, skip, self.table_now))

    def begin_turn(self, seat: int) -> None:
        """Let a seat move."""
        self.emit(ev.TurnBegan(seat, *self._turn_start(seat, self.table_now)))

    def finish_if_over(self) -> bool:
        """End the game if one of its endings, other than going out, is reached."""
        cause = next(self._endings(), None)
        if cause is None:
            return False
        self.finish(cause, out=None)
        return True

    def finish_after_leaving(self) -> bool:
        """End the game if somebody's leaving ends it; a word being judged is judged first.

        Returns:
            Whether the game is over.
        """
        match self.state.phase:
            case Finished():
                return True
            case Judging():
                if len(self.state.setup.seats) - len(self.state.left) > 1:
                    return False
        return self.finish_if_over()

    def finish(self, cause: ev.EndCause, out: int | None) -> None:
        """End the game: racks are shown and counted."""
        table = self.state.table
        self.emit(ev.RacksRevealed(table.racks))
        self.emit(ev.MatchEnded(cause, out, self.rules.settle(table, out)))

    def _endings(self) -> Iterator[ev.EndCause]:
        """The endings that are reached."""
        progress = self.state.progress
        present = [
            seat for index, seat in enumerate(progress.seats) if index not in self.state.left
        ]
        with_time = [seat for seat in present if seat.has_time]
        zero_limit = self.rules.variant.switches.zero_turns_end
        if len(present) < 2:
            yield ev.EndCause.LEFT
        if not with_time:
            yield ev.EndCause.TIME
        elif all(seat.passes >= 2 for seat in with_time):
            yield ev.EndCause.PASSES
        if zero_limit and progress.zero_turns >= zero_limit:
            yield ev.EndCause.ZERO_TURNS
        if self._turns_are_over():
            yield ev.EndCause.TURNS

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

    def shares_screen(self, seat: int) -> bool:
        """Whether another person who is still there sits at the seat's screen."""
        return len(set(self.state.setup.sharing(seat)) - self.state.left) > 1

    def _turn_start(self, seat: int, now_ms: Millis) -> tuple[bool, Millis]:
        """Whether a turn begins with a curtain, and when its clock starts."""
        has_curtain = self.state.setup.hides_racks and self.shares_screen(seat)
        return has_curtain, now_ms + (CURTAIN_MS if has_curtain else 0)
