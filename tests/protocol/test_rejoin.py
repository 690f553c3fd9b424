# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is going on when a guest's process dies, the same persons come back to it."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from literaxx.match.state import Composing, MatchState
from literaxx.net.client import Guest
from tests.kit.lan import wait_for
from tests.kit.lan_match import TwinMatch
from tests.kit.matches import rules_of

pytestmark = pytest.mark.lan


def situations(state: MatchState) -> set[str]:
    """What is going on."""
    found = {type(state.phase).__name__}
    if isinstance(state.phase, Composing) and state.phase.has_curtain:
        found.add("curtain")
    if state.poll is not None:
        found.add("request")
    if state.undo is not None:
        found.add("window")
    if state.paused_ms is not None:
        found.add("paused")
    return found


def killed_and_back(match: TwinMatch, old: Guest) -> Guest:
    """Another process in the place of one that was killed."""
    known = None if old.session is None else old.session.log()
    index = match.guests.index(old)
    match.table.guests.remove(old)
    old.vanish()
    old.deleteLater()
    errand = replace(old.errand, match=old.match, known=known)
    new = match.guests[index] = match.table.guest(errand=errand)
    wait_for(lambda: new.is_linked and new.session)
    return new


@pytest.mark.parametrize(
    ("variant", "parties", "wanted"),
    [
        ("literaxx-en", (1, 2), {"Composing", "Judging", "window", "request", "paused", "curtain"}),
        ("wordstream-en", (1, 1), {"Composing", "Judging", "window", "request", "paused"}),
    ],
)
def test_a_guest_is_back_in_every_situation_as_if_it_had_never_been_away(
    qapp: QApplication, variant: str, parties: tuple[int, ...], wanted: set[str]
) -> None:
    seen: set[str] = set()
    for seed in range(4):
        match = TwinMatch(rules_of(variant), parties, seed)
        random = Random(seed)
        try:
            for _ in match.steps(70):
                guest = random.choice(match.guests[:-1])
                seen |= situations(match.far.state)
                back = killed_and_back(match, guest)
                match.table.settle()
                assert back.seats == guest.seats
                assert back.session is not None
                for seat in (*back.seats, None):
                    assert back.session.view(seat) == match.far.view(seat)
        finally:
            match.close()
    assert wanted <= seen
