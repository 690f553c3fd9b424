# SPDX-License-Identifier: GPL-3.0-or-later
"""The one place where everything is put together.

Settings, translators, theme and the window are created here and handed to each other by
constructor. Nothing else may import this package but the command line's front door.
"""
