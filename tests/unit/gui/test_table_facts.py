# SPDX-License-Identifier: GPL-3.0-or-later
"""What the right half of the table shows, as pure functions of a view."""

import msgspec
import pytest
from PySide6.QtCore import QSize

from literaxx.gui.halves import GAP, LEFT, RIGHT_MAX, RIGHT_MIN, SIDE, halves
from literaxx.gui.message import Laid, message
from literaxx.gui.message_bar import plain
from literaxx.gui.player_cards import card_facts
from literaxx.gui.ring_time import ring_time
from literaxx.match import commands as cmd
from literaxx.match.choices import choices
from literaxx.match.commands import Stamped
from literaxx.match.decide import decide, start
from literaxx.match.evolve import evolve, replay
from literaxx.match.refusals import Refusal
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.match.state import Composing, Judging, MatchState
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.plays import PathPlay
from literaxx.rules.base import Violation, Why
from literaxx.rules.letterpath import LetterPathRules
from tests.kit.matches import AcceptAll, built_in, rules_of
from tests.kit.tables import lay, small_game
from tests.kit.views import composing

RULES = rules_of(small_game())
SEATS = (
    SeatSpec("Ana"),
    SeatSpec("Bo", place=1),
    SeatSpec("Deep", SeatKind.COMPUTER, level="strong"),
)
NOTHING = Laid()
OPTIONS = Options(decision_ms=10_000, move_ms=60_000, game_ms=300_000)


def begun(*seats: SeatSpec, **options: object) -> MatchState:
    """A match whose first seat is to move."""
    setup = Setup("small", 1, seats or SEATS, msgspec.structs.replace(OPTIONS, **options), first=0)
    return replay(start(setup, RULES, 1))


def after(state: MatchState, seat: int, command: cmd.Command, at_ms: int = 1_000) -> MatchState:
    """The state after a command that is not refused."""
    outcome = decide(state, Stamped(command, seat, at_ms, 1), RULES, AcceptAll())
    assert not isinstance(outcome, Refusal), outcome
    for event in outcome:
        state = evolve(state, event)
    return state


def proposed(state: MatchState) -> MatchState:
    """Two tiles of the mover's rack lie on the start cell and beside it, OK said."""
    phase = state.phase
    assert isinstance(phase, Composing)
    letters = "".join(tile for tile in state.table.racks[phase.seat] if tile != "?")[:2]
    return after(state, phase.seat, cmd.Propose(phase.turn_id, lay("3C", letters)))


def said(view: MatchState, seat: int | None, here: tuple[int, ...], laid: Laid = NOTHING) -> str:
    """What the bar says, plain."""
    shown = message(view, choices(view, seat, 0), here, laid)
    return f"{plain(shown.title)} / {shown.detail}"


def test_the_player_to_move_is_told_what_to_do() -> None:
    view = begun()
    assert said(view, 0, (0,)) == (
        "It is your turn / Lay the first word across the start, the cell with the star."
    )
    assert said(view, 0, (0,), Laid(exchanged=2)) == (
        "2 tiles to exchange / F3 swaps them for new ones from the bag and ends your turn."
    )
    assert said(view, 0, (0,), Laid(Violation(Why.GAP))) == (
        "Not yet / There is an empty cell between your tiles."
    )


def test_others_are_told_who_is_to_move() -> None:
    view = begun()
    assert said(view, 1, (1,)) == "Ana is to move / You can look around and sort your tiles."
    moved = after(view, 0, cmd.Pass(view.phase.turn_id))  # type: ignore[union-attr]
    moved = after(moved, 1, cmd.Pass(moved.phase.turn_id))  # type: ignore[union-attr]
    assert said(moved, 0, (0,)).startswith("Deep is thinking / ")


def test_a_game_without_own_tiles_tells_of_none() -> None:
    variant = built_in("wordstream-en")
    view = composing(variant, "", board=Board.from_text("MARES\nTILDO\nENCAR\nSOUPI\nBIRTH"))
    setup = msgspec.structs.replace(view.setup, hides_racks=False)
    view = msgspec.structs.replace(view, setup=setup, lost_ms=(None, None))
    rules = LetterPathRules(variant, None)
    laid = Laid(rules.assess(view.table, 0, PathPlay((Square(0, 0), Square(0, 1)))))
    told = [said(view, 0, (0,)), said(view, 0, (0,), laid), said(view, 1, (1,))]
    assert told[0] == (
        "It is your turn / Drag or click along neighbouring letters. Each counts 1; numbers "
        "on the way are added."
    )
    assert told[1].startswith("MA · 2 letters = 2 points / ")
    assert not any("tile" in text for text in told)


def test_an_opponent_is_asked_and_told_the_price_of_a_wrong_check() -> None:
    view = proposed(begun())
    assert isinstance(view.phase, Judging)
    word = view.phase.score.words[0].word
    assert said(view, 1, (1,)).startswith(f"Ana plays {word} for ")
    assert said(view, 1, (1,)).endswith(
        "Accept it, or check it in the dictionary. A wrong check costs your turn."
    )
    free = proposed(begun(wrong_check_penalty=False))
    assert "costs" not in said(free, 1, (1,))


def test_who_waits_for_answers_is_told_whose() -> None:
    view = proposed(begun())
    assert said(view, 0, (0,)).endswith("/ Waiting for Bo and Deep.")
    assert isinstance(view.phase, Judging)
    answered = after(view, 1, cmd.Accept(view.phase.proposal_id))
    assert said(answered, 0, (0,)).endswith("/ Waiting for Deep.")


def test_names_are_no_markup() -> None:
    view = proposed(begun(SeatSpec("<b>A & B"), SeatSpec("Bo", place=1)))
    assert said(view, 1, (1,)).startswith("<b>A & B plays ")


def test_a_card_shows_name_kind_clocks_and_score() -> None:
    view = begun()
    mine = card_facts(view, 0, 0, 51_500)
    assert (mine.name, mine.kind, mine.clock, mine.score) == ("Ana", "you", "00:09 · 04:09", 0)
    assert mine.is_mover
    assert mine.is_late
    other = card_facts(view, 1, 0, 51_500)
    assert (other.kind, other.clock, other.is_late) == ("network", "05:00", False)
    assert card_facts(view, 2, 0, 0).kind == "Strong"


def test_a_card_says_that_somebody_has_answered_but_not_what() -> None:
    view = proposed(begun())
    assert isinstance(view.phase, Judging)
    assert notes(view) == ["", "is asked", "is asked"]
    answered = after(view, 1, cmd.Accept(view.phase.proposal_id))
    assert notes(answered) == ["", "has answered", "is asked"]


def notes(view: MatchState) -> list[str]:
    """What the cards note."""
    return [card_facts(view, seat, 0, 0).note for seat in range(3)]


def test_the_ring_shows_the_time_that_matters() -> None:
    view = begun()
    assert ring_time(view, choices(view, 0, 0), 20_000) == (40_000, 60_000)
    assert ring_time(view, choices(view, 1, 0), 20_000) == (None, 1)
    judged = proposed(view)
    assert ring_time(judged, choices(judged, 1, 0), 4_000) == (7_000, 10_000)
    endless = proposed(begun(decision_ms=0, move_ms=0))
    assert ring_time(endless, choices(endless, 1, 0), 4_000) == (None, 1)


def test_the_ring_of_judging_stands_while_an_undo_request_is_answered() -> None:
    view = proposed(begun())
    assert view.undo is not None
    asked = after(view, 0, cmd.RequestUndo(view.undo.proposal_id), 3_000)
    assert ring_time(asked, choices(asked, 1, 0), 5_000) == (8_000, 10_000)


@pytest.mark.parametrize(
    ("width", "height"), [(800, 560), (1024, 597), (1180, 757), (1920, 1040), (3840, 2100)]
)
def test_the_halves_of_the_table_fit_side_by_side(width: int, height: int) -> None:
    left, right = halves(QSize(width, height), wanted=round(height * 0.88))
    assert left.left() >= LEFT
    assert right.left() - left.right() >= GAP
    assert right.right() <= width - SIDE
    assert RIGHT_MIN <= right.width() <= RIGHT_MAX
    assert max(left.bottom(), right.bottom()) < height


def test_large_text_in_a_small_window_leaves_the_board_its_half() -> None:
    left, right = halves(QSize(1024, 590), wanted=520, text_scale=1.5)
    assert left.width() >= 0.94 * right.width()


def test_large_text_gives_the_right_half_more_room() -> None:
    size = QSize(1180, 757)
    _, plain_half = halves(size, wanted=660)
    _, large = halves(size, wanted=660, text_scale=1.5)
    assert plain_half.width() < large.width() == round(RIGHT_MIN * 1.4)
