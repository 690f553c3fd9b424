# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path

import pytest

from dictionaries.builder.rulebook import Harvest, in_alphabet, read_rulebook, read_words, sift


def test_every_word_has_the_reason_above_it(tmp_path: Path) -> None:
    file = tmp_path / "reject.txt"
    file.write_text("# symbols\nkm kg\ncm\n# names\nroma\n", encoding="utf-8")
    assert read_words(file) == {"km": "symbols", "kg": "symbols", "cm": "symbols", "roma": "names"}


@pytest.mark.parametrize("text", ["km\n", "# a\nkm\n# b\nkm\n"])
def test_a_word_without_a_reason_or_with_two_is_a_fault(tmp_path: Path, text: str) -> None:
    file = tmp_path / "reject.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="km"):
        read_words(file)


def test_words_are_taken_by_length_and_alphabet() -> None:
    assert in_alphabet(["a", "ab", "aç", "a-b", "b" * 25, "b" * 26], "ab") == {"ab", "b" * 25}


def test_sifting_drops_by_rule_keeps_exceptions_and_remembers(tmp_path: Path) -> None:
    for name, text in {
        "two": "# read\nad\n",
        "reject": "# abbreviations\netc\n",
        "patterned": "# exclamations\nbrr\n# like a numeral\nmix\n",
        "add": "# newer\nblog\n",
    }.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    harvest = Harvest({"ad", "km", "etc", "brr", "pst", "mix", "xii", "cat"})
    sift(harvest, read_rulebook(tmp_path), "aeiou")
    assert harvest.words == {"ad", "brr", "mix", "cat", "blog"}
    assert harvest.dropped == {
        "two letters": {"km"},
        "by hand": {"etc"},
        "no vowel": {"pst"},
        "Roman numeral": {"xii"},
    }
