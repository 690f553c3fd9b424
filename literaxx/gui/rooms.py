# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything the window shows but the start page, in one place, to be imported after it is seen.

A page takes longer to import than to open; so the window asks for this module when it needs the
first of them, and the application does right after the first paint.
"""

from literaxx.gui.coach import Coach
from literaxx.gui.end_page import EndPage
from literaxx.gui.help_pages import AboutPage, KeysPage, RulesPage
from literaxx.gui.new_game_page import NewGamePage
from literaxx.gui.preferences_page import PreferencesPage
from literaxx.gui.record_page import RecordPage
from literaxx.gui.records_page import RecordsPage
from literaxx.gui.table_page import TablePage
from literaxx.gui.tables import table_for
from literaxx.gui.word_page import WordPage

__all__ = [
    "AboutPage",
    "Coach",
    "EndPage",
    "KeysPage",
    "NewGamePage",
    "PreferencesPage",
    "RecordPage",
    "RecordsPage",
    "RulesPage",
    "TablePage",
    "WordPage",
    "table_for",
]
