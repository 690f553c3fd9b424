# SPDX-License-Identifier: GPL-3.0-or-later
"""A table's own lists of words: read, refused, kept, looked up."""

from pathlib import Path

import pytest

from literaxx.model.letters import Orthography, orthography
from literaxx.storage.wordlists import (
    SUFFIX,
    Cancelled,
    KeptWords,
    ListCard,
    OwnWords,
    WordFault,
    WordFileError,
    keep_words,
    kept_lists,
    read_words,
)
from tests.kit.matches import WordSet

ENGLISH = orthography("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ROMANIAN = orthography(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ", {"Ă": "A", "Â": "A", "Î": "I", "Ș": "S", "Ț": "T"}
)
POLISH = orthography("AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ")
TEXT = "zebra\nCat\n\n  dog  \ncat\n"


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode(),
        TEXT.encode("utf-8-sig"),
        b"\xff\xfe" + TEXT.encode("utf-16-le"),
        b"\xfe\xff" + TEXT.encode("utf-16-be"),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.rstrip().encode(),
    ],
    ids=["utf-8", "bom", "utf-16-le", "utf-16-be", "crlf", "cr", "no last line feed"],
)
def test_words_are_read_however_they_are_written(data: bytes) -> None:
    assert read_words(data, "en", ENGLISH) == ["CAT", "DOG", "ZEBRA"]


@pytest.mark.parametrize(
    ("language", "how", "encoding", "written", "laid"),
    [
        ("pl", POLISH, "latin2", "źdźbło", "ŹDŹBŁO"),
        ("ro", ROMANIAN, "latin2", "faţă", "FATA"),
        ("ro", ROMANIAN, "utf-8", "fațã", "FATÃ"),
        ("it", orthography("ABCDEFGHILMNOPQRSTUVZ", {"È": "E"}), "latin1", "caffè", "CAFFE"),
    ],
)
def test_letters_with_marks_are_read_and_laid(
    language: str, how: Orthography, encoding: str, written: str, laid: str
) -> None:
    data = f"{written}\n".encode(encoding)
    if "Ã" in laid:
        with pytest.raises(WordFileError) as refused:
            read_words(data, language, how)
        assert (refused.value.fault, refused.value.detail) == (WordFault.LETTER, "Ã")
    else:
        assert read_words(data, language, how) == [laid]


@pytest.mark.parametrize(
    ("data", "fault", "line", "detail"),
    [
        (b"cat\nd0g\n", WordFault.LETTER, 2, "0"),
        (b"cat\r\n\r\ndon't\r\n", WordFault.LETTER, 3, "'"),
        (b"cat\n\na\n", WordFault.SHORT, 3, "a"),
        (b"b" * 26, WordFault.LONG, 1, "b" * 26),
        (b"cat\ndog 12\n", WordFault.SEVERAL, 2, "dog 12"),
        (b"cat\0\n", WordFault.NO_TEXT, 0, ""),
        (b"\xff\xfeabc", WordFault.NO_TEXT, 0, ""),
        (b"\n \n", WordFault.NO_WORDS, 0, ""),
        (b"", WordFault.NO_WORDS, 0, ""),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(
    data: bytes, fault: WordFault, line: int, detail: str
) -> None:
    with pytest.raises(WordFileError) as refused:
        read_words(data, "en", ENGLISH)
    error = refused.value
    assert (error.fault, error.line, error.detail) == (fault, line, detail)


def test_a_fault_far_down_a_long_file_has_its_line() -> None:
    words = [
        f"{chr(97 + n % 26)}{chr(97 + n // 26 % 26)}{chr(97 + n // 676)}" for n in range(17576)
    ]
    data = "\r\n".join([*words * 3, "x1"]).encode()
    with pytest.raises(WordFileError) as refused:
        read_words(data, "en", ENGLISH)
    assert refused.value.line == 3 * 17576 + 1


def test_progress_is_told_and_reading_can_be_given_up() -> None:
    data = b"cat\n" * 100_000
    told: list[float] = []

    def note(share: float) -> bool:
        told.append(share)
        return True

    read_words(data, "en", ENGLISH, note)
    assert told == sorted(told)
    assert len(told) > 3
    with pytest.raises(Cancelled):
        read_words(data, "en", ENGLISH, lambda share: share < 0.5)


def test_a_kept_list_has_its_words_and_no_others(tmp_path: Path) -> None:
    words = sorted(f"{a}{b}" for a in "BDFHJL" for b in ("A", "AB", "ABC", "ZZ"))
    list_id = keep_words(words, ListCard("Club", "en", len(words)), tmp_path / "words")
    kept = KeptWords(tmp_path / "words" / f"{list_id}{SUFFIX}")
    assert all(kept.contains(word) for word in words)
    for word in ("A", "AA", "BAA", "B", "LZ", "LZZZ", "ZZ", "", "CLUB"):
        assert not kept.contains(word)


def test_lists_are_told_by_their_cards_and_what_is_none_is_left_out(tmp_path: Path) -> None:
    card = ListCard("Club", "en", 2)
    first = keep_words(["AB", "CD"], card, tmp_path)
    assert keep_words(["AB", "CD"], card, tmp_path) == first
    (tmp_path / f"junk{SUFFIX}").write_bytes(b"\0\1\2")
    assert kept_lists(tmp_path) == {first: card}
    assert kept_lists(tmp_path / "nowhere") == {}


def test_own_words_go_before_the_list_and_extra_before_excluded() -> None:
    referee = OwnWords(
        WordSet("cat", "dog"), extra=WordSet("xyz", "dog"), excluded=WordSet("cat", "dog")
    )
    assert [referee.contains(word) for word in ("CAT", "DOG", "XYZ", "COW")] == [
        False, True, True, False,
    ]  # fmt: skip
    assert OwnWords(WordSet("cat")).contains("CAT")
