# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches for tests: setups, referees, a driver for scripts, and matches played at random.

    for state, stamped, events in random_match(rules, AcceptAll(), seats=3, seed=7, steps=200):
        ...

plays any variant, with every kind of command the protocol knows, at every phase. The same seed
gives the same match.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from literaxx.match import commands as cmd
from literaxx.match.decide import decide, start
from literaxx.match.events import Ballot, Event
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Millis, Options, SeatKind, SeatSpec, Setup
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.match.times import next_deadline_ms
from literaxx.model.board import Placement
from literaxx.model.geometry import Direction, Square
from literaxx.model.plays import PathPlay, Play, TilePlay
from literaxx.model.scoring import Score
from literaxx.model.tiles import BLANK, Tile
from literaxx.model.variant import Kind, Variant
from literaxx.paths import resources
from literaxx.rules.base import Referee, Rules
from literaxx.rules.crossword import CrosswordRules
from literaxx.rules.letterpath import LetterPathRules
from literaxx.rules.variants import parse_variant

NAMES = ("Ana", "Bogdan", "Carla", "Dorota")


class AcceptAll:
    """A referee to whom every word is good."""

    def contains(self, word: str) -> bool:
        """True."""
        return True


class WordSet:
    """A referee who knows these words."""

    def __init__(self, *words: str) -> None:
        """Know the words, in any case."""
        self._words = frozenset(word.upper() for word in words)

    def contains(self, word: str) -> bool:
        """Whether it is one of the words."""
        return word in self._words


class OddWordsBad:
    """A referee to whom words of an even length are good: some plays stand, some do not."""

    def contains(self, word: str) -> bool:
        """Whether the length is even."""
        return len(word) % 2 == 0


@cache
def built_in(variant_id: str) -> Variant:
    """A variant that comes with the program."""
    path = resources() / "variants" / f"{variant_id}.toml"
    return parse_variant(path.read_text("utf-8"), path.name)


def rules_of(variant: Variant | str) -> Rules:
    """The rules of a variant, or of a built-in one by its id; all boards count as alive."""
    found = built_in(variant) if isinstance(variant, str) else variant
    if found.kind is Kind.CROSSWORD:
        return CrosswordRules(found)
    return LetterPathRules(found, None)


def persons(*places: int) -> tuple[SeatSpec, ...]:
    """Seats for persons, each at the PC of this number: `persons(0, 0, 1)`."""
    return tuple(
        SeatSpec(NAMES[index], SeatKind.PERSON, place) for index, place in enumerate(places)
    )


def setup_of(
    rules: Rules,
    seats: tuple[SeatSpec, ...] | int = 2,
    options: Options | None = None,
    first: int | None = 0,
) -> Setup:
    """A setup for a variant; a number of seats means persons at one PC."""
    variant = rules.variant
    return Setup(
        variant=variant.id,
        revision=variant.revision,
        seats=persons(*[0] * seats) if isinstance(seats, int) else seats,
        options=Options() if options is None else options,
        hides_racks=variant.switches.rack_size > 0,
        first=first,
    )


class Table:
    """A match driven by a script, in a time that only the script moves.

    Attributes:
        state: The whole state.
        now_ms: The time.
        log: Each decision so far: when, and its events; the opening comes first.
    """

    def __init__(
        self, setup: Setup, rules: Rules, referee: Referee | None = None, entropy: int = 1
    ) -> None:
        """Begin the match."""
        self.rules = rules
        self.referee: Referee = AcceptAll() if referee is None else referee
        self.now_ms: Millis = 0
        events = start(setup, rules, entropy)
        self.state = replay(events)
        self.log: list[tuple[Millis, tuple[Event, ...]]] = [(0, events)]

    def wait(self, ms: Millis) -> None:
        """Let time pass, ticking at every deadline on the way."""
        until_ms = self.now_ms + ms
        while (deadline_ms := next_deadline_ms(self.state)) is not None:
            if deadline_ms > until_ms:
                break
            self.now_ms = max(self.now_ms, deadline_ms)
            self.say(cmd.HOST, cmd.Tick())
        self.now_ms = until_ms

    def try_to(self, seat: int, command: cmd.Command) -> tuple[Event, ...] | Refusal:
        """Give a command now; the state is changed unless it is refused."""
        entropy = len(self.log)
        stamped = cmd.Stamped(command, seat, self.now_ms, entropy)
        outcome = decide(self.state, stamped, self.rules, self.referee)
        if isinstance(outcome, tuple) and outcome:
            self.log.append((self.now_ms, outcome))
            for event in outcome:
                self.state = evolve(self.state, event)
        return outcome

    def say(self, seat: int, command: cmd.Command) -> tuple[Event, ...]:
        """Give a command now that must not be refused."""
        outcome = self.try_to(seat, command)
        assert not isinstance(outcome, Refusal), (seat, command, outcome)
        return outcome

    def propose(self, play: Play) -> tuple[Event, ...]:
        """The player to move lifts the curtain, if there is one, and says OK."""
        if self.turn.has_curtain:
            self.say(self.turn.seat, cmd.LiftCurtain(self.turn.turn_id))
        return self.say(self.turn.seat, cmd.Propose(self.turn.turn_id, play))

    def accept(self) -> None:
        """All opponents accept, in the order in which they are asked."""
        while isinstance(self.state.phase, Judging):
            phase = self.state.phase
            seat = asked(phase.ballots)[0]
            self.say(seat, cmd.Accept(phase.proposal_id))

    @property
    def turn(self) -> Composing:
        """The turn that is going on."""
        assert isinstance(self.state.phase, Composing)
        return self.state.phase

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        return [event for _, events in self.log for event in events]


class Step(NamedTuple):
    """One accepted command of a match.

    Attributes:
        state: The whole state before it.
        stamped: The command.
        events: What it led to; never empty.
    """

    state: MatchState
    stamped: cmd.Stamped
    events: tuple[Event, ...]


def random_options(random: Random) -> Options:
    """Table options of every kind; limits are short, so that they run out."""
    return Options(
        decision_ms=random.choice((0, 3_000, 10_000)),
        silence_checks=random.random() < 0.4,
        wrong_check_penalty=random.random() < 0.6,
        move_ms=random.choice((0, 0, 30_000)),
        game_ms=random.choice((0, 0, 60_000, 600_000)),
        friendly_help=random.random() < 0.3,
    )


def random_seats(random: Random, count: int) -> tuple[SeatSpec, ...]:
    """Persons at up to three PCs and computers; the host's PC has at least one person."""
    seats = [SeatSpec(NAMES[0])]
    for name in NAMES[1:count]:
        if random.random() < 0.25:
            seats.append(SeatSpec(name, SeatKind.COMPUTER, level="casual"))
        else:
            seats.append(SeatSpec(name, place=random.choice((0, 0, 1, 2))))
    random.shuffle(seats)
    return tuple(seats)


def random_setup(rules: Rules, seats: int, seed: int) -> Setup:
    """A setup of every kind."""
    random = Random(seed)
    return setup_of(rules, random_seats(random, seats), random_options(random), first=None)


def random_match(
    rules: Rules,
    referee: Referee,
    seats: int | Setup,
    seed: int,
    steps: int,
) -> Iterator[Step]:
    """Play a match at random, by commands that are all accepted.

    Args:
        rules: The rules of any variant.
        referee: Whoever says which words exist.
        seats: How many; kinds, places and options come from the seed. Or the whole setup.
        seed: Decides everything.
        steps: After so many commands the match is left off; it may end before.

    Yields:
        Each command with the state before it. The first state is that of `opening_of`.
    """
    random = Random(seed)
    setup = random_setup(rules, seats, seed) if isinstance(seats, int) else seats
    players = RandomPlayers(rules, referee, random)
    state = replay(start(setup, rules, seed))
    now_ms = 0
    for _ in range(steps):
        if isinstance(state.phase, Finished):
            return
        now_ms += random.choice((0, 1, 700, 2_000, 4_000, 12_000))
        step = players.step(state, now_ms)
        yield step
        for event in step.events:
            state = evolve(state, event)


def opening_of(rules: Rules, seats: int | Setup, seed: int) -> tuple[Event, ...]:
    """The events that open the match which `random_match` plays."""
    setup = random_setup(rules, seats, seed) if isinstance(seats, int) else seats
    return start(setup, rules, seed)


def random_play(rules: Rules, state: MatchState, seat: int, random: Random) -> Play | None:
    """A legal play for a seat, or None when a few tries found none. No word need exist."""
    crossword = rules.variant.kind is Kind.CROSSWORD
    for _ in range(30):
        play = (
            _random_tiles(rules, state, seat, random) if crossword else _random_line(state, random)
        )
        if isinstance(rules.assess(state.table, seat, play), Score):
            return play
    return None


def asked(ballots: tuple[Ballot, ...]) -> list[int]:
    """The seats that are to answer now."""
    return [ballot.seat for ballot in ballots if ballot.is_asked and not ballot.is_done]


class RandomPlayers:
    """People who do anything that the protocol allows, keen or lazy."""

    def __init__(self, rules: Rules, referee: Referee, random: Random) -> None:
        """People at a table with these rules and this referee."""
        self._rules = rules
        self._referee = referee
        self._random = random
        self._keenness = random.choice((0.8, 0.8, 0.8, 0.1))

    def step(self, state: MatchState, now_ms: Millis) -> Step:
        """The first of some commands that is accepted; a Tick when something has run out."""
        deadline_ms = next_deadline_ms(state)
        overdue = deadline_ms is not None and deadline_ms <= now_ms
        for _ in range(1_000):
            seat, command = (cmd.HOST, cmd.Tick()) if overdue else self._wish(state)
            stamped = cmd.Stamped(command, seat, now_ms, self._random.getrandbits(64))
            outcome = decide(state, stamped, self._rules, self._referee)
            if not isinstance(outcome, Refusal) and outcome:
                return Step(state, stamped, outcome)
            assert not overdue, (state, outcome)
        raise AssertionError("nothing can be done any more", state)

    def _chance(self, share: float) -> bool:
        return self._random.random() < share

    def _wish(self, state: MatchState) -> tuple[int, cmd.Command]:
        """A command that may be accepted, mostly about what is pending."""
        if self._chance(0.12):
            return self._aside(state)
        if state.paused_ms is not None:
            return cmd.HOST, cmd.Resume()
        if state.poll is not None:
            seat = self._random.choice(asked(state.poll.ballots) or [0])
            return seat, cmd.AnswerUndo(state.poll.request_id, agree=self._chance(0.7))
        if state.undo is not None and self._chance(0.1):
            return state.undo.seat, cmd.RequestUndo(state.undo.proposal_id)
        match state.phase:
            case Judging(ballots=ballots, proposal_id=proposal_id):
                seat = self._random.choice(asked(ballots) or [0])
                if self._chance(0.2):
                    return seat, cmd.Check(proposal_id)
                return seat, cmd.Accept(proposal_id)
            case Composing() as turn:
                return turn.seat, self._move(state, turn)
            case _:
                raise AssertionError(state.phase)

    def _move(self, state: MatchState, turn: Composing) -> cmd.Command:
        if turn.has_curtain:
            return cmd.LiftCurtain(turn.turn_id)
        if self._chance(self._keenness):
            play = random_play(self._rules, state, turn.seat, self._random)
            if play is not None:
                return cmd.Propose(turn.turn_id, play)
        rack = self._mixed_rack(state, turn.seat)
        if rack and self._chance(0.6 * self._keenness):
            return cmd.Exchange(turn.turn_id, rack[: self._random.randint(1, len(rack))])
        if not rack and self._chance(0.4):
            return cmd.Shuffle(turn.turn_id)
        return cmd.Pass(turn.turn_id)

    def _aside(self, state: MatchState) -> tuple[int, cmd.Command]:
        """What may be said at any time."""
        seat = self._random.randrange(len(state.setup.seats))
        wishes: list[cmd.Command] = [
            cmd.Pause(),
            cmd.LoseLink() if state.lost_ms[seat] is None else cmd.RegainLink(),
            cmd.UseHelp(),
            *[cmd.ArrangeRack(self._mixed_rack(state, seat))] * 6,
        ]
        if self._chance(0.2):
            wishes.append(cmd.Leave())
        return seat, self._random.choice(wishes)

    def _mixed_rack(self, state: MatchState, seat: int) -> tuple[str, ...]:
        rack = list(state.table.racks[seat])
        self._random.shuffle(rack)
        return tuple(rack)


def _random_tiles(rules: Rules, state: MatchState, seat: int, random: Random) -> TilePlay:
    """Tiles in a line through a cell beside those that lie there, hardly ever illegal."""
    board, spec = state.table.board, rules.variant.board
    anchors = [
        square
        for square in spec.squares()
        if board.at(square) is None and (board.has_neighbour(square) or board.is_empty())
    ]
    anchor = spec.start if board.is_empty() else random.choice(anchors)
    rack = list(state.table.racks[seat])
    random.shuffle(rack)
    wanted = random.randint(1, max(1, len(rack)))
    direction = random.choice(tuple(Direction))
    cells = [anchor]
    for step in (1, -1):
        square: Square = anchor.step(direction, step)
        share = random.randint(len(cells), wanted) if len(cells) <= wanted else wanted
        while len(cells) < (wanted if step == -1 else share) and spec.holds(square):
            if board.at(square) is None:
                cells.append(square)
            square = square.step(direction, step)
    blanks = rules.variant.tiles.blank_letters
    return TilePlay(
        tuple(
            Placement(cell, Tile(random.choice(blanks), is_blank=True) if t == BLANK else Tile(t))
            for cell, t in zip(cells, rack, strict=False)
        )
    )


def _random_line(state: MatchState, random: Random) -> PathPlay:
    """A walk over neighbouring cells; it may cross itself."""
    board = state.table.board
    squares = [Square(random.randrange(board.rows), random.randrange(board.columns))]
    for _ in range(random.randint(1, 5)):
        row, column = squares[-1]
        around = [
            Square(row + down, column + right)
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if board.holds(Square(row + down, column + right))
        ]
        free = [square for square in around if square not in squares]
        squares += random.sample(free, min(1, len(free)))
    return PathPlay(tuple(squares))
