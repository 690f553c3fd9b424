# SPDX-License-Identifier: GPL-3.0-or-later
"""One whole game of four people, through the window, with real keys and drags."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from literaxx.gui.end_page import EndPage
from literaxx.match.choices import Deed, mover
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.paths import resources
from literaxx.rules.variants import parse_variant
from tests.gui.conftest import OpenWindow
from tests.kit.matches import WordSet
from tests.kit.windows import FakeShelf, Player, say_yes

_TEXT = (resources() / "variants" / "literaxx-en.toml").read_text("utf-8")
_HEAD, _, _REST = _TEXT.partition("[tiles.letters]")
_TILES = {"A": 4, "E": 6, "I": 3, "O": 3, "R": 3, "S": 3, "T": 4, "N": 3, "D": 3, "H": 2, "M": 1}
_POINTS = {"D": 2, "H": 3, "M": 3}
VARIANT = parse_variant(
    _HEAD.replace("literaxx-en", "few-tiles")
    + "[tiles.letters]\n"
    + "".join(f"{x} = [{_POINTS.get(x, 1)}, {n}]\n" for x, n in _TILES.items())
    + "[switches]"
    + _REST.partition("[switches]")[2],
    "few tiles",
)
SETUP = Setup(
    VARIANT.id,
    VARIANT.revision,
    tuple(SeatSpec(name) for name in ("Ana", "Bo", "Cy", "Di")),
    Options(decision_ms=10_000, move_ms=60_000),
    first=0,
)


@pytest.fixture
def shelf() -> FakeShelf:
    """The game with few tiles, always mixed the same way, and a dictionary of two words."""
    made = FakeShelf(VARIANT, referee=WordSet("SATIN", "GIRT"))
    made.fake.machine = replace(made.fake.machine, entropy=lambda: 1)
    return made


def test_four_people_play_a_whole_game(open_window: OpenWindow, shelf: FakeShelf) -> None:
    window = open_window(shelf)
    window.start_game(SETUP)
    player = Player(window, shelf.fake)
    ana_exchanges(player)
    bo_is_accepted_by_all(player)
    cy_is_checked_in_vain(player)
    ana_takes_a_word_back(player)
    ana_is_checked_and_refused(player)
    bo_meets_silence(player)
    cy_runs_out_of_time(player)
    di_leaves(player)
    ana_passes(player)
    bo_goes_out(player)
    the_sums_are_right(player)


def ana_exchanges(player: Player) -> None:
    assert player.area.is_hidden
    player.lift_curtain()
    assert player.rack == tuple("SORENDE")
    for _ in range(2):
        player.drag(player.place("E"), player.field())
    assert player.area.exchange_tiles() == ("E", "E")
    player.press(Qt.Key.Key_F3)
    assert scores(player) == (0, 0, 0, 0)
    assert moving(player) == "Bo"


def bo_is_accepted_by_all(player: Player) -> None:
    player.lift_curtain()
    player.lay_by_mouse("F8=S", "G8=A", "H8=T", "I8=I", "J8=N")
    player.settle()
    assert player.table.bar.text.startswith("Ana exchanged 2 tiles.\nSATIN · 1+1+1+1+1 = 5 points")
    player.press(Qt.Key.Key_F2)
    for name in ("Cy", "Di", "Ana"):
        assert "Bo plays SATIN for 5 points" in player.table.bar.text
        assert f"{name}, you are asked." in player.table.bar.text
        assert player.area.is_hidden
        player.press(Qt.Key.Key_F2)
    assert scores(player) == (0, 5, 0, 0)


def cy_is_checked_in_vain(player: Player) -> None:
    player.lift_curtain()
    player.drag(player.place("?"), player.cell("H5"))
    choose_letter(player, "D")
    player.lay_by_mouse("H6=I", "H7=R")
    assert laid_word(player) == "DIRT"
    player.double_click(player.cell("H5"))
    choose_letter(player, "G")
    assert laid_word(player) == "GIRT"
    player.press(Qt.Key.Key_F2)
    assert "Di, you are asked." in player.table.bar.text
    player.press(Qt.Key.Key_F3)
    assert scores(player) == (0, 5, 3, 0)
    assert "Di loses the next turn" in player.table.bar.text
    assert moving(player) == "Ana"


def ana_takes_a_word_back(player: Player) -> None:
    player.lift_curtain()
    player.lay_by_keys("F9", "AND", down=True)
    assert laid_word(player) == "SAND"
    player.press(Qt.Key.Key_F2)
    player.press(Qt.Key.Key_F2)  # Bo accepts
    assert player.table.deeds.undo_button.text() == "Ana: Undo"
    player.ready()
    QTest.keyClick(player.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    for name in ("Bo", "Cy", "Di"):
        player.settle()
        assert "Ana asks to take the word back" in player.table.bar.text
        assert f"{name}, you are asked." in player.table.bar.text
        player.press(Qt.Key.Key_F2)
    assert scores(player) == (0, 5, 3, 0)
    assert moving(player) == "Ana"


def ana_is_checked_and_refused(player: Player) -> None:
    player.lift_curtain()
    player.key(Qt.Key.Key_Escape)
    assert player.rack == tuple("SORNDSA")
    player.lay_by_keys("F9", "NOR", down=True)
    assert laid_word(player) == "SNOR"
    player.press(Qt.Key.Key_F2)
    player.press(Qt.Key.Key_F3)  # Bo checks
    assert "Not in the dictionary: SNOR." in player.table.bar.text
    assert scores(player) == (0, 5, 3, 0)
    assert moving(player) == "Bo"


def bo_meets_silence(player: Player) -> None:
    player.lift_curtain()
    player.lay_by_mouse("J2=M", "J3=E")
    player.lay_by_keys("J4", "ATEE", down=True)
    assert laid_word(player) == "MEATEEN"
    player.press(Qt.Key.Key_F2)
    for name in ("Cy", "Di", "Ana"):
        assert f"{name}, you are asked." in player.table.bar.text
        assert player.table.bar.ring.seconds == 10
        player.wait(10_000)
    assert scores(player) == (0, 27, 3, 0)


def cy_runs_out_of_time(player: Player) -> None:
    assert moving(player) == "Cy"
    player.lift_curtain()
    player.lay_by_mouse("G9=T")
    player.wait(60_000)
    assert "Cy's time for this move ran out." in player.table.bar.text
    assert moving(player) == "Di"


def di_leaves(player: Player) -> None:
    player.lift_curtain()
    menu = player.window.menus.leave
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text().startswith("Di ")).trigger()
    say_yes(player.window)
    player.settle()
    assert moving(player) == "Ana"


def ana_passes(player: Player) -> None:
    player.lift_curtain()
    player.press(Qt.Key.Key_F4)
    assert moving(player) == "Bo"


def bo_goes_out(player: Player) -> None:
    player.lift_curtain()
    assert player.rack == ("A", "E")
    player.lay_by_mouse("K7=A", "K8=E")
    player.press(Qt.Key.Key_F2)
    for name in ("Cy", "Ana"):
        assert f"{name}, you are asked." in player.table.bar.text
        player.press(Qt.Key.Key_F2)


def the_sums_are_right(player: Player) -> None:
    """Bo has 5 + 22 + 10 and gains 8 + 7 + 12; the others lose theirs; Di, who left, is last."""
    assert scores(player) == (-8, 64, -4, -12)
    assert player.table.bar.text.endswith("Bo wins\nBo has laid the last tile.")
    assert [turn.kind.value for turn in player.table.view.progress.history] == [
        "exchanged", "played", "played", "skipped", "refused", "played",
        "timed-out", "skipped", "passed", "played",
    ]  # fmt: skip
    player.click(player.table.deeds.button(Deed.RESULT))
    page = player.window.page
    assert isinstance(page, EndPage)
    assert page.title.text() == "Bo wins"
    texts = [label.text() for label in page.findChildren(QLabel)]
    for text in ("64", "−4", "−8", "−12", "+27", "SORNDSA  −8", "MEATEEN · 22 · Bo", "1 : 1"):
        assert text in texts


def scores(player: Player) -> tuple[int, ...]:
    """The points of all seats."""
    return player.table.view.table.scores


def moving(player: Player) -> str:
    """Whose turn it is."""
    seat = mover(player.table.view)
    assert seat is not None
    return player.table.view.setup.seats[seat].name


def laid_word(player: Player) -> str:
    """The main word that the message bar counts."""
    player.settle()
    return player.table.bar.text.split("\n")[-2].partition(" ")[0]


def choose_letter(player: Player, letter: str) -> None:
    """Types a letter into the open letter chooser."""
    chooser = player.area.chooser
    assert chooser is not None
    player.key(Qt.Key.Key_unknown, letter)
    player.settle()
    assert player.area.chooser is None
