# SPDX-License-Identifier: GPL-3.0-or-later
"""Real keys of a real X server on the layouts that people have: they lay the same tiles."""

from collections.abc import Iterator

import pytest

from tests.kit.x11 import ALT_GR, SHIFT, Display, Window, what_is_missing

MISSING = what_is_missing()
pytestmark = [pytest.mark.x11, pytest.mark.skipif(bool(MISSING), reason=MISSING)]

COMPOSE = 134
_A, _C, _E, _I, _L, _N, _O = 38, 54, 26, 31, 46, 57, 32
_Q, _S, _T, _U, _X, _Z = 24, 39, 28, 30, 53, 52
COMMA, GRAVE = 59, 49
P1, P2, P3, P4, P5 = 34, 35, 47, 48, 51
"""The two keys right of P, the two right of L, and the one beyond."""
I_GRAVE = 21  # Italian: two keys left of Backspace

Press = tuple[int, ...]
"""Keys that make one letter; a first key of `ALT_GR` or `SHIFT` is held meanwhile."""


@pytest.fixture(scope="module")
def display() -> Iterator[Display]:
    """One X server for all tests of this module."""
    made = Display()
    yield made
    made.close()


@pytest.fixture
def typist(display: Display, request: pytest.FixtureRequest) -> Iterator["Typist"]:
    """Somebody at a table of the variant and with the rack that the test names."""
    variant, rack = request.param
    made = Typist(display, Window(display, variant, rack))
    yield made
    made.window.close()


class Typist:
    """Presses keys and reads what comes of them."""

    def __init__(self, display: Display, window: Window) -> None:
        self.display = display
        self.window = window

    def types(self, *letters: Press) -> str:
        """What the window says after the last letter."""
        said = ""
        for keys in letters:
            held = keys[0] if keys[0] in (ALT_GR, SHIFT) else None
            self.display.press(*(keys if held is None else keys[1:]), held=held)
            said = self.window.says()
        return said

    def clears(self) -> None:
        """Takes everything back."""
        self.display.press_escape()
        assert self.window.says() == ""


@pytest.mark.parametrize("typist", [("wordbox-it", "EEAOUII")], indirect=True)
def test_accents_of_italian_and_dead_keys_lay_plain_tiles(typist: Typist) -> None:
    typist.display.use_layout("it")
    assert typist.types((P1,), (P4,), (P3,), (P5,), (I_GRAVE,)) == "EAOUI"
    typist.clears()
    assert typist.types((SHIFT, P1)) == "E"  # é
    typist.clears()
    typist.display.use_layout("us", "intl")
    grave, acute = GRAVE, P4
    assert typist.types((grave, _E), (acute, _E), (grave, _A), (grave, _O), (grave, _U)) == "EEAOU"
    typist.clears()
    assert typist.types((ALT_GR, _E), (_I,)) == "EI"  # é by AltGr
    typist.clears()
    typist.display.use_layout("us")
    assert typist.types((COMPOSE, GRAVE, _A), (COMPOSE, _E, GRAVE)) == "AE"


@pytest.mark.parametrize("typist", [("wordbox-ro", "AASSTTI")], indirect=True)
def test_romanian_letters_of_both_layouts_and_with_cedillas_lay_plain_tiles(
    typist: Typist,
) -> None:
    programmers = [(ALT_GR, _A), (ALT_GR, _S), (ALT_GR, _T), (ALT_GR, _I), (ALT_GR, _Q)]
    standard = [(P1,), (P3,), (P4,), (P2,), (P5,)]
    for variant, keys in (("", programmers), ("std", standard)):
        typist.display.use_layout("ro", variant)
        assert typist.types(*keys) == "ASTIA"
        typist.clears()
    typist.display.use_layout("tr")
    assert typist.types((P3,)) == "S"  # ş, with a cedilla
    typist.display.use_layout("us")
    assert typist.types((COMPOSE, COMMA, _S), (COMPOSE, COMMA, _T)) == "SST"


@pytest.mark.parametrize("typist", [("literaxx-pl", "ĄĆĘŁŃÓŚ")], indirect=True)
def test_polish_letters_lay_tiles_of_their_own(typist: Typist) -> None:
    typist.display.use_layout("pl")
    marked = [(ALT_GR, key) for key in (_A, _C, _E, _L, _N, _O, _S)]
    assert typist.types(*marked) == "ĄĆĘŁŃÓŚ"
    typist.clears()
    assert typist.types((_A,)) == "You have no A and no blank left."
    assert typist.types((ALT_GR, _Z)) == "You have no Ż and no blank left."
    assert typist.types((ALT_GR, _X)) == "You have no Ź and no blank left."
    typist.display.use_layout("us", "intl")
    acute = P4
    assert typist.types((acute, _C), (acute, _N), (acute, _O), (acute, _S)) == "ĆŃÓŚ"


@pytest.mark.parametrize("typist", [("literaxx-pl", "ŻŹĄ?ĘĆA")], indirect=True)
def test_digits_lay_by_place_and_name_a_blank_and_strange_letters_are_refused(
    typist: Typist,
) -> None:
    typist.display.use_layout("pl")
    digits = range(10, 17)
    assert typist.types(*((key,) for key in (digits[1], digits[0], digits[6]))) == "ŹŻA"
    typist.clears()
    assert typist.types((digits[3],), (ALT_GR, _L)) == "ł"
    typist.clears()
    assert typist.types((_Q,)) == "There is no letter Q in this game."
    typist.display.use_layout("ru")
    assert typist.types((_Z,)) == "There is no letter Я in this game."
    typist.display.use_layout("us", "intl")
    assert typist.types((digits[3],), (P4, _N)) == "ń"
