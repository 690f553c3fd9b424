# SPDX-License-Identifier: GPL-3.0-or-later
"""The formats of the field, and checking them.

Game records and positions are read, written and recomputed move by move. Text in, values
out: opening files is the caller's work.
"""
