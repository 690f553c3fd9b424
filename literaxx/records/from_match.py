# SPDX-License-Identifier: GPL-3.0-or-later
"""From the events of a match to a record of it.

Words that were undone are left out. A seat's own view of a match makes a record, too: what it has
not seen is not told.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

import msgspec

from literaxx.match import events as ev
from literaxx.match.evolve import evolve
from literaxx.match.setup import Setup
from literaxx.match.state import BrokenMatch, Finished, MatchState
from literaxx.model.plays import PathPlay, TilePlay
from literaxx.model.scoring import Score
from literaxx.model.tiles import HIDDEN
from literaxx.model.variant import EndCount, Kind, Variant
from literaxx.records.lines import (
    Line,
    LinesRecord,
    PassLine,
    ShuffleLine,
    SkipLine,
    WordLine,
    board_text,
    lines_record,
)
from literaxx.records.notation import THROUGH
from literaxx.records.record import (
    LEFT,
    LOST_CHALLENGE,
    OUT_OF_TIME,
    Action,
    Challenged,
    Exchanged,
    Laid,
    Leftover,
    Passed,
    Record,
    RecordedMove,
    RecordedPlayer,
    Refused,
)

_SKIP_NOTES = {
    ev.SkipCause.PENALTY: LOST_CHALLENGE,
    ev.SkipCause.GAME_TIME: OUT_OF_TIME,
    ev.SkipCause.LEFT: LEFT,
}


def record_of(
    events: Iterable[ev.Event], variant: Variant, lexicon: str = ""
) -> Record | LinesRecord:
    """The record of a match, over or not.

    Args:
        events: All its events, from the first.
        variant: Its variant.
        lexicon: Name of the word list that judged, such as `English`; a record of a letter-path
            game has no place for it.

    Raises:
        BrokenMatch: The events do not follow from each other.
    """
    if variant.kind is Kind.CROSSWORD:
        return _crossword_record(events, variant, lexicon)
    return _letter_path_record(events)


def players_of(setup: Setup) -> tuple[RecordedPlayer, ...]:
    """The players with nicknames that records can tell apart."""
    nicks: list[str] = []
    players = []
    for number, seat in enumerate(setup.seats, start=1):
        name = " ".join(unicodedata.normalize("NFC", seat.name).split())
        nick = "".join(name.split()).replace(":", "") or f"player{number}"
        if nick in nicks:
            nick = f"{nick}{number}"
        nicks.append(nick)
        players.append(RecordedPlayer(nick, name or nick))
    return tuple(players)


def _steps(events: Iterable[ev.Event]) -> Iterator[tuple[MatchState, ev.Event, MatchState]]:
    """Every event but the first, with the states before and after it."""
    state: MatchState | None = None
    for event in events:
        after = evolve(state, event)
        if state is not None:
            yield state, event, after
        state = after


def _crossword_record(events: Iterable[ev.Event], variant: Variant, lexicon: str) -> Record:
    moves: list[RecordedMove] = []
    mark = 0
    state: MatchState | None = None
    for before, event, state in _steps(events):
        match event:
            case ev.PlayProposed():
                mark = len(moves)
            case ev.UndoDone():
                del moves[mark:]
            case ev.MatchEnded():
                moves += _leftovers(before, event, variant)
            case _:
                moves += _moves(before, event, state)
    if state is None:
        raise BrokenMatch("no event")
    is_over = isinstance(state.phase, Finished)
    return Record(
        players=players_of(state.setup),
        moves=tuple(moves),
        racks=() if is_over else _seen_racks(state),
        game=variant.id,
        lexicon=lexicon,
        is_incomplete=not is_over,
    )


def _moves(before: MatchState, event: ev.Event, after: MatchState) -> Iterator[RecordedMove]:
    """The lines that an event adds to the record of a crossword game."""
    match event:
        case ev.PlayStood(seat=seat):
            score = before.judging.score
            notes = (LEFT,) if seat in before.left else ()
            total = after.table.scores[seat]
            bonus = event.points - score.points
            yield _line(before, seat, _laid(before), score.points, total - bonus, notes)
            if bonus:
                yield RecordedMove(seat, (), Challenged(), bonus, total)
        case ev.PlayRefused(seat=seat):
            points, total = before.judging.score.points, after.table.scores[seat]
            yield _line(before, seat, _laid(before), points, total + points)
            yield _line(before, seat, Refused(), -points, total)
        case ev.TilesExchanged(seat=seat, tiles=tiles):
            seen = () if HIDDEN in tiles else tiles
            total = after.table.scores[seat]
            yield _line(before, seat, Exchanged(seen, len(tiles)), 0, total)
        case ev.TurnPassed(seat=seat):
            yield _line(before, seat, Passed(), 0, after.table.scores[seat])
        case ev.TurnSkipped(seat=seat, cause=cause):
            notes = (_SKIP_NOTES[cause],)
            yield _line(before, seat, Passed(), 0, after.table.scores[seat], notes)
        case _:
            pass


def _line(
    before: MatchState,
    seat: int,
    action: Action,
    points: int,
    total: int,
    notes: tuple[str, ...] = (),
) -> RecordedMove:
    """A line with the rack as it was before, as far as it was seen."""
    rack = tuple(tile for tile in before.table.racks[seat] if tile != HIDDEN)
    return RecordedMove(seat, rack, action, points, total, notes)


def _laid(before: MatchState) -> Laid:
    """The main word of the proposal, as records write it."""
    phase = before.judging
    word = phase.score.words[0]
    assert isinstance(phase.play, TilePlay)
    new = {placement.square: placement.tile.text for placement in phase.play.placements}
    cells = tuple(new.get(square, THROUGH) for square in word.squares)
    return Laid(word.squares[0], word.direction, cells)


def _seen_racks(state: MatchState) -> tuple[tuple[str, ...], ...]:
    racks = tuple(tuple(t for t in rack if t != HIDDEN) for rack in state.table.racks)
    return racks if any(racks) else ()


def _leftovers(
    before: MatchState, event: ev.MatchEnded, variant: Variant
) -> Iterator[RecordedMove]:
    """The lines of the tiles left: first of the one who went out, then of the others."""
    out, scores = event.out, before.table.scores
    if out is not None and (gained := event.settlements[out]).gained_from:
        action = Leftover(gained.gained_from)
        yield RecordedMove(out, (), action, gained.gained, scores[out] + gained.gained)
        if variant.switches.end_count is EndCount.DOUBLE_GAIN:
            return
    for seat, sums in enumerate(event.settlements):
        if seat != out and sums.tiles:
            action = Leftover(sums.tiles)
            yield RecordedMove(seat, sums.tiles, action, -sums.lost, scores[seat] - sums.lost)


def _letter_path_record(events: Iterable[ev.Event]) -> LinesRecord:
    record: LinesRecord | None = None
    lines: list[Line] = []
    mark = 0
    for before, event, after in _steps(events):
        match event:
            case ev.TurnBegan() if record is None:
                record = _first_line(before)
            case ev.PlayProposed():
                mark = len(lines)
            case ev.UndoDone():
                del lines[mark:]
            case ev.LettersChanged() if lines:
                board = board_text(after.table.board)
                lines[-1] = msgspec.structs.replace(lines[-1], board=board)
            case _:
                lines += _lines(before, event, after)
    if record is None:
        raise BrokenMatch("no turn")
    return msgspec.structs.replace(record, moves=tuple(lines))


def _first_line(state: MatchState) -> LinesRecord:
    setup = state.setup
    return lines_record(setup.variant, players_of(setup), board_text(state.table.board))


def _lines(before: MatchState, event: ev.Event, after: MatchState) -> Iterator[Line]:
    """The lines that an event adds to the record of a letter-path game."""
    players, scores = players_of(after.setup), after.table.scores
    match event:
        case ev.PlayStood(seat=seat, points=points):
            yield _word(before, players[seat].nick, points, scores[seat])
        case ev.PlayRefused(seat=seat):
            line = _word(before, players[seat].nick, 0, scores[seat])
            yield msgspec.structs.replace(line, refused=True)
        case ev.BoardShuffled(seat=seat):
            board = board_text(before.table.board)
            yield ShuffleLine(player=players[seat].nick, total=scores[seat], board=board)
        case ev.TurnPassed(seat=seat):
            yield PassLine(player=players[seat].nick, total=scores[seat])
        case ev.TurnSkipped(seat=seat, cause=cause):
            yield SkipLine(player=players[seat].nick, total=scores[seat], cause=cause.value)
        case _:
            pass


def _word(before: MatchState, nick: str, points: int, total: int) -> WordLine:
    phase = before.judging
    score: Score = phase.score
    assert isinstance(phase.play, PathPlay)
    return WordLine(
        player=nick,
        total=total,
        word=score.words[0].word,
        line=phase.play.squares,
        points=points,
    )
