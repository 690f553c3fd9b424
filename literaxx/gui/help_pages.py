# SPDX-License-Identifier: GPL-3.0-or-later
"""Help: the rules in our own words, the list of keys, and what the program is made of."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterable

import PySide6
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import (
    QGuiApplication,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QTextBrowser, QVBoxLayout

from literaxx import __version__
from literaxx.gui.buttons import KeyButton
from literaxx.gui.controls import Card, Label, Tone
from literaxx.gui.fonts import SEMIBOLD
from literaxx.gui.help_pictures import picture
from literaxx.gui.look import Look
from literaxx.gui.page import READING_WIDTH, Hairline, Page, TitledCard
from literaxx.gui.texts import translate
from literaxx.model.variant import Variant
from literaxx.paths import resources

PICTURE = "\ufffc"
"""What stands for a picture in the text of a document."""
Draw = Callable[[str], QPixmap | None]
"""Draws the picture of an address; None when there is none."""


class _Browser(QTextBrowser):
    """A text whose pictures are drawn."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        address = name.toString() if isinstance(name, QUrl) else name
        drawn = self._draw(address)
        return super().loadResource(kind, name) if drawn is None else drawn


class TextCard(Card):
    """A card with a text to read and scroll."""

    def __init__(
        self, look: Look, markdown: str, *, height: int, draw: Draw = lambda _: None
    ) -> None:
        """The card.

        Args:
            look: Colours and fonts.
            markdown: The text.
            height: Least height in logical pixels.
            draw: Draws the pictures that the text asks for.
        """
        super().__init__(look)
        self._look = look
        self._markdown = markdown
        self.browser = _Browser(draw)
        self.browser.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.browser.setOpenExternalLinks(True)
        self.browser.setMinimumHeight(look.px(height))
        self.browser.viewport().setAutoFillBackground(False)
        self.browser.setStyleSheet("QTextBrowser { background: transparent; }")
        self.browser.document().setDocumentMargin(look.px(14))
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.browser)
        look.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self.browser.document()
        document.setDefaultFont(self._look.font(15))
        self.browser.setMarkdown(self._markdown)
        block = document.begin()
        while block.isValid():
            self._space(block)
            block = block.next()
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)

    def _space(self, block: QTextBlock) -> None:
        """Gives a paragraph the air that Markdown knows nothing of."""
        space = block.blockFormat()
        is_heading = space.headingLevel() > 0
        is_item = block.textList() is not None
        space.setTopMargin(self._look.px(16 if is_heading else 0))
        space.setBottomMargin(self._look.px(3 if is_item else 7))
        height = 100 if PICTURE in block.text() else 125
        space.setLineHeight(height, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(block)
        cursor.setBlockFormat(space)
        if is_heading:
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            shape = QTextCharFormat()
            shape.setFont(self._look.font(17, SEMIBOLD))
            cursor.mergeCharFormat(shape)


class RulesPage(Page):
    """The rules, in the language of the interface where we have them, else in English."""

    def __init__(self, look: Look, language: str, variants: Iterable[Variant]) -> None:
        """The page.

        Args:
            look: Colours and fonts.
            language: Language of the interface, such as `en`.
            variants: Whose boards are shown.
        """
        known = {variant.id: variant for variant in variants}
        super().__init__(look, translate("Help", "The rules"), width=READING_WIDTH)
        folder = resources() / "help"
        own = folder / f"rules.{language}.md"
        path = own if own.is_file() else folder / "rules.en.md"
        card = TextCard(
            look,
            path.read_text("utf-8"),
            height=300,
            draw=lambda address: picture(address, look, known),
        )
        card.browser.setAccessibleName(translate("Help", "The rules"))
        self.body.addWidget(card, 1)
        self.body.addLayout(_done_row(self))
        self.fill()
        card.browser.setFocus()


class KeysPage(Page):
    """Everything the keyboard can do at the table."""

    def __init__(self, look: Look) -> None:
        """The page."""
        super().__init__(look, translate("Help", "Keys at the table"))
        columns = self.columns()
        columns.addWidget(
            self._card(translate("Help", "What is asked"), _asked_keys()),
            1,
            Qt.AlignmentFlag.AlignTop,
        )
        playing = QVBoxLayout()
        playing.setSpacing(20)
        playing.addWidget(self._card(translate("Help", "Laying tiles"), _laying_keys()))
        playing.addWidget(self._card(translate("Help", "Drawing a line"), _line_keys()))
        playing.addStretch(1)
        columns.addLayout(playing, 1)
        self.body.addLayout(_done_row(self))

    def _card(self, title: str, keys: list[tuple[str, str]]) -> TitledCard:
        card = TitledCard(self.look, title)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        for row, (key, deed) in enumerate(keys):
            if row:
                grid.addWidget(Hairline(self.look), 2 * row - 1, 0, 1, 2)
            grid.addWidget(Label(self.look, key, size=14, weight=SEMIBOLD), 2 * row, 0)
            text = Label(self.look, deed, size=14)
            text.setWordWrap(True)
            grid.addWidget(text, 2 * row, 1)
        card.column.addLayout(grid)
        return card


class AboutPage(Page):
    """Who made the game, what the program is made of, and its versions."""

    def __init__(self, look: Look, credits: tuple[str, ...]) -> None:
        """The page.

        Args:
            look: Colours and fonts.
            credits: Lines about the word lists in use.
        """
        super().__init__(look, "Literaxx", width=READING_WIDTH)
        lines = [
            translate("About", "Version {version}").format(version=__version__),
            translate(
                "About",
                "The game Literaxx, its rules and its name are by **Marek Futrega**, under "
                "Creative Commons BY-NC-SA 2.0. The program is given away.",
            ),
            translate(
                "About",
                "The program is free software under the GNU General Public License, version 3 or "
                "later. It comes without any warranty.",
            ),
            translate(
                "About",
                "The typeface is Inter by The Inter Project Authors, under the SIL Open Font "
                "License 1.1. The window is drawn by Qt, under the GNU LGPL version 3.",
            ),
            *credits,
        ]
        self.body.addWidget(TextCard(look, "\n\n".join(lines), height=230), 1)
        self.fill()
        self.copy_button = KeyButton(look, translate("About", "Copy the versions for a bug report"))
        self.copy_button.clicked.connect(self._on_copy)
        self._copied = Label(look, size=13.5, tone=Tone.GOOD)
        row = _done_row(self)
        row.insertWidget(0, self.copy_button)
        row.insertWidget(1, self._copied)
        self.body.addLayout(row)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(versions_text())
        self._copied.setText(translate("About", "Copied."))


def versions_text() -> str:
    """What a bug report needs to know of this installation; nothing personal."""
    return "\n".join(
        (
            f"Literaxx {__version__}",
            f"Python {platform.python_version()} ({sys.implementation.name})",
            f"PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"{platform.system()} {platform.release()} ({platform.machine()})",
            f"Qt platform {QGuiApplication.platformName()}",
        )
    )


def _done_row(page: Page) -> QHBoxLayout:
    """A row with the button that leaves the page."""
    done = KeyButton(page.look, translate("Help", "Done"), is_primary=True)
    done.clicked.connect(page.left)
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addStretch(1)
    row.addWidget(done)
    return row


def _asked_keys() -> list[tuple[str, str]]:
    """The keys that answer."""
    return [
        ("F2", translate("Keys", "OK · Accept · Undo · Agree: what the first button says")),
        ("F3", translate("Keys", "Exchange · Check · Refuse: what the second button says")),
        ("F4", translate("Keys", "Pass")),
        ("Ctrl+Z", translate("Keys", "Ask for undo after your OK, also while others are asked")),
        (translate("Keys", "Space"), translate("Keys", "Lift the curtain: show my tiles")),
        ("Ctrl+P", translate("Keys", "Pause and go on")),
        ("F6", translate("Keys", "Ask the dictionary, at a table with friendly help")),
        ("F8", translate("Keys", "Who is at a table of the network, and what is said there")),
        ("F1", translate("Keys", "The rules")),
        ("?", translate("Keys", "This list")),
        ("F11", translate("Keys", "Full screen and back")),
        ("Ctrl+N", translate("Keys", "New game")),
        ("Ctrl+O", translate("Keys", "Open a saved game or a game of your own")),
        ("Ctrl+S", translate("Keys", "Save a copy")),
        ("Ctrl+Q", translate("Keys", "Quit; the game is saved as it stands")),
    ]


def _laying_keys() -> list[tuple[str, str]]:
    """The keys that lay."""
    return [
        ("← ↑ → ↓", translate("Keys", "Move the cursor on the board")),
        (translate("Keys", "Space"), translate("Keys", "Turn the cursor: across or down")),
        ("A … Z", translate("Keys", "Lay this letter; one you lack is laid by a blank")),
        ("1 … 7", translate("Keys", "Lay the tile of this place of the rack")),
        (translate("Keys", "Backspace"), translate("Keys", "Take the last tile back")),
        (translate("Keys", "Esc"), translate("Keys", "Take all tiles back")),
        ("Ctrl+V", translate("Keys", "Lay the copied letters; they can be dropped, too")),
        (translate("Keys", "Enter"), translate("Keys", "OK")),
        (
            translate("Keys", "Tab"),
            translate("Keys", "To the board, the rack, the buttons, the moves"),
        ),
    ]


def _line_keys() -> list[tuple[str, str]]:
    """The keys that draw a line through letters."""
    return [
        ("A … Z", translate("Keys", "Find the best line through the typed letters")),
        (translate("Keys", "Tab"), translate("Keys", "The next line through the same letters")),
        ("← ↑ → ↓", translate("Keys", "Move the cursor; with Shift, draw the line along")),
        (
            translate("Keys", "Home PgUp End PgDn"),
            translate("Keys", "The same along the diagonals"),
        ),
        (
            translate("Keys", "Space"),
            translate("Keys", "Draw the line to the cursor, or take its last letter back"),
        ),
        (translate("Keys", "Backspace"), translate("Keys", "Take the last letter back")),
    ]
