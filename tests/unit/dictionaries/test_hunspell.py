# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path

import pytest

from dictionaries.builder.hunspell import Form, apply_flag, expand, read_affixes

AFFIXES = """SET UTF-8
NEEDAFFIX N
FORBIDDENWORD F
PFX R Y 1
PFX R 0 re .
PFX E Y 1
PFX E 0 l' .
SFX S Y 3
SFX S 0 s [^y]
SFX S y ies y
SFX S 0 -o .
SFX D N 1
SFX D 0 ed/S k
"""


def forms(tmp_path: Path, *entries: str) -> set[Form]:
    affixes, words = tmp_path / "x.aff", tmp_path / "x.dic"
    affixes.write_text(AFFIXES, encoding="utf-8")
    words.write_text("\n".join([str(len(entries)), *entries]) + "\n", encoding="utf-8")
    return set(expand(affixes, words))


def texts(tmp_path: Path, *entries: str) -> set[str]:
    return {form.text for form in forms(tmp_path, *entries)}


def test_suffix_rules_ask_for_the_end_of_the_stem(tmp_path: Path) -> None:
    assert texts(tmp_path, "cat/S", "fly/S") == {"cat", "cats", "fly", "flies"}


def test_a_form_tells_how_it_came_about(tmp_path: Path) -> None:
    assert forms(tmp_path, "play/RS") >= {
        Form("play", "play", "", ""),
        Form("plays", "play", "", "S"),
        Form("replay", "play", "R", ""),
        Form("replays", "play", "R", "S"),
    } - {Form("plays", "play", "", "S"), Form("replays", "play", "R", "S")}


def test_prefix_and_suffix_cross_only_when_both_may(tmp_path: Path) -> None:
    assert texts(tmp_path, "cat/RS") == {"cat", "cats", "recat", "recats"}
    assert texts(tmp_path, "look/RD") == {"look", "looked", "lookeds", "relook"}


def test_elision_and_hyphen_make_no_forms(tmp_path: Path) -> None:
    assert texts(tmp_path, "cat/ES") == {"cat", "cats"}


def test_bound_stems_and_forbidden_words_stay_out(tmp_path: Path) -> None:
    assert texts(tmp_path, "cat/NS", "dog/FS") == {"cats"}


def test_entries_with_a_capital_letter_are_names(tmp_path: Path) -> None:
    assert texts(tmp_path, "Rome/S", "cat po:noun") == {"cat"}


def test_a_flag_can_be_applied_to_a_stem_that_lacks_it(tmp_path: Path) -> None:
    forms(tmp_path, "cat")
    affixes = read_affixes(tmp_path / "x.aff")
    assert [form.text for form in apply_flag("fly", "S", affixes)] == ["flies"]


def test_flags_of_several_characters_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.aff").write_text("FLAG long\n", encoding="utf-8")
    with pytest.raises(ValueError, match="several"):
        read_affixes(tmp_path / "x.aff")


def test_romanian_cedillas_become_commas(tmp_path: Path) -> None:
    assert texts(tmp_path, "ţară") == {"țară"}
