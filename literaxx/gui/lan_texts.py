# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences about tables of the network."""

from __future__ import annotations

from collections.abc import Collection

from literaxx.gui.lan import NearbyTable, RoomSeat, RoomState
from literaxx.gui.question import Asked
from literaxx.gui.texts import LANGUAGE_NAMES, names_text, translate
from literaxx.match.setup import SeatKind


def phrase_text(phrase: str) -> str:
    """A set phrase in the language of the interface; empty for one that is not known."""
    return {
        "hello": translate("Chat", "Hello!"),
        "good-luck": translate("Chat", "Good luck!"),
        "nice-word": translate("Chat", "Nice word!"),
        "one-moment": translate("Chat", "One moment, please."),
        "thanks": translate("Chat", "Thanks!"),
        "good-game": translate("Chat", "Good game!"),
    }.get(phrase, "")


def table_text(table: NearbyTable) -> str:
    """A line about a table: `Literaxx, Polish · 2 seats free · with a code`."""
    parts = []
    if table.title:
        parts.append(f"{table.title}, {LANGUAGE_NAMES.get(table.language, table.language)}")
    if table.is_ours:
        parts.append(translate("Lan", "your seat is kept"))
    elif table.is_started:
        parts.append(translate("Lan", "the game has begun; you can look on"))
    else:
        parts.append(translate("Lan", "%n seats free", None, table.free))
    if not table.has_code:
        parts.append(translate("Lan", "open to all"))
    elif table.can_encrypt:
        parts.append(translate("Lan", "with a code"))
    else:
        parts.append(translate("Lan", "with a code, not encrypted"))
    return " · ".join(parts)


def seat_text(seat: RoomSeat) -> str:
    """What is to be said about who sits there."""
    if not seat.name:
        return translate("Lan", "waiting for somebody from the network")
    if seat.kind is SeatKind.COMPUTER:
        return translate("Lan", "a computer of the host")
    if seat.is_driven:
        return translate("Lan", "cannot be reached; a computer plays")
    if not seat.is_here:
        return translate("Lan", "cannot be reached")
    if seat.is_mine:
        here = translate("Lan", "at this computer")
        return here if seat.is_ready else f"{here}, {translate('Lan', 'not ready yet')}"
    return translate("Lan", "ready") if seat.is_ready else translate("Lan", "not ready yet")


def secrecy_text(state: RoomState) -> str:
    """Whether others on the network could look on."""
    if not state.has_code:
        return translate("Lan", "Open table: anybody on this network can come in. Not encrypted.")
    plain = [seat.name for seat in state.seats if seat.is_far and not seat.is_encrypted]
    if state.is_host:
        if plain:
            text = translate("Lan", "Not encrypted: {names}.")
            return text.format(names=", ".join(plain))
        return translate("Lan", "Only those who know the code can come in. Encrypted.")
    if state.is_encrypted:
        return translate("Lan", "Encrypted with the code of the table.")
    return translate("Lan", "Not encrypted: others on this network could read along.")


def leaving_text(state: RoomState, left: Collection[int]) -> Asked | None:
    """The question before a game on the network is left; None when nobody waits for those here.

    Args:
        state: The table.
        left: The seats of those who have left the game for good.
    """
    playing = [seat for index, seat in enumerate(state.seats) if index not in left]
    if state.is_host:
        names = [seat.name for seat in playing if seat.is_far and seat.is_here]
        if not names:
            return None
        detail = translate(
            "Lan",
            "{names} cannot play on without you. The game is saved: when you go on with it, they "
            "come back by themselves.",
        )
        return Asked(
            translate("Lan", "Close the table?"),
            detail.format(names=names_text(names)),
            translate("Lan", "Close the table"),
        )
    if not state.is_linked or not any(seat.is_mine for seat in playing):
        return None
    return Asked(
        translate("Lan", "Leave the table?"),
        translate("Lan", "The others wait for you. Your seat is kept: “Join” leads back to it."),
        translate("Lan", "Leave"),
    )


def away_text(why: str, detail: str) -> str:
    """Why the host does not let somebody in."""
    texts = {
        "other-protocol": translate(
            "Lan", "The host plays another version of Literaxx ({detail}); use the same one."
        ),
        "full": translate("Lan", "There are not enough free seats."),
        "started": translate("Lan", "The game has begun already. You can look on."),
        "bad-name": translate("Lan", "That name cannot be used. Choose another."),
        "name-taken": translate("Lan", "That name, or one that looks like it, is taken."),
        "unknown-token": translate("Lan", "The host does not know your seat any more."),
        "replaced": translate("Lan", "Your seat is played from another window now."),
        "dismissed": translate("Lan", "The host has given your seat away."),
        "wrong-code": translate("Lan", "The code is wrong."),
        "plain-host": translate(
            "Lan",
            "The host cannot encrypt. Tick “Join without encryption” if others on this network may "
            "read along.",
        ),
        "closed": translate("Lan", "The host has closed the table."),
        "nonsense": translate("Lan", "The host did not understand this program."),
    }
    return texts.get(why, translate("Lan", "The host closed the connection.")).format(detail=detail)
