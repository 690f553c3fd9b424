# SPDX-License-Identifier: GPL-3.0-or-later
"""`literaxx host` and `literaxx join` that cannot be done; see end2end for those that can."""

import pytest

from literaxx.cli import main


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("host",), "Give either a VARIANT"),
        (("host", "wordstream-en", "--continue", "x"), "Give either a VARIANT"),
        (("host", "nothing"), "there is no variant"),
        (("host", "wordstream-en", "--free", "9"), "A table has 2 to 4 seats"),
        (("host", "wordstream-en", "--free", "0"), "at least one of them free"),
        (("host", "--continue", "nowhere.literaxx"), "nowhere.literaxx"),
        (("join", "two words"), "two words is no address"),
        (("join", "127.0.0.1:99999"), "is no address"),
        (("join", "127.0.0.1", "--code", "ABC"), "That is no code"),
    ],
)
def test_what_can_be_no_table_is_said_in_a_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "option", [("--port", "99999"), ("--port", "-1"), ("--games", "0"), ("--decision", "x")]
)
def test_a_number_out_of_its_limits_is_said_in_a_sentence(
    option: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("host", "wordstream-en", *option)) == 2
    assert f"“{option[1]}” is no number from" in capsys.readouterr().err
