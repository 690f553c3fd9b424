# SPDX-License-Identifier: GPL-3.0-or-later
# The C types of lookup.py; read by Cython only.
cimport cython

cdef class Lookup:
    cdef const unsigned int[::1] cells
    cdef unsigned int root
    cdef int first
    cdef dict codes

    @cython.locals(arc=cython.uint, at=cython.uint, code=cython.uint)
    cpdef bint contains(self, word)
