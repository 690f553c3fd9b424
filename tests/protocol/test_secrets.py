# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody can peek: what reaches a PC holds no tile that its persons may not know of."""

import pytest
from PySide6.QtWidgets import QApplication

from literaxx.rules.crossword import CrosswordRules
from literaxx.storage.savefile import seal
from tests.kit.chaos import Badness, BadNetwork
from tests.kit.lan_match import TwinMatch
from tests.kit.laws import Secrets, marked
from tests.kit.matches import built_in

pytestmark = pytest.mark.lan


@pytest.mark.parametrize(("parties", "seed"), [((1,), 0), ((1, 1), 1), ((2, 1), 2)])
def test_all_traffic_and_the_log_of_a_guest_hold_no_foreign_tile(
    qapp: QApplication, parties: tuple[int, ...], seed: int
) -> None:
    wire: list[BadNetwork] = []

    def tapped(port: int) -> int:
        wire.append(BadNetwork(port, Badness(), seed))
        return wire[0].port

    rules = CrosswordRules(marked(built_in("literaxx-en")))
    match = TwinMatch(rules, parties, seed, tapped)
    secrets = Secrets(len(match.far.state.setup.seats))
    heard = wire[0].heard
    read = [0] * len(heard)
    learnt = 0
    try:
        for _ in match.steps(80):
            for event in match.far.log().steps[0].events if not learnt else ():
                secrets.learn(event)
            for step in match.far.steps_since(learnt):
                learnt = step.n + len(step.events)
                for event in step.events:
                    secrets.learn(event)
            for number, guest in enumerate(match.guests):
                news = bytes(heard[number][read[number] :])
                read[number] = len(heard[number])
                assert guest.session is not None
                log = b"".join(map(seal, guest.session.log().steps))
                for seen in (news, log):
                    assert secrets.kept(frozenset(guest.seats), seen.decode("utf-8", "replace"))
    finally:
        match.close()
        wire[0].close()
