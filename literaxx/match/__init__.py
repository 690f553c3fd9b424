# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocol between the seats.

Commands go in, events come out, and a state is what the events add up to. Four pure
functions are the engine: decide, evolve, view and redact. No letters, no clock, no chance
of its own: all of that is handed in. Nothing hidden from a seat may appear in its view.
"""
