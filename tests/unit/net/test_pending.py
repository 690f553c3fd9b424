# SPDX-License-Identifier: GPL-3.0-or-later
"""What a guest has asked and not been answered."""

from literaxx.match import commands as cmd
from literaxx.net.messages import Ask
from literaxx.net.pending import Pending, is_over
from tests.kit.scripts import story


def test_numbers_go_upwards_from_what_the_host_has_had() -> None:
    pending = Pending()
    assert pending.ask("m", 1, cmd.UseHelp()) == Ask(1, "m", 1, cmd.UseHelp())
    pending.skip_to(7)
    pending.skip_to(3)
    assert pending.ask("m", 1, cmd.Pause()).id == 8


def test_what_was_not_answered_is_said_again() -> None:
    pending = Pending()
    first = pending.ask("m", 1, cmd.UseHelp())
    second = pending.ask("m", 1, cmd.Pause())
    assert pending.done(1) is first
    assert pending.done(1) is None
    assert pending.again() == (second,)
    third = pending.ask("m", 1, cmd.Resume())
    assert [pending.was_repeated(ask) for ask in (second, third)] == [True, False]
    pending.forget()
    assert pending.again() == ()


def test_a_turn_is_over_when_another_is_open() -> None:
    told = story("CABDE", "ACEEA")
    turn = told.state.composing.turn_id
    commands = (cmd.Pass(turn), cmd.Exchange(turn, ("A",)), cmd.LiftCurtain(turn))
    assert [is_over(told.state, command) for command in commands] == [False] * 3
    told.passes()
    assert [is_over(told.state, command) for command in commands] == [True] * 3


def test_a_proposal_is_over_when_it_is_settled() -> None:
    told = story("CABDE", "ACEEA").lays("3C", "CAB")
    proposal = told.state.judging.proposal_id
    commands = (cmd.Accept(proposal), cmd.Check(proposal))
    assert [is_over(told.state, command) for command in commands] == [False] * 2
    assert not is_over(told.state, cmd.RequestUndo(proposal))
    told.asks()
    request = told.state.answering.request_id
    assert not is_over(told.state, cmd.AnswerUndo(request, agree=True))
    assert is_over(told.state, cmd.AnswerUndo(request + 1, agree=True))
    told.refuses(1).accepts(1)
    assert [is_over(told.state, command) for command in commands] == [True] * 2


def test_what_can_be_said_at_any_time_is_never_over() -> None:
    assert not is_over(story("CABDE", "ACEEA").state, cmd.Leave())
