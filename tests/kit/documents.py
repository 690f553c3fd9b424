# SPDX-License-Identifier: GPL-3.0-or-later
"""What the documents show, taken from them."""

import re
from pathlib import Path

DOCUMENTS = Path(__file__).resolve().parents[2] / "docs"


def blocks(document: str, language: str) -> list[str]:
    """The blocks of code of a document in one language."""
    text = (DOCUMENTS / document).read_text(encoding="utf-8")
    pairs = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for name, block in pairs if name == language]


def variant_example() -> str:
    """The variant file that `docs/variants.md` shows."""
    (text,) = blocks("variants.md", "toml")
    return text
