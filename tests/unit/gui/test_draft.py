# SPDX-License-Identifier: GPL-3.0-or-later
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from literaxx.gui.draft import Draft, Hint, Refused
from literaxx.model.board import Board, Placement
from literaxx.model.chance import Chance
from literaxx.model.geometry import Square
from literaxx.model.tiles import Tile
from tests.kit.tables import lay, square

EMPTY = Board.empty(5, 5)


def done(result: Draft | Refused) -> Draft:
    assert isinstance(result, Draft), result
    return result


def drawn(rack: str, *laid: str, board: Board = EMPTY) -> Draft:
    """A draft with tiles laid: `A@C3` is the first A of the rack at home, on C3."""
    draft = Draft.of_rack(rack)
    for item in laid:
        face, _, name = item.partition("@")
        key = next(tile.key for tile in draft.tiles if tile.is_home and tile.face == face)
        draft = done(draft.with_laid(key, square(name), board))
    return draft


def picture(draft: Draft) -> str:
    """The rack as it looks: `.` for a place whose tile lies elsewhere."""
    return "".join(tile.face if tile.is_home else "." for tile in draft.tiles)


def test_a_laid_tile_leaves_its_place_free_for_it() -> None:
    draft = drawn("WHILE", "I@C3")
    assert picture(draft) == "WH.LE"
    assert draft.rack == tuple("WHILE")
    assert draft.to_play() == lay("3C", "I")


def test_tiles_cannot_be_laid_on_tiles_of_the_board_or_beside_it() -> None:
    board = Board.from_text("A....\n.....\n.....\n.....\n.....")
    draft = Draft.of_rack("B")
    assert draft.with_laid(0, square("A1"), board) == Refused(Hint.OCCUPIED, "A1")
    assert isinstance(draft.with_laid(0, Square(0, 5), board), Refused)


def test_a_tile_laid_on_an_own_one_changes_places_with_it() -> None:
    draft = drawn("ABC", "A@A1", "B@B1")
    swapped = done(draft.with_laid(draft.laid[0].key, square("B1"), EMPTY))
    assert {tile.face: tile.square for tile in swapped.laid} == {
        "A": square("B1"),
        "B": square("A1"),
    }
    from_rack = done(swapped.with_laid(2, square("A1"), EMPTY))
    assert picture(from_rack) == ".B."


def test_a_blank_keeps_its_letter_on_the_board_and_loses_it_everywhere_else() -> None:
    laid = drawn("?A", "?@A1").with_named(0, "Z")
    moved = done(laid.with_laid(0, square("E5"), EMPTY))
    assert moved.to_play() == lay("5E", "z")
    for away in (
        done(moved.with_racked(0)),
        done(moved.with_offered(0)),
        moved.cleared(),
        moved.rebased(tuple("?A"), EMPTY.with_tiles([Placement(square("E5"), Tile("X"))])),
    ):
        assert away.tiles[0].name == ""


def test_an_own_tile_pushed_from_the_board_to_the_rack_loses_its_letter_too() -> None:
    draft = drawn("?A", "?@A1").with_named(0, "Z")
    pushed = done(draft.with_laid(1, square("A1"), EMPTY))
    assert (pushed.tiles[0].is_home, pushed.tiles[0].name) == (True, "")


def test_only_a_laid_blank_can_be_named() -> None:
    assert drawn("?A").with_named(0, "Z").tiles[0].name == ""
    assert drawn("?A", "A@A1").with_named(1, "Z").to_play() == lay("1A", "A")


def test_a_tile_put_on_a_taken_place_moves_the_others_up() -> None:
    draft = Draft.of_rack("ABCDE")
    assert picture(done(draft.with_racked(0, 3))) == "BCDAE"
    assert picture(done(draft.with_racked(4, 0))) == "EABCD"
    assert picture(done(draft.with_racked(1, 9))) == "ACDEB"


def test_a_tile_put_on_a_free_place_takes_it_over() -> None:
    draft = drawn("ABC", "A@A1")
    assert picture(done(draft.with_racked(2, 0))) == "CB."


def test_typing_takes_a_blank_only_for_a_letter_one_lacks() -> None:
    draft = Draft.of_rack("?AB")
    own = done(draft.with_typed("B", square("A1"), EMPTY))
    blank = done(own.with_typed("Z", square("B1"), EMPTY))
    assert blank.to_play() == lay("1A", "Bz")
    assert blank.with_typed("Q", square("C1"), EMPTY) == Refused(Hint.NOT_ON_RACK, "Q")


def test_typing_at_a_taken_cell_changes_nothing() -> None:
    board = Board.from_text("A....\n.....\n.....\n.....\n.....")
    assert isinstance(Draft.of_rack("?").with_typed("Q", square("A1"), board), Refused)


def test_offered_tiles_are_exchanged_in_the_order_they_were_offered() -> None:
    draft = done(done(Draft.of_rack("ABC").with_offered(2)).with_offered(0))
    assert draft.exchange_tiles() == ("C", "A")
    assert draft.to_play().placements == ()
    assert not draft.is_empty
    assert draft.cleared().is_empty


def test_shuffling_and_sorting_leave_the_places_of_laid_tiles_alone() -> None:
    draft = drawn("D?CBA", "C@A1")
    assert picture(draft.sorted("ABCD")) == "AB.D?"
    mixed = draft.shuffled(Chance(3))
    assert picture(mixed)[2] == "."
    assert Counter(mixed.rack) == Counter(draft.rack)


def test_a_key_that_is_gone_is_refused() -> None:
    draft = Draft.of_rack("A")
    for result in (
        draft.with_laid(7, square("A1"), EMPTY),
        draft.with_offered(7),
        draft.with_racked(7),
    ):
        assert isinstance(result, Refused)


def test_a_newer_board_sends_home_only_the_tiles_whose_cells_it_takes() -> None:
    draft = drawn("AB", "A@A1", "B@B1")
    newer = draft.rebased(tuple("AB"), EMPTY.with_tiles([Placement(square("A1"), Tile("X"))]))
    assert picture(newer) == "A."


def test_a_newer_rack_keeps_keys_and_order_and_adds_at_the_end() -> None:
    draft = done(Draft.of_rack("EAT").with_racked(0, 2))
    newer = draft.rebased(tuple("ETXY"), EMPTY)
    assert picture(newer) == "TEXY"
    assert [tile.key for tile in newer.tiles[:2]] == [2, 0]
    assert len({tile.key for tile in newer.tiles}) == 4


def test_of_equal_tiles_the_laid_one_is_the_one_that_has_gone() -> None:
    draft = drawn("OXO", "O@A1")
    newer = draft.rebased(tuple("XO"), EMPTY)
    assert [tile.key for tile in newer.tiles] == [1, 2]


def test_a_play_from_elsewhere_is_laid_as_far_as_its_tiles_are_there() -> None:
    draft = Draft.of_rack("AB?").with_play(lay("1A", "AzQ"), EMPTY)
    assert draft.to_play() == lay("1A", "Az")


def test_in_order_follows_a_rack_of_the_same_tiles() -> None:
    assert Draft.of_rack("ABC").in_order(tuple("CAB")).rack == tuple("CAB")


_squares = st.builds(Square, st.integers(-1, 5), st.integers(-1, 5))
_steps = st.one_of(
    st.tuples(st.just("lay"), st.integers(0, 9), _squares),
    st.tuples(st.just("offer"), st.integers(0, 9), _squares),
    st.tuples(st.just("rack"), st.integers(0, 9), _squares),
    st.tuples(st.just("type"), st.integers(0, 25), _squares),
    st.tuples(st.just("name"), st.integers(0, 9), _squares),
    st.tuples(st.just("clear"), st.just(0), _squares),
    st.tuples(st.just("mix"), st.integers(0, 9), _squares),
    st.tuples(st.just("rebase"), st.integers(0, 9), _squares),
)


def step(draft: Draft, kind: str, number: int, where: Square, board: Board) -> Draft | Refused:
    letter = chr(ord("A") + number % 26)
    match kind:
        case "lay":
            return draft.with_laid(number, where, board)
        case "offer":
            return draft.with_offered(number)
        case "rack":
            return draft.with_racked(number, where.row + 1)
        case "type":
            return draft.with_typed(letter, where, board)
        case "name":
            return draft.with_named(number, letter)
        case "clear":
            return draft.cleared()
        case "mix":
            return draft.shuffled(Chance(number))
        case _:
            return draft.rebased(draft.rack, board)


@given(st.lists(_steps, max_size=40))
def test_whatever_is_done_no_tile_doubles_or_vanishes(
    steps: list[tuple[str, int, Square]],
) -> None:
    rack = tuple("EAT?Q?E")
    board = Board.from_text(".....\n..X..\n.YZ..\n.....\n.....")
    draft = Draft.of_rack(rack)
    for kind, number, where in steps:
        result = step(draft, kind, number, where, board)
        draft = result if isinstance(result, Draft) else draft
        assert Counter(draft.rack) == Counter(rack)
        assert len({tile.key for tile in draft.tiles}) == 7
        squares = [tile.square for tile in draft.laid]
        assert len(set(squares)) == len(squares)
        assert all(s and board.holds(s) and board.at(s) is None for s in squares)
        assert not any(tile.is_offered for tile in draft.laid)
        assert all(tile.is_blank and tile.square for tile in draft.tiles if tile.name)
