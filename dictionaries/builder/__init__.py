# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the word lists from openly licensed sources; see `docs/words.md`.

Only the maintainers run it: the program ships with what it made.
"""
