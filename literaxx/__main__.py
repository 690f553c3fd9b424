# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m literaxx` is the command `literaxx`."""

from literaxx.cli import main

raise SystemExit(main())
