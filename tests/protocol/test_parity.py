# SPDX-License-Identifier: GPL-3.0-or-later
"""A match over the network is the match at one PC: every view, after every command."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.kit.lan_match import TwinMatch
from tests.kit.matches import rules_of

pytestmark = pytest.mark.lan

TABLES = [
    ("literaxx-en", (1,)),
    ("literaxx-pl", (2,)),
    ("wordbox-it", (1, 1)),
    ("wordbox-ro", (1, 2)),
    ("wordbox-en", (3,)),
    ("wordstream-en", (1, 1, 1)),
    ("wordstream-pl", (2, 1)),
    ("wordstream-ro", (1,)),
    ("wordstream-it", (2,)),
]


@pytest.mark.parametrize(("variant", "parties"), TABLES)
def test_everybody_sees_what_he_would_see_at_one_pc(
    qapp: QApplication, variant: str, parties: tuple[int, ...]
) -> None:
    match = TwinMatch(rules_of(variant), parties, seed=len(variant) + 10 * len(parties))
    try:
        for _ in match.steps(60):
            assert match.far.state == match.near.state
            for guest in match.guests:
                assert guest.session is not None
                for seat in (*guest.seats, None):
                    assert guest.session.view(seat) == match.near.view(seat)
                assert guest.session.seats_here == guest.seats
    finally:
        match.close()
