# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the draft of each person at this PC in step with the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from literaxx.gui.draft import Draft, Hint, Refused
from literaxx.match.state import Composing, Finished, Judging, MatchState
from literaxx.model.board import Board
from literaxx.model.plays import TilePlay
from literaxx.model.tiles import HIDDEN
from literaxx.model.variant import Variant

_Stage = tuple[str, int] | None


class _Kept(msgspec.Struct, frozen=True):
    """What is remembered of a seat: its draft, and the turn of its own that it was made in."""

    draft: Draft
    stage: _Stage


class Composer:
    """The draft of the person whose tiles are shown, and what may be done with it.

    Tiles may be laid before it is one's turn; they stay as long as they can. They return to the
    rack when a turn of one's own is over, however it ended.

    Attributes:
        draft: The draft.
        board: All that lies on the board beside it, the proposal of another included.
    """

    def __init__(self, variant: Variant, changed: Callable[[], None]) -> None:
        """Nothing is shown yet.

        Args:
            variant: Its board and letters.
            changed: Called after the person has changed the draft.
        """
        self._variant = variant
        self._changed = changed
        self._kept: dict[int, _Kept] = {}
        self._me: int | None = None
        self._may_lay = False
        self._may_arrange = False
        self.draft = Draft()
        self.board = Board.empty(variant.board.rows, variant.board.columns)

    @property
    def may_lay(self) -> bool:
        """Whether tiles may be laid, moved and offered."""
        return self._may_lay

    @property
    def may_arrange(self) -> bool:
        """Whether the tiles on the rack may be put in another order."""
        return self._may_arrange

    def show(self, view: MatchState, me: int | None, *, covered: bool) -> bool:
        """Goes on from a newer view.

        Args:
            view: What the person sees.
            me: Whose tiles are shown; None for nobody's.
            covered: Whether they are covered.

        Returns:
            Whether the tiles now stand in another order than the match knows.
        """
        self._me = me
        self.board = _fixed_board(view, me)
        if me is None:
            self.draft = Draft()
            self._may_lay = self._may_arrange = False
            return False
        stage = _stage(view, me)
        rack = view.table.racks[me]
        kept = self._kept.get(me, _Kept(Draft.of_rack(rack), None))
        draft = self._rebased(kept, view, me, stage)
        self._set(me, draft, stage)
        is_over = isinstance(view.phase, Finished) or me in view.left
        self._may_arrange = not (covered or is_over or HIDDEN in rack)
        self._may_lay = self._may_arrange and not _is_judged(view, me)
        has_changed = Counter(kept.draft.rack) != Counter(rack)
        return has_changed and draft.rack != rack

    def attempt(self, result: Draft | Refused) -> Refused | None:
        """Takes over a draft that the person has made, unless it was refused or is not allowed.

        Returns:
            Why nothing was done; None when it was.
        """
        if isinstance(result, Refused):
            return result
        if self._me is None or not self._is_allowed(result):
            return Refused(Hint.NOT_NOW)
        if result != self.draft:
            self._set(self._me, result, self._kept[self._me].stage)
            self._changed()
        return None

    def _is_allowed(self, draft: Draft) -> bool:
        """Whether the person may do what leads to this draft."""
        if self._may_lay:
            return True
        before = {tile.key: tile for tile in self.draft.tiles}
        same = all(before[tile.key] == tile for tile in draft.tiles)
        return self._may_arrange and same

    def _set(self, me: int, draft: Draft, stage: _Stage) -> None:
        self.draft = draft
        self._kept[me] = _Kept(draft, stage)

    def _rebased(self, kept: _Kept, view: MatchState, me: int, stage: _Stage) -> Draft:
        rack, board = view.table.racks[me], view.table.board
        draft = kept.draft
        is_over = kept.stage is not None and kept.stage != stage
        if is_over and draft.laid and _lies_on(draft, board):
            draft = draft.without_laid()
        has_changed = Counter(draft.rack) != Counter(rack)
        draft = draft.rebased(rack, self.board)
        if isinstance(view.phase, Judging) and view.phase.seat == me:
            return _with_proposal(draft, view.phase, board)
        if is_over:
            draft = draft.cleared()
        # What an undo brings back stands where it stood before.
        return draft.in_order(rack) if has_changed and stage is not None else draft


def _stage(view: MatchState, me: int) -> _Stage:
    """Which turn of one's own is going on, composing or judged; None in others' turns."""
    match view.phase:
        case Composing(seat=seat, turn_id=turn) if seat == me:
            return ("composing", turn)
        case Judging(seat=seat, proposal_id=proposal) if seat == me:
            return ("judging", proposal)
        case _:
            return None


def _is_judged(view: MatchState, me: int) -> bool:
    return isinstance(view.phase, Judging) and view.phase.seat == me


def _fixed_board(view: MatchState, me: int | None) -> Board:
    """The board with what another has proposed."""
    phase = view.phase
    if isinstance(phase, Judging) and phase.seat != me and isinstance(phase.play, TilePlay):
        return view.table.board.with_tiles(phase.play.placements)
    return view.table.board


def _lies_on(draft: Draft, board: Board) -> bool:
    """Whether all that the draft lays has become part of the board."""
    return all(board.at(tile.square) == tile.tile for tile in draft.laid if tile.square)


def _with_proposal(draft: Draft, phase: Judging, board: Board) -> Draft:
    """The draft with exactly the proposal laid, as it is already unless this was reloaded."""
    play = phase.play
    if not isinstance(play, TilePlay):
        return draft
    laid = {placement.square: placement.tile for placement in draft.to_play().placements}
    if laid == {placement.square: placement.tile for placement in play.placements}:
        return draft
    return draft.with_play(play, board)
