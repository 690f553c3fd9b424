# SPDX-License-Identifier: GPL-3.0-or-later
"""From typed, pasted or dropped text to the letters of the tiles."""

from __future__ import annotations

from literaxx.gui.draft import Hint, Refused
from literaxx.model.letters import Orthography, bare, canonical, orthography
from literaxx.model.variant import Variant


class TypedLetters:
    """Reads text as the letters of a variant, however its marks are encoded.

    A tile of several letters comes with the first of them, if no other tile begins like that;
    whoever goes on to type the rest means the same tile.
    """

    def __init__(self, variant: Variant, written: Orthography | None = None) -> None:
        """Letters of a variant.

        Args:
            variant: Whose letters.
            written: How its language is written, for letters that are laid as others; without it,
                a letter with marks that no tile shows is taken for the bare letter.
        """
        tiles = variant.tiles
        letters = dict.fromkeys((*tiles.blank_letters, *(spec.letter for spec in tiles.specs)))
        folds = {} if written is None else written.folds
        fitting = {
            sign: letter
            for sign, letter in folds.items()
            if letter in letters and sign not in letters
        }
        self._written = orthography(letters, fitting)
        self._is_lenient = written is None
        self._rest = ""

    def letters(self, text: str) -> tuple[str, ...] | Refused:
        """The letters that a whole text stands for, unless no tile shows one of them."""
        whole = canonical("".join(text.split()))
        if self._is_lenient and self._written.split(whole) is None:
            whole = bare(whole)
        found = self._written.split(whole)
        if found is not None:
            return found
        strange = (sign for sign in whole if self._written.split(sign) is None)
        return Refused(Hint.NO_SUCH_LETTER, next(strange, whole))

    def typed(self, text: str) -> tuple[str, ...] | Refused:
        """The letters that a key or a text adds; none for the rest of a tile that lies already."""
        sign, rest = canonical(text), self._rest
        self._rest = ""
        if rest and rest.startswith(sign):
            self._rest = rest[len(sign) :]
            return ()
        begun = [letter for letter in self._written.letters if letter.startswith(sign)]
        if sign and len(begun) == 1 and begun[0] != sign:
            self._rest = begun[0][len(sign) :]
            return (begun[0],)
        return self.letters(text)

    def forget(self) -> None:
        """What is typed next does not go on with what was typed before."""
        self._rest = ""

    def folded(self, text: str) -> tuple[str, str] | None:
        """The first letter of a text that is laid as another one, and that one."""
        for sign in canonical(text):
            laid = self._written.fold(sign)
            if laid != sign:
                return sign, laid
        return None
