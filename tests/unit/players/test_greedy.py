# SPDX-License-Identifier: GPL-3.0-or-later
from literaxx.match import commands as cmd
from literaxx.model.wordgraph import WordGraph, build
from literaxx.players.greedy import greedy
from tests.kit.matches import Table, persons, rules_of, setup_of
from tests.kit.tables import lay, small_game


def never() -> bool:
    return False


def words(*known: str) -> WordGraph:
    return WordGraph.from_bytes(build(known, "ABCDEJZ"))


def small_table(graph: WordGraph) -> Table:
    rules = rules_of(small_game())
    return Table(setup_of(rules, persons(0, 1)), rules, graph)


def test_it_proposes_a_move_of_most_points() -> None:
    graph = words("AB", "BA", "AA", "EA", "AE", "EE", "BE", "ABA", "ACE", "DAB", "BAD")
    table = small_table(graph)
    seat = table.turn.seat
    command = greedy(small_game(), graph).choose(table.state, seat, 0, never)
    assert isinstance(command, cmd.Propose)
    table.say(seat, command)


def test_without_a_word_it_exchanges_and_then_passes() -> None:
    graph = words("ZZ")
    table = small_table(graph)
    player = greedy(small_game(exchanges="1", exchange_min_bag="5"), graph)
    rack = table.state.table.racks[table.turn.seat]
    command = player.choose(table.state, table.turn.seat, 0, never)
    assert command == cmd.Exchange(table.turn.turn_id, rack)
    stubborn = greedy(small_game(exchanges="0"), graph)
    passed = stubborn.choose(table.state, table.turn.seat, 0, never)
    assert passed == cmd.Pass(table.turn.turn_id)


def test_it_checks_exactly_what_is_no_word_and_agrees_to_undo() -> None:
    table = small_table(words("AB"))
    seat = table.turn.seat
    letters = [tile for tile in table.state.table.racks[seat] if tile != "?"][:2]
    table.propose(lay("3C", "".join(letters)))
    other = 1 - seat
    proposal_id = table.state.judging.proposal_id
    knows = greedy(small_game(), words("".join(letters), "ZZ"))
    doubts = greedy(small_game(), words("ZZ"))
    assert knows.choose(table.state, other, 0, never) == cmd.Accept(proposal_id)
    assert doubts.choose(table.state, other, 0, never) == cmd.Check(proposal_id)
    table.say(seat, cmd.RequestUndo(proposal_id))
    agreed = knows.choose(table.state, other, 0, never)
    assert agreed == cmd.AnswerUndo(table.state.answering.request_id, agree=True)
