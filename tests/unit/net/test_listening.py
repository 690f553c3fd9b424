# SPDX-License-Identifier: GPL-3.0-or-later
"""Addresses and ports."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QHostAddress
from PySide6.QtWidgets import QApplication

from literaxx.net.listening import PORT, ListenError, listen, read_address
from tests.kit.lan import LOOPBACK


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("192.168.1.20", ("192.168.1.20", PORT)),
        (" 192.168.1.20:5000 ", ("192.168.1.20", 5000)),
        ("ana-pc.local", ("ana-pc.local", PORT)),
        ("fe80::1%eth0", ("fe80::1%eth0", PORT)),
        ("[fe80::1]:5000", ("fe80::1", 5000)),
        ("[::1]", ("::1", PORT)),
        ("", None),
        ("host:0", None),
        ("host:70000", None),
        ("host:x", None),
        ("two words", None),
        ("[::1", None),
    ],
)
def test_an_address_is_read_as_people_write_it(typed: str, where: tuple[str, int] | None) -> None:
    assert read_address(typed) == where


@pytest.mark.lan
def test_a_busy_port_gives_the_next_free_one(qapp: QApplication) -> None:
    owner = QObject()
    (first,) = listen(lambda socket: None, owner, [LOOPBACK], 0)
    busy = first.serverPort()
    (second,) = listen(lambda socket: None, owner, [LOOPBACK], busy)
    assert busy < second.serverPort() < busy + 20
    first.close()
    second.close()
    owner.deleteLater()


@pytest.mark.lan
def test_an_address_of_another_computer_cannot_be_listened_at(qapp: QApplication) -> None:
    owner = QObject()
    with pytest.raises(ListenError, match="5000"):
        listen(lambda socket: None, owner, [QHostAddress("192.0.2.77")], 5000)
    owner.deleteLater()
