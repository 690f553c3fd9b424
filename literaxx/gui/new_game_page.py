# SPDX-License-Identifier: GPL-3.0-or-later
"""The page before a game: all choices at once, with last time's made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import ChipGroup
from literaxx.gui.controls import Label, Tone
from literaxx.gui.look import Look
from literaxx.gui.own_words import OwnWordsBox
from literaxx.gui.page import ChoiceRow, Page, TitledCard, rows_of
from literaxx.gui.seat_rows import MIN_SEATS, SeatRows, person_name
from literaxx.gui.shelf import Memory, Shelf
from literaxx.gui.texts import chip_texts, translate
from literaxx.match.setup import Millis, Options, SeatSpec, Setup
from literaxx.model.variant import Kind, Variant

MOVE_TIMES_MS: tuple[Millis, ...] = (0, 30_000, 60_000, 120_000, 300_000, 600_000)
GAME_TIMES_MS: tuple[Millis, ...] = (0, 600_000, 1_200_000, 1_800_000, 3_600_000)
DECISION_TIMES_MS: tuple[Millis, ...] = (10_000, 30_000, 60_000, 0)


class NewGamePage(Page):
    """All choices of a game.

    Signals:
        start_wanted: A game is to start; the argument is its Setup.
        said: A sentence for the player.
    """

    start_wanted = Signal(object)
    said = Signal(str)

    def __init__(self, look: Look, shelf: Shelf, memory: Memory, variant: str) -> None:
        """The page for a variant.

        Args:
            look: Colours and fonts.
            shelf: What there is to play.
            memory: What was chosen last time.
            variant: Id of the variant to begin with, one of the shelf.
        """
        super().__init__(look, translate("NewGame", "New game"))
        self._shelf = shelf
        self._memory = memory
        self._variants = {each.id: each for each in shelf.variants()}
        self._variant = self._variants[variant]
        columns = self.columns()
        left = QVBoxLayout()
        left.setSpacing(20)
        left.addWidget(self._game_card())
        left.addWidget(self._players_card())
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(20)
        right.addWidget(self._table_card())
        # Under the shorter column, where they are seen in a low window, too.
        left.insertLayout(2, self._buttons())
        right.addStretch(1)
        columns.addLayout(left, 4)
        columns.addLayout(right, 5)
        self._show_variant()
        # The buttons stand below the players, but come last.
        QWidget.setTabOrder(self._help.chip(False), self._cancel)
        QWidget.setTabOrder(self._cancel, self._start)
        self._seats.changed.connect(self._check)
        self._check()

    def setup(self) -> Setup:
        """What is chosen now."""
        return Setup(
            variant=self._variant.id,
            revision=self._variant.revision,
            seats=self._seats.seats(),
            options=self._options(),
            hides_racks=self._variant.kind is Kind.CROSSWORD,
            first=self._seats.first_seat(),
        )

    def start(self) -> None:
        """Starts the game as it is chosen, if one can play like this."""
        if not self._seats.problem():
            self.start_wanted.emit(self.setup())

    def _game_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("NewGame", "Game"))
        self._games = ChipGroup(self.look, translate("NewGame", "Game"))
        self._games.chosen.connect(self._on_game)
        self._languages = ChipGroup(self.look, translate("NewGame", "Language of the words"))
        self._languages.chosen.connect(self._on_language)
        card.column.addWidget(self._games)
        card.column.addWidget(self._languages)
        return card

    def _players_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("NewGame", "Players"))
        self._seats = SeatRows(self.look, self._shelf.levels())
        card.column.addWidget(self._seats)
        return card

    def _table_card(self) -> TitledCard:
        """Times, checks, referee and help."""
        card = TitledCard(self.look, translate("NewGame", "Table"))
        group = ChipGroup
        self._move = group(self.look)
        self._game = group(self.look)
        self._decision = group(self.look)
        self._silence = group(self.look)
        self._penalty = group(self.look)
        self._values = group(self.look)
        self._help = group(self.look)
        self._referee = QComboBox()
        self._extra, self._excluded = OwnWordsBox(), OwnWordsBox()
        for box in (self._extra, self._excluded):
            box.said.connect(self.said)
            box.kept.connect(self._on_list_kept)
        rows = [
            ChoiceRow(self.look, translate("NewGame", "M&ove time"), self._move),
            ChoiceRow(self.look, translate("NewGame", "Game &time, each"), self._game),
            ChoiceRow(self.look, translate("NewGame", "Time to &accept or check"), self._decision),
            ChoiceRow(self.look, translate("NewGame", "S&ilence means"), self._silence),
            ChoiceRow(
                self.look, translate("NewGame", "A wrong &check costs a turn"), self._penalty
            ),
            ChoiceRow(self.look, translate("NewGame", "&Referee"), self._referee),
            ChoiceRow(self.look, translate("NewGame", "E&xtra words"), self._extra),
            ChoiceRow(self.look, translate("NewGame", "Excl&uded words"), self._excluded),
            ChoiceRow(self.look, translate("NewGame", "Show &letter values"), self._values),
            ChoiceRow(
                self.look,
                translate("NewGame", "&Friendly help"),
                self._help,
                translate("NewGame", "Asking the dictionary is allowed; everybody is told."),
            ),
        ]
        rows_of(self.look, rows, card.column)
        return card

    def _buttons(self) -> QVBoxLayout:
        self._problem = Label(self.look, size=13.5, tone=Tone.ALARM)
        self._problem.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._cancel = KeyButton(self.look, translate("NewGame", "Cancel"))
        self._cancel.clicked.connect(self.left)
        self._start = KeyButton(self.look, translate("NewGame", "Start the game"), is_primary=True)
        self._start.clicked.connect(self.start)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self._start)
        column = QVBoxLayout()
        column.addLayout(row)
        column.addWidget(self._problem)
        return column

    def focus_start(self) -> None:
        """Gives the keyboard to the button that starts, so that one key more begins."""
        self._start.setFocus()

    def _show_variant(self) -> None:
        """Shows games, languages, and what the last game of this variant was like."""
        variant = self._variant
        titles: dict[str, str] = {}
        for each in self._variants.values():
            titles.setdefault(each.game, each.title)
        self._games.set_choices(list(titles.items()), variant.game)
        siblings = [each for each in self._variants.values() if each.game == variant.game]
        self._languages.set_choices(list(chip_texts(siblings).items()), variant.id)
        last = self._memory.last_setup(variant.id)
        options = default_options(variant) if last is None else last.options
        self._show_referees(options.referee)
        self._show_own_words(options.extra_words, options.excluded_words)
        self._show_options(options)
        if last is not None:
            self._seats.set_seats(last.seats, last.first)
        elif not any(seat.name for seat in self._seats.seats()):
            names = self._memory.last_names()
            self._seats.set_seats(tuple(map(SeatSpec, names)) or _nobody_in_particular(), None)

    def _show_options(self, options: Options) -> None:
        off = translate("NewGame", "none")
        self._move.set_choices(_times(MOVE_TIMES_MS, options.move_ms, off), options.move_ms)
        self._game.set_choices(_times(GAME_TIMES_MS, options.game_ms, off), options.game_ms)
        unlimited = translate("NewGame", "no limit")
        decisions = _times(DECISION_TIMES_MS, options.decision_ms, unlimited)
        self._decision.set_choices(decisions, options.decision_ms)
        silence = [
            (False, translate("NewGame", "accept")),
            (True, translate("NewGame", "check")),
        ]
        self._silence.set_choices(silence, options.silence_checks)
        yes_no = [(True, translate("NewGame", "yes")), (False, translate("NewGame", "no"))]
        self._penalty.set_choices(yes_no, options.wrong_check_penalty)
        self._values.set_choices(yes_no, options.show_values)
        self._help.set_choices(yes_no, options.friendly_help)

    def _show_referees(self, chosen: str) -> None:
        """The referees; one that cannot be chosen is shown with the reason."""
        self._referee.clear()
        for place, choice in enumerate(self._shelf.referees(self._variant)):
            text = choice.name if not choice.obstacle else f"{choice.name} – {choice.obstacle}"
            self._referee.addItem(text, choice.id)
            if choice.obstacle:
                self._referee.setItemData(place, choice.obstacle, Qt.ItemDataRole.ToolTipRole)
                # What a combo box keeps for whether an item can be chosen: its flags.
                self._referee.setItemData(place, 0, Qt.ItemDataRole.UserRole - 1)
            elif choice.id == chosen:
                self._referee.setCurrentIndex(place)
        self._referee.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        # The built-in list is read whole; a longer text is only a speller that cannot be had.
        metrics = self._referee.fontMetrics()
        needed = metrics.horizontalAdvance(self._referee.itemText(0))
        self._referee.setMinimumContentsLength(1 + needed // metrics.horizontalAdvance("X"))

    def _show_own_words(self, extra: str, excluded: str) -> None:
        """The table's own lists in the language of the variant."""
        variant, shelf = self._variant, self._shelf

        def take(path: Path, go_on: Callable[[float], bool]) -> str:
            return shelf.take_words(path, variant, go_on)

        for box, chosen in ((self._extra, extra), (self._excluded, excluded)):
            box.offer(shelf.own_words(variant), chosen, take)

    def _on_list_kept(self) -> None:
        self._show_own_words(self._extra.value(), self._excluded.value())

    def _options(self) -> Options:
        """The table options as they are chosen."""
        return Options(
            decision_ms=_millis(self._decision),
            silence_checks=bool(self._silence.value()),
            wrong_check_penalty=bool(self._penalty.value()),
            move_ms=_millis(self._move),
            game_ms=_millis(self._game),
            show_values=bool(self._values.value()),
            friendly_help=bool(self._help.value()),
            referee=str(self._referee.currentData() or ""),
            pace_ms=self._memory.preferences().pace_ms,
            extra_words=self._extra.value(),
            excluded_words=self._excluded.value(),
        )

    def _check(self) -> None:
        problem = self._seats.problem()
        self._problem.setText(problem)
        self._start.setEnabled(not problem)

    def _on_game(self, game: object) -> None:
        language = self._variant.language
        siblings = [each for each in self._variants.values() if each.game == game]
        same = [each for each in siblings if each.language == language]
        self._variant = (same or siblings)[0]
        self._show_variant()

    def _on_language(self, variant: object) -> None:
        self._variant = self._variants[str(variant)]
        self._show_variant()


def default_options(variant: Variant) -> Options:
    """The table options that a variant proposes."""
    return Options(
        decision_ms=variant.defaults.decision_s * 1000,
        silence_checks=variant.defaults.silence_checks,
        wrong_check_penalty=variant.defaults.wrong_check_penalty,
    )


def time_text(time_ms: Millis, none: str) -> str:
    """A length of time on a chip."""
    if time_ms == 0:
        return none
    if time_ms % 60_000 == 0:
        return translate("NewGame", "{count} min").format(count=time_ms // 60_000)
    return translate("NewGame", "{count} s").format(count=time_ms // 1000)


def _times(times: Sequence[Millis], chosen: Millis, none: str) -> list[tuple[Millis, str]]:
    """The times as chips; one that is chosen and not among them is put among them."""
    listed = [*times] if chosen in times else [*times, chosen]
    return [(time_ms, time_text(time_ms, none)) for time_ms in listed]


def _millis(group: ChipGroup) -> Millis:
    value = group.value()
    assert isinstance(value, int)
    return value


def _nobody_in_particular() -> tuple[SeatSpec, ...]:
    """Two players whose names nobody has said yet."""
    return tuple(SeatSpec(person_name(number)) for number in range(1, MIN_SEATS + 1))
