# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from dictionaries.builder.hunspell import Form
from dictionaries.builder.romanian import Prefixes, suffix_fault


@pytest.mark.parametrize(
    "form",
    [
        Form("vestibule", "vestibul", "", "P"),
        Form("prietenule", "prieten", "", "L"),
        Form("vecina", "vecină", "", "A"),
        Form("românco", "româncă", "", "A"),
        Form("licee", "liceu", "", "P"),
    ],
)
def test_forms_that_are_used_are_kept(form: Form) -> None:
    assert suffix_fault(form) == ""


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        (Form("motoru", "motor", "", "P"), "article without its l"),
        (Form("motorule", "motor", "", "P"), "vocative in -ule of things and qualities"),
        (Form("caso", "casă", "", "A"), "vocative in -o of things"),
        (Form("oe", "ou", "", "Q"), "feminine of a masculine in -u"),
    ],
)
def test_forms_that_only_the_rules_make_are_dropped(form: Form, reason: str) -> None:
    assert suffix_fault(form) == reason


PLAIN = {
    Form("fac", "fac", "", ""),
    Form("face", "fac", "", "E"),
    Form("facem", "fac", "", "E"),
    Form("bărbierit", "bărbierit", "", ""),
    Form("vopsesc", "vopsesc", "", ""),
    Form("vopsim", "vopsesc", "", "I"),
    Form("rar", "rar", "", ""),
    Form("cutezător", "cutezător", "", ""),
    Form("necutezător", "necutezător", "", ""),
}


@pytest.fixture
def prefixes() -> Prefixes:
    text = {"reface", "vopsim", "rar"}
    return Prefixes(PLAIN, text, by_hand=())


@pytest.mark.parametrize(
    "form",
    [
        Form("refacem", "fac", "E", "E"),  # reface is met
        Form("revopsim", "vopsesc", "I", "I"),  # vopsim is met, and is a verb
        Form("nerar", "rar", "Q", ""),  # a quality that is met
        Form("necutezător", "necutezător", "", ""),  # an entry of its own
        Form("rebel", "rebel", "", ""),  # no prefix at all
    ],
)
def test_prefixed_forms_that_text_bears_out_pass(prefixes: Prefixes, form: Form) -> None:
    assert prefixes.fault(form) == ""


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        (Form("rebărbierit", "bărbierit", "B", ""), "prefix re- by rule"),
        (Form("nebărbierit", "bărbierit", "Q", ""), "prefix ne- by rule"),
        (Form("rerefac", "refac", "E", ""), "doubled prefix"),
    ],
)
def test_prefixed_forms_that_nobody_writes_do_not(
    prefixes: Prefixes, form: Form, reason: str
) -> None:
    assert prefixes.fault(form) == reason
