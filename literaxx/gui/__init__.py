# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets: they show and they tell.

A widget draws the view it is given and emits what the person wants; it neither changes nor
judges the game. Sentences for people are made here, from codes, and always translated.
Knows sessions, never the network.
"""
