# SPDX-License-Identifier: GPL-3.0-or-later
"""The laws of the engine, held against one decision after another of any match.

laws = Laws(rules, referee, opening)
for step in random_match(...):
    laws.hold(step)
laws.hold_in_the_end()
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.codec import EVENTS
from literaxx.match.decide import decide
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Millis
from literaxx.match.state import BetweenTurns, Finished, Judging, MatchState, Progress, TurnRecord
from literaxx.match.times import next_deadline_ms
from literaxx.match.views import Eyes, redact, view
from literaxx.model.plays import TilePlay
from literaxx.model.table import Table
from literaxx.model.tiles import LetterSpec, TileSet
from literaxx.model.variant import Kind, Variant
from literaxx.rules.base import Referee, Rules
from tests.kit.matches import Step

replace = msgspec.structs.replace


class Laws:
    """Watches a match from its opening on.

    Attributes:
        events: All events so far.
        state: The state that they add up to.
        undone: How many words were undone.
    """

    def __init__(self, rules: Rules, referee: Referee, opening: tuple[ev.Event, ...]) -> None:
        """Watch a match that opens with these events."""
        self._rules = rules
        self._referee = referee
        self.events = list(opening)
        self.undone = 0
        self.state = replay(opening)
        self._before_ok: dict[int, MatchState] = {}
        _views_agree(None, opening)
        self._tiles_are_conserved(self.state)

    def hold(self, step: Step) -> None:
        """Check everything about one decision.

        Raises:
            AssertionError: A law is broken.
        """
        assert step.state == self.state
        assert step.events
        after = _views_agree(step.state, step.events)
        self._decided_alike(step)
        self._bag_order_is_felt_by_nobody_else(step)
        self._nothing_random_shows(step, after)
        self._undone_is_as_before(step, after)
        self._tiles_are_conserved(after)
        self._scores_add_up(after)
        self._time_makes_progress(after, step.stamped.at_ms)
        assert not isinstance(after.phase, BetweenTurns)
        self.state = after
        self.events += step.events

    def hold_in_the_end(self) -> None:
        """The events alone, written and read, give the state."""
        written = [EVENTS.encode(event) for event in self.events]
        assert replay(EVENTS.decode(line) for line in written) == self.state

    def _decided_alike(self, step: Step) -> None:
        """The same state and command give the same events, and the state is not touched."""
        before = msgspec.json.encode(step.state)
        assert decide(step.state, step.stamped, self._rules, self._referee) == step.events
        assert msgspec.json.encode(step.state) == before

    def _bag_order_is_felt_by_nobody_else(self, step: Step) -> None:
        """With the bag in another order an onlooker learns the same, until racks are shown."""
        if any(isinstance(event, ev.RacksRevealed) for event in step.events):
            return
        table = step.state.table
        twin = step.state.with_table(replace(table, bag=table.bag[::-1]))
        told = decide(twin, step.stamped, self._rules, self._referee)
        assert not isinstance(told, Refusal)
        assert [redact(event, None) for event in told] == [
            redact(event, None) for event in step.events
        ]

    def _nothing_random_shows(self, step: Step, after: MatchState) -> None:
        """Entropy is in no event and no state."""
        mark = str(step.stamped.entropy).encode()
        assert mark not in msgspec.json.encode(step.events)
        assert mark not in msgspec.json.encode(after)

    def _undone_is_as_before(self, step: Step, after: MatchState) -> None:
        """What an undo brings back is what was there just before OK."""
        for event in step.events:
            if isinstance(event, ev.PlayProposed):
                self._before_ok[event.seat] = step.state
            elif isinstance(event, ev.UndoDone):
                self.undone += 1
                _same_but_for_time(self._before_ok[event.seat].progress, after.progress, event.seat)

    def _tiles_are_conserved(self, state: MatchState) -> None:
        """Board, racks and bag are the tile set, or a letter lies on every cell."""
        table = state.table
        if self._rules.variant.kind is Kind.LETTER_PATH:
            assert all(table.board.cells)
            assert not table.bag
            assert not any(table.racks)
            return
        lying = Counter(placement.tile.on_rack for placement in table.board.placements())
        held = Counter(tile for rack in table.racks for tile in rack)
        assert lying + held + Counter(table.bag) == Counter(self._rules.variant.tiles.tiles)

    def _scores_add_up(self, state: MatchState) -> None:
        """Totals are the points of the turns and the last sums."""
        sums = [0] * len(state.setup.seats)
        for turn in state.progress.history:
            sums[turn.seat] += turn.points
        if isinstance(state.phase, Finished):
            for seat, settled in enumerate(state.phase.settlements):
                sums[seat] += settled.gained - settled.lost
        assert state.table.scores == tuple(sums)

    def _time_makes_progress(self, state: MatchState, now_ms: Millis) -> None:
        """A Tick at a deadline settles something, one before it nothing, and it settles all."""
        deadline_ms = next_deadline_ms(state)
        if deadline_ms is None:
            return
        assert deadline_ms > now_ms
        assert self._tick(state, deadline_ms - 1) == ()
        settled = self._tick(state, deadline_ms)
        assert settled
        for event in settled:
            state = evolve(state, event)
        following_ms = next_deadline_ms(state)
        assert following_ms is None or following_ms > deadline_ms
        assert isinstance(state.phase, Finished) or self._tick(state, deadline_ms) == ()

    def _tick(self, state: MatchState, at_ms: Millis) -> tuple[ev.Event, ...]:
        told = decide(
            state, cmd.Stamped(cmd.Tick(), cmd.HOST, at_ms, 7), self._rules, self._referee
        )
        assert not isinstance(told, Refusal)
        return told


def all_eyes(seats: int) -> tuple[Eyes, ...]:
    """Everybody who may look: each seat, two persons at one PC, and an onlooker."""
    return (*range(seats), frozenset((0, seats - 1)), None)


def _views_agree(state: MatchState | None, events: Iterable[ev.Event]) -> MatchState:
    """Each seat or screen, from its view and the redacted events, comes to its view of the state.

    Returns:
        The new state.
    """
    seen: dict[Eyes, MatchState] = {}
    for event in events:
        after = evolve(state, event)
        for eyes in _all_eyes(after):
            start = seen.get(eyes) or (None if state is None else view(state, eyes))
            seen[eyes] = evolve(start, redact(event, eyes))
            assert seen[eyes] == view(after, eyes), (eyes, event)
        state = after
    assert state is not None
    return state


def _all_eyes(state: MatchState) -> set[Eyes]:
    """Every seat, an onlooker, and the first and the last two seats together."""
    seats = range(len(state.setup.seats))
    return {*seats, None, frozenset(seats[:2]), frozenset(seats[-2:])}


def _same_but_for_time(before: Progress, after: Progress, mover: int) -> None:
    """What an undo must bring back."""
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        assert replace(old, game_ms_left=None) == replace(new, game_ms_left=None)
        if seat != mover:
            assert old.game_ms_left == new.game_ms_left
        elif old.game_ms_left is not None and new.game_ms_left is not None:
            assert new.game_ms_left <= old.game_ms_left
    assert before.history == after.history
    assert before.zero_turns == after.zero_turns
    assert before.table.board == after.table.board
    assert before.table.scores == after.table.scores
    assert before.table.racks[mover] == after.table.racks[mover]
    assert _bags(before.table) == _bags(after.table)


def _bags(table: Table) -> tuple[Counter[str], ...]:
    """Racks and bag, their order left aside."""
    return (Counter(table.bag), *map(Counter, table.racks))


def verdict_by_ticks(
    state: MatchState, rules: Rules, referee: Referee, lateness: Iterator[Millis]
) -> TurnRecord:
    """What silence alone makes of a proposal, each deadline being noticed so late (or early).

    Args:
        state: A match in which a proposal is judged with a limit, not paused.
        rules: The rules of the variant.
        referee: Whoever says which words exist.
        lateness: For each Tick in turn how long after the deadline it comes; negative for before.
    """
    now_ms = 0
    turns = len(state.progress.history)
    while isinstance(state.phase, Judging):
        deadline_ms = next_deadline_ms(state)
        assert deadline_ms is not None
        now_ms = max(now_ms, deadline_ms + next(lateness))
        told = decide(state, cmd.Stamped(cmd.Tick(), 0, now_ms, 7), rules, referee)
        assert not isinstance(told, Refusal)
        for event in told:
            state = evolve(state, event)
    return state.progress.history[turns]


# Tiles that can be told apart.

_MARKS = re.compile("[\u4e00-\u9fff]")


def marked(variant: Variant) -> Variant:
    """A crossword variant with as many tiles, of which no two are alike and none is blank."""
    count = len(variant.tiles.tiles)
    specs = tuple(LetterSpec(chr(0x4E00 + index), 1, 1, 1, 1.0) for index in range(count))
    return replace(variant, tiles=TileSet(specs, 0, ()))


class Secrets:
    """Knows which of the marked tiles each seat may know of, and notices any other."""

    def __init__(self, seats: int) -> None:
        """Nobody has seen a tile."""
        self._known: tuple[set[str], ...] = tuple(set() for _ in range(seats))
        self._told: set[str] = set()

    def learn(self, event: ev.Event) -> None:
        """Note who may know what after an event, by the rules of the table, not by the code."""
        match event:
            case ev.TilesDrawn(seat=seat, tiles=tiles):
                self._known[seat].update(tiles)
            case ev.PlayProposed(play=TilePlay(placements=placements)):
                self._told.update(placement.tile.letter for placement in placements)
            case ev.RacksRevealed(racks=racks):
                self._told.update(tile for rack in racks for tile in rack)

    def kept(self, eyes: Eyes, seen: object) -> bool:
        """Whether something shows somebody no tile that he may not know of."""
        seats = eyes if isinstance(eyes, frozenset) else [] if eyes is None else [eyes]
        known = self._told.union(*(self._known[seat] for seat in seats))
        return known.issuperset(_MARKS.findall(msgspec.json.encode(seen).decode()))


def lateness(random: Random) -> Iterator[Millis]:
    """Ticks that come early, on time, late, and very late."""
    while True:
        yield random.choice((-5_000, -1, 0, 1, 20, 900, 60_000))
