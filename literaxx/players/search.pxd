# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of search.py; read by Cython only.
cimport cython

from literaxx.players.kept cimport Kept
from literaxx.players.lanes cimport arc_t, mask_t
from literaxx.players.starts cimport Starts

cdef class MoveSearch(Starts):
    cdef readonly int width, room_for, found
    cdef readonly int best
    cdef int origin, promise, group
    cdef bint hunting
    cdef readonly int[::1] out
    cdef int[::1] remainders
    cdef unsigned char[::1] laid

    cpdef void make_room(self, int moves)
    @cython.locals(count=int, members=int, start=int)
    cpdef int find_all(self, const int[::1] tiles, const int[::1] worths, const int[::1] rack)
    @cython.locals(count=int, at=int)
    cpdef int find_best(self, const int[::1] tiles, const int[::1] worths, const int[::1] rack, Kept kept)
    @cython.locals(members=int, start=int)
    cdef int search_group(self, int at, int count) noexcept
    @cython.locals(left=mask_t, one=mask_t, at=arc_t, row=int, arc=arc_t, code=int, bit=mask_t, some=mask_t, fits=int, word=int, taken=mask_t, held=int)
    cdef void walk(self, arc_t node, int depth) noexcept
    @cython.locals(node=arc_t, following=mask_t, word=int, first=int, bits=mask_t, bit=mask_t, member=int)
    cdef void visit(self, arc_t arc, int depth) noexcept
    @cython.locals(at=int, worth=int, crossing=int, times=int, index=int, code=int, points=int)
    cdef void leave(self, int start, int depth, arc_t node) noexcept
    @cython.locals(at=int, worth=int)
    cdef void from_run(self, int start) noexcept
    @cython.locals(arc=arc_t)
    cdef void follow(self, arc_t node, int at, int worth, int times, int crossing, int laid) noexcept
    @cython.locals(left=mask_t, one=mask_t, index=arc_t, base=int, factor=int, arc=arc_t, code=int, bit=mask_t, held=int, points=int)
    cdef void extend(self, arc_t node, int at, int worth, int times, int crossing, int laid) noexcept
    cdef void step(self, arc_t arc, int at, int worth, int times, int crossing, int laid) noexcept
    @cython.locals(at=int, index=int, code=int, value=int, part=int)
    cdef void record(self, int points, int laid) noexcept
