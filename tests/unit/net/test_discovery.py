# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables that find each other; never outside a network namespace of its own."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from literaxx.net.discovery import FoundTable, advertisement, read_advertisement
from tests.kit.namespace import INFO

SAID: dict[bytes, bytes | None] = {
    key.encode(): value.encode() for key, value in advertisement(INFO).items()
}


def test_what_is_told_about_a_table_is_read_again() -> None:
    addresses = ["fe80::1%3", "2001:db8::1", "192.0.2.1"]
    assert read_advertisement(SAID, addresses, 5000) == FoundTable(
        id="abc123",
        name="Küche",
        title="Literaxx",
        language="pl",
        free=1,
        has_code=False,
        can_encrypt=True,
        is_started=False,
        protocol=1,
        addresses=("192.0.2.1", "2001:db8::1", "fe80::1%3"),
        port=5000,
    )


@pytest.mark.parametrize(
    "nonsense",
    [{b"id": b""}, {b"id": None}, {b"free": b"-1"}, {b"v": b"x"}, {b"v": None}],
)
def test_nonsense_is_no_table(nonsense: dict[bytes, bytes | None]) -> None:
    assert read_advertisement(SAID | nonsense, ["192.0.2.1"], 5000) is None
    assert read_advertisement(SAID, [], 5000) is None


def test_texts_from_the_network_are_made_plain() -> None:
    said = SAID | {b"name": b"\xff<b>\xe2\x80\xae" + b"x" * 200, b"title": b"\x1b[31m"}
    table = read_advertisement(said, ["192.0.2.1"], 5000)
    assert table is not None
    assert table.name.startswith("\ufffd<b>x")
    assert len(table.name) == 60
    assert table.title == "[31m"


def can_be_alone() -> bool:
    """Whether this system gives an ordinary user a network of his own."""
    if sys.platform != "linux" or not shutil.which("unshare") or not shutil.which("ip"):
        return False
    command = "unshare --user --net --map-root-user ip link add one type veth peer name two"
    return subprocess.run(command.split(), capture_output=True, check=False).returncode == 0


@pytest.mark.lan
@pytest.mark.skipif(not can_be_alone(), reason="no network namespaces here")
def test_a_table_is_found_once_on_all_interfaces_and_lost_when_it_ends() -> None:
    command = ["unshare", "--user", "--net", "--map-root-user"]
    done = subprocess.run(
        [*command, sys.executable, "-m", "tests.kit.namespace"],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[3],
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, taken, gone = json.loads(done.stdout)
    assert [table["id"] for table in first] == ["abc123"]
    addresses = first[0]["addresses"]
    assert addresses[:2] == ["192.0.2.1", "198.51.100.1"]
    assert any(":" in address for address in addresses)
    assert (first[0]["free"], taken[0]["free"]) == (1, 0)
    assert gone == []
