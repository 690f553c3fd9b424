# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables made and opened: a variant, its referee, a save and a session put together.

Not needed for the start page, so the shelf imports it when the first table is asked for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC
from pathlib import Path
from threading import Thread

import msgspec

from literaxx import __version__
from literaxx.app.computers import seat_computers
from literaxx.app.first_game import (
    VARIANT,
    first_match,
    first_setup,
    is_first_game,
    seat_guide,
)
from literaxx.app.own_words import with_own_words, words_of_table
from literaxx.app.referees import open_referee
from literaxx.gui.shelf import OpenTable, ShelfError
from literaxx.gui.texts import reason_text, translate
from literaxx.match.events import Event
from literaxx.match.setup import Setup
from literaxx.match.state import Finished
from literaxx.match.views import redact
from literaxx.model.variant import Variant
from literaxx.records.from_match import record_of
from literaxx.records.gcg import write_gcg
from literaxx.records.lines import write_lines
from literaxx.records.record import Record
from literaxx.rules.variants import VariantError, parse_variant, rules_for
from literaxx.session.clock import Machine
from literaxx.session.host import HostSession, new_match
from literaxx.session.journal import DiskJournal
from literaxx.storage.dictionaries import DictionaryError, WordList, open_list
from literaxx.storage.records_db import RecordsDb, RecordsError, result_of
from literaxx.storage.savefile import Header, Problem, Save, SaveFileError, header_for
from literaxx.storage.saves import creator
from literaxx.storage.savewriter import SaveWriter
from literaxx.storage.variants import load_with_text


def new_table(setup: Setup, machine: Machine, table: str = "") -> OpenTable:
    """A new match, saved from its first event on; at a network table its id is saved with it."""
    variant, text = _variant(setup.variant)
    words = _words(variant.word_list)
    referee = with_own_words(open_referee(setup.options.referee, words), setup.options)
    rules = rules_for(variant, lambda: words.graph)
    header = header_for(
        setup,
        program=__version__,
        started=machine.wall_time(),
        word_list_sha256=words.card.sha256 if referee is words else "",
        variant_text=text,
        table=table,
    )
    save = new_match(setup, rules, header, machine.entropy())
    journal = DiskJournal(creator(variant.id, machine.wall_time()))
    session = HostSession(save, rules, referee, journal=journal, machine=machine)
    session.go(is_new=True)
    seat_computers(session, setup, variant, words_of_table(words, setup.options), machine)
    return OpenTable(session, rules, referee, words.card.orthography, spellings=words.spellings)


def new_first_game(name: str, machine: Machine) -> OpenTable:
    """A first game of a newcomer against a guide."""
    variant, text = _variant(VARIANT)
    words = _words(variant.word_list)
    setup = first_setup(name, variant.revision)
    rules = rules_for(variant, lambda: words.graph)
    header = header_for(
        setup,
        program=__version__,
        started=machine.wall_time(),
        word_list_sha256=words.card.sha256,
        variant_text=text,
    )
    save = first_match(setup, rules, header, machine.entropy())
    journal = DiskJournal(creator(variant.id, machine.wall_time()))
    session = HostSession(save, rules, words, journal=journal, machine=machine)
    session.go(is_new=True)
    seat_guide(session, variant, words, machine)
    return OpenTable(session, rules, words, words.card.orthography)


def open_table(path: Path, machine: Machine) -> OpenTable:
    """A saved match, paused as it stood."""
    try:
        writer, save, kept = SaveWriter.open(path, machine.wall_time())
    except SaveFileError as error:
        raise ShelfError(_problem_text(error)) from error
    except OSError as error:
        raise ShelfError(_unreadable(path, error)) from error
    try:
        variant = _variant_of(save.header)
        words = _words(variant.word_list)
        options = save.state.setup.options
        referee = with_own_words(open_referee(options.referee, words), options)
    except ShelfError:
        writer.close()
        raise
    rules = rules_for(variant, lambda: words.graph)
    journal = DiskJournal(lambda: writer)
    session = HostSession(save, rules, referee, journal=journal, machine=machine)
    session.go(is_new=False)
    seat_computers(session, save.state.setup, variant, words_of_table(words, options), machine)
    seat_guide(session, variant, words, machine)
    note = "" if kept is None else _kept_text(save, kept)
    return OpenTable(session, rules, referee, words.card.orthography, note, words.spellings)


def save_copy(table: OpenTable, path: Path, done: Callable[[str], None]) -> None:
    """Writes the match to another file; `done` is told how that went."""
    session = table.session

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


def export(table: OpenTable, path: Path) -> None:
    """Writes the match as a GCG record."""
    session = table.session
    events = tuple(event for step in session.log().steps for event in step.events)
    if not isinstance(session.view(None).phase, Finished):
        # Whoever opens the record in the middle of a game must not see the racks.
        events = tuple(redact(event, None) for event in events)
    try:
        path.write_text(_record_text(events, table.rules.variant), "utf-8", newline="\n")
    except OSError as error:
        raise ShelfError(_unwritable(path, error)) from error


def keep_result(table: OpenTable, machine: Machine, records: RecordsDb) -> None:
    """Keeps what a match that is over came to; the disk is not waited for."""
    session = table.session
    started = session.log().header.started if isinstance(session, HostSession) else ""
    view = session.view(None)
    if is_first_game(view.setup):
        return
    history = msgspec.json.encode((started, view.setup, view.progress.history))
    name = hashlib.sha256(history).hexdigest()[:32]
    result = result_of(view, name, machine.wall_time().astimezone(UTC).isoformat())

    def keep() -> None:
        # Records are a pleasure, not a promise: the game itself is saved.
        with suppress(RecordsError):
            records.add(result)

    Thread(target=keep, name="records").start()


def close(table: OpenTable) -> None:
    """Ends a session; what the disk is late with is waited for a moment."""
    table.session.close()
    table.session.deleteLater()


def _variant(name: str) -> tuple[Variant, str]:
    """A variant and the text of its file."""
    try:
        return load_with_text(name)
    except VariantError as error:
        raise ShelfError(error.told(translate)) from error


def _variant_of(header: Header) -> Variant:
    """The variant that a save was played by, from the save itself if it is a newer one.

    So a board or a bag that was changed later changes no game that had begun.
    """
    if not header.variant_text:
        return _variant(header.variant)[0]
    try:
        return parse_variant(header.variant_text, header.variant)
    except VariantError as error:
        raise ShelfError(error.told(translate)) from error


def _words(list_id: str) -> WordList:
    try:
        return open_list(list_id)
    except DictionaryError as error:
        raise ShelfError(
            translate("Shelf", "The word list is missing: {detail}").format(
                detail=error.told(translate)
            )
        ) from error


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
    return text.format(file=path.name, reason=reason_text(error))


def _unwritable(path: Path, error: Exception) -> str:
    text = translate("Shelf", "{file} cannot be written: {reason}. The game itself is saved.")
    return text.format(file=path.name, reason=reason_text(error))


def _kept_text(save: Save, kept: Path) -> str:
    """What was done about a damaged save."""
    text = translate(
        "Shelf",
        "The file was damaged from line {line} on. The game goes on from there; the damaged file "
        "is kept as {file}.",
    )
    return text.format(line=save.damaged_line, file=kept.name)
