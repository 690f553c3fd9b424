# SPDX-License-Identifier: GPL-3.0-or-later
"""Who shares a screen, and who sits at the host's PC."""

from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup

COMPUTER = SeatSpec("Strong", SeatKind.COMPUTER)
SETUP = Setup(
    "small",
    1,
    (SeatSpec("Ana"), SeatSpec("Bo", place=1), COMPUTER, SeatSpec("Cy")),
    Options(),
)


def test_persons_of_one_place_share_a_screen() -> None:
    assert SETUP.sharing(0) == (0, 3)
    assert SETUP.sharing(3) == (0, 3)
    assert SETUP.sharing(1) == (1,)


def test_a_computer_shares_no_screen_wherever_it_runs() -> None:
    assert SETUP.sharing(2) == (2,)


def test_the_host_persons_are_those_at_place_0() -> None:
    assert SETUP.host_persons == (0, 3)
