# SPDX-License-Identifier: GPL-3.0-or-later
import threading
from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.setup import Options, SeatKind, SeatSpec
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.model.tiles import HIDDEN
from literaxx.rules.base import Rules
from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.computer import STALL_MS, ComputerPlayer
from literaxx.session.host import HostSession
from tests.kit.matches import OddWordsBad, persons, random_play, rules_of, setup_of
from tests.kit.sessions import FakeMachine, hosted
from tests.kit.strategies import Scripted, Wanderer

PACE_MS = 2_000
ROBOT = SeatSpec("Robot", SeatKind.COMPUTER, level="casual")
SEATS = (*persons(0), ROBOT)


class Threads:
    """Runs jobs at once, or when the test says so."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.jobs: list[Callable[[], None]] = []

    def __call__(self, job: Callable[[], None]) -> None:
        self.jobs.append(job)
        if self.at_once:
            self.run()

    def run(self) -> None:
        jobs, self.jobs = self.jobs, []
        for job in jobs:
            job()


@pytest.fixture(scope="module")
def rules() -> Rules:
    return rules_of("literaxx-en")


@pytest.fixture
def fake() -> FakeMachine:
    return FakeMachine()


def seated(
    session: HostSession,
    fake: FakeMachine,
    strategy: Wanderer | Scripted,
    threads: Threads | None = None,
    seat: int = 1,
) -> ComputerPlayer:
    start = Threads() if threads is None else threads
    return ComputerPlayer(session, seat, strategy, machine=fake.machine, start=start)


def turn_of(session: HostSession) -> Composing:
    phase = session.state.phase
    assert isinstance(phase, Composing)
    return phase


def word_of(session: HostSession, rules: Rules, seat: int = 0) -> Judging:
    """The person says OK to something."""
    play = random_play(rules, session.state, seat, Random(3))
    assert play is not None
    session.submit(seat, cmd.Propose(turn_of(session).turn_id, play))
    assert isinstance(session.state.phase, Judging)
    return session.state.phase


def accept(view: MatchState) -> cmd.Command:
    assert isinstance(view.phase, Judging)
    return cmd.Accept(view.phase.proposal_id)


def give_turn_away(view: MatchState) -> cmd.Command:
    assert isinstance(view.phase, Composing)
    return cmd.Pass(view.phase.turn_id)


@pytest.mark.parametrize("is_good", [True, False])
def test_an_answer_comes_after_the_same_pause_whatever_it_is(
    qtbot: QtBot, rules: Rules, fake: FakeMachine, is_good: bool
) -> None:
    def judge(view: MatchState) -> cmd.Command:
        if not isinstance(view.phase, Judging):
            return give_turn_away(view)
        subject = view.phase.proposal_id
        return cmd.Accept(subject) if is_good else cmd.Check(subject)

    session = hosted(setup_of(rules, SEATS), rules, fake=fake)
    seated(session, fake, Scripted(judge))
    word_of(session, rules)
    fake.wait(PACE_MS - 1)
    assert isinstance(session.state.phase, Judging)
    fake.wait(1)
    assert isinstance(session.state.phase, Composing)
    verdicts = session.state.progress.history[0].verdicts
    assert bool(verdicts) != is_good


def test_a_move_comes_no_sooner_than_half_as_long_again_after_the_word_before(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, SEATS), rules, fake=fake)
    seated(session, fake, Wanderer(rules))
    word_of(session, rules)
    fake.wait(PACE_MS)
    assert turn_of(session).seat == 1
    fake.wait(PACE_MS * 3 // 2 - 1)
    assert turn_of(session).seat == 1
    fake.wait(1)
    assert session.state.turn_number > 2 or isinstance(session.state.phase, Judging)


def test_the_pace_is_an_option(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    session = hosted(setup_of(rules, SEATS, Options(pace_ms=0), first=1), rules, fake=fake)
    seated(session, fake, Scripted(give_turn_away))
    fake.wait(0)
    assert turn_of(session).seat == 0


def test_a_thought_that_takes_longer_is_waited_for(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    threads = Threads(at_once=False)
    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    seated(session, fake, Scripted(give_turn_away), threads)
    fake.wait(STALL_MS)
    assert turn_of(session).seat == 1
    threads.run()
    assert turn_of(session).seat == 0


def test_it_sees_its_own_tiles_and_no_others(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    strategy = Wanderer(rules)
    session = hosted(setup_of(rules, SEATS), rules, fake=fake)
    seated(session, fake, strategy)
    word_of(session, rules)
    fake.wait(20_000)
    assert len(strategy.asked) == 2
    for view in strategy.asked:
        assert HIDDEN not in view.table.racks[1]
        assert {*view.table.racks[0], *view.table.bag} == {HIDDEN}


def test_it_agrees_to_every_undo_after_its_pause(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, SEATS), rules, fake=fake)
    seated(session, fake, Scripted(accept))
    phase = word_of(session, rules)
    fake.wait(1_000)
    session.submit(0, cmd.RequestUndo(phase.proposal_id))
    fake.wait(PACE_MS - 1)
    assert session.state.poll is not None
    fake.wait(1)
    assert turn_of(session).seat == 0
    assert not turn_of(session).may_undo


def test_it_waits_through_a_pause_and_an_undo_of_others(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, (*persons(0, 1), ROBOT)), rules, fake=fake)
    seated(session, fake, Scripted(accept), seat=2)
    phase = word_of(session, rules)
    session.submit(0, cmd.Pause())
    fake.wait(60_000)
    session.submit(0, cmd.Resume())
    session.submit(0, cmd.RequestUndo(phase.proposal_id))
    fake.wait(5_000)
    assert session.state.poll is not None
    session.submit(1, cmd.AnswerUndo(session.state.poll.request_id, agree=False))
    fake.wait(PACE_MS - 1)
    assert isinstance(session.state.phase, Judging)
    assert not session.state.phase.ballots[1].is_done
    fake.wait(1)
    assert session.state.phase.ballots[1].is_done


def test_what_is_pending_no_more_is_dropped_and_the_strategy_told(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    threads = Threads(at_once=False)
    strategy = Scripted(accept)
    options = Options(wrong_check_penalty=False)
    session = hosted(setup_of(rules, (*persons(0, 1), ROBOT), options), rules, fake=fake)
    seated(session, fake, strategy, threads, seat=2)
    refused: list[object] = []
    session.refused.connect(lambda seat, refusal: refused.append(refusal))
    phase = word_of(session, rules)
    job = threads.jobs[0]
    session.submit(1, cmd.Check(phase.proposal_id))
    job()
    assert strategy.flags[0]()
    fake.wait(60_000)
    assert turn_of(session).seat == 1
    assert refused == []


def test_one_thought_is_thought_at_a_time(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    threads = Threads(at_once=False)
    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    seated(session, fake, Scripted(give_turn_away), threads)
    session.submit(0, cmd.Pause())
    session.submit(0, cmd.Resume())
    assert len(threads.jobs) == 1
    threads.run()
    assert len(threads.jobs) == 1
    threads.run()
    assert threads.jobs == []
    fake.wait(10_000)
    assert turn_of(session).seat == 0


def test_a_failing_strategy_is_replaced_by_a_pass_and_a_message(
    qtbot: QtBot, rules: Rules, fake: FakeMachine, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(view: MatchState) -> cmd.Command:
        raise ZeroDivisionError

    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    troubles: list[object] = []
    session.trouble.connect(troubles.append)
    seated(session, fake, Scripted(fail))
    fake.wait(PACE_MS * 3 // 2)
    assert troubles == [Trouble(TroubleKind.PLAYER_FAILED, "ZeroDivisionError", 1)]
    assert turn_of(session).seat == 0
    word_of(session, rules)
    fake.wait(PACE_MS)
    assert session.state.progress.history[-1].score is not None
    assert len(caplog.records) == len(troubles) == 3  # one more for its next move


def test_a_stalled_strategy_is_replaced_and_not_asked_again_before_it_is_done(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    threads = Threads(at_once=False)
    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    troubles: list[object] = []
    session.trouble.connect(troubles.append)
    seated(session, fake, Scripted(give_turn_away), threads)
    fake.wait(PACE_MS * 3 // 2 + STALL_MS)
    assert troubles == [Trouble(TroubleKind.PLAYER_FAILED, "", 1)]
    assert turn_of(session).seat == 0
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    assert len(threads.jobs) == 1
    threads.run()
    threads.run()
    fake.wait(PACE_MS * 3 // 2)
    assert [turn.seat for turn in session.state.progress.history] == [1, 0, 1]
    assert len(troubles) == 1


def test_a_strategy_that_wants_what_is_forbidden_is_replaced(
    qtbot: QtBot, rules: Rules, fake: FakeMachine, caplog: pytest.LogCaptureFixture
) -> None:
    def cheat(view: MatchState) -> cmd.Command:
        assert isinstance(view.phase, Composing)
        return cmd.Exchange(view.phase.turn_id, ())

    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    troubles: list[object] = []
    session.trouble.connect(troubles.append)
    seated(session, fake, Scripted(cheat))
    fake.wait(PACE_MS * 3 // 2)
    assert troubles == [Trouble(TroubleKind.PLAYER_FAILED, "against-rules", 1)]
    assert turn_of(session).seat == 0
    assert len(caplog.records) == 1


def test_after_a_shuffle_it_looks_at_the_board_again(qtbot: QtBot, fake: FakeMachine) -> None:
    rules = rules_of("wordstream-it")

    def shuffle_first(view: MatchState) -> cmd.Command:
        assert isinstance(view.phase, Composing)
        if view.progress.seats[1].shuffles < 2:
            return cmd.Shuffle(view.phase.turn_id)
        return cmd.Pass(view.phase.turn_id)

    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    strategy = Scripted(shuffle_first)
    seated(session, fake, strategy)
    fake.wait(PACE_MS * 3 // 2 + 2 * PACE_MS)
    assert len(strategy.flags) == 3
    assert turn_of(session).seat == 0


def test_who_stood_up_does_nothing_any_more(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    player = seated(session, fake, Scripted(give_turn_away))
    player.close()
    fake.wait(60_000)
    assert turn_of(session).seat == 1
    assert len(fake.armed) == 1  # the session's own


def test_a_session_that_closes_lets_its_computers_go(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    threads = Threads(at_once=False)
    strategy = Scripted(give_turn_away)
    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    seated(session, fake, strategy, threads)
    session.close()
    threads.run()
    assert strategy.flags[0]()
    assert fake.armed == []


def test_it_thinks_on_another_thread(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    names: list[str] = []

    def choose(view: MatchState) -> cmd.Command:
        names.append(threading.current_thread().name)
        return give_turn_away(view)

    session = hosted(setup_of(rules, SEATS, first=1), rules, fake=fake)
    ComputerPlayer(session, 1, Scripted(choose), machine=fake.machine)
    fake.wait(PACE_MS * 3 // 2)
    qtbot.waitUntil(lambda: turn_of(session).seat == 0)
    assert names == ["computer player"]


@pytest.mark.parametrize("variant", ["literaxx-en", "wordbox-ro", "wordstream-pl"])
def test_computers_play_whole_games_by_themselves(
    qtbot: QtBot, variant: str, fake: FakeMachine
) -> None:
    rules = rules_of(variant)
    robots = tuple(SeatSpec(f"Robot {n}", SeatKind.COMPUTER, level="casual") for n in range(4))
    session = hosted(setup_of(rules, robots), rules, OddWordsBad(), fake)
    refused: list[object] = []
    session.refused.connect(lambda seat, refusal: refused.append(refusal))
    for seat in range(4):
        seated(session, fake, Wanderer(rules), seat=seat)
    fake.wait(60 * 60 * 1000)
    assert isinstance(session.state.phase, Finished)
    assert refused == []
    assert not any(isinstance(event, ev.UndoRequested) for event in session.events_since(0, None))
    assert fake.armed == []
