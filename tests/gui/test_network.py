# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of tables on the network."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from literaxx.app.settings import Settings
from literaxx.gui.host_page import HostPage
from literaxx.gui.lan import Amiss, Offer, Visit
from literaxx.gui.lan_texts import away_text, phrase_text
from literaxx.gui.lobby_page import LobbyPage
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.network_page import NetworkPage
from literaxx.gui.seat_rows import NETWORK, SeatRow
from literaxx.gui.shelf import OpenTable
from literaxx.gui.start_page import StartPage
from literaxx.match.commands import LoseLink, Pass
from literaxx.match.setup import SeatKind
from literaxx.net.messages import Phrase, Why
from tests.kit.fake_network import KITCHEN, FakeNetwork, FakeRoom, room_state, seat
from tests.kit.lan_pages import button, host_lobby, push, room_of, texts
from tests.kit.matches import built_in
from tests.kit.windows import FakeShelf


def test_without_a_network_the_start_page_offers_none(look: Look, qtbot: QtBot) -> None:
    page = StartPage(look, FakeShelf(built_in("literaxx-en")))
    qtbot.addWidget(page)
    page.show()
    assert "Tables on your network" not in texts(page)


def test_tables_show_up_by_themselves(window: MainWindow, network: FakeNetwork) -> None:
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    assert "Looking" in texts(page)
    started = msgspec.structs.replace(
        KITCHEN, id="s", name="<b>School", is_started=True, can_encrypt=False
    )
    ours = msgspec.structs.replace(KITCHEN, id="o", name="Ours", is_ours=True)
    network.find(ours, KITCHEN, started)
    QApplication.processEvents()
    shown = texts(page)
    assert "Looking" not in shown
    assert "Literaxx, English · 2 seats free · with a code" in shown
    assert "&lt;b&gt;School" in shown
    assert "you can look on · with a code, not encrypted" in shown
    page.names.setText(" Ana , Ben,")
    page.code.setText("ABC-DEF-GHJ")
    push(page, "Join: Kitchen")
    push(page, "Look on: <b>School")
    push(page, "Go back: Ours")
    assert network.asked == [
        ("join", Visit(KITCHEN.address, ("Ana", "Ben"), "ABC-DEF-GHJ", table="k")),
        ("join", Visit(KITCHEN.address, (), "ABC-DEF-GHJ", is_plain=True, table="s")),
        ("back", "o"),
    ]


def test_a_table_is_joined_by_its_address(window: MainWindow, network: FakeNetwork) -> None:
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    page.address.setText("ana-pc")
    page.names.setText("")
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    assert network.asked == []
    page.names.setText("Ben")
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    page.plain.setChecked(True)
    push(page, "Join")
    assert network.asked == [
        ("join", Visit("ana-pc", ("Ben",))),
        ("join", Visit("ana-pc", ("Ben",), is_plain=True)),
    ]


def test_what_cannot_be_joined_is_said(window: MainWindow, network: FakeNetwork) -> None:
    room, network.room = network.room, None
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    page.names.setText("Ben")
    page.address.setText("x y")
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    assert window.notice.text == "That cannot be."
    network.room = room
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    room_of(network).over.emit("The code is wrong.")
    assert window.notice.text == "The code is wrong."
    assert window.page is page


@pytest.mark.parametrize("amiss", list(Amiss))
def test_who_is_not_let_in_finds_all_he_wrote_and_the_keyboard_where_it_is_needed(
    amiss: Amiss, window: MainWindow, network: FakeNetwork
) -> None:
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    network.find(KITCHEN)
    QApplication.processEvents()
    page.names.setText("Ben")
    page.code.setText("ABC-DEF-GHK")
    page.address.setText("ana-pc")
    room_of(network).amiss = amiss
    assert QApplication.focusWidget() is page.names
    button(page, "Join: Kitchen").setFocus()
    push(page, "Join: Kitchen")
    room_of(network).over.emit("That cannot be.")
    assert window.page is page
    assert (page.names.text(), page.code.text(), page.address.text()) == (
        "Ben", "ABC-DEF-GHK", "ana-pc",
    )  # fmt: skip
    focus = {
        Amiss.NAME: page.names,
        Amiss.CODE: page.code,
        Amiss.ADDRESS: page.address,
        Amiss.SECRECY: page.plain,
        Amiss.OTHER: button(page, "Join: Kitchen"),
    }
    assert QApplication.focusWidget() is focus[amiss]
    assert page.plain.isVisible() == (amiss is Amiss.SECRECY)
    network.find(msgspec.structs.replace(KITCHEN, name="School"))
    QApplication.processEvents()
    assert "School" in texts(page)


def test_a_seat_that_is_kept_is_offered_on_the_start_page(
    window: MainWindow, network: FakeNetwork, shelf: FakeShelf
) -> None:
    assert "kept" not in texts(window.page)
    shelf.kept_seats = (("k", "Kitchen"),)
    network.there = (msgspec.structs.replace(KITCHEN, is_ours=True, is_started=True),)
    window.show_start()
    assert "Your seat at Kitchen is kept." in texts(window.page)
    push(window.page, "Go back: Kitchen")
    assert network.asked == [("back", "k")]
    page = window.page
    assert isinstance(page, NetworkPage)
    QApplication.processEvents()
    assert "Waiting for the host …" in texts(page)
    room_of(network).over.emit("The host does not know your seat any more.")
    QApplication.processEvents()
    assert "Waiting" not in texts(page)
    network.room = FakeRoom(None)
    push(page, "Go back: Kitchen")
    room_of(network).show(room_state(seat("Ana"), seat("Ben", is_mine=True), is_host=False))
    assert isinstance(window.page, LobbyPage)


def test_what_is_missing_for_joining_is_said(window: MainWindow, network: FakeNetwork) -> None:
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    page.names.setText("")
    push(page, "Join")
    assert window.notice.text == "Write your name first."
    page.names.setText("Ben")
    push(page, "Join")
    assert window.notice.text == "Write the address of the host first."
    assert QApplication.focusWidget() is page.address
    assert network.asked == []


def test_who_came_to_a_table_is_remembered(
    window: MainWindow, network: FakeNetwork, tmp_path: Path
) -> None:
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    page.names.setText("Ben, Cleo")
    page.address.setText("ana-pc")
    push(page, "Join")
    again = NetworkPage(page.look, network, Settings(tmp_path).guest_names())
    assert again.names.text() == "Ben, Cleo"
    again.deleteLater()


def test_a_table_is_offered_with_free_seats_and_a_code(
    window: MainWindow, network: FakeNetwork
) -> None:
    push(window.page, "Host a table")
    page = window.page
    assert isinstance(page, HostPage)
    page.name.setText("Kitchen")
    push(page, "Offer the table")
    setup = page.setup()
    assert network.asked == [("host", setup, Offer("Kitchen"))]
    page.network.setCurrentIndex(page.network.findData("wlan"))
    page.start()
    assert network.asked[1:] == [("host", setup, Offer("Kitchen", interface="wlan"))]
    assert [each.name == "" for each in setup.seats] == [False, True]


def test_a_table_without_a_free_seat_is_not_offered(
    window: MainWindow, network: FakeNetwork
) -> None:
    push(window.page, "Host a table")
    page = window.page
    assert isinstance(page, HostPage)
    row = page.findChildren(SeatRow)[1]
    assert row.kind.currentData() == NETWORK
    assert not row.name.isEnabled()
    row.kind.setCurrentIndex(row.kind.findData(""))
    row.name.setText("Ben")
    page.start()
    assert network.asked == []
    assert not button(page, "Offer the table").isEnabled()


def test_the_lobby_of_the_host_shows_who_is_there(window: MainWindow, network: FakeNetwork) -> None:
    page, room = host_lobby(window, network), room_of(network)
    shown = texts(page)
    assert "Code: <b>ABC-DEF-GHJ</b>" in shown
    assert "Address: 192.0.2.1:47821" in shown
    assert "Referee: English" in shown
    assert "Only those who know the code can come in. Encrypted." in shown
    assert "✓ <b>Ana</b>" in shown
    assert "not ready yet" in shown
    assert not page.start.isEnabled()
    assert room.now is not None
    room.show(
        msgspec.structs.replace(
            room.now, seats=(room.now.seats[0], seat("Ben"), seat("")), may_start=True, watchers=2
        )
    )
    shown = texts(page)
    assert "✓ <b>Ben</b>" in shown
    assert "2 onlookers" in shown
    assert page.start.text() == "Start without the free seats"
    push(page, "Free the seat: Ben")
    push(page, "Start without the free seats")
    assert room.done == [("let go", 1), ("start",)]


def test_a_connection_that_is_not_encrypted_is_shown(
    window: MainWindow, network: FakeNetwork
) -> None:
    page, room = host_lobby(window, network), room_of(network)
    room.show(room_state(seat("Ana", is_far=False), seat("Ben", is_encrypted=False)))
    assert "Not encrypted: Ben." in texts(page)
    room.show(room_state(seat("Ana", is_far=False), has_code=False, code=""))
    assert "Open table" in texts(page)
    room.show(room_state(seat("Ana"), is_host=False, is_encrypted=False, code="", where=""))
    assert "Not encrypted: others on this network could read along." in texts(page)


def test_the_host_seats_a_computer_for_somebody_who_is_lost_or_lets_him_go(
    window: MainWindow, network: FakeNetwork
) -> None:
    page, room = host_lobby(window, network), room_of(network)
    lost = seat("Ben", is_here=False)
    room.show(room_state(seat("Ana", is_far=False), lost, is_started=True))
    assert "cannot be reached" in texts(page)
    push(page, "A computer plays: Ben")
    push(page, "Free the seat: Ben")
    assert room.done == [("computer", 1), ("let go", 1)]
    driven = msgspec.structs.replace(lost, is_driven=True)
    room.show(room_state(seat("Ana", is_far=False), driven, is_started=True))
    assert "a computer plays" in texts(page)


def test_a_guest_gets_ready_and_talks(window: MainWindow, network: FakeNetwork) -> None:
    room = room_of(network)
    push(window.page, "Join")
    page = window.page
    assert isinstance(page, NetworkPage)
    page.names.setText("Ben")
    page.address.setText("ana-pc")
    QTest.keyClick(page.address, Qt.Key.Key_Return)
    mine = seat("Ben", is_mine=True, is_ready=False)
    computer = seat("Deep", kind=SeatKind.COMPUTER, is_far=False)
    room.show(
        room_state(seat("Ana"), mine, computer, is_host=False, is_ready=False, code="", where="")
    )
    lobby = window.page
    assert isinstance(lobby, LobbyPage)
    assert QApplication.focusWidget() is lobby.ready
    assert "at this computer, not ready yet" in texts(lobby)
    assert "a computer of the host" in texts(lobby)
    push(lobby, "Ready")
    push(lobby, "Good luck!")
    lobby.line.setText("  hello  ")
    QTest.keyClick(lobby.line, Qt.Key.Key_Return)
    assert room.done == [("ready", True), ("say", "", "good-luck"), ("say", "hello", "")]
    assert lobby.line.text() == ""


def test_what_is_said_is_plain_text_and_can_be_muted(
    window: MainWindow, network: FakeNetwork
) -> None:
    page, room = host_lobby(window, network), room_of(network)
    room.said.emit("Ben", "<b>hi</b>", "")
    room.said.emit("Ben", "", "thanks")
    assert page.chat.toPlainText() == "Ben: <b>hi</b>\nBen: Thanks!"
    push(page, "Mute")
    room.said.emit("Ben", "again", "")
    assert "again" not in page.chat.toPlainText()


def test_who_leaves_the_lobby_leaves_the_table(window: MainWindow, network: FakeNetwork) -> None:
    page, room = host_lobby(window, network), room_of(network)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert room.done == [("leave",)]
    assert isinstance(window.page, StartPage)
    assert not network.is_looking


def test_nobody_waits_for_a_page_that_somebody_else_reads(
    playing: tuple[MainWindow, OpenTable],
) -> None:
    window, opened = playing
    window.sides.show_keys()
    assert opened.session.view(None).paused_ms is None
    window.back()
    assert window.page is None
    assert window.table is not None
    assert window.table.facts.may_pause


def test_chat_is_seen_at_the_table_and_the_lobby_is_one_key_away(
    playing: tuple[MainWindow, OpenTable], network: FakeNetwork
) -> None:
    window, _ = playing
    room_of(network).said.emit("Ben", "", "nice-word")
    assert window.notice.text == "Ben: Nice word!"
    QTest.keyClick(window, Qt.Key.Key_F8)
    page = window.page
    assert isinstance(page, LobbyPage)
    assert page.chat.toPlainText() == "Ben: Nice word!"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is None


def test_a_player_who_cannot_be_reached_is_told_of_with_the_time_he_has(
    playing: tuple[MainWindow, OpenTable],
) -> None:
    window, opened = playing
    session, table = opened.session, window.table
    assert table is not None
    session.submit(0, Pass(session.view(0).composing.turn_id))
    session.submit(1, LoseLink())
    table.refresh()
    assert "Ben lost connection, 2:00 to come back" in table.bar.text


def test_the_window_calls_when_somebody_here_is_asked(
    playing: tuple[MainWindow, OpenTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, opened = playing
    called: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", called.append)
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    session = opened.session
    session.submit(0, Pass(session.view(0).composing.turn_id))
    assert called == []
    session.submit(1, Pass(session.view(1).composing.turn_id))
    assert called == [window]


def test_every_reason_and_phrase_has_a_sentence() -> None:
    assert all(away_text(why.value, "") for why in Why)
    assert all(phrase_text(phrase.value) for phrase in Phrase)
    assert phrase_text("nothing") == ""
