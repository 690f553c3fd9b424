# SPDX-License-Identifier: GPL-3.0-or-later
"""By what names systems know the program. Standard library only."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

NAME = "Literaxx"
ID = "arpa.home.literaxx.Literaxx"
"""The reverse-DNS name. The project has no domain; under `home.arpa` nobody can have one, for it is
set aside for names that mean something within one house only (RFC 8375)."""

CONSOLE = f"{NAME}-console"
"""What the program for consoles is called on Windows until it gets the ending `.com`."""

SUMMARY = "Word games for one table, one network or one computer"
PUBLISHER = "The Literaxx developers"


def version() -> str:
    """The version, from the one place where it stands.

    Raises:
        ValueError: It does not stand there.
    """
    text = (ROOT / "literaxx/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("literaxx/__init__.py has no version")
    return found[1]
