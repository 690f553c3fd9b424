# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of pathsearch.py; read by Cython only.
cimport cython

ctypedef unsigned long long bits_t
ctypedef unsigned int arc_t

cdef class PathSearch:
    cdef const arc_t[::1] arcs
    cdef arc_t root
    cdef int first, cells, room, shortest, enough, most
    cdef readonly int found, filled, best
    cdef bint overflow
    cdef bits_t[::1] near, spots, crossing, used, crossed
    cdef int[::1] bonus, bits, at, points, parent
    cdef readonly unsigned char[::1] out

    cpdef void make_room(self, int lines)
    @cython.locals(code=int, one=bits_t, cell=int, pair=int, bit=bits_t)
    cpdef int search(self, const int[::1] codes, const int[::1] bonuses, int shortest, int enough)
    @cython.locals(one=bits_t, at=arc_t, left=arc_t, arc=arc_t, end=int, cell=int)
    cdef void begin(self) noexcept
    @cython.locals(one=bits_t, around=bits_t, line=int, at=arc_t, arc=arc_t, end=int)
    cdef void walk(self, arc_t node, int first, int last, int length) noexcept
    @cython.locals(end=int, line=int, here=int, targets=bits_t, bit=bits_t, pair=int)
    cdef int lengthen(self, bits_t spots, int first, int last) noexcept
    @cython.locals(best=int, line=int, at=int, _=int)
    cdef void keep(self, int first, int last, int length) noexcept
