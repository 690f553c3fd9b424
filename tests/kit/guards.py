# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures around every test: it gets a home of its own, and must leave nothing behind.

A test fails that leaves a window, a running timer, animation or thread, or that lets a log record
of level WARNING or above go by without asking for `caplog`. (Qt's own warnings are pytest-qt's
part, see `qt_log_level_fail`.) A test without Qt pays next to nothing.
"""

import gc
import logging
from collections.abc import Callable, Iterator
from itertools import count
from weakref import WeakSet

import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QThread,
    QThreadPool,
    QTimer,
)
from PySide6.QtWidgets import QApplication, QWidget

_HOMES = count()
_QT_FIXTURES = {"qapp", "qtbot", "qtmodeltester", "qapp_cls"}


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the player's files of this test in a folder that no other test sees."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_HOMES)}"
    monkeypatch.setenv("LITERAXX_HOME", str(home))


class _Records(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def no_stray_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test during which something was logged that it did not ask for."""
    handler = _Records()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)
    if handler.seen and "caplog" not in request.fixturenames:
        pytest.fail("unexpected log records:\n" + "\n".join(handler.seen), pytrace=False)


@pytest.fixture(autouse=True)
def nothing_of_qt_left(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fails a test that leaves a window, or something of Qt's that still runs."""
    if _QT_FIXTURES.isdisjoint(request.fixturenames):
        yield
        return
    started: WeakSet[QObject] = WeakSet()
    for kind in (QTimer, QThread, QAbstractAnimation):
        monkeypatch.setattr(kind, "start", _noting(kind.start, started))
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [_stopped(thing) for thing in list(started) if _is_running(thing)]
    if not QThreadPool.globalInstance().waitForDone(2_000):
        left.append("a job in the global thread pool")
    left += [_removed(window) for window in _windows()]
    if left:
        pytest.fail("left behind:\n" + "\n".join(left), pytrace=False)


def _noting(start: Callable[..., None], started: WeakSet[QObject]) -> Callable[..., None]:
    def noting(self: QObject, *args: object, **kwargs: object) -> None:
        started.add(self)
        start(self, *args, **kwargs)

    return noting


def _is_running(thing: QObject) -> bool:
    if not shiboken6.isValid(thing):
        return False
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QThread):
        return thing.isRunning()
    return isinstance(thing, QAbstractAnimation) and (
        thing.state() == QAbstractAnimation.State.Running
    )


def _stopped(thing: QObject) -> str:
    if isinstance(thing, QThread):
        thing.quit()
        thing.wait(2_000)
    elif isinstance(thing, QTimer | QAbstractAnimation):
        thing.stop()
    return f"running: {thing!r}"


def _windows() -> list[QWidget]:
    if QApplication.topLevelWidgets():
        # Those that nothing but a reference cycle keeps alive are not left behind.
        gc.collect()
    return QApplication.topLevelWidgets()


def _removed(window: QWidget) -> str:
    said = f"window: {window!r}"
    window.hide()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    return said
