# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches told in sentences: who lays what, who accepts, who is silent, and what comes of it.

    told = story("CABDE", "ACEEA").lays("3C", "CAB").checks(1)
    assert told.outcome == "words-checked play-stood tiles-drawn turn-began"

A story is played by the small game of `tests.kit.tables` with racks and a bag that the test
chooses; every verb is one command that must be accepted, and gives the story back.
"""

from __future__ import annotations

from collections import Counter
from typing import Self

from literaxx.match import commands as cmd
from literaxx.match.events import Event
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Millis, Options, SeatSpec, Setup
from literaxx.match.state import Composing, Finished, Judging, SeatState
from literaxx.match.times import clock_ms
from literaxx.model.board import Board
from literaxx.model.chance import Chance
from literaxx.model.variant import Variant
from literaxx.rules.base import Opening, Referee, Rules
from literaxx.rules.crossword import CrosswordRules
from literaxx.rules.letterpath import LetterPathRules
from tests.kit.matches import Table, WordSet, built_in, persons, setup_of
from tests.kit.tables import lay, line, small_game

PATIENT = Options(decision_ms=0, wrong_check_penalty=False)
"""No limit at all, and no penalty."""

LETTERS = """
CASTE
ARENA
SOLID
TIMER
ENDOW
"""
"""The board of the letter-path stories."""


class RiggedCrossword(CrosswordRules):
    """The crossword rules with a bag in a chosen order."""

    def __init__(self, variant: Variant, bag: tuple[str, ...]) -> None:
        """Rules for a variant; the bag is drawn from the end."""
        super().__init__(variant)
        self._bag = bag

    def opening(self, chance: Chance) -> Opening:
        """The chosen bag."""
        return Opening(self._bag, ())


class RiggedLetterPath(LetterPathRules):
    """The letter-path rules with a chosen board."""

    def opening(self, chance: Chance) -> Opening:
        """The chosen board."""
        return Opening((), tuple(Board.from_text(LETTERS).placements()))


class Story(Table):
    """A match driven by sentences; without a seat, a verb is the mover's."""

    # What the mover does.

    def lays(self, position: str, word: str) -> Self:
        """He says OK to tiles, as `tests.kit.tables.lay` writes them."""
        self.propose(lay(position, word))
        return self

    def draws(self, *names: str) -> Self:
        """He says OK to a line through these cells."""
        self.propose(line(*names))
        return self

    def passes(self) -> Self:
        """He passes."""
        self.say(self.turn.seat, cmd.Pass(self._open_turn.turn_id))
        return self

    def exchanges(self, tiles: str) -> Self:
        """He exchanges these tiles."""
        self.say(self.turn.seat, cmd.Exchange(self._open_turn.turn_id, tuple(tiles)))
        return self

    def shuffles(self) -> Self:
        """He shuffles the board."""
        self.say(self.turn.seat, cmd.Shuffle(self._open_turn.turn_id))
        return self

    def lifts(self) -> Self:
        """He lifts the curtain."""
        self.say(self.turn.seat, cmd.LiftCurtain(self.turn.turn_id))
        return self

    # What the opponents answer.

    def accepts(self, *seats: int) -> Self:
        """They accept, one after another."""
        for seat in seats:
            self.say(seat, cmd.Accept(self.proposal_id))
        return self

    def accepted(self) -> Self:
        """All opponents accept."""
        self.accept()
        return self

    def checks(self, seat: int) -> Self:
        """He checks."""
        self.say(seat, cmd.Check(self.proposal_id))
        return self

    def asks(self) -> Self:
        """Whoever may asks for undo."""
        undo = self.state.undo
        assert undo is not None
        self.say(undo.seat, cmd.RequestUndo(undo.proposal_id))
        return self

    def agrees(self, *seats: int) -> Self:
        """They agree to the undo, one after another."""
        for seat in seats:
            self.say(seat, cmd.AnswerUndo(self.request_id, agree=True))
        return self

    def refuses(self, seat: int) -> Self:
        """He refuses the undo."""
        self.say(seat, cmd.AnswerUndo(self.request_id, agree=False))
        return self

    # What anybody does.

    def arranges(self, seat: int, tiles: str) -> Self:
        """He keeps his rack in this order."""
        self.say(seat, cmd.ArrangeRack(tuple(tiles)))
        return self

    def leaves(self, seat: int) -> Self:
        """He leaves."""
        self.say(seat, cmd.Leave())
        return self

    def loses(self, seat: int) -> Self:
        """He cannot be reached."""
        self.say(seat, cmd.LoseLink())
        return self

    def regains(self, seat: int) -> Self:
        """He can be reached again."""
        self.say(seat, cmd.RegainLink())
        return self

    def pauses(self, seat: int = cmd.HOST) -> Self:
        """The game is paused."""
        self.say(seat, cmd.Pause())
        return self

    def resumes(self, seat: int = cmd.HOST) -> Self:
        """It goes on."""
        self.say(seat, cmd.Resume())
        return self

    def waits(self, ms: Millis) -> Self:
        """Time passes, and what runs out runs out."""
        self.wait(ms)
        return self

    # What there is to see.

    def refusal(self, seat: int, command: cmd.Command) -> Reason:
        """Why this is refused now."""
        outcome = self.try_to(seat, command)
        assert isinstance(outcome, Refusal), outcome
        return outcome.reason

    @property
    def latest(self) -> tuple[Event, ...]:
        """The events of the last decision."""
        return self.log[-1][1]

    @property
    def outcome(self) -> str:
        """Their names, such as `play-stood tiles-drawn turn-began`."""
        return " ".join(str(event.__struct_config__.tag) for event in self.latest)

    @property
    def proposal_id(self) -> int:
        """The proposal that is judged; 0 for none."""
        return self.state.phase.proposal_id if isinstance(self.state.phase, Judging) else 0

    @property
    def request_id(self) -> int:
        """The undo request that is answered; 0 for none."""
        return 0 if self.state.poll is None else self.state.poll.request_id

    @property
    def mover(self) -> int | None:
        """Who composes; None while nobody does."""
        return self.state.phase.seat if isinstance(self.state.phase, Composing) else None

    @property
    def end(self) -> Finished:
        """How it ended."""
        assert isinstance(self.state.phase, Finished), self.state.phase
        return self.state.phase

    @property
    def racks(self) -> tuple[str, ...]:
        """The tiles of each seat."""
        return tuple("".join(rack) for rack in self.state.table.racks)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat."""
        return self.state.table.scores

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """What each seat has used and owes."""
        return self.state.progress.seats

    @property
    def turns(self) -> str:
        """The list of moves, such as `0 played, 1 passed, 2 skipped`."""
        return ", ".join(f"{turn.seat} {turn.kind.value}" for turn in self.state.progress.history)

    def clock(self, seat: int) -> tuple[Millis | None, Millis | None]:
        """Game time and move time that a seat has left now."""
        return clock_ms(self.state, seat, self.now_ms)

    @property
    def _open_turn(self) -> Composing:
        """The turn, its curtain lifted."""
        if self.turn.has_curtain:
            self.lifts()
        return self.turn


def story(
    *racks: str,
    bag: str | None = None,
    words: str = "",
    seats: tuple[SeatSpec, ...] | None = None,
    options: Options = PATIENT,
    switches: dict[str, str] | None = None,
) -> Story:
    """A match of the small game, seat 0 to move.

    Args:
        racks: The first rack of each seat, five tiles each.
        bag: The tiles left, drawn from the end; without it, all the others of the game.
        words: The words that exist.
        seats: Who plays; without it, a person at a PC of his own for each rack.
        options: The table options.
        switches: Rule switches that differ from those of the small game.
    """
    variant = small_game(**(switches or {}))
    left = tuple(bag) if bag is not None else _others(variant, racks)
    rules = RiggedCrossword(variant, (*left, *"".join(reversed(racks))))
    return _told(rules, seats or persons(*range(len(racks))), options, WordSet(*words.split()))


def letter_story(
    *,
    words: str = "",
    seats: tuple[SeatSpec, ...] = persons(0, 1),
    options: Options = PATIENT,
) -> Story:
    """A match of the English letter-path game on the board above, seat 0 to move."""
    rules = RiggedLetterPath(built_in("wordstream-en"), None)
    return _told(rules, seats, options, WordSet(*words.split()))


def _told(rules: Rules, seats: tuple[SeatSpec, ...], options: Options, referee: Referee) -> Story:
    setup: Setup = setup_of(rules, seats, options)
    return Story(setup, rules, referee)


def _others(variant: Variant, racks: tuple[str, ...]) -> tuple[str, ...]:
    """The tiles of a variant that are on none of the racks."""
    left = Counter(variant.tiles.tiles)
    left.subtract("".join(racks))
    return tuple(left.elements())
