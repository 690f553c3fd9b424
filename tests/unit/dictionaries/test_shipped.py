# SPDX-License-Identifier: GPL-3.0-or-later
"""The word lists as they are shipped."""

from pathlib import Path

import pytest

from dictionaries.build import EDITION, HERE
from dictionaries.builder.languages import LANGUAGES
from dictionaries.builder.rulebook import read_rulebook
from literaxx.model.wordsearch import Query, search
from literaxx.storage.dictionaries import WordList, check, list_ids, open_list, read_card

IN = {
    "en": "aa qi za mix cwm zzz café email colour color ok man establishment",
    "it": "ad città perché mix farlo facendolo fallo siede possiede natale statale parentesi "
    "di mi vi brr duemilacinquecento cintola selfie",
    "ro": "in țară şcoală și vii roșu metrou vestibule obstacule miracule emiseră bravo alo rea "
    "put tel tex hil reîncarnare revede revăzui nepăsător mamo prietenule hm pst licee",
    "pl": "aa żółć źdźbło ci ii mdli hm brr pst ekhem zaczynać niebieskooki dopuszczalibyście "
    "ode wice owali fair najmetodyczniej zbódźcież bapów ćkać",
}
OUT = {
    "en": "xii km csc jap zebr' dont alan's b etc",
    "it": "km xii roma amatolo dell'arte etc abbordatolo udivasi by",
    "ro": "km xii răă oe motoru caso rerefac neneatins făcându gcc dvd",
    "pl": "km mgr xxii mld płka chorw zbigniew quiz cli the wtf nienajlepiej jezus brrrr",
}


@pytest.fixture(params=sorted(LANGUAGES))
def words(request: pytest.FixtureRequest) -> WordList:
    return open_list(request.param, HERE)


def test_every_language_has_its_list() -> None:
    assert set(list_ids(HERE)) == set(LANGUAGES)


def test_files_are_those_that_the_cards_describe(words: WordList) -> None:
    check(words.card)
    assert len(words) == words.card.words == words.card.graphs["words"].words


def test_cards_say_what_the_build_says(words: WordList) -> None:
    language = LANGUAGES[words.card.id]
    assert words.card.edition == EDITION
    assert words.card.orthography == language.orthography
    assert {s.name for s in words.card.sources} == {
        *(source.name for source in language.sources),
        "wordfreq",
    }


def test_words_of_the_language_are_in_and_others_are_not(words: WordList) -> None:
    assert [text for text in IN[words.card.id].split() if not words.is_word(text)] == []
    assert [text for text in OUT[words.card.id].split() if words.is_word(text)] == []


def test_two_letter_words_are_exactly_those_that_were_read(words: WordList) -> None:
    book = read_rulebook(HERE / "rules" / words.card.id)
    fold = words.card.orthography.fold
    found = set(search(words.graph, Query(longest=2)))
    assert found == {fold(word) for word in {*book.two, *book.add} if len(word) == 2}


def test_what_was_rejected_is_out_unless_another_word_is_laid_like_it(words: WordList) -> None:
    book = read_rulebook(HERE / "rules" / words.card.id)
    spelled = {word.upper() for word in book.reject if len(word) > 1}
    still_in = {word for word in spelled if word in words.spellings(word)}
    assert still_in == set()


def test_everyday_words_are_words(words: WordList) -> None:
    everyday = list(words.everyday_words())
    assert 8_000 <= len(everyday) <= 15_000
    assert all(map(words.contains, everyday))


def test_every_spelling_is_laid_as_the_word_it_spells(words: WordList) -> None:
    for text in IN[words.card.id].split():
        for spelling in words.spellings(text):
            assert words.card.orthography.fold(spelling) == words.card.orthography.fold(text)


def test_every_licence_on_a_card_has_its_text() -> None:
    texts = {path.stem for path in (HERE / "licences").iterdir()}
    for list_id in list_ids(HERE):
        for graph in read_card(list_id, HERE).graphs.values():
            name = graph.licence.removeprefix("LicenseRef-")
            assert name.removesuffix("-only").removesuffix("-or-later") in texts


def test_the_lists_agree_with_judgements_made_elsewhere() -> None:
    judged = Path(__file__).resolve().parents[4] / "shared" / "data" / "short-words"
    if not judged.is_dir():
        pytest.skip("no list of judgements beside the source tree")
    for list_id in list_ids(HERE):
        words = open_list(list_id, HERE)
        asked = (judged / f"two_{list_id}.txt").read_text(encoding="utf-8").split()
        assert [word for word in asked if not words.is_word(word)] == []
