# SPDX-License-Identifier: GPL-3.0-or-later
"""What the message bar says: what is asked of the person at the keyboard, or what is going on.

It shows the points of what is laid and never whether a word exists.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import msgspec

from literaxx.gui.texts import (
    end_text,
    names_text,
    points_text,
    sum_text,
    tiles_text,
    translate,
    violation_text,
)
from literaxx.match.choices import Choices, Deed, Matter, mover
from literaxx.match.setup import Millis, SeatKind
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.match.times import grace_left_ms
from literaxx.model.geometry import Direction
from literaxx.model.scoring import Score
from literaxx.rules.base import Violation, Why
from literaxx.session.base import TroubleKind


class Message(msgspec.Struct, frozen=True):
    """What the bar shows.

    Attributes:
        title: The first line, as rich text.
        detail: The second line, plain.
        is_question: Whether somebody here is asked to answer.
    """

    title: str
    detail: str
    is_question: bool = False


class Laid(msgspec.Struct, frozen=True):
    """What lies on the table before OK.

    Attributes:
        assessment: Its points, or what is wrong with it; None when nothing is laid.
        exchanged: Number of tiles on the exchange field.
    """

    assessment: Score | Violation | None = None
    exchanged: int = 0


def message(
    view: MatchState,
    choices: Choices,
    here: Iterable[int],
    laid: Laid,
    now_ms: Millis = 0,
    away: TroubleKind | None = None,
) -> Message:
    """What the bar says.

    Args:
        view: What the person at the keyboard sees.
        choices: What that person may do.
        here: The persons at this PC.
        laid: What lies on the table before OK.
        now_ms: The time.
        away: Why whoever decides cannot be reached; None if he can.
    """
    names = [seat.name for seat in view.setup.seats]
    shared = tuple(here)
    match choices.matter:
        case Matter.FINISHED:
            return _finished(view, names)
        case Matter.PAUSED:
            return _paused(view, names, is_ours=choices.allows(Deed.RESUME))
        case Matter.AWAY:
            return _away(away)
        case Matter.UNDO_ANSWER:
            return _undo_question(view, choices, names, shared)
        case Matter.JUDGING:
            return _judging_question(view, choices, names, shared)
        case Matter.CURTAIN:
            return _curtain(names, choices.seat, shared)
        case Matter.COMPOSING:
            return _composing(view, laid)
        case Matter.WAITING:
            return _waiting(view, names, shared, now_ms)


def _paused(view: MatchState, names: list[str], *, is_ours: bool) -> Message:
    """Who lets the game go on: whoever is at this PC, or the host at another."""
    title = _bold(translate("Bar", "The game is paused"))
    if is_ours:
        stands = translate("Bar", "All clocks stand. Everything is covered until you go on.")
        return Message(title, stands)
    hosts = names_text([names[seat] for seat in view.setup.host_persons])
    if not hosts:
        return Message(title, translate("Bar", "All clocks stand until the host goes on."))
    stands = translate("Bar", "All clocks stand until the host goes on: {name}.")
    return Message(title, stands.format(name=hosts))


def _away(away: TroubleKind | None) -> Message:
    """Why nothing can be done now, for as long as that is so."""
    match away:
        case TroubleKind.TABLE_CLOSED:
            title = translate("Bar", "The host has closed the table")
            detail = translate("Bar", "The game goes on by itself when the table is open again.")
        case TroubleKind.TABLE_LEFT:
            title = translate("Bar", "You are not at this table any more")
            detail = translate("Bar", "You can look around here, or go to the start page.")
        case _:
            title = translate("Bar", "The host cannot be reached")
            detail = translate("Bar", "Nothing is lost. The game goes on when the host is back.")
    return Message(_bold(title), detail)


def _bold(text: str) -> str:
    return f"<b>{escape(text)}</b>"


def _composing(view: MatchState, laid: Laid) -> Message:
    """The player to move: the sum of what is laid, or what to do."""
    assessment = laid.assessment
    if isinstance(assessment, Score):
        line = sum_text(assessment, is_line=not view.setup.hides_racks)
        total = f"{escape(line)} = {_bold(points_text(assessment.points))}"
        word = assessment.words[0].word
        title = total.replace(escape(word), _bold(word), 1)
        return Message(title, _place_text(view, assessment))
    if isinstance(assessment, Violation) and assessment.why is not Why.NO_TILES:
        return Message(_bold(translate("Bar", "Not yet")), violation_text(assessment))
    if laid.exchanged:
        title = translate("Bar", "{tiles} to exchange").format(tiles=tiles_text(laid.exchanged))
        hint = translate("Bar", "F3 swaps them for new ones from the bag and ends your turn.")
        return Message(_bold(title), hint)
    if not view.setup.hides_racks:
        hint = translate(
            "Bar",
            "Drag or click along neighbouring letters. Each counts 1; numbers on the way are "
            "added.",
        )
    elif view.table.board.is_empty():
        hint = translate("Bar", "Lay the first word across the start, the cell with the star.")
    else:
        hint = translate("Bar", "Lay a word, or exchange tiles, or pass.")
    return Message(_bold(translate("Bar", "It is your turn")), hint)


def _place_text(view: MatchState, score: Score) -> str:
    """Where the main word lies, and that nobody knows yet whether it exists."""
    word = score.words[0]
    hint = translate("Bar", "The dictionary is consulted only if someone checks.")
    if not view.setup.hides_racks:
        return hint
    first = word.squares[0]
    if word.direction is Direction.DOWN:
        place = translate("Bar", "Column {name}.").format(name=first.name[:1])
    else:
        place = translate("Bar", "Row {number}.").format(number=first.row + 1)
    return f"{place} {hint}"


def _judging_question(
    view: MatchState, choices: Choices, names: list[str], here: tuple[int, ...]
) -> Message:
    """Accept or check."""
    assert isinstance(view.phase, Judging)
    assert choices.seat is not None
    options = view.setup.options
    parts = [translate("Bar", "Accept it, or check it in the dictionary.")]
    if options.wrong_check_penalty:
        parts.append(translate("Bar", "A wrong check costs your turn."))
    if len(here) > 1:
        parts.insert(0, translate("Bar", "{name}, you are asked.").format(
            name=names[choices.seat]))  # fmt: skip
    return Message(_plays(view.phase, names), " ".join(parts), is_question=True)


def _plays(phase: Judging, names: list[str]) -> str:
    """`Marek plays WHILE for 18 points`."""
    start = translate("Bar", "{name} plays {word}")
    start = start.format(name=names[phase.seat], word=phase.score.words[0].word)
    rest = translate("Bar", "for {points}").format(points=points_text(phase.score.points))
    return f"{_bold(start)} {escape(rest)}"


def _undo_question(
    view: MatchState, choices: Choices, names: list[str], here: tuple[int, ...]
) -> Message:
    """Agree or refuse."""
    assert view.poll is not None
    assert choices.seat is not None
    title = translate("Bar", "{name} asks to take the word back").format(name=names[view.poll.seat])
    detail = translate("Bar", "Agree, and it is laid anew; refuse, and play goes on.")
    if len(here) > 1:
        asked = translate("Bar", "{name}, you are asked.").format(name=names[choices.seat])
        detail = f"{asked} {detail}"
    return Message(_bold(title), detail, is_question=True)


def _curtain(names: list[str], seat: int | None, here: tuple[int, ...]) -> Message:
    """Whose turn it is, and who should look away."""
    assert seat is not None
    title = translate("Bar", "{name} is to move").format(name=names[seat])
    others = [names[other] for other in here if other != seat]
    detail = translate("Bar", "{names}, please look away.").format(names=names_text(others))
    return Message(_bold(title), detail)


def _waiting(view: MatchState, names: list[str], here: tuple[int, ...], now_ms: Millis) -> Message:
    """Who is waited for."""
    poll = view.poll
    if poll is not None:
        waiting = [names[b.seat] for b in poll.ballots if not b.is_done]
        title = translate("Bar", "{name} asks to take the word back").format(name=names[poll.seat])
        detail = translate("Bar", "Waiting for {names}.").format(names=names_text(waiting))
        return Message(_bold(title), detail)
    match view.phase:
        case Judging(ballots=ballots):
            waiting = [names[b.seat] for b in ballots if not b.is_done]
            detail = translate("Bar", "Waiting for {names}.").format(names=names_text(waiting))
            return Message(_plays(view.phase, names), detail)
        case Composing(seat=seat) if view.setup.seats[seat].kind is SeatKind.COMPUTER:
            title = translate("Bar", "{name} is thinking").format(name=names[seat])
        case _:
            whose = mover(view)
            if whose is not None and view.lost_ms[whose] is not None:
                return _lost(view, whose, names[whose], now_ms)
            name = "" if whose is None else names[whose]
            title = translate("Bar", "{name} is to move").format(name=name)
    gone = [names[seat] for seat in here if seat in view.left]
    if gone and len(gone) == len(here):
        detail = translate("Bar", "{names} left this game.").format(names=names_text(gone))
        return Message(_bold(title), detail)
    if not here:
        return Message(_bold(title), translate("Bar", "You are looking on."))
    if not view.setup.hides_racks:
        return Message(_bold(title), translate("Bar", "You can look for your next word."))
    return Message(_bold(title), translate("Bar", "You can look around and sort your tiles."))


def _lost(view: MatchState, seat: int, name: str, now_ms: Millis) -> Message:
    """`Ana lost connection, 1:42 to come back`."""
    left_s = -(-grace_left_ms(view, seat, now_ms) // 1000)
    if left_s:
        text = translate("Bar", "{name} lost connection, {time} to come back")
        title = text.format(name=name, time=f"{left_s // 60}:{left_s % 60:02}")
        return Message(_bold(title), translate("Bar", "The clock stands until then."))
    title = translate("Bar", "{name} lost connection").format(name=name)
    return Message(_bold(title), translate("Bar", "The clock runs."))


def _finished(view: MatchState, names: list[str]) -> Message:
    """Who won, and why the game is over."""
    assert isinstance(view.phase, Finished)
    out = view.phase.out
    why = end_text(view.phase.cause, "" if out is None else names[out])
    return Message(_bold(winners_text(view)), why)


def winners_text(view: MatchState) -> str:
    """`Ana wins`, or who shares the first place."""
    seats = view.setup.seats
    winners = [seats[seat].name for place, seat in view.ranking() if place == 1]
    if len(winners) == 1:
        return translate("End", "{name} wins").format(name=winners[0])
    return translate("End", "{names} share the first place").format(names=names_text(winners))
