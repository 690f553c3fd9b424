# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables on the local network.

Frames, handshake, server and client. Whatever arrives from a peer is untrusted until it has
been parsed here. Knows sessions, never widgets.
"""
