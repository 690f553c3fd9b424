# SPDX-License-Identifier: GPL-3.0-or-later
"""A table for the tests of this folder."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.kit.lan import Table
from tests.kit.matches import rules_of


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """A table of three, of whom the first sits at the host."""
    made = Table(rules_of("literaxx-en"), "Ana", "", "")
    yield made
    made.close()
