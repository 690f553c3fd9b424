# SPDX-License-Identifier: GPL-3.0-or-later
"""Records read from files and played again, for the window to show."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from literaxx.gui.recorded import RecordedGame, Shot
from literaxx.gui.shelf import ShelfError
from literaxx.gui.texts import reason_text, tiles_text, translate
from literaxx.model.board import Board
from literaxx.model.sentence import Sentence
from literaxx.model.variant import Kind, Variant
from literaxx.records.gcg import decode
from literaxx.records.lines import LinesRecord, PassLine, SkipLine, WordLine, parse_board
from literaxx.records.record import (
    Challenged,
    Exchanged,
    Laid,
    Leftover,
    Overtime,
    Passed,
    Record,
    RecordError,
    Refused,
)
from literaxx.records.replay import Step, replay
from literaxx.records.replay_lines import LineStep, replay_lines
from literaxx.records.verify import read_record, variant_of
from literaxx.rules.variants import rules_for

MOST_BYTES = 4 * 1024 * 1024
"""No record comes near it; a file that is larger is something else."""


def open_record(path: Path, variants: Sequence[Variant]) -> RecordedGame:
    """A recorded game.

    Args:
        path: The file.
        variants: Those that there are; a record that names none is shown on the board of the
            first that has its letters.

    Raises:
        ShelfError: The file cannot be read, or holds no record of any of the variants.
    """
    try:
        record = read_record(decode(_bytes(path)))
        variant = _variant(record, variants)
        shots = _shots(record, variant)
    except OSError as error:
        text = translate("Shelf", "{file} cannot be read: {reason}. Nothing was changed.")
        raise ShelfError(text.format(file=path.name, reason=reason_text(error))) from error
    except RecordError as error:
        text = translate("Shelf", "{file} is neither a saved game nor a record: {reason}.")
        raise ShelfError(text.format(file=path.name, reason=error.told(translate))) from error
    title = record.title if isinstance(record, Record) else ""
    names = tuple(player.name or player.nick for player in record.players)
    return RecordedGame(title or path.stem, variant, names, shots)


def _bytes(path: Path) -> bytes:
    """The content of a file.

    Raises:
        OSError: It cannot be read.
        RecordError: It is too large.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise RecordError(0, Sentence("it is too large"))
    return data


def _variant(record: Record | LinesRecord, variants: Sequence[Variant]) -> Variant:
    """The variant that a record is shown by.

    Raises:
        RecordError: It is of a game that is not here.
    """
    named = variant_of(record)
    kind = Kind.CROSSWORD if isinstance(record, Record) else Kind.LETTER_PATH
    for variant in variants:
        if variant.kind is kind and (variant.id == named or (not named and _has(variant, record))):
            return variant
    what = named or Sentence("a game that is not named")
    raise RecordError(0, Sentence("it is of {game}", game=what))


def _has(variant: Variant, record: Record | LinesRecord) -> bool:
    """Whether a variant has all letters that a record names."""
    if isinstance(record, LinesRecord):
        return True
    laid = [move.action for move in record.moves if isinstance(move.action, Laid)]
    letters = {cell.strip("().").upper() for action in laid for cell in action.cells} - {""}
    return letters <= {*variant.tiles.blank_letters, *variant.tiles.by_letter}


def _shots(record: Record | LinesRecord, variant: Variant) -> tuple[Shot, ...]:
    rules = rules_for(variant, None)
    spec = variant.board
    names = [player.name or player.nick for player in record.players]
    if isinstance(record, Record):
        first = Shot("", "", "", 0, (0,) * len(names), Board.empty(spec.rows, spec.columns))
        return (first, *(_shot(step, names) for step in replay(record, rules)))
    steps = replay_lines(record, rules)
    board = parse_board(record.board)
    assert board is not None
    by_nick = {player.nick: name for player, name in zip(record.players, names, strict=True)}
    first = Shot("", "", "", 0, record.scores or (0,) * len(names), board)
    return (first, *(_line_shot(step, by_nick[step.move.player]) for step in steps))


def _shot(step: Step, names: list[str]) -> Shot:
    """The game after a line of a crossword record."""
    move = step.move
    word = step.words[0] if step.words else None
    return Shot(
        player=names[move.player],
        text=_action_text(step) if word is None else word.text,
        place=move.action.position if isinstance(move.action, Laid) else "",
        points=step.points,
        scores=step.table.scores,
        board=step.table.board,
        squares=() if word is None else word.squares,
        differs=step.differs,
    )


def _action_text(step: Step) -> str:
    """What a line without a word tells."""
    match step.move.action:
        case Laid(cells=cells):
            return "".join(cells)
        case Exchanged(count=count):
            return translate("Turn", "exchange {tiles}").format(tiles=tiles_text(count))
        case Passed():
            return translate("Turn", "pass")
        case Refused():
            return translate("Turn", "refused")
        case Challenged():
            return translate("Record", "checked in vain")
        case Overtime():
            return translate("Record", "time used up")
        case Leftover(tiles=tiles):
            return translate("Record", "tiles left: {tiles}").format(tiles="".join(tiles))


def _line_shot(step: LineStep, name: str) -> Shot:
    """The game after a line of a letter-path record."""
    move = step.move
    word = step.words[0] if step.words else None
    if isinstance(move, WordLine):
        refused = f" ({translate('Turn', 'refused')})" if move.refused else ""
        text = move.word + refused
    elif isinstance(move, PassLine):
        text = translate("Turn", "pass")
    elif isinstance(move, SkipLine):
        text = translate("Skip", "skipped")
    else:
        text = translate("Record", "shuffled")
    recorded = (move.points if isinstance(move, WordLine) else 0, move.total)
    return Shot(
        player=name,
        text=text,
        place="",
        points=step.points,
        scores=step.table.scores,
        board=step.table.board,
        squares=() if word is None else word.squares,
        differs=bool(step.problems) or recorded != (step.points, step.total),
    )
