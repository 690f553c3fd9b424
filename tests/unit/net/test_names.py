# SPDX-License-Identifier: GPL-3.0-or-later
"""Names nobody can pass off as another's."""

import pytest

from literaxx.net.names import MAX_NAME, clean_line, clean_name, is_taken


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("  Ana  ", "Ana"),
        ("Ana\t Maria", "Ana Maria"),
        ("Ａｎａ", "Ana"),
        ("ﬁne", "fine"),
        ("A\u202ena", "Ana"),
        ("A\u200bna", "Ana"),
        ("A\x07na\n", "Ana"),
        ("Żółw", "Żółw"),
        ("", ""),
        (" \u200b\u202e ", ""),
        ("x" * MAX_NAME, "x" * MAX_NAME),
        ("x" * (MAX_NAME + 1), ""),
    ],
)
def test_a_name_is_trimmed_and_made_plain(raw: str, name: str) -> None:
    assert clean_name(raw) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "Аna"),
        ("Ana", "Αna"),
        ("Ana", "Ána"),
        ("Ana", "A na"),
        ("Ion", "lon"),
        ("Ion", "1on"),
        ("Bob", "B0b"),
        ("Marn", "Mam"),
        ("Straße", "STRASSE"),
        ("Xeno", "Хeno"),
        ("HEN", "НЕN"),
    ],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    assert is_taken(other, [one])
    assert is_taken(one, [other])


def test_names_that_differ_may_both_be_had() -> None:
    assert not is_taken("Ana", ["Anna", "Ani", "Bogdan"])


def test_a_line_of_chat_is_plain_and_short() -> None:
    assert clean_line("<b>hi</b>\n\u202ethere") == "<b>hi</b> there"
    assert len(clean_line("x" * 1_000)) == 200
