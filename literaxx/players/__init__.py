# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players and the move generator.

A player sees one seat's view of the match and answers with a command. Move generation
lives here too. No Qt, no threads, no clock: budgets and chance are arguments.
"""
