# SPDX-License-Identifier: GPL-3.0-or-later
"""From the text of a variant file to a `Variant` and its rules; see `docs/variants.md`."""

from __future__ import annotations

import tomllib
import unicodedata
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec

from literaxx.model.geometry import PLAIN, BoardSpec, Premium, Square, column_name
from literaxx.model.sentence import Sentence, Translate
from literaxx.model.tiles import LetterSpec, TileSet
from literaxx.model.variant import Kind, Number, Switches, TableDefaults, Variant

if TYPE_CHECKING:
    from literaxx.model.board import Board
    from literaxx.model.wordgraph import WordGraph
    from literaxx.rules.base import Rules

FORMAT = 1
MAX_LETTERS = 40
MAX_SIDE = 26
MAX_LINE_CELLS = 64
"""Cells of a letter-path board: what a search for words keeps in one machine word."""
COLOURS = 5
SYMBOLS = {
    ".": PLAIN,
    **{str(colour): Premium(letter=3, colour=colour) for colour in range(1, COLOURS + 1)},
    "d": Premium(word=2),
    "t": Premium(word=3),
    "D": Premium(letter=2),
    "T": Premium(letter=3),
}
"""What the characters of a board mean without a legend."""

_T = TypeVar("_T")
_NAME = "^[a-z0-9]+(-[a-z0-9]+)*$"
_TITLE = r"^\S([^\x00-\x1f\x7f]*\S)?$"
_LANGUAGE = "^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
_Name = Annotated[str, msgspec.Meta(pattern=_NAME, max_length=40)]
_Title = Annotated[str, msgspec.Meta(pattern=_TITLE, max_length=60)]
_Language = Annotated[str, msgspec.Meta(pattern=_LANGUAGE)]
_Factor = Annotated[int, msgspec.Meta(ge=1, le=9)]
_Colour = Annotated[int, msgspec.Meta(ge=1, le=COLOURS)]
_Weight = Annotated[float, msgspec.Meta(ge=0, le=1000)]

_NO_RACKS: dict[str, object] = {
    "rack_size": 0,
    "full_rack_bonus": 0,
    "exchanges": 0,
    "exchange_min_bag": 0,
}
_FOREIGN_SWITCHES = {
    Kind.CROSSWORD: {"shuffles"},
    Kind.LETTER_PATH: {*_NO_RACKS, "end_count"},
}


class VariantError(ValueError):
    """A variant file that cannot be used.

    Attributes:
        source: The file, as the caller named it.
        key: Where in the file the fault is, such as `board.start`; empty for the whole file.
        problem: What is wrong, as a sentence without capital and full stop.
    """

    def __init__(self, source: str, key: str, problem: Sentence) -> None:
        super().__init__(": ".join(part for part in (source, key, str(problem)) if part))
        self.source = source
        self.key = key
        self.problem = problem

    def told(self, translate: Translate) -> str:
        """All of it in another language."""
        parts = (self.source, self.key, self.problem.told(translate))
        return ": ".join(part for part in parts if part)


class _FaultError(Exception):
    """A fault at a key, before the name of the file is known."""

    def __init__(self, key: str, problem: Sentence) -> None:
        super().__init__(key, problem)
        self.key = key
        self.problem = problem


class _CellTable(msgspec.Struct, forbid_unknown_fields=True):
    letter: _Factor = 1
    word: _Factor = 1
    colour: _Colour | None = None


class _BoardTable(msgspec.Struct, forbid_unknown_fields=True):
    rows: str
    start: str | None = None
    cells: dict[str, _CellTable] = {}


class _TilesTable(msgspec.Struct, forbid_unknown_fields=True):
    letters: dict[str, object]
    blanks: Number = 0
    blank_letters: str | list[str] | None = None


class _LetterRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    value: Number
    count: Number
    colour: _Colour | None = None
    weight: _Weight | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    id: _Name
    game: _Name
    title: _Title
    language: _Language
    kind: Kind
    board: _BoardTable
    tiles: _TilesTable
    revision: Number = 1
    word_list: _Name | None = None
    switches: dict[str, object] = {}
    defaults: TableDefaults = TableDefaults()


def parse_variant(text: str, source: str) -> Variant:
    """The variant that a file describes.

    Args:
        text: The file's text, TOML.
        source: The file's name for messages.

    Raises:
        VariantError: The text is no variant; it names the first fault that was found.
    """
    try:
        return _variant(_file(text))
    except _FaultError as fault:
        raise VariantError(source, fault.key, fault.problem) from fault


def rules_for(variant: Variant, words: Callable[[], WordGraph] | None) -> Rules:
    """The rules of a variant.

    Args:
        variant: The variant.
        words: Gives the built-in list of its language, by which letter-path boards are kept
            alive; called when the first board is drawn. None when there is no such list.
    """
    # Variants are listed long before anybody plays one.
    from literaxx.model.pathsolver import count_words
    from literaxx.rules.crossword import CrosswordRules
    from literaxx.rules.letterpath import LetterPathRules

    if variant.kind is Kind.CROSSWORD:
        return CrosswordRules(variant)
    if words is None:
        return LetterPathRules(variant, None)
    graph = words  # Narrowed for the function below.

    def count(board: Board, at_least: int) -> int:
        return count_words(graph(), board, at_least)

    return LetterPathRules(variant, count)


def _file(text: str) -> _File:
    """The file with every value of the right type, but not yet looked at together."""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _FaultError("", Sentence("this is not TOML: {reason}", reason=error)) from error
    if raw.get("format", FORMAT) != FORMAT:
        raise _FaultError("format", Sentence("this program reads format {format}", format=FORMAT))
    return _converted(raw, _File, "")


def _variant(file: _File) -> Variant:
    board = _board(file.board)
    tiles = _tile_set(file.tiles)
    switches = _switches(file.switches, file.kind)
    if file.kind is Kind.CROSSWORD:
        _check_crossword(tiles, switches)
    else:
        _check_letter_path(board, tiles)
    return Variant(
        id=file.id,
        revision=file.revision,
        game=file.game,
        title=file.title,
        language=file.language,
        word_list=file.word_list or file.language.lower(),
        kind=file.kind,
        board=board,
        tiles=tiles,
        switches=switches,
        defaults=file.defaults,
    )


def _board(table: _BoardTable) -> BoardSpec:
    legend = dict(SYMBOLS)
    for symbol, cell in table.cells.items():
        if len(symbol) != 1 or symbol.isspace():
            raise _FaultError(f"board.cells.{symbol}", Sentence("a symbol is a single character"))
        if symbol in SYMBOLS:
            raise _FaultError(
                f"board.cells.{symbol}", Sentence("this symbol has a meaning already")
            )
        legend[symbol] = Premium(cell.letter, cell.word, cell.colour)
    rows = [line.strip() for line in table.rows.split("\n") if line.strip()]
    columns = len(rows[0]) if rows else 0
    if not (2 <= len(rows) <= MAX_SIDE and 2 <= columns <= MAX_SIDE):
        raise _FaultError(
            "board.rows", Sentence("a board has 2 to {most} rows and columns", most=MAX_SIDE)
        )
    for number, row in enumerate(rows, start=1):
        if len(row) != columns:
            raise _FaultError(
                "board.rows",
                Sentence(
                    "row {row} has {cells} cells where row 1 has {columns}",
                    row=number,
                    cells=len(row),
                    columns=columns,
                ),
            )
        for symbol in row:
            if symbol not in legend:
                raise _FaultError(
                    "board.rows",
                    Sentence(
                        "row {row} has the unknown symbol {symbol}", row=number, symbol=symbol
                    ),
                )
    premiums = tuple(legend[symbol] for row in rows for symbol in row)
    return BoardSpec(len(rows), columns, premiums, _start(table.start, len(rows), columns))


def _start(name: str | None, rows: int, columns: int) -> Square:
    """The start cell from its name; the centre when there is none."""
    if name is None:
        return Square(rows // 2, columns // 2)
    places = {f"{column_name(c)}{r + 1}": Square(r, c) for r in range(rows) for c in range(columns)}
    if name not in places:
        raise _FaultError("board.start", Sentence("{cell} is not a cell of this board", cell=name))
    return places[name]


def _tile_set(table: _TilesTable) -> TileSet:
    specs = []
    for letter, row in table.letters.items():
        key = f"tiles.letters.{letter}"
        _check_letter(letter, key)
        parsed = _converted(row, _LetterRow, key)
        specs.append(
            LetterSpec(
                letter=letter,
                value=parsed.value,
                colour=parsed.colour or min(max(parsed.value, 1), COLOURS),
                count=parsed.count,
                weight=float(parsed.count) if parsed.weight is None else parsed.weight,
            )
        )
    if not 1 <= len(specs) <= MAX_LETTERS:
        raise _FaultError(
            "tiles.letters", Sentence("a game has 1 to {most} letters", most=MAX_LETTERS)
        )
    named = table.blank_letters
    blank_letters = tuple(table.letters if named is None else named)
    for letter in blank_letters:
        _check_letter(letter, "tiles.blank_letters")
    twice = [letter for letter, count in Counter(blank_letters).items() if count > 1]
    if twice:
        raise _FaultError(
            "tiles.blank_letters", Sentence("{letter} is named twice", letter=twice[0])
        )
    if len(set(blank_letters) | set(table.letters)) > MAX_LETTERS:
        raise _FaultError(
            "tiles.blank_letters", Sentence("a game has 1 to {most} letters", most=MAX_LETTERS)
        )
    return TileSet(tuple(specs), table.blanks, blank_letters)


def _check_letter(letter: str, key: str) -> None:
    """A letter is what one tile shows: it must have a lower case, which marks a blank."""
    good = (
        letter.isalpha()
        and len(letter) <= 4
        and letter == unicodedata.normalize("NFC", letter)
        and letter == letter.upper() == letter.lower().upper()
        and letter != letter.lower()
    )
    if not good:
        raise _FaultError(key, Sentence("“{letter}” is not a letter in upper case", letter=letter))


def _switches(raw: dict[str, object], kind: Kind) -> Switches:
    foreign = sorted(_FOREIGN_SWITCHES[kind] & set(raw))
    if foreign:
        raise _FaultError(
            f"switches.{foreign[0]}", Sentence("a {kind} game has no such switch", kind=kind.value)
        )
    given = dict(raw) if kind is Kind.CROSSWORD else _NO_RACKS | raw
    if given.get("exchanges") == "any":  # TOML has no way to write None.
        given["exchanges"] = None
    return _converted(given, Switches, "switches")


def _check_crossword(tiles: TileSet, switches: Switches) -> None:
    if switches.rack_size == 0:
        raise _FaultError("switches.rack_size", Sentence("a crossword game needs a rack"))
    if len(tiles.tiles) < 2 * switches.rack_size:
        raise _FaultError("tiles", Sentence("there are too few tiles for two full racks"))
    if tiles.blanks and not tiles.blank_letters:
        raise _FaultError(
            "tiles.blank_letters", Sentence("a blank must be able to stand for a letter")
        )


def _check_letter_path(board: BoardSpec, tiles: TileSet) -> None:
    if board.rows * board.columns > MAX_LINE_CELLS:
        raise _FaultError(
            "board.rows",
            Sentence("a letter-path board has at most {most} cells", most=MAX_LINE_CELLS),
        )
    if any(premium != PLAIN for premium in board.premiums):
        raise _FaultError(
            "board.rows", Sentence("the cells of a letter-path game have no premiums")
        )
    if tiles.blanks:
        raise _FaultError("tiles.blanks", Sentence("a letter-path game has no blanks"))
    if not any(spec.weight for spec in tiles.specs):
        raise _FaultError("tiles.letters", Sentence("at least one letter must have a weight"))


def _converted(raw: object, wanted: type[_T], key: str) -> _T:
    """A raw value as the wanted type.

    Raises:
        _FaultError: It does not fit; the key says where below `key`.
    """
    try:
        return msgspec.convert(raw, wanted)
    except msgspec.ValidationError as error:
        sentence, _, path = str(error).partition(" - at ")
        place = (key + path.strip("`").removeprefix("$")).lstrip(".")
        raise _FaultError(
            place, Sentence("the value does not fit: {reason}", reason=_plain(sentence))
        ) from error


_PLAIN_TERMS = {
    "Object missing required field": "missing key",
    "Object contains unknown field": "unknown key",
    "Invalid enum value": "unknown choice",
    "Expected": "expected",
    f" matching regex {_NAME!r}": " of small letters, digits and single hyphens",
    f" matching regex {_TITLE!r}": " on one line, without blanks around it",
    f" matching regex {_LANGUAGE!r}": " that is a language tag, such as en",
    "`int": "`whole number",
    "`str": "`text",
    " | null": "",
    " | array": " or list",
    "`bool": "`true or false",
    "`float": "`number",
    "`array": "`list",
    "`object": "`table",
}


def _plain(sentence: str) -> str:
    """A message of the decoder in the words of people who write such files."""
    for term, plain in _PLAIN_TERMS.items():
        sentence = sentence.replace(term, plain)
    return sentence.replace("`", "")
