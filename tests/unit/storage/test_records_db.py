# SPDX-License-Identifier: GPL-3.0-or-later
"""Records across games."""

import csv
import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from literaxx.match.events import EndCause
from literaxx.match.setup import Options, SeatKind, SeatSpec, Setup
from literaxx.match.state import Finished, MatchState, Progress, SeatState, TurnKind, TurnRecord
from literaxx.model.board import Board
from literaxx.model.geometry import Square
from literaxx.model.scoring import LetterScore, Score, Settlement, WordScore
from literaxx.model.table import Table
from literaxx.storage.records_db import (
    Best,
    GameResult,
    NewerRecordsError,
    PlayerResult,
    RecordsDb,
    RecordsError,
    Wanted,
    result_of,
)

SAMPLE = Path(__file__).parents[2] / "data/statistics/v1.sql"


@pytest.fixture
def db(tmp_path: Path) -> RecordsDb:
    """Records of three games."""
    made = RecordsDb(tmp_path / "data" / "records.sqlite")
    made.add(game("1", "literaxx-en", player("Ana", 1, 210, "QUARTZ", 48), player("Bo", 2, 190)))
    made.add(game("2", "wordbox-en", player("Bo", 1, 301), player("Ana", 2, 250, "TEN", 12)))
    made.add(
        game(
            "3",
            "literaxx-en",
            player("Ana", 1, 150, won=2, lost=1),
            player("Strong", 2, 149, "ZEBRAS", 70, computer="strong"),
        )
    )
    return made


def player(
    name: str,
    place: int,
    total: int,
    word: str = "",
    points: int = 0,
    *,
    computer: str = "",
    won: int = 0,
    lost: int = 0,
) -> PlayerResult:
    return PlayerResult(name, computer, place, total, word, points, word, won, lost)


def game(name: str, variant: str, *players: PlayerResult) -> GameResult:
    return GameResult(name, f"2026-01-0{name}T10:00:00+00:00", variant, players)


def test_figures_of_a_player(db: RecordsDb) -> None:
    figures = db.figures(Wanted("Ana"))
    assert (figures.played, figures.won) == (3, 2)
    assert figures.move == Best("QUARTZ", 48, "Ana")
    assert figures.longest == Best("QUARTZ", 6, "Ana")
    assert figures.game == Best("2026-01-02", 250, "Ana")
    assert (figures.checks_won, figures.checks_lost) == (2, 1)
    assert figures.totals == ((210, True), (250, False), (150, True))


@pytest.mark.parametrize(
    ("wanted", "played", "won"),
    [
        (Wanted("Ana", "literaxx-en"), 2, 2),
        (Wanted("Ana", opponent="Bo"), 2, 1),
        (Wanted("Ana", "wordbox-en", "Bo"), 1, 0),
        (Wanted("Ana", opponent="Strong"), 1, 1),
        (Wanted("Bo", opponent="Strong"), 0, 0),
        (Wanted("Strong"), 1, 0),
        (Wanted(), 3, 3),
    ],
)
def test_games_are_counted_by_player_game_and_opponent(
    db: RecordsDb, wanted: Wanted, played: int, won: int
) -> None:
    figures = db.figures(wanted)
    assert (figures.played, figures.won) == (played, won)


def test_computers_hold_no_records_unless_they_are_asked_for(db: RecordsDb) -> None:
    assert db.figures(Wanted()).move == Best("QUARTZ", 48, "Ana")
    assert db.figures(Wanted("Strong")).move == Best("ZEBRAS", 70, "Strong")


def test_there_is_somebody_to_choose_from(db: RecordsDb) -> None:
    assert db.people() == ("Ana", "Bo")
    assert db.opponents() == ("Ana", "Bo", "Strong")
    assert db.variants() == ("literaxx-en", "wordbox-en")


def test_a_game_counts_once_however_often_it_is_handed_in(db: RecordsDb) -> None:
    before = db.export()
    db.add(game("1", "literaxx-en", player("Ana", 1, 999), player("Bo", 2, 0)))
    assert db.export() == before


def test_everything_is_exported_and_erased(db: RecordsDb, tmp_path: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(db.export())))
    assert len(rows) == 6
    assert rows[0]["name"] == "Ana"
    assert rows[0]["best_word"] == "QUARTZ"
    db.erase()
    assert db.figures(Wanted()).played == 0
    assert db.people() == ()
    assert b"QUARTZ" not in (tmp_path / "data" / "records.sqlite").read_bytes()


def test_nothing_is_made_by_looking(tmp_path: Path) -> None:
    db = RecordsDb(tmp_path / "records.sqlite")
    assert db.figures(Wanted()).played == 0
    assert db.variants() == ()
    assert not (tmp_path / "records.sqlite").exists()


def test_a_file_that_is_none_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    path.write_bytes(b"no database" * 100)
    db = RecordsDb(path)
    for deed in (db.people, db.erase, db.export):
        with pytest.raises(RecordsError):
            deed()
    assert path.read_bytes() == b"no database" * 100


def test_records_of_a_newer_version_are_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    with closing(sqlite3.connect(path)) as newer:
        newer.executescript("CREATE TABLE seasons (name TEXT); PRAGMA user_version = 2;")
    before = path.read_bytes()
    db = RecordsDb(path)
    for deed in (db.people, db.erase, db.export):
        with pytest.raises(NewerRecordsError):
            deed()
    assert path.read_bytes() == before


def test_records_of_the_first_version_are_read(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SAMPLE.read_text("utf-8"))
    figures = RecordsDb(path).figures(Wanted(player="Ana"))
    assert (figures.played, figures.won) == (2, 1)
    assert figures.move == Best("QUARTZ", 42, "Ana")


def test_a_match_comes_to_its_result() -> None:
    history = (
        turn(0, TurnKind.PLAYED, "CAT"),
        turn(1, TurnKind.REFUSED, "DGO", by=0),
        turn(0, TurnKind.PLAYED, "HORSE", by=1),
        TurnRecord(1, TurnKind.PASSED),
    )
    seats = (SeatSpec("Ana"), SeatSpec("Max", SeatKind.COMPUTER, level="casual"))
    table = Table(Board.empty(1, 8), ((), ()), (), (8, 0))
    end = Finished(EndCause.PASSES, None, (Settlement((), 0, 0),) * 2)
    setup = Setup("small", 1, seats, Options())
    state = MatchState(setup, 9, Progress(table, (SeatState(),) * 2, history), end)
    assert result_of(state, "x", "now") == GameResult(
        "x",
        "now",
        "small",
        (
            PlayerResult("Ana", "", 1, 8, "HORSE", 5, "HORSE", 1, 0),
            PlayerResult("Max", "casual", 2, 0, "", 0, "", 0, 1),
        ),
    )


def turn(seat: int, kind: TurnKind, word: str, by: int | None = None) -> TurnRecord:
    squares = tuple(Square(0, column) for column in range(len(word)))
    letters = tuple(LetterScore(letter, False, 1) for letter in word)
    score = Score((WordScore(squares, letters),), 0)
    return TurnRecord(seat, kind, score, checked_by=by, points=score.points)
