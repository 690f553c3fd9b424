# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: keys, buttons, curtain, clocks, pause."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from literaxx.gui import right_half
from literaxx.gui.actions import KEY_ACTS, Act
from literaxx.match.choices import Deed, Matter
from literaxx.match.commands import Accept, Check, Command, Exchange, Pass, Propose
from literaxx.match.setup import Options, SeatSpec, Setup
from literaxx.match.state import Composing
from tests.gui.conftest import OpenWindow
from tests.kit.matches import WordSet, built_in
from tests.kit.windows import FakeShelf, Player, question_of

RACKS = "PLANETS" + "?RBLEOV"
SETUP = Setup(
    "literaxx-en",
    1,
    (SeatSpec("Ana"), SeatSpec("Bo")),
    Options(move_ms=60_000, game_ms=600_000),
    first=0,
)


@pytest.fixture
def player(open_window: OpenWindow) -> Player:
    """Ana's turn, curtain up; she holds the tiles of PLANETS."""
    shelf = FakeShelf(built_in("literaxx-en"))
    shelf.order = RACKS
    window = open_window(shelf)
    window.start_game(SETUP)
    made = Player(window, shelf.fake)
    made.lift_curtain()
    return made


@pytest.fixture
def sent(player: Player, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Command]]:
    """The commands that the window sends, which are carried out, too."""
    commands: list[tuple[int, Command]] = []
    submit = player.session.submit

    def noting(seat: int, command: Command) -> None:
        commands.append((seat, command))
        submit(seat, command)

    monkeypatch.setattr(player.session, "submit", noting)
    return commands


def turn_id(player: Player) -> int:
    phase = player.table.view.phase
    assert isinstance(phase, Composing)
    return phase.turn_id


@pytest.mark.parametrize("is_sure", [False, True])
def test_nobody_leaves_for_good_by_one_click(player: Player, is_sure: bool) -> None:
    player.table.leave_game(0)
    question = question_of(player.window)
    assert question is not None
    assert question.windowTitle() == "Ana leaves for good?"
    assert "That ends the game." in [label.text() for label in question.findChildren(QLabel)]
    assert question.focusWidget() is question.stay
    (question.yes if is_sure else question.stay).click()
    player.settle()
    assert (player.table.asking.matter is Matter.FINISHED) == is_sure
    assert question_of(player.window) is None


def lay_planet(player: Player) -> None:
    player.lay_by_keys("E8", "PLANET")
    player.settle()


def test_f2_proposes_what_is_laid_once(player: Player, sent: list[tuple[int, Command]]) -> None:
    lay_planet(player)
    play = player.area.play()
    assert play is not None
    expected = (0, Propose(turn_id(player), play))
    player.press(Qt.Key.Key_F2)
    assert sent == [expected]


def test_f2_says_why_when_the_rules_are_against_it(
    player: Player, sent: list[tuple[int, Command]]
) -> None:
    player.press(Qt.Key.Key_F2)
    assert player.table.bar.text.startswith("There is no word yet.")
    player.lay_by_keys("A1", "PLANET")
    player.press(Qt.Key.Key_F2)
    assert player.table.bar.text.startswith("The first word must cover the cell H8.")
    assert sent == []


def test_why_not_is_told_until_the_tiles_lie_otherwise(player: Player) -> None:
    player.lay_by_keys("A1", "PLANET")
    player.press(Qt.Key.Key_F2)
    assert "must cover the cell H8" in player.table.bar.text
    player.key(Qt.Key.Key_Backspace)
    assert "must cover the cell H8" not in player.table.bar.text.splitlines()[0]
    assert len(player.table.bar.text.splitlines()) == 2


def test_undo_is_in_the_menu_while_there_is_something_to_take_back(player: Player) -> None:
    action = player.window.actions_table[Act.UNDO]
    assert not action.isEnabled()
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    assert action.isEnabled()
    player.press(Qt.Key.Key_F2)
    player.lift_curtain()
    assert not action.isEnabled()


def test_f3_exchanges_what_lies_on_the_field(
    player: Player, sent: list[tuple[int, Command]]
) -> None:
    player.press(Qt.Key.Key_F3)
    assert player.table.bar.text.startswith("Put the tiles to exchange on the exchange field")
    player.drag(player.place("P"), player.field())
    expected = (0, Exchange(turn_id(player), ("P",)))
    player.press(Qt.Key.Key_F3)
    assert sent == [expected]


def test_while_tiles_lie_on_the_field_the_main_button_exchanges_them(player: Player) -> None:
    def main_deeds() -> list[Deed]:
        deeds = player.table.right.deeds
        return [deed for deed in Deed if deeds.button(deed).is_primary]

    assert main_deeds() == [Deed.OK]
    player.drag(player.place("P"), player.field())
    assert main_deeds() == [Deed.EXCHANGE]
    player.key(Qt.Key.Key_Escape)
    assert main_deeds() == [Deed.OK]


def test_f4_passes(player: Player, sent: list[tuple[int, Command]]) -> None:
    expected = (0, Pass(turn_id(player)))
    player.press(Qt.Key.Key_F4)
    assert sent == [expected]


@pytest.mark.parametrize(("key", "kind"), [(Qt.Key.Key_F2, Accept), (Qt.Key.Key_F3, Check)])
def test_an_opponent_answers_once(
    player: Player, sent: list[tuple[int, Command]], key: Qt.Key, kind: type[Command]
) -> None:
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    sent.clear()
    player.press(key)
    assert [(seat, type(command)) for seat, command in sent] == [(1, kind)]


def test_a_key_that_fits_nothing_says_why(player: Player, sent: list[tuple[int, Command]]) -> None:
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    sent.clear()
    player.press(Qt.Key.Key_F4)
    assert player.table.bar.text.startswith("F4 does nothing now: accept (F2) or check (F3).")
    assert sent == []


def test_a_second_press_of_f2_does_not_become_another_answer(
    player: Player, sent: list[tuple[int, Command]]
) -> None:
    lay_planet(player)
    player.ready()
    player.key(Qt.Key.Key_F2)
    player.key(Qt.Key.Key_F2)
    player.wait(399)
    player.key(Qt.Key.Key_F2)
    assert [type(command) for _, command in sent] == [Propose]
    player.wait(1)
    player.key(Qt.Key.Key_F2)
    assert [type(command) for _, command in sent] == [Propose, Accept]


def test_a_second_click_on_the_first_button_does_not_either(
    player: Player, sent: list[tuple[int, Command]]
) -> None:
    lay_planet(player)
    player.ready()
    player.click(player.table.deeds.button(Deed.OK))
    player.click(player.table.deeds.button(Deed.ACCEPT))
    assert [type(command) for _, command in sent] == [Propose]
    player.ready()
    player.click(player.table.deeds.button(Deed.ACCEPT))
    assert [type(command) for _, command in sent] == [Propose, Accept]


def test_the_buttons_carry_their_keys_and_change_in_place(player: Player) -> None:
    deeds = player.table.deeds
    assert shown(player) == ["OK F2", "Exchange F3", "Pass F4"]
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    assert shown(player) == ["Accept F2", "Check F3", "Ana: Undo Ctrl+Z"]
    player.ready()
    player.click(deeds.undo_button)
    assert shown(player) == ["Agree F2", "Refuse F3"]
    player.press(Qt.Key.Key_F3)
    assert shown(player) == ["Accept F2", "Check F3"]


def shown(player: Player) -> list[str]:
    """The buttons from left to right, with their keys."""
    deeds = player.table.deeds
    buttons = [deeds.button(deed) for deed in Deed] + [deeds.undo_button]
    seen = [button for button in buttons if button.isVisible()]
    return [f"{button.text()} {button.key}" for button in sorted(seen, key=lambda b: b.x())]


def test_the_curtain_is_down_before_the_next_name_is_shown(player: Player) -> None:
    assert not player.area.is_hidden
    seen: list[tuple[str, bool]] = []
    player.table.refreshed.connect(
        lambda: seen.append((player.table.bar.text.split("\n")[-2], player.area.is_hidden))
    )
    player.press(Qt.Key.Key_F4)
    assert [hidden for title, hidden in seen if title == "Bo is to move"]
    assert all(hidden for title, hidden in seen if title == "Bo is to move")
    assert player.table.asking.matter is Matter.CURTAIN


def test_behind_the_curtain_no_key_acts_and_the_buttons_are_dim(player: Player) -> None:
    player.press(Qt.Key.Key_F4)
    count = player.table.view.count
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4):
        player.press(key)
    assert player.table.view.count == count
    assert player.table.bar.text.startswith("F4 does nothing yet: show your tiles first.")
    assert not player.table.deeds.button(Deed.OK).isEnabled()


def test_the_mover_may_take_a_word_back_until_the_next_curtain_is_lifted(player: Player) -> None:
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    player.press(Qt.Key.Key_F2)
    undo = player.table.deeds.undo_button
    assert undo.accessibleName() == "Ana: Undo"
    assert undo.text().endswith("Undo · 10 s")
    player.wait(3_000)
    assert undo.text().endswith("Undo · 7 s")
    player.lift_curtain()
    assert player.table.deeds.undo_button.isHidden()


def test_the_ring_shows_the_seconds_to_decide(player: Player) -> None:
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    for seconds in (10, 9, 8):
        assert player.table.bar.ring.seconds == seconds
        player.wait(1_000)


def test_a_tile_in_the_hand_is_not_disturbed_by_clock_and_news(player: Player) -> None:
    handle = player.window.windowHandle()
    left = Qt.MouseButton.LeftButton
    start, end = player.place("P"), player.cell("H8")
    QTest.mousePress(handle, left, pos=start)
    QTest.mouseMove(handle, (start + end) / 2)
    player.wait(2_000)
    player.table.refresh()
    QTest.mouseMove(handle, end)
    QTest.mouseRelease(handle, left, pos=end)
    player.settle()
    play = player.area.play()
    assert play is not None
    assert [placement.square.name for placement in play.placements] == ["H8"]


def test_questions_news_and_turns_are_announced_once(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(right_half, "announce", lambda _, text: said.append(text))
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    player.wait(2_000)
    player.press(Qt.Key.Key_F2)
    player.lift_curtain()
    player.wait(1_000)
    assert said == [
        "Ana plays PLANET for 8 points. Bo, you are asked. Accept it, or check it in the "
        "dictionary. A wrong check costs your turn.",
        "10 seconds left",
        "Ana scores 8 points.",
        "It is your turn. Lay a word, or exchange tiles, or pass.",
        "1 minute left",
        "Your game time: 10 minutes left",
    ]


def test_what_is_left_of_a_time_is_announced_at_its_landmarks(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(right_half, "announce", lambda _, text: said.append(text))
    for _ in range(59):
        player.wait(1_000)
    assert said == ["30 seconds left", "10 seconds left", "5 seconds left"]


def test_showing_the_same_again_changes_nothing(player: Player) -> None:
    lay_planet(player)
    before = (player.area.draft, player.table.bar.text, player.table.asking)
    for _ in range(3):
        player.table.refresh()
    assert (player.area.draft, player.table.bar.text, player.table.asking) == before


def test_a_pause_covers_board_and_rack_and_stops_the_clock(player: Player) -> None:
    lay_planet(player)
    QTest.keyClick(player.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    player.settle()
    assert player.area.is_hidden
    assert "The game is paused" in player.table.bar.text
    player.wait(70_000)
    assert "The game is paused" in player.table.bar.text
    player.click(player.table.deeds.button(Deed.RESUME))
    player.settle()
    assert player.area.play() is not None
    assert not player.area.is_hidden


def test_the_sum_is_shown_and_never_whether_the_word_exists(player: Player) -> None:
    player.lay_by_keys("E8", "TNALP")
    player.settle()
    assert player.table.bar.text == (
        "TNALP · 1+1+1+1+3 = 7 points\nRow 8. The dictionary is consulted only if someone checks."
    )


def test_the_dictionary_is_asked_only_at_a_table_with_friendly_help_and_all_are_told(
    open_window: OpenWindow,
) -> None:
    for allowed, said in (
        (False, "This table plays without help."),
        (True, "Ana used help. Not in the dictionary: PLANET."),
    ):
        shelf = FakeShelf(built_in("literaxx-en"), referee=WordSet("OTHER"))
        shelf.order = RACKS
        window = open_window(shelf)
        window.start_game(
            Setup("literaxx-en", 1, SETUP.seats, Options(friendly_help=allowed), first=0)
        )
        player = Player(window, shelf.fake)
        player.lift_curtain()
        lay_planet(player)
        player.key(Qt.Key.Key_F6)
        player.settle()
        assert window.actions_table[Act.HELP].isVisible() is allowed
        window.actions_table[Act.HELP].trigger()
        assert player.table.bar.text.split("\n")[0] == said


def test_the_action_of_a_key_says_what_the_key_does(player: Player) -> None:
    lay_planet(player)
    player.press(Qt.Key.Key_F2)
    texts = [player.window.actions_table[act].text() for act in KEY_ACTS]
    assert texts == ["Accept", "Check", "Pass"]


def test_no_key_repeats_itself(player: Player) -> None:
    assert not any(player.window.actions_table[act].autoRepeat() for act in Act)
