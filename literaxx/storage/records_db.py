# SPDX-License-Identifier: GPL-3.0-or-later
"""Records across games: what every finished game of this PC came to, in SQLite.

One row for each game and one for each of its players; figures are counted when they are asked for.
"""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from literaxx.match.setup import SeatKind
from literaxx.match.state import Finished, MatchState, TurnKind

_VERSION = 1
"""Of the tables below; a file says it in SQLite's `user_version`."""

_SCHEMA = f"""
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, finished TEXT NOT NULL, variant TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS players (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, computer TEXT NOT NULL, place INTEGER NOT NULL, total INTEGER NOT NULL,
    best_word TEXT NOT NULL, best_points INTEGER NOT NULL, longest TEXT NOT NULL,
    checks_won INTEGER NOT NULL, checks_lost INTEGER NOT NULL, PRIMARY KEY (game, seat));
PRAGMA user_version = {_VERSION};
"""
_COLUMNS = (
    "finished, variant, name, computer, place, total, best_word, best_points, longest, "
    "checks_won, checks_lost"
)


class RecordsError(Exception):
    """The records cannot be read or written; the message is the system's."""


class NewerRecordsError(RecordsError):
    """A newer version of the program has kept the records; they were left as they are."""


class PlayerResult(msgspec.Struct, frozen=True):
    """What a game came to for one player.

    Attributes:
        name: The player's name.
        computer: Strength of a computer; empty for a person.
        place: 1 for the winner; equal totals share a place.
        total: All points.
        best_word: Main word of the best move; empty without one.
        best_points: Its points.
        longest: The longest word of a move that stood; empty without one.
        checks_won: Checks of this player that found a word missing.
        checks_lost: Those that found all words good.
    """

    name: str
    computer: str
    place: int
    total: int
    best_word: str
    best_points: int
    longest: str
    checks_won: int
    checks_lost: int


class GameResult(msgspec.Struct, frozen=True):
    """What a game came to.

    Attributes:
        id: Names the game, so that it counts once however often it is handed in.
        finished: When it was over, ISO 8601 in UTC.
        variant: Id of the variant.
        players: In turn order.
    """

    id: str
    finished: str
    variant: str
    players: tuple[PlayerResult, ...]


class Wanted(msgspec.Struct, frozen=True):
    """Which games are counted; an empty field is no condition.

    Attributes:
        player: Whose figures.
        variant: In which game.
        opponent: Against whom.
    """

    player: str = ""
    variant: str = ""
    opponent: str = ""


class Best(msgspec.Struct, frozen=True):
    """Something that was the best, and who did it."""

    text: str
    number: int
    name: str


class Figures(msgspec.Struct, frozen=True):
    """The figures of the games that were wanted.

    Attributes:
        played: How many games.
        won: How many of them the player won, a shared first place included.
        move: The move of most points.
        longest: The longest word.
        game: The game of most points; its text is the day.
        checks_won: Checks that found a word missing.
        checks_lost: Checks that found all words good.
        totals: Points of the player in each game and whether it was won, the oldest first.
    """

    played: int
    won: int
    move: Best | None
    longest: Best | None
    game: Best | None
    checks_won: int
    checks_lost: int
    totals: tuple[tuple[int, bool], ...]


def result_of(view: MatchState, game: str, finished: str) -> GameResult:
    """What a match that is over came to.

    Args:
        view: Its last state, as anybody sees it.
        game: What names it.
        finished: When it was over.
    """
    assert isinstance(view.phase, Finished)
    places = {seat: place for place, seat in view.ranking()}
    players = tuple(_player_result(view, seat, places[seat]) for seat in range(len(places)))
    return GameResult(game, finished, view.setup.variant, players)


def _player_result(view: MatchState, seat: int, place: int) -> PlayerResult:
    history = view.progress.history
    spec = view.setup.seats[seat]
    played = [turn for turn in history if turn.kind is TurnKind.PLAYED and turn.seat == seat]
    scores = [turn.score for turn in played if turn.score is not None]
    best = max(scores, key=lambda score: score.points, default=None)
    words = [word for score in scores for word in score.words]
    longest = max(words, key=lambda word: len(word.letters), default=None)
    checks = [turn.kind for turn in history if turn.checked_by == seat]
    return PlayerResult(
        name=spec.name,
        computer=(spec.level or "computer") if spec.kind is SeatKind.COMPUTER else "",
        place=place,
        total=view.table.scores[seat],
        best_word="" if best is None else best.words[0].word,
        best_points=0 if best is None else best.points,
        longest="" if longest is None else longest.word,
        checks_won=checks.count(TurnKind.REFUSED),
        checks_lost=checks.count(TurnKind.PLAYED),
    )


class RecordsDb:
    """The file of records; opened for each deed, so that several windows share it.

    Every deed raises `RecordsError` when the file cannot be used.
    """

    def __init__(self, path: Path) -> None:
        """Records in a file, which is made when something is first kept."""
        self._path = path

    def add(self, result: GameResult) -> None:
        """Keeps what a game came to; one that is kept already is not kept twice.

        Raises:
            RecordsError: It cannot be written.
        """
        with self._open() as db:
            row = (result.id, result.finished, result.variant)
            if db.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?)", row).rowcount:
                db.executemany(
                    f"INSERT INTO players VALUES ({', '.join('?' * 11)})",
                    [
                        (result.id, seat, *msgspec.structs.astuple(player))
                        for seat, player in enumerate(result.players)
                    ],
                )

    def people(self) -> tuple[str, ...]:
        """The names of all persons, the most frequent first."""
        return self._names("computer = ''")

    def opponents(self) -> tuple[str, ...]:
        """The names of all who played, the most frequent first."""
        return self._names("1")

    def variants(self) -> tuple[str, ...]:
        """The ids of all variants that were played, the most frequent first."""
        rows = self._rows("SELECT variant FROM games GROUP BY variant ORDER BY count(*) DESC, 1")
        return tuple(str(row[0]) for row in rows)

    def figures(self, wanted: Wanted) -> Figures:
        """The figures of some games; without a player, those of all persons."""
        rows = [msgspec.convert(row, _Row) for row in self._rows(*_query(wanted))]
        games = {row.game for row in rows}
        return Figures(
            played=len(games),
            won=sum(row.place == 1 for row in rows),
            move=_best([Best(row.best_word, row.best_points, row.name) for row in rows]),
            longest=_best([Best(row.longest, len(row.longest), row.name) for row in rows]),
            game=_best([Best(row.finished[:10], row.total, row.name) for row in rows]),
            checks_won=sum(row.checks_won for row in rows),
            checks_lost=sum(row.checks_lost for row in rows),
            totals=tuple((row.total, row.place == 1) for row in rows),
        )

    def export(self) -> str:
        """Everything as CSV, a line for each player of each game."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(["game", "seat", *_COLUMNS.split(", ")])
        writer.writerows(
            self._rows(
                f"SELECT game, seat, {_COLUMNS} FROM players JOIN games ON game = id "
                "ORDER BY finished, game, seat"
            )
        )
        return text.getvalue()

    def erase(self) -> None:
        """Forgets everything.

        Raises:
            RecordsError: It cannot be written.
        """
        with self._open() as db:
            db.execute("DELETE FROM players")
            db.execute("DELETE FROM games")
            db.commit()
            db.execute("VACUUM")  # so that nothing can be read out of the file any more

    def _names(self, condition: str) -> tuple[str, ...]:
        rows = self._rows(
            f"SELECT name FROM players WHERE {condition} GROUP BY name ORDER BY count(*) DESC, name"
        )
        return tuple(str(row[0]) for row in rows)

    def _rows(self, query: str, values: tuple[str, ...] = ()) -> list[tuple[object, ...]]:
        """The rows of a query; none while nothing was ever kept."""
        if not self._path.is_file():
            return []
        with self._open() as db:
            return db.execute(query, values).fetchall()

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database in a transaction.

        Raises:
            NewerRecordsError: It is of a form that this version does not know.
            RecordsError: It cannot be used.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path)) as db, db:
                (version,) = db.execute("PRAGMA user_version").fetchone()
                if version > _VERSION:
                    raise NewerRecordsError(f"version {version}")
                db.executescript(_SCHEMA)
                yield db
        except (sqlite3.Error, OSError) as error:
            raise RecordsError(str(error)) from error


class _Row(msgspec.Struct, frozen=True, array_like=True):
    game: str
    finished: str
    variant: str
    name: str
    computer: str
    place: int
    total: int
    best_word: str
    best_points: int
    longest: str
    checks_won: int
    checks_lost: int


def _query(wanted: Wanted) -> tuple[str, tuple[str, ...]]:
    """The query for the players' rows of the games that are wanted, and its values."""
    conditions, values = ["computer = ''"], []
    if wanted.player:
        conditions = ["name = ?"]
        values.append(wanted.player)
    if wanted.variant:
        conditions.append("variant = ?")
        values.append(wanted.variant)
    if wanted.opponent:
        conditions.append(
            "EXISTS (SELECT 1 FROM players AS other WHERE other.game = players.game "
            "AND other.seat <> players.seat AND other.name = ?)"
        )
        values.append(wanted.opponent)
    where = " AND ".join(conditions)
    query = (
        f"SELECT game, {_COLUMNS} FROM players JOIN games ON game = id WHERE {where} "
        "ORDER BY finished, game, seat"
    )
    return query, tuple(values)


def _best(all_of_them: list[Best]) -> Best | None:
    """The first of the highest number; None when there is none worth telling."""
    named = [each for each in all_of_them if each.text]
    return max(named, key=lambda each: each.number, default=None)
