# SPDX-License-Identifier: GPL-3.0-or-later
"""What is legal, and what it is worth.

One rules object per kind of game, fed by variant data. It assesses a play, says how many
tiles are owed, and settles the sums at the end. It knows neither the protocol between
seats nor the clock, and holds no sentences for people, only codes.
"""
