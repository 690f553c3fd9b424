# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window shows: the table, and at most one page in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

from literaxx.gui.page import Page

if TYPE_CHECKING:
    from literaxx.gui.table_page import TablePage


class PageStack(QStackedWidget):
    """At most one table, which stays, and at most one page, which is forgotten when it is left.

    A table at this PC is paused while a page covers it.
    """

    def __init__(self) -> None:
        """Nothing to be seen yet."""
        super().__init__()
        self._table: TablePage | None = None
        self._page: Page | None = None
        self._was_paused = False
        self._retelling = QTimer(self)
        self._retelling.setSingleShot(True)
        self._retelling.timeout.connect(self._retell)

    @property
    def page(self) -> Page | None:
        """The page in front of the table; None while the table itself is shown."""
        return self._page

    @property
    def table(self) -> TablePage | None:
        """The table, if one is open."""
        return self._table

    def show_page(self, page: Page) -> None:
        """Shows a page in front of everything."""
        if self._page is None and self._table is not None:
            self._was_paused = self._table.is_paused or not self._table.is_private
            if not self._was_paused:
                self._table.toggle_pause()
        self.forget_page()
        self._page = page
        self.addWidget(page)
        self.setCurrentWidget(page)

    def show_table(self) -> None:
        """Leaves the page; the table goes on unless it was paused before."""
        table = self._table
        if table is None:
            return
        self.forget_page()
        self.setCurrentWidget(table)
        if not self._was_paused and table.is_paused:
            table.toggle_pause()
        table.area.take_keyboard()

    def seat(self, table: TablePage) -> None:
        """Shows a table instead of everything."""
        self._table = table
        self.addWidget(table)
        self.forget_page()
        self.setCurrentWidget(table)

    def unseat(self) -> None:
        """Forgets the table."""
        if self._table is not None:
            self._drop(self._table)
            self._table = None

    def forget_page(self) -> None:
        """Forgets the page."""
        if self._page is not None:
            self._drop(self._page)
            self._page = None

    def retell_soon(self) -> None:
        """Makes the page anew for another language, once however often this is said."""
        self._retelling.start()

    def _drop(self, widget: QWidget) -> None:
        self.removeWidget(widget)
        widget.hide()
        widget.deleteLater()

    def _retell(self) -> None:
        """The keyboard stays where it was on the page."""
        page = self._page
        if page is None or page.again is None:
            return
        focused = self.window().focusWidget()
        parts = page.findChildren(QWidget)
        place = parts.index(focused) if focused in parts else None
        page.again()
        if place is not None and self._page is not None:
            parts = self._page.findChildren(QWidget)
            if place < len(parts):
                parts[place].setFocus()
