# SPDX-License-Identifier: GPL-3.0-or-later
"""Codes, turns and sums as sentences for people, in the language of the interface.

Everything is translated at the moment it is asked for, so a change of language needs no restart.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from literaxx.gui.draft import Hint, Refused
from literaxx.match.choices import Deed, Key, Matter
from literaxx.match.events import EndCause, SkipCause, UndoEnd
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.setup import Millis, SeatKind, SeatSpec
from literaxx.match.state import TurnKind, TurnRecord
from literaxx.model.scoring import LetterScore, Score, WordScore
from literaxx.model.sentence import Sentence
from literaxx.model.variant import Variant
from literaxx.rules.base import Violation, Why
from literaxx.session.base import Trouble, TroubleKind
from literaxx.storage.reasons import reason_of

translate = QCoreApplication.translate

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "pl": "Polski", "ro": "Română"}
"""Languages by their own names, which are the same in every language of the interface."""


def language_name(language: str) -> str:
    """A language by its own name; one that is not known, by its tag."""
    return LANGUAGE_NAMES.get(language, language)


def chip_texts(variants: Sequence[Variant]) -> dict[str, str]:
    """What stands on the chips of one game: the language, and the title where that is another.

    Args:
        variants: The variants of one game, the one that names the game first.

    Returns:
        The texts by id; no two are alike.
    """
    texts: dict[str, str] = {}
    for variant in variants:
        text = LANGUAGE_NAMES.get(variant.language, variant.language)
        if variant.title != variants[0].title:
            text = f"{text} · {variant.title}"
        texts[variant.id] = f"{text} · {variant.id}" if text in texts.values() else text
    return texts


def count_text(number: int, one: str, many: str) -> str:
    """`one` for 1, else `many`, in which Qt has put the number already."""
    return one if number == 1 else many


def number_text(number: int) -> str:
    """`18`, `−9` with a minus sign rather than a hyphen."""
    return f"−{-number}" if number < 0 else str(number)


def points_text(points: int) -> str:
    """`1 point`, `18 points`, `−9 points`."""
    if points < 0:  # of which Qt makes no text
        return f"−{points_text(-points)}"
    return count_text(
        points, translate("Count", "1 point"), translate("Count", "%n points", None, points)
    )


def tiles_text(tiles: int) -> str:
    """`1 tile`, `4 tiles`."""
    return count_text(
        tiles, translate("Count", "1 tile"), translate("Count", "%n tiles", None, tiles)
    )


def words_text(words: int) -> str:
    """`1 word`, `1,839,876 words`."""
    return count_text(
        words, translate("Count", "1 word"), translate("Count", "%Ln words", None, words)
    )


def reason_text(error: Exception) -> str:
    """Why something could not be done with a file."""
    reason = reason_of(error) if isinstance(error, OSError) else str(error)
    return reason.told(translate) if isinstance(reason, Sentence) else reason


def clock_text(left_ms: Millis) -> str:
    """Minutes and seconds of a clock, rounded up so that 00:00 means that time is over."""
    seconds = -(-max(left_ms, 0) // 1000)
    return f"{seconds // 60:02}:{seconds % 60:02}"


def names_text(names: list[str]) -> str:
    """`Ana`, `Ana and Bogdan`, `Ana, Bogdan and Cezar`."""
    if len(names) < 2:
        return "".join(names)
    start = ", ".join(names[:-1])
    return translate("List", "{some} and {last}").format(some=start, last=names[-1])


def level_text(level: str) -> str:
    """The strength of a computer player; an unknown one by its own name."""
    return {
        "beginner": translate("Level", "Beginner"),
        "casual": translate("Level", "Casual"),
        "strong": translate("Level", "Strong"),
        "expert": translate("Level", "Expert"),
        "guide": translate("Seat", "computer"),
    }.get(level, level)


def kind_text(seat: SeatSpec, *, is_me: bool) -> str:
    """What stands beside a name: who plays the seat."""
    if seat.kind is SeatKind.COMPUTER:
        return level_text(seat.level) or translate("Seat", "computer")
    if is_me:
        return translate("Seat", "you")
    return translate("Seat", "network") if seat.place else ""


def deed_text(deed: Deed) -> str:
    """What stands on a button."""
    return {
        Deed.OK: translate("Deed", "OK"),
        Deed.EXCHANGE: translate("Deed", "Exchange"),
        Deed.SHUFFLE: translate("Deed", "Shuffle"),
        Deed.PASS: translate("Deed", "Pass"),
        Deed.ACCEPT: translate("Deed", "Accept"),
        Deed.CHECK: translate("Deed", "Check"),
        Deed.UNDO: translate("Deed", "Undo"),
        Deed.AGREE: translate("Deed", "Agree"),
        Deed.REFUSE: translate("Deed", "Refuse"),
        Deed.RESUME: translate("Deed", "Go on"),
        Deed.RESULT: translate("Deed", "Show the result"),
    }[deed]


def idle_key_text(matter: Matter, key: Key) -> str:
    """Why a key does nothing now."""
    sentence = {
        Matter.UNDO_ANSWER: translate("Idle", "{key} does nothing now: agree (F2) or refuse (F3)."),
        Matter.JUDGING: translate("Idle", "{key} does nothing now: accept (F2) or check (F3)."),
        Matter.COMPOSING: translate("Idle", "{key} does nothing now."),
        Matter.CURTAIN: translate("Idle", "{key} does nothing yet: show your tiles first."),
        Matter.WAITING: translate("Idle", "{key} does nothing now: it is not your turn."),
        Matter.PAUSED: translate("Idle", "{key} does nothing now: the game is paused."),
        Matter.AWAY: translate("Idle", "{key} does nothing now: the host cannot be reached."),
        Matter.FINISHED: translate("Idle", "{key} does nothing now: the game is over."),
    }[matter]
    return sentence.format(key=key.value)


def violation_text(violation: Violation) -> str:
    """Why a play or an exchange is against the rules, and what to do instead."""
    sentence = {
        Why.NO_TILES: translate("Why", "There is no word yet."),
        Why.WRONG_KIND: translate("Why", "This game is not played that way."),
        Why.OFF_BOARD: translate("Why", "A tile lies outside the board."),
        Why.OCCUPIED: translate("Why", "There is a tile on {detail} already."),
        Why.SQUARE_TWICE: translate("Why", "The same cell cannot be used twice."),
        Why.NOT_ON_RACK: translate("Why", "These tiles are not all on your rack."),
        Why.BLANK_UNNAMED: translate("Why", "Choose the letter of the blank on {detail}."),
        Why.BLANK_LETTER: translate("Why", "A blank cannot stand for {detail} here."),
        Why.NOT_IN_LINE: translate("Why", "All tiles of a move lie in one row or one column."),
        Why.GAP: translate("Why", "There is an empty cell between your tiles."),
        Why.OFF_START: translate("Why", "The first word must cover the cell {detail}."),
        Why.APART: translate("Why", "One of your tiles must touch a tile on the board."),
        Why.TOO_SHORT: translate("Why", "A word has at least two letters."),
        Why.NOT_NEIGHBOURS: translate("Why", "The line goes from letter to neighbouring letter."),
        Why.CROSSES_ITSELF: translate("Why", "The line may not cross itself."),
        Why.NO_EXCHANGE: translate("Why", "There is no exchange in this game."),
        Why.EXCHANGES_USED: translate("Why", "You have used all {detail} exchanges of the game."),
        Why.BAG_TOO_LOW: translate("Why", "The bag must hold at least {detail} tiles to exchange."),
        Why.TOO_MANY_TILES: translate("Why", "Only {detail} tiles are left in the bag."),
        Why.NO_SHUFFLE: translate("Why", "There is no shuffle in this game."),
        Why.SHUFFLES_USED: translate("Why", "You have used all {detail} shuffles of the game."),
    }[violation.why]
    return sentence.format(detail=violation.detail)


def hint_text(refused: Refused) -> str:
    """Why something that was tried while composing did nothing."""
    sentence = {
        Hint.NO_SUCH_LETTER: translate("Hint", "There is no letter {detail} in this game."),
        Hint.NOT_ON_RACK: translate("Hint", "You have no {detail} and no blank left."),
        Hint.EMPTY_PLACE: translate("Hint", "There is no tile at this place of the rack."),
        Hint.OCCUPIED: translate("Hint", "There is a tile already."),
        Hint.NO_LINE: translate("Hint", "No line runs through the letters {detail}."),
        Hint.NO_ROOM: translate("Hint", "There is no free cell in this line."),
        Hint.NOT_NOW: translate("Hint", "Wait until it is your turn."),
    }[refused.hint]
    return sentence.format(detail=refused.detail)


def fold_text(sign: str, letter: str) -> str:
    """Why a typed letter has become another one."""
    text = translate(
        "Hint", "{sign} is taken for {letter}: the letters of this game carry no marks."
    )
    return text.format(sign=sign, letter=letter)


def nothing_offered_text() -> str:
    """Why an exchange does nothing while its field is empty."""
    return translate("Hint", "Put the tiles to exchange on the exchange field, then press F3.")


def refusal_text(refusal: Refusal) -> str:
    """Why something was not done, and what holds instead."""
    if refusal.violation is not None:
        return violation_text(refusal.violation)
    return {
        Reason.AGAINST_RULES: translate("Refusal", "That is against the rules of this game."),
        Reason.NOT_YOUR_TURN: translate("Refusal", "It is not your turn."),
        Reason.STALE: translate("Refusal", "That came too late: the game has gone on."),
        Reason.CURTAIN_DOWN: translate("Refusal", "Show your tiles first."),
        Reason.CURTAIN_UP: translate("Refusal", "Your tiles lie open already."),
        Reason.NOTHING_TO_JUDGE: translate("Refusal", "There is no word to accept or check."),
        Reason.NOT_ASKED: translate("Refusal", "You are not asked now."),
        Reason.ALREADY_ANSWERED: translate("Refusal", "You have answered already."),
        Reason.NO_UNDO: translate("Refusal", "There is nothing that you could take back."),
        Reason.UNDO_TOO_LATE: translate("Refusal", "It is too late to take the word back."),
        Reason.UNDO_PENDING: translate("Refusal", "First the undo request must be answered."),
        Reason.NO_UNDO_PENDING: translate("Refusal", "Nobody asks for undo any more."),
        Reason.NOT_THESE_TILES: translate("Refusal", "Your rack holds other tiles by now."),
        Reason.PAUSED: translate("Refusal", "The game is paused."),
        Reason.NOT_PAUSED: translate("Refusal", "The game is not paused."),
        Reason.NOT_YOURS_TO_PAUSE: translate("Refusal", "Only the host may pause and go on."),
        Reason.NO_HELP_HERE: translate("Refusal", "This table plays without help."),
        Reason.LINK_UNCHANGED: translate("Refusal", "Nothing has changed."),
        Reason.HAS_LEFT: translate("Refusal", "This player has left the game."),
        Reason.GAME_OVER: translate("Refusal", "The game is over."),
        Reason.NO_SUCH_SEAT: translate("Refusal", "There is no such player at this table."),
        Reason.OVERDUE: translate("Refusal", "Time was up before that."),
    }[refusal.reason]


def trouble_text(trouble: Trouble, names: Sequence[str]) -> str:
    """What is wrong outside the match, what was kept, and what to do."""
    name = "" if trouble.seat is None else names[trouble.seat]
    detail = trouble.detail
    said = detail.told(translate) if isinstance(detail, Sentence) else detail
    return {
        TroubleKind.DISK_FULL: translate(
            "Trouble", "The disk is full. The game goes on and is kept; make room to have it saved."
        ),
        TroubleKind.NOT_SAVED: translate(
            "Trouble", "The game cannot be saved just now ({detail}). It is kept and tried again."
        ),
        TroubleKind.SAVING_SLOWLY: translate(
            "Trouble", "The disk is slow. The game goes on; the last moves will be saved later."
        ),
        TroubleKind.SAVED_AGAIN: translate("Trouble", "Everything is saved again."),
        TroubleKind.PLAYER_FAILED: translate(
            "Trouble", "{name} found no answer and passes. The game goes on."
        ),
        TroubleKind.HOST_LOST: translate(
            "Trouble", "The host cannot be reached. The game goes on by itself when it is back."
        ),
        TroubleKind.TABLE_CLOSED: translate(
            "Trouble", "The host has closed the table. The game goes on when it is opened again."
        ),
        TroubleKind.TABLE_LEFT: translate("Trouble", "You are not at this table any more."),
        TroubleKind.HOST_BACK: translate("Trouble", "The host is back."),
    }[trouble.kind].format(detail=said, name=name)


def skip_text(cause: SkipCause) -> str:
    """Why a turn was skipped, as the list of moves says it."""
    return {
        SkipCause.PENALTY: translate("Skip", "skipped: wrong check"),
        SkipCause.GAME_TIME: translate("Skip", "skipped: time used up"),
        SkipCause.LEFT: translate("Skip", "skipped: has left"),
    }[cause]


def undo_end_text(cause: UndoEnd, name: str) -> str:
    """Why a word was not taken back."""
    return {
        UndoEnd.REFUSED: translate("Undo", "{name} does not agree to the undo. Play goes on."),
        UndoEnd.SILENCE: translate("Undo", "Nobody answered in time, so there is no undo."),
        UndoEnd.LEFT: translate("Undo", "{name} has left, so there is no undo."),
    }[cause].format(name=name)


def end_text(cause: EndCause, name: str) -> str:
    """Why the game is over; `name` is who went out, if somebody did."""
    return {
        EndCause.WENT_OUT: translate("End", "{name} has laid the last tile."),
        EndCause.PASSES: translate("End", "Everybody passed twice in a row."),
        EndCause.TIME: translate("End", "Everybody's time is used up."),
        EndCause.TURNS: translate("End", "All turns have been played."),
        EndCause.ZERO_TURNS: translate("End", "Too many turns in a row brought no points."),
        EndCause.LEFT: translate("End", "Only one player is left."),
    }[cause].format(name=name)


def turn_text(turn: TurnRecord) -> str:
    """What the list of moves says of a turn."""
    if turn.score is not None:
        return turn.score.words[0].text
    if turn.kind is TurnKind.SKIPPED:
        return translate("Skip", "skipped") if turn.skip is None else skip_text(turn.skip)
    return {
        TurnKind.PLAYED: translate("Turn", "word"),
        TurnKind.REFUSED: translate("Turn", "refused"),
        TurnKind.EXCHANGED: translate("Turn", "exchange {tiles}"),
        TurnKind.PASSED: translate("Turn", "pass"),
        TurnKind.TIMED_OUT: translate("Turn", "pass (time)"),
        TurnKind.SKIPPED: translate("Skip", "skipped"),
    }[turn.kind].format(tiles=turn.tiles)


def sum_text(score: Score, *, is_line: bool = False) -> str:
    """Points as a sum one can follow, without the total: `WHILE · (3+3+1+1+1) × 2`.

    Args:
        score: The points.
        is_line: Whether letters are counted along a line: `DOT · 3 letters + 2 bonus`.
    """
    if is_line:
        return " + ".join(map(_line_sum, score.words))
    parts = [_word_sum(word, is_only=len(score.words) == 1) for word in score.words]
    if score.full_rack_bonus:
        parts.append(
            translate("Sum", "{points} for a full rack").format(points=score.full_rack_bonus)
        )
    return " + ".join(parts)


def _word_sum(word: WordScore, *, is_only: bool) -> str:
    """One word of a sum; beside others it carries its own points."""
    line = "+".join(_letter_sum(letter) for letter in word.letters)
    if word.multipliers:
        line = " × ".join((f"({line})", *map(str, word.multipliers)))
    text = f"{word.word} · {line}"
    return text if is_only else f"{text} = {word.points}"


def _line_sum(word: WordScore) -> str:
    """A line through letters, each of which counts 1."""
    text = f"{word.word} · {translate('Sum', '%n letters', None, len(word.letters))}"
    if not word.bonuses:
        return text
    bonus = translate("Sum", "{points} bonus").format(points=sum(word.bonuses))
    return f"{text} + {bonus}"


def _letter_sum(letter: LetterScore) -> str:
    return str(letter.value) if letter.factor == 1 else f"{letter.value}×{letter.factor}"
