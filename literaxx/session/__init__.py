# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine in time.

A session keeps the state of one match, stamps commands with time and chance, arms the one
timer that the state asks for, and tells its listeners what happened. QtCore only: no
widgets, no sockets.
"""
