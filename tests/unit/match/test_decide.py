# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command at every moment: what it leads to, or why it is refused."""

from collections.abc import Callable

import msgspec
import pytest

from literaxx.match import commands as cmd
from literaxx.match.decide import decide, start
from literaxx.match.events import Event, MatchStarted, TurnBegan
from literaxx.match.evolve import replay
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Options
from literaxx.match.state import BetweenTurns, Composing, Phase
from literaxx.rules.base import Violation, Why
from tests.kit.matches import AcceptAll, built_in, persons, rules_of, setup_of
from tests.kit.scripts import Story, letter_story, story
from tests.kit.tables import lay

OPTIONS = Options(friendly_help=True)


def table_of_three() -> Story:
    """Seat 0 at the host's PC; seats 1 and 2 share another."""
    return story("CABDE", "ACEEA", "BADEE", seats=persons(0, 1, 1), options=OPTIONS)


def proposed() -> Story:
    return table_of_three().lays("3C", "CAB")


def stood() -> Story:
    return proposed().accepts(1, 2)


# Each moment: how the match comes to it, and the seat that speaks then.
MOMENTS: dict[str, tuple[Callable[[], Story], int]] = {
    "mover": (table_of_three, 0),
    "other": (table_of_three, 1),
    "covered": (stood, 1),
    "proposer": (proposed, 0),
    "judge": (proposed, 1),
    "later-judge": (proposed, 2),
    "done-judge": (lambda: proposed().accepts(1), 1),
    "asker": (lambda: proposed().asks(), 0),
    "asked": (lambda: proposed().asks(), 1),
    "later-asked": (lambda: proposed().asks(), 2),
    "agreed": (lambda: proposed().asks().agrees(1), 1),
    "asked-mover": (lambda: stood().lifts().asks(), 1),
    "paused-mover": (lambda: table_of_three().pauses(), 0),
    "paused-judge": (lambda: proposed().pauses(), 1),
    "paused-asked": (lambda: proposed().asks().pauses(), 1),
    "lost": (lambda: table_of_three().loses(1), 1),
    "gone": (lambda: table_of_three().leaves(1), 1),
    "over": (lambda: table_of_three().leaves(1).leaves(2), 0),
    "host": (table_of_three, cmd.HOST),
    "nobody": (table_of_three, 3),
}

BY_SEAT = "-has-left: gone / -game-over: over / -no-such-seat: host nobody"
NOT_COMPOSING = (
    "-not-your-turn: other proposer judge later-judge done-judge lost /"
    "-undo-pending: asker asked later-asked agreed asked-mover /"
    "-paused: paused-mover paused-judge paused-asked /" + BY_SEAT
)
NOT_JUDGING = (
    "-nothing-to-judge: mover other covered lost /"
    "-not-asked: proposer later-judge / -already-answered: done-judge /"
    "-undo-pending: asker asked later-asked agreed asked-mover /"
    "-paused: paused-mover paused-judge paused-asked /" + BY_SEAT
)
AT_ANY_TIME = (
    "mover other covered proposer judge later-judge done-judge "
    "asker asked later-asked agreed asked-mover lost "
)
IN_A_PAUSE = "paused-mover paused-judge paused-asked "

# For each command: outcome (events, or `-` and the reason of a refusal) and its moments.
ROWS: dict[object, str] = {
    cmd.Propose: f"play-proposed: mover / -curtain-down: covered / {NOT_COMPOSING}",
    cmd.Exchange: "tiles-exchanged tiles-drawn bag-shuffled turn-began: mover /"
    f"-curtain-down: covered / {NOT_COMPOSING}",
    cmd.Shuffle: f"-against-rules: mover / -curtain-down: covered / {NOT_COMPOSING}",
    cmd.Pass: f"turn-passed turn-began: mover / -curtain-down: covered / {NOT_COMPOSING}",
    cmd.LiftCurtain: f"curtain-lifted: covered / -curtain-up: mover / {NOT_COMPOSING}",
    cmd.Accept: f"opponent-answered opponent-asked: judge / {NOT_JUDGING}",
    cmd.Check: f"words-checked play-refused turn-began: judge / {NOT_JUDGING}",
    cmd.RequestUndo: "undo-requested: proposer /"
    "-no-undo: mover other covered judge later-judge done-judge lost /"
    "-undo-pending: asker asked later-asked agreed asked-mover /"
    f"-paused: {IN_A_PAUSE} / {BY_SEAT}",
    cmd.AnswerUndo: "undo-agreed undo-asked: asked asked-mover /"
    "-not-asked: asker later-asked / -already-answered: agreed /"
    "-no-undo-pending: mover other covered proposer judge later-judge done-judge lost /"
    f"-paused: {IN_A_PAUSE} / {BY_SEAT}",
    cmd.ArrangeRack: f"rack-arranged: {AT_ANY_TIME}{IN_A_PAUSE} / {BY_SEAT}",
    cmd.Pause: "paused: mover proposer asker host /"
    "-not-yours-to-pause: other covered judge later-judge done-judge asked later-asked agreed"
    " asked-mover lost paused-judge paused-asked /"
    "-paused: paused-mover / -has-left: gone / -game-over: over / -no-such-seat: nobody",
    cmd.Resume: "resumed: paused-mover / -not-paused: mover proposer asker host /"
    "-not-yours-to-pause: other covered judge later-judge done-judge asked later-asked agreed"
    " asked-mover lost paused-judge paused-asked /"
    "-has-left: gone / -game-over: over / -no-such-seat: nobody",
    cmd.Leave: "seat-left turn-skipped turn-began: mover paused-mover covered /"
    "seat-left: other proposer later-judge done-judge later-asked agreed lost /"
    "seat-left opponent-asked: judge paused-judge /"
    "undo-ended seat-left: asker /"
    f"seat-left undo-asked: asked asked-mover paused-asked / {BY_SEAT}",
    cmd.UseHelp: f"help-used: {AT_ANY_TIME} / -paused: {IN_A_PAUSE} / {BY_SEAT}",
    cmd.LoseLink: "link-lost: mover other covered proposer judge later-judge done-judge"
    f" asker asked later-asked agreed asked-mover {IN_A_PAUSE} / -link-unchanged: lost / {BY_SEAT}",
    cmd.RegainLink: "link-regained: lost / -link-unchanged: mover other covered proposer judge"
    f" later-judge done-judge asker asked later-asked agreed asked-mover {IN_A_PAUSE} / {BY_SEAT}",
    cmd.Tick: f": {AT_ANY_TIME}{IN_A_PAUSE} gone host nobody / -game-over: over",
}


def expected_of(command: type, moment: str) -> str:
    """What a row says of a moment; it must say so once."""
    cells = [cell.split(":") for cell in ROWS[command].split("/")]
    (outcome,) = [outcome.strip() for outcome, moments in cells if moment in moments.split()]
    return outcome


def said(outcome: tuple[Event, ...] | Refusal) -> str:
    if isinstance(outcome, Refusal):
        return f"-{outcome.reason.value}"
    return " ".join(str(event.__struct_config__.tag) for event in outcome)


def command_at(match: Story, seat: int, command: type) -> cmd.Command:
    """The command as somebody gives it who is right about everything but perhaps the moment."""
    phase = match.state.phase
    turn_id = phase.turn_id if isinstance(phase, Composing) else 0
    rack = match.state.table.racks[seat] if seat in range(3) else ()
    play = lay("3C", "CAB") if seat == 0 else lay("D4", "CE")
    undo_of = match.state.undo.proposal_id if match.state.undo else 0
    fields: dict[type, tuple[object, ...]] = {
        cmd.Propose: (turn_id, play),
        cmd.Exchange: (turn_id, rack[:2]),
        cmd.Shuffle: (turn_id,),
        cmd.Pass: (turn_id,),
        cmd.LiftCurtain: (turn_id,),
        cmd.Accept: (match.proposal_id,),
        cmd.Check: (match.proposal_id,),
        cmd.RequestUndo: (undo_of,),
        cmd.AnswerUndo: (match.request_id, True),
        cmd.ArrangeRack: (rack[::-1],),
    }
    made = command(*fields.get(command, ()))
    assert isinstance(made, cmd.Command)
    return made


@pytest.mark.parametrize("command", cmd.Command.__args__, ids=lambda kind: kind.__name__)
def test_every_command_has_its_outcome_at_every_moment(command: type) -> None:
    outcomes = {}
    for moment, (build, seat) in MOMENTS.items():
        match = build()
        outcomes[moment] = said(match.try_to(seat, command_at(match, seat, command)))
    assert outcomes == {moment: expected_of(command, moment) for moment in MOMENTS}


def test_the_moments_show_every_phase() -> None:
    shown = {type(build().state.phase) for build, _ in MOMENTS.values()}
    assert shown == set(Phase.__args__) - {BetweenTurns}


@pytest.mark.parametrize("command", cmd.Command.__args__, ids=lambda kind: kind.__name__)
def test_no_decision_touches_the_state_it_is_made_from(command: type) -> None:
    for build, seat in MOMENTS.values():
        match = build()
        before = msgspec.json.encode(match.state)
        stamped = cmd.Stamped(command_at(match, seat, command), seat, match.now_ms, 9)
        decide(match.state, stamped, match.rules, match.referee)
        assert msgspec.json.encode(match.state) == before


LIMITED = Options(decision_ms=10_000, move_ms=30_000, game_ms=60_000, friendly_help=True)


@pytest.mark.parametrize("command", cmd.Command.__args__, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize(
    ("build", "deadline_ms"),
    [
        (lambda: story("CABDE", "ACEEA", options=LIMITED), 30_000),
        (lambda: story("CABDE", "ACEEA", options=LIMITED).lays("3C", "CAB"), 10_000),
        (lambda: story("CABDE", "ACEEA", options=LIMITED).lays("3C", "CAB").asks(), 10_000),
    ],
)
def test_what_comes_at_a_deadline_is_too_late_until_a_tick_has_settled_it(
    build: Callable[[], Story], deadline_ms: int, command: type
) -> None:
    match = build()
    for late_ms in (0, 1):
        match.now_ms = deadline_ms + late_ms
        if command is cmd.Tick:
            continue
        for seat in (0, 1):
            asked = command_at(match, seat, command)
            assert match.refusal(seat, asked) is Reason.OVERDUE
    assert match.say(cmd.HOST, cmd.Tick())


def test_a_tick_before_a_deadline_does_nothing_and_a_second_one_neither() -> None:
    match = story("CABDE", "ACEEA", options=LIMITED)
    for now_ms in (0, 1, 29_999):
        match.now_ms = now_ms
        assert match.say(cmd.HOST, cmd.Tick()) == ()
    match.now_ms = 30_000
    assert match.say(cmd.HOST, cmd.Tick())
    assert match.say(cmd.HOST, cmd.Tick()) == ()


def test_what_follows_from_a_late_tick_begins_when_it_comes() -> None:
    match = story("CABDE", "ACEEA", options=LIMITED)
    match.now_ms = 47_000
    match.say(cmd.HOST, cmd.Tick())
    assert match.clock(0) == (30_000, None)
    assert match.clock(1) == (60_000, 30_000)
    assert match.turns == "0 timed-out"


def test_one_tick_settles_all_that_has_run_out() -> None:
    match = story("CABDE", "ACEEA", "BADEE", options=msgspec.structs.replace(LIMITED, move_ms=0))
    match.lays("3C", "CAB")
    match.now_ms = 10_000
    match.say(cmd.HOST, cmd.Tick())
    assert match.outcome == ("opponent-silent opponent-silent play-stood tiles-drawn turn-began")


def test_a_command_about_something_older_is_stale() -> None:
    match = table_of_three()
    old_turn = match.turn.turn_id
    match.exchanges("CA").lifts()
    assert match.refusal(1, cmd.Pass(old_turn)) is Reason.STALE
    match.lays("3C", "ACE")
    assert match.refusal(2, cmd.Accept(match.proposal_id - 1)) is Reason.STALE
    assert match.refusal(1, cmd.RequestUndo(match.proposal_id - 1)) is Reason.STALE
    match.asks()
    assert match.refusal(2, cmd.AnswerUndo(match.request_id - 1, agree=True)) is Reason.STALE


def test_an_answer_to_an_older_proposal_is_stale_though_a_new_one_is_judged() -> None:
    match = story("CABDE", "ACEEA").lays("3C", "CAB")
    first = match.proposal_id
    match.accepted().lays("D4", "CE")
    assert match.proposal_id != first
    assert match.refusal(0, cmd.Accept(first)) is Reason.STALE


def test_ids_of_turns_proposals_and_requests_never_come_again() -> None:
    match = story("CABDE", "ACEEA")
    ids = [match.turn.turn_id]
    match.lays("3C", "CAB")
    ids.append(match.proposal_id)
    match.asks()
    ids.append(match.request_id)
    match.agrees(1)
    ids.append(match.turn.turn_id)
    match.lays("3C", "BAD")
    ids.append(match.proposal_id)
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("seat", [-2, -100, 3, 2**62])
def test_a_seat_that_does_not_exist_is_told_so(seat: int) -> None:
    match = table_of_three()
    for command in cmd.Command.__args__:
        if command is not cmd.Tick:
            asked = command_at(match, seat, command)
            assert match.refusal(seat, asked) is Reason.NO_SUCH_SEAT


def test_a_play_against_the_rules_says_which_rule() -> None:
    match = table_of_three()
    asked = cmd.Propose(match.turn.turn_id, lay("1A", "CAB"))
    assert match.try_to(0, asked) == Refusal(Reason.AGAINST_RULES, Violation(Why.OFF_START, "C3"))


# The start.


def test_a_match_opens_with_bag_racks_and_the_first_turn() -> None:
    rules = rules_of("literaxx-en")
    events = start(setup_of(rules, 3, first=2), rules, entropy=5)
    assert [str(event.__struct_config__.tag) for event in events] == [
        "match-started",
        "bag-shuffled",
        *["tiles-drawn"] * 3,
        "turn-began",
    ]
    state = replay(events)
    assert [len(rack) for rack in state.table.racks] == [7, 7, 7]
    assert len(state.table.bag) == 79
    assert sorted(sum(state.table.racks, state.table.bag)) == sorted(rules.variant.tiles.tiles)
    assert state.table.board.is_empty()
    assert state.composing.seat == 2


def test_a_match_without_racks_opens_with_letters_on_the_board() -> None:
    match = letter_story()
    assert match.outcome == "match-started letters-changed turn-began"
    assert all(match.state.table.board.cells)
    assert match.racks == ("", "")


def test_who_begins_is_drawn_when_nobody_is_named() -> None:
    rules = rules_of(built_in("literaxx-en"))
    setup = setup_of(rules, 3, first=None)
    firsts = []
    for entropy in range(60):
        *_, began = start(setup, rules, entropy)
        assert isinstance(began, TurnBegan)
        firsts.append(began.seat)
    assert {seat: firsts.count(seat) >= 10 for seat in range(3)} == dict.fromkeys(range(3), True)


def test_the_same_entropy_opens_the_same_match() -> None:
    rules = rules_of("wordbox-it")
    setup = setup_of(rules, 2, first=None)
    assert start(setup, rules, 7) == start(setup, rules, 7)
    assert start(setup, rules, 7) != start(setup, rules, 8)


def test_the_start_tells_seats_and_options_as_agreed() -> None:
    rules = rules_of("literaxx-en")
    setup = setup_of(rules, persons(0, 1), Options(move_ms=60_000, game_ms=600_000))
    started = start(setup, rules, 1)[0]
    assert isinstance(started, MatchStarted)
    assert started.setup == setup
    match = Story(setup, rules, AcceptAll())
    assert match.clock(0) == (600_000, 60_000)
    assert match.clock(1) == (600_000, None)
