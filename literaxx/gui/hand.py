# SPDX-License-Identifier: GPL-3.0-or-later
"""The hand over the table: pressing, dragging, clicking and letting go of tiles.

A tile in the hand has not left its place: the draft changes only when it is dropped. So there is
nothing to undo when a drag ends in any other way.
"""

from __future__ import annotations

from typing import Protocol

import msgspec
from PySide6.QtCore import QPointF, QRectF

from literaxx.gui.tile_painter import TileFace
from literaxx.model.geometry import Square

DRAG_DISTANCE = 5.0


class OnBoard(msgspec.Struct, frozen=True):
    """A cell of the board."""

    square: Square


class OnRack(msgspec.Struct, frozen=True):
    """A place on the rack."""

    place: int


class OnField(msgspec.Struct, frozen=True):
    """The exchange field, and which of the tiles on it; None for its ground."""

    index: int | None = None


Place = OnBoard | OnRack | OnField


class Desk(Protocol):
    """What lies under the hand."""

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point; None beside all of them."""
        ...

    def tile_at(self, place: Place) -> int | None:
        """The key of the own tile that can be taken there."""
        ...

    def accepts(self, key: int, place: Place) -> bool:
        """Whether a tile may be dropped on a place."""
        ...

    def drop(self, key: int, place: Place) -> None:
        """Puts a tile on a place that accepts it."""
        ...

    def click(self, place: Place) -> None:
        """Something was clicked while no tile was chosen or lies there."""
        ...

    def rect_of(self, key: int) -> QRectF:
        """Where a tile lies."""
        ...

    def face_of(self, key: int) -> TileFace:
        """What a tile looks like."""
        ...

    def refresh(self) -> None:
        """What the hand holds, has chosen or points at has changed."""
        ...


class Lift(Protocol):
    """Shows the tile that is off the table."""

    def raise_tile(self, face: TileFace, centre: QPointF) -> None:
        """Shows a tile under the pointer."""
        ...

    def follow(self, centre: QPointF) -> None:
        """Moves it there."""
        ...

    def settle(self, rect: QRectF) -> None:
        """Lets it glide down to its place; afterwards it is not shown any more."""
        ...

    def vanish(self) -> None:
        """Shows it no more, at once."""
        ...


class Hand:
    """The state of the gesture.

    Attributes:
        held: Key of the tile under the pointer.
        chosen: Key of the tile that was clicked and waits for its place.
        target: Where the held tile would drop.
        landing: Key of a tile on its way down.
    """

    def __init__(self, desk: Desk, lift: Lift) -> None:
        """An empty hand.

        Args:
            desk: What lies under it.
            lift: Shows what it holds.
        """
        self._desk = desk
        self._lift = lift
        self._pressed: Place | None = None
        self._pressed_at = QPointF()
        self.held: int | None = None
        self.chosen: int | None = None
        self.target: Place | None = None
        self.landing: int | None = None

    def press(self, point: QPointF) -> None:
        """The button goes down."""
        if self.held is not None:
            self.cancel()
            return
        self.land()
        self._pressed = self._desk.place_at(point)
        self._pressed_at = QPointF(point)

    def move(self, point: QPointF) -> None:
        """The pointer moves with the button down."""
        if self.held is None and self._pressed is not None:
            way = point - self._pressed_at
            if way.manhattanLength() < DRAG_DISTANCE:
                return
            key = self._desk.tile_at(self._pressed)
            self._pressed = None
            if key is None:
                return
            self.held, self.chosen = key, None
            self._lift.raise_tile(self._desk.face_of(key), point)
            self._point_at(point)
            self._desk.refresh()
        elif self.held is not None:
            self._lift.follow(point)
            if self._point_at(point):
                self._desk.refresh()

    def release(self, point: QPointF) -> None:
        """The button goes up: a drag ends, or it was a click."""
        if self.held is not None:
            self._point_at(point)
            key, target = self.held, self.target
            self.held = self.target = None
            self.landing = key
            if target is not None:
                self._desk.drop(key, target)
            # Dropping may have opened the letter chooser, or thrown the tile out of the draft.
            if self.landing == key:
                self._lift.settle(self._desk.rect_of(key))
            self._desk.refresh()
        elif self._pressed is not None:
            place, self._pressed = self._pressed, None
            if place == self._desk.place_at(point):
                self._click(place)

    def click(self, point: QPointF) -> None:
        """A press and a release at one point, from whatever can do no more than that."""
        self.press(point)
        self.release(point)

    def cancel(self, *, at_once: bool = False) -> None:
        """The gesture ends without effect; the tile glides home, or is there at once."""
        key = self.held
        had = key is not None or self.chosen is not None
        self._pressed = self.held = self.chosen = self.target = None
        if at_once:
            self.land()
        elif key is not None:
            self.landing = key
            self._lift.settle(self._desk.rect_of(key))
        if had:
            self._desk.refresh()

    def land(self) -> None:
        """Whatever is on its way down is there."""
        self.landing = None
        self._lift.vanish()

    def landed(self) -> None:
        """Said by the lift: the tile has reached its place."""
        if self.landing is not None:
            self.landing = None
            self._desk.refresh()

    def forget(self, key: int) -> None:
        """The owner has this tile no more."""
        if key in (self.held, self.chosen, self.landing):
            self._pressed = self.held = self.chosen = self.target = self.landing = None
            self._lift.vanish()

    def unchoose(self) -> None:
        """The clicked tile waits no longer."""
        if self.chosen is not None:
            self.chosen = None
            self._desk.refresh()

    @property
    def is_off_table(self) -> int | None:
        """The key of the tile that is not drawn in its place."""
        return self.held if self.held is not None else self.landing

    def _click(self, place: Place) -> None:
        key = self._desk.tile_at(place)
        chosen = self.chosen
        if chosen is not None and key != chosen and self._desk.accepts(chosen, place):
            self.chosen = None
            self._desk.drop(chosen, place)
        elif chosen is not None:
            self.chosen = None
        elif key is not None:
            self.chosen = key
        else:
            self._desk.click(place)
        self._desk.refresh()

    def _point_at(self, point: QPointF) -> bool:
        """Finds out where the held tile would drop; True when that has changed."""
        place = self._desk.place_at(point)
        if isinstance(place, OnField):
            place = OnField()
        if place is None or self.held is None or not self._desk.accepts(self.held, place):
            place = None
        changed = place != self.target
        self.target = place
        return changed
