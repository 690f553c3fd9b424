# SPDX-License-Identifier: GPL-3.0-or-later
"""A lock on an open file that the system lets go when the process ends, however it ends."""

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    # Such a lock keeps everybody from reading what is locked, so it lies where no byte ever is.
    _BEYOND = 1 << 30

    def lock(file_number: int) -> bool:
        """Take the lock of an open file; False when another handle has it."""
        os.lseek(file_number, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file_number, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file_number: int) -> bool:
        """Take the lock of an open file; False when another handle has it.

        Where the file system knows no locks, everybody gets it: playing goes before guarding.
        """
        try:
            fcntl.flock(file_number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
