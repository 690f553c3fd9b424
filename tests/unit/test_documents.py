# SPDX-License-Identifier: GPL-3.0-or-later
"""The examples in the documents are as good as they say."""

from literaxx.model.variant import EndCount
from literaxx.records.verify import read_record, variant_of, verify
from literaxx.rules.variants import parse_variant, rules_for
from tests.kit.documents import blocks, variant_example
from tests.kit.records import rules_of


def test_the_example_of_a_variant_is_one() -> None:
    variant = parse_variant(variant_example(), "the example")
    assert variant.id == "hill-game"
    assert (variant.board.rows, variant.board.columns) == (7, 9)
    assert (variant.switches.rack_size, variant.switches.end_count) == (6, EndCount.DOUBLE_GAIN)
    assert "QU" in variant.tiles.by_letter


def test_the_example_of_a_variant_can_be_played() -> None:
    rules = rules_for(parse_variant(variant_example(), "the example"), None)
    # QU is worth 8 x 3 on its colour, the blank nothing, D 2.
    record = "#player1 a A\n>a: AD[QU]HT? 4D [QU]aD +26 26\n"
    (row,) = verify(read_record(record), rules, None)
    assert row.words == ("QUaD",)
    assert not row.differs


def test_the_example_of_a_record_agrees_with_the_rules() -> None:
    (text,) = blocks("records.md", "")
    record = read_record(text)
    assert variant_of(record) == "literaxx-en"
    rows = verify(record, rules_of("literaxx-en"), None)
    assert len(rows) == 4
    assert not any(row.differs for row in rows)


def test_the_example_of_lines_agrees_with_the_rules() -> None:
    _, first, others = blocks("records.md", "json")
    record = read_record(first + others)
    rows = verify(record, rules_of(variant_of(record)), None)
    assert len(rows) == 5
    assert not any(row.differs for row in rows)
