# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from literaxx.model.letters import bare, canonical, composed, is_roman_numeral, orthography

ITALIAN = orthography("ABCDEFGHILMNOPQRSTUVZ", {"À": "A", "È": "E", "É": "E", "Ù": "U"})
ROMANIAN = orthography("ABCDEFGHIJLMNOPRSTUVXZ", {"Ă": "A", "Â": "A", "Î": "I", "Ș": "S", "Ț": "T"})


@pytest.mark.parametrize(
    ("written", "canon"),
    [
        ("città", "CITTÀ"),
        ("citta\u0300", "CITTÀ"),
        ("şţŞŢ", "ȘȚȘȚ"),
        ("s\u0327t\u0327", "ȘȚ"),
        ("ｃａｔ", "CAT"),
        ("САТ", "CAT"),  # Cyrillic
        ("ΚΟΤ", "KOT"),  # Greek
        ("ﬁne", "FINE"),
        ("so\u00adft", "SOFT"),
        ("żółć", "ŻÓŁĆ"),
    ],
)
def test_every_way_of_writing_a_word_has_one_canonical_form(written: str, canon: str) -> None:
    assert canonical(written) == canon


def test_canonical_changes_nothing_the_second_time() -> None:
    for text in ("città", "ＳＴＲＡẞＥ", "ﬀ", "мир", "dell'arte", ""):
        assert canonical(canonical(text)) == canonical(text)


def test_composed_keeps_the_case() -> None:
    assert composed("Ţara s\u0327i") == "Țara și"


def test_bare_takes_marks_off_but_leaves_letters_of_their_own() -> None:
    assert [bare(letter) for letter in "ÉȘŁa"] == ["E", "S", "Ł", "a"]


def test_marks_are_not_laid_where_the_language_folds_them() -> None:
    assert ITALIAN.fold("perché") == "PERCHE"
    assert ROMANIAN.fold("învăţătoare") == "INVATATOARE"


def test_marks_stay_where_the_language_lays_them() -> None:
    assert orthography("AĄLŁ").fold("łąa") == "ŁĄA"


def test_foreign_characters_stay_so_that_no_word_is_found() -> None:
    assert ITALIAN.fold("dell'arte") == "DELL'ARTE"
    assert ITALIAN.split("dell'arte") is None


def test_a_word_splits_into_single_letters() -> None:
    assert ITALIAN.split("perché") == ("P", "E", "R", "C", "H", "E")


def test_a_digraph_is_one_tile_unless_it_is_written_apart() -> None:
    spanish = orthography(["A", "C", "CH", "H", "L", "LL", "E"])
    assert spanish.split("challe") == ("CH", "A", "LL", "E")
    assert spanish.split("c|hal|le") == ("C", "H", "A", "L", "L", "E")


def test_an_empty_word_has_no_tiles() -> None:
    assert ITALIAN.split("") == ()


def test_every_letter_stands_for_itself_and_for_what_is_laid_as_it() -> None:
    ways = ROMANIAN.spelled_letters()
    assert ways["A"] == ("A", "Ă", "Â")
    assert ways["B"] == ("B",)


@pytest.mark.parametrize(
    ("letters", "folds"),
    [("", {}), ("AA", {}), ("AB", {"À": "C"}), ("AÀ", {"À": "A"}), ("AB", {"AE": "A"})],
)
def test_a_faulty_alphabet_is_refused(letters: str, folds: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"alphabet|laid"):
        orthography(letters, folds)


def test_roman_numerals_are_recognised_in_either_case() -> None:
    assert is_roman_numeral("xii")
    assert is_roman_numeral("MIX")
    assert not is_roman_numeral("iix")
    assert not is_roman_numeral("civil")
