# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the system could not do something with a file, in words that can be translated."""

from __future__ import annotations

import errno

from literaxx.model.phrase import Phrase

_REASONS = {
    errno.ENOENT: Phrase("there is no such file"),
    errno.EACCES: Phrase("it is not allowed"),
    errno.EPERM: Phrase("it is not allowed"),
    errno.EROFS: Phrase("nothing can be written there"),
    errno.ENOSPC: Phrase("the disk is full"),
    errno.EDQUOT: Phrase("the disk is full"),
    errno.EISDIR: Phrase("it is a folder"),
    errno.ENOTDIR: Phrase("there is no such folder"),
    errno.EEXIST: Phrase("there is a file of this name already"),
    errno.EIO: Phrase("the disk reports a fault"),
    errno.ENAMETOOLONG: Phrase("the name is too long"),
    errno.EBUSY: Phrase("it is in use"),
}


def reason_of(error: OSError) -> Phrase | str:
    """What the system says in plain words; an unusual fault in the system's own."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
