# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept so that everybody finds back."""

import os
import sys
from pathlib import Path

from literaxx.net.lobby import PartyRecord
from literaxx.net.store import Logs, Shelf, TableRecord, Ticket
from literaxx.session.journal import Journal
from literaxx.storage.savefile import tail_of
from tests.kit.matches import rules_of, setup_of
from tests.kit.saves import NOW
from tests.kit.sessions import FakeMachine, new_save

TICKET = Ticket("t1", "Kitchen", "192.0.2.1", 47821, ("Ana",), "secret", match="m1")


def test_a_ticket_is_found_again_and_forgotten(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "visits")
    assert shelf.all(Ticket) == []
    shelf.keep(TICKET)
    assert shelf.find("t1", Ticket) == TICKET
    assert shelf.all(Ticket) == [TICKET]
    shelf.forget("t1")
    shelf.forget("t1")
    assert shelf.find("t1", Ticket) is None


def test_nobody_else_may_read_a_secret(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep(TICKET)
    shelf.keep(TICKET)
    (path,) = tmp_path.iterdir()
    if sys.platform != "win32":
        assert os.stat(path).st_mode & 0o077 == 0


def test_a_damaged_record_is_no_record(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep(TableRecord("t1", "Kitchen", parties=(PartyRecord("m", 1, (1,)),)))
    assert len(shelf.all(TableRecord)) == 1
    (tmp_path / "t2.json").write_bytes(b'{"id":"../../x","name":1}')
    assert len(shelf.all(TableRecord)) == 1


def test_a_log_is_gone_on_with_and_another_course_begins_a_new_file(tmp_path: Path) -> None:
    rules = rules_of("wordstream-en")
    save = new_save(setup_of(rules, 2), rules)
    machine = FakeMachine().machine
    lines, tail = [save.header, *save.steps], tail_of(save.state, 0, NOW)
    written = Logs(tmp_path, machine)
    assert written.known("m") is None
    _write(written.journal_for("m", save.header), lambda journal: journal.write(lines, tail))
    again = Logs(tmp_path, machine)
    known = again.known("m")
    assert known is not None
    assert known.steps == save.steps
    _write(again.journal_for("m", save.header), lambda journal: journal.write(lines, tail))
    assert len(list(tmp_path.glob("m*.literaxx"))) == 2


def _write(journal: Journal, job: object) -> None:
    assert callable(job)
    job(journal)
    assert journal.close()
