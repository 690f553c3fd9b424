# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for tables in a network namespace of its own, where no other computer is.

`unshare --user --net --map-root-user python -m tests.kit.namespace` has two interfaces, offers a
table on both, and prints what a finder found: at first, after a seat was taken, and after the end.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from literaxx.match.setup import Options
from literaxx.net.discovery import Advert, Finder
from literaxx.net.messages import SeatInfo, TableInfo

INFO = TableInfo(
    "abc123", "Küche", "Literaxx", "pl", "literaxx-pl", 1, "Polish", Options(), (SeatInfo(""),)
)
PATIENCE_MS = 40_000


def wait(is_done: Callable[[], object]) -> None:
    """Lets the event loop run until something is so."""
    deadline = QDeadlineTimer(PATIENCE_MS)
    while not is_done():
        if deadline.hasExpired():
            raise SystemExit("it never happened")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def main() -> None:
    """Offers, looks, tells."""
    for command in (
        "ip link set lo up",
        "ip link add one type veth peer name two",
        "ip addr add 192.0.2.1/24 dev one",
        "ip addr add 198.51.100.1/24 dev two",
        "ip link set one up",
        "ip link set two up",
        "ip route add default dev one",
    ):
        subprocess.run(command.split(), check=True)
    application = QCoreApplication(sys.argv[:1])
    finder = Finder()
    advert = Advert(INFO, 47821)
    found = []
    wait(lambda: finder.tables)
    found.append(msgspec.to_builtins(finder.tables))
    taken = msgspec.structs.replace(INFO, seats=(SeatInfo("Ana"),), match="m")
    advert.update(taken)
    wait(lambda: finder.tables and finder.tables[0].is_started)
    found.append(msgspec.to_builtins(finder.tables))
    advert.close()
    wait(lambda: not finder.tables)
    found.append(msgspec.to_builtins(finder.tables))
    finder.close()
    sys.stdout.write(json.dumps(found) + "\n")
    application.quit()


if __name__ == "__main__":
    main()
