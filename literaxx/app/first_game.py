# SPDX-License-Identifier: GPL-3.0-or-later
"""The first game of a newcomer: a real match whose bag is laid out for what is to be learned."""

from __future__ import annotations

from literaxx.gui.texts import translate
from literaxx.match.decide import start
from literaxx.match.events import BagShuffled, Event, TilesDrawn
from literaxx.match.evolve import replay
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.model.variant import Variant
from literaxx.players.guide import LEVEL, Guide
from literaxx.rules.base import Rules
from literaxx.session.clock import Machine
from literaxx.session.computer import ComputerPlayer
from literaxx.session.host import HostSession
from literaxx.storage.dictionaries import WordList
from literaxx.storage.savefile import Header, Save, Step

VARIANT = "literaxx-en"
_ORDER = "STENALP" + "HOUSERI" + "?RIDOEA" + "TALINED" + "GOREMIN"
"""Tiles in the order in which they are drawn: the newcomer's, the guide's, and what follows."""


def first_setup(name: str, revision: int) -> Setup:
    """Seats and options of a first game: no hurry, and no price for a check.

    Args:
        name: What the newcomer is called; may be empty.
        revision: That of the variant.
    """
    seats = (
        SeatSpec(name or translate("FirstGame", "Newcomer")),
        SeatSpec(translate("FirstGame", "Guide"), SeatKind.COMPUTER, level=LEVEL),
    )
    options = Options(decision_ms=0, wrong_check_penalty=False, pace_ms=1_500)
    return Setup(VARIANT, revision, seats, options, first=0)


def first_match(setup: Setup, rules: Rules, header: Header, entropy: int) -> Save:
    """A match that begins with the bag laid out; like `literaxx.session.host.new_match`."""
    bag = list(rules.variant.tiles.tiles)
    for tile in _ORDER:
        bag.remove(tile)
    bag += reversed(_ORDER)
    events: list[Event] = []
    for event in start(setup, rules, entropy):
        if isinstance(event, BagShuffled):
            events.append(BagShuffled(tuple(bag)))
        elif isinstance(event, TilesDrawn):
            drawn = tuple(bag[len(bag) - len(event.tiles) :])
            del bag[len(bag) - len(event.tiles) :]
            events.append(TilesDrawn(event.seat, drawn))
        else:
            events.append(event)
    return Save(header, (Step(0, 0, tuple(events)),), replay(events), 0, None)


def is_first_game(setup: Setup) -> bool:
    """Whether a guide sits at the table."""
    return any(seat.level == LEVEL for seat in setup.seats)


def seat_guide(session: HostSession, variant: Variant, words: WordList, machine: Machine) -> None:
    """Lets the guide of a first game sit down; in any other match it does nothing."""
    for seat, spec in enumerate(session.state.setup.seats):
        if spec.level == LEVEL:
            guide = Guide(variant, words.graph, words.everyday_words())
            ComputerPlayer(session, seat, guide, machine=machine)
