# SPDX-License-Identifier: GPL-3.0-or-later
"""The network of the pages, made of real sockets on the loopback interface."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from literaxx.app import hosting
from literaxx.app.lan import LocalNetwork
from literaxx.app.shelf import FileShelf
from literaxx.gui.lan import Amiss, Offer, Room, Visit
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.match import commands as cmd
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.net import peer
from literaxx.net.link import Link
from literaxx.net.opening import visited_tables
from literaxx.net.store import Ticket
from literaxx.session.clock import Machine
from literaxx.storage.saves import saves_folder
from tests.kit.lan import LOOPBACK, QUICK, wait_for

pytestmark = pytest.mark.lan

SETUP = Setup(
    "wordstream-en",
    1,
    (SeatSpec("Ana"), SeatSpec(""), SeatSpec("")),
    Options(decision_ms=0),
    hides_racks=False,
    first=0,
)


class Rooms:
    """Rooms that are left in the end, and the tables that began in them."""

    def __init__(self) -> None:
        """A network."""
        self.network = LocalNetwork(Machine(), QUICK, addresses=[LOOPBACK], is_told=False)
        self.rooms: list[Room] = []
        self.began: list[OpenTable] = []
        self.over: list[str] = []

    def enter(self, room: Room) -> Room:
        """Comes into a room."""
        self.rooms.append(room)
        room.began.connect(self.began.append)
        room.over.connect(self.over.append)
        return room

    def host(self, *, has_code: bool = False) -> Room:
        """Offers a table."""
        return self.enter(self.network.host(SETUP, Offer("Kitchen", has_code)))

    def join(self, host: Room, *names: str, code: str = "") -> Room:
        """Comes to the table of a host, and waits to be let in."""
        room = self.enter(self.network.join(Visit(address_of(host), names, code)))
        wait_for(lambda: room.state or self.over)
        return room

    def leave(self, room: Room) -> None:
        """Leaves a room."""
        self.rooms.remove(room)
        room.leave()
        room.deleteLater()

    def close(self) -> None:
        """Leaves all."""
        for room in list(self.rooms):
            self.leave(room)
        for table in self.began:
            hosting.close(table)
        # What has been said is still on its way.
        application = QApplication.instance()
        assert application is not None
        wait_for(lambda: not application.findChildren(Link))


def address_of(host: Room) -> str:
    state = host.state
    assert state is not None
    return f"127.0.0.1:{state.where.rpartition(':')[2]}"


@pytest.fixture
def rooms(qapp: QApplication) -> Iterator[Rooms]:
    made = Rooms()
    yield made
    made.close()


def begin(rooms: Rooms) -> tuple[Room, Room, OpenTable, OpenTable]:
    """A host and a guest in a game of two."""
    host = rooms.host()
    guest = rooms.join(host, "Ben")
    guest.set_ready(True)
    wait_for(lambda: host.state and host.state.may_start)
    host.start()
    wait_for(lambda: len(rooms.began) == 2)
    return host, guest, rooms.began[0], rooms.began[1]


def test_a_game_begins_without_the_seats_that_stayed_free(rooms: Rooms) -> None:
    host, guest, here, there = begin(rooms)
    assert here.session.seats_here == (0,)
    assert there.session.seats_here == (1,)
    assert [seat.name for seat in here.session.view(None).setup.seats] == ["Ana", "Ben"]
    assert there.rules.variant.id == "wordstream-en"
    for room, mine in ((host, [True, False]), (guest, [False, True])):
        assert room.state is not None
        assert [seat.is_mine for seat in room.state.seats] == mine


def test_a_code_is_made_and_needed(rooms: Rooms) -> None:
    host = rooms.host(has_code=True)
    assert host.state is not None
    code = host.state.code
    guest = rooms.join(host, "Ben", code=code.lower().replace("-", " "))
    assert guest.state is not None
    assert guest.state.is_encrypted
    for is_plain in (False, True):
        visit = Visit(address_of(host), ("Cleo",), "AAA-AAA-AAA", is_plain)
        room = rooms.enter(rooms.network.join(visit))
        wait_for(lambda: rooms.over)
        assert (rooms.over.pop(), room.amiss) == ("The code is wrong.", Amiss.CODE)
    taken = rooms.join(host, "Ana", code=code)
    wait_for(lambda: rooms.over)
    assert (rooms.over.pop()[:9], taken.amiss) == ("That name", Amiss.NAME)
    plain = rooms.enter(rooms.network.join(Visit(address_of(host), ("Cleo",), code, True)))
    wait_for(lambda: plain.state)
    assert plain.state is not None
    assert not plain.state.is_encrypted
    with pytest.raises(ShelfError, match="code is wrong"):
        rooms.join(host, "Cleo", code="ABC")
    with pytest.raises(ShelfError, match="not there any more"):
        rooms.network.host(SETUP, Offer("Kitchen", interface="no such network"))
    with pytest.raises(ShelfError, match="no address"):
        rooms.network.join(Visit("two words", ("Cleo",)))


def test_a_host_that_cannot_encrypt_is_told_from_a_wrong_code(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer, "can_encrypt", lambda: False)
    host = rooms.host(has_code=True)
    assert host.state is not None
    guest = rooms.join(host, "Ben", code=host.state.code)
    assert guest.amiss is Amiss.SECRECY
    assert rooms.over[0].startswith("The host cannot encrypt")


def test_a_guest_whose_program_was_ended_goes_back_to_his_seat(rooms: Rooms) -> None:
    host, guest, here, there = begin(rooms)
    (ticket,) = visited_tables().all(Ticket)
    assert ticket.names == ("Ben",)
    known = there.session.log().steps
    rooms.leave(guest)
    wait_for(lambda: host.state and not host.state.seats[1].is_here)
    here.session.submit(0, cmd.Pass(here.session.view(0).composing.turn_id))
    (ours,) = rooms.network.tables()
    assert ours.is_ours
    rooms.enter(rooms.network.go_back(ours.id))
    wait_for(lambda: len(rooms.began) == 3)
    again = rooms.began[2].session
    assert again.log().steps[: len(known)] == known
    wait_for(lambda: again.view(1).count == here.session.view(1).count)
    assert again.view(1) == here.session.view(1)
    assert len(list(visited_tables().folder.glob("*/*.literaxx"))) == 1


def test_the_start_page_knows_the_seats_that_are_kept(rooms: Rooms) -> None:
    shelf = FileShelf(Machine())
    assert shelf.seats() == ()
    host = rooms.host()
    guest = rooms.join(host, "Ben")
    assert shelf.seats() == ()
    guest.set_ready(True)
    wait_for(lambda: host.state and host.state.may_start)
    host.start()
    wait_for(lambda: len(rooms.began) == 2)
    rooms.leave(guest)
    assert [name for _, name in shelf.seats()] == ["Kitchen"]


@pytest.mark.parametrize("who", [0, 1], ids=["the game is over", "the guest has left it"])
def test_a_seat_is_not_kept_for_somebody_who_has_nothing_to_play_for(
    who: int, rooms: Rooms
) -> None:
    _, guest, here, there = begin(rooms)
    here.session.submit(who, cmd.Leave())
    wait_for(lambda: who in there.session.view(None).left)
    rooms.leave(guest)
    assert visited_tables().all(Ticket) == []
    assert rooms.network.tables() == ()


def test_a_seat_that_the_host_knows_no_more_is_not_offered_again(rooms: Rooms) -> None:
    host = rooms.host()
    rooms.join(host, "Ben")
    wait_for(lambda: visited_tables().all(Ticket))
    host.let_go(1)
    wait_for(lambda: rooms.over)
    assert visited_tables().all(Ticket) == []


def test_a_saved_game_of_the_network_is_offered_again(rooms: Rooms) -> None:
    host, _, here, there = begin(rooms)
    rooms.leave(host)
    hosting.close(here)
    rooms.began.remove(here)
    (save,) = saves_folder().glob("*.literaxx")
    opened = hosting.open_table(save, Machine())
    room = rooms.network.host_again(opened)
    assert room is not None
    rooms.enter(room)
    wait_for(lambda: room.state and room.state.seats[1].is_here)
    wait_for(lambda: there.session.view(1).paused_ms is not None)
    opened.session.submit(0, cmd.Resume())
    wait_for(lambda: there.session.view(1).paused_ms is None)
    hosting.close(opened)


def test_a_game_of_one_pc_is_none_of_the_network(rooms: Rooms) -> None:
    opened = hosting.new_table(
        Setup("wordstream-en", 1, (SeatSpec("Ana"), SeatSpec("Ben")), Options()), Machine()
    )
    assert rooms.network.host_again(opened) is None
    hosting.close(opened)


def test_a_computer_sits_down_for_somebody_who_is_lost(rooms: Rooms) -> None:
    host, guest, here, _ = begin(rooms)
    rooms.leave(guest)
    wait_for(lambda: host.state and not host.state.seats[1].is_here)
    host.seat_computer(1)
    assert host.state is not None
    assert host.state.seats[1].is_driven
    here.session.submit(0, cmd.Pass(here.session.view(0).composing.turn_id))
    host.let_go(1)
    wait_for(lambda: 1 in here.session.view(0).left)


def test_what_is_said_reaches_the_other_side_with_a_name(rooms: Rooms) -> None:
    host, guest, _, _ = begin(rooms)
    heard: list[tuple[str, str, str]] = []
    guest.said.connect(lambda *said: heard.append(said))
    host.say("hello")
    guest.say("", "thanks")
    wait_for(lambda: len(heard) == 2)
    assert heard == [("Ana", "hello", ""), ("Ben", "", "thanks")]


def test_who_says_something_to_a_host_who_is_gone_is_told_that(rooms: Rooms) -> None:
    host, guest, _, _ = begin(rooms)
    noted: list[str] = []
    guest.noted.connect(noted.append)
    rooms.leave(host)
    wait_for(lambda: guest.state and not guest.state.is_linked)
    guest.say("hello")
    guest.start()
    assert len(noted) == 2
    assert all(text.startswith("The host has closed the table.") for text in noted)


def test_an_onlooker_keeps_no_way_back(rooms: Rooms) -> None:
    host = rooms.host()
    watcher = rooms.join(host)
    wait_for(lambda: host.state and host.state.watchers == 1)
    assert watcher.state is not None
    assert not any(seat.is_mine for seat in watcher.state.seats)
    assert rooms.network.tables() == ()
    with pytest.raises(ShelfError, match="Nothing is known"):
        rooms.network.go_back("nowhere")
