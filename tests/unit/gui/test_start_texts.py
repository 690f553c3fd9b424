# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pages say about games, times and days."""

from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from literaxx.gui.new_game_page import default_options, time_text
from literaxx.gui.shelf import SavedGame
from literaxx.gui.start_page import facts_text, players_text, saved_text, when_text
from literaxx.match.setup import Options, SeatKind, SeatSpec
from tests.kit.matches import built_in

NOW = datetime(2025, 6, 5, 12, 0)


def test_a_saved_game_is_told_in_a_line() -> None:
    game = SavedGame(
        Path("g"), "Literaxx", "en", ("Ana", "Bo"), (84, 91), 9, "Ana", NOW - timedelta(hours=1)
    )
    assert saved_text(game, NOW).startswith("Turn 9 · 84 : 91 · Ana to move · today, ")


def test_a_saved_game_says_who_is_a_computer_and_who_comes_over_the_network() -> None:
    seats = (
        SeatSpec("A & B"),
        SeatSpec("Bo", SeatKind.COMPUTER, level="casual"),
        SeatSpec("Zoe", place=1),
        SeatSpec("Guide", SeatKind.COMPUTER, level="guide"),
    )
    names = tuple(seat.name for seat in seats)
    game = SavedGame(Path("g"), "Literaxx", "en", names, (1, 2, 3, 4), 9, "Bo", NOW)
    assert players_text(game) == "<b>A &amp; B, Bo, Zoe, Guide</b>"
    assert players_text(msgspec.structs.replace(game, seats=seats)) == (
        "<b>A &amp; B</b>, <b>Bo</b> (Computer: Casual), <b>Zoe</b> (network), "
        "<b>Guide</b> (computer)"
    )


@pytest.mark.parametrize(
    ("days", "text"), [(0, "today, "), (1, "yesterday, "), (3, "Monday"), (40, "2025")]
)
def test_a_day_is_named_as_people_name_it(days: int, text: str) -> None:
    assert text in when_text(NOW - timedelta(days=days), NOW)


def test_times_are_named_on_chips() -> None:
    assert [time_text(ms, "none") for ms in (0, 30_000, 60_000, 600_000, 90_000)] == [
        "none", "30 s", "1 min", "10 min", "90 s",
    ]  # fmt: skip


def test_the_facts_of_a_game_are_those_of_its_board_and_bag() -> None:
    assert facts_text(built_in("literaxx-en")) == "15 × 15, 100 tiles"
    assert facts_text(built_in("wordbox-en")) == "17 × 15, 115 tiles"
    assert facts_text(built_in("wordstream-en")) == "5 × 5, one line through the letters"


def test_a_variant_proposes_the_table_options() -> None:
    assert default_options(built_in("literaxx-en")) == Options()
    assert not default_options(built_in("wordbox-en")).wrong_check_penalty
