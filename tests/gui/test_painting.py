# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table looks like, by pixels that must have a certain colour."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from literaxx.gui.board_view import BoardView
from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import ChipGroup
from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.countdown import CountdownRing
from literaxx.gui.curtain import Curtain
from literaxx.gui.fonts import fitting
from literaxx.gui.look import FOLLOW_SYSTEM, Look
from literaxx.gui.table_area import TableSettings
from literaxx.gui.theme import THEMES, load_theme
from literaxx.match.state import TurnKind, TurnRecord
from literaxx.model.board import Board
from literaxx.model.scoring import Score
from literaxx.rules.crossword import CrosswordRules
from tests.gui.conftest import Open
from tests.kit.tables import lay, small_game
from tests.kit.tables import table as table_of
from tests.kit.tabletop import Tabletop
from tests.kit.views import composing, judging

pytestmark = pytest.mark.gui


def corner(table: Tabletop, cell: str) -> str:
    """The colour of a cell or tile near its upper left corner, where nothing is written."""
    view = table.part(BoardView)
    assert isinstance(view, BoardView)
    reach = round(view.metrics.cell * 0.36)
    return table.colour_at(table.cell(cell) - QPoint(reach, reach))


def near(one: str, two: QColor) -> bool:
    """Tiles are a little lighter at the top, and edges are smooth."""
    other = QColor(one)
    parts = zip(
        (other.red(), other.green(), other.blue()),
        (two.red(), two.green(), two.blue()),
        strict=True,
    )
    return all(abs(a - b) < 20 for a, b in parts)


@pytest.mark.parametrize("name", THEMES)
def test_cells_and_tiles_have_the_colours_of_the_theme(
    open_table: Open, look: Look, name: str
) -> None:
    look.use(name)
    theme = load_theme(name)
    board = Board.empty(5, 7).with_tiles(lay("4B", "Jc").placements)
    table = open_table(view=composing(small_game(), "ABCDE", board=board))
    assert corner(table, "A1") == theme.cells[0].name()
    assert corner(table, "B1") == theme.cell.name()
    assert corner(table, "D1") == theme.triple_cell.name()
    assert corner(table, "F1") == theme.double_cell.name()
    assert near(corner(table, "B4"), theme.tiles[5])
    assert near(corner(table, "C4"), theme.tiles[0])


def test_a_change_of_theme_paints_everything_anew(open_table: Open, look: Look) -> None:
    table = open_table("AAAAA")
    table.drag(table.place(1), table.cell("E4"))
    before = [corner(table, cell) for cell in ("A1", "B1", "E4")]
    look.use("dark")
    after = [corner(table, cell) for cell in ("A1", "B1", "E4")]
    assert all(one != two for one, two in zip(before, after, strict=True))
    assert after[1] == load_theme("dark").cell.name()
    look.use("light")
    assert [corner(table, cell) for cell in ("A1", "B1", "E4")] == before


def test_laid_and_proposed_tiles_are_framed(open_table: Open) -> None:
    theme = load_theme("light")
    table = open_table("ABCDE")
    view = table.part(BoardView)
    assert isinstance(view, BoardView)
    top = QPoint(0, -round(view.metrics.cell / 2))
    table.drag(table.place(1), table.cell("E4"))
    assert table.colour_at(table.cell("E4") + top) == theme.frame.name()
    table.shows(judging(composing(small_game(), "ABCDE", mover=1), lay("2B", "J"), mover=1))
    assert table.colour_at(table.cell("B2") + top) == theme.frame.name()


def test_the_cell_under_a_held_tile_is_lit_and_no_other(open_table: Open) -> None:
    theme = load_theme("light")
    table = open_table("ABCDE")
    table.take(table.place(1), table.cell("F4") + QPoint(14, 14))
    assert corner(table, "F4") == theme.lit.name()
    assert corner(table, "E4") == theme.cell.name()
    table.let_go(table.cell("F4"))


def test_the_last_word_is_marked_where_it_laid_tiles(open_table: Open) -> None:
    game = small_game()
    first = Board.empty(5, 7).with_tiles(lay("3C", "BA").placements)
    play = lay("3E", "D")
    score = CrosswordRules(game).assess(table_of(first), 0, play)
    begin = CrosswordRules(game).assess(table_of(Board.empty(5, 7)), 0, lay("3C", "BA"))
    assert isinstance(score, Score)
    assert isinstance(begin, Score)
    history = (TurnRecord(0, TurnKind.PLAYED, begin, 2), TurnRecord(1, TurnKind.PLAYED, score, 1))
    board = first.with_tiles(play.placements)
    table = open_table(view=composing(game, "ABCDE", board=board, history=history, turn=3))
    view = table.part(BoardView)
    assert isinstance(view, BoardView)
    reach = view.metrics.cell * 0.35
    mark = QPoint(round(reach), -round(reach))
    assert near(table.colour_at(table.cell("E3") + mark), load_theme("light").tile_inks[2])
    assert near(table.colour_at(table.cell("D3") + mark), load_theme("light").tiles[1])


def test_digits_take_the_place_of_pips(open_table: Open) -> None:
    table = open_table("ABCDE")
    pips = table.area.grab().toImage()
    table.area.set_settings(TableSettings(digits=True))
    assert table.area.grab().toImage() != pips
    table.area.set_settings(TableSettings())
    assert table.area.grab().toImage() == pips


def test_named_rows_and_columns_still_hold_every_cell(open_table: Open) -> None:
    table = open_table("ABCDE")
    table.area.set_settings(TableSettings(names=True, movement=False))
    table.drag(table.place(1), table.cell("G5"))
    assert table.laid == {"G5": "A"}


def test_ten_thousand_repaints_do_no_harm(open_table: Open) -> None:
    """PySide6 6.12.0 loses a reference to None at each call that returns nothing."""
    table = open_table("ABCDE")
    view = table.part(BoardView)
    spot = table.cell("C3") - view.pos()
    for _ in range(10_000):
        view.repaint(spot.x(), spot.y(), 4, 4)
    assert corner(table, "B1") == load_theme("light").cell.name()


def test_the_size_of_text_changes_while_the_program_runs(look: Look, qtbot: QtBot) -> None:
    button = KeyButton(look, "Exchange", "F3")
    qtbot.addWidget(button)
    before = button.sizeHint()
    look.use("light", 1.5)
    assert button.sizeHint().width() > before.width()
    assert button.sizeHint().height() > before.height()
    look.use("light", 1.0)
    assert button.sizeHint() == before


def test_the_look_follows_the_system_only_when_that_was_chosen(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The platform of the tests has no colours of its own to change."""
    hints = QApplication.styleHints()
    monkeypatch.setattr("literaxx.gui.look.system_theme", lambda: "dark")
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look.theme.name == "light"
    look.use(FOLLOW_SYSTEM)
    assert (look.theme.name, look.choice) == ("dark", FOLLOW_SYSTEM)
    monkeypatch.setattr("literaxx.gui.look.system_theme", lambda: "contrast")
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look.theme.name == "contrast"


def colours_of(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_the_main_button_is_in_the_accent_and_a_disabled_one_is_not(
    look: Look, qtbot: QtBot
) -> None:
    button = KeyButton(look, "OK", "F2", is_primary=True)
    qtbot.addWidget(button)
    assert look.theme.accent.name() in colours_of(button)
    button.setEnabled(False)
    assert look.theme.accent.name() not in colours_of(button)


def test_a_card_is_framed_in_the_accent_when_it_is_told_so(look: Look, qtbot: QtBot) -> None:
    card = Card(look)
    card.resize(60, 40)
    qtbot.addWidget(card)
    assert look.theme.accent.name() not in colours_of(card)
    card.set_framed(True)
    assert look.theme.accent.name() in colours_of(card)


def test_a_label_speaks_in_its_tone_in_every_theme(look: Look, qtbot: QtBot) -> None:
    label = Label(look, "████", tone=Tone.ALARM)
    qtbot.addWidget(label)
    for name in THEMES:
        look.use(name)
        assert look.theme.alarm.name() in colours_of(label)


def test_the_ring_shows_begun_seconds_and_hurries_only_at_the_end_of_a_long_time(
    look: Look, qtbot: QtBot
) -> None:
    ring = CountdownRing(look)
    qtbot.addWidget(ring)
    for left, total, seconds, is_urgent in (
        (60_000, 60_000, 60, False),
        (10_001, 60_000, 11, False),
        (10_000, 60_000, 10, True),
        (1, 60_000, 1, True),
        (0, 60_000, 0, True),
        (-5, 60_000, 0, True),
        (3_000, 10_000, 3, False),
    ):
        ring.set_time(left, total)
        assert (ring.seconds, ring.is_urgent) == (seconds, is_urgent)
        assert (look.theme.alarm.name() in colours_of(ring)) is is_urgent


def test_exactly_one_chip_is_chosen_and_only_the_person_is_heard(look: Look, qtbot: QtBot) -> None:
    group = ChipGroup(look, "Time for a move")
    qtbot.addWidget(group)
    chosen: list[object] = []
    group.chosen.connect(chosen.append)
    group.set_choices([(0, "none"), (60, "1 min"), (120, "2 min")], 60)
    group.set_value(120)
    assert (group.value(), chosen) == (120, [])
    group.chip(0).click()
    assert (group.value(), chosen) == (0, [0])
    group.set_choices([(0, "niciuna"), (60, "1 min"), (120, "2 min")], 60)
    assert group.chip(0).text() == "niciuna"
    group.set_choices([("a", "A")], "a")
    assert group.value() == "a"


def test_chips_flow_into_as_many_rows_as_they_need(look: Look, qtbot: QtBot) -> None:
    group = ChipGroup(look)
    qtbot.addWidget(group)
    group.set_choices([(n, f"choice {n}") for n in range(6)], 0)
    layout = group.layout()
    assert layout is not None
    assert layout.heightForWidth(900) < layout.heightForWidth(200)
    group.resize(200, layout.heightForWidth(200))
    group.show()
    assert all(group.rect().contains(group.chip(n).geometry()) for n in range(6))


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("name", ["Ana", "Wilhelmina-Magdalena"])
def test_the_button_of_the_curtain_is_always_whole(
    open_table: Open, look: Look, name: str, text_scale: float
) -> None:
    look.use("light", text_scale)
    table = open_table("ABCDE")
    table.area.set_curtain(name)
    curtain = table.part(Curtain)
    button = curtain.findChild(KeyButton)
    assert isinstance(button, KeyButton)
    assert curtain.rect().contains(button.geometry())
    assert button.width() >= button.minimumSizeHint().width()
    assert button.x() > curtain.width() / 5
    assert table.area.rect().contains(curtain.geometry())
    look.use("light", 1.0)


def test_a_text_is_made_smaller_until_it_fits_and_no_smaller_than_can_be_read(
    look: Look,
) -> None:
    wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    text = "Drop tiles here to exchange"
    large, small = QRectF(0, 0, 400, 60), QRectF(0, 0, 90, 40)
    assert fitting(look.font(13), text, large, wrapped).pixelSize() == 13
    assert 9 <= fitting(look.font(20), text, small, wrapped).pixelSize() < 20
    assert fitting(look.font(20), text, QRectF(0, 0, 3, 3), wrapped).pixelSize() == 9
