# SPDX-License-Identifier: GPL-3.0-or-later
import re
from pathlib import Path

import pytest
from catalogues import (
    FOLDER,
    FORMS,
    ROOT,
    Message,
    UnreadableText,
    brought_up_to_date,
    collected,
    is_of_qt,
    read_ts,
    texts_in,
    write_ts,
)

TRANSLATED = ("it", "pl", "ro")
GAP = re.compile(r"\{\w+\}|%L?n|%\(\w+\)[rs]|%s|<[^>]+>|\*\*|--[a-z-]+|\bF\d\b")


def messages(language: str) -> dict[tuple[str, str], Message]:
    return read_ts(FOLDER / f"literaxx_{language}.ts")


def forms(language: str) -> list[tuple[str, str, str]]:
    """Every translated form with its context and source."""
    return [
        (context, source, form)
        for (context, source), message in messages(language).items()
        for form in message.forms
    ]


@pytest.mark.parametrize("language", FORMS)
def test_every_text_of_the_program_is_translated(language: str) -> None:
    texts = collected(ROOT)
    known = messages(language)
    wanted = {key for key, is_plural in texts.items() if is_plural or language != "en"}
    assert not wanted - known.keys(), "run packaging/catalogues.py and translate what it names"
    ours = {key for key in known if not is_of_qt(key[0])}
    assert not ours - wanted, "run packaging/catalogues.py"
    count = FORMS[language]
    assert [key for key, each in known.items() if not each.is_finished(count)] == []
    assert [key for key in wanted if known[key].is_plural != texts[key]] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_gaps_and_marks_of_its_text(language: str) -> None:
    for _, source, form in forms(language):
        gaps, wanted = set(GAP.findall(form)), set(GAP.findall(source))
        # "This is the first" needs no number.
        assert gaps | {"%n", "%Ln"} >= wanted, (source, form)
        assert gaps <= wanted, (source, form)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_ends_and_is_marked_like_its_text(language: str) -> None:
    for _, source, form in forms(language):
        assert form.strip(" ") == form or source.strip(" ") != source, form
        assert _end(form) == _end(source), (source, form)
        assert form.count("&") == source.count("&"), (source, form)
        first, wanted = (text.lstrip("&")[:1] for text in (form, source))
        begins_alike = first.isupper() == wanted.isupper() or not wanted.isalpha()
        assert begins_alike or first == "{", form  # a name has its own capital


def _end(text: str) -> str:
    """The sign at the end, or nothing when that is a letter."""
    sign = text.rstrip()[-1:]
    return sign if sign in ".!?…:" else ""


def test_romanian_is_written_with_comma_below() -> None:
    written = " ".join(form for _, _, form in forms("ro"))
    written += (ROOT / "resources/help/rules.ro.md").read_text("utf-8")
    assert not set(written) & set("şţŞŢ")
    assert set(written) >= set("șțȘăâî")


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_buttons_carry_the_words_that_the_makers_gave_them(language: str) -> None:
    words = {
        "it": ["OK", "Accetta", "Controlla", "Annulla", "Cambia", "Passo", "Riordina"],
        "ro": ["OK", "Acceptă", "Verifică", "Anulează", "Schimbă", "Pas", "Amestecă"],
        "pl": ["OK", "Akceptuj", "Sprawdź", "Cofnij", "Wymień", "Pas", "Wymieszaj"],
    }[language]
    deeds = ["OK", "Accept", "Check", "Undo", "Exchange", "Pass", "Shuffle"]
    known = messages(language)
    assert [known["Deed", deed].forms[0] for deed in deeds] == words


def test_texts_are_found_in_all_three_calls() -> None:
    code = """
translate("Menu", "&Quit")
translate("Count", "%n tiles", None, tiles)
say("how many {things}", things=3)
Sentence("a long " "text {why}", why=1)
rect.translate(0, 1)
"""
    assert list(texts_in(code, "made_up.py")) == [
        (("Menu", "&Quit"), False),
        (("Count", "%n tiles"), True),
        (("Command", "how many {things}"), False),
        (("Problem", "a long text {why}"), False),
    ]


@pytest.mark.parametrize(
    "call", ['translate("Menu", text)', 'say(f"{n} words")', 'Sentence("a" + name)']
)
def test_a_text_that_is_put_together_is_refused(call: str) -> None:
    with pytest.raises(UnreadableText, match=r"made_up\.py, line 1"):
        list(texts_in(call, "made_up.py"))


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = {
        ("A", "1 < 2 & 3"): Message(('<b>ș</b> & "x"',)),
        ("A", "%n"): Message(("a", "b", "c"), is_plural=True),
        ("B", "not yet"): Message(("",)),
    }
    write_ts(tmp_path / "x.ts", "ro", made)
    assert read_ts(tmp_path / "x.ts") == made


def test_new_texts_are_added_old_ones_dropped_and_those_of_qt_kept() -> None:
    known = {
        ("A", "old"): Message(("x",)),
        ("A", "kept"): Message(("y",)),
        ("QLineEdit", "&Copy"): Message(("&Copiază",)),
    }
    fresh = brought_up_to_date({("A", "kept"): False, ("A", "%n"): True}, known, "ro")
    assert fresh == {
        ("A", "%n"): Message((), is_plural=True),
        ("A", "kept"): Message(("y",)),
        ("QLineEdit", "&Copy"): Message(("&Copiază",)),
    }
    assert brought_up_to_date({("A", "kept"): False}, {}, "en") == {}
