# SPDX-License-Identifier: GPL-3.0-or-later
import tomllib
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QColor

from literaxx.gui import theme as themes
from literaxx.gui.style_sheet import style_sheet
from literaxx.gui.theme import THEMES, Theme, load_theme, palette_of
from literaxx.paths import resources
from tests.kit.colours import EYES, contrast, difference

COLOURS = range(6)
TEXT = [
    *[("ink", on) for on in ("paper", "panel", "field", "hover", "pressed", "board")],
    *[("muted", on) for on in ("paper", "panel", "field", "hover", "board")],
    *[("on_accent", on) for on in ("accent", "accent_hover", "frame")],
    *[("accent_text", on) for on in ("paper", "panel")],
    *[(role, on) for role in ("alarm", "good") for on in ("paper", "panel")],
    *[("cell_ink", on) for on in ("double_cell", "triple_cell", "letter_cell", "board")],
    *[(f"tile_inks.{colour}", f"tiles.{colour}") for colour in COLOURS],
    *[(f"pips.{colour}", f"cells.{colour}") for colour in range(5)],
    *[("ink", f"cells.{colour}") for colour in range(5)],
]
SYMBOLS = [
    *[("focus", on) for on in ("paper", "panel", "board", "cell")],
    *[("frame", on) for on in ("board", "cell", "double_cell", "triple_cell", "lit")],
    *[("frame", f"cells.{colour}") for colour in range(5)],
    *[(role, on) for role in ("accent", "alarm", "faint") for on in ("paper", "panel")],
    ("muted", "board"),
    *[(f"pips.{colour}", "board") for colour in range(5)],
]


def colour(theme: Theme, role: str) -> QColor:
    name, _, index = role.partition(".")
    found = getattr(theme, name)
    chosen = found[int(index)] if index else found
    assert isinstance(chosen, QColor)
    return chosen


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    name = request.param
    assert isinstance(name, str)
    return load_theme(name)


def too_faint(theme: Theme, pairs: list[tuple[str, str]], least: float) -> list[str]:
    ratios = {pair: contrast(colour(theme, pair[0]), colour(theme, pair[1])) for pair in pairs}
    return [f"{role} on {on}: {ratio:.2f}" for (role, on), ratio in ratios.items() if ratio < least]


def test_every_text_stands_out_from_its_ground(theme: Theme) -> None:
    assert too_faint(theme, TEXT, 4.5) == []


def test_every_sign_stands_out_from_its_ground(theme: Theme) -> None:
    assert too_faint(theme, SYMBOLS, 3.0) == []


@pytest.mark.parametrize("eye", EYES)
def test_tiles_of_different_value_look_different_to_every_eye(theme: Theme, eye: str) -> None:
    too_near = [
        f"{one} and {two}: {distance:.1f}"
        for one, two in combinations(COLOURS, 2)
        if (distance := difference(theme.tiles[one], theme.tiles[two], eye)) < 12
    ]
    assert too_near == []


@pytest.mark.parametrize("eye", EYES)
def test_cells_of_different_value_look_different_to_every_eye(theme: Theme, eye: str) -> None:
    grounds = {str(value): ground for value, ground in enumerate(theme.cells, start=1)}
    grounds["plain"] = theme.cell
    too_near = [
        f"{one} and {two}: {distance:.1f}"
        for one, two in combinations(grounds, 2)
        if (distance := difference(grounds[one], grounds[two], eye)) < 8
    ]
    assert too_near == []


def test_the_lower_edge_of_a_tile_is_darker_than_its_face(theme: Theme) -> None:
    for face, edge in zip(theme.tiles, theme.tile_edges, strict=True):
        assert edge.lightnessF() < face.lightnessF()


def test_a_theme_file_has_every_role_and_no_other() -> None:
    names = set(Theme.__struct_fields__)
    for name in THEMES:
        text = (resources() / "themes" / f"{name}.toml").read_text("utf-8")
        assert set(tomllib.loads(text)) == names


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('ink = "#22252B"', 'ink = "soot"'),
        ('ink = "#22252B"\n', ""),
        ('ink = "#22252B"', 'ink = "#22252B"\nblood = "#FF0000"'),
        ('ink = "#22252B"', "ink = 7"),
    ],
)
def test_a_damaged_theme_file_is_refused(
    old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (resources() / "themes" / "light.toml").read_text("utf-8")
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes" / "light.toml").write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setattr(themes, "resources", lambda: tmp_path)
    load_theme.cache_clear()
    with pytest.raises(ValueError, match=r"."):
        load_theme("light")


def test_the_style_sheet_leaves_no_role_unresolved(theme: Theme) -> None:
    sheet = style_sheet(theme.name)
    assert "@" not in sheet
    assert theme.on_accent.name() in sheet


def test_the_palette_greys_what_cannot_be_used(theme: Theme) -> None:
    palette = palette_of(theme)
    disabled = palette.color(palette.ColorGroup.Disabled, palette.ColorRole.Text)
    assert disabled.name() == theme.faint.name()


def test_themes_differ_in_name_and_darkness() -> None:
    loaded = [load_theme(name) for name in THEMES]
    assert [theme.name for theme in loaded] == list(THEMES)
    assert [theme.is_dark for theme in loaded] == [False, True, True]
    assert len({msgspec.structs.astuple(theme)[2].name() for theme in loaded}) == 3
