# SPDX-License-Identifier: GPL-3.0-or-later
from pathlib import Path

import pytest
from qm import compile_ts

from literaxx.paths import resources
from literaxx.storage.texts import read_catalogue

TS = """<TS version="2.1" language="pl">
<context><name>A</name>
    <message><source>one &amp; two</source><translation>jeden, dwa — ż</translation></message>
    <message numerus="yes"><source>%n</source>
        <translation><numerusform>x</numerusform><numerusform>y</numerusform>
            <numerusform>z</numerusform></translation></message>
</context></TS>"""


def test_the_texts_of_a_catalogue_are_found_by_context_and_source(tmp_path: Path) -> None:
    path = tmp_path / "a.qm"
    path.write_bytes(compile_ts(TS))
    assert read_catalogue(path) == {("A", "one & two"): "jeden, dwa — ż", ("A", "%n"): "x"}


def test_the_catalogues_of_the_program_are_read() -> None:
    texts = read_catalogue(resources() / "i18n" / "literaxx_it.qm")
    assert texts["Deed", "Pass"] == "Passo"


@pytest.mark.parametrize("damage", [b"", b"nothing", compile_ts(TS)[:-9], compile_ts(TS)[:30]])
def test_what_is_no_catalogue_has_no_texts(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "a.qm").write_bytes(damage)
    texts = read_catalogue(tmp_path / "a.qm")
    assert set(texts) <= {("A", "one & two"), ("A", "%n")}
    assert read_catalogue(tmp_path / "none.qm") == {}
