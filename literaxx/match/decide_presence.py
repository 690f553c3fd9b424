# SPDX-License-Identifier: GPL-3.0-or-later
"""What anybody may say at any time, and the host for them; `decide` calls these handlers."""

from __future__ import annotations

from collections import Counter

from literaxx.match import commands as cmd
from literaxx.match import events as ev
from literaxx.match.flow import Flow
from literaxx.match.refusals import Reason, Refusal
from literaxx.match.state import MatchState


def arrange_rack(flow: Flow, seat: int, command: cmd.ArrangeRack) -> Refusal | None:
    """A player keeps his tiles in another order; the order they are in is no news."""
    rack = flow.state.table.racks[seat]
    if Counter(rack) != Counter(command.tiles):
        return Refusal(Reason.NOT_THESE_TILES)
    if rack != command.tiles:
        flow.emit(ev.RackArranged(seat, command.tiles))
    return None


def pause(flow: Flow, seat: int, command: cmd.Pause) -> Refusal | None:
    """Somebody at the host's PC stops all clocks."""
    if not _may_pause(flow.state, seat):
        return Refusal(Reason.NOT_YOURS_TO_PAUSE)
    if flow.state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    flow.emit(ev.Paused(seat, flow.request_now))
    return None


def resume(flow: Flow, seat: int, command: cmd.Resume) -> Refusal | None:
    """Somebody at the host's PC lets the game go on."""
    if not _may_pause(flow.state, seat):
        return Refusal(Reason.NOT_YOURS_TO_PAUSE)
    if flow.state.paused_ms is None:
        return Refusal(Reason.NOT_PAUSED)
    flow.emit(ev.Resumed(seat, flow.at_ms))
    return None


def leave(flow: Flow, seat: int, command: cmd.Leave) -> Refusal | None:
    """A player leaves for good, his undo request with him; one who is alone does not play on."""
    poll = flow.state.poll
    if poll is not None and poll.seat == seat:
        flow.emit(ev.UndoEnded(ev.UndoEnd.LEFT, seat, flow.request_now))
    flow.emit(ev.SeatLeft(seat))
    if flow.is_alone():
        flow.finish(ev.EndCause.LEFT)
    else:
        flow.go_on()
    return None


def use_help(flow: Flow, seat: int, command: cmd.UseHelp) -> Refusal | None:
    """A player takes help, where the table allows it; everybody is told."""
    if not flow.state.setup.options.friendly_help:
        return Refusal(Reason.NO_HELP_HERE)
    if flow.state.paused_ms is not None:
        return Refusal(Reason.PAUSED)
    flow.emit(ev.HelpUsed(seat))
    return None


def lose_link(flow: Flow, seat: int, command: cmd.LoseLink) -> Refusal | None:
    """A player cannot be reached."""
    if flow.state.lost_ms[seat] is not None:
        return Refusal(Reason.LINK_UNCHANGED)
    flow.emit(ev.LinkLost(seat, flow.table_now))
    return None


def regain_link(flow: Flow, seat: int, command: cmd.RegainLink) -> Refusal | None:
    """A player can be reached again."""
    if flow.state.lost_ms[seat] is None:
        return Refusal(Reason.LINK_UNCHANGED)
    flow.emit(ev.LinkRegained(seat, flow.table_now))
    return None


def _may_pause(state: MatchState, seat: int) -> bool:
    """Whether the seat is the table itself or somebody at the host's PC."""
    return seat == cmd.HOST or seat in state.setup.host_persons
