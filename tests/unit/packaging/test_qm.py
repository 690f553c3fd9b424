# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from qm import compile_folder, compile_ts

TEMPLATE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context>
    <name>Table</name>
    <message>
        <source>Pass</source>
        <translation>Pas — ș &amp; ț</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>on the button</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Old</source>
        <translation type="vanished">Vechi</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>one</numerusform>
            <numerusform>few</numerusform>
            <numerusform>many</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def translator(request: pytest.FixtureRequest, tmp_path: Path) -> QTranslator:
    language = getattr(request, "param", "ro")
    (tmp_path / "own.ts").write_text(TEMPLATE.format(language=language), "utf-8")
    (written,) = compile_folder(tmp_path)
    translator = QTranslator()
    assert translator.load(str(written))
    return translator


def test_qt_finds_each_message_by_context_source_and_comment(translator: QTranslator) -> None:
    assert translator.translate("Table", "Pass") == "Pas — ș & ț"
    assert translator.translate("Table", "Pass", "on the button") == "P"
    assert not translator.translate("Elsewhere", "Pass")


def test_what_is_not_translated_or_no_longer_used_is_left_to_the_source(
    translator: QTranslator,
) -> None:
    assert not translator.translate("Table", "Untouched")
    assert not translator.translate("Table", "Old")


@pytest.mark.parametrize(
    ("translator", "few", "many"),
    [
        ("pl", (2, 3, 4, 22, 104, 123), (0, 5, 11, 12, 14, 19, 21, 25, 112)),
        ("ro", (0, 2, 19, 101, 119), (20, 21, 100, 120)),
    ],
    indirect=["translator"],
)
def test_plural_forms_follow_the_language(
    translator: QTranslator, few: tuple[int, ...], many: tuple[int, ...]
) -> None:
    assert translator.translate("Table", "%n tile(s)", "", 1) == "one"
    assert {translator.translate("Table", "%n tile(s)", "", count) for count in few} == {"few"}
    assert {translator.translate("Table", "%n tile(s)", "", count) for count in many} == {"many"}


def test_a_language_without_known_plural_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="eo"):
        compile_ts(TEMPLATE.format(language="eo"))
