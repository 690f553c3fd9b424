# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of the program.

Word lists, variant files, saved games: found, checked, loaded and written safely. The only
package below the session that touches the disk; it imports no Qt.
"""
