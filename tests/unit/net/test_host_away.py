# SPDX-License-Identifier: GPL-3.0-or-later
"""A host who is gone, closes the table, or comes back from a save."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from literaxx.match import commands as cmd
from literaxx.match.refusals import Reason, Refusal
from literaxx.net.messages import Why
from literaxx.session.base import TroubleKind
from literaxx.session.host import HostSession
from tests.kit.lan import Table, wait_for

pytestmark = pytest.mark.lan


def test_a_recovered_game_is_gone_on_with_by_the_same_people(table: Table) -> None:
    ben = table.sit("Ben", "Cleo")
    host = table.start()
    host.submit(0, cmd.Pass(host.state.composing.turn_id))
    table.settle()
    troubles: list[TroubleKind] = []
    assert ben.session is not None
    ben.session.trouble.connect(lambda trouble: troubles.append(trouble.kind))
    again = HostSession(host.log(), table.rules, table.referee, machine=table.machine)
    table.restart(again)
    assert again.state.lost_ms[1] is not None
    wait_for(lambda: ben.is_linked and again.state.lost_ms == (None, None, None))
    table.settle()
    assert troubles == [TroubleKind.HOST_LOST, TroubleKind.HOST_BACK]
    assert ben.session.view(1) == again.view(1)
    assert again.state.paused_ms is not None


def test_the_clock_of_a_guest_is_that_of_a_host_who_comes_back_from_a_save(table: Table) -> None:
    ben = table.sit("Ben")
    host = table.start()
    saved = host.log()
    assert ben.session is not None
    ben.session.set_time(saved.at_ms + 60_000)
    again = HostSession(saved, table.rules, table.referee, machine=table.machine)
    table.restart(again)
    wait_for(lambda: ben.is_linked)
    table.settle()
    assert saved.at_ms <= ben.session.now_ms() <= again.now_ms()


def test_a_word_said_before_the_host_was_lost_is_no_complaint_after_it(table: Table) -> None:
    ben = table.sit("Ben")
    host = table.start()
    host.submit(0, cmd.Pass(host.state.composing.turn_id))
    table.settle()
    assert ben.session is not None
    refused: list[Refusal] = []
    ben.session.refused.connect(lambda seat, refusal: refused.append(refusal))
    table.server.drop()
    wait_for(lambda: not ben.is_linked)
    ben.session.submit(1, cmd.Pass(host.state.composing.turn_id))
    again = HostSession(host.log(), table.rules, table.referee, machine=table.machine)
    table.restart(again)
    wait_for(lambda: again.state.lost_ms == (None, None))
    ben.session.submit(1, cmd.UseHelp())
    wait_for(lambda: refused)
    assert refused == [Refusal(Reason.NO_HELP_HERE)]


def test_a_host_who_closes_the_table_says_so(table: Table) -> None:
    ben = table.sit("Ben")
    host = table.start()
    assert ben.session is not None
    table.server.close()
    wait_for(lambda: not ben.is_linked)
    assert ben.session.away is TroubleKind.TABLE_CLOSED
    table.restart(HostSession(host.log(), table.rules, table.referee, machine=table.machine))
    wait_for(lambda: ben.is_linked)
    assert ben.session.away is None


def test_a_table_that_is_closed_before_the_game_is_gone_for_good(table: Table) -> None:
    ben = table.sit("Ben")
    away: list[Why] = []
    ben.turned_away.connect(lambda why, detail: away.append(why))
    table.server.close()
    wait_for(lambda: away)
    assert away == [Why.CLOSED]


def test_a_table_is_closed_whose_match_is_gone_already(table: Table) -> None:
    ben = table.sit("Ben")
    session = table.start()
    session.close()
    session.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    table.session = None
    table.server.close()
    wait_for(lambda: not ben.is_linked)
