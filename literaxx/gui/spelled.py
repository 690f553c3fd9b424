# SPDX-License-Identifier: GPL-3.0-or-later
"""Words as they are spelled, where the tiles carry no marks: FATA is FATĂ, FAȚA, FAȚĂ or FATA.

A spelling tells that the word exists. So it is shown only when the dictionary has been asked about
the word, or when the game is over.
"""

from __future__ import annotations

from collections.abc import Callable

from literaxx.match.state import Finished, MatchState, TurnRecord

Spellings = Callable[[str], tuple[str, ...]]
"""All spellings of a laid word; none for one that is not in the list."""


def no_spellings(word: str) -> tuple[str, ...]:
    """For a game whose words nobody can spell."""
    return ()


def may_be_spelled(turn: TurnRecord, view: MatchState) -> bool:
    """Whether everybody may know how the words of a turn are spelled."""
    return bool(turn.verdicts) or isinstance(view.phase, Finished)


def spelled(text: str, spellings: Spellings) -> str:
    """The one spelling of a word, blanks in lower case as before; as it is if there are more."""
    found = spellings(text)
    if len(found) != 1 or len(found[0]) != len(text):
        return text
    signs = zip(found[0], text, strict=True)
    return "".join(sign.lower() if before.islower() else sign for sign, before in signs)


def several(text: str, spellings: Spellings) -> tuple[str, ...]:
    """The spellings of a word that has more than one; else none."""
    found = spellings(text)
    return found if len(found) > 1 else ()
