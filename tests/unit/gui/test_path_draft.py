# SPDX-License-Identifier: GPL-3.0-or-later
from literaxx.gui.draft import Hint, Refused
from literaxx.gui.path_draft import PathDraft
from literaxx.model.board import Board
from literaxx.model.plays import PathPlay
from literaxx.model.scoring import Score
from literaxx.model.table import Table
from literaxx.paths import resources
from literaxx.rules.base import Violation, Why
from literaxx.rules.letterpath import LetterPathRules
from literaxx.rules.variants import parse_variant
from tests.kit.tables import line, square

GAME = parse_variant(
    (resources() / "variants" / "wordstream-en.toml").read_text("utf-8"), "wordstream-en"
)
RULES = LetterPathRules(GAME, None)
BOARD = Board.from_text("MARES\nTILDO\nENCAR\nSOUPI\nBIRTH")


def assess(play: PathPlay) -> Score | Violation:
    return RULES.assess(Table(BOARD, ((), ()), (), (0, 0)), 0, play)


def points(play: PathPlay) -> int:
    score = assess(play)
    assert isinstance(score, Score)
    return score.points


def good(result: PathDraft | Violation | Refused) -> PathDraft:
    assert isinstance(result, PathDraft), result
    return result


def drawn(*names: str) -> PathDraft:
    draft = PathDraft()
    for name in names:
        draft = good(draft.extended(square(name), assess))
    return draft


def typed(text: str, draft: PathDraft | None = None) -> PathDraft | Refused:
    made = draft or PathDraft()
    for letter in text:
        step = made.typed(letter, BOARD, assess, points)
        if isinstance(step, Refused):
            return step
        made = step
    return made


def test_a_line_grows_from_letter_to_neighbouring_letter() -> None:
    draft = drawn("D4", "D3", "C2", "D1")
    assert draft.word(BOARD) == "PALE"
    assert draft.to_play() == line("D4", "D3", "C2", "D1")


def test_an_empty_line_is_no_play() -> None:
    assert PathDraft().to_play() is None
    assert PathDraft().stepped_back() == PathDraft()


def test_what_a_line_may_not_do_is_told() -> None:
    assert drawn("A1").extended(square("C1"), assess) == Violation(Why.NOT_NEIGHBOURS, "C1")
    crossing = drawn("A1", "B2", "B1").extended(square("A2"), assess)
    assert crossing == Violation(Why.CROSSES_ITSELF)
    twice = drawn("A1", "A2").extended(square("A1"), assess)
    assert twice == Violation(Why.SQUARE_TWICE)


def test_clicks_lengthen_and_shorten_the_line() -> None:
    draft = drawn("A1", "B1", "C1")
    assert good(draft.touched(square("C1"), assess)).to_play() == line("A1", "B1")
    assert good(draft.touched(square("A1"), assess)).to_play() == line("A1")
    assert good(draft.touched(square("D1"), assess)).word(BOARD) == "MARE"


def test_dragging_back_over_the_line_shortens_it() -> None:
    draft = drawn("A1", "B1", "C1")
    assert good(draft.passed(square("B1"), assess)).to_play() == line("A1", "B1")
    assert good(draft.passed(square("C1"), assess)) == draft
    assert good(draft.passed(square("C2"), assess)).word(BOARD) == "MARL"


def test_typing_finds_a_line_wherever_it_begins() -> None:
    assert good(typed("PALE")).to_play() == line("D4", "D3", "C2", "D1")


def test_typing_begins_with_the_line_that_is_worth_most_and_tab_goes_round() -> None:
    draft = good(typed("IR"))
    values = [points(PathPlay(squares)) for squares in draft.others]
    assert values == sorted(values, reverse=True)
    assert len(values) > 1
    seen = [draft]
    for _ in draft.others:
        seen.append(seen[-1].next_line())
    assert seen[-1] == draft
    assert len({made.squares for made in seen}) == len(values)


def test_typing_goes_on_from_what_was_drawn_by_hand() -> None:
    draft = good(typed("LE", drawn("D4", "D3")))
    assert draft.to_play() == line("D4", "D3", "C2", "D1")
    assert typed("Z", drawn("D4")) == Refused(Hint.NO_LINE, "PZ")


def test_typing_on_may_lead_the_line_through_other_cells() -> None:
    for word in ("RE", "RI", "RA"):
        draft = good(typed(word))
        assert draft.word(BOARD) == word


def test_a_typed_line_never_crosses_itself() -> None:
    board = Board.from_text("AB.\nCD.\n...")
    made = PathDraft()

    def judged(play: PathPlay) -> Score | Violation:
        return RULES.assess(Table(board, ((), ()), (), (0, 0)), 0, play)

    for letter in "ADB":
        made = good(made.typed(letter, board, judged, lambda _: 0))
    assert made.typed("C", board, judged, lambda _: 0) == Refused(Hint.NO_LINE, "ADBC")


def test_a_step_back_forgets_the_other_lines() -> None:
    draft = good(typed("PALE")).stepped_back()
    assert (draft.word(BOARD), draft.others) == ("PAL", ())
    assert draft.next_line() == draft


def test_a_line_fits_a_board_with_the_same_letters_under_it() -> None:
    draft = drawn("A1", "B1")
    other = Board.from_text("MAXXX\nXXXXX\nXXXXX\nXXXXX\nXXXXX")
    assert draft.fits(BOARD, other)
    assert not drawn("A1", "B1", "C1").fits(BOARD, other)
