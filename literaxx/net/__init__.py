# SPDX-License-Identifier: GPL-3.0-or-later
"""The local network: tables that are offered, found, joined and come back to.

The host's session is the only truth; what goes out is redacted for each connection. `wire`,
`messages`, `names`, `codes` and `lobby` know no Qt; `link`, `server` and `client` move their
messages over QtNetwork. No widgets. `docs/protocol.md` describes what is on the wire.
"""
