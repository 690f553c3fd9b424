# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of playout.py; read by Cython only.
cimport cython

from literaxx.players.field cimport Field

cdef class Playouts:
    cdef Field field
    cdef int codes, scale, width, cells, seats
    cdef bint to_the_end
    cdef int[::1] tiles, worths, rack, sizes, rest

    @cython.locals(cell=int, code=int, seat=int)
    cpdef void begin(self, const int[::1] tiles, const int[::1] worths, const int[::1] rack, const int[::1] others, bint to_the_end)
    @cython.locals(field=Field, at=int, seat=int, _=int, count=int, index=int)
    cdef void deal(self, const int[::1] hidden) noexcept
    @cython.locals(at=int)
    cpdef int play(self, const int[::1] hidden, const int[::1] packed, int index)
    cpdef int exchange(self, const int[::1] hidden, const int[::1] gone)
    @cython.locals(field=Field, seat=int, passes=int, points=int)
    cdef int go_on(self, int value) noexcept
    @cython.locals(burden=int, own=int, seat=int)
    cdef int settled(self, int out) noexcept
    @cython.locals(burden=int, seat=int)
    cdef int unsettled(self) noexcept
