# SPDX-License-Identifier: GPL-3.0-or-later
"""Records across games: figures by player, game and opponent, and plain charts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Label, Tone
from literaxx.gui.files import ask_where
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.look import Look
from literaxx.gui.page import ChoiceRow, Hairline, Page, TitledCard, rows_of
from literaxx.gui.painting import rounded, smooth_painter
from literaxx.gui.shelf import Shelf
from literaxx.gui.texts import LANGUAGE_NAMES, number_text, reason_text, translate
from literaxx.storage.records_db import (
    Best,
    Figures,
    NewerRecordsError,
    RecordsError,
    Wanted,
)

SHOWN_GAMES = 40
"""So many of the last games are in the chart."""
NOTHING = Figures(0, 0, None, None, None, 0, 0, ())


class Bars(QWidget):
    """A bar for each game, as high as its points; a game that was won is filled."""

    def __init__(self, look: Look) -> None:
        """No bars yet."""
        super().__init__()
        self._look = look
        self._totals: Sequence[tuple[int, bool]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_totals(self, totals: Sequence[tuple[int, bool]]) -> None:
        """Shows points and whether each game was won, the oldest first."""
        self._totals = totals[-SHOWN_GAMES:]
        numbers = ", ".join(number_text(total) for total, _ in self._totals)
        said = translate("Records", "Points of the last games, the oldest first: {numbers}")
        self.setAccessibleName(said.format(numbers=numbers))
        self.update()

    def sizeHint(self) -> QSize:
        """Low and wide."""
        return QSize(self._look.px(320), self._look.px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars with their numbers, as far as there is room for numbers."""
        painter = smooth_painter(self)
        theme, base = self._look.theme, self.height() - 2.0
        most = max([total for total, _ in self._totals], default=0)
        if most > 0:
            head = self._look.px(20)
            step = min(self.width() / len(self._totals), float(self._look.px(56)))
            for place, (total, is_won) in enumerate(self._totals):
                height = max(2.0, (base - head) * max(0, total) / most)
                bar = QRectF(place * step + 1, base - height, max(2.0, step - 4), height)
                fill = theme.accent if is_won else theme.panel
                rounded(painter, bar, 3, fill, theme.accent, 1.5)
                if step > self._look.px(30):
                    self._paint_number(painter, bar, total, head)
        painter.setPen(theme.muted)
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()

    def _paint_number(self, painter: QPainter, bar: QRectF, total: int, head: int) -> None:
        painter.setFont(self._look.font(12))
        painter.setPen(self._look.theme.ink)
        above = QRectF(bar.left() - 6, bar.top() - head, bar.width() + 12, head)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, number_text(total))


class RecordsPage(Page):
    """The figures of the games that are chosen.

    Attributes:
        player: Whose.
        game: In which game.
        opponent: Against whom.
        bars: The chart.
    """

    def __init__(self, look: Look, shelf: Shelf) -> None:
        """The page for everybody and everything."""
        super().__init__(look, translate("Records", "Records"))
        self._shelf = shelf
        self._records = shelf.records()
        self._values: dict[str, Label] = {}
        self.player, self.game, self.opponent = QComboBox(), QComboBox(), QComboBox()
        self.bars = Bars(look)
        self._note = Label(look, size=13.5, tone=Tone.MUTED)
        self._note.setWordWrap(True)
        self._note.hide()
        columns = self.columns()
        columns.addWidget(self._choice_card(), 2)
        columns.addWidget(self._figures_card(), 3)
        chart = TitledCard(look, translate("Records", "Points game by game; filled: won"))
        chart.column.addWidget(self.bars)
        self.body.addWidget(chart)
        self.body.addWidget(self._note)
        self.body.addLayout(self._buttons())
        self._fill()

    def value(self, name: str) -> str:
        """What one of the figures says; its name is that of its field."""
        return self._values[name].text()

    def _choice_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("Records", "Which games"))
        rows = [
            ChoiceRow(self.look, translate("Records", "&Player"), self.player),
            ChoiceRow(self.look, translate("Records", "Gam&e"), self.game),
            ChoiceRow(self.look, translate("Records", "&Opponent"), self.opponent),
        ]
        rows_of(self.look, rows, card.column)
        card.column.addStretch(1)
        for box in (self.player, self.game, self.opponent):
            box.setMinimumContentsLength(16)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.currentIndexChanged.connect(self._show)
        return card

    def _figures_card(self) -> TitledCard:
        card = TitledCard(self.look, translate("Records", "Figures"))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        names = {
            "played": translate("Records", "Games played"),
            "won": translate("Records", "Games won"),
            "move": translate("Records", "Best move"),
            "longest": translate("Records", "Longest word"),
            "game": translate("Records", "Best game"),
            "checks": translate("Records", "Checks won : lost"),
        }
        for row, (name, text) in enumerate(names.items()):
            if row:
                grid.addWidget(Hairline(self.look), 2 * row - 1, 0, 1, 2)
            grid.addWidget(Label(self.look, text, size=14, tone=Tone.MUTED), 2 * row, 0)
            self._values[name] = Label(self.look, size=14.5, weight=SEMIBOLD)
            grid.addWidget(self._values[name], 2 * row, 1, Qt.AlignmentFlag.AlignRight)
        card.column.addLayout(grid)
        return card

    def _buttons(self) -> QHBoxLayout:
        self._erase = KeyButton(self.look, translate("Records", "Erase…"))
        self._erase.clicked.connect(self._on_erase)
        export = KeyButton(self.look, translate("Records", "Export…"))
        export.clicked.connect(self._on_export)
        done = KeyButton(self.look, translate("Records", "Done"), is_primary=True)
        done.clicked.connect(self.left)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._erase)
        row.addWidget(export)
        row.addStretch(1)
        row.addWidget(done)
        return row

    def _fill(self) -> None:
        """Offers whoever and whatever there are records of."""
        names = {each.id: each for each in self._shelf.variants()}
        try:
            people, opponents = self._records.people(), self._records.opponents()
            variants = self._records.variants()
        except NewerRecordsError:
            self._say(
                translate("Records", "A newer Literaxx keeps these records. Nothing was changed.")
            )
            people = opponents = variants = ()
        except RecordsError as error:
            text = translate("Records", "The records cannot be read ({reason}).")
            self._say(text.format(reason=error))
            people = opponents = variants = ()
        titles = [
            (each, f"{names[each].title}, {LANGUAGE_NAMES.get(names[each].language, each)}")
            if each in names
            else (each, each)
            for each in variants
        ]
        _offer(self.player, translate("Records", "everybody"), [(each, each) for each in people])
        _offer(self.game, translate("Records", "all games"), titles)
        anybody = translate("Records", "anybody")
        _offer(self.opponent, anybody, [(each, each) for each in opponents])
        self._show()

    def _show(self) -> None:
        """Shows the figures of what is chosen."""
        wanted = Wanted(*(str(box.currentData() or "") for box in self._boxes()))
        try:
            figures = self._records.figures(wanted)
        except RecordsError:
            figures = NOTHING
        one = bool(wanted.player)
        texts = {
            "played": str(figures.played),
            "won": str(figures.won) if one else "—",
            "move": _best_text(figures.move, has_name=not one),
            "longest": _word_text(figures.longest, has_name=not one),
            "game": _game_text(figures.game, has_name=not one),
            "checks": f"{figures.checks_won} : {figures.checks_lost}",
        }
        for name, text in texts.items():
            self._values[name].setText(text)
        self.bars.show_totals(figures.totals)

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.show()

    def _boxes(self) -> tuple[QComboBox, QComboBox, QComboBox]:
        return self.player, self.game, self.opponent

    def _on_export(self) -> None:
        path = ask_where(
            self.window(), translate("Records", "Export the records"), "Literaxx", ".csv"
        )
        if path is not None:
            self._say(self._exported(path))

    def _exported(self, path: Path) -> str:
        try:
            path.write_text(self._records.export(), "utf-8-sig")
        except (OSError, RecordsError) as error:
            text = translate("Records", "{file} cannot be written ({reason}).")
            return text.format(file=path.name, reason=reason_text(error))
        return translate("Records", "Written: {file}").format(file=path.name)

    def _on_erase(self) -> None:
        """Asks first, in the same place."""
        sure = translate("Records", "Really erase all records")
        if self._erase.text() != sure:
            self._erase.setText(sure)
            self._say(translate("Records", "Saved games stay. Records do not come back."))
            return
        try:
            self._records.erase()
            self._say(translate("Records", "All records are erased."))
        except RecordsError as error:
            text = translate("Records", "The records cannot be erased ({reason}).")
            self._say(text.format(reason=error))
        self._erase.setText(translate("Records", "Erase…"))
        self._fill()


def _offer(box: QComboBox, every: str, choices: list[tuple[str, str]]) -> None:
    box.blockSignals(True)
    box.clear()
    box.addItem(every, "")
    for value, text in choices:
        box.addItem(text, value)
    box.blockSignals(False)


def _named(parts: list[str], best: Best, *, has_name: bool) -> str:
    return " · ".join([*parts, best.name] if has_name else parts)


def _best_text(best: Best | None, *, has_name: bool) -> str:
    if best is None:
        return "—"
    return _named([best.text, str(best.number)], best, has_name=has_name)


def _word_text(best: Best | None, *, has_name: bool) -> str:
    return "—" if best is None else _named([best.text], best, has_name=has_name)


def _game_text(best: Best | None, *, has_name: bool) -> str:
    if best is None:
        return "—"
    day = QDate.fromString(best.text, Qt.DateFormat.ISODate)
    date = QLocale().toString(day, QLocale.FormatType.ShortFormat)
    return _named([number_text(best.number), date], best, has_name=has_name)
