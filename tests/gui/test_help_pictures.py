# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the rules come from the real boards."""

import re

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTextBrowser

from literaxx.gui.help_pages import PICTURE, RulesPage
from literaxx.gui.help_pictures import picture
from literaxx.gui.look import Look
from literaxx.paths import resources
from tests.kit.matches import built_in

pytestmark = pytest.mark.gui
VARIANTS = {name: built_in(name) for name in ("literaxx-en", "wordbox-en", "wordstream-en")}
TEXTS = sorted((resources() / "help").glob("rules.*.md"))
ADDRESSES = [
    address
    for path in TEXTS
    for address in re.findall(r"!\[[^]]*\]\(([^)]*)\)", path.read_text("utf-8"))
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_picture_that_a_text_asks_for_is_drawn(look: Look, address: str) -> None:
    variant = address.partition(":")[2].partition("/")[0]
    drawn = picture(address, look, {variant: built_in(variant)})
    assert drawn is not None
    assert drawn.width() > 100
    assert len(colours(drawn.toImage())) > 5


def colours(image: QImage) -> set[int]:
    """The colours along the middle."""
    return {image.pixel(x, image.height() // 2) for x in range(image.width())}


@pytest.mark.parametrize(
    "address",
    ["", "board:", "board:nothing", "laid:literaxx-en/what/CAT", "line:wordstream-en/ABC/A1",
     "https://example.org/x.png"],
)  # fmt: skip
def test_other_addresses_give_no_picture(look: Look, address: str) -> None:
    assert picture(address, look, VARIANTS) is None


def test_the_page_of_rules_has_its_pictures_in_the_colours_of_the_theme(look: Look) -> None:
    page = RulesPage(look, "en", VARIANTS.values())
    browser = page.findChild(QTextBrowser)
    assert browser is not None
    assert browser.document().toRawText().count(PICTURE) == 5
    light = picture("board:literaxx-en", look, VARIANTS)
    look.use("dark")
    dark = picture("board:literaxx-en", look, VARIANTS)
    assert light is not None
    assert dark is not None
    assert colours(light.toImage()).isdisjoint(colours(dark.toImage()))
    look.use("light")
    page.deleteLater()
