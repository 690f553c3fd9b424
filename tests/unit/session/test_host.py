# SPDX-License-Identifier: GPL-3.0-or-later
import sys
from functools import reduce
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Options, SeatKind, SeatSpec
from literaxx.match.state import Composing, Finished, Judging
from literaxx.match.times import clock_ms
from literaxx.model.tiles import HIDDEN
from literaxx.rules.base import Rules
from literaxx.session.base import Trouble, TroubleKind
from literaxx.session.clock import BEAT_MS
from literaxx.session.host import SLOW_MS, HostSession
from literaxx.storage.savefile import read_save
from tests.kit.matches import (
    OddWordsBad,
    RandomPlayers,
    asked,
    persons,
    random_play,
    random_setup,
    rules_of,
    setup_of,
)
from tests.kit.saves import sealed
from tests.kit.sessions import FakeMachine, HandJournal, hosted

ONE_PC = persons(0, 0)
TWO_PCS = persons(0, 1)
LIMITS = Options(move_ms=60_000, game_ms=300_000)


@pytest.fixture(scope="module")
def rules() -> Rules:
    return rules_of("literaxx-en")


@pytest.fixture
def fake() -> FakeMachine:
    return FakeMachine()


def heard(session: HostSession) -> list[object]:
    """Whatever the session says, in its order."""
    said: list[object] = []
    session.advanced.connect(said.append)
    session.refused.connect(lambda seat, refusal: said.append((seat, refusal)))
    session.trouble.connect(said.append)
    return said


def turn_of(session: HostSession) -> Composing:
    phase = session.state.phase
    assert isinstance(phase, Composing)
    return phase


def lift(session: HostSession) -> None:
    session.submit(turn_of(session).seat, cmd.LiftCurtain(turn_of(session).turn_id))


def propose(session: HostSession, rules: Rules) -> Judging:
    """The player to move says OK to something."""
    turn = turn_of(session)
    play = random_play(rules, session.state, turn.seat, Random(3))
    assert play is not None
    session.submit(turn.seat, cmd.Propose(turn.turn_id, play))
    assert isinstance(session.state.phase, Judging)
    return session.state.phase


def test_what_is_accepted_is_told_with_the_session_where_it_leads(
    qtbot: QtBot, rules: Rules
) -> None:
    session = hosted(setup_of(rules, TWO_PCS), rules)
    turns: list[tuple[object, int]] = []
    session.advanced.connect(lambda events: turns.append((events, session.state.turn_number)))
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    ((events, turn),) = turns
    assert isinstance(events, tuple)
    assert [type(event) for event in events] == [ev.TurnPassed, ev.TurnBegan]
    assert turn == 2


def test_what_is_refused_is_told_to_the_seat_and_changes_nothing(
    qtbot: QtBot, rules: Rules
) -> None:
    session = hosted(setup_of(rules, TWO_PCS), rules)
    said, before = heard(session), session.state
    session.submit(1, cmd.Pass(turn_of(session).turn_id))
    assert said == [(1, Refusal(Reason.NOT_YOUR_TURN))]
    assert session.state is before


def test_a_draw_is_told_as_an_onlooker_may_know_it(qtbot: QtBot, rules: Rules) -> None:
    session = hosted(setup_of(rules, TWO_PCS), rules)
    said = heard(session)
    rack = session.state.table.racks[0]
    session.submit(0, cmd.Exchange(turn_of(session).turn_id, rack[:3]))
    (events,) = said
    assert isinstance(events, tuple)
    for event in events:
        if isinstance(event, ev.TilesDrawn | ev.TilesExchanged):
            assert set(event.tiles) == {HIDDEN}
        if isinstance(event, ev.BagShuffled):
            assert set(event.order) == {HIDDEN}


def test_the_host_knows_who_sits_here(qtbot: QtBot, rules: Rules) -> None:
    seats = (*persons(0, 1, 0), SeatSpec("Robot", SeatKind.COMPUTER, level="casual"))
    assert hosted(setup_of(rules, seats), rules).seats_here == (0, 2)


@pytest.mark.parametrize("variant", ["literaxx-en", "wordstream-it"])
def test_each_seats_view_is_always_what_its_events_add_up_to(qtbot: QtBot, variant: str) -> None:
    game = rules_of(variant)
    for seed in range(4):
        fake = FakeMachine()
        setup = random_setup(game, 2 + seed % 3, seed)
        session = hosted(setup, game, OddWordsBad(), fake)
        players = RandomPlayers(game, OddWordsBad(), Random(seed))
        eyes: list[int | None] = [None, *range(len(setup.seats))]
        views = {seat: replay(session.events_since(0, seat)) for seat in eyes}
        while session.state.count < 200 and not isinstance(session.state.phase, Finished):
            stamped = players.step(session.state, session.now_ms()).stamped
            session.submit(stamped.seat, stamped.command)
            fake.wait(700)
            for seat in eyes:
                news = session.events_since(views[seat].count, seat)
                views[seat] = reduce(evolve, news, views[seat])
                assert views[seat] == session.view(seat)
        log = session.log()
        assert session.state == replay(event for step in log.steps for event in step.events)


def test_one_alarm_is_armed_while_time_counts_and_none_when_it_stands(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake)
    assert len(fake.armed) == 1
    session.submit(0, cmd.Pause())
    assert fake.armed == []
    session.submit(0, cmd.Resume())
    assert len(fake.armed) == 1
    propose(session, rules)
    assert len(fake.armed) == 1
    session.submit(1, cmd.Leave())
    assert isinstance(session.state.phase, Finished)
    assert fake.armed == []


def test_the_alarm_is_due_at_the_deadline_or_the_next_beat(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, Options(decision_ms=1_300)), rules, fake=fake)
    phase = propose(session, rules)
    assert fake.armed[0].due_ms == fake.now_ms + BEAT_MS
    fake.wait(BEAT_MS)
    assert fake.armed[0].due_ms == fake.now_ms + 300
    fake.wait(299)
    assert session.state.phase == phase
    fake.wait(1)
    assert isinstance(session.state.phase, Composing)


def test_what_comes_at_a_deadline_finds_it_settled(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, Options(decision_ms=800)), rules, fake=fake)
    phase = propose(session, rules)
    said = heard(session)
    fake.now_ms += 800  # the alarm has not rung yet
    session.submit(1, cmd.Check(phase.proposal_id))
    events, refusal = said
    assert isinstance(events, tuple)
    assert [type(event) for event in events][:2] == [ev.OpponentSilent, ev.PlayStood]
    assert refusal == (1, Refusal(Reason.NOTHING_TO_JUDGE))


def test_early_late_and_repeated_rings_are_harmless(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake)
    before = session.state
    for _ in range(5):
        fake.alarms[0].ring()
    assert session.state == before
    fake.wait(70_000)
    assert session.state.turn_number == 2
    fake.alarms[0].ring()
    assert session.state.turn_number == 2


def test_after_the_close_nothing_rings_and_nothing_is_done(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    journal = HandJournal()
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake, journal=journal)
    said, before = heard(session), session.state
    assert session.close()
    assert journal.closed
    assert fake.armed == []
    fake.now_ms += 400_000
    fake.alarms[0].ring()
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    assert (said, session.state, fake.armed) == ([], before, [])
    assert session.close()


def test_the_next_command_waits_for_the_journal_with_the_time_it_came_at(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    journal = HandJournal()
    session = hosted(setup_of(rules, TWO_PCS), rules, fake=fake, journal=journal)
    journal.is_slow = True
    phase = propose(session, rules)
    assert phase.ballots[0].deadline_ms == 10_000
    fake.wait(500)
    session.submit(1, cmd.Accept(phase.proposal_id))
    fake.wait(1_000)
    assert session.state.phase == phase
    journal.finish()
    stood = session.events_since(phase.proposal_id, None)[1]
    assert isinstance(stood, ev.PlayStood)
    assert stood.at_ms == 500


def test_a_deadline_that_passes_while_the_journal_is_busy_does_not_undo_an_answer(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    journal = HandJournal()
    options = Options(decision_ms=1_000)
    session = hosted(setup_of(rules, TWO_PCS, options), rules, fake=fake, journal=journal)
    journal.is_slow = True
    phase = propose(session, rules)
    fake.wait(999)
    session.submit(1, cmd.Check(phase.proposal_id))
    fake.wait(1_500)
    journal.finish()
    checked = session.events_since(phase.proposal_id, None)[0]
    assert isinstance(checked, ev.WordsChecked)
    assert checked.cause is ev.CheckCause.SAID


def test_everything_is_handed_to_the_journal_in_order(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    journal = HandJournal()
    session = hosted(setup_of(rules, ONE_PC), rules, OddWordsBad(), fake, journal)
    for _ in range(12):
        if turn_of(session).has_curtain:
            lift(session)
        phase = propose(session, rules)
        while isinstance(session.state.phase, Judging):
            session.submit(asked(session.state.phase.ballots)[0], cmd.Accept(phase.proposal_id))
        fake.wait(300)
    assert journal.tail is not None
    save = read_save(sealed(*journal.lines, journal.tail))
    assert save.damaged_line is None
    assert save.state == session.state


def test_a_disk_that_hangs_is_told_and_not_waited_for(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    journal = HandJournal()
    session = hosted(setup_of(rules, TWO_PCS), rules, fake=fake, journal=journal)
    said = heard(session)
    journal.is_slow = True
    propose(session, rules)
    fake.wait(SLOW_MS + BEAT_MS)
    session.submit(0, cmd.Pause())
    assert said[1] == Trouble(TroubleKind.SAVING_SLOWLY)
    assert session.state.paused_ms is not None
    journal.finish()
    assert said[-1] == Trouble(TroubleKind.SAVED_AGAIN)


def test_trouble_with_saving_is_told_and_play_goes_on(qtbot: QtBot, rules: Rules) -> None:
    journal = HandJournal()
    session = hosted(setup_of(rules, TWO_PCS), rules, journal=journal)
    said = heard(session)
    journal.trouble.emit(Trouble(TroubleKind.DISK_FULL, "full"))
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    assert said[0] == Trouble(TroubleKind.DISK_FULL, "full")
    assert session.state.turn_number == 2


def test_a_listener_that_raises_does_not_stop_the_others(
    qtbot: QtBot, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: raised.append(kind))
    session = hosted(setup_of(rules, TWO_PCS), rules)

    def clumsy(events: object) -> None:
        raise ZeroDivisionError

    session.advanced.connect(clumsy)
    said = heard(session)
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    session.submit(1, cmd.Pass(turn_of(session).turn_id))
    assert len(said) == 2
    assert raised == [ZeroDivisionError] * 2


def test_what_a_listener_submits_comes_after_what_it_was_told(qtbot: QtBot, rules: Rules) -> None:
    session = hosted(setup_of(rules, TWO_PCS), rules)
    turns: list[int] = []

    def pass_too(events: object) -> None:
        if session.state.turn_number < 4:
            session.submit(turn_of(session).seat, cmd.Pass(turn_of(session).turn_id))

    session.advanced.connect(pass_too)
    session.advanced.connect(lambda events: turns.append(session.state.turn_number))
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    assert turns == [2, 3, 4]


def test_a_computer_that_slept_finds_the_game_paused_and_no_time_gone(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake)
    fake.wait(20_500)
    fake.sleep(8 * 60 * 60 * 1000)
    assert session.state.paused_ms == 20_000  # the last beat before
    assert clock_ms(session.state, 0, session.now_ms()) == (280_000, 40_000)
    session.submit(0, cmd.Resume())
    fake.wait(10_000)
    assert clock_ms(session.state, 0, session.now_ms()) == (270_000, 30_000)


def test_a_key_pressed_right_after_sleep_finds_the_game_paused(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake)
    said = heard(session)
    fake.now_ms += 1_000_000
    session.submit(0, cmd.Pass(turn_of(session).turn_id))
    assert said[1] == (0, Refusal(Reason.PAUSED))


def test_a_pause_of_any_length_is_no_sleep(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake)
    session.submit(0, cmd.Pause())
    fake.wait(3_000_000)
    session.submit(0, cmd.Resume())
    assert session.state.paused_ms is None
    fake.wait(1_000)
    assert session.state.paused_ms is None
    assert clock_ms(session.state, 0, session.now_ms()) == (299_000, 59_000)


def test_a_match_that_goes_on_is_paused_with_its_clocks_right(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake)
    fake.wait(12_000)
    later = FakeMachine(5_000_000)
    again = HostSession(session.log(), rules, OddWordsBad(), machine=later.machine)
    assert again.state == session.state
    later.wait(100_000)
    assert again.now_ms() == 12_000
    again.go(is_new=False)
    assert again.state.paused_ms == 12_000
    later.wait(100_000)
    again.submit(0, cmd.Resume())
    assert clock_ms(again.state, 0, again.now_ms()) == (288_000, 48_000)
    later.wait(47_999)
    assert again.state.turn_number == 1
    later.wait(1)
    assert again.state.turn_number == 2


def test_a_paused_or_finished_match_that_goes_on_is_not_paused_again(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    for command in (cmd.Pause(), cmd.Leave()):
        session = hosted(setup_of(rules, TWO_PCS), rules)
        session.submit(0, command)
        again = HostSession(session.log(), rules, OddWordsBad(), machine=fake.machine)
        again.go(is_new=False)
        assert again.state == session.state
        assert fake.armed == []


def test_a_flood_of_refused_commands_keeps_no_beat_from_coming(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    journal = HandJournal()
    session = hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake, journal=journal)
    for _ in range(100):
        session.submit(1, cmd.Pass(0))
        fake.wait(100)
    assert journal.tail is not None
    assert journal.tail.at_ms == 10_000


def test_each_beat_marks_the_time(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    journal = HandJournal()
    hosted(setup_of(rules, TWO_PCS, LIMITS), rules, fake=fake, journal=journal)
    for second in range(1, 20):
        fake.wait(1_000)
        assert journal.tail is not None
        assert journal.tail.at_ms == second * 1_000


def test_whoever_asks_to_be_told_is_told_and_nobody_else_of_a_refusal(
    qtbot: QtBot, rules: Rules, fake: FakeMachine
) -> None:
    session = hosted(setup_of(rules, 2), rules, fake=fake)
    told: list[Refusal | None] = []
    refused: list[int] = []
    session.refused.connect(lambda seat, refusal: refused.append(seat))
    session.submit(1, cmd.Resume(), told.append)
    session.submit(0, cmd.Pause(), told.append)
    assert told == [Refusal(Reason.NOT_PAUSED), None]
    assert refused == []


def test_steps_are_told_from_any_step_on(qtbot: QtBot, rules: Rules, fake: FakeMachine) -> None:
    session = hosted(setup_of(rules, 2), rules, fake=fake)
    count = session.state.count
    session.submit(0, cmd.Pause())
    session.submit(0, cmd.Resume())
    assert session.steps_since(0) == session.log().steps
    assert [step.n for step in session.steps_since(count)] == [count, count + 1]
    assert session.steps_since(count + 2) == ()
