# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences: each choice holds at once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QLocale, Qt, Signal

from literaxx.gui.buttons import KeyButton
from literaxx.gui.chips import ChipGroup
from literaxx.gui.look import FOLLOW_SYSTEM, Look
from literaxx.gui.page import READING_WIDTH, ChoiceRow, Page, TitledCard, rows_of
from literaxx.gui.preferences import PACES_MS, TEXT_PERCENTS, Preferences
from literaxx.gui.texts import LANGUAGE_NAMES, translate


class PreferencesPage(Page):
    """Look and behaviour of the program on this PC.

    Signals:
        changed: The preferences are others now; the argument is Preferences.
    """

    changed = Signal(object)

    def __init__(
        self,
        look: Look,
        preferences: Preferences,
        *,
        languages: Sequence[str],
        has_computers: bool,
    ) -> None:
        """The page.

        Args:
            look: Colours and fonts.
            preferences: What holds now.
            languages: Languages that the interface speaks.
            has_computers: Whether there are computer players, whose pace may be chosen.
        """
        super().__init__(look, translate("Preferences", "Preferences"), width=READING_WIDTH)
        self._preferences = preferences
        card = TitledCard(look, translate("Preferences", "Look"))
        rows_of(look, self._look_rows(languages), card.column)
        self.body.addWidget(card)
        other = TitledCard(look, translate("Preferences", "Play"))
        rows_of(look, self._play_rows(has_computers=has_computers), other.column)
        self.body.addWidget(other)
        done = KeyButton(look, translate("Preferences", "Done"), is_primary=True)
        done.clicked.connect(self.left)
        self.body.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)

    def _look_rows(self, languages: Sequence[str]) -> list[ChoiceRow]:
        """Theme, size of text, values, movement, language."""
        themes = [
            (FOLLOW_SYSTEM, translate("Preferences", "as the system")),
            ("light", translate("Preferences", "light")),
            ("dark", translate("Preferences", "dark")),
            ("contrast", translate("Preferences", "high contrast")),
        ]
        sizes = [(percent, f"{percent} %") for percent in TEXT_PERCENTS]
        values = [
            (False, translate("Preferences", "pips")),
            (True, translate("Preferences", "digits")),
        ]
        yes_no = [(True, translate("Preferences", "yes")), (False, translate("Preferences", "no"))]
        rows = [
            self._row(translate("Preferences", "&Colours"), "theme", themes),
            self._row(translate("Preferences", "Size of &text"), "text_percent", sizes),
            self._row(translate("Preferences", "Values &on tiles and cells"), "digits", values),
            self._row(translate("Preferences", "Tiles gl&ide and fade"), "movement", yes_no),
        ]
        if len(languages) > 1:
            named = [("", translate("Preferences", "as the system"))]
            named += [(language, LANGUAGE_NAMES[language]) for language in languages]
            rows.insert(0, self._row(translate("Preferences", "&Language"), "language", named))
        return rows

    def _play_rows(self, *, has_computers: bool) -> list[ChoiceRow]:
        """Pace of computer players, calls, tips."""
        rows = []
        if has_computers:
            seconds = translate("Preferences", "{seconds} s")
            paces = [
                (pace_ms, seconds.format(seconds=QLocale().toString(pace_ms / 1000, "g", 3)))
                for pace_ms in PACES_MS
            ]
            pace = translate("Preferences", "The computer &waits before it answers")
            rows.append(self._row(pace, "pace_ms", paces))
        yes_no = [(True, translate("Preferences", "yes")), (False, translate("Preferences", "no"))]
        alert = translate("Preferences", "The window calls &you to a game on the network")
        rows.append(self._row(alert, "alert", yes_no))
        rows.append(self._row(translate("Preferences", "Ti&ps, each once"), "tips", yes_no))
        return rows

    def _row(
        self, text: str, field: str, choices: Sequence[tuple[str | int | bool, str]]
    ) -> ChoiceRow:
        """A row for one field of the preferences."""
        group = ChipGroup(self.look)
        value = getattr(self._preferences, field)
        known = value if value in [each for each, _ in choices] else choices[0][0]
        group.set_choices(choices, known)

        def chosen(choice: object) -> None:
            self._preferences = msgspec.structs.replace(self._preferences, **{field: choice})
            self.changed.emit(self._preferences)

        group.chosen.connect(chosen)
        return ChoiceRow(self.look, text, group)
