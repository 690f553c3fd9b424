# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at a table before and during the game."""

from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.net.lobby import Lobby, Party
from literaxx.net.messages import TableInfo, Why

SEATS = (
    SeatSpec("Ana"),
    SeatSpec(""),
    SeatSpec("Deep", SeatKind.COMPUTER, level="casual"),
    SeatSpec(""),
)


def lobby(*seats: SeatSpec) -> Lobby:
    setup = Setup("literaxx-en", 1, seats or SEATS, Options())
    info = TableInfo("t", "T", "Literaxx", "en", "literaxx-en", 1, "English", Options(), ())
    return Lobby(info, setup)


def joined(table: Lobby, *names: str, mark: str = "m") -> Party:
    party = table.join(names, mark)
    assert isinstance(party, Party)
    return party


def test_a_party_takes_the_next_free_seats_at_one_place() -> None:
    table = lobby()
    party = joined(table, "Ben", "Cleo")
    assert party.seats == (1, 3)
    seats = table.setup().seats
    assert [seat.name for seat in seats] == ["Ana", "Ben", "Deep", "Cleo"]
    assert [seat.place for seat in seats] == [0, 1, 0, 1]
    assert joined(lobby(), "Ben").place == 1


def test_two_parties_sit_at_two_places() -> None:
    table = lobby()
    assert joined(table, "Ben", mark="b").place == 1
    assert joined(table, "Cleo", mark="c").place == 2
    assert table.known("c") is table.party_at(3)
    assert table.known("x") is None


def test_why_somebody_cannot_sit_down() -> None:
    table = lobby()
    assert table.join(("",), "m") is Why.BAD_NAME
    assert table.join(("ana",), "m") is Why.NAME_TAKEN
    assert table.join(("Ben", "BEN"), "m") is Why.NAME_TAKEN
    assert table.join(("Ben", "Cleo", "Dan"), "m") is Why.FULL
    table.begin("1")
    assert table.join(("Ben",), "m") is Why.STARTED
    assert not table.parties


def test_the_game_waits_until_all_are_ready_and_there() -> None:
    table = lobby(SeatSpec("Ana"), SeatSpec(""))
    assert table.obstacle
    party = joined(table, "Ben")
    waited = [table.obstacle]
    party.is_ready = True
    waited.append(table.obstacle)
    party.is_here = False
    waited.append(table.obstacle)
    assert waited == [True, False, True]


def test_who_stands_up_before_the_game_frees_the_seats() -> None:
    table = lobby()
    party = joined(table, "Ben", "Cleo")
    table.stand_up(party)
    assert len(table.free) == 2
    again = joined(table, "Ben")
    table.begin("1")
    table.stand_up(again)
    assert len(table.free) == 1


def test_free_seats_can_be_taken_away() -> None:
    table = lobby(SeatSpec(""), SeatSpec("Ana"), SeatSpec(""), SeatSpec(""))
    joined(table, "Zed", mark="z")
    party = joined(table, "Ben", mark="b")
    table.stand_up(table.parties[0])
    table.close_free()
    assert party.seats == (1,)
    assert [seat.name for seat in table.setup().seats] == ["Ana", "Ben"]


def test_a_table_that_is_opened_again_waits_for_its_people() -> None:
    table = lobby()
    joined(table, "Ben", mark="b")
    joined(table, "Cleo", mark="c")
    table.begin("1")
    setup, records = table.setup(), table.records()
    again = Lobby(table.info(0), setup, records)
    party = again.known("c")
    assert party is not None
    assert again.names_of(party) == ("Cleo",)
    assert not party.is_here
    assert again.is_started
    assert [seat.is_here for seat in again.info(0).seats] == [True, False, True, False]
