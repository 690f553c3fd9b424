# SPDX-License-Identifier: GPL-3.0-or-later
"""The code of a table."""

import math
from itertools import cycle
from random import Random

import pytest

from literaxx.net.codes import (
    ALPHABET,
    LENGTH,
    is_proof,
    new_code,
    proof,
    read_code,
    stretched,
    token_mark,
)

CHEAP = 2**4


def test_a_code_is_hard_to_guess_and_easy_to_say() -> None:
    assert len(set(ALPHABET)) == len(ALPHABET)
    assert LENGTH * math.log2(len(ALPHABET)) >= 40
    assert not set("ILO01") & set(ALPHABET)
    code = new_code(Random(1).randrange)
    assert [len(group) for group in code.split("-")] == [3, 3, 3]


@pytest.mark.parametrize("typed", ["ABC-DEF-GHJ", "abcdefghj", " abc def ghj ", "a.b.c-d/e/f:GHJ"])
def test_a_code_is_read_as_people_write_it(typed: str) -> None:
    assert read_code(typed) == "ABC-DEF-GHJ"


@pytest.mark.parametrize("typed", ["", "ABC", "ABC-DEF-GH0", "ABC-DEF-GHJK", "ABÇ-DEF-GHJ"])
def test_what_can_be_no_code_is_none(typed: str) -> None:
    assert read_code(typed) == ""


def test_every_number_below_the_alphabet_is_asked_for() -> None:
    numbers = cycle(range(len(ALPHABET)))
    assert new_code(lambda below: next(numbers) % below) == "ABC-DEF-GHJ"


def test_another_code_or_salt_makes_another_key() -> None:
    key = stretched("ABC-DEF-GHJ", b"salt", CHEAP)
    assert len(key) == 32
    assert key == stretched("ABC-DEF-GHJ", b"salt", CHEAP)
    assert key != stretched("ABC-DEF-GHK", b"salt", CHEAP)
    assert key != stretched("ABC-DEF-GHJ", b"pepper", CHEAP)


def test_a_proof_is_good_for_one_role_and_one_meeting() -> None:
    key = stretched("ABC-DEF-GHJ", b"salt", CHEAP)
    mac = proof(key, "guest", b"h" * 32, b"g" * 32)
    assert is_proof(mac, key, "guest", b"h" * 32, b"g" * 32)
    assert not is_proof(mac, key, "host", b"h" * 32, b"g" * 32)
    assert not is_proof(mac, key, "guest", b"x" * 32, b"g" * 32)
    assert not is_proof(mac, b"k" * 32, "guest", b"h" * 32, b"g" * 32)
    assert not is_proof("é", key, "guest", b"h" * 32, b"g" * 32)


def test_a_mark_knows_a_token_again_without_holding_it() -> None:
    assert token_mark("secret") == token_mark("secret") != token_mark("secreT")
    assert "secret" not in token_mark("secret")
