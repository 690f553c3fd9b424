# SPDX-License-Identifier: GPL-3.0-or-later
"""Literaxx, a family of word games for the desktop.

Newcomers start with `docs/architecture.md`. This module holds the version, its only source.
"""

__version__ = "0.1.0"
