# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of starts.py; read by Cython only.
cimport cython

from literaxx.players.kept cimport Kept
from literaxx.players.lanes cimport Lanes, arc_t, mask_t

cdef int WORD

cdef class Starts(Lanes):
    cdef Kept kept
    cdef int depths, bits, words, count, scale, lowest, buckets
    cdef mask_t all
    cdef int[::1] starts, joined, room, top, members, values, order, bucket
    cdef int[::1] gain, dearest, joins, rooms
    cdef mask_t[::1] met, active, fits, ends, meets, alive

    @cython.locals(count=int, place=int, joined=int, room=int)
    cdef int find_starts(self) noexcept
    @cython.locals(index=int, usable=mask_t, depth=int, member=int)
    cdef void set_tables(self, int count) noexcept
    @cython.locals(row=int, word=int)
    cdef void clear_fits(self, int depth, mask_t usable) noexcept
    @cython.locals(first=int, row=int, word=int)
    cdef void spread_fits(self, int depth, mask_t usable) noexcept
    @cython.locals(start=int, word=int, bit=mask_t, place=int, room=int, depth=int, row=int, allowed=mask_t)
    cdef void enter(self, int member) noexcept
    @cython.locals(place=int, highest=int, lowest=int, start=int, hope=int, span=int, index=int)
    cdef void find_bounds(self, int count) noexcept
    @cython.locals(base=int, gain=int, dearest=int, one=mask_t, index=int, code=int, points=int)
    cdef void find_gain(self, int place) noexcept
    @cython.locals(row=int, laid=int, times=int, worth=int, crossing=int, at=int, place=int, end=int, points=int)
    cdef int bound(self, int start) noexcept
    cdef int skip(self, int place) noexcept
    @cython.locals(index=int, one=mask_t, member=int, row=int, bit=mask_t, word=int, depth=int)
    cdef void revise(self, int best) noexcept
