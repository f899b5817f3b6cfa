"""A WebSocket's beginning as it goes over the wire, for clients that then do not behave."""

from __future__ import annotations

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: copse\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
EMPTY_HELLO = b"\x81\x82\x00\x00\x00\x00{}"  # a masked frame
