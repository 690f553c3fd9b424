# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path

import pytest

from literaxx.storage.dictionaries import (
    DictionaryError,
    check,
    list_ids,
    open_list,
    read_card,
)
from tests.kit.wordlists import write_word_list

FOLDS = {"Ă": "A", "Â": "A", "Ț": "T"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    words = ["FATA", "FATĂ", "FAȚA", "FAȚĂ", "MARE", "BAT", "BĂT"]
    write_word_list(tmp_path, "xx", words, letters="ABEFMRT", folds=FOLDS, everyday=["MARE"])
    return tmp_path


def test_word_lists_are_found_by_their_cards(folder: Path) -> None:
    assert list_ids(folder) == ("xx",)


def test_a_word_answers_spelled_and_folded_in_any_case(folder: Path) -> None:
    words = open_list("xx", folder)
    assert all(words.is_word(text) for text in ("fată", "FATA", "faţă", "Fața"))
    assert not words.is_word("făm")


def test_laid_words_are_asked_straight_from_the_graph(folder: Path) -> None:
    words = open_list("xx", folder)
    assert words.contains("FATA")
    assert not words.contains("fata")
    assert len(words) == 3


def test_the_spellings_of_a_laid_word_can_be_shown(folder: Path) -> None:
    words = open_list("xx", folder)
    assert words.spellings("FATA") == ("FATA", "FATĂ", "FAȚA", "FAȚĂ")
    assert words.spellings("MARE") == ("MARE",)
    assert words.spellings("BĂT") == ("BAT", "BĂT")
    assert words.spellings("TARE") == ()


def test_a_list_without_marks_spells_words_as_they_are_laid(tmp_path: Path) -> None:
    write_word_list(tmp_path, "yy", ["CAT"], letters="ACT")
    assert open_list("yy", tmp_path).spellings("cat") == ("CAT",)


def test_everyday_words_are_marked(folder: Path) -> None:
    words = open_list("xx", folder)
    assert words.is_everyday("mare")
    assert not words.is_everyday("fată")
    assert list(words.everyday_words()) == ["MARE"]


def test_only_the_laid_words_are_read_at_first(folder: Path) -> None:
    for kind in ("everyday", "spelled"):
        (folder / f"xx.{kind}.graph").unlink()
    assert open_list("xx", folder).is_word("fată")


def test_a_card_tells_what_the_list_is_made_of(folder: Path) -> None:
    card = read_card("xx", folder)
    assert (card.name, card.edition, card.words) == ("Small", "2026-01-01", 3)
    assert card.sources[0].credit == "nobody"
    assert card.sha256 == card.graphs["words"].sha256


def test_an_unknown_list_is_an_error_that_names_it(folder: Path) -> None:
    with pytest.raises(DictionaryError, match="zz"):
        open_list("zz", folder)


@pytest.mark.parametrize("damage", ["name = ", 'letters = ["A", "A"]', "words"])
def test_a_damaged_card_is_an_error_that_names_it(folder: Path, damage: str) -> None:
    card = folder / "xx.toml"
    text = card.read_text(encoding="utf-8")
    key = damage.partition(" ")[0]
    lines = [damage if line.startswith(key + " ") else line for line in text.splitlines()]
    card.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(DictionaryError, match=r"xx\.toml"):
        read_card("xx", folder)


def test_a_checksum_is_compared_on_demand(folder: Path) -> None:
    card = read_card("xx", folder)
    check(card)
    graph = folder / "xx.words.graph"
    data = graph.read_bytes()
    graph.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    with pytest.raises(DictionaryError, match=r"xx\.words\.graph"):
        check(card)


def test_a_missing_or_broken_graph_is_an_error_that_names_it(folder: Path) -> None:
    graph = folder / "xx.words.graph"
    graph.write_bytes(b"not a graph at all, really not, by any means")
    with pytest.raises(DictionaryError, match=r"xx\.words\.graph"):
        open_list("xx", folder)
    graph.unlink()
    with pytest.raises(DictionaryError, match=r"xx\.words\.graph"):
        open_list("xx", folder)
    with pytest.raises(DictionaryError, match=r"xx\.words\.graph"):
        check(read_card("xx", folder))
