# SPDX-License-Identifier: GPL-3.0-or-later
"""The first game: what the coach says at each moment, by what has been done so far.

Nothing is remembered but the match itself, so a first game that was left goes on where it stood.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from literaxx.gui.texts import translate
from literaxx.match.choices import Choices, Matter
from literaxx.match.state import Judging, MatchState, TurnKind
from literaxx.model.tiles import BLANK
from literaxx.rules.base import Referee


class Step(Enum):
    """What is learned, in the order in which it comes."""

    LAY = "lay"
    COLOURS = "colours"
    ACCEPT = "accept"
    BLANK = "blank"
    NAMED = "named"
    CHECK = "check"
    EXCHANGE = "exchange"
    SWAP = "swap"
    AGREE = "agree"
    DONE = "done"


LEARNED = (Step.LAY, Step.COLOURS, Step.ACCEPT, Step.BLANK, Step.CHECK, Step.EXCHANGE)
"""The steps that are counted."""


class Laying(msgspec.Struct, frozen=True):
    """What lies before OK.

    Attributes:
        is_legal: Whether it may be played.
        has_blank: Whether a blank is among it.
        exchanged: Number of tiles on the exchange field.
    """

    is_legal: bool = False
    has_blank: bool = False
    exchanged: int = 0


def step_of(
    view: MatchState, asking: Choices, me: int, laying: Laying, referee: Referee
) -> Step | None:
    """What is to be learned now; None while one waits.

    Args:
        view: What the newcomer sees.
        asking: What he may do.
        me: His seat.
        laying: What he has laid.
        referee: Who knows whether a word to be judged is one: no lesson tells to check a good one.
    """
    history = view.progress.history
    mine = [turn for turn in history if turn.seat == me]
    words = [turn.score for turn in mine if turn.kind is TurnKind.PLAYED and turn.score]
    if isinstance(view.phase, Judging) and asking.matter is Matter.JUDGING:
        if not all(referee.contains(word.word) for word in view.phase.score.words):
            return Step.CHECK
        is_first = not any(turn.seat != me and turn.score is not None for turn in history)
        return Step.ACCEPT if is_first else Step.AGREE
    if asking.matter is Matter.FINISHED:
        return Step.DONE
    if asking.matter is not Matter.COMPOSING:
        return None
    if not words:
        return Step.COLOURS if laying.is_legal else Step.LAY
    letters = [letter for score in words for word in score.words for letter in word.letters]
    if BLANK in view.table.racks[me] and not any(letter.is_blank for letter in letters):
        return Step.NAMED if laying.has_blank and laying.is_legal else Step.BLANK
    if not any(turn.kind is TurnKind.EXCHANGED for turn in mine):
        return Step.SWAP if laying.exchanged else Step.EXCHANGE
    return Step.DONE


def count_text(step: Step) -> str:
    """How far the lesson has come, `3 of 6`; empty for what is not counted."""
    part_of = {Step.NAMED: Step.BLANK, Step.SWAP: Step.EXCHANGE}
    counted = part_of.get(step, step)
    if counted not in LEARNED:
        return ""
    text = translate("Lesson", "{number} of {count}")
    return text.format(number=LEARNED.index(counted) + 1, count=len(LEARNED))


def step_text(step: Step) -> tuple[str, str]:
    """What the coach says: a title and what to do."""
    return {
        Step.LAY: (
            translate("Lesson", "Lay a word"),
            translate(
                "Lesson",
                "Your tiles lie under the board. Drag them onto it, or click a tile and then a "
                "cell, or click a cell and type. The first word goes across the star, left to "
                "right or top to bottom: PLANET, for instance.",
            ),
        ),
        Step.COLOURS: (
            translate("Lesson", "Colours are points"),
            translate(
                "Lesson",
                "Yellow tiles count 1, green 2, blue 3, red 5. On a cell of its own colour a tile "
                "counts three times; 2× and 3× are for the whole word. The sum is shown below. "
                "Move tiles about if you like, then press OK (F2).",
            ),
        ),
        Step.ACCEPT: (
            translate("Lesson", "Do you believe it?"),
            translate(
                "Lesson",
                "Nobody looks words up unasked: whoever plays against you decides. This word is a "
                "good one, so press Accept (F2).",
            ),
        ),
        Step.BLANK: (
            translate("Lesson", "The blank"),
            translate(
                "Lesson",
                "The white tile stands for any letter and counts nothing. Lay a word with it that "
                "touches a tile on the board, and say which letter it is.",
            ),
        ),
        Step.NAMED: (
            translate("Lesson", "The blank"),
            translate(
                "Lesson",
                "A double click on the blank changes its letter as long as the word is yours. "
                "Press OK (F2) when it reads well.",
            ),
        ),
        Step.CHECK: (
            translate("Lesson", "Check it"),
            translate(
                "Lesson",
                "That does not look like a word. Press Check (F3): the dictionary is asked, and a "
                "word that does not exist goes back to its owner. In a real game a check in vain "
                "costs you a turn.",
            ),
        ),
        Step.AGREE: (
            translate("Lesson", "Another word"),
            translate(
                "Lesson",
                "This one is good: press Accept (F2). In a game of your own nobody tells you; "
                "check (F3) what you doubt.",
            ),
        ),
        Step.EXCHANGE: (
            translate("Lesson", "Exchange"),
            translate(
                "Lesson",
                "Bad tiles? Put one to seven of them on the dashed field beside your tiles. You "
                "may do that three times a game, and it is your whole turn.",
            ),
        ),
        Step.SWAP: (
            translate("Lesson", "Exchange"),
            translate("Lesson", "Press Exchange (F3) to get new ones from the bag."),
        ),
        Step.DONE: (
            translate("Lesson", "That is all there is to it"),
            translate(
                "Lesson",
                "Play on as long as you like, or go to the start page and begin a game of your "
                "own. Pass is F4, the rules are F1, and ? lists the keys.",
            ),
        ),
    }[step]
