# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page: what to play, what to go on with, help for the new."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from html import escape
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt, QTime, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from literaxx.gui.board_picture import BoardPicture
from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import Chip
from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.flow import FlowLayout
from literaxx.gui.fonts import BOLD
from literaxx.gui.icon_button import IconButton, Sign
from literaxx.gui.look import Look
from literaxx.gui.page import Hairline, Page, TitledCard
from literaxx.gui.shelf import SavedGame, Shelf
from literaxx.gui.texts import LANGUAGE_NAMES, chip_texts, kind_text, number_text, translate
from literaxx.match.setup import SeatKind, SeatSpec
from literaxx.model.variant import Kind, Variant

CARDS_IN_A_ROW = 3
TALL = 3
"""With so many saved games their card is as tall as the two beside it."""
SHOWN_SEATS = 2
SHOWN_GAMES = 5
"""So many saved games are offered here; the others are opened by the menu."""

Seats = tuple[tuple[str, str], ...]
"""Tables of the network where a seat is kept for somebody here: the id and the name of each."""


class StartPage(Page):
    """The games as pictures, saved games, help.

    Signals:
        new_wanted: A language was chosen; the argument is the id of the variant.
        continue_wanted: A saved game was chosen; the argument is its path.
        game_unwanted: A saved game is to be offered no more; the argument is its path.
        variant_unwanted: One of the player's own games is to go; the argument is its id.
        return_wanted: A seat that is kept is wanted back; the argument is the id of its table.
        network_wanted: The tables on the network were asked for.
        host_wanted: Somebody wants to offer a table on the network.
        first_wanted: A newcomer wants a first game with a guide.
        rules_wanted: The rules were asked for.
        keys_wanted: The list of keys was asked for.
    """

    new_wanted = Signal(str)
    continue_wanted = Signal(object)
    game_unwanted = Signal(object)
    variant_unwanted = Signal(str)
    return_wanted = Signal(str)
    network_wanted = Signal()
    host_wanted = Signal()
    first_wanted = Signal()
    rules_wanted = Signal()
    keys_wanted = Signal()

    def __init__(
        self, look: Look, shelf: Shelf, last: str = "", *, has_network: bool = False
    ) -> None:
        """The page as things are now.

        Args:
            look: Colours and fonts.
            shelf: What there is to play.
            last: The variant of the last game, which comes first; empty when there was none.
            has_network: Whether tables on the network are offered.
        """
        super().__init__(look, translate("Start", "What shall we play?"))
        self.body.addWidget(self._games(shelf.variants(), last))
        self._add_lower(shelf.saved(), shelf.seats() if has_network else None)
        own = shelf.own_variants()
        if own:
            self.body.addWidget(self._own(own))
        faults = shelf.faults()
        if faults:
            self.body.addWidget(self._faults(faults))

    def _add_lower(self, saved: tuple[SavedGame, ...], seats: Seats | None) -> None:
        """Saved games, network and help; the small cards beside a tall one stand in a pile."""
        lower = self.columns()
        lower.setSpacing(16)
        small = [] if seats is None else [self._network(seats[:SHOWN_SEATS])]
        small.append(self._help())
        if saved:
            lower.addWidget(self._saved(saved), 2)
        if len(saved) < TALL:
            for card in small:
                lower.addWidget(card, 1)
            if not saved:
                lower.addStretch(1)
            return
        pile = QVBoxLayout()
        pile.setSpacing(16)
        for card in small:
            pile.addWidget(card)
        pile.addStretch(1)
        lower.addLayout(pile, 1)

    def _games(self, variants: tuple[Variant, ...], last: str) -> QWidget:
        """One card for each game, its languages as chips."""
        games = [list(group) for _, group in groupby(variants, key=lambda variant: variant.game)]
        games.sort(key=lambda group: last not in [variant.id for variant in group])
        row = QWidget()
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(16)
        for place, group in enumerate(games):
            grid.addWidget(self._game(group, last), *divmod(place, CARDS_IN_A_ROW))
        for column in range(CARDS_IN_A_ROW):
            grid.setColumnStretch(column, 1)
        return row

    def _game(self, variants: list[Variant], last: str) -> Card:
        """The card of one game, called and pictured as its first variant is."""
        first = variants[0]
        card = Card(self.look)
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 16, 16, 20)
        column.setSpacing(9)
        column.addWidget(BoardPicture(self.look, first))
        column.addWidget(Label(self.look, first.title, size=17, weight=BOLD))
        facts = Label(self.look, facts_text(first), size=13, tone=Tone.MUTED)
        facts.setWordWrap(True)
        column.addWidget(facts)
        chips = QWidget()
        flow = FlowLayout(chips)
        texts = chip_texts(variants)
        for variant in sorted(variants, key=lambda variant: variant.id != last):
            chip = Chip(self.look, texts[variant.id], is_checkable=False)
            chip.setAccessibleName(f"{first.title}, {texts[variant.id]}")
            chip.clicked.connect(partial(self._on_chip, variant.id))
            flow.addWidget(chip)
        column.addWidget(chips)
        column.addStretch()
        return card

    def _saved(self, games: tuple[SavedGame, ...]) -> Card:
        """The games to go on with."""
        card = TitledCard(self.look, translate("Start", "Continue"))
        for place, game in enumerate(games[:SHOWN_GAMES]):
            if place:
                card.column.addWidget(Hairline(self.look))
            card.column.addWidget(self._saved_row(game, is_first=place == 0))
        card.column.addStretch(1)
        return card

    def _saved_row(self, game: SavedGame, *, is_first: bool) -> QWidget:
        row = QWidget()
        names = Label(self.look, size=14.5)
        language = LANGUAGE_NAMES.get(game.language, game.language)
        names.setText(f"{players_text(game)} · {escape(game.title)}, {language}")
        facts = Label(self.look, saved_text(game, datetime.now()), size=13.5, tone=Tone.MUTED)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        for label in (names, facts):
            label.setWordWrap(True)
            texts.addWidget(label)
        text = translate("Start", "Continue")
        button = KeyButton(self.look, text, is_primary=is_first)
        button.setAccessibleName(f"{text}: {', '.join(game.names)}, {game.title}")
        button.setFixedWidth(self.look.px(130))
        button.clicked.connect(partial(self._on_continue, game))
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 4, 0, 4)
        line.addLayout(texts, 1)
        line.addWidget(button)
        line.addWidget(self._remover(f"{', '.join(game.names)}, {game.title}", game.path))
        return row

    def _remover(self, what: str, path: Path) -> IconButton:
        """A small cross beside a saved game."""
        cross = IconButton(self.look, Sign.REMOVE)
        cross.set_word(f"{translate('Start', 'Remove')}: {what}")
        cross.clicked.connect(lambda: self.game_unwanted.emit(path))
        return cross

    def _own(self, variants: tuple[Variant, ...]) -> Card:
        """The player's own games, which can be removed again."""
        card = TitledCard(self.look, translate("Start", "Games of your own"))
        for place, variant in enumerate(variants):
            if place:
                card.column.addWidget(Hairline(self.look))
            language = LANGUAGE_NAMES.get(variant.language, variant.language)
            button = KeyButton(self.look, translate("Start", "Remove"))
            button.setAccessibleName(f"{button.text()}: {variant.title}, {language}")
            button.clicked.connect(partial(self._on_variant_unwanted, variant.id))
            line = QHBoxLayout()
            line.addWidget(Label(self.look, f"{escape(variant.title)}, {language}", size=14.5), 1)
            line.addWidget(button)
            card.column.addLayout(line)
        return card

    def _faults(self, faults: tuple[str, ...]) -> Card:
        """What is wrong with the player's own games, so that it can be mended."""
        card = TitledCard(self.look, translate("Start", "Games of your own that cannot be used"))
        for fault in faults:
            text = Label(self.look, size=13.5, tone=Tone.ALARM)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setText(fault)
            text.setWordWrap(True)
            card.column.addWidget(text)
        return card

    def _network(self, seats: Seats) -> Card:
        """The way to tables on the network, first of all to seats that are kept there."""
        card = TitledCard(self.look, translate("Start", "Tables on your network"))
        text = Label(
            self.look,
            translate("Start", "Play with people at other computers in the same house or school."),
            size=14,
        )
        text.setWordWrap(True)
        for place, (table, name) in enumerate(seats):
            card.column.addLayout(self._seat_row(table, name, is_first=place == 0))
        card.column.addWidget(text)
        row = QHBoxLayout()
        row.setSpacing(8)
        join = KeyButton(self.look, translate("Start", "Join"))
        join.clicked.connect(self.network_wanted)
        host = KeyButton(self.look, translate("Start", "Host a table"))
        host.clicked.connect(self.host_wanted)
        row.addWidget(join, 1)
        row.addWidget(host, 1)
        card.column.addStretch(1)
        card.column.addSpacing(6)
        card.column.addLayout(row)
        return card

    def _seat_row(self, table: str, name: str, *, is_first: bool) -> QHBoxLayout:
        text = Label(self.look, size=14)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setText(translate("Start", "Your seat at {table} is kept.").format(table=name))
        text.setWordWrap(True)
        button = KeyButton(self.look, translate("Lan", "Go back"), is_primary=is_first)
        button.setAccessibleName(f"{button.text()}: {name}")
        button.clicked.connect(lambda: self.return_wanted.emit(table))
        row = QHBoxLayout()
        row.addWidget(text, 1)
        row.addWidget(button)
        return row

    def _help(self) -> Card:
        """What a newcomer reads first."""
        card = TitledCard(self.look, translate("Start", "New here?"))
        text = Label(
            self.look,
            translate("Start", "Learn by playing: a first game with a guide takes four minutes."),
            size=14,
        )
        text.setWordWrap(True)
        card.column.addWidget(text)
        card.column.addStretch(1)
        card.column.addSpacing(6)
        first = KeyButton(self.look, translate("Start", "First game"))
        first.clicked.connect(self.first_wanted)
        card.column.addWidget(first)
        row = QHBoxLayout()
        row.setSpacing(8)
        rules = KeyButton(self.look, translate("Start", "Rules"))
        rules.clicked.connect(self.rules_wanted)
        keys = KeyButton(self.look, translate("Start", "Keys"))
        keys.clicked.connect(self.keys_wanted)
        row.addWidget(rules, 1)
        row.addWidget(keys, 1)
        card.column.addLayout(row)
        return card

    def _on_chip(self, variant: str) -> None:
        self.new_wanted.emit(variant)

    def _on_variant_unwanted(self, variant: str) -> None:
        self.variant_unwanted.emit(variant)

    def _on_continue(self, game: SavedGame) -> None:
        self.continue_wanted.emit(game.path)


def facts_text(variant: Variant) -> str:
    """A line about a game: the size of its board, and what there is to lay."""
    size = f"{variant.board.columns} × {variant.board.rows}"
    if variant.kind is Kind.LETTER_PATH:
        return f"{size}, {translate('Start', 'one line through the letters')}"
    tiles = len(variant.tiles.tiles)
    return f"{size}, {translate('Start', '%n tiles', None, tiles)}"


def players_text(game: SavedGame) -> str:
    """`Ana, Bo (Computer: Casual)` as rich text: who plays, and who of them is not here."""
    if not game.seats:
        return f"<b>{escape(', '.join(game.names))}</b>"
    return ", ".join(map(_player_text, game.seats))


def _player_text(seat: SeatSpec) -> str:
    name = f"<b>{escape(seat.name)}</b>"
    kind = kind_text(seat, is_me=False)
    if seat.kind is SeatKind.COMPUTER and kind != translate("Seat", "computer"):
        kind = translate("Seats", "Computer: {level}").format(level=kind)
    return f"{name} ({escape(kind)})" if kind else name


def saved_text(game: SavedGame, now: datetime) -> str:
    """A line about a saved game: `Turn 9 · 84 : 91 · Ana to move · yesterday, 21:40`."""
    parts = [
        translate("Start", "Turn {number}").format(number=game.turn),
        " : ".join(number_text(score) for score in game.scores),
        translate("Start", "{name} to move").format(name=game.to_move),
        when_text(game.when, now),
    ]
    return " · ".join(parts)


def when_text(when: datetime, now: datetime) -> str:
    """A moment as people say it: today, yesterday, a day of this week, or the date."""
    locale = QLocale()
    time = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    days = (now.date() - when.date()).days
    day = QDate(when.year, when.month, when.day)
    if days == 0:
        return translate("Start", "today, {time}").format(time=time)
    if days == 1:
        return translate("Start", "yesterday, {time}").format(time=time)
    if 1 < days < 7:
        return locale.dayName(day.dayOfWeek(), QLocale.FormatType.LongFormat)
    return locale.toString(day, QLocale.FormatType.ShortFormat)
