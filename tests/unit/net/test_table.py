# SPDX-License-Identifier: GPL-3.0-or-later
"""A host and its guests over real sockets: sitting down, playing, being told."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from literaxx import __version__
from literaxx.match import commands as cmd
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import Composing
from literaxx.match.views import view
from literaxx.net.client import Guest
from literaxx.net.errand import Errand, new_token
from literaxx.net.limits import Rate
from literaxx.net.messages import (
    PROTOCOL,
    Ask,
    Bye,
    Challenge,
    Done,
    Hello,
    Phrase,
    Said,
    Seated,
    Welcome,
    Why,
)
from literaxx.net.secure import can_encrypt
from literaxx.session.base import TroubleKind
from tests.kit.chaos import Badness, BadNetwork
from tests.kit.lan import QUICK, Table, wait_for
from tests.kit.matches import rules_of
from tests.kit.raw_guest import RawGuest

pytestmark = pytest.mark.lan


def test_a_guest_sits_down_and_all_see_it(table: Table) -> None:
    watcher = table.sit()
    ben = table.sit("Ben")
    assert ben.seats == (1,)
    assert ben.table is not None
    wait_for(lambda: watcher.table and watcher.table.seats[1].name == "Ben")
    assert table.server.info.watchers == 1


def test_a_match_is_played_over_the_network(table: Table) -> None:
    pair = table.sit("Ben", "Cleo")
    watcher = table.sit()
    host = table.start()
    assert pair.session is not None
    assert watcher.session is not None
    assert pair.session.view(1) == host.view(1)
    assert pair.session.view(2) == host.view(2)
    assert watcher.session.view(None) == host.view(None)
    turn = host.state.phase
    assert isinstance(turn, Composing)
    host.submit(0, cmd.Pass(turn.turn_id))
    table.settle()
    turn = pair.session.view(1).phase
    assert isinstance(turn, Composing)
    assert turn.has_curtain
    pair.session.submit(1, cmd.Pass(turn.turn_id))
    wait_for(lambda: isinstance(host.state.phase, Composing))
    told: list[tuple[int, Refusal]] = []
    pair.session.refused.connect(lambda seat, refusal: told.append((seat, refusal)))
    wait_for(lambda: told)
    assert told == [(1, Refusal(Reason.CURTAIN_DOWN))]
    pair.session.submit(1, cmd.LiftCurtain(turn.turn_id))
    pair.session.submit(1, cmd.Pass(turn.turn_id))
    wait_for(lambda: len(host.state.progress.history) == 2)
    table.settle()
    assert pair.session.view(2) == host.view(2)
    assert pair.session.log().state == view(host.state, frozenset(pair.seats))


def test_a_name_is_had_once(table: Table) -> None:
    table.sit("Ben")
    told: list[Why] = []
    other = table.guest("Вen")
    other.turned_away.connect(lambda why, detail: told.append(why))
    wait_for(lambda: told)
    assert told == [Why.NAME_TAKEN]


def test_a_guest_whose_connection_is_cut_comes_back_to_his_seat(table: Table) -> None:
    ben = table.sit("Ben", "Cleo")
    host = table.start()
    session = ben.session
    assert session is not None
    ben.cut()
    wait_for(lambda: host.state.lost_ms[1] is not None)
    host.submit(0, cmd.Pass(host.state.composing.turn_id))
    wait_for(lambda: ben.is_linked and host.state.lost_ms[1] is None)
    table.settle()
    assert ben.session is session
    assert session.view(1) == host.view(1)


def told_by(guest: Guest) -> list[Why]:
    """What the host says when it turns a guest away."""
    told: list[Why] = []
    guest.turned_away.connect(lambda why, detail: told.append(why))
    return told


@pytest.fixture
def locked(qapp: QApplication) -> Iterator[Table]:
    table = Table(rules_of("wordstream-en"), "Ana", "", code="ABC-DEF-GHJ")
    yield table
    table.close()


def test_with_the_code_the_connection_is_encrypted(locked: Table) -> None:
    assert can_encrypt()
    ben = locked.sit("Ben")
    assert ben.is_encrypted
    assert locked.server.info.seats[1].is_encrypted
    locked.start()
    assert ben.session is not None


def test_the_code_can_be_proved_where_nothing_encrypts(locked: Table) -> None:
    errand = Errand("127.0.0.1", locked.port, ("Ben",), new_token(), "ABC-DEF-GHJ", is_plain=True)
    ben = locked.guest(errand=errand)
    wait_for(lambda: ben.is_linked)
    assert not ben.is_encrypted
    assert not locked.server.info.seats[1].is_encrypted


@pytest.mark.parametrize("is_plain", [False, True])
def test_without_the_code_nobody_gets_in(locked: Table, is_plain: bool) -> None:
    errand = Errand(
        "127.0.0.1", locked.port, ("Ben",), new_token(), "ABC-DEF-GHK", is_plain=is_plain
    )
    told = told_by(locked.guest(errand=errand))
    wait_for(lambda: told)
    assert told == [Why.WRONG_CODE]
    assert locked.server.info.seats[1].name == ""


def test_who_says_no_code_at_all_does_not_get_in(locked: Table) -> None:
    raw = RawGuest(locked.port)
    raw.sit("Ben", new_token())
    wait_for(lambda: not raw.is_connected)
    assert isinstance(raw.heard[0], Challenge)
    assert raw.last(Welcome) is None
    assert raw.last(Seated) is None


def test_who_says_what_nobody_understands_is_told_so(table: Table) -> None:
    raw = RawGuest(table.port)
    raw.sit("x" * 2_000, new_token())
    wait_for(lambda: not raw.is_connected)
    assert raw.heard[-1] == Bye(Why.NONSENSE)


@pytest.mark.parametrize("protocol", [PROTOCOL - 1, PROTOCOL + 1])
def test_another_protocol_is_answered_clearly(table: Table, protocol: int) -> None:
    raw = RawGuest(table.port)
    raw.send(Hello(protocol))
    wait_for(lambda: not raw.is_connected)
    assert raw.heard == [Bye(Why.OTHER_PROTOCOL, __version__, PROTOCOL)]


def test_a_command_for_a_foreign_seat_is_refused(table: Table) -> None:
    raw = RawGuest(table.port)
    raw.sit("Ben", new_token())
    wait_for(lambda: raw.last(Seated))
    host = table.start()
    raw.send(Ask(1, "1", 0, cmd.Pass(host.state.composing.turn_id)))
    wait_for(lambda: raw.answered)
    assert raw.answered == [Done(1, Refusal(Reason.NO_SUCH_SEAT))]
    assert host.state.composing.seat == 0


def test_a_command_that_comes_twice_is_carried_out_once(table: Table) -> None:
    raw = RawGuest(table.port)
    raw.sit("Ben", new_token())
    wait_for(lambda: raw.last(Seated))
    host = table.start()
    host.submit(0, cmd.Pass(host.state.composing.turn_id))
    ask = Ask(1, "1", 1, cmd.Pass(host.state.composing.turn_id))
    for _ in range(3):
        raw.send(ask)
    wait_for(lambda: len(raw.answered) == 3)
    assert raw.answered == [Done(1)] * 3
    assert len(host.state.progress.history) == 2


def test_a_seat_is_not_had_by_name(table: Table) -> None:
    ben = table.sit("Ben")
    table.start()
    ben.vanish()
    wait_for(lambda: not table.server.info.seats[1].is_here)
    told = told_by(table.guest("Ben"))
    stranger = Errand("127.0.0.1", table.port, ("Ben",), new_token(), match="1")
    told_too = told_by(table.guest(errand=stranger))
    wait_for(lambda: told and told_too)
    assert (told, told_too) == ([Why.STARTED], [Why.UNKNOWN_TOKEN])


def test_a_guest_who_comes_twice_is_played_from_the_newer_window(table: Table) -> None:
    ben = table.sit("Ben")
    told = told_by(ben)
    table.start()
    newer = table.guest(errand=replace(ben.errand, match="1"))
    wait_for(lambda: told and newer.session)
    assert told == [Why.REPLACED]
    assert newer.seats == (1,)


def test_a_silent_connection_is_closed(table: Table) -> None:
    raw = RawGuest(table.port)
    raw.send_bytes(b"\x00")
    wait_for(lambda: not raw.is_connected)
    assert raw.heard[-1] == Bye(Why.TOO_SLOW)
    assert raw.last(Welcome) is None


def test_somebody_who_reads_nothing_and_says_nothing_is_lost(table: Table) -> None:
    raw = RawGuest(table.port)
    raw.sit("Ben", new_token())
    wait_for(lambda: raw.last(Seated))
    host = table.start()
    wait_for(lambda: host.state.lost_ms[1] is not None)
    assert not table.server.info.seats[1].is_here


def test_no_more_connections_are_taken_than_there_is_room_for(qapp: QApplication) -> None:
    limits = replace(QUICK, connections=3, per_address=2, silent_ticks=10_000)
    table = Table(rules_of("wordstream-en"), "Ana", "", limits=limits)
    strangers = [RawGuest(table.port) for _ in range(2)]
    wait_for(lambda: table.server.connections == 2)
    third = RawGuest(table.port)
    wait_for(lambda: not third.is_connected)
    strangers[0].sit("Ben", new_token())
    wait_for(lambda: strangers[0].last(Seated))
    fourth = RawGuest(table.port)
    wait_for(lambda: table.server.connections == 3)
    fifth = RawGuest(table.port)
    wait_for(lambda: not fifth.is_connected)
    assert fourth.is_connected
    table.close()


def test_whoever_floods_is_dropped(qapp: QApplication) -> None:
    table = Table(rules_of("wordstream-en"), "Ana", "", limits=replace(QUICK, commands=Rate(1, 20)))
    raw = RawGuest(table.port)
    raw.sit("Ben", new_token())
    for number in range(1, 200):
        raw.send(Ask(number, "1", 1, cmd.UseHelp()))
    wait_for(lambda: not raw.is_connected)
    assert raw.last(Bye) == Bye(Why.TOO_FAST)
    table.close()


def test_what_is_said_reaches_all_as_plain_text_and_not_too_often(qapp: QApplication) -> None:
    table = Table(rules_of("wordstream-en"), "Ana", "", limits=replace(QUICK, chat=Rate(0, 3)))
    heard: list[Said] = []
    watcher = table.sit()
    watcher.said.connect(heard.append)
    ben = table.sit("Ben")
    ben.say("ban\u202eana\n<b>")
    ben.say(phrase=Phrase.GOOD_LUCK)
    for _ in range(20):
        ben.say("again")
    ben.set_ready(True)
    wait_for(lambda: table.server.info.seats[1].is_ready)
    table.server.say("Ana", "enough")
    wait_for(lambda: heard and heard[-1].text == "enough")
    assert set(heard) == {
        Said("Ben", "banana <b>"),
        Said("Ben", phrase=Phrase.GOOD_LUCK),
        Said("Ben", "again"),
        Said("Ana", "enough"),
    }
    assert len(heard) == 4
    table.close()


def test_ready_marks_are_seen_by_all(table: Table) -> None:
    watcher, ben = table.sit(), table.sit("Ben")
    ben.set_ready(True)
    wait_for(lambda: watcher.table and watcher.table.seats[1].is_ready)
    ben.set_ready(False)
    wait_for(lambda: watcher.table and not watcher.table.seats[1].is_ready)


def test_who_leaves_before_the_game_or_is_sent_away_frees_his_seat(table: Table) -> None:
    ben, cleo = table.sit("Ben"), table.sit("Cleo")
    told = told_by(cleo)
    ben.close()
    table.server.dismiss(2)
    wait_for(lambda: table.server.lobby.free == (1, 2))
    wait_for(lambda: told)
    assert told == [Why.DISMISSED]


def test_a_seat_is_kept_for_a_while_for_somebody_who_is_lost_before_the_game(
    qapp: QApplication,
) -> None:
    table = Table(rules_of("wordstream-en"), "Ana", "", limits=replace(QUICK, reserve_ticks=5))
    ben = table.sit("Ben")
    ben.vanish()
    wait_for(lambda: table.server.lobby.free == (1,))
    table.close()


def test_the_host_lets_somebody_go_who_does_not_come_back(table: Table) -> None:
    ben = table.sit("Ben", "Cleo")
    host = table.start()
    ben.vanish()
    wait_for(lambda: host.state.lost_ms[1] is not None)
    table.server.dismiss(1)
    assert host.state.left == {1, 2}


def test_a_computer_plays_until_the_player_is_back(table: Table) -> None:
    ben = table.sit("Ben")
    host = table.start()
    returned: list[int] = []
    table.server.returned.connect(returned.append)
    table.server.drive(1)
    driven = [table.server.info.seats[1].is_driven]
    ben.vanish()
    wait_for(lambda: host.state.lost_ms[1] is not None)
    table.server.drive(1)
    driven.append(table.server.info.seats[1].is_driven)
    assert host.state.lost_ms[1] is None
    back = table.guest(errand=replace(ben.errand, match="1"))
    wait_for(lambda: back.session)
    assert returned == [1]
    driven.append(table.server.info.seats[1].is_driven)
    assert driven == [False, True, False]


def test_a_rematch_begins_for_all(table: Table) -> None:
    ben, watcher = table.sit("Ben", "Cleo"), table.sit()
    first = table.start("1")
    first.close()
    table.start("2")
    assert ben.match == watcher.match == "2"
    assert ben.session is not None
    assert table.session is not None
    assert ben.session.view(1) == table.session.view(1)


def test_a_table_that_is_not_there_is_told_of(table: Table) -> None:
    failed: list[str] = []
    nobody = Table(rules_of("wordstream-en"), "Ana", "")
    port = nobody.port
    nobody.close()
    guest = table.guest(errand=Errand("127.0.0.1", port, ("Ben",), new_token()))
    guest.failed.connect(failed.append)
    wait_for(lambda: failed)
    assert failed[0]


def test_every_address_of_a_host_is_tried(table: Table) -> None:
    nobody = Table(rules_of("wordstream-en"), "Ana", "")
    port = nobody.port
    nobody.close()
    errand = Errand("127.0.0.1", port, ("Ben",), new_token(), others=(("127.0.0.1", table.port),))
    guest = table.guest(errand=errand)
    wait_for(lambda: guest.is_linked)


def test_a_host_that_has_moved_is_found(table: Table) -> None:
    places: list[tuple[str, int]] = []
    old = BadNetwork(table.port, Badness(), seed=1)
    errand = Errand("127.0.0.1", old.port, ("Ben",), new_token())
    guest = table.guest(errand=errand, find=lambda: tuple(places))
    wait_for(lambda: guest.is_linked)
    old.close()
    wait_for(lambda: not guest.is_linked)
    places.append(("127.0.0.1", table.port))
    wait_for(lambda: guest.is_linked)


def test_a_host_that_falls_silent_is_lost_and_found_again(table: Table) -> None:
    network = BadNetwork(table.port, Badness(), seed=1)
    table.port = network.port
    ben = table.sit("Ben")
    table.start()
    assert ben.session is not None
    troubles: list[TroubleKind] = []
    ben.session.trouble.connect(lambda trouble: troubles.append(trouble.kind))
    network.badness = Badness(hold=1.0)
    wait_for(lambda: troubles == [TroubleKind.HOST_LOST])
    assert not ben.is_linked
    network.badness = Badness()
    wait_for(lambda: ben.is_linked)
    assert troubles == [TroubleKind.HOST_LOST, TroubleKind.HOST_BACK]
    network.close()
