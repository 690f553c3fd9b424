# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the system could not do something with a file, in words that can be translated."""

from __future__ import annotations

import errno

from literaxx.model.sentence import Sentence

_REASONS = {
    errno.ENOENT: Sentence("there is no such file"),
    errno.EACCES: Sentence("it is not allowed"),
    errno.EPERM: Sentence("it is not allowed"),
    errno.EROFS: Sentence("nothing can be written there"),
    errno.ENOSPC: Sentence("the disk is full"),
    errno.EDQUOT: Sentence("the disk is full"),
    errno.EISDIR: Sentence("it is a folder"),
    errno.ENOTDIR: Sentence("there is no such folder"),
    errno.EEXIST: Sentence("there is a file of this name already"),
    errno.EIO: Sentence("the disk reports a fault"),
    errno.ENAMETOOLONG: Sentence("the name is too long"),
    errno.EBUSY: Sentence("it is in use"),
}
_SHARING_VIOLATIONS = (32, 33)
"""Windows's own numbers for a file, or a part of one, that another program holds."""


def reason_of(error: OSError) -> Sentence | str:
    """What the system says in plain words; an unusual fault in the system's own."""
    is_in_use = getattr(error, "winerror", 0) in _SHARING_VIOLATIONS
    number = errno.EBUSY if is_in_use else error.errno or 0
    return _REASONS.get(number) or error.strerror or str(error)
