# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are, and the tables made of them: variants, word lists, saves, sessions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from literaxx.gui.recorded import RecordedGame
from literaxx.gui.shelf import OpenTable, RefereeChoice, SavedGame, ShelfError
from literaxx.gui.texts import language_name, translate
from literaxx.match.setup import Setup
from literaxx.model.sentence import Sentence
from literaxx.model.variant import Variant
from literaxx.paths import user_data
from literaxx.rules.variants import VariantError, parse_variant
from literaxx.session.clock import Machine
from literaxx.storage.dictionaries import list_ids, read_card
from literaxx.storage.savefile import SaveFileError
from literaxx.storage.saves import (
    RecentFiles,
    Summary,
    saves_folder,
    summaries,
    summary_of,
)
from literaxx.storage.variants import catalogue, keep_variant, load_variant, own_ids

if TYPE_CHECKING:
    from literaxx.storage.records_db import RecordsDb

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
        self._recent = RecentFiles(user_data() / "recent.txt")

    def variants(self) -> tuple[Variant, ...]:
        """The variants whose word list is there."""
        return self._variants

    def faults(self) -> tuple[str, ...]:
        """What is wrong with variant files of the player's own, a line each."""
        return tuple(fault.told(translate) for fault in self._offer[1])

    def keep_variant(self, path: Path) -> str:
        """Keeps a variant file among the player's own games; its id."""
        try:
            _check_words(load_variant(path), str(path))
            variant = keep_variant(path)
        except VariantError as error:
            text = translate("Shelf", "{file} cannot be used as a game: {problem}.")
            parts = (error.key, error.problem.told(translate))
            problem = ": ".join(part for part in parts if part)
            raise ShelfError(text.format(file=path.name, problem=problem)) from error
        self._offer = _found()
        return variant.id

    def own_variants(self) -> tuple[Variant, ...]:
        """The variants that can be played here and are the player's own."""
        own = own_ids()
        return tuple(variant for variant in self._variants if variant.id in own)

    def remove_variant(self, variant: str) -> str:
        """Puts one of the player's own variants into the trash; what to tell about it."""
        from literaxx.app.removal import remove_variant

        told = remove_variant(variant)
        self._offer = _found()
        return told

    def remove_game(self, path: Path) -> str:
        """Offers a saved game no more; what to tell about it."""
        from literaxx.app.removal import remove_game

        return remove_game(path, self._recent)

    def referees(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """The variant's own list, and the system's speller or what is missing for it."""
        from literaxx.app.referees import referee_choices

        return referee_choices(variant)

    def own_words(self, variant: Variant) -> tuple[RefereeChoice, ...]:
        """The lists of own words that are kept in the language of a variant."""
        from literaxx.app.own_words import own_word_choices

        return own_word_choices(variant)

    def take_words(self, path: Path, variant: Variant, go_on: Callable[[float], bool]) -> str:
        """Takes a file of words in; its id."""
        from literaxx.app.own_words import take_words

        return take_words(path, variant, go_on)

    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players."""
        from literaxx.players.levels import PLAYED

        return tuple(PLAYED)

    def saved(self) -> tuple[SavedGame, ...]:
        """The games that are not over, in the folder of saves and wherever they were opened."""
        known = {variant.id: variant for variant in self._variants}
        found = {summary.path: summary for summary in summaries(saves_folder())}
        for path in self._recent.paths():
            with suppress(OSError, SaveFileError):
                found.setdefault(path, summary_of(path))
        going_on = [_saved_game(each, known) for each in found.values() if not each.is_over]
        games = [game for game in going_on if game is not None]
        return tuple(sorted(games, key=lambda game: game.when, reverse=True))

    def seats(self) -> tuple[tuple[str, str], ...]:
        """Tables of the network where a seat in a game is kept, the last first."""
        if not (user_data() / "visits").is_dir():
            return ()  # most players never need what is imported for the network
        from literaxx.net.opening import visited_tables
        from literaxx.net.store import Ticket

        return tuple((each.id, each.name) for each in visited_tables().all(Ticket) if each.match)

    def folder(self) -> Path:
        """Where games are saved."""
        return saves_folder()

    def credits(self) -> tuple[str, ...]:
        """What each word list in use was made from, and under which licence."""
        lines = []
        for list_id in sorted({variant.word_list for variant in self._variants}):
            card = read_card(list_id)
            lines.append(f"**{translate('Shelf', 'Word list')}: {language_name(card.language)}**")
            lines += [f"{source.credit} ({source.licence})" for source in card.sources]
        return tuple(lines)

    def new_table(self, setup: Setup) -> OpenTable:
        """A new match, saved from its first event on."""
        from literaxx.app import hosting

        return hosting.new_table(setup, self._machine)

    def new_first_game(self, name: str) -> OpenTable:
        """A first game of a newcomer against a guide."""
        from literaxx.app import hosting

        return hosting.new_first_game(name, self._machine)

    def open_table(self, path: Path) -> OpenTable:
        """A saved match, paused as it stood."""
        from literaxx.app import hosting

        table = hosting.open_table(path, self._machine)
        self._remember(path)
        return table

    def open_record(self, path: Path) -> RecordedGame:
        """A recorded game, to be looked at."""
        from literaxx.app.recorded import open_record

        return open_record(path, self.variants())

    def save_copy(self, table: OpenTable, path: Path, done: Callable[[str], None]) -> None:
        """Writes the match to another file; `done` is told how that went."""
        from literaxx.app import hosting

        hosting.save_copy(table, path, done)
        self._remember(path)

    def export(self, table: OpenTable, path: Path) -> None:
        """Writes the match as a record."""
        from literaxx.app import hosting

        hosting.export(table, path)

    def keep_result(self, table: OpenTable) -> None:
        """Keeps what a match that is over came to, on a thread of its own."""
        from literaxx.app import hosting

        hosting.keep_result(table, self._machine, self.records())

    def records(self) -> RecordsDb:
        """The records across games."""
        from literaxx.storage.records_db import RecordsDb

        return RecordsDb(user_data() / "records.sqlite")

    def close(self, table: OpenTable) -> None:
        """Ends a session; what the disk is late with is waited for a moment."""
        from literaxx.app import hosting

        hosting.close(table)

    def _remember(self, path: Path) -> None:
        """Offers a game again that lies elsewhere than the others; not worth a word if it fails."""
        if path.parent != saves_folder():
            with suppress(OSError):
                self._recent.add(path)

    @cached_property
    def _offer(self) -> tuple[tuple[Variant, ...], tuple[VariantError, ...]]:
        """The variants, and what is wrong with those that are none."""
        return _found()

    @property
    def _variants(self) -> tuple[Variant, ...]:
        return self._offer[0]


def _found() -> tuple[tuple[Variant, ...], tuple[VariantError, ...]]:
    """The variants there are now in their order, and what is wrong with those that are none."""
    own, lists = own_ids(), list_ids()
    found, faults = [], []
    for name in catalogue():
        try:
            variant = load_variant(name)
            if name in own:
                _check_words(variant, name)
        except VariantError as error:
            faults.append(error)
            continue
        if variant.word_list in lists:
            found.append(variant)
    return tuple(sorted(found, key=_shelf_place)), tuple(faults)


def _check_words(variant: Variant, source: str) -> None:
    """Refuses a variant whose word list is not there."""
    lists = list_ids()
    if variant.word_list not in lists:
        problem = Sentence(
            "there is no word list {id}; there are {known}",
            id=variant.word_list,
            known=", ".join(lists),
        )
        raise VariantError(source, "word_list", problem)


def _shelf_place(variant: Variant) -> tuple[int, str, int, str]:
    """Where a variant stands: games in their order, their languages in the makers' order."""
    game = variant.game
    place = _GAMES.index(game) if game in _GAMES else len(_GAMES)
    languages = _LANGUAGES.get(game, "").split()
    language = variant.language
    return place, game, languages.index(language) if language in languages else 9, variant.id


def _saved_game(summary: Summary, known: Mapping[str, Variant]) -> SavedGame | None:
    """A line for the start page; None for a game whose variant is neither here nor in the save."""
    variant = known.get(summary.header.variant)
    if variant is None:
        try:
            variant = parse_variant(summary.header.variant_text, summary.header.variant)
        except VariantError:
            return None
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
        seats=summary.header.seats,
    )
