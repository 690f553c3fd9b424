# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from dictionaries.builder.hunspell import Form
from dictionaries.builder.italian import fault


@pytest.mark.parametrize(
    "form",
    [
        Form("fatta", "fatto", "", "E"),
        Form("fattissimo", "fatto", "", "E"),
        Form("rifatta", "fatto", "J", "E"),
        Form("facendolo", "facendo", "", "D"),
        Form("farlo", "fare", "", "I"),
        Form("sbizzarritevi", "sbizzarrito", "", "H"),
        Form("finiscilo", "finire", "", "v"),
        Form("vasi", "vaso", "", "O"),
        Form("evasi", "evadere", "", "B"),
        Form("duemilacento", "cento", '"', ""),
    ],
)
def test_what_italian_says_is_kept(form: Form) -> None:
    assert fault(form) == ""


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        (Form("fattolo", "fatto", "", "E"), "participle with a pronoun"),
        (Form("rifattagliela", "fatto", "J", "E"), "participle with a pronoun"),
        (Form("finitolo", "finire", "", "v"), "participle with a pronoun"),
        (Form("facevasi", "facere", "", "B"), "participle or imperfect with si"),
        (Form("amantisi", "amare", "", "l"), "participle or imperfect with si"),
        (Form("xvi", "xv", "", "£"), "Roman numeral by rule"),
        (Form("duemilacentouno", "cento", '"', "!"), "thousands with more than hundreds"),
    ],
)
def test_what_only_the_rules_say_is_dropped_with_its_reason(form: Form, reason: str) -> None:
    assert fault(form) == reason
