# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of tables on the network."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from literaxx.app.settings import Settings
from literaxx.gui.actions import Act
from literaxx.gui.host_page import HostPage
from literaxx.gui.lan import Offer, RoomState, Visit
from literaxx.gui.lan_texts import away_text, phrase_text
from literaxx.gui.lobby_page import LobbyPage
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.network_page import NetworkPage
from literaxx.gui.question import Question
from literaxx.gui.seat_rows import NETWORK, SeatRow
from literaxx.gui.shelf import OpenTable
from literaxx.gui.start_page import StartPage
from literaxx.match.choices import Matter
from literaxx.match.commands import Leave, LoseLink, Pass
from literaxx.match.setup import SeatKind, SeatSpec
from literaxx.model.letters import orthography
from literaxx.net.messages import Phrase, Why
from tests.kit.fake_network import KITCHEN, FakeNetwork, FakeRoom, room_state, seat
from tests.kit.matches import AcceptAll, built_in, rules_of, setup_of
from tests.kit.sessions import hosted
from tests.kit.windows import FakeShelf


@pytest.fixture
def network() -> FakeNetwork:
    """A network with a room where nothing is known yet."""
    return FakeNetwork(FakeRoom(None))


@pytest.fixture
def window(qtbot: QtBot, look: Look, tmp_path: Path, network: FakeNetwork) -> Iterator[MainWindow]:
    """A window at the network."""
    made = MainWindow(
        look, FakeShelf(built_in("literaxx-en")), Settings(tmp_path), network=lambda: network
    )
    made.resize(1180, 800)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    yield made
    made.lan.leave()
    made.close()
    made.deleteLater()


def button(where: QWidget | None, text: str) -> QAbstractButton:
    """The button that says this, by its text or for a screen reader."""
    assert where is not None
    return next(
        each
        for each in where.findChildren(QAbstractButton)
        if text in (each.text(), each.accessibleName()) and not each.isHidden()
    )


def texts(where: QWidget | None) -> str:
    """All that is read on a page."""
    assert where is not None
    QApplication.processEvents()
    return "\n".join(label.text() for label in where.findChildren(QLabel) if label.isVisible())


def push(where: QWidget | None, text: str) -> None:
    """Pushes a button by the keyboard."""
    QTest.keyClick(button(where, text), Qt.Key.Key_Space)
    QApplication.processEvents()


def room_of(network: FakeNetwork) -> FakeRoom:
    assert network.room is not None
    return network.room


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
    assert isinstance(window.page, NetworkPage)


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


def host_lobby(window: MainWindow, network: FakeNetwork) -> LobbyPage:
    """The lobby of a host where one guest sits."""
    room = room_of(network)
    room.now = room_state(seat("Ana", is_mine=True, is_far=False), seat("Ben", is_ready=False))
    push(window.page, "Host a table")
    push(window.page, "Offer the table")
    page = window.page
    assert isinstance(page, LobbyPage)
    return page


def test_the_lobby_of_the_host_shows_who_is_there(window: MainWindow, network: FakeNetwork) -> None:
    page, room = host_lobby(window, network), room_of(network)
    shown = texts(page)
    assert "Code: <b>ABC-DEF-GHJ</b> · Address: 192.0.2.1:47821" in shown
    assert "Referee: English" in shown
    assert "Only who knows the code comes in. Encrypted." in shown
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
    push(page, "Let go: Ben")
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
    push(page, "Let go: Ben")
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


@pytest.fixture
def playing(window: MainWindow, network: FakeNetwork) -> tuple[MainWindow, OpenTable]:
    """A host's window in the middle of a game with somebody from the network."""
    host_lobby(window, network)
    rules = rules_of("literaxx-en")
    setup = setup_of(rules, (SeatSpec("Ana"), SeatSpec("Ben", place=1)))
    opened = OpenTable(
        hosted(setup, rules), rules, AcceptAll(), orthography(rules.variant.tiles.blank_letters)
    )
    room_of(network).began.emit(opened)
    QApplication.processEvents()
    return window, opened


def question_of(window: MainWindow) -> Question | None:
    """What the window asks just now."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return next((each for each in window.findChildren(Question) if each.isVisible()), None)


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
