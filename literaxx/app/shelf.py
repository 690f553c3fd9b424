# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are, and the tables made of them: variants, word lists, saves, sessions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

from literaxx import __version__
from literaxx.gui.shelf import OpenTable, RefereeChoice, SavedGame, ShelfError
from literaxx.gui.texts import translate
from literaxx.match.events import Event
from literaxx.match.setup import Setup
from literaxx.match.state import Finished
from literaxx.model.variant import Variant
from literaxx.records.from_match import record_of
from literaxx.records.gcg import write_gcg
from literaxx.records.lines import write_lines
from literaxx.records.record import Record
from literaxx.rules.base import Rules
from literaxx.rules.variants import VariantError, parse_variant, rules_for
from literaxx.session.clock import Machine
from literaxx.session.host import HostSession, new_match
from literaxx.session.journal import DiskJournal
from literaxx.storage.dictionaries import DictionaryError, WordList, list_ids, open_list, read_card
from literaxx.storage.savefile import Header, Problem, Save, SaveFileError, header_for
from literaxx.storage.saves import Summary, new_paths, saves_folder, summaries
from literaxx.storage.savewriter import SaveWriter
from literaxx.storage.variants import catalogue, load_variant, own_variants

_GAMES = ("literaxx", "wordbox", "wordstream")
_LANGUAGES = {"literaxx": "en pl", "wordbox": "it ro en", "wordstream": "it en ro pl"}


class FileShelf:
    """The shelf of the installed program and of the player's folders."""

    def __init__(self, machine: Machine) -> None:
        """A shelf.

        Args:
            machine: Clock, chance and alarm for the sessions.
        """
        self._machine = machine

    def variants(self) -> tuple[Variant, ...]:
        """The variants whose word list is there."""
        return self._variants

    def referees(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """The variant's own list."""
        card = read_card(variant.word_list)
        name = translate("Shelf", "Built-in {language}, {count} words").format(
            language=card.name, count=f"{card.words:,}"
        )
        return (RefereeChoice("", name),)

    def levels(self) -> tuple[str, ...]:
        """None: computer players do not sit at this table yet."""
        return ()

    def saved(self) -> tuple[SavedGame, ...]:
        """The games that are not over."""
        titles = {variant.id: variant for variant in self._variants}
        games = (summary for summary in summaries(saves_folder()) if not summary.is_over)
        return tuple(
            _saved_game(game, titles[game.header.variant])
            for game in games
            if game.header.variant in titles
        )

    def credits(self) -> tuple[str, ...]:
        """What each word list in use was made from, and under which licence."""
        lines = []
        for list_id in sorted({variant.word_list for variant in self._variants}):
            card = read_card(list_id)
            lines.append(f"**{translate('Shelf', 'Word list')}: {card.name}**")
            lines += [f"{source.credit} ({source.licence})" for source in card.sources]
        return tuple(lines)

    def new_table(self, setup: Setup) -> OpenTable:
        """A new match, saved from its first event on."""
        variant, text = self._variant(setup.variant)
        words = _words(variant.word_list)
        rules = self._rules(variant, words)
        header = header_for(
            setup,
            program=__version__,
            started=self._machine.wall_time(),
            word_list_sha256=words.card.sha256,
            variant_text=text,
        )
        save = new_match(setup, rules, header, self._machine.entropy())
        journal = DiskJournal(_creator(variant.id, self._machine.wall_time()))
        session = HostSession(save, rules, words, journal=journal, machine=self._machine)
        session.go(is_new=True)
        return OpenTable(session, rules, words.card.orthography)

    def open_table(self, path: Path) -> OpenTable:
        """A saved match, paused as it stood."""
        try:
            writer, save, kept = SaveWriter.open(path, self._machine.wall_time())
        except SaveFileError as error:
            raise ShelfError(_problem_text(error)) from error
        except OSError as error:
            raise ShelfError(_unreadable(path, error)) from error
        try:
            variant = self._variant_of(save.header)
            words = _words(variant.word_list)
        except ShelfError:
            writer.close()
            raise
        rules = self._rules(variant, words)
        journal = DiskJournal(lambda: writer)
        session = HostSession(save, rules, words, journal=journal, machine=self._machine)
        session.go(is_new=False)
        note = "" if kept is None else _kept_text(save, kept)
        return OpenTable(session, rules, words.card.orthography, note)

    def save_copy(self, table: OpenTable, path: Path, done: Callable[[str], None]) -> None:
        """Writes the match to another file; `done` is told how that went."""
        session = table.session
        assert isinstance(session, HostSession)

        def on_copied(copy: Path, error: Exception | None) -> None:
            if copy != path:
                return
            session.copied.disconnect(on_copied)
            if error is None:
                done(translate("Shelf", "A copy is saved: {file}").format(file=path.name))
            else:
                done(_unwritable(path, error))

        session.copied.connect(on_copied)
        session.save_copy(path)

    def export(self, table: OpenTable, path: Path) -> None:
        """Writes the match as a GCG record."""
        session = table.session
        assert isinstance(session, HostSession)
        if isinstance(session.view(None).phase, Finished):
            events = tuple(event for step in session.log().steps for event in step.events)
        else:
            # Whoever opens the record in the middle of a game must not see the racks.
            events = session.events_since(0, None)
        try:
            path.write_text(_record_text(events, table.rules.variant), "utf-8", newline="\n")
        except OSError as error:
            raise ShelfError(_unwritable(path, error)) from error

    def close(self, table: OpenTable) -> None:
        """Ends a session; what the disk is late with is waited for a moment."""
        session = table.session
        assert isinstance(session, HostSession)
        session.close()
        session.deleteLater()

    @cached_property
    def _variants(self) -> tuple[Variant, ...]:
        lists = list_ids()
        found = []
        for name in catalogue():
            try:
                variant = load_variant(name)
            except VariantError:
                continue  # A file of the player's own with a fault is shown nowhere.
            if variant.word_list in lists:
                found.append(variant)
        return tuple(sorted(found, key=_shelf_place))

    def _variant(self, name: str) -> tuple[Variant, str]:
        """A variant and, if it is the player's own, its text."""
        own = own_variants() / f"{name}.toml"
        try:
            variant = load_variant(name)
            text = own.read_text("utf-8-sig") if own.is_file() else ""
        except (VariantError, OSError) as error:
            raise ShelfError(str(error)) from error
        return variant, text

    def _variant_of(self, header: Header) -> Variant:
        """The variant that a save was played by, the player's own from the save itself."""
        if not header.variant_text:
            return self._variant(header.variant)[0]
        try:
            return parse_variant(header.variant_text, header.variant)
        except VariantError as error:
            raise ShelfError(str(error)) from error

    def _rules(self, variant: Variant, words: WordList) -> Rules:
        return rules_for(variant, lambda: words.graph)


def _words(list_id: str) -> WordList:
    try:
        return open_list(list_id)
    except DictionaryError as error:
        raise ShelfError(
            translate("Shelf", "The word list is missing: {detail}").format(detail=error)
        ) from error


def _creator(variant: str, now: datetime) -> Callable[[], SaveWriter]:
    """Makes a new save under the first free name; once made, the name stays."""
    made: list[Path] = []

    def open_writer() -> SaveWriter:
        if made:
            return SaveWriter.open(made[0], now)[0]
        for path in new_paths(saves_folder(), variant, now.astimezone()):
            try:
                writer = SaveWriter.create(path)
            except FileExistsError:
                continue
            made.append(path)
            return writer
        raise AssertionError("there is always one more name")

    return open_writer


def _shelf_place(variant: Variant) -> tuple[int, str, int, str]:
    """Where a variant stands: games in their order, their languages in the makers' order."""
    game = variant.game
    place = _GAMES.index(game) if game in _GAMES else len(_GAMES)
    languages = _LANGUAGES.get(game, "").split()
    language = variant.language
    return place, game, languages.index(language) if language in languages else 9, variant.id


def _saved_game(summary: Summary, variant: Variant) -> SavedGame:
    """A line for the start page."""
    names = tuple(seat.name for seat in summary.header.seats)
    moving = summary.tail.to_move
    return SavedGame(
        path=summary.path,
        title=variant.title,
        language=variant.language,
        names=names,
        scores=summary.tail.scores,
        turn=(summary.tail.turn - 1) // len(names) + 1,
        to_move="" if moving is None else names[moving],
        when=datetime.fromisoformat(summary.tail.saved or "1970-01-01T00:00:00+00:00")
        .astimezone(UTC)
        .astimezone(),
    )


def _problem_text(error: SaveFileError) -> str:
    """Why a save cannot be opened."""
    return {
        Problem.NOT_A_SAVE: translate("Shelf", "This file is not a saved game."),
        Problem.NEWER: translate(
            "Shelf", "This game was saved by a newer Literaxx ({detail}). Nothing was changed."
        ),
        Problem.IN_USE: translate("Shelf", "This game is open in another window already."),
        Problem.TOO_BIG: translate("Shelf", "This file is too big to be a saved game."),
    }[error.problem].format(detail=error.detail)


def _record_text(events: tuple[Event, ...], variant: Variant) -> str:
    """A match as a record, in the format of its kind of game."""
    record = record_of(events, variant)
    return write_gcg(record) if isinstance(record, Record) else write_lines(record)


def _unreadable(path: Path, error: OSError) -> str:
    text = translate("Shelf", "{file} cannot be read: {reason}. Nothing was changed.")
    return text.format(file=path.name, reason=error.strerror or error)


def _unwritable(path: Path, error: Exception) -> str:
    text = translate("Shelf", "{file} cannot be written: {reason}. The game itself is saved.")
    return text.format(file=path.name, reason=getattr(error, "strerror", None) or error)


def _kept_text(save: Save, kept: Path) -> str:
    """What was done about a damaged save."""
    text = translate(
        "Shelf",
        "The file was damaged from line {line} on. The game goes on from there; the damaged file "
        "is kept as {file}.",
    )
    return text.format(line=save.damaged_line, file=kept.name)
