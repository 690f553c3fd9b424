# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of field.py; read by Cython only.
cimport cython

from literaxx.players.kept cimport Kept
from literaxx.players.search cimport MoveSearch

cdef class Field:
    cdef readonly MoveSearch search
    cdef readonly Kept kept
    cdef readonly int cells
    cdef int codes, stride, rack_size
    cdef readonly int seats, left, index, laid, points, gone, worth
    cdef readonly int[::1] tiles, worths, rack, racks, held, bag
    cdef int[::1] values

    @cython.locals(cell=int, index=int, seat=int)
    cpdef void clear(self, int seats)
    @cython.locals(cell=int)
    cpdef void put_board(self, const int[::1] tiles, const int[::1] worths)
    @cython.locals(index=int)
    cpdef void put_bag(self, const int[::1] bag, int count)
    @cython.locals(code=int)
    cpdef void give(self, int seat, const int[::1] rack)
    cpdef void add(self, int seat, int code)
    @cython.locals(count=int, index=int)
    cpdef void put_back(self, int seat, const int[::1] gone)
    cpdef void draw(self, int seat)
    @cython.locals(worth=int, code=int)
    cpdef int burden(self, int seat)
    @cython.locals(code=int, unseen=int, other=int, part=int)
    cpdef void find(self, int seat, int exchange)
    @cython.locals(at=int)
    cpdef void pick(self, int index)
    @cython.locals(base=int, code=int, count=int)
    cpdef void act(self, int seat)
    @cython.locals(base=int, at=int, tile=int, code=int, cell=int)
    cpdef void lay(self, int seat, const int[::1] packed, int index)
