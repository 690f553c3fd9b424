# SPDX-License-Identifier: GPL-3.0-or-later
"""The nouns of the table.

Squares, tiles, boards, plays, scores and the lexicon protocol, as frozen values and pure
functions. Nothing here knows whose turn it is, what time it is, or where a file lies; no
other package of the program may be imported from here.
"""
