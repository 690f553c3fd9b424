# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of lanes.py; read by Cython only.
cimport cython

ctypedef unsigned long long mask_t
ctypedef unsigned int arc_t

cdef class Lanes:
    cdef const arc_t[::1] arcs
    cdef arc_t root
    cdef int first, letters, start, bonus, rack_size, longest, cells, down, size, blanks, total, codes
    cdef int lanes, kinds
    cdef bint empty
    cdef mask_t held, wild, blank_mask, upper, every
    cdef int[::1] tile, worth, beside, cell, twin, times, across, rack, points
    cdef int[::1] lane, begin, changed, kind
    cdef mask_t[::1] crossed, allowed
    cdef arc_t[::1] after

    @cython.locals(cell=int, place=int, other=int, lane=int, one=mask_t, usable=mask_t, code=int)
    cdef void load(self, const int[::1] tiles, const int[::1] worths, const int[::1] rack) noexcept
    @cython.locals(one=mask_t, mask=mask_t, at=arc_t)
    cdef arc_t arc(self, arc_t node, int code) noexcept
    @cython.locals(first=int, node=arc_t, at=int, other=int)
    cdef void renew(self, int place) noexcept
    @cython.locals(worth=int, at=int, node=arc_t, one=mask_t, found=mask_t, left=mask_t, index=arc_t, arc=arc_t, bit=mask_t)
    cdef mask_t crossing(self, int place, int other) noexcept
