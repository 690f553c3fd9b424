# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is at the keyboard of a PC, and what F2, F3 and F4 mean for that person.

Keys act by what is pending for the person addressed: answering an undo request, then judging,
then asking for undo, then OK. Everything here is a pure function of a view and the time; none of
it looks at a tile.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

import msgspec

from literaxx.match.commands import (
    Accept,
    AnswerUndo,
    Check,
    Command,
    Exchange,
    Pass,
    Propose,
    RequestUndo,
    Resume,
    Shuffle,
)
from literaxx.match.events import Ballot
from literaxx.match.setup import Millis, SeatKind
from literaxx.match.state import BetweenTurns, Composing, Finished, Judging, MatchState, UndoWindow
from literaxx.model.plays import Play


class Deed(Enum):
    """What a button or key does."""

    OK = "ok"
    EXCHANGE = "exchange"
    SHUFFLE = "shuffle"
    PASS = "pass"
    ACCEPT = "accept"
    CHECK = "check"
    UNDO = "undo"
    AGREE = "agree"
    REFUSE = "refuse"
    RESUME = "resume"
    RESULT = "result"


class Key(Enum):
    """The three keys of the table."""

    F2 = "F2"
    F3 = "F3"
    F4 = "F4"


class Matter(Enum):
    """What is pending for a person; while whoever decides cannot be reached, nothing is."""

    UNDO_ANSWER = "undo-answer"
    JUDGING = "judging"
    COMPOSING = "composing"
    CURTAIN = "curtain"
    WAITING = "waiting"
    PAUSED = "paused"
    AWAY = "away"
    FINISHED = "finished"


class Offer(msgspec.Struct, frozen=True):
    """One thing a person may do now, and the key it is on, if it is on one."""

    deed: Deed
    key: Key | None


class Choices(msgspec.Struct, frozen=True):
    """What a person may do now.

    Attributes:
        seat: The person; None when nobody here is addressed.
        matter: What is pending.
        subject: Id of the turn, proposal or request that it is about; 0 for none.
        offers: What may be done, in the order of the buttons.
        deadline_ms: When silence counts for an answer; None without a limit.
        undo_until_ms: When the chance to ask for undo ends; None without one or an end.
    """

    seat: int | None
    matter: Matter
    subject: int = 0
    offers: tuple[Offer, ...] = ()
    deadline_ms: Millis | None = None
    undo_until_ms: Millis | None = None

    def on(self, key: Key) -> Deed | None:
        """What a key does now."""
        return next((offer.deed for offer in self.offers if offer.key is key), None)

    def allows(self, deed: Deed) -> bool:
        """Whether this may be done now, by key or button."""
        return any(offer.deed is deed for offer in self.offers)


def addressed(view: MatchState, seats_here: Iterable[int], now_ms: Millis) -> int | None:
    """The person at this PC who is asked something now.

    Args:
        view: What any seat sees.
        seats_here: The persons at this PC.
        now_ms: The time.

    Returns:
        The seat; a lone person is always addressed. None when several share the PC and none of
        them is asked.
    """
    here = tuple(seats_here)
    if len(here) == 1:
        return here[0]
    if view.poll is not None:
        return _asked(view.poll.ballots, here)
    match view.phase:
        case Judging(ballots=ballots):
            asked = _asked(ballots, here)
        case Composing(seat=seat) if seat in here:
            asked = seat
        case _:
            asked = None
    return undoer(view, here, now_ms) if asked is None else asked


def undoer(view: MatchState, seats_here: Iterable[int], now_ms: Millis) -> int | None:
    """The person at this PC who may ask for undo now, whoever is addressed."""
    window = view.undo
    if window is None or window.seat not in tuple(seats_here):
        return None
    return window.seat if _is_open(view, window, now_ms) else None


def may_pause(view: MatchState, seats_here: Iterable[int]) -> bool:
    """Whether somebody at this PC may stop the game and let it go on: only its host may."""
    return not set(view.setup.host_persons).isdisjoint(seats_here)


def is_private(view: MatchState, seats_here: Iterable[int]) -> bool:
    """Whether all persons who play are at this PC, so that nobody else waits in a pause."""
    seats = enumerate(view.setup.seats)
    return {n for n, seat in seats if seat.kind is SeatKind.PERSON} == set(seats_here)


def choices(
    view: MatchState,
    seat: int | None,
    now_ms: Millis,
    *,
    is_away: bool = False,
    may_resume: bool = True,
) -> Choices:
    """What a seat may do now.

    Args:
        view: What the seat sees.
        seat: The person addressed; None for nobody.
        now_ms: The time.
        is_away: Whether whoever decides cannot be reached.
        may_resume: Whether somebody at this PC may end a pause, see `may_pause`.
    """
    if isinstance(view.phase, Finished):
        return Choices(seat, Matter.FINISHED, offers=(Offer(Deed.RESULT, None),))
    if is_away:
        return Choices(seat, Matter.AWAY)
    if view.paused_ms is not None:
        return Choices(seat, Matter.PAUSED, offers=(Offer(Deed.RESUME, None),) * may_resume)
    if seat is None or seat in view.left:
        return Choices(seat, Matter.WAITING)
    if view.poll is not None:
        ballot = _ballot(view.poll.ballots, seat)
        if ballot is None:
            return Choices(seat, Matter.WAITING, view.poll.request_id)
        return Choices(
            seat,
            Matter.UNDO_ANSWER,
            view.poll.request_id,
            (Offer(Deed.AGREE, Key.F2), Offer(Deed.REFUSE, Key.F3)),
            ballot.deadline_ms,
        )
    match view.phase:
        case Judging(proposal_id=subject, ballots=ballots):
            return _judging(view, seat, subject, _ballot(ballots, seat), now_ms)
        case Composing(seat=mover, turn_id=subject) if mover == seat:
            if view.phase.has_curtain:
                return Choices(seat, Matter.CURTAIN, subject)
            return _composing(view, seat, subject, now_ms)
        case _:
            return _waiting(view, seat, now_ms)


def command_for(
    deed: Deed, view: MatchState, play: Play | None, tiles: tuple[str, ...]
) -> Command | None:
    """The command that does a deed, or None when its matter is gone or it needs none.

    Args:
        deed: What is to be done.
        view: What the person sees.
        play: What is laid, for OK.
        tiles: What lies on the exchange field.
    """
    if deed is Deed.RESUME:
        return Resume()
    if deed is Deed.UNDO:
        return None if view.undo is None else RequestUndo(view.undo.proposal_id)
    if deed in (Deed.AGREE, Deed.REFUSE):
        if view.poll is None:
            return None
        return AnswerUndo(view.poll.request_id, deed is Deed.AGREE)
    match view.phase:
        case Composing(turn_id=turn_id):
            return _turn_command(deed, turn_id, play, tiles)
        case Judging(proposal_id=proposal_id):
            if deed is Deed.ACCEPT:
                return Accept(proposal_id)
            return Check(proposal_id) if deed is Deed.CHECK else None
        case _:
            return None


def mover(view: MatchState) -> int | None:
    """Whose turn it is; None once the game is over."""
    match view.phase:
        case Composing(seat=seat) | Judging(seat=seat) | BetweenTurns(seat=seat):
            return seat
        case Finished():
            return None


def _turn_command(
    deed: Deed, turn_id: int, play: Play | None, tiles: tuple[str, ...]
) -> Command | None:
    """The command of the player to move."""
    match deed:
        case Deed.OK:
            return None if play is None else Propose(turn_id, play)
        case Deed.EXCHANGE:
            return Exchange(turn_id, tiles)
        case Deed.SHUFFLE:
            return Shuffle(turn_id)
        case Deed.PASS:
            return Pass(turn_id)
        case _:
            return None


def _judging(
    view: MatchState, seat: int, subject: int, ballot: Ballot | None, now_ms: Millis
) -> Choices:
    """What a seat may do while a proposal is judged."""
    if ballot is None:
        return _waiting(view, seat, now_ms)
    return Choices(
        seat,
        Matter.JUDGING,
        subject,
        (Offer(Deed.ACCEPT, Key.F2), Offer(Deed.CHECK, Key.F3)),
        ballot.deadline_ms,
    )


def _composing(view: MatchState, seat: int, subject: int, now_ms: Millis) -> Choices:
    """What the player to move may do; his own word before may still be open to undo."""
    turn = Deed.EXCHANGE if view.setup.hides_racks else Deed.SHUFFLE
    rest = (Offer(turn, Key.F3), Offer(Deed.PASS, Key.F4))
    if undoer(view, (seat,), now_ms) is None:
        return Choices(seat, Matter.COMPOSING, subject, (Offer(Deed.OK, Key.F2), *rest))
    offers = (Offer(Deed.UNDO, Key.F2), Offer(Deed.OK, None), *rest)
    return Choices(seat, Matter.COMPOSING, subject, offers, undo_until_ms=_until(view))


def _waiting(view: MatchState, seat: int, now_ms: Millis) -> Choices:
    """What somebody may do who is asked nothing: at most ask for undo."""
    if undoer(view, (seat,), now_ms) is None:
        return Choices(seat, Matter.WAITING)
    assert view.undo is not None
    offers = (Offer(Deed.UNDO, Key.F2),)
    return Choices(seat, Matter.WAITING, view.undo.proposal_id, offers, undo_until_ms=_until(view))


def _until(view: MatchState) -> Millis | None:
    return None if view.undo is None else view.undo.until_ms


def _is_open(view: MatchState, window: UndoWindow, now_ms: Millis) -> bool:
    """Whether undo may be asked for through this window now."""
    if view.poll is not None or view.paused_ms is not None or isinstance(view.phase, Finished):
        return False
    if window.seat in view.left or not window.turn.may_undo:
        return False
    return window.until_ms is None or now_ms < window.until_ms


def _ballot(ballots: tuple[Ballot, ...], seat: int) -> Ballot | None:
    """The answer that a seat is asked for now."""
    for ballot in ballots:
        if ballot.seat == seat and ballot.is_asked and not ballot.is_done:
            return ballot
    return None


def _asked(ballots: tuple[Ballot, ...], here: tuple[int, ...]) -> int | None:
    """The first person here who is asked for an answer now."""
    return next((seat for seat in here if _ballot(ballots, seat) is not None), None)


def rack_seat(view: MatchState, seats_here: Iterable[int], who: int | None) -> int | None:
    """Whose rack lies in front of the PC: that of a lone person, else of the player to move.

    Args:
        view: What any seat sees.
        seats_here: The persons at this PC.
        who: The person addressed.

    Returns:
        The seat; None when there is no person here.
    """
    here = tuple(seats_here)
    if len(here) < 2:
        return here[0] if here else None
    moving = mover(view)
    if moving in here:
        return moving
    return here[0] if who is None else who


def is_covered(view: MatchState, seats_here: Iterable[int], asking: Choices) -> bool:
    """Whether the rack must not be seen now: somebody else here could look at it.

    Args:
        view: What any seat sees.
        seats_here: The persons at this PC.
        asking: What the person addressed may do.
    """
    if view.paused_ms is not None and asking.matter is not Matter.FINISHED:
        return True
    if not view.setup.hides_racks or view.is_revealed:
        return False
    if len(tuple(seats_here)) < 2:
        return False
    return asking.matter is not Matter.COMPOSING
