# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may judge, and what is said of whoever cannot."""

import pytest

from literaxx.app import referees
from literaxx.app.referees import open_referee, referee_choices
from literaxx.gui.shelf import ShelfError
from literaxx.storage.dictionaries import open_list
from literaxx.storage.speller import Speller, Unavailable, Why
from tests.kit.matches import built_in


class NothingWrong:
    """A dictionary that finds nothing wrong."""

    def check(self, word: str) -> bool:
        """True."""
        return True


@pytest.mark.parametrize(
    ("why", "package", "obstacle"),
    [
        (Why.NO_LIBRARY, "libenchant-2-2", "the library libenchant-2-2 is not installed"),
        (Why.NO_DICTIONARY, "hunspell-en", "the dictionary hunspell-en is not installed"),
    ],
)
def test_a_speller_that_is_missing_is_offered_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, why: Why, package: str, obstacle: str
) -> None:
    missing = Unavailable(why, package)
    monkeypatch.setattr(referees, "open_speller", lambda *_: missing)
    monkeypatch.setattr(referees, "speller_tags", lambda *_: missing)
    own, speller = referee_choices(built_in("literaxx-en"))
    assert (own.id, own.obstacle) == ("", "")
    assert own.name.startswith("Built-in English, ")
    assert (speller.id, speller.obstacle) == ("speller:en_GB", obstacle)
    with pytest.raises(ShelfError, match=obstacle):
        open_referee(speller.id, open_list("en"))


def test_a_speller_of_the_language_is_found_whatever_its_country(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(referees, "speller_tags", lambda *_: ("de_DE", "en_US"))
    monkeypatch.setattr(
        referees, "open_speller", lambda tag, *_: Speller(tag, NothingWrong(), None)
    )
    _, speller, other = referee_choices(built_in("literaxx-en"))
    assert (speller.id, speller.obstacle) == ("speller:en_US", "")
    assert other.id == "speller:de_DE"
    assert open_referee(speller.id, open_list("en")).contains("FLUMMIX")


def test_spellers_of_every_language_of_the_system_may_judge_those_of_the_game_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(referees, "speller_tags", lambda *_: ("de_DE", "en_GB", "fr_FR", "pl_PL"))
    monkeypatch.setattr(
        referees, "open_speller", lambda tag, *_: Speller(tag, NothingWrong(), None)
    )
    _, *spellers = referee_choices(built_in("literaxx-pl"))
    assert [each.id.partition(":")[2] for each in spellers] == ["pl_PL", "de_DE", "en_GB", "fr_FR"]
    assert spellers[0].name == "Speller: polski (pl_PL)"
    assert not any(each.obstacle for each in spellers)


def test_without_a_choice_the_built_in_list_judges() -> None:
    words = open_list("en")
    assert open_referee("", words) is words
