# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on the network that somebody leaves, and a host who is away."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from literaxx.app.lan import LocalNetwork
from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.actions import Act
from literaxx.gui.lan import RoomState
from literaxx.gui.lobby_page import LobbyPage
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.network_page import NetworkPage
from literaxx.gui.player_cards import PlayerCard
from literaxx.gui.shelf import OpenTable
from literaxx.gui.start_page import StartPage
from literaxx.gui.table_page import TablePage
from literaxx.match.choices import Deed, Matter
from literaxx.match.commands import Command, Leave, Pause
from literaxx.match.setup import SeatSpec
from literaxx.model.letters import orthography
from literaxx.net.client import Guest
from literaxx.net.codes import read_code
from literaxx.net.errand import Errand, new_token
from literaxx.session.base import Session, TroubleKind
from literaxx.session.clock import Machine
from literaxx.session.remote import RemoteSession, followed
from tests.kit.fake_network import FakeNetwork, room_state, seat
from tests.kit.lan import LOOPBACK, QUICK, wait_for
from tests.kit.lan_pages import button, host_lobby, push, room_of, texts
from tests.kit.matches import AcceptAll, rules_of, setup_of
from tests.kit.sessions import hosted
from tests.kit.windows import question_of, say_yes


def start_page(window: MainWindow) -> None:
    window.actions_table[Act.START_PAGE].trigger()


def new_game(window: MainWindow) -> None:
    window.actions_table[Act.NEW].trigger()
    push(window.page, "Start the game")


def saved_game(window: MainWindow) -> None:
    rules = rules_of("literaxx-en")
    setup = setup_of(rules, (SeatSpec("Cleo"), SeatSpec("Dan")))
    written = orthography(rules.variant.tiles.blank_letters)
    window.files.opened.emit(OpenTable(hosted(setup, rules), rules, AcceptAll(), written))


def close(window: MainWindow) -> None:
    window.close()


@pytest.mark.parametrize("way", [start_page, new_game, saved_game, close])
def test_who_is_waited_for_on_the_network_is_asked_before_he_goes(
    way: Callable[[MainWindow], None], playing: tuple[MainWindow, OpenTable], network: FakeNetwork
) -> None:
    window, opened = playing
    way(window)
    question = question_of(window)
    assert question is not None
    assert "Ben cannot play on without you" in texts(question)
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert question_of(window) is None
    assert window.opened is opened
    assert window.isVisible()
    assert room_of(network).done == []
    way(window)
    push(question_of(window), "Close the table")
    assert room_of(network).done == [("leave",)]
    assert not window.lan.has_room
    assert window.opened is not opened


@pytest.mark.parametrize(
    "nobody_waits",
    [
        room_state(seat("Ana", is_mine=True, is_far=False), seat("Ben", is_here=False)),
        room_state(seat("Ana"), seat("Ben", is_mine=True), is_host=False, is_linked=False),
        room_state(seat("Ana"), seat("Ben"), is_host=False),
    ],
    ids=["a host alone", "a guest without host", "an onlooker"],
)
def test_who_is_not_waited_for_just_goes(
    nobody_waits: RoomState, playing: tuple[MainWindow, OpenTable], network: FakeNetwork
) -> None:
    window, _ = playing
    room_of(network).show(nobody_waits)
    start_page(window)
    assert isinstance(window.page, StartPage)


def test_a_guest_is_told_that_his_seat_is_kept(
    playing: tuple[MainWindow, OpenTable], network: FakeNetwork
) -> None:
    window, _ = playing
    room_of(network).show(room_state(seat("Ana"), seat("Ben", is_mine=True), is_host=False))
    start_page(window)
    question = question_of(window)
    assert "Your seat is kept" in texts(question)
    push(question, "Stay")
    assert window.page is None


def test_after_the_end_nothing_is_asked(playing: tuple[MainWindow, OpenTable]) -> None:
    window, opened = playing
    opened.session.submit(0, Leave())
    assert window.table is not None
    assert window.table.asking.matter is Matter.FINISHED
    start_page(window)
    assert isinstance(window.page, StartPage)


def test_another_game_is_no_match_of_the_table(window: MainWindow, network: FakeNetwork) -> None:
    host_lobby(window, network)
    new_game(window)
    assert room_of(network).done == [("leave",)]
    assert not window.lan.has_room


def test_who_reads_the_rules_in_the_lobby_keeps_his_seat(
    window: MainWindow, network: FakeNetwork
) -> None:
    host_lobby(window, network)
    window.sides.show_rules()
    window.back()
    assert isinstance(window.page, LobbyPage)
    assert room_of(network).done == []


@pytest.fixture
def visiting(window: MainWindow, network: FakeNetwork) -> tuple[MainWindow, RemoteSession, Session]:
    """A guest's window in the middle of a game, its session, and the host's."""
    room = room_of(network)
    window.lan.show_network()
    assert isinstance(window.page, NetworkPage)
    window.page.names.setText("Ben")
    window.page.address.setText("ana-pc")
    push(window.page, "Join")
    room.show(room_state(seat("Ana"), seat("Ben", is_mine=True), is_host=False, code="", where=""))
    rules = rules_of("literaxx-en")
    host = hosted(setup_of(rules, (SeatSpec("Ana"), SeatSpec("Ben", place=1)), first=1), rules)
    guest = RemoteSession(followed(host.log().header, host.log().steps), (1,))
    written = orthography(rules.variant.tiles.blank_letters)
    room.began.emit(OpenTable(guest, rules, AcceptAll(), written))
    QApplication.processEvents()
    return window, guest, host


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (TroubleKind.HOST_LOST, "The host cannot be reached"),
        (TroubleKind.TABLE_CLOSED, "The host has closed the table"),
    ],
)
def test_a_guest_sees_for_as_long_as_it_lasts_that_the_host_is_away(
    why: TroubleKind, said: str, visiting: tuple[MainWindow, RemoteSession, Session]
) -> None:
    window, session, _ = visiting
    table = window.table
    assert table is not None
    wanted: list[Command] = []
    told: list[str] = []
    table.trouble.connect(told.append)
    session.wanted.connect(lambda seat, command: wanted.append(command))
    assert table.deeds.button(Deed.PASS).isEnabled()
    session.lose(why)
    table.refresh()
    assert said in table.bar.text
    assert told == []  # nothing lies over the board that the bar says as well
    assert "your turn" not in table.bar.text
    assert not table.deeds.button(Deed.OK).isEnabled()
    assert "cannot be reached" in texts_of_cards(table)[0]
    for act in (Act.F2, Act.F4, Act.UNDO, Act.PAUSE):
        table.act(act)
    table.leave_game(1)
    assert wanted == []
    assert "host" in table.bar.text.splitlines()[0]
    session.regain()
    table.refresh()
    assert "It is your turn" in table.bar.text
    assert "cannot be reached" not in table.bar.text
    assert table.deeds.button(Deed.PASS).isEnabled()
    window.sides.show_keys()
    session.lose(why)
    assert len(told) == 2  # that the host was back, and where the bar is not seen


def test_what_is_said_while_the_host_is_away_is_not_lost(
    visiting: tuple[MainWindow, RemoteSession, Session], network: FakeNetwork
) -> None:
    window, _, _ = visiting
    room = room_of(network)
    window.lan.show_room()
    page = window.page
    assert isinstance(page, LobbyPage)
    page.line.setText("hello")
    assert room.now is not None
    room.show(msgspec.structs.replace(room.now, is_linked=False))
    QTest.keyClick(page.line, Qt.Key.Key_Return)
    assert page.line.text() == "hello"


@pytest.mark.lan
def test_a_host_who_plays_something_else_closes_the_table(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    def network() -> LocalNetwork:
        return LocalNetwork(Machine(), QUICK, addresses=[LOOPBACK], is_told=False)

    window = MainWindow(look, FileShelf(Machine()), Settings(tmp_path), network=network)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    push(window.page, "Host a table")
    push(window.page, "Offer the table")
    port = int(texts(window.page).partition("Address: ")[2].split()[0].rpartition(":")[2])
    code = texts(window.page).partition("Code: <b>")[2].partition("</b>")[0]
    ben = Guest(Errand("127.0.0.1", port, ("Ben",), new_token(), read_code(code)), limits=QUICK)
    ben.go()
    wait_for(lambda: ben.is_linked)
    ben.set_ready(True)
    wait_for(lambda: button(window.page, "Start the game").isEnabled())
    push(window.page, "Start the game")
    wait_for(lambda: ben.session)
    assert ben.session is not None
    new_game(window)
    say_yes(window)
    wait_for(lambda: not ben.is_linked)
    assert ben.session.away is TroubleKind.TABLE_CLOSED
    start_page(window)
    assert isinstance(window.page, StartPage)
    window.close()
    ben.close()
    for each in (window, ben):
        each.deleteLater()


def test_who_is_not_at_the_table_any_more_reads_that(
    visiting: tuple[MainWindow, RemoteSession, Session], network: FakeNetwork
) -> None:
    window, session, _ = visiting
    session.close()
    room_of(network).over.emit("The host has given your seat away.")
    assert window.table is not None
    window.table.refresh()
    assert "You are not at this table any more" in window.table.bar.text


def test_only_the_host_is_asked_to_go_on(
    visiting: tuple[MainWindow, RemoteSession, Session],
) -> None:
    window, session, host = visiting
    count = session.count
    host.submit(0, Pause())
    session.follow([step for step in host.log().steps if step.n >= count])
    table = window.table
    assert table is not None
    assert "The game is paused" in table.bar.text
    assert "until the host goes on: Ana" in table.bar.text
    assert not table.asking.offers
    assert table.deeds.button(Deed.RESUME).isHidden()


def texts_of_cards(table: TablePage) -> list[str]:
    return [card.accessibleName() for card in table.right.cards.findChildren(PlayerCard)]
