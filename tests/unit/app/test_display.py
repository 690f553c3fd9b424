# SPDX-License-Identifier: GPL-3.0-or-later
import sys

import pytest

from literaxx.app import display

linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="Linux finds out, others know"
)


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@linux
def test_no_display_at_all_is_an_obstacle() -> None:
    assert "DISPLAY" in (str(display.obstacle() or ""))


@linux
def test_a_display_that_does_not_answer_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":54321")
    assert str(display.obstacle())


def test_a_platform_that_was_asked_for_is_taken_at_its_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.obstacle() is None


@linux
def test_a_library_that_is_missing_is_named_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    monkeypatch.setitem(display.QT_LIBRARIES, "libabsent.so.7", "libabsent7")
    said = str(display.obstacle() or "")
    assert "Qt cannot be loaded" in said
    assert said.endswith("libabsent7")


@linux
def test_only_the_packages_that_are_missing_are_asked_for() -> None:
    wanted = {"libc.so.6": "libc6", "libabsent.so.7": "libabsent7"}
    assert display.missing_packages(wanted) == ["libabsent7"]
