# SPDX-License-Identifier: GPL-3.0-or-later
import os
import sys
import types
from pathlib import Path

import pytest

from literaxx.model.letters import orthography
from literaxx.storage.speller import (
    Speller,
    Unavailable,
    Why,
    could_be_word,
    open_speller,
    speller_tags,
)


class FakeDictionary:
    def __init__(self, *words: str) -> None:
        self.words = set(words)
        self.asked: list[str] = []

    def check(self, word: str) -> bool:
        self.asked.append(word)
        return word in self.words


class NotFoundError(Exception):
    pass


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> None:
    """A speller library that knows one language."""

    class Broker:
        def set_ordering(self, tag: str, providers: str) -> None:
            self.order = (tag, providers)

        def request_dict(self, tag: str) -> FakeDictionary:
            if tag != "de_DE":
                raise NotFoundError
            return FakeDictionary("haus", "straße")

        def list_languages(self) -> list[str]:
            return ["en_US", "de_DE", "de_DE"]

    fake = types.SimpleNamespace(Broker=Broker, DictNotFoundError=NotFoundError)
    monkeypatch.setitem(sys.modules, "enchant", fake)


def test_a_laid_word_is_asked_in_lower_case() -> None:
    speller = Speller("de_DE", FakeDictionary("haus"), None)
    assert speller.contains("HAUS")
    assert not speller.contains("MAUS")


def test_a_word_is_asked_in_every_spelling_that_is_laid_like_it() -> None:
    italian = orthography("ACIT", {"À": "A"})
    speller = Speller("it_IT", FakeDictionary("città"), italian)
    assert speller.contains("CITTA")


def test_a_word_is_looked_up_once_only() -> None:
    dictionary = FakeDictionary("haus")
    speller = Speller("de_DE", dictionary, None)
    assert speller.contains("HAUS")
    assert speller.contains("HAUS")
    assert dictionary.asked == ["haus"]


@pytest.mark.parametrize("text", ["KM", "XII", "DELL'ARTE", "A", "WELL-BEING", "A" * 26, "R2"])
def test_what_is_no_word_by_its_shape_is_refused_whatever_the_speller_says(text: str) -> None:
    assert not could_be_word(text, "en_US")


@pytest.mark.parametrize(("text", "tag"), [("MIX", "en_US"), ("KRK", "cs_CZ"), ("ŁÓDŹ", "pl_PL")])
def test_odd_words_are_not_mistaken(text: str, tag: str) -> None:
    assert could_be_word(text, tag)


def test_words_in_other_scripts_are_not_measured_by_latin_vowels() -> None:
    assert could_be_word("МИР", "ru_RU")


def test_the_library_gives_a_referee(library: None) -> None:
    speller = open_speller("de_DE")
    assert isinstance(speller, Speller)
    assert speller.contains("HAUS")
    assert speller_tags() == ("de_DE", "en_US")


def test_a_missing_dictionary_names_the_package(library: None) -> None:
    assert open_speller("fr_FR") == Unavailable(Why.NO_DICTIONARY, "hunspell-fr")


def test_a_missing_library_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "enchant", None)
    monkeypatch.setattr(sys, "platform", "linux")
    missing = Unavailable(Why.NO_LIBRARY, "libenchant-2-2")
    assert open_speller("de_DE") == missing
    assert speller_tags() == missing


def test_the_players_folder_is_shown_to_the_library_for_a_moment(
    library: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENCHANT_CONFIG_DIR", "before")
    seen = []

    def look(broker: object) -> list[str]:
        seen.append(environment())
        return ["xx_YY"]

    monkeypatch.setattr(sys.modules["enchant"].Broker, "list_languages", look)
    assert speller_tags(tmp_path) == ("xx_YY",)
    assert seen == [str(tmp_path)]
    assert environment() == "before"


def environment() -> str | None:
    return os.environ.get("ENCHANT_CONFIG_DIR")


def test_a_real_dictionary_of_the_player_answers(tmp_path: Path) -> None:
    pytest.importorskip("enchant", exc_type=ImportError)
    folder = tmp_path / "hunspell"
    folder.mkdir()
    (folder / "qq_QQ.aff").write_text("SET UTF-8\n", encoding="utf-8")
    (folder / "qq_QQ.dic").write_text("2\nblorp\nzwim\n", encoding="utf-8")
    speller = open_speller("qq_QQ", tmp_path)
    assert isinstance(speller, Speller)
    assert speller.contains("BLORP")
    assert not speller.contains("BLOOP")
