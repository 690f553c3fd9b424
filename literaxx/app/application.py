# SPDX-License-Identifier: GPL-3.0-or-later
"""The composition root: settings, language, look, shelf and window are put together here."""

from __future__ import annotations

import os
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from literaxx import __version__
from literaxx.app.languages import Languages
from literaxx.app.options import GameOptions
from literaxx.app.settings import Settings
from literaxx.app.shelf import FileShelf
from literaxx.gui.lan import Network
from literaxx.gui.look import Look
from literaxx.gui.main_window import MainWindow
from literaxx.gui.shelf import Shelf
from literaxx.paths import HOME_VARIABLE, resources, user_config
from literaxx.session.clock import Machine

DESKTOP_ID = "arpa.home.literaxx.Literaxx"
"""By this a Linux desktop finds the icon and name that belong to a window."""

STEP = 32
"""How far another window is from the one it was asked for in."""


def run(options: GameOptions) -> int:
    """Opens the window and lets the player play until it is closed.

    Args:
        options: What the command line asked for.

    Returns:
        The exit status.
    """
    application = QApplication.instance() or Application(sys.argv[:1])
    assert isinstance(application, QApplication)
    if options.smoke:
        with TemporaryDirectory(ignore_cleanup_errors=True) as home:
            # The player's own files stay as they are.
            os.environ[HOME_VARIABLE] = home
            shelf = FileShelf(Machine())
            window = compose(application, options, shelf)
            from literaxx.app.smoke import try_everything

            return try_everything(application, window, shelf)
    shelf = FileShelf(Machine())
    window = compose(application, options, shelf)
    window.show()
    # What the first page does not need is imported when that page is seen.
    QTimer.singleShot(0, load_the_rest)
    if options.file is not None:
        QTimer.singleShot(0, partial(window.open_file, options.file))
    return application.exec()


def compose(application: QApplication, options: GameOptions, shelf: Shelf) -> MainWindow:
    """The window with everything it needs, not shown yet.

    Args:
        application: The one application.
        options: What the command line asked for.
        shelf: What there is to play.
    """
    application.setApplicationName("Literaxx")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_ID)
    icon = resources() / "icons" / "literaxx.svg"
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    settings = Settings(user_config())
    preferences = settings.preferences()
    languages = Languages(application)
    languages.speak(options.language or preferences.language)
    look = Look(application, preferences.theme, preferences.text_percent / 100)
    window = MainWindow(look, shelf, settings, network=local_network, languages=languages.names)
    window.restore_place(settings.window())
    windows = Windows(look, shelf, settings, languages)
    windows.keep(window)
    if isinstance(application, Application):
        application.file_wanted.connect(windows.open_file)
    application.aboutToQuit.connect(settings.sync)
    return window


class Application(QApplication):
    """The application, which macOS tells by an event what file was double-clicked.

    Attributes:
        file_wanted: A file is to be opened; carries its path.
    """

    file_wanted = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Something that concerns no single window."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


class Windows:
    """The windows of the program; each has its own table, so several games go on at once."""

    def __init__(self, look: Look, shelf: Shelf, settings: Settings, languages: Languages) -> None:
        """No window yet.

        Args:
            look: Colours and fonts of all of them.
            shelf: What there is to play.
            settings: What is remembered.
            languages: Languages that the interface speaks.
        """
        self._look = look
        self._shelf = shelf
        self._settings = settings
        self._languages = languages
        self._windows: list[MainWindow] = []

    def keep(self, window: MainWindow) -> None:
        """Keeps a window, and opens another when it asks for one."""
        self._windows = [each for each in self._windows if shiboken6.isValid(each)]
        self._windows.append(window)
        window.window_wanted.connect(partial(self.open, window))
        window.language_wanted.connect(self._languages.speak)

    def open_file(self, path: Path) -> None:
        """Opens a file, in a window of its own when a table is open in the last one."""
        self._windows = [each for each in self._windows if shiboken6.isValid(each)]
        if not self._windows:
            return  # the program is about to end
        last = self._windows[-1]
        window = last if last.opened is None else self.open(last)
        window.open_file(path)
        window.activateWindow()

    def open(self, beside: MainWindow) -> MainWindow:
        """Opens a window at its start page, a little beside another."""
        window = MainWindow(
            self._look,
            self._shelf,
            self._settings,
            network=local_network,
            languages=self._languages.names,
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.resize(beside.size())
        window.move(beside.pos() + QPoint(STEP, STEP))
        window.show()
        self.keep(window)
        return window


def local_network() -> Network:
    """The tables on the network; imported when somebody first asks for them."""
    from literaxx.app.lan import LocalNetwork

    return LocalNetwork(Machine())


def load_the_rest() -> None:
    """Imports what the first page does not need."""
    for name in ("literaxx.gui.rooms", "literaxx.app.hosting"):
        import_module(name)
