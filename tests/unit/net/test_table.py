# SPDX-License-Identifier: GPL-3.0-or-later
"""A host and its guests over real sockets: sitting down, playing, being told."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from literaxx.match import commands as cmd
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import Composing
from literaxx.match.views import view
from literaxx.net.messages import Why
from tests.kit.lan import Table, wait_for
from tests.kit.matches import rules_of

pytestmark = pytest.mark.lan


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    table = Table(rules_of("literaxx-en"), "Ana", "", "")
    yield table
    table.close()


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
