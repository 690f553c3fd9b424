# SPDX-License-Identifier: GPL-3.0-or-later
import msgspec

from literaxx.gui.composer import Composer
from literaxx.gui.draft import Draft, Hint, Refused
from literaxx.match.events import EndCause
from literaxx.match.state import Composing, Finished
from literaxx.model.board import Board
from tests.kit.tables import lay, small_game, square
from tests.kit.views import composing, judging

GAME = small_game()
EMPTY = Board.empty(5, 7)


class Person:
    """Ana at a composer."""

    def __init__(self, rack: str = "ABCDE") -> None:
        self.changes = 0
        self.composer = Composer(GAME, self.note)
        self.view = composing(GAME, rack)
        self.composer.show(self.view, 0, covered=False)

    def note(self) -> None:
        self.changes += 1

    def lays(self, face: str, name: str) -> Refused | None:
        draft = self.composer.draft
        key = next(tile.key for tile in draft.tiles if tile.is_home and tile.face == face)
        return self.composer.attempt(draft.with_laid(key, square(name), self.composer.board))

    def sees(self, view: object, *, covered: bool = False) -> bool:
        assert isinstance(view, type(self.view))
        self.view = view
        return self.composer.show(view, 0, covered=covered)

    @property
    def rack(self) -> str:
        return "".join(t.face if t.is_home else "." for t in self.composer.draft.tiles)


def test_showing_the_same_view_again_disturbs_nothing() -> None:
    ana = Person()
    ana.lays("A", "C3")
    assert ana.sees(ana.view) is False
    assert ana.rack == ".BCDE"
    assert ana.changes == 1


def test_an_order_of_ones_own_is_not_undone_by_a_view_that_does_not_know_it_yet() -> None:
    ana = Person()
    ana.composer.attempt(ana.composer.draft.with_racked(0, 4))
    ana.sees(msgspec.structs.replace(ana.view, count=11))
    assert ana.rack == "BCDEA"


def test_the_end_of_a_turn_takes_everything_back_and_empties_the_blank() -> None:
    ana = Person("AB?")
    ana.lays("?", "C3")
    ana.composer.attempt(ana.composer.draft.with_named(2, "Z"))
    ana.sees(composing(GAME, "AB?", mover=1, turn=2))
    assert ana.rack == "AB?"
    assert ana.composer.draft.tiles[2].name == ""


def test_tiles_laid_in_anothers_turn_stay_into_ones_own() -> None:
    ana = Person()
    ana.sees(composing(GAME, "ABCDE", mover=1, turn=2))
    assert ana.lays("A", "C3") is None
    ana.sees(composing(GAME, "ABCDE", mover=0, turn=3))
    assert ana.rack == ".BCDE"


def test_a_word_that_stood_leaves_the_rest_in_its_order_and_new_tiles_at_the_end() -> None:
    ana = Person("EABEC")
    ana.composer.attempt(ana.composer.draft.with_racked(2, 0))  # B E A E C
    ana.lays("A", "C3")
    ana.lays("E", "D3")
    ana.sees(judging(ana.view, ana.composer.draft.to_play()))
    assert ana.rack == "B..EC"
    board = EMPTY.with_tiles(lay("3C", "AE").placements)
    differs = ana.sees(composing(GAME, "BECEA", board=board, mover=1, turn=2))
    assert ana.rack == "BECEA"
    assert differs is False


def test_it_tells_when_its_order_is_not_the_one_the_match_knows() -> None:
    ana = Person("EABEC")
    key = ana.composer.draft.tiles[3].key
    ana.composer.attempt(ana.composer.draft.with_laid(key, square("C3"), EMPTY))
    ana.lays("A", "D3")
    board = EMPTY.with_tiles(lay("3C", "EA").placements)
    # The match takes the first E from the rack; she has laid the other one.
    assert ana.sees(composing(GAME, "BECJJ", board=board, mover=1, turn=2)) is True
    assert ana.rack == "EBCJJ"


def test_while_ones_word_is_judged_its_tiles_cannot_be_moved_but_the_rack_can() -> None:
    ana = Person()
    ana.lays("A", "C3")
    ana.sees(judging(ana.view, ana.composer.draft.to_play()))
    draft = ana.composer.draft
    assert not ana.composer.may_lay
    assert ana.lays("B", "D3") == Refused(Hint.NOT_NOW)
    assert ana.composer.attempt(draft.with_racked(0)) == Refused(Hint.NOT_NOW)
    assert ana.composer.attempt(draft.with_racked(4, 1)) is None
    assert ana.rack == ".EBCD"


def test_a_judged_word_is_laid_again_when_the_program_was_started_anew() -> None:
    ana = Person("AB?")
    fresh = Composer(GAME, ana.note)
    fresh.show(judging(ana.view, lay("3C", "Ac")), 0, covered=False)
    assert fresh.draft.to_play() == lay("3C", "Ac")


def test_an_undo_brings_tiles_back_to_the_rack_in_the_old_order() -> None:
    ana = Person("CAB")
    ana.lays("A", "C3")
    ana.sees(judging(ana.view, ana.composer.draft.to_play()))
    board = EMPTY.with_tiles(lay("3C", "A").placements)
    ana.sees(composing(GAME, "CBJ", board=board, mover=1, turn=2))
    ana.sees(composing(GAME, "CAB", mover=0, turn=1))
    assert ana.rack == "CAB"


def test_an_undo_while_the_word_is_judged_takes_it_off_the_board() -> None:
    ana = Person("CAB")
    ana.lays("A", "C3")
    before = ana.view
    ana.sees(judging(before, ana.composer.draft.to_play()))
    ana.sees(before)
    assert ana.rack == "CAB"


def test_a_proposal_of_another_takes_its_cells_while_it_is_judged() -> None:
    ana = Person()
    ana.sees(composing(GAME, "ABCDE", mover=1, turn=2))
    ana.lays("A", "C3")
    ana.sees(judging(ana.view, lay("3C", "D"), mover=1))
    assert ana.rack == "ABCDE"
    assert ana.lays("A", "C3") == Refused(Hint.OCCUPIED, "C3")


def test_each_person_at_a_shared_screen_has_a_draft_of_his_own() -> None:
    ana = Person()
    ana.sees(composing(GAME, "ABCDE", mover=1, turn=2))
    ana.lays("A", "C3")
    ana.composer.show(ana.view, 1, covered=False)
    assert ana.composer.draft.laid == ()
    ana.composer.show(ana.view, 0, covered=False)
    assert ana.rack == ".BCDE"


def test_nobody_lays_what_is_covered_or_when_the_game_is_over() -> None:
    ana = Person()
    ana.sees(ana.view, covered=True)
    assert ana.lays("A", "C3") == Refused(Hint.NOT_NOW)
    ana.sees(msgspec.structs.replace(ana.view, phase=Finished(EndCause.PASSES, None, ())))
    assert ana.lays("A", "C3") == Refused(Hint.NOT_NOW)


def test_an_onlooker_has_no_tiles() -> None:
    ana = Person()
    ana.composer.show(ana.view, None, covered=False)
    assert ana.composer.draft == Draft()
    assert ana.composer.attempt(ana.composer.draft.cleared()) == Refused(Hint.NOT_NOW)


def test_a_turn_after_a_skipped_one_is_another_turn() -> None:
    ana = Person()
    ana.lays("A", "C3")
    assert isinstance(ana.view.phase, Composing)
    ana.sees(composing(GAME, "ABCDE", mover=0, turn=5))
    assert ana.rack == "ABCDE"
