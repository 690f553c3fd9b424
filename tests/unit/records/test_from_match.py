# SPDX-License-Identifier: GPL-3.0-or-later
import msgspec
import pytest

from literaxx.match import commands as cmd
from literaxx.match.events import Event
from literaxx.match.setup import Options, SeatSpec
from literaxx.match.state import BrokenMatch
from literaxx.match.views import redact
from literaxx.model.tiles import HIDDEN
from literaxx.records.from_match import players_of, record_of
from literaxx.records.gcg import read_gcg, write_gcg
from literaxx.records.lines import LinesRecord, read_lines, write_lines
from literaxx.records.record import (
    LOST_CHALLENGE,
    OUT_OF_TIME,
    Challenged,
    Exchanged,
    Laid,
    Leftover,
    Passed,
    Record,
    RecordedPlayer,
    Refused,
)
from literaxx.records.verify import verify
from literaxx.rules.base import Rules
from tests.kit.matches import (
    OddWordsBad,
    Table,
    WordSet,
    opening_of,
    persons,
    random_match,
    rules_of,
    setup_of,
)
from tests.kit.records import small_rules
from tests.kit.tables import lay

TINY = """
format = 1
id = "tiny"
game = "tiny"
title = "Tiny"
language = "en"
kind = "crossword"
board.rows = '''
.....
.....
.....
.....
.....'''
tiles.letters = { A = [1, 20] }
switches = { rack_size = 5, full_rack_bonus = 0, exchange_min_bag = 1, challenge_bonus = 3 }
"""
"""Only one letter, so that everybody can always lay the same."""


def tiny_table(*words: str, **options: object) -> Table:
    rules = small_rules(TINY)
    chosen = msgspec.structs.replace(Options(wrong_check_penalty=True), **options)
    return Table(setup_of(rules, persons(0, 1), chosen), rules, WordSet(*words))


def record(table: Table) -> Record:
    made = record_of(table.events, table.rules.variant, "A list")
    assert isinstance(made, Record)
    assert [row for row in verify(made, table.rules, None) if row.differs] == []
    assert read_gcg(write_gcg(made)) == made
    return made


def actions(table: Table) -> list[object]:
    return [move.action for move in record(table).moves]


def test_a_word_that_stood_is_one_line() -> None:
    table = tiny_table("AAA")
    table.propose(lay("3B", "AAA"))
    table.accept()
    made = record(table)
    (move,) = made.moves
    assert isinstance(move.action, Laid)
    assert (move.rack, move.action.position, move.points, move.total) == (("A",) * 5, "3B", 3, 3)
    assert (made.game, made.lexicon, made.is_incomplete) == ("tiny", "A list", True)
    assert made.racks == (("A",) * 5, ("A",) * 5)


def test_tiles_that_lie_there_are_dots() -> None:
    table = tiny_table()
    table.propose(lay("3B", "AAA"))
    table.accept()
    table.propose(lay("3A", "A...A"))
    table.accept()
    last = record(table).moves[-1].action
    assert isinstance(last, Laid)
    assert last.cells == ("A", ".", ".", ".", "A")


def test_a_refused_word_is_laid_and_taken_back() -> None:
    table = tiny_table()
    events = table.propose(lay("3B", "AAA"))
    assert events
    table.say(1, cmd.Check(table.state.judging.proposal_id))
    laid, refused = record(table).moves
    assert isinstance(laid.action, Laid)
    assert (laid.points, laid.total) == (3, 3)
    assert refused.action == Refused()
    assert (refused.points, refused.total, refused.rack) == (-3, 0, ("A",) * 5)


def test_a_wrong_check_gives_a_bonus_and_costs_a_turn() -> None:
    table = tiny_table("AAA")
    table.propose(lay("3B", "AAA"))
    table.say(1, cmd.Check(table.state.judging.proposal_id))
    laid, bonus, lost = record(table).moves
    assert (laid.points, laid.total) == (3, 3)
    assert (bonus.action, bonus.points, bonus.total) == (Challenged(), 3, 6)
    assert (lost.player, lost.action, lost.notes) == (1, Passed(), (LOST_CHALLENGE,))


def test_an_exchange_and_a_pass_are_a_line_each() -> None:
    table = tiny_table()
    table.say(0, cmd.Exchange(table.turn.turn_id, ("A", "A")))
    table.say(1, cmd.Pass(table.turn.turn_id))
    assert actions(table) == [Exchanged(("A", "A"), 2), Passed()]


def test_spent_game_time_is_a_pass_with_a_note() -> None:
    table = tiny_table(game_ms=60_000)
    table.wait(200_000)
    assert record(table).moves[0].notes == (OUT_OF_TIME,)


def test_an_undone_word_leaves_no_line() -> None:
    table = tiny_table()
    table.propose(lay("3B", "AAA"))
    table.accept()
    assert table.state.undo is not None
    table.say(0, cmd.RequestUndo(table.state.undo.proposal_id))
    assert table.state.poll is not None
    table.say(1, cmd.AnswerUndo(table.state.poll.request_id, agree=True))
    assert actions(table) == []


def test_a_doubled_gain_is_one_line_at_the_end() -> None:
    text = TINY.replace("rack_size", 'end_count = "double-gain", rack_size').replace("20", "10")
    rules = small_rules(text)
    table = Table(setup_of(rules, persons(0, 1)), rules)
    table.propose(lay("3A", "AAAAA"))
    table.accept()
    *_, last = record(table).moves
    assert (last.player, last.action, last.points) == (0, Leftover(("A",) * 5), 10)


def test_a_nickname_is_made_of_the_name_and_told_apart() -> None:
    names = ("Ana  Maria", "AnaMaria", "a:b\n", " : ", "e\u0301")
    setup = setup_of(small_rules(TINY), tuple(SeatSpec(name) for name in names))
    assert players_of(setup) == (
        RecordedPlayer("AnaMaria", "Ana Maria"),
        RecordedPlayer("AnaMaria2", "AnaMaria"),
        RecordedPlayer("ab", "a:b"),
        RecordedPlayer("player4", ":"),
        RecordedPlayer("é", "é"),
    )


@pytest.mark.parametrize("name", ["literaxx-en", "wordstream-it"])
def test_no_events_make_no_record(name: str) -> None:
    rules = rules_of(name)
    with pytest.raises(BrokenMatch):
        record_of([], rules.variant)
    with pytest.raises(BrokenMatch):
        record_of(opening_of(rules, 2, 1)[:1], rules.variant)


def match_of(rules: Rules, seats: int, seed: int) -> list[Event]:
    events = list(opening_of(rules, seats, seed))
    for step in random_match(rules, OddWordsBad(), seats, seed, steps=200):
        events += step.events
    return events


@pytest.mark.parametrize("name", ["literaxx-en", "wordbox-it", "literaxx-pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_record_of_any_match_agrees_with_the_rules(name: str, seats: int) -> None:
    rules = rules_of(name)
    for seed in range(2):
        made = record_of(match_of(rules, seats, seed), rules.variant)
        assert isinstance(made, Record)
        assert [row for row in verify(made, rules, None) if row.differs] == []
        assert read_gcg(write_gcg(made)) == made


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_record_of_any_letter_path_match_agrees_with_the_rules(seats: int) -> None:
    rules = rules_of("wordstream-it")
    for seed in range(3):
        made = record_of(match_of(rules, seats, seed), rules.variant)
        assert isinstance(made, LinesRecord)
        assert [row for row in verify(made, rules, None) if row.differs] == []
        assert read_lines(write_lines(made)) == made


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_saw_makes_a_record_that_agrees_and_tells_no_more(seats: int) -> None:
    rules = rules_of("literaxx-en")
    for seed in range(3):
        events = [redact(event, 0) for event in match_of(rules, seats, seed)]
        made = record_of(events, rules.variant)
        assert isinstance(made, Record)
        assert not any(HIDDEN in move.rack for move in made.moves)
        assert [row for row in verify(made, rules, None) if row.differs] == []
        assert read_gcg(write_gcg(made)) == made
