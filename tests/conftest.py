# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every test: no screen, no home, no chance, and nothing left behind."""

import os
from typing import TYPE_CHECKING

# Before Qt is imported by any plugin or test.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# In English, whatever the developer speaks.
os.environ["LC_ALL"] = "C.UTF-8"

import pytest
from hypothesis import HealthCheck, settings

from tests.kit.built import compile_translations, outdated_modules

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

pytest_plugins = ["tests.kit.guards"]

_STEADY = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("dev", _STEADY)
settings.register_profile("ci", _STEADY, max_examples=200)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session")
def qapp_cls() -> "type[QApplication]":
    """The one application of all tests is the program's own."""
    from literaxx.app.application import Application

    return Application


def pytest_configure() -> None:
    """Refuses to test a compiled module that hides a newer source; compiles new translations."""
    if outdated := outdated_modules():
        names = ", ".join(path.name for path in outdated)
        pytest.exit(f"older than the source: {names}; run packaging/fresh.py test", returncode=4)
    compile_translations()
