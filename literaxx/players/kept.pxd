# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of kept.py; read by Cython only.
cimport cython

cdef class Kept:
    cdef readonly int rack_size, scale, codes, out_of_turn, side, most_parts, most_times, parts, total
    cdef readonly int[::1] units, values, first, further, is_vowel, shape, laid, plain, leave, worth
    cdef readonly int[::1] vowels, others, highest, known, tops

    @cython.locals(parts=int, code=int, part=int)
    cpdef void take(self, const int[::1] rack)
    @cython.locals(unit=int, code=int, held=int, count=int, rest=int, value=int, old=int, part=int)
    cdef void take_parts(self, const int[::1] rack) noexcept
    @cython.locals(code=int, value=int, _=int)
    cdef void take_dearest(self, const int[::1] rack) noexcept
    @cython.locals(part=int, burden=int, after=int, part_of_leave=int)
    cpdef void weigh(self, int bag, int unseen, int seats)
    @cython.locals(times=int, count=int, part=int)
    cdef void find_highest(self) noexcept
    @cython.locals(row=int, count=int, part=int, at=int, value=int)
    cdef int top(self, int times, int laid) noexcept
    @cython.locals(best=int, part=int)
    cpdef int best_exchange(self, int most)
    @cython.locals(index=int, at=int, part=int, tile=int, code=int)
    cpdef void weigh_moves(self, const int[::1] packed, int width, int[::1] worths)
    cpdef int count(self, int part, int code, int held)
